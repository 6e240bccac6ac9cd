# The table of Tobago on the page.

## Clues

tobago-table-clue-unfit = { $clue }, ne convient pour l’instant à aucune piste
tobago-table-hand = Tes indices
tobago-table-hand-empty = Une fois tous les véhicules placés, chacun pioche et pose un indice. Ensuite, tu pioches ta main.
tobago-table-picked = choisi
tobago-table-drawn = pioché

## The island

tobago-table-island = Île
tobago-table-largest = plus { $terrain ->
        [lake] grand
       *[other] grande
    } { tobago-terrain }
tobago-table-largest-all = Montrer les plus grandes régions
tobago-table-hut = hutte
tobago-table-palm = palmier
tobago-table-statue = statue, regarde vers { $shore }
tobago-table-amulet = amulette
tobago-table-vehicle = { $you ->
        [yes] ton véhicule
       *[no] véhicule de { $seat }
    }
tobago-table-marker = jeton { tobago-path.masculine }
tobago-table-treasure-here = trésor { tobago-path.masculine }
tobago-table-legs = { $legs ->
        [one] à une étape
       *[other] à { $legs } étapes
    }
tobago-table-nearer = Plus près
tobago-table-farther = Plus loin
tobago-table-whole = Toute l’île
tobago-table-signs = Signes
tobago-table-sign-hut = { tobago-table-hut }
tobago-table-sign-palm = { tobago-table-palm }
tobago-table-sign-statue = statue
tobago-table-sign-marker = le trésor peut être ici
tobago-table-sign-treasure = trésor localisé
tobago-table-sign-amulet = amulette à ramasser
tobago-table-sign-stays = reste possible
tobago-table-sign-goes = disparaît
tobago-table-sign-region = plus grande région
tobago-table-sign-gaze = regard d’une statue
tobago-table-sign-leg-1 = 1 étape
tobago-table-sign-leg-2 = 2 étapes
tobago-table-sign-leg-3 = 3 étapes
tobago-table-sign-road = ton trajet

## Paths

tobago-table-paths = Pistes
tobago-table-paths-tab = Pistes
tobago-table-paths-note = l’or se partage depuis le bas
tobago-table-path-label = { tobago-path } : { $shown }, { $clues ->
        [0] pas encore d’indice
        [one] un indice
       *[other] { $clues } indices
    }{ $verdict ->
        [fits] , ton indice en laisse { $stays }
        [refused] , ton indice ne convient pas ici
       *[other] { "" }
    }
tobago-table-possible = { $count ->
        [one] case
       *[other] cases
    }
tobago-table-goes = { $count ->
        [one] une disparaît
       *[other] { $count } disparaissent
    }
tobago-table-lay-here = poser ici
tobago-table-begin-here = commencer ici
tobago-table-refused = ne convient pas
tobago-table-refused-short = fermée
tobago-table-located = localisé
tobago-table-laid = { $clue }, rose : { $seat }

## Players and gold

tobago-table-crew = Joueurs
tobago-table-log = Journal
tobago-table-facts = { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    } · île { $island }{ $rules ->
        [advanced] { " " }· avancé
       *[standard] { "" }
    }
tobago-table-roses = { $count ->
        [0] aucune rose
        [one] une rose
       *[other] { $count } roses
    }
tobago-table-amulets = Amulettes
tobago-table-gold-cards = Cartes or
tobago-table-own-gold = Ton or, visible de toi uniquement : { $gold }
tobago-table-gold-stack = { $count ->
        [one] { $count } carte or
       *[other] { $count } cartes or
    }
tobago-table-safe = { $count ->
        [one] Celle du dessus n’est pas une malédiction.
       *[other] Les { $count } premières sont sans malédiction.
    }
tobago-table-curses-left = { $count ->
        [0] Plus aucune malédiction.
        [one] Une malédiction est encore en jeu.
       *[other] { $count } malédictions sont encore en jeu.
    }
tobago-table-last-treasure = Le dernier trésor est partagé.

## Sharing

