# The table of Tobago on the page.

## Clues

tobago-table-clue-unfit = { $clue }, passt zurzeit auf keinen Pfad
tobago-table-hand = Deine Hinweise
tobago-table-hand-empty = Stehen alle Wagen, ziehen und legen alle einen Hinweis. Danach ziehst du deine Hand.
tobago-table-picked = gewählt
tobago-table-drawn = gezogen

## The island

tobago-table-island = Insel
tobago-table-largest = { $terrain ->
        [jungle] größter Dschungel
        [mountains] größtes Gebirge
        [scrubland] größtes Buschland
        [beach] größter Strand
        [river] größter Fluss
       *[lake] größter See
    }
tobago-table-largest-all = Größte Regionen zeigen
tobago-table-hut = Hütte
tobago-table-palm = Palme
tobago-table-statue = Statue, schaut nach { $shore }
tobago-table-amulet = Amulett
tobago-table-vehicle = { $you ->
        [yes] dein Wagen
       *[no] Wagen von { $seat }
    }
tobago-table-marker = { tobago-path.strong } Marker
tobago-table-treasure-here = { tobago-path.strong } Schatz
tobago-table-legs = { $legs ->
        [one] eine Etappe entfernt
       *[other] { $legs } Etappen entfernt
    }
tobago-table-nearer = Näher
tobago-table-farther = Weiter weg
tobago-table-whole = Ganze Insel
tobago-table-signs = Zeichen
tobago-table-sign-hut = { tobago-table-hut }
tobago-table-sign-palm = { tobago-table-palm }
tobago-table-sign-statue = Statue
tobago-table-sign-marker = möglicher Platz für den Schatz
tobago-table-sign-treasure = gefundener Schatz
tobago-table-sign-amulet = Amulett zum Aufnehmen
tobago-table-sign-stays = bleibt möglich
tobago-table-sign-goes = fällt weg
tobago-table-sign-region = größte Region
tobago-table-sign-gaze = Blick der Statue
tobago-table-sign-leg-1 = 1 Etappe
tobago-table-sign-leg-2 = 2 Etappen
tobago-table-sign-leg-3 = 3 Etappen
tobago-table-sign-road = deine Fahrt

## Paths

tobago-table-paths = Schatzpfade
tobago-table-paths-tab = Pfade
tobago-table-paths-note = Gold wird von unten geteilt
tobago-table-path-label = { tobago-path }: { $shown }, { $clues ->
        [0] noch kein Hinweis
        [one] ein Hinweis
       *[other] { $clues } Hinweise
    }{ $verdict ->
        [fits] , dein Hinweis lässt { $stays } übrig
        [refused] , dein Hinweis passt hier nicht
       *[other] { "" }
    }
tobago-table-possible = { $count ->
        [one] Feld
       *[other] Felder
    }
tobago-table-goes = { $count ->
        [one] eins fällt weg
       *[other] { $count } fallen weg
    }
tobago-table-lay-here = hier anlegen
tobago-table-begin-here = hier beginnen
tobago-table-refused = passt nicht
tobago-table-refused-short = gesperrt
tobago-table-located = gefunden
tobago-table-laid = { $clue }, Rose: { $seat }

## Players and gold

tobago-table-crew = Mitspieler
tobago-table-log = Logbuch
tobago-table-facts = { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    } · Insel { $island }{ $rules ->
        [advanced] { " " }· für Erfahrene
       *[standard] { "" }
    }
tobago-table-roses = { $count ->
        [0] keine Rose
        [one] eine Rose
       *[other] { $count } Rosen
    }
tobago-table-amulets = Amulette
tobago-table-gold-cards = Goldkarten
tobago-table-own-gold = Dein Gold, nur für dich: { $gold }
tobago-table-gold-stack = { $count ->
        [one] Eine Goldkarte
       *[other] { $count } Goldkarten
    }
tobago-table-safe = { $count ->
        [one] Die oberste ist kein Fluch.
       *[other] Die ersten { $count } sind keine Flüche.
    }
tobago-table-curses-left = { $count ->
        [0] Kein Fluch mehr im Spiel.
        [one] Ein Fluch ist noch im Spiel.
       *[other] { $count } Flüche sind noch im Spiel.
    }
tobago-table-last-treasure = Der letzte Schatz wird geteilt.

## Sharing

