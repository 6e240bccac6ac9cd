# What all games share.

## Why not

refusal-game-over = La partie est finie.
refusal-not-now = Pas maintenant : choisis une des actions proposées.
refusal-not-your-turn = Ce n’est pas encore ton tour.

## Bots

bot-random = Moussaillon
bot-random-about = Joue au hasard, dans les règles. Bien pour une première partie.
bot-greedy = Œil-d’Or
bot-greedy-about = Prépare tout son tour et en tire le meilleur.

## Problems

problem-malformed = Ce message est illisible.
problem-too-large = Ce message est trop gros : { $limit } octets au plus.
problem-too-fast = C’était trop rapide. Attends un instant et réessaie.
problem-flooding = Cette page a envoyé beaucoup trop de messages et a été déconnectée. Recharge-la.
problem-too-many-requests = Trop de requêtes depuis ton réseau : { $limit } par seconde au plus. Attends un instant et réessaie.
problem-too-many-messages = Trop de messages depuis ton réseau : { $limit } par seconde au plus. Attends un instant et réessaie.
problem-too-many-bytes = Trop de données depuis ton réseau : { $limit } octets par seconde au plus. Attends un instant et réessaie.
problem-too-many-connections = Trop de connexions depuis ton réseau : { $limit } à la fois au plus. Ferme une page dont tu n’as plus besoin.
problem-too-many-new-tables = Trop de nouvelles tables depuis ton réseau : { $limit } par heure au plus. { $minutes ->
        [one] Réessaie dans une minute.
       *[other] Réessaie dans { $minutes } minutes.
    }
problem-full-table = Cette table est complète : { $limit } personnes au plus peuvent y jouer et regarder. Réessaie plus tard.
problem-full-server = Le serveur est complet : { $limit } connexions au plus. Réessaie plus tard.
problem-too-slow = C’était trop long : { $seconds } secondes au plus. Réessaie.
problem-long-address = Cette adresse est trop longue : { $limit } octets au plus.
problem-long-headers = Les en-têtes de cette requête sont trop longs : { $limit } octets au plus. Supprimer les cookies de ce site peut aider.
problem-wrong-type = Ici, seul le JSON est compris.
problem-wrong-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le gère peut autoriser ce nom avec --public-name.
problem-wrong-origin = « { $origin } » est un autre site et ne peut rien faire ici.
problem-unknown-path = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse ne s’utilise pas ainsi.
problem-server-trouble = Quelque chose s’est mal passé chez nous. Réessaie.
problem-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
problem-wrong-count = { $count ->
        [0] Sans joueur, ce jeu est impossible.
        [one] Seul, ce jeu est impossible.
       *[other] À { $count }, ce jeu est impossible.
    } Possible : { $allowed }.
problem-unknown-option = Ce jeu n’a pas d’option « { $option } ». Il a : { $known }.
problem-wrong-option = « { $value } » ne va pas pour l’option « { $option } ». Possible : { $allowed }.
problem-unknown-bot = Il n’y a pas de bot « { $bot } » pour ce jeu. Il y a : { $known }.
problem-long-name = Ce nom est trop long : { $limit } lettres au plus.
problem-too-many-tables = Trop de tables à la fois : { $limit } au plus.
problem-unknown-table = Cette table n’existe pas.
problem-broken-table = Le journal de cette table est abîmé, la partie ne peut pas continuer. Commence-en une autre.
problem-old-rules = À cette table, on joue à { $game } selon les règles de la version { $version } ; ici, seule la version { $current } est possible.
problem-hello-first = La connexion doit commencer par une salutation.
problem-hello-again = Cette connexion a déjà commencé.
problem-wrong-key = Cette clé n’ouvre pas cette table.
problem-no-seat = Tu regardes : il faut une place à la table pour agir.
problem-unknown-action = Ce jeu n’a pas cette action.
problem-stale = La partie a déjà avancé. Regarde encore et choisis à nouveau.
problem-not-over = L’enregistrement sera là quand la partie sera finie.
problem-no-undo = Tu ne peux rien annuler pour l’instant.
problem-not-saved = L’enregistrement a échoué, donc cela ne compte pas. Réessaie.
problem-no-person = Une place au moins doit être la tienne.
problem-no-request = Personne ne demande rien en ce moment.
problem-not-started = La partie n’a pas encore commencé.
problem-already-started = La partie a déjà commencé.
problem-not-host = Seule la personne qui a ouvert la table peut le faire.
problem-no-person-there = Il n’y a personne à cette place pour qui ce soit possible.
problem-people-stay = Toute personne assise à la table garde une place. Regarde et choisis à nouveau.
problem-seat-taken = Cette place est déjà prise. Choisis-en une autre.
problem-no-free-seat = Il n’y a plus de place libre à cette table.
problem-free-seats = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    } Attends tes amis ou confie-les à des bots.
problem-not-invited = Cette invitation n’est plus valable. Demandes-en une nouvelle.
problem-unknown-code = Aucune table n’attend sous ce code. Il a peut-être déjà servi, ou la partie a commencé.
problem-too-many-guesses = Trop de codes et d’invitations depuis ton réseau. { $seconds ->
        [one] Réessaie dans une seconde.
       *[other] Réessaie dans { $seconds } secondes.
    }
problem-name-first = Donne d’abord ton nom aux autres.
problem-too-many-devices = Cette place est ouverte sur autant d’appareils que possible : { $limit }. Déconnecte d’abord les autres.
problem-no-watching = Les personnes à cette table souhaitent rester entre elles.
problem-signed-out = Cet appareil n’a plus de place à cette table.
problem-bot-plays = Un bot joue pour toi. Reprends d’abord ta place.
problem-not-away-long = Cette absence est trop courte pour qu’un bot joue à sa place.
problem-long-talk = C’est trop long : { $limit } caractères au plus.
problem-enough-talk = Cette table ne peut pas retenir davantage : { $limit } lignes.
problem-no-talk = Les spectateurs ne peuvent pas parler à cette table.
problem-bot-failed = Le bot { $bot } n’arrive pas à jouer. Il continue d’essayer.
problem-bot-not-saved = Le coup du bot { $bot } n’a pas pu être enregistré. Il continue d’essayer.
