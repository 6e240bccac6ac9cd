# Die Schatzinsel: the words of its rules, for page, log, terminal and screen reader.

schatzinsel-title = Die Schatzinsel
schatzinsel-about = Legt die Karte der Insel, setzt Truhen auf die Kreuze und Wächter dazu.
schatzinsel-goal = Legt die Karte der Insel und punktet mit Kärtchen, Truhen und Wächtern am richtigen Ort. Wer die meisten Punkte hat, gewinnt.

## Options

schatzinsel-option-rules = Regeln
schatzinsel-option-rules-about = Bei John Silver ist je Zug eine Art von Aktion erlaubt, bei Jim Hawkins jede Art einmal.
schatzinsel-option-rules-silver = John Silver
schatzinsel-option-rules-hawkins = Jim Hawkins
schatzinsel-option-guards = Wächter je Truhe
schatzinsel-option-guards-about = So viele Wächter dürfen dieselbe Truhe bewachen.
schatzinsel-option-guards-one = Einer
schatzinsel-option-guards-any = Beliebig viele

## Actions

schatzinsel-action-take = Kärtchen { $tile } nehmen
schatzinsel-action-take-guard = Einen Wächter nehmen
schatzinsel-action-lay = Kärtchen { $tile } legen
schatzinsel-action-chest = Eine Truhe auf { $tile } setzen
schatzinsel-action-guard = Einen Wächter auf { $tile } setzen
schatzinsel-action-end = Den Zug beenden

## Events

schatzinsel-event-tile-taken = { $you ->
        [yes] Du nimmst Kärtchen { $tile }
       *[no] { $seat } nimmt Kärtchen { $tile }
    }
schatzinsel-event-guard-taken = { $you ->
        [yes] Du nimmst einen Wächter
       *[no] { $seat } nimmt einen Wächter
    }
schatzinsel-event-tile-laid = { $you ->
        [yes] Du legst Kärtchen { $tile }: +{ $points }
       *[no] { $seat } legt Kärtchen { $tile }: +{ $points }
    }
schatzinsel-event-chest-set = { $you ->
        [yes] Du setzt eine Truhe auf { $tile }: +{ $points }
       *[no] { $seat } setzt eine Truhe auf { $tile }: +{ $points }
    }
schatzinsel-event-guard-set = { $you ->
        [yes] Du setzt einen Wächter auf { $tile }: +{ $points }
       *[no] { $seat } setzt einen Wächter auf { $tile }: +{ $points }
    }
schatzinsel-event-seat-skipped = { $you ->
        [yes] Du kannst nichts tun und setzt aus
       *[no] { $seat } kann nichts tun und setzt aus
    }
schatzinsel-event-bonus-won = { $you ->
        [yes] Du hast nichts mehr hinter deinem Schirm: +{ $points }, und das Spiel ist zu Ende
       *[no] { $seat } hat nichts mehr hinter dem Schirm: +{ $points }, und das Spiel ist zu Ende
    }
schatzinsel-event-all-stuck = Niemand kann mehr etwas tun: Das Spiel ist zu Ende

## Why not

schatzinsel-refusal-nothing-done-yet = Passen gibt es nicht: Nimm, lege oder setze zuerst etwas.
schatzinsel-refusal-one-kind-a-turn = { $kind ->
        [lay] In diesem Zug legst du Kärtchen, so viele passen: Alles andere geht erst im nächsten Zug.
        [chest] In diesem Zug setzt du Truhen: Alles andere geht erst im nächsten Zug.
        [guard] In diesem Zug setzt du Wächter: Alles andere geht erst im nächsten Zug.
       *[other] Du hast deine Aktion schon ausgeführt: Beende den Zug.
    }
schatzinsel-refusal-kind-closed = { $kind ->
        [take] Ein Kärtchen hast du in diesem Zug schon genommen: Mach etwas anderes oder beende den Zug.
        [take-guard] Einen Wächter hast du in diesem Zug schon genommen: Mach etwas anderes oder beende den Zug.
        [lay] Mit dem Legen bist du in diesem Zug fertig: Mach etwas anderes oder beende den Zug.
        [chest] Mit den Truhen bist du in diesem Zug fertig: Mach etwas anderes oder beende den Zug.
       *[guard] Mit den Wächtern bist du in diesem Zug fertig: Mach etwas anderes oder beende den Zug.
    }
schatzinsel-refusal-tile-not-free = Kärtchen { $tile } ist nicht im Vorrat: Nimm eins, das dort liegt.
schatzinsel-refusal-no-free-guard = Im Vorrat ist kein Wächter mehr.
schatzinsel-refusal-tile-already-laid = Kärtchen { $tile } liegt schon auf dem Plan.
schatzinsel-refusal-tile-not-yours = Dorthin gehört Kärtchen { $tile }, aber es liegt nicht hinter deinem Schirm.
schatzinsel-refusal-tile-not-next-to-last = Kärtchen { $tile } berührt das eben gelegte nicht: Lege neben diesem weiter oder beende den Zug.
schatzinsel-refusal-no-chest-left = Du hast keine Truhe hinter deinem Schirm.
schatzinsel-refusal-no-cross = Kärtchen { $tile } hat kein Kreuz: Truhen kommen auf Kreuze.
schatzinsel-refusal-cross-not-laid = Kärtchen { $tile } hat ein Kreuz, aber noch niemand hat es gelegt.
schatzinsel-refusal-cross-has-chest = Auf { $tile } steht schon eine Truhe: Suche dir ein freies Kreuz.
schatzinsel-refusal-no-guard-left = Du hast keinen Wächter hinter deinem Schirm.
schatzinsel-refusal-no-chest-yet = Auf dem Plan steht noch keine Truhe: Wächter stehen neben Truhen.
schatzinsel-refusal-no-chest-to-guard = Auf { $tile } steht keine Truhe: Wächter stehen neben Truhen.
schatzinsel-refusal-chest-guarded = Die Truhe auf { $tile } hat schon ihren Wächter: Suche dir eine andere.

## Hints

schatzinsel-hint-points = So machst du die meisten Punkte.
schatzinsel-hint-look-points = Wo bringt ein Stück auf einmal viele Punkte?
schatzinsel-hint-tiles = So behältst du Kärtchen für bessere Felder.
schatzinsel-hint-look-tiles = Welche Kärtchen behältst du besser noch?
schatzinsel-hint-chests = So behältst du Truhen, bis sie mehr bringen.
schatzinsel-hint-look-chests = Wie viel bringt eine Truhe jetzt, und wie viel später?
schatzinsel-hint-guards = So behältst du Wächter, bis sie mehr bringen.
schatzinsel-hint-look-guards = Wie viel bringt ein Wächter jetzt, und wie viel später?
schatzinsel-hint-gain = Das bringt dich rund { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    } weiter nach vorn als das Zweitbeste.
