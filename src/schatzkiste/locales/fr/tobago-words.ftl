# Words of Tobago that page, log and terminal share.

tobago-not = pas
# What a clue card says.
tobago-clue = { $negated ->
        [yes] { tobago-not }{ " " }
       *[no] { "" }
    }{ $relation ->
        [in] { $largest ->
            [yes] { $subject ->
                [jungle] dans la plus grande jungle
                [mountains] dans la plus grande montagne
                [scrubland] dans la plus grande brousse
                [beach] sur la plus grande plage
                [river] dans la plus grande rivière
               *[lake] dans le plus grand lac
            }
           *[no] { $subject ->
                [jungle] dans la jungle
                [mountains] dans la montagne
                [scrubland] dans la brousse
                [beach] sur une plage
                [river] dans une rivière
               *[lake] dans un lac
            }
        }
        [next-to] à côté { tobago-clue.of }
       *[in-sight-of] en vue { tobago-clue.of }
    }
    .of = { $largest ->
        [yes] { $subject ->
            [jungle] de la plus grande jungle
            [mountains] de la plus grande montagne
            [scrubland] de la plus grande brousse
            [beach] de la plus grande plage
            [river] de la plus grande rivière
           *[lake] du plus grand lac
        }
       *[no] { $subject ->
            [jungle] de la jungle
            [mountains] de la montagne
            [scrubland] de la brousse
            [beach] d’une plage
            [river] d’une rivière
            [lake] d’un lac
            [hut] d’une hutte
            [palm] d’un palmier
            [statue] d’une statue
           *[sea] de la mer
        }
    }
tobago-path = { $path ->
        [white] Blanc
        [grey] Gris
        [brown] Brun
       *[black] Noir
    }
    .masculine = { $path ->
        [white] blanc
        [grey] gris
        [brown] brun
       *[black] noir
    }
    .feminine = { $path ->
        [white] blanche
        [grey] grise
        [brown] brune
       *[black] noire
    }
    .plural = { $path ->
        [white] blancs
        [grey] gris
        [brown] bruns
       *[black] noirs
    }
tobago-terrain = { $terrain ->
        [jungle] jungle
        [mountains] montagne
        [scrubland] brousse
        [beach] plage
        [river] rivière
       *[lake] lac
    }
tobago-gold = { $value ->
        [0] Malédiction
       *[other] { $value } pièces d’or
    }
tobago-idle = Encore { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    } sans indice, sans jeton retiré, sans trésor, et la partie est finie.
