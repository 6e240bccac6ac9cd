# Die Dracheninsel: the words of its rules, for page, log, terminal and screen reader.

dracheninsel-title = Die Dracheninsel
dracheninsel-about = Levez à deux l’or des dragons, rapportez-le au bateau et partagez-le – ou pas.
dracheninsel-goal = Levez à deux l’or des dragons, rapportez-le au bateau et partagez-le – ou pas. Le plus d’or l’emporte.

## Options

dracheninsel-option-spare = Couleur que personne ne joue
dracheninsel-option-spare-about = Une couleur reste dans son bateau et ne participe pas.
dracheninsel-option-spare-green = Vert
dracheninsel-option-spare-yellow = Jaune
dracheninsel-option-spare-grey = Gris
dracheninsel-option-spare-blue = Bleu
dracheninsel-option-spare-brown = Brun
dracheninsel-option-spare-red = Rouge
dracheninsel-option-spare_too = Deuxième couleur que personne ne joue
dracheninsel-option-spare_too-about = À quatre, deux bateaux restent vides, de préférence face à face.
dracheninsel-option-spare_too-green = Vert
dracheninsel-option-spare_too-yellow = Jaune
dracheninsel-option-spare_too-grey = Gris
dracheninsel-option-spare_too-blue = Bleu
dracheninsel-option-spare_too-brown = Brun
dracheninsel-option-spare_too-red = Rouge
dracheninsel-option-spare_too-opposite = Le bateau d’en face
dracheninsel-option-stalemate = Fin après des manches sans progrès
dracheninsel-option-stalemate-about = Après ce nombre de manches sans progrès, la partie finit d’elle-même ; 0 veut dire jamais.
dracheninsel-option-rounds = Nombre maximal de manches
dracheninsel-option-agreement = Fin anticipée
dracheninsel-option-agreement-about = À ton tour, tu peux proposer une fois aux autres de compter tout de suite ; tous doivent accepter.
dracheninsel-option-agreement-off = Non
dracheninsel-option-agreement-on = Oui

## Actions

dracheninsel-action-step = Aller { dracheninsel-place }
dracheninsel-action-flight = Jouer Vol téméraire
dracheninsel-action-elements = Jouer Éléments déchaînés : échanger deux tuiles quelconques
dracheninsel-action-forces = Jouer Forces destructrices : échanger deux tuiles voisines
dracheninsel-action-journey = Jouer Voyage lointain
dracheninsel-action-patrol = Jouer Patrouille de dragons avec la carte { dracheninsel-card }
dracheninsel-action-terror = Jouer Terreur avec la carte { dracheninsel-card }
dracheninsel-action-sneak = Jouer Attaque sournoise avec la carte { dracheninsel-card }
dracheninsel-action-curse = Jouer Malédiction
dracheninsel-action-pass = Passer et échanger des cartes
dracheninsel-action-end = Finir le tour
dracheninsel-action-lead = Avancer avec le chasseur { dracheninsel-hunter }
dracheninsel-action-over = Survoler { $field ->
        [e5] la case au trésor
       *[other] { $field }
    }
dracheninsel-action-land = Atterrir { dracheninsel-place }
dracheninsel-action-pay = Payer avec { dracheninsel-card }
dracheninsel-action-rob = Renvoyer le chasseur { dracheninsel-hunter } et prendre sa place
dracheninsel-action-tile = Choisir la tuile en { $field }
dracheninsel-action-dragon = Déplacer le dragon { $dragon }
dracheninsel-action-place = Mettre le dragon en { $field }
dracheninsel-action-send = Renvoyer le chasseur { dracheninsel-hunter }
dracheninsel-action-steal = Prendre une carte au joueur { dracheninsel-hunter }
dracheninsel-action-with = Jouer avec la carte { dracheninsel-card }
dracheninsel-action-terrain = Rendre libre jusqu’à la fin du tour : { dracheninsel-terrain.definite }
dracheninsel-action-toss = Défausser { dracheninsel-card }
dracheninsel-action-done = Défausser ces cartes et piocher
dracheninsel-action-stop = Crier Halte avec la carte { dracheninsel-card }
dracheninsel-action-counter = Jouer Contre-sort avec la carte { dracheninsel-card }
dracheninsel-action-let-go = Laisser faire
dracheninsel-action-go-on = Continuer
dracheninsel-action-share = Partager : une pièce chacun
dracheninsel-action-betray = Réclamer les deux pièces avec la carte { dracheninsel-card }
dracheninsel-action-yield = Céder
dracheninsel-action-propose-end = Proposer de finir la partie
dracheninsel-action-agree = Accepter de finir
dracheninsel-action-refuse = Continuer à jouer