tobago-table-treasure = Le trésor { tobago-path.masculine }
tobago-table-card-number = Carte { $number } sur { $cards }
tobago-table-card-down = carte face cachée
tobago-table-cards-down = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
tobago-table-card-now = en cours
tobago-table-card-discarded = personne
tobago-table-order = Ordre
tobago-table-order-note = On demande de bas en haut.
tobago-table-rose-took = a pris le { $value }
tobago-table-rose-raiser = pour l’avoir déterré
tobago-table-rose-asked = choix en cours
tobago-table-offer-you = On te propose une carte de { $value } pièces. La prends-tu ?
tobago-table-offer-other = Une carte de { $value } pièces est proposée à { $seat }.
tobago-table-accept = Prendre
tobago-table-accept-text = Cette rose te revient
tobago-table-decline = Laisser
tobago-table-decline-text = { $after ->
        [you] On passe à ta rose suivante
        [other] On passe à la rose suivante
       *[nobody] La carte est défaussée
    }
tobago-table-known = Tu as vu
tobago-table-known-note = { $count ->
        [0] Aucune de tes cartes n’est encore cachée.
        [one] Cette carte est encore cachée.
       *[other] Ces { $count } cartes sont encore cachées.
    }
tobago-table-risk = Risque de malédiction
tobago-table-risk-text = { $curses ->
        [0] { $cards ->
            [0] Tu connais toutes les cartes encore cachées.
            [1] La carte que tu ne connais pas n’est pas une malédiction.
           *[other] Aucune des cartes que tu ne connais pas n’est une malédiction.
        }
        [one] { $cards ->
            [1] La carte que tu ne connais pas peut être une malédiction.
           *[other] Au plus une des { $cards } cartes que tu ne connais pas est une malédiction.
        }
       *[other] { $cards ->
            [2] Les deux cartes que tu ne connais pas peuvent être des malédictions.
           *[other] Jusqu’à { $curses } des { $cards } cartes que tu ne connais pas peuvent être des malédictions.
        }
    }
tobago-table-risk-none-left = Plus aucune carte n’est cachée.
tobago-table-risk-loss = Tous ceux qui ont encore une rose sur la piste perdent une amulette ou, à défaut, leur meilleure carte or.
tobago-table-opener = { $you ->
        [yes] Qui prend la dernière carte or rouvre la piste. Pour l’instant, c’est toi.
       *[no] Qui prend la dernière carte or rouvre la piste. Pour l’instant, c’est { $seat }.
    }

## Things to do

tobago-table-deeds = Ce que tu peux faire
tobago-table-deed-clue = Indice
tobago-table-deed-drive = Rouler
tobago-table-deed-raise = Déterrer
tobago-table-deed-spend = Amulette
tobago-table-deed-exchange = Échanger
tobago-table-deed-remove = Retirer
tobago-table-deed-extra-clue = Indice
tobago-table-deed-extra-drive = Trajet
tobago-table-deed-double = Deuxième rose
tobago-table-deed-swap-roses = Permuter
tobago-table-do-lay = Poser
tobago-table-do-vehicle = Placer
tobago-table-do-drive = Rouler
tobago-table-do-stop = S’arrêter
tobago-table-do-stay = Rester ici
tobago-table-do-raise = Déterrer
tobago-table-do-remove = Retirer
tobago-table-do-extra-clue = Indice bonus
tobago-table-do-extra-drive = Trajet bonus
tobago-table-do-exchange = Échanger
tobago-table-do-end = Finir le tour

## What to do now

tobago-table-now-vehicle = Place ton véhicule
tobago-table-now-vehicle-text = N’importe quelle case de l’île convient. Du centre, aucun trésor n’est loin.
tobago-table-now-first-clue = Ton premier indice
tobago-table-now-first-clue-text = Pose-le sur une piste vide, avec ta rose des vents : chaque rose te donne droit à une part de ce trésor.
tobago-table-now-begin = À toi de jouer
tobago-table-now-begin-text = Choisis un de tes indices et pose-le sur une piste, ou roule avec ton véhicule.
tobago-table-now-extra-clue = Pose un indice de plus
tobago-table-now-extra-clue-text = L’amulette est payée : choisis un indice et une piste.
tobago-table-now-opening = Rouvre la piste
tobago-table-now-opening-text = Choisis un indice : il commence la nouvelle piste { tobago-path.feminine }.
tobago-table-now-with = Permuter avec quelle rose ?
tobago-table-now-with-text = Choisis la deuxième rose, sur la même piste.
tobago-table-now-share = Prends-tu la carte ?
tobago-table-now-share-text = { $more ->
        [yes] { $value } pièces pour cette rose, ou espère une meilleure carte.
       *[no] { $value } pièces pour cette rose. C’est la dernière carte.
    }
