# The table of Silver & Gold on the page.

silver_gold-table-letter = { $colour ->
        [grey] S
        [green] G
        [orange] O
       *[purple] V
    }
silver_gold-table-colour = { silver_gold-colour.noun }
silver_gold-table-pattern = { silver_gold-pattern }

## Cards

silver_gold-table-card = { silver_gold-colour.capital } Schatzkarte, { $points } Punkte
silver_gold-table-card-seal = Siegel: { $value ->
        [one] ein Punkt
       *[other] { $value } Punkte
    } je fertiger { silver_gold-colour.genitive-plural } Karte
silver_gold-table-card-signs = { $sign ->
        [cross] { $count ->
            [one] ein Kreuz
           *[other] { $count } Kreuze
        }
        [coin] { $count ->
            [one] eine Münze
           *[other] { $count } Münzen
        }
       *[palm] { $count ->
            [one] eine Palme
           *[other] { $count } Palmen
        }
    }
silver_gold-table-left = noch { $left }
silver_gold-table-own = Deine zwei Karten
silver_gold-table-own-card = Deine Karte { $number }: { silver_gold-colour.noun }, { $points } Punkte, { $left ->
        [one] noch ein freies Feld
       *[other] noch { $left } freie Felder
    }
silver_gold-table-field = { $cell }, { $sign ->
        [sea] Meer
        [marked] markiert
        [cross] Kreuz
        [coin] Münze
        [palm] Palme
       *[plain] freies Feld
    }
silver_gold-table-field-marks = { $count ->
        [one] markiert dieses Feld
       *[other] markiert { $cells }
    }
silver_gold-table-slot-new = Hierher kommt deine neue Karte
silver_gold-table-slot-empty = Keine Karte mehr da
silver_gold-table-fits-not = { silver_gold-pattern.capital } passt hier nicht: Markiere ein einzelnes Feld.
silver_gold-table-or-here = … oder ein freies Feld auf dieser Karte
silver_gold-table-other = Deine Karte
silver_gold-table-deal = Deine vier Karten zur Wahl
silver_gold-table-deal-others = Alle wählen zwei von vier Karten.

## Pattern

silver_gold-table-expedition = Expedition
silver_gold-table-expedition-cross = Noch ein Feld
silver_gold-table-turn = Drehen
silver_gold-table-mirror = Spiegeln
silver_gold-table-single = Nur ein Feld
silver_gold-table-patterns = { $tracker ->
        [on] Die acht Muster, benutzte gestrichen
       *[off] Die acht Muster einer Runde
    }
silver_gold-table-pattern-state = { $state ->
        [now] dieser Zug
       *[used] schon benutzt
    }

## Display and progress

silver_gold-table-display = Auslage
silver_gold-table-display-note = Neue Karten nach dem Zug
silver_gold-table-display-later = Wird nach der Wahl aufgedeckt
silver_gold-table-deck = { $cards ->
        [0] leer
       *[other] noch { $cards }
    }
silver_gold-table-deck-words = Stapel: { silver_gold-table-deck }
silver_gold-table-draw = Oberste Karte vom Stapel nehmen, ungesehen; noch { $cards }
silver_gold-table-take = { $card }: nehmen
silver_gold-table-palm-now = Palme jetzt
silver_gold-table-palm-sum = 1 + { $open } offene
silver_gold-table-voyage = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
silver_gold-table-turn-of = Zug { $turn }/{ $turns }
silver_gold-table-facts = Runde { $round } von { $rounds } · Zug { $turn } von { $turns }{ $solo ->
        [yes] { "" }
       *[no] { " " }· { $you ->
            [yes] du beginnst
           *[no] { $seat } beginnt
        }
    }
silver_gold-table-facts-begin = Vier Runden zu sieben Zügen

## Score card

silver_gold-table-score = Deine Wertungskarte
silver_gold-table-coins = Münzen
silver_gold-table-coins-of = { $coins } von 12
silver_gold-table-coins-words = { $coins } von 12 Münzen; Pokale: { $trophies }
silver_gold-table-coins-count = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
silver_gold-table-palms = Palmen
silver_gold-table-palms-words = { $count } von 4 Palmen, Punkte: { $points }
silver_gold-table-palms-count = { $count ->
        [one] 1 Palme
       *[other] { $count } Palmen
    }
