# The table of Silver & Gold on the page.

silver_gold-table-letter = { $colour ->
        [grey] G
        [green] Ve
        [orange] O
       *[purple] Vi
    }
silver_gold-table-colour = { silver_gold-colour.noun }
silver_gold-table-pattern = { silver_gold-pattern }

## Cards

silver_gold-table-card = Carte au trésor { silver_gold-colour }, { $points } points
silver_gold-table-card-seal = sceau : { $value ->
        [one] un point
       *[other] { $value } points
    } par carte { silver_gold-colour } terminée
silver_gold-table-card-signs = { $sign ->
        [cross] { $count ->
            [one] une croix
           *[other] { $count } croix
        }
        [coin] { $count ->
            [one] une pièce
           *[other] { $count } pièces
        }
       *[palm] { $count ->
            [one] un palmier
           *[other] { $count } palmiers
        }
    }
silver_gold-table-left = reste { $left }
silver_gold-table-own = Tes deux cartes
silver_gold-table-own-card = Ta carte { $number } : { silver_gold-colour }, { $points } points, { $left ->
        [one] encore { $left } case libre
       *[other] encore { $left } cases libres
    }
silver_gold-table-field = { $cell }, { $sign ->
        [sea] mer
        [marked] cochée
        [cross] croix
        [coin] pièce
        [palm] palmier
       *[plain] case libre
    }
silver_gold-table-field-marks = { $count ->
        [one] coche cette case
       *[other] coche { $cells }
    }
silver_gold-table-slot-new = Ta nouvelle carte vient ici
silver_gold-table-slot-empty = Plus de carte
silver_gold-table-fits-not = { silver_gold-pattern.capital } ne tient pas ici : coche une seule case.
silver_gold-table-or-here = … ou une case libre de cette carte
silver_gold-table-other = Ta carte
silver_gold-table-deal = Tes quatre cartes au choix
silver_gold-table-deal-others = Chacun choisit deux cartes sur quatre.

## Pattern

silver_gold-table-expedition = Expédition
silver_gold-table-expedition-cross = Encore une case
silver_gold-table-turn = Tourner
silver_gold-table-mirror = Retourner
silver_gold-table-single = Une seule case
silver_gold-table-patterns = { $tracker ->
        [on] Les huit motifs, motifs joués barrés
       *[off] Les huit motifs d’une manche
    }
silver_gold-table-pattern-state = { $state ->
        [now] ce tour
       *[used] déjà utilisé
    }

## Display and progress

silver_gold-table-display = Rivière
silver_gold-table-display-note = Nouvelles cartes après le tour
silver_gold-table-display-later = Révélée après le choix
silver_gold-table-deck = { $cards ->
        [0] vide
       *[other] reste { $cards }
    }
silver_gold-table-deck-words = Pioche : { silver_gold-table-deck }
silver_gold-table-draw = Prendre la carte du dessus de la pioche, sans la voir ; reste { $cards }
silver_gold-table-take = { $card } : prendre
silver_gold-table-palm-now = Palmier
silver_gold-table-palm-sum = 1 + { $open } en vue
silver_gold-table-voyage = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
silver_gold-table-turn-of = Tour { $turn }/{ $turns }
silver_gold-table-facts = Manche { $round } sur { $rounds } · Tour { $turn } sur { $turns }{ $solo ->
        [yes] { "" }
       *[no] { " " }· { $you ->
            [yes] tu commences
           *[no] { $seat } commence
        }
    }
silver_gold-table-facts-begin = Quatre manches de sept tours

## Score card

silver_gold-table-score = Ta carte de score
silver_gold-table-coins = Pièces
silver_gold-table-coins-of = { $coins } sur 12
silver_gold-table-coins-words = { $coins } pièces sur 12 ; trophées : { $trophies }
silver_gold-table-coins-count = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
silver_gold-table-palms = Palmiers
silver_gold-table-palms-words = { $count ->
        [one] { $count } palmier
       *[other] { $count } palmiers
    } sur 4, points : { $points }
silver_gold-table-palms-count = { $count ->
        [one] { $count } palmier
       *[other] { $count } palmiers
    }
