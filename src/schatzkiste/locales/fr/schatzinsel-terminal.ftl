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
