# The table of Silver & Gold on the page.

silver_gold-table-letter = { $colour ->
        [grey] G
        [green] Ve
        [orange] O
       *[purple] Vi
    }
silver_gold-table-colour = { $colour ->
        [grey] Gris
        [green] Vert
        [orange] Orange
       *[purple] Violet
    }
silver_gold-table-pattern = { $pattern ->
        [line2] ligne de deux
        [line3] ligne de trois
        [corner] coin de trois cases
        [t] T de quatre cases
        [l] L de quatre cases
       *[square] carré de quatre cases
    }

## Cards

silver_gold-table-card = Carte au trésor { $colour ->
        [grey] grise
        [green] verte
        [orange] orange
       *[purple] violette
    }, { $points } points
silver_gold-table-card-seal = sceau : { $value ->
        [one] un point
       *[other] { $value } points
    } par carte { $colour ->
        [grey] grise
        [green] verte
        [orange] orange
       *[purple] violette
    } terminée
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
silver_gold-table-own-card = Ta carte { $number } : { $colour ->
        [grey] grise
        [green] verte
        [orange] orange
       *[purple] violette
    }, { $points } points, { $left ->
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
silver_gold-table-fits-not = { $pattern ->
        [line2] La ligne de deux
        [line3] La ligne de trois
        [corner] Le coin
        [t] Le T
        [l] Le L
       *[square] Le carré
    } ne tient pas ici : une seule case.
silver_gold-table-or-here = … ou une case libre de cette carte
silver_gold-table-other = Ta carte
silver_gold-table-deal = Tes quatre cartes au choix
silver_gold-table-deal-others = Chacun choisit deux cartes sur quatre.

## Pattern

silver_gold-table-expedition = Expédition
silver_gold-table-expedition-cross = Croix : une case
silver_gold-table-turn = Tourner
silver_gold-table-mirror = Retourner
silver_gold-table-single = Une seule case
silver_gold-table-patterns = { $tracker ->
        [on] Les huit motifs, les utilisés barrés
       *[off] Les huit motifs d’une manche
    }
silver_gold-table-pattern-state = { $state ->
        [now] ce tour
       *[used] déjà utilisé
    }

## Display and progress

silver_gold-table-display = Étalage
silver_gold-table-display-note = Nouvelles cartes après le tour
silver_gold-table-display-later = S’ouvre après le choix
silver_gold-table-deck = { $cards ->
        [0] vide
       *[other] reste { $cards }
    }
silver_gold-table-draw = Prendre la carte du dessus de la pioche, sans la voir ; reste { $cards }
silver_gold-table-take = { $card } : prendre
silver_gold-table-palm-now = Palmier
silver_gold-table-palm-sum = 1 + { $open } visibles
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
silver_gold-table-coins-words = { $coins } pièces sur 12 ; trophées : { $trophies }
silver_gold-table-coins-count = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
silver_gold-table-palms = Palmiers
silver_gold-table-palms-words = { $count ->
        [one] { $count } palmier
       *[other] { $count } palmiers
    } sur 4, points : { $points }
silver_gold-table-palms-count = { $count ->
        [one] { $count } palmier
       *[other] { $count } palmiers
    }
silver_gold-table-completed = Cartes terminées
silver_gold-table-completed-none = Aucune encore : une carte est terminée quand toutes ses cases sont cochées.
silver_gold-table-cards-count = { $count ->
        [one] { $count } carte terminée
       *[other] { $count } cartes terminées
    }
silver_gold-table-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
silver_gold-table-trophies = Trophées
silver_gold-table-trophies-note = pour les rangées pleines
silver_gold-table-trophies-count = Trophée { $trophies }
silver_gold-table-trophy = Trophée { $points } : { $state ->
        [free] encore libre
        [lost] barré
       *[won] chez { $seat }
    }
silver_gold-table-total = { $you ->
        [yes] Ton score
       *[no] { $seat }
    }
silver_gold-table-seals = Sceaux
silver_gold-table-sum = Total
silver_gold-table-sheet = Décompte
silver_gold-table-rating = Ton rang
silver_gold-table-rating-name = { $rating ->
        [castaway] Naufragé
        [deckhand] Mousse
        [sailor] Matelot
        [navigator] Navigateur
        [captain] Capitaine
       *[legend] Légende
    }
silver_gold-table-rating-from = dès { $from }
silver_gold-table-best = Tes meilleurs voyages

## Players and log

silver_gold-table-rivals = Joueurs
silver_gold-table-alone = Tu joues en solitaire.
silver_gold-table-done-tab = Finies
silver_gold-table-log = Journal
silver_gold-table-starts = commence
silver_gold-table-stage-done = prêt
silver_gold-table-stage = { $stage ->
        [choose] choisit
        [settle] prend une carte
        [cross] place une croix
        [ready] vérifie
       *[marking] réfléchit
    }

## What marks bring

silver_gold-table-effect-coins = { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } (puis { $total })
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
        [cross] Placer la croix
        [done] Terminé
        [take] Prendre
        [draw] Piocher
       *[mark] Cocher
    }

