# The table of Silver & Gold in the terminal.

silver_gold-terminal-round = Runde { $round } von { $rounds }
silver_gold-terminal-turn = Zug { $turn } von { $turns }
silver_gold-terminal-trophies = Übrige Pokale: { $trophies }
silver_gold-terminal-expedition = Expedition:
silver_gold-terminal-pattern = { silver_gold-pattern.short }
silver_gold-terminal-used = Diese Runde schon da: { $patterns }
silver_gold-terminal-dealt = Deine vier Karten, behalte zwei:
silver_gold-terminal-display = Auslage (eine Palme bringt jetzt { $palm }), Stapel: { $deck ->
        [0] leer
        [one] 1 Karte
       *[other] { $deck } Karten
    }
silver_gold-terminal-card = { silver_gold-colour.noun } { $points }
silver_gold-terminal-seal = +{ $value } je { silver_gold-colour.noun }
silver_gold-terminal-player = { $own ->
        [yes] Du
       *[no] Spieler { $number }
    }
silver_gold-terminal-standing = { silver_gold-points }, { $stage ->
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
silver_gold-terminal-new = eben markiert
silver_gold-terminal-cross = Kreuz
silver_gold-terminal-coin = Münze
silver_gold-terminal-palm = Palme

## What a player types

silver_gold-typed-keep = behalten { $pair }
silver_gold-typed-mark = markieren { $card } { $cells }
silver_gold-typed-field = Feld { $card } { $cell }
silver_gold-typed-cross = Kreuz { $card } { $cell }
silver_gold-typed-done = bestätigen
silver_gold-typed-take = nehmen { $place }
silver_gold-typed-draw = ziehen
