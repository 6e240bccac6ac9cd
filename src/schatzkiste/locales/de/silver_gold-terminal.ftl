# The table of Silver & Gold in the terminal.

silver_gold-terminal-round = Runde { $round } von { $rounds }
silver_gold-terminal-turn = Zug { $turn } von { $turns }
silver_gold-terminal-trophies = Übrige Pokale: { $trophies }
silver_gold-terminal-expedition = Expedition:
silver_gold-terminal-pattern = { $pattern ->
        [line2] Zweierreihe
        [line3] Dreierreihe
        [corner] Ecke
        [t] T
        [l] L
       *[square] Quadrat
    }
silver_gold-terminal-used = { $count ->
        [one] Eine Expeditionskarte dieser Runde war schon da: { $patterns }
       *[other] { $count } Expeditionskarten dieser Runde waren schon da: { $patterns }
    }
silver_gold-terminal-dealt = Deine vier Karten, behalte zwei:
silver_gold-terminal-display = Auslage (eine Palme bringt jetzt { $palm }), Stapel: { $deck ->
        [0] leer
        [one] 1 Karte
       *[other] { $deck } Karten
    }
silver_gold-terminal-card = { $colour ->
        [grey] Silbergrau
        [green] Grün
        [orange] Orange
       *[purple] Violett
    } { $points }
silver_gold-terminal-seal = +{ $value } je { $colour ->
        [grey] Silbergrau
        [green] Grün
        [orange] Orange
       *[purple] Violett
    }
silver_gold-terminal-player = { $own ->
        [yes] Du
       *[no] Spieler { $number }
    }
silver_gold-terminal-standing = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $stage ->
        [choose] bei der Auswahl
        [pattern] noch zu markieren
        [cross] noch ein Feld zu markieren
        [ready] noch zu bestätigen
        [marking] beim Markieren
        [done] fertig
        [settle] an der Reihe, eine Karte zu nehmen
        [wait] gerade nicht an der Reihe
       *[over] Spiel zu Ende
    }
silver_gold-terminal-starter = Startspieler
silver_gold-terminal-completed = { $count ->
        [0] keine Karte fertig
        [one] 1 Karte fertig
       *[other] { $count } Karten fertig
    }
silver_gold-terminal-field = Feld
silver_gold-terminal-marked = markiert
silver_gold-terminal-fresh = eben markiert
silver_gold-terminal-cross = Kreuz
silver_gold-terminal-coin = Münze
silver_gold-terminal-palm = Palme
