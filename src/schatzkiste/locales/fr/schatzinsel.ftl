# Die Schatzinsel: the words of its rules, for page, log, terminal and screen reader.

schatzinsel-title = Die Schatzinsel
schatzinsel-about = Dressez la carte de l’île, placez des coffres sur les croix et des gardes à côté.
schatzinsel-goal = Dressez la carte de l’île et marquez des points avec des tuiles, des coffres et des gardes bien placés. Qui en a le plus l’emporte.

## Options

schatzinsel-option-rules = Règles
schatzinsel-option-rules-about = John Silver permet un seul type d’action par tour, Jim Hawkins chaque type une fois.
schatzinsel-option-rules-silver = John Silver
schatzinsel-option-rules-hawkins = Jim Hawkins
schatzinsel-option-guards = Gardes par coffre
schatzinsel-option-guards-about = Combien de gardes peuvent surveiller le même coffre.
schatzinsel-option-guards-one = Un seul
schatzinsel-option-guards-any = Autant qu’on veut

## Actions

schatzinsel-action-take = Prendre la tuile { $tile }
schatzinsel-action-take-guard = Prendre un garde
schatzinsel-action-lay = Poser la tuile { $tile }
schatzinsel-action-chest = Placer un coffre sur { $tile }
schatzinsel-action-guard = Placer un garde sur { $tile }
schatzinsel-action-end = Finir le tour

## Events

schatzinsel-event-tile-taken = { $you ->
        [yes] Tu prends la tuile { $tile }
       *[no] { $seat } prend la tuile { $tile }
    }
schatzinsel-event-guard-taken = { $you ->
        [yes] Tu prends un garde
       *[no] { $seat } prend un garde
    }
schatzinsel-event-tile-laid = { $you ->
        [yes] Tu poses la tuile { $tile } : +{ $points }
       *[no] { $seat } pose la tuile { $tile } : +{ $points }
    }
schatzinsel-event-chest-set = { $you ->
        [yes] Tu places un coffre sur { $tile } : +{ $points }
       *[no] { $seat } place un coffre sur { $tile } : +{ $points }
    }
schatzinsel-event-guard-set = { $you ->
        [yes] Tu places un garde sur { $tile } : +{ $points }
       *[no] { $seat } place un garde sur { $tile } : +{ $points }
    }
schatzinsel-event-seat-skipped = { $you ->
        [yes] Tu ne peux rien faire et passes ton tour
       *[no] { $seat } ne peut rien faire et passe son tour
    }
schatzinsel-event-bonus-won = { $you ->
        [yes] Tu n’as plus rien derrière ton paravent : +{ $points }, et la partie est finie
       *[no] { $seat } n’a plus rien derrière son paravent : +{ $points }, et la partie est finie
    }
schatzinsel-event-all-stuck = Plus personne ne peut rien faire : la partie est finie

## Why not

schatzinsel-refusal-nothing-done-yet = On ne passe pas : prends, pose ou place d’abord quelque chose.
schatzinsel-refusal-one-kind-a-turn = { $kind ->
        [lay] Ce tour-ci, tu poses des tuiles, autant qu’il en va : le reste attendra ton prochain tour.
        [chest] Ce tour-ci, tu places des coffres : le reste attendra ton prochain tour.
        [guard] Ce tour-ci, tu places des gardes : le reste attendra ton prochain tour.
       *[other] Tu as déjà fait ton action : finis ton tour.
    }
schatzinsel-refusal-kind-closed = { $kind ->
        [take] Tu as déjà pris une tuile ce tour-ci : fais autre chose ou finis ton tour.
        [take-guard] Tu as déjà pris un garde ce tour-ci : fais autre chose ou finis ton tour.
        [lay] Tu as fini de poser des tuiles ce tour-ci : fais autre chose ou finis ton tour.
        [chest] Tu as fini de placer des coffres ce tour-ci : fais autre chose ou finis ton tour.
       *[guard] Tu as fini de placer des gardes ce tour-ci : fais autre chose ou finis ton tour.
    }
schatzinsel-refusal-tile-not-free = La tuile { $tile } n’est pas dans la réserve : prends-en une qui s’y trouve.
schatzinsel-refusal-no-free-guard = Il n’y a plus de garde dans la réserve.
schatzinsel-refusal-tile-already-laid = La tuile { $tile } est déjà sur le plateau.
schatzinsel-refusal-tile-not-yours = C’est la place de la tuile { $tile }, mais elle n’est pas derrière ton paravent.
schatzinsel-refusal-tile-not-next-to-last = La tuile { $tile } ne touche pas celle que tu viens de poser : continue à côté de celle-ci ou finis ton tour.
schatzinsel-refusal-no-chest-left = Tu n’as pas de coffre derrière ton paravent.
schatzinsel-refusal-no-cross = La tuile { $tile } n’a pas de croix : les coffres vont sur les croix.
schatzinsel-refusal-cross-not-laid = La tuile { $tile } a une croix, mais personne ne l’a encore posée.
schatzinsel-refusal-cross-has-chest = Il y a déjà un coffre sur { $tile } : choisis une croix libre.
schatzinsel-refusal-no-guard-left = Tu n’as pas de garde derrière ton paravent.
schatzinsel-refusal-no-chest-yet = Il n’y a pas encore de coffre sur le plateau : un garde se tient à côté d’un coffre.
schatzinsel-refusal-no-chest-to-guard = Il n’y a pas de coffre sur { $tile } : un garde se tient à côté d’un coffre.
schatzinsel-refusal-chest-guarded = Le coffre sur { $tile } a déjà son garde : choisis un autre coffre.

## Hints

schatzinsel-hint-points = C’est ce qui rapporte le plus de points.
schatzinsel-hint-look-points = Où une pièce rapporterait-elle beaucoup de points d’un coup ?
schatzinsel-hint-tiles = Tu gardes ainsi des tuiles pour de meilleures cases.
schatzinsel-hint-look-tiles = Quelles tuiles vaut-il mieux garder ?
schatzinsel-hint-chests = Tu gardes ainsi des coffres jusqu’à ce qu’ils rapportent plus.
schatzinsel-hint-look-chests = Combien rapporte un coffre maintenant, et combien plus tard ?
schatzinsel-hint-guards = Tu conserves ainsi des gardes jusqu’à ce qu’ils rapportent plus.
schatzinsel-hint-look-guards = Combien rapporte un garde maintenant, et combien plus tard ?
schatzinsel-hint-gain = Tu gagnes environ { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } d’avance sur le deuxième choix.
