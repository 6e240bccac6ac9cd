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
                [jungle] in Sichtweite des größten Dschungels
                [mountains] in Sichtweite des größten Gebirges
                [scrubland] in Sichtweite des größten Buschlands
                [beach] in Sichtweite des größten Strands
                [river] in Sichtweite des größten Flusses
               *[lake] in Sichtweite des größten Sees
            }
           *[no] { $subject ->
                [jungle] in Sichtweite des Dschungels
                [mountains] in Sichtweite des Gebirges
                [scrubland] in Sichtweite des Buschlands
                [beach] in Sichtweite eines Strands
                [river] in Sichtweite eines Flusses
                [lake] in Sichtweite eines Sees
                [hut] in Sichtweite einer Hütte
                [palm] in Sichtweite einer Palme
                [statue] in Sichtweite einer Statue
               *[sea] in Sichtweite des Meeres
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
tobago-idle = Noch { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } ohne Hinweis, ohne entfernten Marker, ohne Schatz, und das Spiel ist zu Ende.
