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
