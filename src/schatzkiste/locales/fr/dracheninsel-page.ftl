# The table of Die Dracheninsel on the page.

## Cards, colours, places

dracheninsel-table-card-forest = Forêt
dracheninsel-table-card-desert = Désert
dracheninsel-table-card-mountain = Montagne
dracheninsel-table-card-water = Eau
dracheninsel-table-card-farmland = Champs
dracheninsel-table-card-volcano = Volcan
dracheninsel-table-card-flight = Vol téméraire
dracheninsel-table-card-elements = Éléments déchaînés
dracheninsel-table-card-journey = Voyage lointain
dracheninsel-table-card-forces = Forces destructrices
dracheninsel-table-card-patrol = Patrouille de dragons
dracheninsel-table-card-curse = Malédiction
dracheninsel-table-card-slumber = Petit somme
dracheninsel-table-card-betrayal = Déloyauté
dracheninsel-table-card-counterspell = Contre-sort
dracheninsel-table-card-terror = Terreur
dracheninsel-table-card-sneak = Attaque sournoise
dracheninsel-table-colour-green = Vert
dracheninsel-table-colour-yellow = Jaune
dracheninsel-table-colour-grey = Gris
dracheninsel-table-colour-blue = Bleu
dracheninsel-table-colour-brown = Brun
dracheninsel-table-colour-red = Rouge
dracheninsel-table-boat = Bateau { dracheninsel-colour }
dracheninsel-table-treasure-field = Case au trésor
dracheninsel-table-field = { $terrain } { $field }
dracheninsel-table-island = L’île : 61 cases et six bateaux
dracheninsel-table-dragon = dragon
dracheninsel-table-dragon-number = Dragon { $number }
dracheninsel-table-hunter = chasseur { $colour }
dracheninsel-table-hunter-of = { $seat } ({ $colour })
dracheninsel-table-treasure = trésor { $value }
dracheninsel-table-free = libre
dracheninsel-table-costs = { $price ->
        [free] entrée libre
        [joker] coûte un joker
        [jokers] coûte un joker
       *[card] coûte une carte : { $terrain }
    }
dracheninsel-table-closer = Agrandir
dracheninsel-table-farther = Réduire

## Hand and piles

dracheninsel-table-hand = Ta main
dracheninsel-table-hand-empty = Tu n’as plus de cartes.
dracheninsel-table-anytime = aussi au tour des autres
dracheninsel-table-joker = Joker
dracheninsel-table-pile = Pioche
dracheninsel-table-discard = Défausse
dracheninsel-table-discard-open = Défausse, visible de tous

## Players, treasures, log

dracheninsel-table-hunters = Chasseurs
dracheninsel-table-treasures = Trésors
dracheninsel-table-log = Journal
dracheninsel-table-round = Manche { $round }
dracheninsel-table-doing = { $colour } · { $role ->
        [home] dans son bateau
        [boat] à bord : { $place }
        [waits] attend sur la case au trésor
        [keeps] garde { $value } : { $place }
        [carries] porte { $value } avec { $partner_you ->
            [yes] toi
           *[no] { $partner }
        }
        [rests] sur la case au trésor
       *[walks] sur { $place }
    }
dracheninsel-table-quiet = aucun progrès depuis { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }{ $most ->
        [0] { "" }
       *[other] , fin après { $most }
    }
dracheninsel-table-offer-end = Aucun progrès depuis { $rounds } manches. Finir la partie ?
dracheninsel-table-played = Joué : { $cards }
dracheninsel-table-known = Tu connais : { $cards }
dracheninsel-table-coins = Pièces : { $list }
dracheninsel-table-cards = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
dracheninsel-table-status = { $status ->
        [field] sur la case
        [carried] en route
        [kept] gardé
        [boat] dans un bateau
        [cashed] encaissé
        [lost] perdu
       *[waiting] à venir
    }

## Lists to choose from