silver_gold-table-completed = Cartes terminées
silver_gold-table-completed-none = Aucune encore : une carte est terminée quand toutes ses cases sont cochées.
silver_gold-table-cards-count = { $count ->
        [one] { $count } carte terminée
       *[other] { $count } cartes terminées
    }
silver_gold-table-points = { silver_gold-points }
silver_gold-table-trophies = Trophées
silver_gold-table-trophies-note = pour les rangées pleines
silver_gold-table-trophies-count = Trophée { $trophies }
silver_gold-table-trophy = Trophée { $points } : { $state ->
        [free] encore libre
        [lost] barré
       *[won] chez { $you ->
            [yes] toi
           *[no] { $seat }
        }
    }
silver_gold-table-total = { $you ->
        [yes] Ton score
       *[no] { $seat }
    }
silver_gold-table-rating-name = { $rating ->
        [castaway] Naufragé
        [deckhand] Mousse
        [sailor] Matelot
        [navigator] Navigateur
        [captain] Capitaine
       *[legend] Légende
    }

## Players and log

silver_gold-table-rivals = Joueurs
silver_gold-table-taken = nouvelle carte
silver_gold-table-alone = Tu joues en solitaire.
silver_gold-table-done-tab = Finies
silver_gold-table-log = Journal
silver_gold-table-starts = commence
silver_gold-table-stage-done = terminé
silver_gold-table-stage = { $stage ->
        [choose] choisit
        [settle] prend une carte
        [cross] coche encore une case
        [ready] vérifie
       *[marking] réfléchit
    }

## What marks bring

silver_gold-table-effect-coins = +{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } (total { $total })
silver_gold-table-effect-palms = { $count ->
        [one] palmier
       *[other] { $count } palmiers
    } +{ $points }
silver_gold-table-effect-rows = { $count ->
        [one] rangée de pièces pleine
       *[other] { $count } rangées de pièces pleines
    }
silver_gold-table-effect-cards = { $count ->
        [one] carte terminée
       *[other] { $count } cartes terminées
    } +{ $points }
silver_gold-table-effect-crosses = { $crosses ->
        [one] puis encore une case
       *[other] puis encore { $crosses } cases
    }
silver_gold-table-chip-coins = Pièce { $total }
silver_gold-table-chip-rows = { $count ->
        [one] Rangée pleine
       *[other] { $count } rangées pleines
    }
silver_gold-table-chip-cards = Carte terminée +{ $points }

## Main button

silver_gold-table-main = { $kind ->
        [keep] Garder
        [cross] Cocher
        [done] Confirmer
        [take] Prendre
        [draw] Piocher
       *[mark] Cocher
    }

## What to do now

silver_gold-table-now-choose = Garde deux cartes
silver_gold-table-now-choose-text = Choisis deux de tes quatre îles. Les grandes rapportent plus, les petites sont finies plus vite.
silver_gold-table-now-pattern = Coche { silver_gold-pattern.short-definite }
silver_gold-table-now-pattern-text = Sur une de tes deux cartes, tourné ou retourné. Ou bien une seule case.
silver_gold-table-now-picked = Cocher ainsi ?
silver_gold-table-now-no-fit = Coche une case
silver_gold-table-now-no-fit-text = { silver_gold-pattern.capital } ne tient sur aucune de tes cartes : coche une seule case à la place.
silver_gold-table-now-single = Coche une case
silver_gold-table-now-single-text = Au lieu du motif, exactement une case libre sur une de tes cartes.
silver_gold-table-now-cross = { $crosses ->
        [1] Coche encore une case
        [2] Coche encore deux cases
        [3] Coche encore trois cases
       *[other] Coche encore plusieurs cases
    }
silver_gold-table-now-cross-text = Tu as couvert une croix : coche une case supplémentaire de ton choix.
silver_gold-table-now-ready = Confirme ton tour
silver_gold-table-now-ready-text = Jusque-là, tu peux l’annuler.
silver_gold-table-now-ready-brings = Rapporte :
silver_gold-table-now-in-all = En tout :
silver_gold-table-now-again = Touche encore ou confirme.
silver_gold-table-now-settle = { $cards ->
        [one] Prends une carte
       *[other] Prends deux cartes
    }