tobago-table-treasure = Der { tobago-path.nominative } Schatz
tobago-table-card-number = Karte { $number } von { $cards }
tobago-table-card-down = verdeckte Karte
tobago-table-cards-down = { $count } verdeckt
tobago-table-card-now = jetzt
tobago-table-card-discarded = niemand
tobago-table-order = Reihenfolge
tobago-table-order-note = Gefragt wird von unten nach oben.
tobago-table-rose-took = nahm die { $value }
tobago-table-rose-raiser = fürs Heben
tobago-table-rose-asked = jetzt gefragt
tobago-table-offer-you = Gold { $value } wird dir angeboten. Nimmst du die Karte?
tobago-table-offer-other = Gold { $value } wird { $seat } angeboten.
tobago-table-accept = Nehmen
tobago-table-accept-text = Diese Rose kommt zurück
tobago-table-decline = Ablehnen
tobago-table-decline-text = { $after ->
        [you] Deine nächste Rose wird gefragt
        [other] Die nächste Rose wird gefragt
       *[nobody] Die Karte wird abgelegt
    }
tobago-table-known = Du hast gesehen
tobago-table-known-note = { $count ->
        [0] Keine deiner Karten liegt noch verdeckt.
        [one] Diese Karte liegt noch verdeckt.
       *[other] Diese { $count } liegen noch verdeckt.
    }
tobago-table-risk = Fluchgefahr
tobago-table-risk-text = { $curses ->
        [0] { $cards ->
            [0] Du kennst alle Karten, die noch verdeckt liegen.
            [1] Die Karte, die du nicht kennst, ist kein Fluch.
           *[other] Unter den Karten, die du nicht kennst, ist kein Fluch.
        }
        [one] { $cards ->
            [1] Die Karte, die du nicht kennst, kann ein Fluch sein.
           *[other] Höchstens eine der { $cards } Karten, die du nicht kennst, ist ein Fluch.
        }
       *[other] { $cards ->
            [2] Beide Karten, die du nicht kennst, können Flüche sein.
           *[other] Bis zu { $curses } der { $cards } Karten, die du nicht kennst, können Flüche sein.
        }
    }
tobago-table-risk-none-left = Keine Karte liegt mehr verdeckt.
tobago-table-risk-loss = Wer noch eine Rose auf dem Pfad hat, verliert ein Amulett oder, ohne Amulett, die wertvollste Goldkarte.
tobago-table-opener = { $you ->
        [yes] Wer die letzte Goldkarte nimmt, öffnet den Pfad neu. Zurzeit wärst du das.
       *[no] Wer die letzte Goldkarte nimmt, öffnet den Pfad neu. Zurzeit wäre das { $seat }.
    }

## Things to do

tobago-table-deeds = Was du tun kannst
tobago-table-deed-clue = Hinweis
tobago-table-deed-drive = Fahren
tobago-table-deed-raise = Heben
tobago-table-deed-spend = Amulett
tobago-table-deed-exchange = Tauschen
tobago-table-deed-remove = Marker weg
tobago-table-deed-extra-clue = Hinweis
tobago-table-deed-extra-drive = Fahrt
tobago-table-deed-double = Zweite Rose
tobago-table-deed-swap-roses = Rosen tauschen
tobago-table-do-lay = Anlegen
tobago-table-do-vehicle = Aufstellen
tobago-table-do-drive = Fahren
tobago-table-do-stop = Anhalten
tobago-table-do-stay = Bleiben
tobago-table-do-raise = Schatz heben
tobago-table-do-remove = Entfernen
tobago-table-do-extra-clue = Extrahinweis
tobago-table-do-extra-drive = Extrafahrt
tobago-table-do-exchange = Tauschen
tobago-table-do-end = Zug beenden

## What to do now

tobago-table-now-vehicle = Stell deinen Wagen auf
tobago-table-now-vehicle-text = Jedes Feld der Insel ist erlaubt. Von der Mitte aus ist kein Schatz weit.
tobago-table-now-first-clue = Dein erster Hinweis
tobago-table-now-first-clue-text = Leg ihn auf einen leeren Pfad. Deine Windrose kommt dazu: Jede Rose bringt dir einen Anteil an diesem Schatz.
tobago-table-now-begin = Du bist am Zug
tobago-table-now-begin-text = Wähle einen deiner Hinweise und leg ihn auf einen Pfad, oder fahr mit deinem Wagen.
tobago-table-now-extra-clue = Leg noch einen Hinweis
tobago-table-now-extra-clue-text = Das Amulett ist eingesetzt: Wähle Hinweis und Pfad.
tobago-table-now-opening = Öffne den Pfad neu
tobago-table-now-opening-text = Wähle einen Hinweis: Er beginnt den neuen { tobago-path.oblique } Pfad.
tobago-table-now-with = Mit welcher Rose tauschen?
tobago-table-now-with-text = Wähle die zweite Rose auf demselben Pfad.
tobago-table-now-share = Nimmst du die Karte?
tobago-table-now-share-text = { $more ->
        [yes] Gold { $value } für diese Rose, oder du hoffst auf eine bessere Karte.
       *[no] Gold { $value } für diese Rose. Es ist die letzte Karte.
    }