silver_gold-table-completed = Fertige Karten
silver_gold-table-completed-none = Noch keine: Eine Karte ist fertig, wenn alle ihre Felder markiert sind.
silver_gold-table-cards-count = { $count ->
        [one] 1 Karte fertig
       *[other] { $count } Karten fertig
    }
silver_gold-table-points = { silver_gold-points }
silver_gold-table-trophies = Pokale
silver_gold-table-trophies-note = für volle Münzreihen
silver_gold-table-trophies-count = Pokal { $trophies }
silver_gold-table-trophy = Pokal { $points }: { $state ->
        [free] noch frei
        [lost] gestrichen
       *[won] bei { $you ->
            [yes] dir
           *[no] { $seat }
        }
    }
silver_gold-table-total = { $you ->
        [yes] Dein Stand
       *[no] { $seat }
    }
silver_gold-table-rating-name = { $rating ->
        [castaway] Schiffbrüchig
        [deckhand] Schiffsjunge
        [sailor] Matrose
        [navigator] Navigator
        [captain] Kapitän
       *[legend] Legende
    }

## Players and log

silver_gold-table-rivals = Mitspieler
silver_gold-table-taken = neu genommen
silver_gold-table-alone = Du spielst allein.
silver_gold-table-done-tab = Fertig
silver_gold-table-log = Logbuch
silver_gold-table-starts = beginnt
silver_gold-table-stage-done = fertig
silver_gold-table-stage = { $stage ->
        [choose] wählt
        [settle] nimmt eine Karte
        [cross] markiert noch ein Feld
        [ready] prüft
       *[marking] überlegt
    }

## What marks bring

silver_gold-table-effect-coins = +{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } (zusammen { $total })
silver_gold-table-effect-palms = { $count ->
        [one] Palme
       *[other] { $count } Palmen
    } +{ $points }
silver_gold-table-effect-rows = { $count ->
        [one] Münzreihe voll
       *[other] { $count } Münzreihen voll
    }
silver_gold-table-effect-cards = { $count ->
        [one] Karte fertig
       *[other] { $count } Karten fertig
    } +{ $points }
silver_gold-table-effect-crosses = { $crosses ->
        [one] danach noch ein Feld
       *[other] danach noch { $crosses } Felder
    }
silver_gold-table-chip-coins = Münze { $total }
silver_gold-table-chip-rows = { $count ->
        [one] Reihe voll
       *[other] { $count } Reihen voll
    }
silver_gold-table-chip-cards = Karte fertig +{ $points }

## Main button

silver_gold-table-main = { $kind ->
        [keep] Behalten
        [cross] Markieren
        [done] Bestätigen
        [take] Nehmen
        [draw] Ziehen
       *[mark] Markieren
    }

## What to do now

silver_gold-table-now-choose = Behalte zwei Karten
silver_gold-table-now-choose-text = Wähle zwei deiner vier Inseln. Große bringen mehr Punkte, kleine sind schneller fertig.
silver_gold-table-now-pattern = Markiere { silver_gold-pattern.short-definite }
silver_gold-table-now-pattern-text = Auf einer deiner zwei Karten, gedreht oder gespiegelt. Oder nur ein einzelnes Feld.
silver_gold-table-now-picked = So markieren?
silver_gold-table-now-no-fit = Markiere ein Feld
silver_gold-table-now-no-fit-text = { silver_gold-pattern.capital } passt auf keine deiner Karten: Markiere stattdessen ein einzelnes Feld.
silver_gold-table-now-single = Markiere ein Feld
silver_gold-table-now-single-text = Statt des Musters genau ein freies Feld auf einer deiner Karten.
silver_gold-table-now-cross = { $crosses ->
        [1] Markiere noch ein Feld
        [2] Markiere noch zwei Felder
        [3] Markiere noch drei Felder
       *[other] Markiere noch mehrere Felder
    }
silver_gold-table-now-cross-text = Du hast ein Kreuz überdeckt: Markiere dafür ein freies Feld deiner Wahl.
silver_gold-table-now-ready = Zug bestätigen
silver_gold-table-now-ready-text = Bis dahin kannst du ihn zurücknehmen.
silver_gold-table-now-ready-brings = Bringt:
silver_gold-table-now-in-all = Zusammen:
silver_gold-table-now-again = Noch einmal tippen oder bestätigen.
silver_gold-table-now-settle = { $cards ->
        [one] Nimm eine Karte
       *[other] Nimm zwei Karten
    }
