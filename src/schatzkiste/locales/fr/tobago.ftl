# Tobago: the words of its rules, for page, log, terminal and screen reader.

tobago-title = Tobago
tobago-about = Trouvez indice après indice où sont les trésors, foncez-y et partagez l’or.
tobago-goal = Trouvez indice après indice où sont les trésors, foncez-y et partagez l’or. Qui a le plus d’or l’emporte.

## Options

tobago-option-rules = Règles
tobago-option-rules-about = Dans les règles avancées, les amulettes doublent et permutent aussi les roses des vents.
tobago-option-rules-standard = Règles de base
tobago-option-rules-advanced = Avancées
tobago-option-island = Île
tobago-option-island-about = Comment les trois parties de l’île sont posées, et sur quelle face.
tobago-option-island-random = Tirée au sort
tobago-option-island-ABC-1 = Île ABC-1
tobago-option-island-ABC-2 = Île ABC-2
tobago-option-island-ACB-1 = Île ACB-1
tobago-option-island-ACB-2 = Île ACB-2
tobago-option-island-ABc-1 = Île ABc-1
tobago-option-island-ABc-2 = Île ABc-2
tobago-option-island-AcB-1 = Île AcB-1
tobago-option-island-AcB-2 = Île AcB-2
tobago-option-island-AbC-1 = Île AbC-1
tobago-option-island-AbC-2 = Île AbC-2
tobago-option-island-ACb-1 = Île ACb-1
tobago-option-island-ACb-2 = Île ACb-2
tobago-option-island-Abc-1 = Île Abc-1
tobago-option-island-Abc-2 = Île Abc-2
tobago-option-island-Acb-1 = Île Acb-1
tobago-option-island-Acb-2 = Île Acb-2
tobago-option-island-aBC-1 = Île aBC-1
tobago-option-island-aBC-2 = Île aBC-2
tobago-option-island-aCB-1 = Île aCB-1
tobago-option-island-aCB-2 = Île aCB-2
tobago-option-island-aBc-1 = Île aBc-1
tobago-option-island-aBc-2 = Île aBc-2
tobago-option-island-acB-1 = Île acB-1
tobago-option-island-acB-2 = Île acB-2
tobago-option-island-abC-1 = Île abC-1
tobago-option-island-abC-2 = Île abC-2
tobago-option-island-aCb-1 = Île aCb-1
tobago-option-island-aCb-2 = Île aCb-2
tobago-option-island-abc-1 = Île abc-1
tobago-option-island-abc-2 = Île abc-2
tobago-option-island-acb-1 = Île acb-1
tobago-option-island-acb-2 = Île acb-2
tobago-option-memory = Mémoire
tobago-option-memory-about = Selon les règles imprimées, le journal oublie ce que les autres ont pris dès qu’on déterre le trésor suivant.
tobago-option-memory-printed = Règles imprimées
tobago-option-memory-open = Tout garder

## Actions

tobago-action-vehicle = Placer ton véhicule sur { $space }
tobago-action-lay = Poser l’indice { $clue } sur la piste { tobago-path.feminine }
tobago-action-drive = Rouler jusqu’à { $space }
tobago-action-stop = S’arrêter
tobago-action-raise = Déterrer le trésor { tobago-path.masculine }
tobago-action-accept = Prendre la carte
tobago-action-decline = Laisser la carte
tobago-action-remove = Dépenser une amulette : retirer le jeton { tobago-path.masculine } sur { $space }
tobago-action-extra-clue = Dépenser une amulette : indice bonus
tobago-action-extra-drive = Dépenser une amulette : trajet bonus
tobago-action-exchange = Échanger tous tes indices
tobago-action-double = Dépenser une amulette : mettre une deuxième rose sur l’indice { $clue }
tobago-action-swap-roses = Dépenser une amulette : permuter la rose de l’indice { $clue }
tobago-action-with = La permuter avec la rose de l’indice { $clue }
tobago-action-end = Finir le tour