dracheninsel-table-offer-pay = Entrer : { $terrain }
dracheninsel-table-offer-pay-ask = Avec quoi paies-tu ?
dracheninsel-table-offer-with = Voyage lointain
dracheninsel-table-offer-with-ask = Quelle carte Terrain joues-tu avec ?
dracheninsel-table-offer-terrain = Voyage lointain
dracheninsel-table-offer-terrain-ask = Quel terrain devient libre pour ce tour ?
dracheninsel-table-offer-lead = Qui avance ?
dracheninsel-table-offer-lead-ask = Un seul de tes chasseurs avance par tour.
dracheninsel-table-offer-rob = Attaque
dracheninsel-table-offer-rob-ask = Qui rentre chez lui ? Tu prends sa place.
dracheninsel-table-offer-send = Terreur
dracheninsel-table-offer-send-ask = Qui doit rentrer dans son bateau ?
dracheninsel-table-offer-steal = Attaque sournoise
dracheninsel-table-offer-steal-ask = À qui prends-tu une carte ?
dracheninsel-table-offer-dragon = Patrouille de dragons
dracheninsel-table-offer-dragon-ask = Quel dragon se déplace ?
dracheninsel-table-pays-exactly = convient exactement
dracheninsel-table-pays-as-joker = ton joker, paie tout

## Interruptions

dracheninsel-table-seal-halt = Halte !
dracheninsel-table-seal-treasure = Trésor
dracheninsel-table-seal-end = Fin ?
dracheninsel-table-halt-begin = { $seat } commence son tour.
dracheninsel-table-halt-begin-text = Avec Petit somme, le tour s’achève avant toute action ; { $seat } peut encore passer.
dracheninsel-table-halt-stop-text = Petit somme met fin au tour de { $seat } et annule cela, sauf si c’était déjà contré. Les cartes jouées restent dépensées.
dracheninsel-table-halt-terror = { $seat } joue Terreur contre { dracheninsel-aim }.
dracheninsel-table-halt-terror-text = { $aim_you ->
        [yes] Ton chasseur ({ $aim_colour }) doit rentrer
       *[no] { $aim } doit rentrer
    }{ $outcome ->
        [keeps] , et { $keeper_you ->
            [yes] tu gardes
           *[no] { $keeper } garde
        } seul le trésor.
        [loses] , et le trésor { $value } est perdu.
       *[plain] .
    }
dracheninsel-table-halt-sneak = { $seat } joue Attaque sournoise contre { dracheninsel-aim }.
dracheninsel-table-halt-sneak-text = Si elle réussit, { $seat } tire une carte au hasard { $aim_you ->
        [yes] dans ta main
       *[no] dans la main de { $aim }
    }.
dracheninsel-table-halt-slumber = { $seat } crie Halte contre { dracheninsel-aim }.
dracheninsel-table-halt-slumber-text = Si elle réussit, { $aim_you ->
        [yes] ton tour
       *[no] le tour de { $aim }
    } s’achève. Ce qui y a été fait en dernier est annulé, sauf si c’était déjà contré.
dracheninsel-table-halt-share = Le trésor { $value } est dans ton bateau. Tu partages ?
dracheninsel-table-halt-share-text = Si tu partages, { $seat } et toi recevez { $value } chacun. Avec Déloyauté tu réclames les { $both }, et { $seat } peut répondre par Déloyauté.
dracheninsel-table-halt-answer = { $seat } réclame les { $both }.
dracheninsel-table-halt-answer-text = Qui joue la dernière Déloyauté prend les deux pièces.
dracheninsel-table-halt-agreement = { $seat } propose de finir la partie.
dracheninsel-table-halt-agreement-text = Si tout le monde accepte, elle est finie et les pièces comptent telles quelles. Si quelqu’un veut continuer, le tour se poursuit.
dracheninsel-table-reply-stop = Crier Halte
dracheninsel-table-reply-stop-with = Halte (au lieu de { $other })
dracheninsel-table-reply-counter = Jouer Contre-sort
dracheninsel-table-reply-counter-with = Contrer (au lieu de { $other })
dracheninsel-table-reply-betray = Jouer Déloyauté
dracheninsel-table-reply-betray-with = Déloyauté (au lieu de { $other })
dracheninsel-table-reply-share = Partager : { $value } chacun
dracheninsel-table-reply-let-go = Laisser faire
dracheninsel-table-reply-yield = Céder
dracheninsel-table-reply-agree = Accepter
dracheninsel-table-reply-refuse = Continuer
dracheninsel-table-reply-let-turn-go = Ne plus demander ce tour-ci

