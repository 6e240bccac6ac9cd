# Die Schatzinsel in the terminal.

schatzinsel-terminal-stock = Freier Vorrat
schatzinsel-terminal-screen = Hinter deinem Schirm
schatzinsel-terminal-chests = { $count ->
        [0] keine Truhe
        [one] 1 Truhe
       *[other] { $count } Truhen
    }
schatzinsel-terminal-guards = { $count ->
        [0] kein Wächter
        [one] 1 Wächter
       *[other] { $count } Wächter
    }
schatzinsel-terminal-cross = Kreuz
schatzinsel-terminal-chest = Truhe
schatzinsel-terminal-guard = Wächter

## What a player types

schatzinsel-typed-take = nehmen { $tile }
schatzinsel-typed-take-guard = nehmen Wächter
schatzinsel-typed-lay = legen { $tile }
schatzinsel-typed-chest = Truhe { $tile }
schatzinsel-typed-guard = Wächter { $tile }
schatzinsel-typed-end = Zugende