tobago-table-now-drive = Fahr los
tobago-table-now-drive-text = { $legs ->
        [one] Eine Etappe: beliebig weit in einer Region oder ein Schritt in die nächste.
       *[other] Bis zu { $legs } Etappen: jede in einer Region oder ein Schritt in die nächste.
    }
tobago-table-now-drive-on = Weiterfahren?
tobago-table-now-drive-on-text = { $legs ->
        [one] Noch eine Etappe. Oder halte an.
       *[other] Noch { $legs } Etappen. Oder halte an.
    }
tobago-table-now-route = Dorthin fahren?
tobago-table-now-route-text = { $space } ist { $legs ->
        [one] eine Etappe entfernt.
       *[other] { $legs } Etappen entfernt.
    }
tobago-table-now-rest = Noch etwas?
tobago-table-now-rest-text = { $paid ->
        [yes] Setz ein Amulett ein oder beende den Zug.
       *[no] Heb den Schatz oder beende den Zug.
    }
tobago-table-now-spend = Amulett einsetzen
tobago-table-now-spend-text = Wofür setzt du es ein?
tobago-table-now-remove = Welcher Marker soll weg?
tobago-table-now-remove-text = Wähle einen Marker auf der Insel. Bei mehreren Farben wähle zuerst den Pfad.
tobago-table-now-double = Welche Rose verdoppeln?
tobago-table-now-double-text = Wähle einen Hinweis mit deiner Rose: Sie zählt dann zweimal.
tobago-table-now-swap-roses = Welche Rosen tauschen?
tobago-table-now-swap-roses-text = Wähle die erste von zwei Rosen auf einem Pfad.
tobago-table-now-pick-raise = Schatz heben?
tobago-table-now-pick-raise-text = Alle ziehen Gold für ihre Rosen auf dem Pfad, dann wird geteilt.
tobago-table-now-pick-extra-clue = Extrahinweis?
tobago-table-now-pick-extra-clue-text = Für ein Amulett legst du noch einen Hinweis.
tobago-table-now-pick-extra-drive = Extrafahrt?
tobago-table-now-pick-extra-drive-text = Für ein Amulett fährst du noch einmal, ohne Amulette aufzunehmen.
tobago-table-now-pick-exchange = Alle Hinweise tauschen?
tobago-table-now-pick-exchange-text = { $paid ->
        [yes] Das kostet ein Amulett. Deine Hinweise gehen offen auf die Ablage.
       *[no] Das ist deine Aktion. Deine Hinweise gehen offen auf die Ablage.
    }
tobago-table-now-path = Wähle einen Pfad. Die Zahlen zeigen, wie viele Felder übrig bleiben.
tobago-table-now-no-clue = Du kannst gerade keinen Hinweis legen: Fahr mit deinem Wagen, oder tu etwas anderes.
tobago-table-now-unfit = Dieser Hinweis passt auf keinen Pfad. Wähle einen anderen, oder tu etwas anderes.
tobago-table-now-stays = Auf { tobago-path } { $count ->
        [one] bleibt ein Feld: Der Schatz ist gefunden.
       *[other] bleiben { $count } Felder.
    }
tobago-table-now-refused = Auf { tobago-path } passt dieser Hinweis nicht.
tobago-table-now-raisable = { $paths ->
        [one] Unter deinem Wagen liegt ein Schatz: Heb ihn!
       *[other] Unter deinem Wagen liegen { $paths } Schätze: Heb sie!
    }
tobago-table-now-waiting = { $seat } ist am Zug
tobago-table-now-waiting-text = { $seat } überlegt …{ $clues ->
        [yes] { " " }Probier solange deine Hinweise auf den Pfaden aus.
       *[no] { "" }
    }
tobago-table-now-waiting-share = Ein Schatz wird geteilt
tobago-table-now-waiting-share-text = { $seat } entscheidet über Gold { $value }.
tobago-table-now-over = { page-winners }
tobago-table-now-over-text = Die Schätze sind geteilt, das Gold ist gezählt.

