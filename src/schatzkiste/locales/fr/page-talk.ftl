# What people say at a table, and what is told there of the people.

page-talk = Discussion
page-talk-empty = Personne n’a encore rien dit.
page-talk-spectator = Quelqu’un dans le public
page-mute-spectators = Ne plus écouter le public
page-hear-spectators = Écouter de nouveau le public
page-say = Dire quelque chose…
page-send = Envoyer
page-stamps = Le dire avec un tampon
page-stamp-ahoy = Ohé
page-stamp-strong = Bien joué
page-stamp-oh = Oh là là
page-stamp-haha = Haha
page-stamp-thanks = Merci
page-stamp-wait = Un instant

## What happened

page-note-joined = { $you ->
        [yes] Tu as pris place à la table
       *[no] { $name } a pris place à la table
    }
page-note-left = { $you ->
        [yes] Tu as quitté la table
       *[no] { $name } a quitté la table
    }
page-note-removed = { $name } a dû quitter la table
page-note-renamed = { $you ->
        [yes] Tu t’appelles maintenant { $name }
       *[no] Un nouveau nom : { $name }
    }
page-note-moved = { $you ->
        [yes] Tu as changé de place
       *[no] { $name } a changé de place
    }
page-note-arranged = { $you ->
        [yes] Tu as modifié la table
       *[no] { $name } a modifié la table
    }
page-note-host = { $you ->
        [yes] Tu es maintenant aux commandes
       *[no] { $name } est maintenant aux commandes
    }
page-note-started = La partie commence
page-note-covered = Un bot joue pour { $you ->
        [yes] toi
       *[no] { $name }
    }
page-note-returned = { $you ->
        [yes] Te revoilà
       *[no] Revoilà { $name }
    }
page-note-handed-over = { $you ->
        [yes] Tu as repris cette place
       *[no] { $name } a repris cette place
    }
page-note-undo-asked = { $you ->
        [yes] Tu demandes à annuler quelque chose
       *[no] { $name } demande à annuler quelque chose
    }
page-note-undo-agreed = { $you ->
        [yes] Tu es d’accord pour annuler
       *[no] { $name } est d’accord pour annuler
    }
page-note-undo-refused = { $you ->
        [yes] Tu n’es pas d’accord : l’action reste
       *[no] { $name } n’est pas d’accord : l’action reste
    }
page-note-undo-withdrawn = { $you ->
        [yes] Tu retires ta demande
       *[no] { $name } retire sa demande
    }
page-note-undo-lapsed = { $you ->
        [yes] Tu n’as pas répondu : l’action reste
       *[no] { $name } n’a pas répondu : l’action reste
    }
page-note-rematch = { $you ->
        [yes] Tu proposes une revanche
       *[no] { $name } propose une revanche
    }
