# Die Schatzinsel in the terminal.

schatzinsel-terminal-stock = Réserve libre
schatzinsel-terminal-screen = Derrière ton paravent
schatzinsel-terminal-chests = { $count ->
        [0] aucun coffre
        [one] 1 coffre
       *[other] { $count } coffres
    }
schatzinsel-terminal-guards = { $count ->
        [0] aucun garde
        [one] 1 garde
       *[other] { $count } gardes
    }
schatzinsel-terminal-cross = croix
schatzinsel-terminal-chest = coffre
schatzinsel-terminal-guard = garde

## What a player types

schatzinsel-typed-take = prendre { $tile }
schatzinsel-typed-take-guard = prendre garde
schatzinsel-typed-lay = poser { $tile }
schatzinsel-typed-chest = coffre { $tile }
schatzinsel-typed-guard = garde { $tile }
schatzinsel-typed-end = fin
