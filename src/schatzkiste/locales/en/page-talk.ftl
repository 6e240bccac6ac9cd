# What people say at a table, and what is told there of the people.

page-talk = Table talk
page-talk-empty = Nobody has said anything yet.
page-talk-spectator = A spectator
page-mute-spectators = Mute spectators
page-hear-spectators = Unmute spectators
page-say = Say something…
page-send = Send
page-stamps = Say it with a stamp
page-stamp-ahoy = Ahoy
page-stamp-strong = Well played
page-stamp-oh = Oh!
page-stamp-haha = Haha
page-stamp-thanks = Thanks
page-stamp-wait = One moment

## What happened

page-note-joined = { $you ->
        [yes] You are at the table
       *[no] { $name } is at the table
    }
page-note-left = { $you ->
        [yes] You have left the table
       *[no] { $name } has left the table
    }
page-note-removed = { $name } was asked to leave
page-note-renamed = { $you ->
        [yes] You are now called { $name }
       *[no] There is a new name: { $name }
    }
page-note-moved = { $you ->
        [yes] You have changed seats
       *[no] { $name } has changed seats
    }
page-note-arranged = { $you ->
        [yes] You have changed the table
       *[no] { $name } has changed the table
    }
page-note-host = { $you ->
        [yes] You are the host now
       *[no] { $name } is the host now
    }
page-note-started = The game begins
page-note-covered = A bot plays for { $you ->
        [yes] you
       *[no] { $name }
    }
page-note-returned = { $you ->
        [yes] You are back
       *[no] { $name } is back
    }
page-note-handed-over = { $you ->
        [yes] You have taken over this seat
       *[no] { $name } has taken over this seat
    }
page-note-undo-asked = { $you ->
        [yes] You ask to take something back
       *[no] { $name } asks to take something back
    }
page-note-undo-agreed = { $you ->
        [yes] You agree to take it back
       *[no] { $name } agrees to take it back
    }
page-note-undo-refused = { $you ->
        [yes] You do not agree: the action stays
       *[no] { $name } does not agree: the action stays
    }
page-note-undo-withdrawn = { $you ->
        [yes] You withdraw your request
       *[no] { $name } withdraws the request
    }
page-note-undo-lapsed = { $you ->
        [yes] You have not answered: the action stays
       *[no] { $name } has not answered: the action stays
    }
page-note-rematch = { $you ->
        [yes] You invite everybody to a rematch
       *[no] { $name } invites everybody to a rematch
    }