## What things are good for

tobago-table-purse = Deine Amulette: { $amulets }, dein Gold: { $gold }
tobago-table-amulets-of = { $count ->
        [0] kein Amulett
        [one] ein Amulett
       *[other] { $count } Amulette
    }
tobago-table-about-clue = Leg einen Hinweis auf einen Pfad: Er schließt Felder aus, und deine Rose darauf bringt einen Anteil am Schatz.
tobago-table-about-drive = Fahr bis zu drei Etappen: jede beliebig weit in einer Region oder einen Schritt in die nächste.
tobago-table-about-raise = Heb einen gefundenen Schatz, auf dem dein Wagen steht. Das kostet keine Aktion; die Rosen auf dem Pfad teilen das Gold.
tobago-table-about-spend = Für ein Amulett bekommst du etwas dazu, oder es rettet deine beste Goldkarte vor einem Fluch.
tobago-table-about-exchange = Statt einer anderen Aktion: Leg alle Hinweise ab und zieh neue.
tobago-table-about-remove = Setz ein Amulett ein: Ein Marker verschwindet, dort liegt der Schatz nicht.
tobago-table-about-extra-clue = Setz ein Amulett ein: Leg noch einen Hinweis.
tobago-table-about-extra-drive = Setz ein Amulett ein: Fahr noch einmal.
tobago-table-about-double = Setz ein Amulett ein: eine zweite eigene Rose auf einem Hinweis, für einen zweiten Anteil.
tobago-table-about-swap-roses = Setz ein Amulett ein: Zwei Rosen eines Pfads tauschen die Plätze.
tobago-table-about-gold = Wird ein Schatz gehoben, kommt von hier eine Karte je Rose und eine dazu. Flüche sind darunter.
tobago-table-about-treasure = Hier liegt ein Schatz: { $paths }. Fahr hierher und heb ihn.
tobago-table-about-marker = Hier kann ein Schatz liegen: { $paths }.
tobago-table-about-amulet = Ein Amulett: Beende hier eine Etappe, und du nimmst es auf.
tobago-table-about-landmark = { $landmark ->
        [hut] Eine Hütte
        [palm] Eine Palme
       *[statue] Eine Statue
    }: Manche Hinweise sagen, ob der Schatz daneben oder in Sichtweite liegt.
tobago-table-about-gaze = Nach jedem Schatz wird dort, wo ihr Blick endet, ein Amulett angespült: auf { $shore }.
tobago-table-about-relation = { $relation ->
        [next-to] Daneben: einen Schritt entfernt.
       *[in-sight-of] In Sichtweite: einen oder zwei Schritte entfernt.
    }
tobago-table-about-largest = Das Größte: nur die eine Region mit den meisten Feldern; die Krone zeigt sie.
tobago-table-about-vehicle = { $you ->
        [yes] Dein Wagen: Drück ihn, um zu fahren.
       *[no] Der Wagen von { $seat }.
    }
tobago-table-about-crew = Windrosen, die noch auf keinem Pfad liegen, Amulette und genommene Goldkarten. Wie viel Gold sie wert sind, bleibt bis zum Ende geheim.

## What a hint advises

tobago-table-advice-lay = „{ tobago-clue }“ auf den { tobago-path.oblique } Pfad legen
tobago-table-advice-double = Amulett einsetzen: eine zweite Rose auf „{ tobago-clue }“ legen
tobago-table-advice-swap-roses = Amulett einsetzen: die Rose auf „{ tobago-clue }“ tauschen
tobago-table-advice-with = Mit der Rose auf „{ tobago-clue }“ tauschen

## The end

tobago-amount = { $points } Gold
tobago-sheet-earlier = Vorher
tobago-sheet-earlier-note = vor Beginn der Übung
tobago-sheet-treasure = { tobago-path }
tobago-sheet-raised = { $space }, gehoben von { $you ->
        [yes] dir
       *[no] { $seat }
    }
tobago-sheet-amulets = Amulette
tobago-sheet-amulets-note = eingesetzt; sie zählen nicht
tobago-sheet-sum = Gold
tobago-course-about = Gold, das bis zum Ende verdeckt lag
tobago-course-round = Runde { $round }
tobago-table-sheet-part = { $what ->
        [gold] Gold { $value }
        [lost] Fluch: Gold { $value } verloren
        [protected] Fluch: ein Amulett hielt ihn ab
       *[spared] Fluch: nichts zu verlieren
    }