silver_gold-table-now-settle-text = { $from ->
        [display] Dans la rivière : la pioche est vide.
        [deck] De la pioche, sans la voir : la rivière est vide.
       *[both] Dans la rivière, ou de la pioche sans la voir.
    }
silver_gold-table-now-others-choose = { $own ->
        [done] C’est choisi
       *[watch] Chacun choisit
    }
silver_gold-table-now-others-choose-text = Choix en cours : { $names }.
silver_gold-table-now-others-mark = { $own ->
        [done] C’est coché
       *[watch] Chacun coche
    }
silver_gold-table-now-others-mark-text = Réflexion en cours : { $names }.{ $marking ->
        [open] { "" }
       *[hidden] { " " }On montre tout quand chacun a fini.
    }
silver_gold-table-now-others-settle = { $names } prend une carte
silver_gold-table-now-others-settle-text = Ensuite la rivière est complétée.
silver_gold-table-now-over = { page-winners }
silver_gold-table-now-over-text = Quatre manches sont jouées : le décompte montre d’où viennent les points.
silver_gold-table-now-over-solo = { silver_gold-table-rating-name }
silver_gold-table-now-over-solo-text = { $points } points en quatre manches. Feras-tu mieux la prochaine fois ?

## What things are good for

silver_gold-table-about-card = Une carte compte quand toutes ses cases sont cochées. Qui en termine une en prend une nouvelle ici.
silver_gold-table-about-deck = Qui termine une carte peut aussi piocher sans voir.
silver_gold-table-about-expedition = Le motif de ce tour, le même pour tous. Coche-le sur une de tes cartes, tourné ou retourné, ou coche une seule case.
silver_gold-table-about-patterns = Sept de ces huit motifs sortent dans une manche, un par tour. Ensuite, les huit sont mélangés de nouveau.
silver_gold-table-about-field = { $field ->
        [sea] La mer : rien ne se coche ici.
        [marked] Cette case est déjà cochée.
       *[plain] Une case libre. Une carte compte quand toutes ses cases sont cochées.
    }
silver_gold-table-about-cross = Une croix te donne aussitôt une case de plus, au choix.
silver_gold-table-about-coins = Chaque pièce cochée vaut un point. Quatre dans une rangée gagnent le meilleur trophée restant.
silver_gold-table-about-palms = Un palmier vaut 1, plus 1 par palmier de la rivière. Quatre de tes palmiers comptent au plus.
silver_gold-table-about-palm = Ce que vaut un palmier à ce tour : 1, plus 1 par palmier de la rivière.
silver_gold-table-about-trophies = Qui remplit une rangée de pièces prend le meilleur trophée restant et marque autant de points qu’il en porte.
silver_gold-table-about-completed = Les cartes terminées et leurs points. Un sceau rapporte des points par carte terminée de sa couleur.

## What a hint advises

silver_gold-table-advice-card = la { silver_gold-colour } à { $points }
silver_gold-table-advice-keep = Garder { $one } et { $other }
silver_gold-table-advice-mark = Cocher le motif sur la carte { silver_gold-colour }
silver_gold-table-advice-field = Cocher une seule case de la carte { silver_gold-colour }
silver_gold-table-advice-cross = Cocher une case de la carte { silver_gold-colour } pour une croix
silver_gold-table-advice-take = Prendre { $shown } dans la rivière

## The end

silver_gold-amount = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
silver_gold-sheet-purple = Violet
silver_gold-sheet-orange = Orange
silver_gold-sheet-green = Vert
silver_gold-sheet-grey = Gris
silver_gold-sheet-coins = Pièces
silver_gold-sheet-trophies = Trophées
silver_gold-sheet-palms = Palmiers
silver_gold-sheet-seals = Sceaux
silver_gold-table-sheet-cards = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
silver_gold-sheet-sum = Total
silver_gold-course-about = points après chaque tour de jeu
silver_gold-course-round = Manche { $round }
