# The table of Silver & Gold in the terminal.

silver_gold-terminal-round = Manche { $round } sur { $rounds }
silver_gold-terminal-turn = Tour { $turn } sur { $turns }
silver_gold-terminal-trophies = Trophées restants : { $trophies }
silver_gold-terminal-expedition = Expédition :
silver_gold-terminal-pattern = { $pattern ->
        [line2] ligne de deux
        [line3] ligne de trois
        [corner] coin
        [t] T
        [l] L
       *[square] carré
    }
silver_gold-terminal-used = { $count ->
        [one] Une carte d’expédition de cette manche est déjà passée : { $patterns }
       *[other] { $count } cartes d’expédition de cette manche sont déjà passées : { $patterns }
    }
silver_gold-terminal-dealt = Tes quatre cartes, gardes-en deux :
silver_gold-terminal-display = Étalage (un palmier rapporte { $palm } maintenant), pioche : { $deck ->
        [0] vide
        [one] 1 carte
       *[other] { $deck } cartes
    }
silver_gold-terminal-card = { $colour ->
        [grey] Grise
        [green] Verte
        [orange] Orange
       *[purple] Violette
    } { $points }
silver_gold-terminal-seal = +{ $value } par { $colour ->
        [grey] grise
        [green] verte
        [orange] orange
       *[purple] violette
    }
silver_gold-terminal-player = { $own ->
        [yes] Toi
       *[no] Joueur { $number }
    }
silver_gold-terminal-standing = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $stage ->
        [choose] choix des cartes
        [pattern] motif à cocher
        [cross] encore une case à cocher
        [ready] cases à confirmer
        [marking] en train de cocher
        [done] terminé
        [settle] carte à prendre
        [wait] en attente
       *[over] partie finie
    }
silver_gold-terminal-starter = premier joueur
silver_gold-terminal-completed = { $count ->
        [0] aucune carte terminée
        [one] 1 carte terminée
       *[other] { $count } cartes terminées
    }
silver_gold-terminal-field = case
silver_gold-terminal-marked = cochée
silver_gold-terminal-fresh = cochée à l’instant
silver_gold-terminal-cross = croix
silver_gold-terminal-coin = pièce
silver_gold-terminal-palm = palmier
