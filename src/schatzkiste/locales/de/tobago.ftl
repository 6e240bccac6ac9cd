# Tobago: the words of its rules, for page, log, terminal and screen reader.

tobago-title = Tobago
tobago-about = Findet Hinweis für Hinweis heraus, wo die Schätze liegen, fahrt um die Wette hin und teilt das Gold.
tobago-goal = Findet Hinweis für Hinweis heraus, wo die Schätze liegen, fahrt hin und teilt das Gold. Wer das meiste Gold hat, gewinnt.

## Options

tobago-option-rules = Regeln
tobago-option-rules-about = Mit den Regeln für Erfahrene verdoppeln und tauschen Amulette auch Windrosen.
tobago-option-rules-standard = Grundregeln
tobago-option-rules-advanced = Für Erfahrene
tobago-option-island = Insel
tobago-option-island-about = Wie die drei Teile der Insel liegen und welche Seite oben ist.
tobago-option-island-random = Ausgelost
tobago-option-island-ABC-1 = Insel ABC-1
tobago-option-island-ABC-2 = Insel ABC-2
tobago-option-island-ACB-1 = Insel ACB-1
tobago-option-island-ACB-2 = Insel ACB-2
tobago-option-island-ABc-1 = Insel ABc-1
tobago-option-island-ABc-2 = Insel ABc-2
tobago-option-island-AcB-1 = Insel AcB-1
tobago-option-island-AcB-2 = Insel AcB-2
tobago-option-island-AbC-1 = Insel AbC-1
tobago-option-island-AbC-2 = Insel AbC-2
tobago-option-island-ACb-1 = Insel ACb-1
tobago-option-island-ACb-2 = Insel ACb-2
tobago-option-island-Abc-1 = Insel Abc-1
tobago-option-island-Abc-2 = Insel Abc-2
tobago-option-island-Acb-1 = Insel Acb-1
tobago-option-island-Acb-2 = Insel Acb-2
tobago-option-island-aBC-1 = Insel aBC-1
tobago-option-island-aBC-2 = Insel aBC-2
tobago-option-island-aCB-1 = Insel aCB-1
tobago-option-island-aCB-2 = Insel aCB-2
tobago-option-island-aBc-1 = Insel aBc-1
tobago-option-island-aBc-2 = Insel aBc-2
tobago-option-island-acB-1 = Insel acB-1
tobago-option-island-acB-2 = Insel acB-2
tobago-option-island-abC-1 = Insel abC-1
tobago-option-island-abC-2 = Insel abC-2
tobago-option-island-aCb-1 = Insel aCb-1
tobago-option-island-aCb-2 = Insel aCb-2
tobago-option-island-abc-1 = Insel abc-1
tobago-option-island-abc-2 = Insel abc-2
tobago-option-island-acb-1 = Insel acb-1
tobago-option-island-acb-2 = Insel acb-2
tobago-option-memory = Gedächtnis
tobago-option-memory-about = Wie gedruckt vergisst das Logbuch, was andere nahmen, sobald der nächste Schatz gehoben wird.
tobago-option-memory-printed = Wie gedruckt
tobago-option-memory-open = Alles behalten

## Actions

tobago-action-vehicle = Den Wagen auf { $space } stellen
tobago-action-lay = Hinweis { $clue } auf den { tobago-path.oblique } Pfad legen
tobago-action-drive = Nach { $space } fahren
tobago-action-stop = Anhalten
tobago-action-raise = Den { tobago-path.oblique } Schatz heben
tobago-action-accept = Die Karte nehmen
tobago-action-decline = Die Karte ablehnen
tobago-action-remove = Amulett einsetzen: den { tobago-path.oblique } Marker auf { $space } entfernen
tobago-action-extra-clue = Amulett einsetzen: Extrahinweis
tobago-action-extra-drive = Amulett einsetzen: Extrafahrt
tobago-action-exchange = Alle deine Hinweise tauschen
tobago-action-double = Amulett einsetzen: eine zweite Rose auf Hinweis { $clue } legen
tobago-action-swap-roses = Amulett einsetzen: die Rose auf Hinweis { $clue } tauschen
tobago-action-with = Mit der Rose auf Hinweis { $clue } tauschen
tobago-action-end = Den Zug beenden