## Buttons

dracheninsel-table-button-go-on = Continuer
dracheninsel-table-button-done = { $count ->
        [0] Ne rien échanger
        [one] Échanger une carte
       *[other] Échanger { $count } cartes
    }
dracheninsel-table-button-end = Finir le tour
dracheninsel-table-button-end-note = { $cards ->
        [6] garder ces cartes
       *[other] piocher jusqu’à six
    }
dracheninsel-table-button-pass = Passer et échanger
dracheninsel-table-button-pass-note = nouvelles cartes, sans agir
dracheninsel-table-button-propose-end = Proposer la fin
dracheninsel-table-button-do-step = Aller ici
dracheninsel-table-button-do-over = Survoler
dracheninsel-table-button-do-land = Atterrir ici
dracheninsel-table-button-do-tile = Cette tuile
dracheninsel-table-button-do-place = Dragon ici
dracheninsel-table-button-do-dragon = Ce dragon
dracheninsel-table-button-do-send = Renvoyer
dracheninsel-table-button-do-steal = Prendre une carte
dracheninsel-table-button-do-rob = Renvoyer
dracheninsel-table-button-do-lead = Celui-ci avance
dracheninsel-table-button-do-pay = Payer
dracheninsel-table-button-do-with = Jouer avec
dracheninsel-table-button-do-terrain = Ce terrain
dracheninsel-table-button-do-flight = Voler
dracheninsel-table-button-do-elements = Jouer la carte
dracheninsel-table-button-do-forces = Jouer la carte
dracheninsel-table-button-do-journey = Jouer la carte
dracheninsel-table-button-do-patrol = Jouer Patrouille
dracheninsel-table-button-do-terror = Jouer Terreur
dracheninsel-table-button-do-sneak = Jouer Attaque
dracheninsel-table-button-do-curse = Jouer Malédiction
dracheninsel-table-button-do-stop = Crier Halte
dracheninsel-table-button-do-counter = Jouer Contre-sort
dracheninsel-table-button-do-betray = Jouer Déloyauté

## What to do now

dracheninsel-table-now-begin = À toi de jouer
dracheninsel-table-now-begin-text = { $can ->
        [both] Va sur une case lumineuse ou joue des cartes, autant que tu veux.
        [step] Va sur une case lumineuse, tant que tu peux payer.
        [card] Tu ne peux aller nulle part : joue des cartes, ou passe et échange.
       *[none] Tu ne peux ni avancer ni jouer de carte : passe et échange.
    }
dracheninsel-table-now-first = À toi de jouer
dracheninsel-table-now-first-text = { $can ->
        [both] Les trésors sont au milieu : va vers eux de case lumineuse en case lumineuse, ou joue des cartes, autant que tu veux.
       *[step] Les trésors sont au milieu : va vers eux de case lumineuse en case lumineuse, tant que tu peux payer.
    }
dracheninsel-table-now-turn = Continue
dracheninsel-table-now-turn-text = { $can ->
        [both] Encore un pas, une carte, ou finis ton tour.
        [step] Encore un pas, ou finis ton tour.
        [card] Encore une carte, ou finis ton tour.
       *[none] Rien d’autre n’est possible : finis ton tour.
    }
dracheninsel-table-now-carries = Rapporte le trésor
dracheninsel-table-now-carries-text = { $steps ->
        [one] Encore un pas avec le { $value } jusqu’à un bateau cerclé d’or.
       *[other] Encore { $steps } pas avec le { $value } jusqu’au bateau cerclé d’or le plus proche.
    }
dracheninsel-table-now-keeps = Tu gardes un trésor
dracheninsel-table-now-keeps-text = Attends de l’aide pour le porter. Si tu pars, il est perdu.
dracheninsel-table-now-waits = Tu attends au trésor
dracheninsel-table-now-waits-text = Il faut être deux. { $can ->
        [both] Joue des cartes, passe et échange ou finis ton tour.
        [card] Joue encore une carte ou finis ton tour.
        [pass] Passe et échange ou finis ton tour.
       *[none] Finis ton tour.
    }
