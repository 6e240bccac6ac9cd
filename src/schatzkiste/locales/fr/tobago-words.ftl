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
        [next-to] { $largest ->
            [yes] { $subject ->
                [jungle] à côté de la plus grande jungle
                [mountains] à côté de la plus grande montagne
                [scrubland] à côté de la plus grande brousse
                [beach] à côté de la plus grande plage
                [river] à côté de la plus grande rivière
               *[lake] à côté du plus grand lac
            }
           *[no] { $subject ->
                [jungle] à côté de la jungle
                [mountains] à côté de la montagne
                [scrubland] à côté de la brousse
                [beach] à côté d’une plage
                [river] à côté d’une rivière
                [lake] à côté d’un lac
                [hut] à côté d’une hutte
                [palm] à côté d’un palmier
                [statue] à côté d’une statue
               *[sea] à côté de la mer
            }
        }
       *[in-sight-of] { $largest ->
            [yes] { $subject ->
                [jungle] en vue de la plus grande jungle
                [mountains] en vue de la plus grande montagne
                [scrubland] en vue de la plus grande brousse
                [beach] en vue de la plus grande plage
                [river] en vue de la plus grande rivière
               *[lake] en vue du plus grand lac
            }
           *[no] { $subject ->
                [jungle] en vue de la jungle
                [mountains] en vue de la montagne
                [scrubland] en vue de la brousse
                [beach] en vue d’une plage
                [river] en vue d’une rivière
                [lake] en vue d’un lac
                [hut] en vue d’une hutte
                [palm] en vue d’un palmier
                [statue] en vue d’une statue
               *[sea] en vue de la mer
            }
        }
    }
tobago-path = { $path ->
        [white] Blanc
        [grey] Gris
        [brown] Brun
       *[black] Noir
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
       *[other] Or { $value }
    }