## Events

tobago-event-vehicle-placed = { $you ->
        [yes] Du stellst deinen Wagen auf { $space }
       *[no] { $seat } stellt den Wagen auf { $space }
    }
tobago-event-clue-laid = { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } „{ tobago-clue }“ auf den { tobago-path.oblique } Pfad: { $before } → { $after }
tobago-event-clue-drawn = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } Hinweis { $clue }: { tobago-clue }
tobago-event-clues-shuffled = Die abgelegten Hinweise werden zum neuen Stapel gemischt
tobago-event-hand-exchanged = { $paid ->
        [yes] { $you ->
            [yes] Du setzt ein Amulett ein und tauschst deine Hinweise { $clues } gegen neue
           *[no] { $seat } setzt ein Amulett ein und tauscht die Hinweise { $clues } gegen neue
        }
       *[no] { $you ->
            [yes] Statt einer Aktion tauschst du deine Hinweise { $clues } gegen neue
           *[no] Statt einer Aktion tauscht { $seat } die Hinweise { $clues } gegen neue
        }
    }
tobago-event-treasure-located = Der { tobago-path.nominative } Schatz ist gefunden: Er liegt auf { $space }
tobago-event-leg-driven = { $you ->
        [yes] Du fährst nach { $space } (Etappe { $leg })
       *[no] { $seat } fährt nach { $space } (Etappe { $leg })
    }
tobago-event-drive-ended = { $legs ->
        [0] { $you ->
            [yes] Du bleibst, wo du bist
           *[no] { $seat } bleibt stehen
        }
       *[other] { $you ->
            [yes] Du hältst an
           *[no] { $seat } hält an
        }
    }
tobago-event-amulet-taken = { $you ->
        [yes] Du nimmst das Amulett auf { $space }
       *[no] { $seat } nimmt das Amulett auf { $space }
    }
tobago-event-marker-removed = { $you ->
        [yes] Du setzt ein Amulett ein und entfernst
       *[no] { $seat } setzt ein Amulett ein und entfernt
    } den { tobago-path.oblique } Marker auf { $space }. Mögliche Felder: { $left }
tobago-event-extra-clue-bought = { $you ->
        [yes] Du setzt ein Amulett für einen Extrahinweis ein
       *[no] { $seat } setzt ein Amulett für einen Extrahinweis ein
    }
tobago-event-extra-drive-bought = { $you ->
        [yes] Du setzt ein Amulett für eine Extrafahrt ein
       *[no] { $seat } setzt ein Amulett für eine Extrafahrt ein
    }
tobago-event-rose-doubled = { $you ->
        [yes] Du setzt ein Amulett ein und legst
       *[no] { $seat } setzt ein Amulett ein und legt
    } eine zweite Rose auf Hinweis { $clue } auf dem { tobago-path.oblique } Pfad
tobago-event-swap-paid = { $you ->
        [yes] Du setzt ein Amulett ein, um zwei Rosen zu tauschen
       *[no] { $seat } setzt ein Amulett ein, um zwei Rosen zu tauschen
    }
tobago-event-roses-swapped = { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } die Rosen der Hinweise { $clue } und { $with_clue } auf dem { tobago-path.oblique } Pfad
tobago-event-treasure-raised = { $you ->
        [yes] Du hebst
       *[no] { $seat } hebt
    } den { tobago-path.oblique } Schatz auf { $space }: { $cards } Goldkarten
tobago-event-gold-seen = { $you ->
        [yes] Du ziehst heimlich
       *[no] { $seat } zieht heimlich
    } { $value ->
        [0] einen Fluch
       *[other] Gold { $value }
    }
tobago-event-gold-shuffled = Das abgelegte Gold wird gemischt und ersetzt die fehlenden Karten
tobago-event-stack-ran-out = Der Goldstapel ist leer: Dieser Schatz ist der letzte
tobago-event-gold-turned-up = Gold { $value } wird aufgedeckt
tobago-event-gold-taken = { $you ->
        [yes] Du nimmst Gold { $value }
       *[no] { $seat } nimmt Gold { $value }
    }