tobago-table-now-drive = En route
tobago-table-now-drive-text = { $legs ->
        [one] Une étape : où tu veux dans une région, ou un pas dans la suivante.
       *[other] Jusqu’à { $legs } étapes : chacune dans une région, ou un pas dans la suivante.
    }
tobago-table-now-drive-on = Continuer ?
tobago-table-now-drive-on-text = { $legs ->
        [one] Encore une étape. Ou arrête-toi.
       *[other] Encore { $legs } étapes. Ou arrête-toi.
    }
tobago-table-now-route = Y aller ?
tobago-table-now-route-text = { $space } est à { $legs ->
        [one] une étape.
       *[other] { $legs } étapes.
    }
tobago-table-now-rest = Autre chose ?
tobago-table-now-rest-text = { $paid ->
        [yes] Dépense une amulette ou finis ton tour.
       *[no] Déterre le trésor ou finis ton tour.
    }
tobago-table-now-spend = Dépenser une amulette
tobago-table-now-spend-text = Qu’achètes-tu avec une amulette ?
tobago-table-now-remove = Quel jeton retirer ?
tobago-table-now-remove-text = Choisis un jeton sur l’île. S’il y a plusieurs couleurs, choisis d’abord la piste.
tobago-table-now-double = Quelle rose doubler ?
tobago-table-now-double-text = Choisis un indice avec ta rose : elle comptera double.
tobago-table-now-swap-roses = Quelles roses permuter ?
tobago-table-now-swap-roses-text = Choisis la première de deux roses d’une même piste.
tobago-table-now-pick-raise = Déterrer le trésor ?
tobago-table-now-pick-raise-text = Chacun pioche de l’or pour ses roses sur la piste, puis on partage.
tobago-table-now-pick-extra-clue = Indice bonus ?
tobago-table-now-pick-extra-clue-text = Pour une amulette, tu poses un indice de plus.
tobago-table-now-pick-extra-drive = Trajet bonus ?
tobago-table-now-pick-extra-drive-text = Pour une amulette, tu roules encore une fois, sans ramasser d’amulettes.
tobago-table-now-pick-exchange = Échanger tous les indices ?
tobago-table-now-pick-exchange-text = { $paid ->
        [yes] Cela coûte une amulette. Tes indices sont défaussés face visible.
       *[no] C’est ton action. Tes indices sont défaussés face visible.
    }
tobago-table-now-path = Choisis une piste. Les nombres montrent combien de cases restent.
tobago-table-now-no-clue = Tu ne peux poser aucun indice : roule, ou fais autre chose.
tobago-table-now-unfit = Cet indice ne va sur aucune piste. Choisis-en un autre, ou fais autre chose.
tobago-table-now-stays = Sur { tobago-path } il reste { $count ->
        [one] une case : le trésor est localisé.
       *[other] { $count } cases.
    }
tobago-table-now-refused = Cet indice ne convient pas à { tobago-path }.
tobago-table-now-raisable = { $paths ->
        [one] Un trésor se trouve sous ton véhicule : déterre-le !
       *[other] { $paths } trésors se trouvent sous ton véhicule : déterre-les !
    }
tobago-table-now-waiting = À { $seat } de jouer
tobago-table-now-waiting-text = { $seat } réfléchit…{ $clues ->
        [yes] { " " }En attendant, essaie tes indices sur les pistes.
       *[no] { "" }
    }
tobago-table-now-waiting-share = On partage un trésor
tobago-table-now-waiting-share-text = { $seat } décide pour une carte de { $value } pièces.
tobago-table-now-over = { page-winners }
tobago-table-now-over-text = Les trésors sont partagés, l’or est compté.