## Events

dracheninsel-event-turn-begun = { $you ->
        [yes] C’est ton tour
       *[no] C’est le tour de { $seat }
    }
dracheninsel-event-stepped = { $you ->
        [yes] Tu vas
       *[no] { $seat } va
    } avec le chasseur { dracheninsel-hunter } { dracheninsel-place } { dracheninsel-paid }
dracheninsel-event-flown = { $you ->
        [yes] Tu voles
       *[no] { $seat } vole
    } avec le chasseur { dracheninsel-hunter } au-dessus de { $over ->
        [e5] la case au trésor
       *[other] { $over }
    } et { $you ->
        [yes] atterris
       *[no] atterrit
    } { dracheninsel-place } { dracheninsel-paid }
dracheninsel-event-waiting = { $you ->
        [yes] Tu attends
       *[no] { $seat } attend
    } avec le chasseur { dracheninsel-hunter } près du trésor
dracheninsel-event-lifted = Les chasseurs { dracheninsel-hunter } et { dracheninsel-partner } lèvent le trésor { $value }
dracheninsel-event-treasure-laid = Voici le trésor suivant : { $value }
dracheninsel-event-joined = Le chasseur { dracheninsel-hunter } rejoint le { dracheninsel-partner } : ensemble, ils portent { $value }
dracheninsel-event-robbed = Le chasseur { dracheninsel-hunter } prend la place du { $victim ->
        [green] vert
        [yellow] jaune
        [grey] gris
        [blue] bleu
        [brown] brun
       *[red] rouge
    } et porte { $value } avec le { dracheninsel-partner }
dracheninsel-event-treasure-lost = Le trésor { $value } est abandonné : il est perdu
dracheninsel-event-arrived = Les chasseurs { dracheninsel-hunter } et { dracheninsel-partner } apportent { $value } { dracheninsel-place }
dracheninsel-event-treasure-shared = { $you ->
        [yes] Tu partages
       *[no] { $seat } partage
    } avec { dracheninsel-other } : { $value } chacun
dracheninsel-event-betrayal-played = { $you ->
        [yes] Tu joues Déloyauté et réclames les deux pièces !
       *[no] { $seat } joue Déloyauté et réclame les deux pièces !
    }
dracheninsel-event-treasure-won = { $you ->
        [yes] Tu prends les deux pièces : deux fois { $value }
       *[no] { $seat } prend les deux pièces : deux fois { $value }
    }
dracheninsel-event-tiles-swapped = { $you ->
        [yes] Tu joues
       *[no] { $seat } joue
    } { dracheninsel-card } : { $one } et { $other_field } changent de place
dracheninsel-event-dragon-set = { $you ->
        [yes] Tu joues Patrouille de dragons : le dragon { $dragon } va en { $place }
       *[no] { $seat } joue Patrouille de dragons : le dragon { $dragon } va en { $place }
    }
dracheninsel-event-journey-begun = { $you ->
        [yes] Tu joues Voyage lointain
       *[no] { $seat } joue Voyage lointain
    } avec { dracheninsel-card } : { dracheninsel-terrain.definite } { $terrain ->
        [farmland] sont libres
       *[other] est libre
    } jusqu’à la fin du tour
dracheninsel-event-curse-played = { $you ->
        [yes] Tu joues Malédiction et défausses toute ta main
       *[no] { $seat } joue Malédiction et défausse toute sa main
    }
dracheninsel-event-terror-played = { $you ->
        [yes] Tu joues
       *[no] { $seat } joue
    } Terreur contre le chasseur { dracheninsel-hunter }
dracheninsel-event-sent-home = Le chasseur { dracheninsel-hunter } doit rentrer dans son bateau
dracheninsel-event-sneak-played = { $you ->
        [yes] Tu joues
       *[no] { $seat } joue
    } Attaque sournoise contre { dracheninsel-other }
