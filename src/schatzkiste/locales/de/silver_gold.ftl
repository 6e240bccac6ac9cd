# Silver & Gold: the words of its rules, for page, log, terminal and screen reader.

silver_gold-title = Silver & Gold
silver_gold-about = Dasselbe Muster für alle: Markiere es auf deinen Schatzinseln und fülle die wertvollsten.
silver_gold-goal = Alle markieren dasselbe Muster auf ihren eigenen Schatzinseln. Wer die wertvollsten füllt, gewinnt.

## Options

silver_gold-option-marking = Markieren
silver_gold-option-marking-about = Verdeckt zeigt ihr erst, was ihr markiert habt, wenn alle fertig sind; offen sofort.
silver_gold-option-marking-hidden = Verdeckt
silver_gold-option-marking-open = Offen
silver_gold-option-tracker = Merkhilfe für Expeditionen
silver_gold-option-tracker-about = Lässt benutzte Expeditionskarten sichtbar. Nach den gedruckten Regeln merkt ihr sie euch selbst.
silver_gold-option-tracker-off = Aus
silver_gold-option-tracker-on = An

## Actions

silver_gold-action-keep = Karten { $pair } behalten
silver_gold-action-mark = Das Muster auf Karte { $card } markieren: { $cells }
silver_gold-action-field = Nur das Feld { $cell } auf Karte { $card } markieren
silver_gold-action-cross = { $cell } auf Karte { $card } für ein Kreuz markieren
silver_gold-action-done = Bestätigen, was du markiert hast
silver_gold-action-take = Karte { $place } aus der Auslage nehmen
silver_gold-action-draw = Die oberste Karte vom Stapel nehmen

## Events

silver_gold-event-pair-chosen = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } zwei Karten ausgesucht
silver_gold-event-card-kept = { $you ->
        [yes] Du behältst
       *[no] { $seat } behält
    } die { silver_gold-colour } Karte mit { $points } Feldern
silver_gold-event-round-began = Runde { $round } beginnt
silver_gold-event-expedition-turned = { $you ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } eine Expeditionskarte auf: { silver_gold-pattern }
silver_gold-event-seat-idle = { $you ->
        [yes] Du hast kein freies Feld mehr und markierst
       *[no] { $seat } hat kein freies Feld mehr und markiert
    } nichts
silver_gold-event-marking-done = { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } mit dem Markieren fertig
silver_gold-event-pattern-marked = { $you ->
        [yes] Du markierst
       *[no] { $seat } markiert
    } das Muster auf der { silver_gold-colour.dative } Karte
silver_gold-event-field-marked = { $you ->
        [yes] Du markierst
       *[no] { $seat } markiert
    } ein einzelnes Feld auf der { silver_gold-colour.dative } Karte: { $cell }
silver_gold-event-cross-placed = { $you ->
        [yes] Du markierst
       *[no] { $seat } markiert
    } { $cell } auf der { silver_gold-colour.dative } Karte für ein Kreuz
silver_gold-event-coins-crossed = { $you ->
        [yes] Du kreuzt
       *[no] { $seat } kreuzt
    } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } an und { $you ->
        [yes] hast
       *[no] hat
    } jetzt { $total } von 12
silver_gold-event-palm-scored = { $you ->
        [yes] Du wertest
       *[no] { $seat } wertet
    } eine Palme: +{ $points }
silver_gold-event-row-filled = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } Münzreihe { $row } gefüllt
silver_gold-event-card-completed = { $you ->
        [yes] Du machst
       *[no] { $seat } macht
    } die { silver_gold-colour } Karte fertig: +{ $points }
