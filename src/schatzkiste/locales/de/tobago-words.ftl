# Words of Tobago that page, log and terminal share.

tobago-not = nicht
# What a clue card says.
tobago-clue = { $negated ->
        [yes] { tobago-not }{ " " }
       *[no] { "" }
    }{ $relation ->
        [in] { $largest ->
            [yes] { $subject ->
                [jungle] im größten Dschungel
                [mountains] im größten Gebirge
                [scrubland] im größten Buschland
                [beach] am größten Strand
                [river] im größten Fluss
               *[lake] im größten See
            }
           *[no] { $subject ->
                [jungle] im Dschungel
                [mountains] im Gebirge
                [scrubland] im Buschland
                [beach] am Strand
                [river] im Fluss
               *[lake] im See
            }
        }
        [next-to] { $largest ->
            [yes] { $subject ->
                [jungle] neben dem größten Dschungel
                [mountains] neben dem größten Gebirge
                [scrubland] neben dem größten Buschland
                [beach] neben dem größten Strand
                [river] neben dem größten Fluss
               *[lake] neben dem größten See
            }
           *[no] { $subject ->
                [jungle] neben Dschungel
                [mountains] neben Gebirge
                [scrubland] neben Buschland
                [beach] neben einem Strand
                [river] neben einem Fluss
                [lake] neben einem See
                [hut] neben einer Hütte
                [palm] neben einer Palme
                [statue] neben einer Statue
               *[sea] neben dem Meer
            }
        }
       *[in-sight-of] { $largest ->
            [yes] { $subject ->
                [jungle] in Sicht des größten Dschungels
                [mountains] in Sicht des größten Gebirges
                [scrubland] in Sicht des größten Buschlands
                [beach] in Sicht des größten Strands
                [river] in Sicht des größten Flusses
               *[lake] in Sicht des größten Sees
            }
           *[no] { $subject ->
                [jungle] in Sicht des Dschungels
                [mountains] in Sicht des Gebirges
                [scrubland] in Sicht des Buschlands
                [beach] in Sicht eines Strands
                [river] in Sicht eines Flusses
                [lake] in Sicht eines Sees
                [hut] in Sicht einer Hütte
                [palm] in Sicht einer Palme
                [statue] in Sicht einer Statue
               *[sea] in Sicht des Meeres
            }
        }
    }
# .oblique: after an article, in all cases but the nominative; .strong: after “kein”, or alone.
tobago-path = { $path ->
        [white] Weiß
        [grey] Grau
        [brown] Braun
       *[black] Schwarz
    }
    .nominative = { $path ->
        [white] weiße
        [grey] graue
        [brown] braune
       *[black] schwarze
    }
    .oblique = { $path ->
        [white] weißen
        [grey] grauen
        [brown] braunen
       *[black] schwarzen
    }
    .strong = { $path ->
        [white] weißer
        [grey] grauer
        [brown] brauner
       *[black] schwarzer
    }
tobago-terrain = { $terrain ->
        [jungle] Dschungel
        [mountains] Gebirge
        [scrubland] Buschland
        [beach] Strand
        [river] Fluss
       *[lake] See
    }
tobago-gold = { $value ->
        [0] Fluch
       *[other] Gold { $value }
    }