silver_gold-table-now-settle-text = { $from ->
        [display] Aus der Auslage: Der Stapel ist leer.
        [deck] Ungesehen vom Stapel: Die Auslage ist leer.
       *[both] Aus der Auslage oder ungesehen vom Stapel.
    }
silver_gold-table-now-others-choose = { $own ->
        [done] Gewählt
       *[watch] Alle wählen
    }
silver_gold-table-now-others-choose-text = Noch bei der Wahl: { $names }.
silver_gold-table-now-others-mark = { $own ->
        [done] Fertig markiert
       *[watch] Alle markieren
    }
silver_gold-table-now-others-mark-text = Noch am Überlegen: { $names }.{ $marking ->
        [open] { "" }
       *[hidden] { " " }Aufgedeckt wird, wenn alle fertig sind.
    }
silver_gold-table-now-others-settle = { $names } nimmt eine Karte
silver_gold-table-now-others-settle-text = Danach füllt sich die Auslage wieder auf.
silver_gold-table-now-over = { page-winners }
silver_gold-table-now-over-text = Vier Runden sind gespielt: Die Wertung zeigt, woher die Punkte kommen.
silver_gold-table-now-over-solo = { silver_gold-table-rating-name }
silver_gold-table-now-over-solo-text = { $points } Punkte in vier Runden. Schaffst du das nächste Mal mehr?

## What things are good for

silver_gold-table-about-card = Eine Karte zählt, wenn alle ihre Felder markiert sind. Wer eine fertig hat, nimmt hier eine neue.
silver_gold-table-about-deck = Wer eine Karte fertig hat, darf auch ungesehen vom Stapel ziehen.
silver_gold-table-about-expedition = Das Muster dieses Zugs, für alle dasselbe. Markiere es auf einer deiner Karten, gedreht oder gespiegelt, oder nur ein Feld.
silver_gold-table-about-patterns = In jeder Runde kommen sieben dieser acht Muster, in jedem Zug eins. Dann werden alle acht neu gemischt.
silver_gold-table-about-field = { $field ->
        [sea] Meer: Hier wird nichts markiert.
        [marked] Dieses Feld ist schon markiert.
       *[plain] Ein freies Feld. Eine Karte zählt, wenn alle ihre Felder markiert sind.
    }
silver_gold-table-about-cross = Ein Kreuz gibt dir sofort noch ein Feld deiner Wahl.
silver_gold-table-about-coins = Jede markierte Münze bringt einen Punkt. Vier in einer Reihe gewinnen den besten Pokal, der noch da ist.
silver_gold-table-about-palms = Eine Palme bringt 1 und je Palme in der Auslage 1 dazu. Höchstens vier deiner Palmen zählen.
silver_gold-table-about-palm = Was eine Palme in diesem Zug bringt: 1, und 1 für jede Palme in der Auslage.
silver_gold-table-about-trophies = Wer eine Münzreihe füllt, nimmt den besten Pokal, der noch da ist, und bekommt so viele Punkte, wie darauf stehen.
silver_gold-table-about-completed = Fertige Karten mit ihren Punkten. Ein Siegel bringt Punkte für jede fertige Karte seiner Farbe.

## What a hint advises

silver_gold-table-advice-card = die { silver_gold-colour } { $points }
silver_gold-table-advice-keep = Behalten: { $one } und { $other }
silver_gold-table-advice-mark = Das Muster auf der { silver_gold-colour.dative } Karte markieren
silver_gold-table-advice-field = Nur ein Feld der { silver_gold-colour.dative } Karte markieren
silver_gold-table-advice-cross = Ein Feld der { silver_gold-colour.dative } Karte für ein Kreuz markieren
silver_gold-table-advice-take = Aus der Auslage nehmen: { $shown }

## The end

silver_gold-amount = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
silver_gold-sheet-purple = Violett
silver_gold-sheet-orange = Orange
silver_gold-sheet-green = Grün
silver_gold-sheet-grey = Silbergrau
silver_gold-sheet-coins = Münzen
silver_gold-sheet-trophies = Pokale
silver_gold-sheet-palms = Palmen
silver_gold-sheet-seals = Siegel
silver_gold-table-sheet-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
silver_gold-sheet-sum = Summe
silver_gold-course-about = Punkte nach jedem Zug
silver_gold-course-round = Runde { $round }