## What to do now

silver_gold-table-now-choose = Garde deux cartes
silver_gold-table-now-choose-text = Choisis deux de tes quatre îles. Les grandes rapportent plus, les petites sont finies plus vite.
silver_gold-table-now-pattern = Coche { $pattern ->
        [line2] la ligne de deux
        [line3] la ligne de trois
        [corner] le coin
        [t] le T
        [l] le L
       *[square] le carré
    }
silver_gold-table-now-pattern-text = Sur une de tes deux cartes, tourné ou retourné. Ou bien exactement une seule case.
silver_gold-table-now-picked = Cocher ainsi ?
silver_gold-table-now-no-fit = Coche une case
silver_gold-table-now-no-fit-text = { $pattern ->
        [line2] La ligne de deux
        [line3] La ligne de trois
        [corner] Le coin
        [t] Le T
        [l] Le L
       *[square] Le carré
    } ne tient sur aucune de tes cartes : il reste exactement une case libre.
silver_gold-table-now-single = Coche une case
silver_gold-table-now-single-text = Au lieu du motif, exactement une case libre sur une de tes cartes.
silver_gold-table-now-cross = { $crosses ->
        [1] Encore une croix
        [2] Encore deux croix
        [3] Encore trois croix
       *[other] Encore plusieurs croix
    }
silver_gold-table-now-cross-text = Tu as couvert une croix : coche pour elle une case libre de ton choix.
silver_gold-table-now-ready = Confirme ton tour
silver_gold-table-now-ready-text = Jusque-là, tu peux le reprendre.
silver_gold-table-now-ready-brings = Rapporte :
silver_gold-table-now-again = Touche encore ou confirme.
silver_gold-table-now-settle = { $cards ->
        [one] Prends une carte
       *[other] Prends deux cartes
    }
silver_gold-table-now-settle-text = De l’étalage, ou de la pioche sans la voir.
silver_gold-table-now-others-choose = { $own ->
        [done] C’est choisi
       *[watch] Chacun choisit
    }
silver_gold-table-now-others-choose-text = Choisissent encore : { $names }.
silver_gold-table-now-others-mark = { $own ->
        [done] C’est coché
       *[watch] Chacun coche
    }
silver_gold-table-now-others-mark-text = Réfléchissent encore : { $names }. On montre tout quand chacun a fini.
silver_gold-table-now-others-settle = { $names } prend une carte
silver_gold-table-now-others-settle-text = Ensuite l’étalage est complété.
silver_gold-table-now-over = { $winners ->
        [you] Tu as gagné
        [several] Victoire partagée : { $names }
       *[one] { $names } gagne
    }
silver_gold-table-now-over-text = Quatre manches sont jouées : le décompte montre d’où viennent les points.
silver_gold-table-now-over-solo = { $rating ->
        [castaway] Naufragé
        [deckhand] Mousse
        [sailor] Matelot
        [navigator] Navigateur
        [captain] Capitaine
       *[legend] Légende
    }
silver_gold-table-now-over-solo-text = { $points } points en quatre manches. Feras-tu mieux la prochaine fois ?