dracheninsel-table-now-exit = Levez le trésor !
dracheninsel-table-now-exit-text = Quittez aussitôt la case au trésor, à deux.
dracheninsel-table-now-lead = Qui avance ?
dracheninsel-table-now-lead-text = Un seul de tes chasseurs avance par tour.
dracheninsel-table-now-over = Vol téméraire
dracheninsel-table-now-over-text = Quelle case survoles-tu ? C’est gratuit.
dracheninsel-table-now-land = Où atterrir ?
dracheninsel-table-now-land-text = Choisis un lieu lumineux derrière ; tu paies comme pour un pas.
dracheninsel-table-now-pay = Paie la case
dracheninsel-table-now-pay-text = Avec la carte qui convient ou ton joker.
dracheninsel-table-now-rob = Attaque
dracheninsel-table-now-rob-text = Choisis qui rentre. Tu portes à sa place.
dracheninsel-table-now-tile = Choisis la première tuile
dracheninsel-table-now-tile-text = { $card ->
        [forces] Deux tuiles voisines changent de place.
       *[elements] Deux tuiles quelconques changent de place.
    } Personne ne doit s’y trouver.
dracheninsel-table-now-tile-second = Choisis la seconde tuile
dracheninsel-table-now-tile-second-text = { $card ->
        [forces] Elle doit toucher la première.
       *[elements] N’importe laquelle, si personne ne s’y trouve.
    }
dracheninsel-table-now-dragon = Quel dragon ?
dracheninsel-table-now-dragon-text = Les deux sont sur l’île : choisis celui qui vole.
dracheninsel-table-now-place = Où va le dragon ?
dracheninsel-table-now-place-text = Sur une case libre, mais pas devant un bateau.
dracheninsel-table-now-send = Terreur
dracheninsel-table-now-send-text = Choisis le chasseur qui doit rentrer.
dracheninsel-table-now-steal = Attaque sournoise
dracheninsel-table-now-steal-text = Choisis à qui tu prends une carte.
dracheninsel-table-now-with = Voyage lointain
dracheninsel-table-now-with-text = Choisis la carte Terrain jouée avec.
dracheninsel-table-now-terrain = Voyage lointain
dracheninsel-table-now-terrain-text = Nomme le terrain libre jusqu’à la fin du tour.
dracheninsel-table-now-toss = Quelles cartes échanger ?
dracheninsel-table-now-toss-text = Choisis quoi défausser. Tu pioches ensuite jusqu’à six cartes, et ton tour est fini.
dracheninsel-table-now-stop = Halte ?
dracheninsel-table-now-stop-text = Tu peux crier Halte avec Petit somme.
dracheninsel-table-now-counter = Contre-sort ?
dracheninsel-table-now-counter-text = Tu peux annuler la carte jouée.
dracheninsel-table-now-share = Partager ou non ?
dracheninsel-table-now-share-text = C’est ton bateau : à toi de décider.
dracheninsel-table-now-answer = Répondre ou céder ?
dracheninsel-table-now-answer-text = Une Déloyauté à toi renverse la situation.
dracheninsel-table-now-agreement = Finir la partie ?
dracheninsel-table-now-agreement-text = Si tout le monde accepte, les pièces comptent telles quelles.
dracheninsel-table-now-go-on = Ton tour s’achève
dracheninsel-table-now-go-on-text = Si personne ne crie Halte, continue.
dracheninsel-table-now-announced = Carte annoncée
dracheninsel-table-now-announced-text = Les autres peuvent encore l’annuler ; sinon elle agit.
dracheninsel-table-now-cash = Le trésor est à toi
dracheninsel-table-now-cash-text = Les deux pièces te reviennent.
dracheninsel-table-now-others = Un instant
dracheninsel-table-now-others-text = Les autres peuvent crier Halte.
dracheninsel-table-now-waiting = À { $seat } de jouer
dracheninsel-table-now-waiting-text = { $seat } réfléchit…
dracheninsel-table-now-waiting-sharing = { $seat } décide
dracheninsel-table-now-waiting-sharing-text = Le trésor sera-t-il partagé ?
dracheninsel-table-now-end = { page-winners }
dracheninsel-table-now-end-text = La chasse au trésor est finie.

## What an action does

