# A table with other people: who is there, what they ask of each other, one device for several, the own seat.

## Who is there

page-crew = Qui est à la table
page-presence-here = là
page-presence-away = pas là
page-away = pas là depuis { $time }
page-covered = { $bot } joue
page-ready = c’est fait
page-about-player = À propos de { $seat }
page-mute-player = Ne plus écouter { $seat }
page-hear-player = Écouter de nouveau { $seat }
page-watchers = { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
page-tab-table = À la table
page-talk-tab = Discussion
page-talk-unread = { $count ->
        [one] ligne non lue
       *[other] lignes non lues
    }

## Waiting

page-waiting-for = On attend { $names }
page-thinking-for = Réfléchit depuis { $time }.
page-then-you = Ensuite, c’est à toi.
page-then = Ensuite, c’est à { $seat }.
page-for-seconds = { $count } s
page-for-minutes = { $count } min
page-for-hours = { $count } h
page-for-days = { $count ->
        [one] un jour
       *[other] { $count } jours
    }
page-time-left = Temps restant :
page-reserve = Réserve { $time }
page-on-reserve = sur la réserve
page-log-clock = temps écoulé : un bot a décidé

## Away and back

page-away-long = { $seat } n’est plus là depuis { $time }
page-away-text = Un bot peut jouer pour { $seat } jusqu’à son retour. Il ne voit que ce que { $seat } peut voir.
page-let-bot-play = Laisser jouer un bot
page-wait = Attendre
page-welcome-back = Bon retour !
page-welcome-back-text = Pendant ton absence, un bot a joué pour toi ({ $bot }). Le journal raconte ce qui s’est passé.
page-take-back-seat = Reprendre ma place

## Taking back

page-undo-ask = Demander à annuler
page-undo-asked = On attend l’accord de { $names }
page-undo-withdraw = Retirer la demande
page-undo-request = { $seat } demande à annuler une action
page-undo-request-to = Une question pour { $seat }
page-undo-later = { $count ->
    [one] L’action suivante est annulée aussi.
   *[other] Les { $count } actions suivantes sont annulées aussi.
}
page-undo-unseen = Personne n’a rien vu de nouveau depuis
page-undo-unseen-text = La partie reprendrait exactement là.
page-undo-revealed = Quelque chose de caché a été vu depuis
page-undo-revealed-text = Ce qui a été vu ne s’oublie pas.
page-undo-refuse = Refuser
page-undo-allow = Autoriser
page-undo-also = Réponses encore attendues : { $names }.
page-undo-only-you = Il ne manque que ta réponse.
page-undo-until = Sans réponse, c’est non : { $time }

## Windows for replies

page-window = Les autres peuvent réagir.
page-window-held = Ton action attend : les autres peuvent réagir.
page-window-waived = Pas de réaction de { $names }.
page-window-left = { $seconds ->
        [one] encore { $seconds } seconde pour réagir
       *[other] encore { $seconds } secondes pour réagir
    }
page-order = Réagir :
page-order-about = Quand je pourrais réagir pendant le tour d’un autre
page-order-ask = me demander
page-order-ask-about = À chaque fois, tant que la fenêtre est ouverte.
page-order-turn = pas pendant ce tour
page-order-turn-about = Tout le monde le voit, et personne ne m’attend.
page-order-game = pas dans cette partie
page-order-game-about = Tout le monde le voit, et personne ne m’attend.
page-order-mate = un bot répond pour moi
page-order-mate-about = Personne d’autre ne le sait.
page-order-unhurried-mate = À cette table, personne n’attend : il décide aussitôt et ne sait que ce que je sais.
page-order-unhurried-silent = Je laisse faire et je garde ce que j’ai. Les autres peuvent le savoir.

## One device for several

page-sharing-device = Sur cet appareil
page-pass-device = Passer l’appareil à { $seat }
page-curtain = Passe l’appareil à
page-curtain-text = Derrière la voile : un secret que { $seat } peut voir, et personne d’autre. Les autres regardent la mer.
page-curtain-open = Je suis { $seat }
page-curtain-who = Qui regarde ?
page-curtain-who-text = Personne ici n’a de décision à prendre. Dis qui tu es pour voir ton côté de la table.
page-curtain-last = Dernièrement :
page-curtain-more = Montrer plus
page-turn-of = À { $seat } de jouer

## The own seat

page-take-along = Continuer sur un autre appareil
page-take-along-text = Ouvre le lien là-bas, scanne l’image ou tape le code sur la page d’accueil. Il ne sert qu’une fois.
page-hand-over = Céder ma place
page-hand-over-text = Qui ouvre le lien joue désormais à ta place et voit ce que tu vois. Tu quittes la table.
page-sign-out = { $count ->
        [one] Déconnecter mon autre appareil
       *[other] Déconnecter mes { $count } autres appareils
    }
page-seat-link = Lien pour l’autre appareil
page-seat-qr = Code QR du lien
page-seat-code = Code
page-seat-code-until = Valable encore { $time }
page-seat-code-old = Ce code a expiré.
page-seat-code-new = Nouveau code
page-copy-link = Copier le lien
page-link-copied = Copié
page-watching-link = Copier un lien pour regarder
page-leave-game = Quitter la table
page-leave-game-sure = Quitter la table ?
page-leave-game-text = Un bot joue à ta place, et tu ne pourras pas revenir.
page-stay-on = Rester

## Rematch

page-rematch = Revanche
page-rematch-follow = Revanche : on y va

## Conseils

page-hint = Demander un conseil
page-hint-close = Fermer le conseil
page-hint-nudge = Un conseil
page-hint-candidates = { $count ->
        [one] Un bon coup
        [2] Deux bons coups
       *[other] Trois bons coups
    }
page-hint-best = Le meilleur : { $letter }
page-hint-only = Ton seul coup
page-hint-step = Conseil, étape { $step } sur 3
page-hint-more = En montrer plus
page-hint-show-best = Montrer le meilleur
page-hint-prepare = Préparer ce coup
page-hint-enough = Merci, ça ira
page-hint-asking = Recherche d’un conseil…
page-hint-none = Pas de conseil

## The past

page-replay = Revoir la partie
page-result-page = Résultat à partager
page-story-retold = La dernière manche encore une fois · { $told } sur { $all }