## Events

tobago-event-vehicle-placed = { $you ->
        [yes] Tu places ton véhicule sur { $space }
       *[no] { $seat } place son véhicule sur { $space }
    }
tobago-event-clue-laid = { $you ->
        [yes] Tu poses
       *[no] { $seat } pose
    } « { tobago-clue } » sur la piste { tobago-path.feminine } : { $before } → { $after }
tobago-event-clue-drawn = { $you ->
        [yes] Tu pioches
       *[no] { $seat } pioche
    } l’indice { $clue } : { tobago-clue }
tobago-event-clues-shuffled = La défausse d’indices est mélangée et devient la nouvelle pioche
tobago-event-hand-exchanged = { $paid ->
        [yes] { $you ->
            [yes] Tu dépenses une amulette et échanges tes indices { $clues } contre de nouveaux
           *[no] { $seat } dépense une amulette et échange ses indices { $clues } contre de nouveaux
        }
       *[no] { $you ->
            [yes] Au lieu d’une action, tu échanges tes indices { $clues } contre de nouveaux
           *[no] Au lieu d’une action, { $seat } échange ses indices { $clues } contre de nouveaux
        }
    }
tobago-event-treasure-located = Le trésor { tobago-path.masculine } est localisé : il est sur { $space }
tobago-event-leg-driven = { $you ->
        [yes] Tu roules jusqu’à { $space } (étape { $leg })
       *[no] { $seat } roule jusqu’à { $space } (étape { $leg })
    }
tobago-event-drive-ended = { $legs ->
        [0] { $you ->
            [yes] Tu restes où tu es
           *[no] { $seat } reste sur place
        }
       *[other] { $you ->
            [yes] Tu t’arrêtes
           *[no] { $seat } s’arrête
        }
    }
tobago-event-amulet-taken = { $you ->
        [yes] Tu ramasses l’amulette sur { $space }
       *[no] { $seat } ramasse l’amulette sur { $space }
    }
tobago-event-marker-removed = { $you ->
        [yes] Tu dépenses une amulette et retires
       *[no] { $seat } dépense une amulette et retire
    } le jeton { tobago-path.masculine } sur { $space }. Cases possibles : { $left }
tobago-event-extra-clue-bought = { $you ->
        [yes] Tu dépenses une amulette pour un indice bonus
       *[no] { $seat } dépense une amulette pour un indice bonus
    }
tobago-event-extra-drive-bought = { $you ->
        [yes] Tu dépenses une amulette pour un trajet bonus
       *[no] { $seat } dépense une amulette pour un trajet bonus
    }
tobago-event-rose-doubled = { $you ->
        [yes] Tu dépenses une amulette et mets
       *[no] { $seat } dépense une amulette et met
    } une deuxième rose sur l’indice { $clue } de la piste { tobago-path.feminine }
tobago-event-swap-paid = { $you ->
        [yes] Tu dépenses une amulette pour permuter deux roses
       *[no] { $seat } dépense une amulette pour permuter deux roses
    }
tobago-event-roses-swapped = { $you ->
        [yes] Tu permutes
       *[no] { $seat } permute
    } les roses des indices { $clue } et { $with_clue } de la piste { tobago-path.feminine }
tobago-event-treasure-raised = { $you ->
        [yes] Tu déterres
       *[no] { $seat } déterre
    } le trésor { tobago-path.masculine } sur { $space } : { $cards } cartes or
tobago-event-gold-seen = { $you ->
        [yes] Tu pioches en secret
       *[no] { $seat } pioche en secret
    } { $value ->
        [0] une malédiction
       *[other] une carte de { $value } pièces
    }
