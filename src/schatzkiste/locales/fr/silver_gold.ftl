# Silver & Gold: the words of its rules, for page, log, terminal and screen reader.

silver_gold-title = Silver & Gold
silver_gold-about = Le même motif pour tous : coche-le sur tes îles au trésor et remplis les plus précieuses.
silver_gold-goal = Tout le monde coche le même motif sur ses propres îles au trésor. Qui remplit les plus précieuses l’emporte.

## Options

silver_gold-option-marking = Cases cochées
silver_gold-option-marking-about = Cachées, on ne les montre que quand tout le monde a fini ; visibles, on les voit aussitôt.
silver_gold-option-marking-hidden = Cachées
silver_gold-option-marking-open = Visibles
silver_gold-option-tracker = Aide-mémoire des expéditions
silver_gold-option-tracker-about = Garde en vue les cartes d’expédition passées. Les règles imprimées comptent sur ta mémoire.
silver_gold-option-tracker-off = Sans
silver_gold-option-tracker-on = Avec

## Actions

silver_gold-action-keep = Garder les cartes { $pair }
silver_gold-action-mark = Cocher le motif sur la carte { $card } : { $cells }
silver_gold-action-field = Cocher seulement la case { $cell } sur la carte { $card }
silver_gold-action-cross = Cocher { $cell } sur la carte { $card } pour une croix
silver_gold-action-done = Confirmer les cases cochées
silver_gold-action-take = Prendre la carte { $place } de la rivière
silver_gold-action-draw = Prendre la carte du dessus de la pioche

## Events

silver_gold-event-pair-chosen = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } choisi deux cartes
silver_gold-event-card-kept = { $you ->
        [yes] Tu gardes
       *[no] { $seat } garde
    } la carte { silver_gold-colour } à { $points } cases
silver_gold-event-round-began = La manche { $round } commence
silver_gold-event-expedition-turned = { $you ->
        [yes] Tu retournes
       *[no] { $seat } retourne
    } une carte d’expédition : { silver_gold-pattern }
silver_gold-event-seat-idle = { $you ->
        [yes] Tu n’as plus de case libre et ne coches
       *[no] { $seat } n’a plus de case libre et ne coche
    } rien
silver_gold-event-marking-done = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } fini de cocher
silver_gold-event-pattern-marked = { $you ->
        [yes] Tu coches
       *[no] { $seat } coche
    } le motif sur la carte { silver_gold-colour }
silver_gold-event-field-marked = { $you ->
        [yes] Tu coches
       *[no] { $seat } coche
    } une seule case sur la carte { silver_gold-colour } : { $cell }
silver_gold-event-cross-placed = { $you ->
        [yes] Tu coches
       *[no] { $seat } coche
    } { $cell } sur la carte { silver_gold-colour } pour une croix
silver_gold-event-coins-crossed = { $you ->
        [yes] Tu coches
       *[no] { $seat } coche
    } { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } et en { $you ->
        [yes] as
       *[no] a
    } maintenant { $total } sur 12
silver_gold-event-palm-scored = { $you ->
        [yes] Tu marques
       *[no] { $seat } marque
    } un palmier : +{ $points }
silver_gold-event-row-filled = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } rempli la rangée de pièces { $row }
silver_gold-event-card-completed = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } terminé la carte { silver_gold-colour } : +{ $points }
silver_gold-event-trophy-won = { $you ->
        [yes] Tu gagnes
       *[no] { $seat } gagne
    } un trophée pour la rangée de pièces { $row } : +{ $points }
silver_gold-event-trophy-missed = { $you ->
        [yes] Tu ne reçois
       *[no] { $seat } ne reçoit
    } pas de trophée pour la rangée de pièces { $row } : il n’en reste plus
silver_gold-event-card-taken = { $you ->
        [yes] Tu prends
       *[no] { $seat } prend
    } la carte { silver_gold-colour } à { $points } cases dans la rivière
silver_gold-event-card-drawn = { $you ->
        [yes] Tu prends
       *[no] { $seat } prend
    } une carte { silver_gold-colour } à { $points } cases dans la pioche
