# The table of Die Schatzinsel on the page.

schatzinsel-table-board = Plateau, cinq cases sur cinq
schatzinsel-table-place = Ligne { $row }, colonne { $column }
schatzinsel-table-field = Ligne { $row }, colonne { $column }, { $thing ->
        [empty] vide
        [cross] tuile avec croix
        [chest] { $guards ->
            [0] coffre
            [one] coffre avec un garde
           *[other] coffre avec { $guards } gardes
        }
       *[plain] tuile
    }{ $start ->
        [yes] , tuile de départ
       *[no] { "" }
    }{ $points ->
        [0] { "" }
        [one] , rapporte un point
       *[other] , rapporte { $points } points
    }
schatzinsel-table-screen = Derrière ton paravent
schatzinsel-table-screen-note = visible de toi uniquement
schatzinsel-table-screen-empty = Ton paravent est vide : si ton tour revient, tu reçois le bonus et la partie s’arrête.
schatzinsel-table-sail = Tuile { $tile }{ $points ->
        [0] { "" }
        [one] , rapporte un point
       *[other] , rapporte { $points } points
    }
schatzinsel-table-chests = { $count ->
        [one] Un coffre
       *[other] { $count } coffres
    } sur ton bateau
schatzinsel-table-guards = { $count ->
        [one] Un garde
       *[other] { $count } gardes
    } sur ton bateau
schatzinsel-table-stock = Réserve libre
schatzinsel-table-stock-tab = Réserve
schatzinsel-table-stock-note = ouverte à tous : { $tiles ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $tiles } tuiles
    }, { $guards ->
        [0] aucun garde
        [one] un garde
       *[other] { $guards } gardes
    }
schatzinsel-table-stock-empty = La réserve est vide.
schatzinsel-table-stock-tile = Tuile libre { $tile }
schatzinsel-table-stock-guard = Garde libre
schatzinsel-table-voyage = Voyage
schatzinsel-table-players-tab = Joueurs
schatzinsel-table-log = Journal
schatzinsel-table-kinds = Type d’action
schatzinsel-table-kind-take = Prendre une tuile
schatzinsel-table-kind-take-guard = Prendre un garde
schatzinsel-table-kind-lay = Poser une tuile
schatzinsel-table-kind-chest = Placer un coffre
schatzinsel-table-kind-guard = Placer un garde
schatzinsel-table-end = Finir le tour
schatzinsel-table-rules = { $rules ->
        [hawkins] Règles Jim Hawkins
       *[silver] Règles John Silver
    }
schatzinsel-table-now-begin = À toi de jouer
schatzinsel-table-now-begin-text = Prends, pose ou place quelque chose. Les nombres montrent ton gain.
schatzinsel-table-now-take = Prends une tuile
schatzinsel-table-now-take-text = Elle va derrière ton paravent. Le plateau montre sa case.
schatzinsel-table-now-take-guard = Prends un garde
schatzinsel-table-now-take-guard-text = Il va derrière ton paravent.
schatzinsel-table-now-lay = Pose une tuile
schatzinsel-table-now-lay-text = Chacune n’a qu’une case. Le nombre est ton gain.
schatzinsel-table-now-chest = Place un coffre
schatzinsel-table-now-chest-text = Sur une tuile avec croix. Le nombre est ton gain.
schatzinsel-table-now-guard = Place un garde
schatzinsel-table-now-guard-text = À côté d’un coffre. Le nombre est ton gain.
schatzinsel-table-now-more-lay = Continue à poser
schatzinsel-table-now-more-chest = Place d’autres coffres
schatzinsel-table-now-more-guard = Place d’autres gardes
schatzinsel-table-now-more-text = Ou finis ton tour.
schatzinsel-table-now-next = Autre chose ?
schatzinsel-table-now-next-text = Chaque type une fois par tour.
schatzinsel-table-now-done = Plus rien à faire
schatzinsel-table-now-done-text = Finis ton tour. S’il finissait tout seul maintenant, les autres sauraient ce que tu caches.
schatzinsel-table-now-place = Ligne { $row }, colonne { $column } : { $points ->
        [one] un point
       *[other] { $points } points
    }.
schatzinsel-table-now-home = Sa case : ligne { $row }, colonne { $column }.
schatzinsel-table-now-waiting = Au tour de { $seat }
schatzinsel-table-now-waiting-text = { $seat } réfléchit…
schatzinsel-table-now-over = { page-winners }
schatzinsel-table-now-over-text = La chasse au trésor est finie.

## What things are good for

schatzinsel-table-about-take = Prends une tuile libre derrière ton paravent, pour la poser plus tard.
schatzinsel-table-about-take-guard = Prends un garde libre derrière ton paravent, pour le placer plus tard.
schatzinsel-table-about-lay = Une tuile va sur la case de sa ligne et de sa colonne. Seule, elle compte les cases vides jusqu’à la tuile ou au bord suivants ; à côté d’autres, sa ligne et sa colonne ininterrompues.
schatzinsel-table-about-chest = Un coffre va sur une tuile posée avec une croix. Il rapporte un point par coffre sur le plateau, lui compris.
schatzinsel-table-about-guard = Un garde va auprès d’un coffre. Il rapporte un point par coffre et par garde sur le plateau, lui compris.

## The end

schatzinsel-amount = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
schatzinsel-sheet-earlier = Auparavant
schatzinsel-sheet-earlier-note = avant le début de l’entraînement
schatzinsel-sheet-tiles = Tuiles
schatzinsel-sheet-tiles-note = cases vides, lignes et colonnes
schatzinsel-sheet-chests = Coffres
schatzinsel-sheet-guards = Gardes
schatzinsel-sheet-bonus = Bonus
schatzinsel-sheet-bonus-note = le premier à n’avoir plus rien derrière le paravent
schatzinsel-table-sheet-pieces = { $what ->
        [tiles] { $count ->
            [one] { $count } tuile
           *[other] { $count } tuiles
        }
        [chests] { $count ->
            [one] { $count } coffre
           *[other] { $count } coffres
        }
       *[guards] { $count ->
            [one] { $count } garde
           *[other] { $count } gardes
        }
    }
schatzinsel-sheet-sum = Total
schatzinsel-course-about = points après chaque manche
schatzinsel-course-round = Manche { $round }