dracheninsel-event-card-stolen = { $you ->
        [yes] Tu prends
       *[no] { $seat } prend
    } une carte { $other_you ->
        [yes] dans ta main
       *[no] dans la main de { $other }
    }
dracheninsel-event-card-learned = { $you ->
        [yes] Tu reçois
       *[no] { $seat } reçoit
    } { dracheninsel-card } de { dracheninsel-other }
dracheninsel-event-slumber-played = { $you ->
        [yes] Tu cries
       *[no] { $seat } crie
    } Halte : Petit somme pour { dracheninsel-other }
dracheninsel-event-counter-played = { $you ->
        [yes] Tu annules
       *[no] { $seat } annule
    } avec Contre-sort { $other_you ->
        [yes] ta carte
       *[no] la carte de { $other }
    } : { $cancelled ->
        [terror] Terreur
        [sneak] Attaque sournoise
       *[slumber] Petit somme
    }
dracheninsel-event-taken-back = { $you ->
        [yes] Tu dois annuler ta dernière action, et ton tour est fini
       *[no] { $seat } doit annuler sa dernière action, et son tour est fini
    }{ $cards ->
        [0] {""}
        [one] { "\u00A0" }; une carte est rendue
       *[other] { "\u00A0" }; { $cards } cartes sont rendues
    }
dracheninsel-event-stop-ends-turn = { $you ->
        [yes] Halte : ton tour est fini ; rien n’est annulé
       *[no] Halte : le tour de { $seat } est fini ; rien n’est annulé
    }
dracheninsel-event-stopped = { $you ->
        [yes] Ton tour est fini avant d’avoir vraiment commencé
       *[no] Le tour de { $seat } est fini avant d’avoir vraiment commencé
    }
dracheninsel-event-turn-passed = { $you ->
        [yes] { $count ->
            [0] Tu passes
            [one] Tu passes et échanges une carte
           *[other] Tu passes et échanges { $count } cartes
        }
       *[no] { $count ->
            [0] { $seat } passe
            [one] { $seat } passe et échange une carte
           *[other] { $seat } passe et échange { $count } cartes
        }
    }
dracheninsel-event-card-tossed = { $you ->
        [yes] Tu défausses
       *[no] { $seat } défausse
    } { dracheninsel-card }
dracheninsel-event-cards-drawn = { $you ->
        [yes] { $count ->
            [0] Tu ne pioches aucune carte
            [one] Tu pioches une carte
           *[other] Tu pioches { $count } cartes
        }
       *[no] { $count ->
            [0] { $seat } ne pioche aucune carte
            [one] { $seat } pioche une carte
           *[other] { $seat } pioche { $count } cartes
        }
    }
dracheninsel-event-card-drawn = { $you ->
        [yes] Tu pioches
       *[no] { $seat } pioche
    } { dracheninsel-card }
dracheninsel-event-deck-shuffled = La défausse est mélangée : une nouvelle pioche { $count ->
        [one] d’une carte
       *[other] de { $count } cartes
    }
dracheninsel-event-all-cashed = Le dernier trésor est encaissé : la partie est finie
dracheninsel-event-last-lost = Le dernier trésor est perdu : la partie est finie
dracheninsel-event-end-proposed = { $you ->
        [yes] Tu proposes
       *[no] { $seat } propose
    } de finir la partie
dracheninsel-event-end-accepted = { $you ->
        [yes] Tu acceptes
       *[no] { $seat } accepte
    } de finir la partie
dracheninsel-event-end-refused = { $you ->
        [yes] Tu veux
       *[no] { $seat } veut
    } continuer à jouer
dracheninsel-event-end-agreed = Tout le monde est d’accord : la partie est finie
dracheninsel-event-stalemate = { $rounds ->
        [one] Une manche
       *[other] { $rounds } manches
    } sans progrès : la partie est finie
dracheninsel-event-time-up = { $rounds ->
        [one] Une manche est jouée
       *[other] { $rounds } manches sont jouées
    } : la partie est finie

## Why not