## What things are good for

tobago-table-purse = Tes amulettes : { $amulets }, ton or : { $gold }
tobago-table-amulets-of = { $count ->
        [0] aucune amulette
        [one] une amulette
       *[other] { $count } amulettes
    }
tobago-table-about-clue = Pose un indice sur une piste : il exclut des cases, et ta rose donne droit à une part du trésor.
tobago-table-about-drive = Roule jusqu’à trois étapes : chacune aussi loin que tu veux dans une région, ou un pas dans la suivante.
tobago-table-about-raise = Déterre un trésor localisé là où se trouve ton véhicule. Cela ne coûte pas d’action ; les roses de la piste partagent l’or.
tobago-table-about-spend = Une amulette donne droit à un bonus, ou sauve ta meilleure carte or d’une malédiction.
tobago-table-about-exchange = Au lieu d’une autre action : défausse tous tes indices et pioches-en d’autres.
tobago-table-about-remove = Dépense une amulette : un jeton disparaît, le trésor n’est pas là.
tobago-table-about-extra-clue = Dépense une amulette : pose un indice de plus.
tobago-table-about-extra-drive = Dépense une amulette : roule une fois de plus.
tobago-table-about-double = Dépense une amulette : une deuxième rose à toi sur un indice, pour une deuxième part.
tobago-table-about-swap-roses = Dépense une amulette : deux roses d’une piste échangent leurs places.
tobago-table-about-gold = Quand on déterre un trésor, on pioche ici une carte par rose, plus une. Des malédictions s’y cachent.
tobago-table-about-treasure = Un trésor est ici : { $paths }. Roule jusqu’ici et déterre-le.
tobago-table-about-marker = Un trésor peut être ici : { $paths }.
tobago-table-about-amulet = Une amulette : termine une étape ici pour la ramasser.
tobago-table-about-landmark = { $landmark ->
        [hut] Une hutte
        [palm] Un palmier
       *[statue] Une statue
    } : certains indices disent si un trésor se trouve à côté ou en vue.
tobago-table-about-gaze = Après chaque trésor, une amulette s’échoue au bout de son regard, en { $shore }.
tobago-table-about-relation = { $relation ->
        [next-to] À côté : à un pas.
       *[in-sight-of] En vue : à un ou deux pas.
    }
tobago-table-about-largest = La plus grande : seulement la région qui a le plus de cases ; la couronne la montre.
tobago-table-about-vehicle = { $you ->
        [yes] Ton véhicule : appuie dessus pour rouler.
       *[no] Le véhicule de { $seat }.
    }
tobago-table-about-crew = Les roses des vents qui ne sont pas encore sur une piste, les amulettes et les cartes or prises. Leur valeur reste secrète jusqu’à la fin.

## What a hint advises

tobago-table-advice-lay = Poser « { tobago-clue } » sur la piste { tobago-path.feminine }
tobago-table-advice-double = Dépenser une amulette : mettre une deuxième rose sur « { tobago-clue } »
tobago-table-advice-swap-roses = Dépenser une amulette : permuter la rose de « { tobago-clue } »
tobago-table-advice-with = La permuter avec la rose de « { tobago-clue } »

## The end

tobago-amount = { $points ->
        [one] { $points } pièce d’or
       *[other] { $points } pièces d’or
    }
tobago-sheet-earlier = Auparavant
tobago-sheet-earlier-note = avant le début de l’entraînement
tobago-sheet-treasure = { tobago-path }
tobago-sheet-raised = { $space }, déterré par { $you ->
        [yes] toi
       *[no] { $seat }
    }
tobago-sheet-amulets = Amulettes
tobago-sheet-amulets-note = utilisées ; elles ne comptent pas
tobago-sheet-sum = Or
tobago-course-about = or, face cachée jusqu’à la fin
tobago-course-round = Manche { $round }
tobago-table-sheet-part = { $what ->
        [gold] { $value } pièces
        [lost] malédiction : { $value } pièces perdues
        [protected] malédiction : une amulette l’a écartée
       *[spared] malédiction : rien à perdre
    }