tobago-event-gold-declined = { $you ->
        [yes] Du lehnst Gold { $value } ab
       *[no] { $seat } lehnt Gold { $value } ab
    }
tobago-event-gold-discarded = Niemand will Gold { $value }
tobago-event-gold-left-over = Eine Karte bleibt übrig und wird ungesehen abgelegt
tobago-event-curse-struck = Auf dem { tobago-path.oblique } Schatz liegt ein Fluch! { $undealt ->
        [0] Er war die letzte Karte
        [one] Eine Karte wird nicht mehr verteilt
       *[other] { $undealt } Karten werden nicht mehr verteilt
    }
tobago-event-second-curse-gone = Der andere Fluch war darunter und kommt ohne Wirkung aus dem Spiel
tobago-event-amulet-protected = { $you ->
        [yes] Du wehrst den Fluch mit einem Amulett ab
       *[no] { $seat } wehrt den Fluch mit einem Amulett ab
    }
tobago-event-gold-lost = { $you ->
        [yes] Du verlierst Gold { $value } an den Fluch
       *[no] { $seat } verliert Gold { $value } an den Fluch
    }
tobago-event-curse-spared = { $you ->
        [yes] Du hast nichts, was der Fluch nehmen könnte
       *[no] { $seat } hat nichts, was der Fluch nehmen könnte
    }
tobago-event-amulet-washed-up = Auf { $space } wird ein Amulett angespült
tobago-event-statues-turned = Die Statuen drehen sich
tobago-event-turn-ended = { $you ->
        [yes] Dein Zug ist zu Ende
       *[no] { $seat } beendet den Zug
    }
tobago-event-last-treasure-shared = Der letzte Schatz ist geteilt: Das Spiel ist zu Ende, zählt euer Gold
tobago-event-nothing-happened = { $rounds } Runden ohne Hinweis, ohne entfernten Marker, ohne Schatz: Das Spiel ist zu Ende, zählt euer Gold

## Why not

