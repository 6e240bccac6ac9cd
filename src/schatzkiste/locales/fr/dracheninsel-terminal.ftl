# The table of Die Dracheninsel in the terminal.

dracheninsel-terminal-terrain = { dracheninsel-terrain }
dracheninsel-terminal-colour = { dracheninsel-colour }
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
dracheninsel-terminal-hunter = { dracheninsel-colour } { $role ->
        [home] dans son bateau
        [boat] { dracheninsel-place }
        [walks] { $place ->
            [e5] sur la case au trésor
           *[other] en { $place }
        }
        [waits] attend sur le trésor { $value }
        [keeps] garde { $value } en { $place }
       *[carries] porte { $value } en { $place }, { $steps ->
            [0] sans chemin de retour
            [one] à un pas du bateau
           *[other] à { $steps } pas du bateau
        }
    }
dracheninsel-terminal-known = tu connais : { $cards }
dracheninsel-terminal-boats = Bateaux devant : { $boats }
dracheninsel-terminal-treasure = { $values } { $status ->
        [waiting] à venir
        [field] sur la case au trésor
        [carried] en route
        [kept] gardé
        [boat] dans un bateau
        [cashed] encaissé
       *[lost] perdu
    }
dracheninsel-terminal-piles = Manche { $round }{ $idle ->
        [0] { "" }
        [one] , une manche sans progrès
       *[other] , { $idle } manches sans progrès
    }, pioche { $pile }, défausse { $discards } (dessus : { $top })
dracheninsel-terminal-played = Joué, par joueur : { $cards }
dracheninsel-terminal-free = Libre ce tour-ci : { dracheninsel-terrain }
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

## What a player types

dracheninsel-spot = { $place ->
        [boat-green] bateau vert
        [boat-yellow] bateau jaune
        [boat-grey] bateau gris
        [boat-blue] bateau bleu
        [boat-brown] bateau brun
        [boat-red] bateau rouge
        [e5] case au trésor
       *[other] { $place }
    }
dracheninsel-typed-step = aller { dracheninsel-spot }
dracheninsel-typed-flight = vol
dracheninsel-typed-elements = éléments
dracheninsel-typed-forces = forces
dracheninsel-typed-journey = voyage
dracheninsel-typed-patrol = patrouille { dracheninsel-card }
dracheninsel-typed-terror = terreur { dracheninsel-card }
dracheninsel-typed-sneak = attaque { dracheninsel-card }
dracheninsel-typed-curse = malédiction
dracheninsel-typed-pass = passer
dracheninsel-typed-end = fin
dracheninsel-typed-lead = mener { dracheninsel-hunter }
dracheninsel-typed-over = survoler { $field }
dracheninsel-typed-land = atterrir { dracheninsel-spot }
dracheninsel-typed-pay = payer { dracheninsel-card }
dracheninsel-typed-rob = remplacer { dracheninsel-hunter }
dracheninsel-typed-tile = tuile { $field }
dracheninsel-typed-dragon = dragon { $dragon }
dracheninsel-typed-place = mettre { $field }
dracheninsel-typed-send = renvoyer { dracheninsel-hunter }
dracheninsel-typed-steal = voler { dracheninsel-hunter }
dracheninsel-typed-with = avec { dracheninsel-card }
dracheninsel-typed-terrain = terrain { dracheninsel-terrain }
dracheninsel-typed-toss = défausser { dracheninsel-card }
dracheninsel-typed-done = fini
dracheninsel-typed-stop = halte { dracheninsel-card }
dracheninsel-typed-counter = contre { dracheninsel-card }
dracheninsel-typed-let-go = laisser faire
dracheninsel-typed-go-on = continuer
dracheninsel-typed-share = partager
dracheninsel-typed-betray = réclamer { dracheninsel-card }
dracheninsel-typed-yield = céder
dracheninsel-typed-propose-end = proposer fin
dracheninsel-typed-agree = accepter
dracheninsel-typed-refuse = jouer encore
