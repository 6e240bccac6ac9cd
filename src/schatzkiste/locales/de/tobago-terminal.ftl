# Tobago in the terminal.

tobago-terminal-largest = (groß: größtes)
tobago-terminal-hut = Hütte
tobago-terminal-palm = Palme
tobago-terminal-statue = Statue und ihr Blick
tobago-terminal-amulet = Amulett
tobago-terminal-vehicle = Wagen von Spieler 1
tobago-terminal-possible = { $count ->
        [one] 1 mögliches Feld
       *[other] { $count } mögliche Felder
    }
tobago-terminal-seat = Amulette { $amulets }, Rosen { $roses }, Goldkarten { $gold }
tobago-terminal-stack = Goldstapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, { $curses ->
        [0] kein Fluch ist mehr im Spiel
        [one] 1 Fluch ist noch im Spiel
       *[other] { $curses } Flüche sind noch im Spiel
    }
tobago-terminal-own-gold = Dein Gold: { $values } = { $sum }
tobago-terminal-drawn = Der gezogene Hinweis für den ersten Pfad
tobago-terminal-hand = Deine Hinweise (Felder danach)
tobago-terminal-offer = Gold { $value } wird angeboten, Karte { $number } von { $cards }
tobago-terminal-raiser = fürs Heben
tobago-terminal-known = Von den verdeckten kennst du: { $known }
tobago-terminal-danger = { $count ->
        [0] Es liegt keine Karte mehr verdeckt
       *[other] { $curses ->
            [0] Unter den Karten, die du nicht kennst, kann kein Fluch sein
            [one] Höchstens 1 Fluch ist unter den Karten, die du nicht kennst
           *[other] Höchstens { $curses } Flüche sind unter den Karten, die du nicht kennst
        }
    }

## What a player types

tobago-typed-vehicle = aufstellen { $space }
tobago-typed-lay = legen { $clue } { tobago-path }
tobago-typed-drive = fahren { $space }
tobago-typed-stop = anhalten
tobago-typed-raise = heben { tobago-path }
tobago-typed-accept = nehmen
tobago-typed-decline = ablehnen
tobago-typed-remove = entfernen { tobago-path } { $space }
tobago-typed-extra-clue = Extrahinweis
tobago-typed-extra-drive = Extrafahrt
tobago-typed-exchange = tauschen
tobago-typed-double = verdoppeln { $clue }
tobago-typed-swap-roses = Rosentausch { $clue }
tobago-typed-with = mit { $clue }
tobago-typed-end = Zugende
