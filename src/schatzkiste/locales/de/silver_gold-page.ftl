# The table of Silver & Gold on the page.

silver_gold-table-letter = { $colour ->
        [grey] S
        [green] G
        [orange] O
       *[purple] V
    }
silver_gold-table-colour = { $colour ->
        [grey] Silbergrau
        [green] Grün
        [orange] Orange
       *[purple] Violett
    }
silver_gold-table-pattern = { $pattern ->
        [line2] Zweierreihe
        [line3] Dreierreihe
        [corner] Ecke aus drei Feldern
        [t] T aus vier Feldern
        [l] L aus vier Feldern
       *[square] Quadrat aus vier Feldern
    }

## Cards

silver_gold-table-card = { $colour ->
        [grey] Silbergraue
        [green] Grüne
        [orange] Orange
       *[purple] Violette
    } Schatzkarte, { $points } Punkte
silver_gold-table-card-seal = Siegel: { $value ->
        [one] ein Punkt
       *[other] { $value } Punkte
    } je fertiger { $colour ->
        [grey] silbergrauer
        [green] grüner
        [orange] oranger
       *[purple] violetter
    } Karte
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
silver_gold-table-own-card = Deine Karte { $number }: { $colour ->
        [grey] Silbergrau
        [green] Grün
        [orange] Orange
       *[purple] Violett
    }, { $points } Punkte, { $left ->
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
silver_gold-table-fits-not = { $pattern ->
        [line2] Die Zweierreihe passt
        [line3] Die Dreierreihe passt
        [corner] Die Ecke passt
        [t] Das T passt
        [l] Das L passt
       *[square] Das Quadrat passt
    } hier nicht – nur ein einzelnes Feld.
silver_gold-table-or-here = … oder ein freies Feld auf dieser Karte
silver_gold-table-other = Deine Karte
silver_gold-table-deal = Deine vier Karten zur Wahl
silver_gold-table-deal-others = Alle wählen zwei von vier Karten.

## Pattern

silver_gold-table-expedition = Expedition
silver_gold-table-expedition-cross = Kreuz: ein Feld
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
silver_gold-table-display-later = Kommt nach der Wahl
silver_gold-table-deck = { $cards ->
        [0] leer
       *[other] noch { $cards }
    }
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
silver_gold-table-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
silver_gold-table-trophies = Pokale
silver_gold-table-trophies-note = für volle Münzreihen
silver_gold-table-trophies-count = Pokal { $trophies }
silver_gold-table-trophy = Pokal { $points }: { $state ->
        [free] noch frei
        [lost] gestrichen
       *[won] bei { $seat }
    }
silver_gold-table-total = { $you ->
        [yes] Dein Stand
       *[no] { $seat }
    }
silver_gold-table-seals = Siegel
silver_gold-table-sum = Summe
silver_gold-table-sheet = Wertung
silver_gold-table-rating = Dein Rang
silver_gold-table-rating-name = { $rating ->
        [castaway] Schiffbrüchig
        [deckhand] Schiffsjunge
        [sailor] Matrose
        [navigator] Navigator
        [captain] Kapitän
       *[legend] Legende
    }
silver_gold-table-rating-from = ab { $from }
silver_gold-table-best = Deine besten Fahrten

## Players and log

silver_gold-table-rivals = Mitspieler
silver_gold-table-alone = Du spielst allein.
silver_gold-table-done-tab = Fertig
silver_gold-table-log = Logbuch
silver_gold-table-starts = beginnt
silver_gold-table-stage-done = fertig
silver_gold-table-stage = { $stage ->
        [choose] wählt
        [settle] nimmt eine Karte
        [cross] setzt ein Kreuz
        [ready] prüft
       *[marking] überlegt
    }

## What marks bring

silver_gold-table-effect-coins = { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } (dann { $total })
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
        [cross] Kreuz setzen
        [done] Fertig
        [take] Nehmen
        [draw] Ziehen
       *[mark] Eintragen
    }

## What to do now

silver_gold-table-now-choose = Behalte zwei Karten
silver_gold-table-now-choose-text = Wähle zwei deiner vier Inseln. Große bringen mehr Punkte, kleine sind schneller fertig.
silver_gold-table-now-pattern = Trage { $pattern ->
        [line2] die Zweierreihe
        [line3] die Dreierreihe
        [corner] die Ecke
        [t] das T
        [l] das L
       *[square] das Quadrat
    } ein
silver_gold-table-now-pattern-text = Auf eine deiner zwei Karten, gedreht oder gespiegelt. Oder genau ein einzelnes Feld.
silver_gold-table-now-picked = So eintragen?
silver_gold-table-now-no-fit = Markiere ein Feld
silver_gold-table-now-no-fit-text = { $pattern ->
        [line2] Die Zweierreihe
        [line3] Die Dreierreihe
        [corner] Die Ecke
        [t] Das T
        [l] Das L
       *[square] Das Quadrat
    } passt auf keine deiner Karten: Es bleibt genau ein freies Feld.
silver_gold-table-now-single = Markiere ein Feld
silver_gold-table-now-single-text = Statt des Musters genau ein freies Feld auf einer deiner Karten.
silver_gold-table-now-cross = { $crosses ->
        [1] Noch ein Kreuz
        [2] Noch zwei Kreuze
        [3] Noch drei Kreuze
       *[other] Noch mehrere Kreuze
    }
silver_gold-table-now-cross-text = Du hast ein Kreuz überdeckt: Markiere dafür ein freies Feld deiner Wahl.
silver_gold-table-now-ready = Zug bestätigen
silver_gold-table-now-ready-text = Bis dahin kannst du ihn zurücknehmen.
silver_gold-table-now-ready-brings = Bringt:
silver_gold-table-now-again = Noch einmal tippen oder bestätigen.
silver_gold-table-now-settle = { $cards ->
        [one] Nimm eine Karte
       *[other] Nimm zwei Karten
    }
silver_gold-table-now-settle-text = Aus der Auslage oder ungesehen vom Stapel.
silver_gold-table-now-others-choose = { $own ->
        [done] Gewählt
       *[watch] Alle wählen
    }
silver_gold-table-now-others-choose-text = Es wählen noch: { $names }.
silver_gold-table-now-others-mark = { $own ->
        [done] Fertig markiert
       *[watch] Alle markieren
    }
silver_gold-table-now-others-mark-text = Es überlegen noch: { $names }. Aufgedeckt wird, wenn alle fertig sind.
silver_gold-table-now-others-settle = { $names } nimmt eine Karte
silver_gold-table-now-others-settle-text = Danach füllt sich die Auslage wieder auf.
silver_gold-table-now-over = { $winners ->
        [you] Du hast gewonnen
        [several] Geteilter Sieg: { $names }
       *[one] { $names } gewinnt
    }
silver_gold-table-now-over-text = Vier Runden sind gespielt: Die Wertung zeigt, woher die Punkte kommen.
silver_gold-table-now-over-solo = { $rating ->
        [castaway] Schiffbrüchig
        [deckhand] Schiffsjunge
        [sailor] Matrose
        [navigator] Navigator
        [captain] Kapitän
       *[legend] Legende
    }
silver_gold-table-now-over-solo-text = { $points } Punkte in vier Runden. Schaffst du das nächste Mal mehr?