dracheninsel-table-step-cost = { $place } : { $price ->
        [free] gratuit.
        [joker] coûte ton joker ({ $joker }).
        [jokers] coûte un joker ; à toi de choisir lequel.
        [choice] coûte une carte ({ $terrain }) ou un joker ; à toi de choisir.
       *[card] coûte une carte ({ $terrain }).
    }
dracheninsel-table-step-wait = Tu y attends, et ton tour s’achève.
dracheninsel-table-step-lift = Vous levez le trésor à deux et partez aussitôt.
dracheninsel-table-step-join = Tu aides à porter le trésor.
dracheninsel-table-step-rob = Tu prends la place d’un porteur.
dracheninsel-table-step-deliver = Le trésor est arrivé.
dracheninsel-table-step-home = Retour au bateau.
dracheninsel-table-step-abandons = Le trésor { $value } est perdu !
dracheninsel-table-about-flight = Survole une case et atterris derrière.
dracheninsel-table-about-elements = Échange deux tuiles quelconques inoccupées.
dracheninsel-table-about-forces = Échange deux tuiles voisines inoccupées.
dracheninsel-table-about-journey = Avec une carte Terrain : ce terrain est libre jusqu’à la fin du tour.
dracheninsel-table-about-patrol = Fais venir ou déplace un dragon ; nul n’entre sur sa case.
dracheninsel-table-about-terror = Renvoie un chasseur dans son bateau.
dracheninsel-table-about-sneak = Prends une carte au hasard à quelqu’un.
dracheninsel-table-about-curse = Défausse ta main et prends des cartes à tous.
dracheninsel-table-about-terrain = Paie un pas sur { $terrain }{ $more ->
        [yes] { " " }ou { $other }
       *[no] { "" }
    } : une carte par case.
dracheninsel-table-about-joker = À la couleur de ton chasseur, c’est un joker : elle paie n’importe quel terrain.
dracheninsel-table-about-slumber = Pendant le tour d’un autre, crie Halte après une action : elle est annulée, et le tour s’achève.
dracheninsel-table-about-counterspell = Annule une carte au moment où on la joue.
dracheninsel-table-about-betrayal = Quand un trésor arrive : réclame les deux pièces au lieu de partager.
dracheninsel-table-about-field = Un pas ici coûte une carte de ce terrain, ou un joker ; il est gratuit pour le chasseur de cette couleur.
dracheninsel-table-about-treasure-field = Ici se trouvent les trésors. Il faut être deux pour en lever un ; l’entrée est gratuite.
dracheninsel-table-about-treasure-field-empty = Tous les trésors ont été levés. Un seul chasseur peut se tenir ici ; l’entrée est gratuite.
dracheninsel-table-about-boat = Un trésor compte dès que ses deux porteurs atteignent le bateau de l’un d’eux.
dracheninsel-table-about-dragon = Nul n’entre sur la case d’un dragon.
dracheninsel-table-about-own = Ton chasseur est ici ; de là, il va sur une case voisine.
dracheninsel-table-about-landing = Elle est devant un bateau : aucun dragon n’y vient.
dracheninsel-table-about-treasures = Les trésors dans l’ordre. Chacun vaut deux pièces de cette valeur, une par porteur.
dracheninsel-table-about-pile = À la fin de son tour, on y complète sa main à six cartes. Quand elle est vide, on mélange la défausse.
dracheninsel-table-about-discards = Les cartes jouées et défaussées, visibles de tous.

## The end

dracheninsel-amount = { $points ->
        [one] { $points } pièce
       *[other] { $points } pièces
    } d’or
dracheninsel-sheet-treasure = Trésor { $value }
dracheninsel-sheet-not-cashed = pas rapporté
dracheninsel-sheet-cashed-earlier = rapporté avant le début de l’entraînement
dracheninsel-sheet-betrayed = Déloyauté : { $you ->
        [yes] tu as pris les deux pièces
       *[no] { $seat } a pris les deux pièces
    }
dracheninsel-sheet-sum = Or
dracheninsel-course-about = or après chaque manche
dracheninsel-course-round = Manche { $round }
dracheninsel-table-sheet-coin = { $count ->
        [one] une pièce de { $value }
       *[other] { $count } pièces de { $value }
    }{ $alone ->
        [yes] { "" }
       *[no] , porté avec { $partner }
    }
