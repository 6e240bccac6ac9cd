# Tobago in the terminal.

tobago-terminal-largest = (majuscule : la plus grande)
tobago-terminal-hut = hutte
tobago-terminal-palm = palmier
tobago-terminal-statue = statue et son regard
tobago-terminal-amulet = amulette
tobago-terminal-vehicle = véhicule du joueur 1
tobago-terminal-possible = { $count ->
        [one] { $count } case possible
       *[other] { $count } cases possibles
    }
tobago-terminal-seat = amulettes { $amulets }, roses { $roses }, cartes or { $gold }
tobago-terminal-stack = Pioche d’or : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $curses ->
        [0] plus aucune malédiction en jeu
        [one] encore 1 malédiction en jeu
       *[other] encore { $curses } malédictions en jeu
    }
tobago-terminal-own-gold = Ton or : { $values } = { $sum }
tobago-terminal-drawn = L’indice pioché pour la première piste
tobago-terminal-hand = Tes indices (cases restantes)
tobago-terminal-offer = une carte de { $value } pièces est proposée, la n° { $number } sur { $cards }
tobago-terminal-raiser = pour l’avoir déterré
tobago-terminal-known = Parmi les cartes cachées, tu connais : { $known }
tobago-terminal-danger = { $count ->
        [0] Il n’y a plus de carte cachée
       *[other] { $curses ->
            [0] Aucune malédiction ne peut être parmi les cartes que tu ne connais pas
            [one] Au plus 1 malédiction est parmi les cartes que tu ne connais pas
           *[other] Au plus { $curses } malédictions sont parmi les cartes que tu ne connais pas
        }
    }

## What a player types

tobago-typed-vehicle = placer { $space }
tobago-typed-lay = poser { $clue } { tobago-path.masculine }
tobago-typed-drive = rouler { $space }
tobago-typed-stop = arrêter
tobago-typed-raise = déterrer { tobago-path.masculine }
tobago-typed-accept = prendre
tobago-typed-decline = laisser
tobago-typed-remove = retirer { tobago-path.masculine } { $space }
tobago-typed-extra-clue = indice bonus
tobago-typed-extra-drive = trajet bonus
tobago-typed-exchange = échanger
tobago-typed-double = doubler { $clue }
tobago-typed-swap-roses = permuter { $clue }
tobago-typed-with = avec { $clue }
tobago-typed-end = fin
