# The table of Silver & Gold in the terminal.

silver_gold-terminal-round = Manche { $round } sur { $rounds }
silver_gold-terminal-turn = Tour { $turn } sur { $turns }
silver_gold-terminal-trophies = Trophées restants : { $trophies }
silver_gold-terminal-expedition = Expédition :
silver_gold-terminal-pattern = { silver_gold-pattern.short }
silver_gold-terminal-used = Déjà passés : { $patterns }
silver_gold-terminal-dealt = Tes quatre cartes, gardes-en deux :
silver_gold-terminal-display = Rivière (un palmier rapporte { $palm } maintenant), pioche : { $deck ->
        [0] vide
        [one] 1 carte
       *[other] { $deck } cartes
    }
silver_gold-terminal-card = { silver_gold-colour.capital } { $points }
silver_gold-terminal-seal = +{ $value } par { silver_gold-colour }
silver_gold-terminal-player = { $own ->
        [yes] Toi
       *[no] Joueur { $number }
    }
silver_gold-terminal-standing = { silver_gold-points }, { $stage ->
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
silver_gold-terminal-new = cochée à l’instant
silver_gold-terminal-cross = croix
silver_gold-terminal-coin = pièce
silver_gold-terminal-palm = palmier

## What a player types

silver_gold-typed-keep = garder { $pair }
silver_gold-typed-mark = cocher { $card } { $cells }
silver_gold-typed-field = case { $card } { $cell }
silver_gold-typed-cross = croix { $card } { $cell }
silver_gold-typed-done = confirmer
silver_gold-typed-take = prendre { $place }
silver_gold-typed-draw = piocher
