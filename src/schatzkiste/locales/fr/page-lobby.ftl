# Before a game: laying a table for people, the waiting room, coming in.

## Laying a table

page-kind-friend = Ami par lien
page-kind-device = Sur cet appareil
page-kind-bot = Bot
page-kind-friend-short = Lien
page-kind-device-short = Appareil
page-kind-bot-short = Bot
page-a-friend = Quelqu’un
page-comes-by-link = vient par lien
page-at-this-device = sur cet appareil
page-friend-about = Tu auras le lien à l’étape suivante. Qui l’ouvre choisit un nom et une place, sans inscription.
page-device-about = Vous jouez sur un seul écran et vous vous passez l’appareil. Ce qui est caché reste derrière une voile jusqu’à ce que la bonne personne l’ouvre.
page-their-name = Nom
page-awaited = { $count ->
        [one] une personne vient par un lien que tu reçois à l’étape suivante
       *[other] { $count } personnes viennent par un lien que tu reçois à l’étape suivante
    }
page-open-table = Ouvrir la table
page-problem-nameless = Dis à tes amis qui tu es : écris ton nom.

## Manners

page-manner-listed = Ouverte à
page-manner-listed-about = Les tables ouvertes s’affichent sur la page d’accueil de tout le monde.
page-manner-listed-no = Invités par lien
page-manner-listed-yes = Tout le monde
page-manner-watching = Public
page-manner-watching-about = Il voit ce que toute la table peut voir, mais la main de personne.
page-manner-watching-no = Non
page-manner-watching-yes = Autorisé
page-manner-spectators_talk = Le public peut parler
page-manner-spectators_talk-about = Sinon, il écoute seulement.
page-manner-spectators_talk-no = Non
page-manner-spectators_talk-yes = Oui
page-manner-patience = Quand quelqu’un s’absente
page-manner-patience-about = Passé ce délai, les autres peuvent laisser un bot jouer pour la personne absente, jusqu’à son retour.
page-manner-patience-none = Toujours attendre
page-manner-window = Temps pour crier Halte
page-manner-window-about = Chaque action qu’on peut arrêter attend aussi longtemps, quelles que soient les mains.
page-manner-window-none = Sans attendre : des bots décident
page-manner-clock = Temps par décision
page-manner-clock-about = Quand il est écoulé, un bot prend cette seule décision.
page-manner-clock-none = Sans pendule
page-manner-reserve = Réserve
page-manner-reserve-about = Du temps en plus pour toute la partie, quand une décision est longue.
page-manner-reserve-none = Aucune
page-manner-hints = Conseils
page-manner-hints-about = Contre des bots, on peut toujours demander un conseil ; entre personnes, seulement si tout le monde est d’accord.
page-manner-hints-no = Non
page-manner-hints-yes = Autorisés

## The waiting room

page-waiting-room = Salle d’attente
page-waiting-free = { $count ->
        [one] Une place est encore libre
        [2] Deux places sont encore libres
        [3] Trois places sont encore libres
        [4] Quatre places sont encore libres
       *[other] { $count } places sont encore libres
    }
page-waiting-away = Toutes les places sont prises
page-waiting-ready = Tout le monde est là
page-people-away = { $count ->
        [one] { $names } n’est pas là pour le moment.
       *[other] { $names } ne sont pas là pour le moment.
    }
page-start-free = Tu peux attendre ou larguer les amarres : des bots joueront aux places libres.
page-start-away = Tu peux attendre ou larguer les amarres.
page-start-ready = Largue les amarres quand tu veux.
page-host-starts-free = { $host } peut attendre ou larguer les amarres : des bots joueront aux places libres.
page-host-starts-away = { $host } peut attendre ou larguer les amarres.
page-host-starts-ready = { $host } peut larguer les amarres.
page-host-is-gone = { $may ->
        [take] Prends les commandes pour pouvoir larguer les amarres.
       *[wait] Si cela dure trop, tu pourras prendre les commandes et larguer les amarres.
    }
page-add-bot = Ajouter un bot
page-free-place = Place libre
page-waits-for-somebody = attend quelqu’un
page-is-bot = Bot : { $level }
page-is-you = { $role ->
        [host] toi, aux commandes
       *[guest] toi
    }
page-is-here = { $role ->
        [host] en ligne, aux commandes
       *[guest] en ligne
    }
page-is-free = libre
page-is-waiting = en attente
page-is-away = hors ligne
page-is-away-since = hors ligne, ici { $since }
page-sit-here = S’asseoir ici
page-place-menu = Plus : { $name }
page-swap-places = Échanger nos places
page-make-host = Passer les commandes
page-become-host = Prendre les commandes
page-put-bot = Bot : { $level }
page-free-it = Libérer pour un ami
page-fewer-places = Retirer la place
page-ask-to-leave = Exclure de la table
page-ask-to-leave-about = { $name } perd sa place, qui redevient libre. Avec le lien, { $name } pourrait revenir.
page-leave = Quitter la table
page-leave-about = Ta place redevient libre pour quelqu’un d’autre.
page-stay = Non, finalement
page-rename = Changer
page-mute = Ne plus écouter
page-unmute = Écouter de nouveau
page-change = Modifier
page-change-table = Modifier ce qui est convenu
page-what-is-agreed = Ce qui est convenu
page-look-at-table = { page-look } : { page-what-is-agreed }
page-as-usual = Tout comme d’habitude
page-spectators = { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }

## The invitation

page-invite = Invite tes amis
page-invite-about = Qui ouvre le lien choisit un nom et une place, et monte à bord. Sans inscription.
page-invite-elsewhere = Le lien est sur un autre appareil. Un nouveau lien remplace l’ancien.
page-invite-link = Lien pour tes amis
page-invite-text = Viens jouer !
page-copy = Copier
page-copied = Copié
page-share = Partager
page-qr = Code QR de l’invitation
page-to-scan = À scanner
page-code-about = Ou taper le code de table sur la page d’accueil :
page-new-invitation = Nouveau lien

## Coming in

page-invites-you = { $host } t’invite
page-are-there = { $count ->
        [one] { $names } est à la table
       *[other] { $names } sont à la table
    }
page-has-begun = la partie a commencé
page-what-is-your-name = Comment t’appelles-tu ?
page-where-to-sit = Où veux-tu t’asseoir ?
page-colour-of-seat = La couleur est celle de la place, et on joue dans cet ordre.
page-board = Monter à bord
page-only-watch = Regarder seulement
page-no-way-in = Impossible de monter à bord
page-take = Continuer ici
page-take-about = Ta place s’ouvre aussi sur cet appareil. Ce lien ne sert qu’une fois.
page-take-over-about = Tu reprends cette place pour de bon. Dis aux autres qui tu es.
page-take-here = Prendre la place
