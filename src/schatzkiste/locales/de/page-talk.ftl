# What people say at a table, and what is told there of the people.

page-talk = Tischgespräch
page-talk-empty = Noch hat niemand etwas gesagt.
page-talk-spectator = Jemand im Publikum
page-mute-spectators = Publikum stummschalten
page-hear-spectators = Publikum wieder hören
page-say = Etwas sagen …
page-send = Abschicken
page-stamps = Mit einem Stempel sagen
page-stamp-ahoy = Ahoi
page-stamp-strong = Stark
page-stamp-oh = Oha
page-stamp-haha = Haha
page-stamp-thanks = Danke
page-stamp-wait = Moment

## What happened

page-note-joined = { $you ->
        [yes] Du sitzt am Tisch
       *[no] { $name } sitzt am Tisch
    }
page-note-left = { $you ->
        [yes] Du hast den Tisch verlassen
       *[no] { $name } hat den Tisch verlassen
    }
page-note-removed = { $name } wurde vom Tisch gebeten
page-note-renamed = { $you ->
        [yes] Du heißt jetzt { $name }
       *[no] Ein neuer Name: { $name }
    }
page-note-moved = { $you ->
        [yes] Du hast den Platz gewechselt
       *[no] { $name } hat den Platz gewechselt
    }
page-note-arranged = { $you ->
        [yes] Du hast den Tisch geändert
       *[no] { $name } hat den Tisch geändert
    }
page-note-host = { $you ->
        [yes] Du hast jetzt das Kommando
       *[no] { $name } hat jetzt das Kommando
    }
page-note-started = Das Spiel beginnt
page-note-covered = Ein Bot spielt für { $you ->
        [yes] dich
       *[no] { $name }
    }
page-note-returned = { $you ->
        [yes] Du bist wieder da
       *[no] { $name } ist wieder da
    }
page-note-handed-over = { $you ->
        [yes] Du hast diesen Platz übernommen
       *[no] { $name } hat diesen Platz übernommen
    }
page-note-undo-asked = { $you ->
        [yes] Du möchtest etwas zurücknehmen
       *[no] { $name } möchte etwas zurücknehmen
    }
page-note-undo-agreed = { $you ->
        [yes] Du bist mit der Rücknahme einverstanden
       *[no] { $name } ist mit der Rücknahme einverstanden
    }
page-note-undo-refused = { $you ->
        [yes] Du bist nicht einverstanden: Die Aktion bleibt
       *[no] { $name } ist nicht einverstanden: Die Aktion bleibt
    }
page-note-undo-withdrawn = { $you ->
        [yes] Du ziehst deine Bitte zurück
       *[no] { $name } zieht die Bitte zurück
    }
page-note-undo-lapsed = { $you ->
        [yes] Du hast nicht geantwortet: Die Aktion bleibt
       *[no] { $name } hat nicht geantwortet: Die Aktion bleibt
    }
page-note-rematch = { $you ->
        [yes] Du lädst alle zur Revanche ein
       *[no] { $name } lädt alle zur Revanche ein
    }
