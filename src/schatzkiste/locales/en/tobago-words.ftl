# Words of Tobago that page, log and terminal share.

tobago-not = not
# What a clue card says.
tobago-clue = { $negated ->
        [yes] { tobago-not }{ " " }
       *[no] { "" }
    }{ $relation ->
        [in] { $subject ->
            [beach] on
           *[other] in
        }
        [next-to] next to
       *[in-sight-of] in sight of
    } { $largest ->
        [yes] the largest{ " " }
       *[no] { $subject ->
            [beach] a{ " " }
            [river] a{ " " }
            [lake] a{ " " }
            [hut] a{ " " }
            [palm] a{ " " }
            [statue] a{ " " }
           *[other] the{ " " }
        }
    }{ $subject ->
        [jungle] jungle
        [mountains] mountains
        [scrubland] scrubland
        [beach] beach
        [river] river
        [lake] lake
        [hut] hut
        [palm] palm
        [statue] statue
       *[sea] sea
    }
tobago-path = { $path ->
        [white] White
        [grey] Grey
        [brown] Brown
       *[black] Black
    }
    .adjective = { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    }
tobago-terrain = { $terrain ->
        [jungle] jungle
        [mountains] mountains
        [scrubland] scrubland
        [beach] beach
        [river] river
       *[lake] lake
    }
tobago-gold = { $value ->
        [0] Curse
       *[other] Gold { $value }
    }
tobago-idle = { $rounds ->
        [one] One more round
       *[other] { $rounds } more rounds
    } without a clue, a marker or a treasure, and the game is over.