dracheninsel-refusal-all-at-home = Tous les chasseurs sont chez eux, dans leur bateau : Terreur n’a pas de cible.
dracheninsel-refusal-already-home = Le chasseur { dracheninsel-hunter } est déjà dans son bateau : choisis-en un autre.
dracheninsel-refusal-boat-of-neither = Ce bateau n’est à aucun de vous deux : apportez le trésor dans un des vôtres.
dracheninsel-refusal-boat-taken = Un autre chasseur est dans ton bateau : seule une paire avec un trésor peut le rejoindre.
dracheninsel-refusal-cannot-fly-over = D’ici, tu ne peux pas survoler { $place ->
        [e5] la case au trésor
       *[other] { $place }
    } : choisis une case voisine avec des lieux derrière elle.
dracheninsel-refusal-cannot-lead = Le chasseur { dracheninsel-hunter } ne peut pas le faire : choisis parmi ceux qu’on te propose.
dracheninsel-refusal-cannot-pay = En { $place }, c’est { dracheninsel-terrain.partitive }, et tu n’as pas de carte pour cela. Il te faut { dracheninsel-terrain.card } ou une carte de la couleur du chasseur { dracheninsel-hunter }.
dracheninsel-refusal-card-does-not-pay = { dracheninsel-card } ne paie pas { dracheninsel-terrain.definite } : prends une carte qui montre ce terrain, ou une de la couleur du chasseur { dracheninsel-hunter }.
dracheninsel-refusal-card-not-in-hand = Tu n’as pas en main la carte { dracheninsel-card }.
dracheninsel-refusal-choose-dragon = Les deux dragons sont sur l’île : choisis d’abord lequel vole.
dracheninsel-refusal-choose-terrain-card = Choisis d’abord la carte Terrain à jouer avec Voyage lointain.
dracheninsel-refusal-dragon-below = Un dragon est en { $place } : on ne survole pas les dragons.
dracheninsel-refusal-dragon-chosen = C’est le dragon { $dragon } qui vole : choisis sa case.
dracheninsel-refusal-dragon-must-move = Le dragon est déjà en { $place } : choisis une autre case.
dracheninsel-refusal-dragon-there = Un dragon est en { $place } : nul n’y va tant qu’il ne repart pas.
dracheninsel-refusal-empty-centre-taken = Un chasseur est sur la case au trésor vide, et il n’y a place que pour un.
dracheninsel-refusal-empty-hand = { $other_you ->
        [yes] Tu n’as
       *[no] { $other } n’a
    } pas de cartes : choisis quelqu’un qui en a.
dracheninsel-refusal-foreign-boat = Ce bateau n’est pas à toi : tu ne peux entrer que dans le tien et, tant que vous portez ensemble un trésor, dans celui de ton partenaire.
dracheninsel-refusal-go-on-instead = Il n’y a rien à laisser faire ici : continue simplement.
dracheninsel-refusal-hunter-in-the-way = Un chasseur est en { $place } : les dragons ne vont que sur des cases libres.
dracheninsel-refusal-hunter-there = Un chasseur est en { $place } : fais le tour.
dracheninsel-refusal-leave-treasure-field = Vous deux devez maintenant quitter la case au trésor : choisis une case à côté, ou vole.
dracheninsel-refusal-name-first-hunter = Le chasseur { dracheninsel-hunter } est au même joueur que le { dracheninsel-first } : choisis le { dracheninsel-first }.
dracheninsel-refusal-name-terrain = Tu as choisi { dracheninsel-card } : nomme maintenant le terrain qui devient libre.
dracheninsel-refusal-no-agreement = À cette table, la partie ne finit pas d’un commun accord.
dracheninsel-refusal-no-dragons-there = { $place ->
        [e5] Les dragons ne vont jamais sur la case au trésor : choisis une autre case.
       *[other] Les dragons ne vont jamais en { $place } : c’est devant un bateau.
    }
dracheninsel-refusal-no-free-neighbour = Aucune tuile à côté de { $place } ne peut bouger : choisis-en une autre.
dracheninsel-refusal-no-landing = Derrière aucune case d’ici il n’y a de lieu où tu puisses atterrir et payer.
dracheninsel-refusal-no-landing-behind = Derrière { $place ->
        [e5] la case au trésor
       *[other] { $place }
    }, il n’y a aucun lieu où tu puisses atterrir et payer : survole une autre case.
