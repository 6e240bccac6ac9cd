# The page's own words: frame, home, laying a table, rule book.

## Frame

page-home = Retour au coffre
page-menu = Menu
page-language = Langue
page-rules = Règles du jeu
page-rule = Règle { $rule } dans le livret
page-new-game = Nouvelle partie
page-back = Retour
page-close = Fermer
page-retry = Réessayer
page-side = À la table
page-now = Que faire maintenant
page-undo = Annuler le dernier coup
page-drawer = Le reste de la table
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-you = Toi
page-seat = Place { $number }
page-to-act = joue
page-to-act-you = à toi de jouer
page-points = { $points ->
        [one] point
       *[other] points
    }
page-points-of = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## States

page-loading = On lève l’ancre …
page-offline = Pas de connexion. On réessaie.
page-trouble = Calme plat
page-gone = Cette table a disparu en mer
page-unknown = La carte s’arrête ici
page-unknown-text = Il n’y a rien à cette adresse.
page-table = Tableau
page-no-book = Pas de livret à bord
page-no-book-text = Il n’y a pas encore de livret de règles pour ce jeu.
page-problem-unreachable = Le serveur ne répond pas.
page-problem-unreadable = La réponse du serveur est incompréhensible.
page-problem-no-board = Cette page n’a pas de table pour « { $game } ». Recharge-la.
page-problem-not-in-chest = Il n’y a pas de jeu « { $game } » dans ce coffre.

## Home

page-motto = Quatre chasses au trésor dans un coffre. Seul contre des robots malins.
page-continue = Reprendre
page-your-turn = À toi de jouer
page-go-on = Continuer
page-against = contre { $names } · { $when }
page-play = Jouer contre des robots
page-play-game = { page-play } : { $game }
page-players = { $low }–{ $high } joueurs
page-minutes = { $minutes } min
page-rule-book = Règles : { $game }

## A new game

page-new-title = Nouvelle partie : { $game }
page-new-table = Qui joue ?
page-how-many = Joueurs
page-your-name = Ton nom
page-rivals = Les autres joueurs
page-plays-like = Comment joue { $seat }
page-start = Larguez les amarres !

## The end

page-end = La chasse au trésor est finie
page-end-you-won = Tu as gagné !
page-end-won = { $seat } gagne
page-end-shared = Victoire partagée : { $names }
page-result = Résultat
page-look-at-board = Regarder le plateau
page-record = Enregistrer la partie
page-seed = Le mélange était-il honnête ?
page-seed-promised = Promis avant la partie
page-seed-revealed = Révélé après la partie
page-seed-fair = Les deux concordent : personne n’a touché au hasard.
page-seed-unfair = Les deux ne concordent pas : on ne peut pas se fier à cette partie.
page-seed-elsewhere = Ton navigateur ne peut pas le vérifier ici. Enregistre la partie et vérifie-la avec « schatzkiste verify ».