tobago-event-gold-shuffled = La défausse d’or est mélangée pour remplacer les cartes qui manquent
tobago-event-stack-ran-out = La pioche d’or est vide : ce trésor est le dernier
tobago-event-gold-turned-up = On retourne une carte de { $value } pièces
tobago-event-gold-taken = { $you ->
        [yes] Tu prends la carte de { $value } pièces
       *[no] { $seat } prend la carte de { $value } pièces
    }
tobago-event-gold-declined = { $you ->
        [yes] Tu laisses la carte de { $value } pièces
       *[no] { $seat } laisse la carte de { $value } pièces
    }
tobago-event-gold-discarded = Personne ne veut de la carte de { $value } pièces
tobago-event-gold-left-over = Il reste une carte : elle va à la défausse sans être vue
tobago-event-curse-struck = Une malédiction frappe le trésor { tobago-path.masculine } ! { $undealt ->
        [0] C’était la dernière carte
        [one] Une carte n’est plus partagée
       *[other] { $undealt } cartes ne sont plus partagées
    }
tobago-event-second-curse-gone = L’autre malédiction était parmi elles et quitte le jeu sans effet
tobago-event-amulet-protected = { $you ->
        [yes] Tu écartes la malédiction avec une amulette
       *[no] { $seat } écarte la malédiction avec une amulette
    }
tobago-event-gold-lost = { $you ->
        [yes] La malédiction te prend ta carte de { $value } pièces
       *[no] La malédiction prend à { $seat } une carte de { $value } pièces
    }
tobago-event-curse-spared = { $you ->
        [yes] Tu n’as rien que la malédiction puisse prendre
       *[no] { $seat } n’a rien que la malédiction puisse prendre
    }
tobago-event-amulet-washed-up = Une amulette échoue sur { $space }
tobago-event-statues-turned = Les statues tournent
tobago-event-turn-ended = { $you ->
        [yes] Ton tour est fini
       *[no] { $seat } finit son tour
    }
tobago-event-last-treasure-shared = Le dernier trésor est partagé : la partie est finie, comptez votre or
tobago-event-nothing-happened = { $rounds } manches sans indice, sans jeton retiré, sans trésor : la partie est finie, comptez votre or

## Why not