dracheninsel-refusal-no-room-for-pair = Un chasseur est en { $place } : une paire avec un trésor ne peut pas y aller.
dracheninsel-refusal-no-such-hunter = Personne ne joue le chasseur { dracheninsel-hunter }.
dracheninsel-refusal-no-terrain-card = Voyage lointain se joue avec une carte Terrain, et tu n’en as pas.
dracheninsel-refusal-no-tile-there = Il n’y a pas de tuile sur la case au trésor.
dracheninsel-refusal-no-way-out = Tu serais le second ici et devrais repartir aussitôt avec le trésor, mais avec tes cartes aucune case autour ne t’est ouverte.
dracheninsel-refusal-nobody-holds-cards = Personne d’autre n’a de carte en main.
dracheninsel-refusal-not-a-carrier-there = Le chasseur { dracheninsel-hunter } ne porte pas ce trésor : choisis un des deux porteurs.
dracheninsel-refusal-not-adjacent = C’est trop loin : un pas mène à une case voisine et, d’un bateau, aux deux cases devant lui.
dracheninsel-refusal-not-behind = Ce lieu n’est pas derrière la case que tu survoles.
dracheninsel-refusal-not-on-card = { dracheninsel-card } ne montre pas { dracheninsel-terrain.definite }, et ce n’est pas un joker pour toi : nomme un terrain de la carte.
dracheninsel-refusal-not-yours-to-confirm = C’est à quelqu’un d’autre de confirmer : réponds avec une carte ou laisse faire.
dracheninsel-refusal-other-dragon-there = L’autre dragon est en { $place } : choisis une case libre.
dracheninsel-refusal-other-hunter-moves = Ce tour-ci, c’est ton chasseur { dracheninsel-hunter } qui avance, pas l’autre.
dracheninsel-refusal-own-card = Tu ne peux pas annuler ta propre carte.
dracheninsel-refusal-own-hand = C’est ta propre main : choisis quelqu’un d’autre.
dracheninsel-refusal-own-turn = Petit somme est pour le tour des autres, pas pour le tien.
dracheninsel-refusal-pair-at-treasure-field = Deux chasseurs qui portent un trésor ne peuvent pas retourner sur la case au trésor.
dracheninsel-refusal-proposed-already = Tu as déjà demandé ce tour-ci : redemande à un autre tour.
dracheninsel-refusal-same-tile = Tu as déjà choisi { $place } : choisis une seconde tuile.
dracheninsel-refusal-tile-occupied = Il y a quelqu’un en { $place } : on n’échange que des tuiles sans chasseur ni dragon.
dracheninsel-refusal-tiles-not-adjacent = { $place } n’est pas à côté de { $first } : Forces destructrices n’échange que des voisines.
dracheninsel-refusal-too-late-to-pass = Tu as déjà fait quelque chose ce tour-ci : on ne passe qu’au lieu de tout le reste. Finis ton tour.
dracheninsel-refusal-waits-for-partner = Ton chasseur doit attendre sur le trésor qu’un second arrive. Terreur contre toi-même le ramènerait au bateau.

## Hints

dracheninsel-hint-coins = C’est ce qui t’apporte le plus d’or.
dracheninsel-hint-look-coins = Quelles pièces peux-tu ramener ou gagner ?
dracheninsel-hint-carried = Un trésor porté se rapproche ainsi de ton bateau.
dracheninsel-hint-look-carried = Quel trésor est porté, et quel bateau est proche ?
dracheninsel-hint-guarded = Ton chasseur reste ainsi près d’un trésor jusqu’à ce qu’un partenaire arrive.
dracheninsel-hint-look-guarded = Qui attend près d’un trésor, et qui pourrait le rejoindre ?
dracheninsel-hint-near = Ton chasseur se rapproche ainsi d’un trésor.
dracheninsel-hint-look-near = Quel trésor est à ta portée ?
dracheninsel-hint-cards = Tu gardes ainsi la meilleure main.
dracheninsel-hint-look-cards = De quelles cartes as-tu besoin pour le chemin, et laquelle peut partir ?
dracheninsel-hint-gain = Tu gagnes environ { $gain } or d’avance sur le deuxième choix.