tobago-refusal-no-land = { $space } liegt im Meer: Wähle ein Feld der Insel.
tobago-refusal-not-the-drawn-clue = Lege zuerst Hinweis { $clue }, der für dich gezogen wurde.
tobago-refusal-path-begun = Der { tobago-path.nominative } Pfad hat schon seinen ersten Hinweis: Wähle einen leeren.
tobago-refusal-action-done = Deine Aktion hast du in diesem Zug schon ausgeführt: Dir bleiben Amulette und Schätze unter deinem Wagen, oder du beendest den Zug.
tobago-refusal-drive-under-way = Du bist auf Fahrt: Fahre weiter oder halte zuerst an.
tobago-refusal-clue-not-in-hand = Hinweis { $clue } hast du nicht auf der Hand.
tobago-refusal-no-rose = Du hast keine Windrose mehr: Warte, bis eine von einem Schatz zurückkommt.
tobago-refusal-path-located = Der { tobago-path.nominative } Schatz ist schon gefunden: Dort kommt kein Hinweis mehr hin.
tobago-refusal-clue-contradicts = Hinweis { $clue } widerspricht Hinweis { $against } auf dem { tobago-path.oblique } Pfad: Beide zugleich können nicht stimmen.
tobago-refusal-clue-leaves-nothing = Hinweis { $clue } ließe kein Feld für den { tobago-path.oblique } Schatz übrig, und irgendwo muss er liegen.
tobago-refusal-clue-rules-nothing-out = Hinweis { $clue } schließt auf dem { tobago-path.oblique } Pfad nichts mehr aus: Alle übrigen Felder passen schon dazu.
tobago-refusal-no-clue-fits = Keiner deiner Hinweise passt auf einen Pfad: Du könntest sie stattdessen tauschen.
tobago-refusal-no-amulet = Das kostet ein Amulett, und du hast keins: Hol dir eins an der Küste.
tobago-refusal-exchange-needs-amulet = Ohne Amulett kannst du nur statt deiner Aktion tauschen, und nicht während einer Fahrt.
tobago-refusal-leg-goes-nowhere = Da bist du schon: Eine Etappe endet auf einem anderen Feld.
tobago-refusal-too-far = { $space } ist zu weit weg: Eine Etappe führt durch eine Region oder einen Schritt in die nächste.
tobago-refusal-no-drive-under-way = Du bist gerade nicht auf Fahrt.
tobago-refusal-finish-drive-first = Eine Extrafahrt beginnt vor oder nach einer anderen Fahrt: Halte zuerst an.
tobago-refusal-not-located = Der { tobago-path.nominative } Schatz ist noch nicht gefunden: Mehr als ein Feld ist möglich.
tobago-refusal-vehicle-elsewhere = Dein Wagen steht nicht auf dem { tobago-path.oblique } Schatz: Fahre zuerst hin.
tobago-refusal-no-markers-yet = Auf der Insel liegen noch keine { tobago-path.oblique } Marker: Noch sind zu viele Felder möglich.
tobago-refusal-no-marker-there = Auf { $space } liegt kein { tobago-path.strong } Marker.
tobago-refusal-last-marker-stays = Der letzte { tobago-path.nominative } Marker muss bleiben: Dort liegt der Schatz.
tobago-refusal-open-this-path = Beginne den neuen { tobago-path.oblique } Pfad: Sein Schatz wurde gerade gehoben.
tobago-refusal-advanced-only = Das gehört zu den Regeln für Erfahrene, und mit denen spielt ihr nicht.
tobago-refusal-clue-not-on-path = Hinweis { $clue } liegt auf keinem Pfad.
tobago-refusal-roses-settled = Der { tobago-path.nominative } Schatz ist gefunden: Seine Rosen bleiben, wie sie sind.
tobago-refusal-rose-not-yours = Die Rose auf Hinweis { $clue } gehört nicht dir: Wähle einen Hinweis mit deiner Rose.
tobago-refusal-rose-doubled = Auf Hinweis { $clue } liegen schon zwei deiner Rosen, und mehr dürfen es nicht sein.
tobago-refusal-nothing-to-swap = Auf dem { tobago-path.oblique } Pfad kann keine Rose mit der auf Hinweis { $clue } den Platz tauschen: Sie muss jemand anderem gehören, und eine Doppelrose tauscht nur mit einer Doppelrose.
tobago-refusal-swap-within-path = Getauscht wird auf demselben Pfad: Wähle einen anderen Hinweis auf dem { tobago-path.oblique } Pfad.
tobago-refusal-same-players-rose = Beide Rosen gehören derselben Person: Wähle eine von jemand anderem.
tobago-refusal-double-for-double = Eine Doppelrose tauscht nur mit einer Doppelrose und eine einzelne Rose nur mit einer einzelnen.
tobago-refusal-stop-first = Du bist noch auf Fahrt: Halte zuerst an.
tobago-refusal-action-missing = Führe zuerst deine Aktion aus: Lege einen Hinweis, fahre (du darfst auch gleich anhalten) oder tausche.

## Hints

tobago-hint-gold = Das bringt dir am meisten Gold.
tobago-hint-look-gold = An welches Gold kommst du noch heran?
tobago-hint-roses = So liegen deine Rosen dort, wo bald ein Schatz gehoben wird.
tobago-hint-look-roses = Welcher Schatz wird bald gehoben, und wie viele seiner Rosen sind deine?
tobago-hint-raising = So bist du zuerst bei einem gefundenen Schatz, und wer ihn hebt, hat eine Rose mehr.
tobago-hint-look-raising = Wie weit ist es von deinem Wagen zu einem gefundenen Schatz?
tobago-hint-nearness = So bleiben Marker in der Nähe deines Wagens.
tobago-hint-look-nearness = Wo können die Schätze noch liegen, und wer ist in der Nähe?
tobago-hint-amulets = Amulette sind mehr wert, als man denkt: Sie schützen vor Flüchen und bezahlen zusätzliche Züge.
tobago-hint-look-amulets = Was sind deine Amulette wert, und wo liegt noch eins?
tobago-hint-gain = Das bringt dich rund { $gain } Gold weiter nach vorn als das Zweitbeste.
