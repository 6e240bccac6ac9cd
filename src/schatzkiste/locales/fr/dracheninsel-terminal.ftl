# The table of Die Dracheninsel in the terminal.

dracheninsel-terminal-terrain = { $terrain ->
        [forest] forêt
        [desert] désert
        [mountain] montagne
        [water] eau
        [farmland] champs
       *[volcano] volcan
    }
dracheninsel-terminal-colour = { $colour ->
        [green] vert
        [yellow] jaune
        [grey] gris
        [blue] bleu
        [brown] brun
       *[red] rouge
    }
dracheninsel-terminal-gold = trésor
dracheninsel-terminal-dragon = dragon
dracheninsel-terminal-player = { $active ->
        [yes] > Joueur { $player }
       *[no] Joueur { $player }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    } ;
dracheninsel-terminal-hunter = { $colour ->
        [green] vert
        [yellow] jaune
        [grey] gris
        [blue] bleu
        [brown] brun
       *[red] rouge
    } { $role ->
        [home] dans son bateau
        [boat] { $place ->
            [boat-green] dans le bateau vert
            [boat-yellow] dans le bateau jaune
            [boat-grey] dans le bateau gris
            [boat-blue] dans le bateau bleu
            [boat-brown] dans le bateau brun
            [boat-red] dans le bateau rouge
           *[other] en { $place }
        }
        [walks] { $place ->
            [e5] sur la case au trésor
           *[other] en { $place }
        }
        [waits] attend sur le trésor { $value }
        [keeps] garde { $value } en { $place }
       *[carries] porte { $value } en { $place }, { $steps ->
            [0] aucun chemin jusqu’à un bateau
            [one] un pas jusqu’à un bateau
           *[other] { $steps } pas jusqu’à un bateau
        }
    }
dracheninsel-terminal-known = tu sais : { $cards }
dracheninsel-terminal-boats = Bateaux devant : { $boats }
dracheninsel-terminal-treasure = { $value } { $status ->
        [waiting] à venir
        [field] sur la case au trésor
        [carried] en route
        [kept] gardé
        [boat] dans un bateau
        [cashed] encaissé
       *[lost] perdu
    }
dracheninsel-terminal-piles = Manche { $round }, pioche { $pile }, défausse { $discards } (dessus : { $top })
dracheninsel-terminal-played = Joué, par joueur : { $cards }
dracheninsel-terminal-free = Libre ce tour-ci : { $terrain ->
        [forest] forêt
        [desert] désert
        [mountain] montagne
        [water] eau
        [farmland] champs
       *[volcano] volcan
    }
dracheninsel-terminal-hand = Ta main (* joker) : { $cards }
dracheninsel-terminal-announced-terror = Le joueur { $player } a joué Terreur contre le chasseur { $target ->
        [green] vert
        [yellow] jaune
        [grey] gris
        [blue] bleu
        [brown] brun
       *[red] rouge
    }{ $loses ->
        [0] {""}
       *[other] { "\u00A0" }; le trésor { $loses } serait perdu
    }
dracheninsel-terminal-announced-sneak = Le joueur { $player } a joué Attaque sournoise contre le joueur { $target }
dracheninsel-terminal-announced-slumber = Le joueur { $player } a crié Halte
dracheninsel-terminal-sharing = Un trésor { $value } est dans le bateau du joueur { $player }{ $claim ->
        [0] , qui décide
       *[other] { "\u00A0" }; le joueur { $claim } réclame les deux pièces
    }
dracheninsel-terminal-plan = Déjà choisi : { $chosen }
dracheninsel-terminal-window = { $window ->
        [counter] Tu peux jouer Contre-sort
       *[slumber] Tu peux crier Halte
    }
