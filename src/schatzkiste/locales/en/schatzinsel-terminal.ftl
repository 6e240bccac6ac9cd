# Die Schatzinsel in the terminal.

schatzinsel-terminal-stock = Free stock
schatzinsel-terminal-screen = Behind your screen
schatzinsel-terminal-chests = { $count ->
        [0] no chests
        [one] 1 chest
       *[other] { $count } chests
    }
schatzinsel-terminal-guards = { $count ->
        [0] no guards
        [one] 1 guard
       *[other] { $count } guards
    }
schatzinsel-terminal-cross = cross
schatzinsel-terminal-chest = chest
schatzinsel-terminal-guard = guard

## What a player types

schatzinsel-typed-take = take { $tile }
schatzinsel-typed-take-guard = take guard
schatzinsel-typed-lay = lay { $tile }
schatzinsel-typed-chest = chest { $tile }
schatzinsel-typed-guard = guard { $tile }
schatzinsel-typed-end = end
