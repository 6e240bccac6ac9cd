# What all games share.

## Why not

refusal-game-over = La partie est finie.
refusal-not-now = Pas maintenant : choisis une des actions proposées.
refusal-not-your-turn = Ce n’est pas encore ton tour.

## Bots

bot-random = Hasard
bot-random-about = Joue n’importe quel coup permis.
bot-landlubber = Marin d’eau douce
bot-landlubber-about = Prend ce qui est le plus proche et ne regarde pas plus loin. Idéal pour une première partie.
bot-deckhand = Matelot
bot-deckhand-about = Voit le prochain pas, mais rarement le suivant.
bot-helmsman = Timonier
bot-helmsman-about = Sait ce que valent les choses et joue en conséquence.
bot-captain = Capitaine
bot-captain-about = Essaie quelques coups dans sa tête avant d’en jouer un.
bot-legend = Pirate de légende
bot-legend-about = Prévoit de nombreux coups. Difficile à battre.
bot-greedy = { bot-helmsman }

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
        [one] En solo, ce jeu est impossible.
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
problem-not-over = Cela s’ouvre quand la partie est finie.
problem-practice-over = À cette étape, la partie est finie. Choisis une étape précédente pour continuer.
problem-no-record = C’est un entraînement : seules les parties qui comptent ont un enregistrement. On peut en enregistrer chaque position pendant la relecture.
problem-unknown-step = La leçon n’a pas d’étape { $step } : elle en a { $count }.
problem-record-unreadable = Ce fichier n’est ni l’enregistrement ni la position d’une partie, ou il est incomplet.
problem-record-newer = Cet enregistrement vient d’une version plus récente du coffre.
problem-record-game = Cet enregistrement est d’un jeu qui n’est pas dans ce coffre : { $game }.
problem-record-setup = Les joueurs ou les options de cet enregistrement ne vont pas avec son jeu.
problem-record-components = Cette partie a été jouée avec d’autres cartes ou plateaux que ceux d’ici.
problem-record-secret = Cet enregistrement garde sa graine secrète, car la partie était en cours. On peut le voir après la fin.
problem-record-long = Cet enregistrement compte plus d’étapes qu’on ne peut en montrer ici : { $limit } au plus.
problem-record-seed = La graine de cet enregistrement ne va pas avec son empreinte : le mélange a été changé.
problem-record-rules = Cette partie a été jouée selon la version { $version } des règles, et ici vaut la version { $current } : on ne peut pas la montrer.
problem-record-rules-step = Cet enregistrement a été joué selon la version { $version } des règles. On peut le voir jusqu’à l’étape { $step } : là, la version { $current }, en vigueur ici, prend un autre chemin.
problem-record-older = Cet enregistrement a été joué selon la version { $version } des règles. Selon la version { $current }, en vigueur ici, il se déroule de la même façon.
problem-record-no-action = L’étape { $step } de cet enregistrement n’est pas une action de son jeu : { $action }.
problem-record-action = L’étape { $step } de cet enregistrement est contraire aux règles : { $action }.
problem-record-goes-on = La partie est finie après l’étape { $step }, mais cet enregistrement continue.
problem-record-result = Le résultat de cet enregistrement est faux : après l’étape { $step }, la dernière, la partie en donne un autre.
problem-record-no-result = La partie est finie après l’étape { $step }, mais cet enregistrement n’en donne pas le résultat.
problem-record-not-over = Cet enregistrement donne un résultat, mais après l’étape { $step }, la dernière, la partie n’est pas finie.
problem-position-seatless = Une position en fichier contient ce que savait une place, ou tout : choisis une place ou « tout ouvert ».
problem-position-forgets = À cette table, on ne peut pas revoir les cartes jouées : ses positions s’ouvrent à la fin de la partie.
problem-position-unreadable = Ce fichier n’est pas la position d’une partie, ou il est incomplet.
problem-position-newer = Cette position vient d’une version plus récente du coffre.
problem-position-game = Cette position est celle d’un jeu qui n’est pas dans ce coffre : { $game }.
problem-position-rules = Cette position appartient à une autre version des règles que celle d’ici.
problem-position-wrong = Cette position ne peut apparaître dans aucune partie : « { $place } » est faux.
problem-no-undo = Tu ne peux rien annuler pour l’instant.
problem-no-hints = Pas de conseils à cette table : on y joue sans.
problem-no-hint-now = Tu n’as rien à décider pour l’instant.
problem-hint-failed = Aucun conseil n’a été trouvé. Réessaie.
problem-not-saved = L’enregistrement a échoué, donc cela ne compte pas. Réessaie.
problem-no-person = Une place au moins doit être la tienne.
problem-no-request = Personne ne demande rien en ce moment.
problem-not-started = La partie n’a pas encore commencé.
problem-already-started = La partie a déjà commencé.
problem-not-host = Seule la personne aux commandes peut le faire.
problem-no-person-there = Il n’y a personne à cette place pour qui ce soit possible.
problem-people-stay = Toute personne assise à la table garde une place. Regarde et choisis à nouveau.
problem-seat-taken = Cette place est déjà prise. Choisis-en une autre.
problem-no-free-seat = Il n’y a plus de place libre à cette table.
problem-free-seats = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    } Attends tes amis ou installe des bots.
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
problem-not-away-long = Cette personne n’est pas absente depuis assez longtemps pour qu’un bot joue à sa place.
problem-long-talk = C’est trop long : { $limit } caractères au plus.
problem-enough-talk = Cette table ne peut pas retenir davantage : { $limit } lignes.
problem-no-talk = Le public ne peut pas parler à cette table.
problem-bot-failed = Le bot { $bot } n’arrive pas à jouer. Il continue d’essayer.
problem-bot-not-saved = Le coup du bot { $bot } n’a pas pu être enregistré. Il continue d’essayer.

## Hints

hint-only = Il n’y a rien à choisir.
hint-look-only = Combien de choix y a-t-il ?
hint-clear = Tout le reste est nettement moins bon.
hint-look-clear = Y a-t-il quelque chose qui va de soi ?
hint-others = Sinon, les autres prennent de l’avance.
hint-look-others = Qu’est-ce que les autres aimeraient faire ensuite ?
hint-close = Le deuxième choix est presque aussi bon.

## Lessons

lesson-stray = Ce serait permis ! Mais laisse-moi d’abord te montrer autre chose.