silver_gold-event-trophy-won = { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } einen Pokal für Münzreihe { $row }: +{ $points }
silver_gold-event-trophy-missed = { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } keinen Pokal für Münzreihe { $row }: Es ist keiner mehr da
silver_gold-event-card-taken = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } die { silver_gold-colour } Karte mit { $points } Feldern aus der Auslage
silver_gold-event-card-drawn = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } eine { silver_gold-colour } Karte mit { $points } Feldern vom Stapel
silver_gold-event-no-card-left = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } mit weniger Karten weiter: Stapel und Auslage sind leer
silver_gold-event-card-turned-up = Neu in der Auslage: eine { silver_gold-colour } Karte mit { $points } Feldern
silver_gold-event-card-put-under = Die älteste Karte der Auslage kommt unter den Stapel: { silver_gold-colour.noun }, { $points } Felder
silver_gold-event-trophy-lost = Der höchste übrige Pokal geht verloren: { $points }
silver_gold-event-round-ended = Runde { $round } ist zu Ende
silver_gold-event-sheet-added = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }: Münzen { $coins }, Pokale { $trophies }, Palmen { $palms }, Karten { $cards }, Siegel { $seals }
silver_gold-event-solo-rated = { silver_gold-points }: { $rating ->
        [castaway] schiffbrüchig
        [deckhand] Schiffsjunge
        [sailor] Matrose
        [navigator] Navigator
        [captain] Kapitän
       *[legend] Legende der sieben Meere
    }

## Why not

silver_gold-refusal-pattern-not-split = Ein Muster liegt immer nur auf einer Karte: Du hast es auf Karte { $card } markiert. Nimm es zurück, wenn du es lieber hier markieren willst.
silver_gold-refusal-marked-this-turn = In diesem Zug hast du schon markiert: Bestätige es oder nimm es zuerst zurück.
silver_gold-refusal-cross-is-duty = Du hast { $crosses ->
        [one] ein Kreuz überdeckt: Markiere zuerst noch ein freies Feld
       *[other] Kreuze überdeckt: Markiere zuerst noch { $crosses } freie Felder
    } auf deinen Karten, ganz gleich wo.
silver_gold-refusal-not-the-pattern = Das ist nicht das Muster dieses Zuges: Markiere { silver_gold-pattern.definite }, gedreht oder gespiegelt, wie du magst, oder ein einzelnes Feld.
silver_gold-refusal-no-card-there = Eine Karte { $card } hast du nicht mehr.
silver_gold-refusal-off-island = Bei { $cell } ist Meer: Markieren kannst du nur Felder der Insel. Verschiebe, drehe oder spiegle das Muster.
silver_gold-refusal-field-marked = Das Feld { $cell } ist schon markiert: Suche dir freie Felder.
silver_gold-refusal-no-cross-to-place = Gerade verlangt kein Kreuz ein weiteres Feld: Markiere das Muster oder ein einzelnes Feld, oder bestätige.
silver_gold-refusal-nothing-marked = Gar nichts markieren geht nicht: Markiere zuerst das Muster oder ein einzelnes Feld.
silver_gold-refusal-display-shorter = In der Auslage gibt es keine Karte { $place }: { $cards ->
        [0] Sie ist leer, also nimm die oberste Karte vom Stapel.
        [one] Dort liegt nur noch eine Karte.
       *[other] Dort liegen nur noch { $cards } Karten.
    }
silver_gold-refusal-deck-empty = Der Stapel ist leer: Nimm eine Karte aus der Auslage.

## Hints

silver_gold-hint-cards = So hast du eher Karten fertig.
silver_gold-hint-look-cards = Welche deiner Karten kannst du bald fertigstellen?
silver_gold-hint-seals = Das passt gut zu deinen Siegeln.
silver_gold-hint-look-seals = Welche Farben belohnen deine Siegel?
silver_gold-hint-coins = Das bringt Münzen, und damit eher einen Pokal.
silver_gold-hint-look-coins = Wo kannst du Münzen markieren?
silver_gold-hint-trophies = So erreichst du den nächsten Pokal, solange er noch viel wert ist.
silver_gold-hint-look-trophies = Wie weit ist es zum nächsten Pokal, für dich und für die anderen?
silver_gold-hint-palms = Das bringt Palmen, und es liegen viele offen.
silver_gold-hint-look-palms = Wo kannst du Palmen markieren, und wie viele liegen in der Auslage?
silver_gold-hint-islands = So bleiben Felder frei, auf die kommende Muster passen.
silver_gold-hint-look-islands = Welche Muster kommen noch, und wo würden sie passen?
silver_gold-hint-turns = So verlierst du am wenigsten Zeit.
silver_gold-hint-look-turns = Wie viele Züge bleiben, und was kann noch fertig werden?
silver_gold-hint-gain = Das bringt dich rund { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    } weiter nach vorn als das Zweitbeste.
