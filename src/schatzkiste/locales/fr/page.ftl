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
page-asked-again = { $seat } n’a pas répondu : on lui redemande.
page-points = { $points ->
        [one] point
       *[other] points
    }
page-points-of = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce que les autres ont fait

page-story = Ce qui vient de se passer
page-story-count = { page-story } · { $told } sur { $all }
page-story-begin = La partie commence.
page-story-nothing = Rien de nouveau depuis ta dernière action.
page-story-watch = Regarde, ou avance à ton rythme.
page-story-on = Suite
page-story-pause = Pause (P)
page-story-resume = Reprendre (P)
page-story-again = Revoir la dernière manche (L)
page-story-tap = Toucher : la suite
page-speed-now = { page-speed } : { $speed }
page-speed-slow-about = 2,4 s chacun
page-speed-normal-about = 1,2 s chacun
page-speed-fast-about = 0,5 s chacun
page-speed-at-once-about = traces seulement
page-speed-step-about = Espace ou toucher
page-log-new = nouveau
page-log-filter = Montrer dans le journal
page-log-all = tout
page-log-mine = moi
page-log-big = important
page-log-none = Rien de tel ne s’est encore passé.
page-log-before = Avant le premier tour
page-log-earlier = Tours précédents : { $count }
page-log-later = Tours suivants : { $count }
page-log-round = Manche { $round }
page-log-together = Tour { $turn }, tous ensemble
page-log-times = × { $count }
page-log-stand-in = décidé par un remplaçant
page-offline-explained = Pas de connexion : la table est à l’arrêt, et rien de ce que tu touches ne compte. Tout est enregistré ; la partie reprend ici dès que la ligne revient.

## States

page-loading = On lève l’ancre…
page-offline = Pas de connexion. On réessaie.
page-trouble = Calme plat
page-gone = Cette table a disparu en mer
page-seat-gone = Ta place n’est plus à toi
page-unknown = La carte s’arrête ici
page-unknown-text = Il n’y a rien à cette adresse.
page-table = Tableau
page-no-book = Pas de livret à bord
page-no-book-text = Il n’y a pas encore de livret de règles pour ce jeu.
page-problem-unreachable = Le serveur ne répond pas.
page-problem-unreadable = La réponse du serveur est incompréhensible.
page-problem-no-board = Cette page n’a pas de table pour « { $game } ». Recharge-la.
page-problem-unknown-game = Il n’y a pas de jeu « { $game } » dans ce coffre.
page-problem-no-file = Impossible de lire cela : choisis un seul fichier, pas un dossier.

## Rule book

page-book-search = Chercher dans les règles
page-book-hits = { $current } sur { $hits }
page-book-none = Rien trouvé
page-book-next = Passage suivant
page-book-previous = Passage précédent
page-book-contents = Sommaire
page-book-margin = En marge
page-book-see = Voir aussi
page-book-marks = Signes
page-book-ruling = (notre interprétation)
page-book-ruling-text = La règle imprimée ne répond pas ici ; nous avons choisi.
page-book-design = (notre création)
page-book-design-text = Un élément que nous avons créé.
page-book-paper = Sur papier
page-book-print = Imprimer le livret
page-book-open = Ouvrir le livret en page web
page-book-lost = Le livret de règles n’est pas arrivé. Vérifie ta connexion.

## Home

page-motto = Quatre chasses au trésor dans un coffre. Contre des bots ou entre amis.
page-your-turn = À toi de jouer
page-going-on = En cours
page-finished = Terminées
page-closed = Impossibles à ouvrir
page-to-table = À la table
page-look = Regarder
page-my-games = Mes parties
page-all-games = { $count ->
        [one] une partie
       *[other] les { $count } parties
    }
page-more-games = { $count ->
        [one] Encore une partie t’attend
       *[other] Encore { $count } parties t’attendent
    }
page-shelf = Sur l’étagère
page-finished-games = { $count ->
        [one] une partie terminée
       *[other] { $count } parties terminées
    }