silver_gold-event-no-card-left = { $you ->
        [yes] Tu continues
       *[no] { $seat } continue
    } avec moins de cartes : la pioche et la rivière sont vides
silver_gold-event-card-turned-up = Nouvelle dans la rivière : une carte { silver_gold-colour } à { $points } cases
silver_gold-event-card-put-under = La plus ancienne carte de la rivière va sous la pioche : { silver_gold-colour }, { $points } cases
silver_gold-event-trophy-lost = Le plus grand trophée restant est perdu : { $points }
silver_gold-event-round-ended = La manche { $round } est finie
silver_gold-event-sheet-added = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : pièces { $coins }, trophées { $trophies }, palmiers { $palms }, cartes { $cards }, sceaux { $seals }
silver_gold-event-solo-rated = { silver_gold-points } : { $rating ->
        [castaway] naufragé
        [deckhand] mousse
        [sailor] matelot
        [navigator] navigateur
        [captain] capitaine
       *[legend] légende des sept mers
    }

## Why not

silver_gold-refusal-pattern-not-split = Un motif reste sur une seule carte : tu l’as coché sur la carte { $card }. Annule-le si tu veux plutôt le cocher ici.
silver_gold-refusal-marked-this-turn = Tu as déjà coché ce tour-ci : confirme, ou annule d’abord.
silver_gold-refusal-cross-is-duty = Tu as couvert { $crosses ->
        [one] une croix : coche d’abord encore une case libre
       *[other] des croix : coche d’abord encore { $crosses } cases libres
    }, où tu veux sur tes cartes.
silver_gold-refusal-not-the-pattern = Ce n’est pas le motif de ce tour : coche { silver_gold-pattern.definite } en tournant ou en retournant le motif comme tu veux, ou bien une seule case.
silver_gold-refusal-no-card-there = Tu n’as plus de carte { $card }.
silver_gold-refusal-off-island = En { $cell }, c’est la mer : on ne coche que des cases de l’île. Déplace, tourne ou retourne le motif.
silver_gold-refusal-field-marked = La case { $cell } est déjà cochée : choisis des cases libres.
silver_gold-refusal-no-cross-to-place = Aucune croix ne demande une autre case : coche le motif ou une seule case, ou confirme.
silver_gold-refusal-nothing-marked = Ne rien cocher n’est pas permis : coche d’abord le motif ou une seule case.
silver_gold-refusal-display-shorter = Il n’y a pas de carte { $place } dans la rivière : { $cards ->
        [0] elle est vide, prends donc la carte du dessus de la pioche.
        [one] il ne reste qu’une carte.
       *[other] il ne reste que { $cards } cartes.
    }
silver_gold-refusal-deck-empty = La pioche est vide : prends une carte de la rivière.

## Hints

silver_gold-hint-cards = Tu termines ainsi plus tôt tes cartes.
silver_gold-hint-look-cards = Laquelle de tes cartes peux-tu bientôt terminer ?
silver_gold-hint-seals = Cela va bien avec tes sceaux.
silver_gold-hint-look-seals = Quelles couleurs tes sceaux récompensent-ils ?
silver_gold-hint-coins = Cela apporte des pièces, et donc plus tôt un trophée.
silver_gold-hint-look-coins = Où peux-tu cocher des pièces ?
silver_gold-hint-trophies = Tu atteins ainsi le prochain trophée tant qu’il vaut encore beaucoup.
silver_gold-hint-look-trophies = À quelle distance est le prochain trophée, pour toi et pour les autres ?
silver_gold-hint-palms = Cela apporte des palmiers, et il y en a beaucoup en vue.
silver_gold-hint-look-palms = Où peux-tu cocher des palmiers, et combien y en a-t-il dans la rivière ?
silver_gold-hint-islands = Il reste ainsi des cases où iront les motifs à venir.
silver_gold-hint-look-islands = Quels motifs viendront encore, et où iraient-ils ?
silver_gold-hint-turns = C’est ce qui fait perdre le moins de temps.
silver_gold-hint-look-turns = Combien de tours reste-t-il, et que peut-on encore terminer ?
silver_gold-hint-gain = Tu gagnes environ { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } d’avance sur le deuxième choix.