tobago-refusal-no-land = { $space } est dans la mer : choisis une case de l’île.
tobago-refusal-not-the-drawn-clue = Pose d’abord l’indice { $clue }, pioché pour toi.
tobago-refusal-path-begun = La piste { tobago-path.feminine } a déjà son premier indice : choisis-en une vide.
tobago-refusal-action-done = Tu as déjà fait l’action de ce tour : il te reste les amulettes et les trésors sous ton véhicule, ou finis ton tour.
tobago-refusal-drive-under-way = Tu es en route : continue ou arrête-toi d’abord.
tobago-refusal-clue-not-in-hand = L’indice { $clue } n’est pas dans ta main.
tobago-refusal-no-rose = Tu n’as plus de rose des vents : attends qu’une te revienne d’un trésor.
tobago-refusal-path-located = Le trésor { tobago-path.masculine } est déjà localisé : on n’y pose plus d’indice.
tobago-refusal-clue-contradicts = L’indice { $clue } contredit l’indice { $against } de la piste { tobago-path.feminine } : les deux ne peuvent pas être vrais.
tobago-refusal-clue-leaves-nothing = L’indice { $clue } ne laisserait aucune case au trésor { tobago-path.masculine }, et il faut bien qu’il soit quelque part.
tobago-refusal-clue-rules-nothing-out = L’indice { $clue } n’élimine rien sur la piste { tobago-path.feminine } : toutes les cases qui restent lui conviennent déjà.
tobago-refusal-no-clue-fits = Aucun de tes indices ne convient à une piste : tu pourrais plutôt les échanger.
tobago-refusal-no-amulet = Cela coûte une amulette, et tu n’en as pas : va en chercher une sur la côte.
tobago-refusal-exchange-needs-amulet = Sans amulette, tu ne peux échanger qu’au lieu de ton action, et pas pendant un trajet.
tobago-refusal-leg-goes-nowhere = Tu y es déjà : une étape finit sur une autre case.
tobago-refusal-too-far = { $space } est trop loin : une étape traverse une région, ou avance d’une case dans la suivante.
tobago-refusal-no-drive-under-way = Tu n’es pas en route.
tobago-refusal-finish-drive-first = Un trajet bonus commence avant ou après un autre trajet : arrête d’abord celui-ci.
tobago-refusal-not-located = Le trésor { tobago-path.masculine } n’est pas encore localisé : plus d’une case est possible.
tobago-refusal-vehicle-elsewhere = Ton véhicule n’est pas sur le trésor { tobago-path.masculine } : roule d’abord jusque-là.
tobago-refusal-no-markers-yet = Il n’y a pas encore de jetons { tobago-path.plural } sur l’île : trop de cases sont encore possibles.
tobago-refusal-no-marker-there = Il n’y a pas de jeton { tobago-path.masculine } sur { $space }.
tobago-refusal-last-marker-stays = Le dernier jeton { tobago-path.masculine } doit rester : c’est là qu’est le trésor.
tobago-refusal-open-this-path = Commence la nouvelle piste { tobago-path.feminine } : son trésor vient d’être déterré.
tobago-refusal-advanced-only = Cela fait partie des règles avancées, et vous jouez sans elles.
tobago-refusal-clue-not-on-path = L’indice { $clue } n’est sur aucune piste.
tobago-refusal-roses-settled = Le trésor { tobago-path.masculine } est localisé : ses roses restent comme elles sont.
tobago-refusal-rose-not-yours = La rose de l’indice { $clue } n’est pas à toi : choisis un indice avec une de tes roses.
tobago-refusal-rose-doubled = L’indice { $clue } porte déjà deux de tes roses, et deux, c’est le maximum.
tobago-refusal-nothing-to-swap = Sur la piste { tobago-path.feminine }, aucune rose ne peut changer de place avec celle de l’indice { $clue } : elle doit être à quelqu’un d’autre, et une rose double ne se permute qu’avec une double.
tobago-refusal-swap-within-path = On permute les roses sur une même piste : choisis un autre indice de la piste { tobago-path.feminine }.
tobago-refusal-same-players-rose = Les deux roses sont à la même personne : choisis-en une de quelqu’un d’autre.
tobago-refusal-double-for-double = Une rose double ne se permute qu’avec une double, et une rose simple qu’avec une simple.
tobago-refusal-stop-first = Tu es encore en route : arrête-toi d’abord.
tobago-refusal-action-missing = Fais d’abord ton action : pose un indice, roule (tu peux t’arrêter sans bouger) ou échange.

## Hints

tobago-hint-gold = C’est ce qui t’apporte le plus d’or.
tobago-hint-look-gold = Quel or peux-tu encore obtenir ?
tobago-hint-roses = Tes roses sont ainsi là où un trésor sera bientôt déterré.
tobago-hint-look-roses = Quel trésor sera bientôt déterré, et combien de ses roses sont à toi ?
tobago-hint-raising = Tu arrives ainsi avant les autres à un trésor localisé, et qui le déterre a une rose de plus.
tobago-hint-look-raising = À quelle distance de ton véhicule se trouve un trésor localisé ?
tobago-hint-nearness = Des jetons restent ainsi près de ton véhicule.
tobago-hint-look-nearness = Où les trésors peuvent-ils encore se trouver, et qui en est proche ?
tobago-hint-amulets = Les amulettes valent plus qu’il n’y paraît : elles protègent des malédictions et paient des coups supplémentaires.
tobago-hint-look-amulets = Que valent tes amulettes, et où s’en trouve-t-il une ?
tobago-hint-gain = Tu gagnes environ { $gain ->
        [one] { $gain } pièce d’or
       *[other] { $gain } pièces d’or
    } d’avance sur le deuxième choix.