page-look-at-all = tout voir
page-won = Victoire
page-shared = Partagée
page-place = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
page-solo = Solo
page-delete = Supprimer
page-delete-game = Supprimer : { $game }
page-delete-running = Cette partie n’est pas finie. La supprimer y met fin pour de bon, ici et sur le serveur.
page-delete-finished = La partie, son journal et son résultat disparaissent pour de bon. Un fichier enregistré reste à toi.
page-keep = Garder
page-play = Jouer
page-play-game = { page-play } { $company } : { $game }
page-play-against = contre { $names }
page-play-alone = en solo
page-adjust = Ajuster
page-adjust-game = { page-adjust } : { $game }
page-learn = Apprends-le en { $minutes } minutes
page-learn-on = Continuer la leçon ({ $step }/{ $count })
page-newcomer = Première visite ?
page-newcomer-text = Lora te montre chaque jeu en cinq minutes environ, à la vraie table. Ou joue tout de suite !
page-players = { $low }–{ $high } joueurs
page-minutes = { $minutes } min
page-seconds = { $seconds } s
page-days = { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
page-rule-book = Règles : { $game }
page-play-with = avec { $names }
page-with-friends = Entre amis
page-with-friends-game = { page-with-friends } : { $game }
page-not-begun = pas encore commencée
page-free-places = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
page-delete-shared = D’autres sont à cette table, elle reste donc. Tu laisses ta place et la table quitte ta liste ; si la partie dure encore, un bot joue la suite pour toi.
page-invited = On t’invite ?
page-code = Code de table
page-join-code = Rejoindre
page-open-tables = Tables ouvertes
page-open-tables-about = Assieds-toi, un geste suffit
page-open-table-of = { $host } invite tout le monde
page-agreed = { $title } : { $value }
page-without-clock = sans pendule
page-clock-of = { $time } par décision
page-join = Participer
page-join-game = { page-join } : { $game }, { $host }

## A new game

page-new-title = Nouvelle partie : { $game }
page-new-table = Qui joue ?
page-goal = But :
page-how-many = Joueurs
page-your-name = Ton nom
page-this-is-you = c’est toi
page-plays-like = Comment joue { $seat }
page-level = Niveau { $level } sur { $of }
page-all-alike = Tous les bots comme ça
page-more = Plus
page-more-about = { $count ->
        [one] une chose que tu peux laisser telle quelle
       *[other] { $count } choses que tu peux laisser telles quelles
    }
page-never = jamais
page-seats = { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
page-as-last-time = Comme la dernière fois
page-start = Larguez les amarres !

## Settings

page-settings = Réglages
page-settings-kept = Valable tout de suite, sur cet appareil seulement.
page-done = Terminé
page-language-about = Même en pleine partie.
page-theme = Apparence
page-theme-about = Carte marine claire ou quart de nuit.
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-motion = Animations
page-motion-about = « Calme » supprime le mouvement, pas le temps de lire.
page-motion-auto = Comme l’appareil
page-motion-lively = Toutes
page-motion-calm = Calme
page-speed = Rythme des autres
page-speed-about = Combien de temps leurs actions restent visibles. Appuie pour avancer.
page-speed-slow = Lent
page-speed-normal = Normal
page-speed-fast = Rapide
page-speed-at-once = Immédiat
page-speed-step = Pas à pas
page-trails = Traces des autres
page-trails-about = Montre ce qui a changé depuis ta dernière action.
page-labels = Noms des lieux
page-labels-about = Pour retrouver sur le plateau ce que dit le journal.
page-sounds = Sons
page-sounds-about = Une cloche quand c’est à toi, un petit coup quand les autres agissent.
page-notices = Notifications
page-notices-about = Le navigateur te prévient quand c’est à toi et que la page n’est pas visible.
page-notices-refused = Ton navigateur refuse les notifications de cette page. Autorise-les d’abord dans ses réglages.
page-confirm = Confirmer au toucher
page-confirm-about = Sur un écran tactile, le premier appui choisit, le second joue.
page-every-stop = Halte après chaque action
page-every-stop-about = Dans Die Dracheninsel, demander après chaque action, pas seulement pour un trésor ou pour toi.
page-notes = Petites notes
page-notes-about = Expliquer ce qui apparaît pour la première fois.
page-keyboard = Clavier
page-key-tab = Tab
page-key-tab-does = vers la prochaine possibilité
page-key-arrows-does = se déplacer sur le plateau
page-key-enter = Entrée
page-key-enter-does = choisir et confirmer
page-key-escape = Échap
page-key-escape-does = désélectionner, fermer
page-key-control = Ctrl
page-key-undo-does = annuler le dernier coup
page-key-space = Espace
page-key-space-does = avancer pendant que les autres agissent
page-key-pause-does = mettre en pause ce que font les autres
page-key-again-does = revoir la dernière manche
page-key-hint-does = demander un conseil
page-key-shapes-does = tourner ou retourner le motif, ou cocher une seule case (Silver & Gold)
page-key-help-does = cette aide

## The end

page-end = La chasse au trésor est finie
page-end-you-won = Tu as gagné !
page-end-won = { $seat } a gagné
page-end-shared = Victoire partagée : { $names }
# What a game’s own table says at the end.
page-winners = { $winners ->
        [you] Tu as gagné !
        [several] Victoire partagée : { $names }
       *[one] { $names } a gagné
    }
page-end-ahead = { $amount } d’avance sur { $you ->
        [yes] toi
       *[no] { $seat }
    }
page-end-level = À égalité jusqu’au bout.
page-end-short = Il te manquait { $amount }{ $gain ->
        [0] .
       *[other] { "\u00A0" }; ton plus gros gain d’un coup : { $gain }.
    }
page-end-tie = Égalité en tête : le départage a décidé.
page-end-solo-rank = { $rank } !
page-end-solo = { $amount }, en solitaire : encore { $missing } jusqu’à { $next }.
page-end-solo-top = { $amount }, en solitaire. Il n’y a pas de rang plus élevé.
page-again = Rejouer
page-score-sheet = Décompte
page-course = Déroulement
page-course-start = Début
page-course-end = Fin
page-ranks = Rangs
page-rank-from = dès { $points }
page-best = Tes meilleurs voyages
page-undone = avec annulations
page-undone-about = Quelque chose a été annulé alors qu’on avait déjà vu ce qui était caché.
page-hints-taken = Conseils
page-hints-taken-note = demandés ; ils ne coûtent aucun point
page-result = Résultat
page-look-at-board = Regarder le plateau
page-record = Enregistrer la partie
page-seed = Le mélange était-il honnête ?
page-seed-promised = Promis avant la partie
page-seed-revealed = Révélé après la partie
page-seed-fair = Les deux concordent : personne n’a touché au hasard.
page-seed-unfair = Les deux ne concordent pas : on ne peut pas se fier à cette partie.
page-seed-elsewhere = Ton navigateur ne peut pas le vérifier ici. Enregistre la partie et vérifie-la avec « schatzkiste verify ».
page-practice = Entraînement
page-practice-again = Nouvel essai
page-from-record = D’après un enregistrement
page-open-record = Ouvrir une partie enregistrée ou une position
page-statistics = Statistiques
