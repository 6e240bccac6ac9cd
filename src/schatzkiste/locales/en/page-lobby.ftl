# Before a game: laying a table for people, the waiting room, coming in.

## Laying a table

page-kind-friend = Friend by link
page-kind-device = At this device
page-kind-bot = Bot
page-kind-friend-short = Link
page-kind-device-short = Device
page-kind-bot-short = Bot
page-a-friend = A friend
page-comes-by-link = comes by link
page-at-this-device = at this device
page-friend-about = You get the link in the next step. Whoever opens it chooses a name and a seat; nobody has to sign up.
page-device-about = You play on one screen and hand the device over. What is hidden stays behind a sail until the right player opens it.
page-their-name = Name
page-awaited = { $count ->
        [one] one friend joins by link, which you get next
       *[other] { $count } friends join by link, which you get next
    }
page-open-table = Open the table
page-problem-nameless = Tell your friends who you are: enter your name.

## Manners

page-manner-listed = Open to
page-manner-listed-about = Open tables are shown on everybody’s home page.
page-manner-listed-no = Guests with the link
page-manner-listed-yes = Everybody
page-manner-watching = Spectators
page-manner-watching-about = They see what everybody at the table may see, and nobody’s hand.
page-manner-watching-no = No
page-manner-watching-yes = Allowed
page-manner-spectators_talk = Spectators may talk
page-manner-spectators_talk-about = Otherwise they only listen.
page-manner-spectators_talk-no = No
page-manner-spectators_talk-yes = Yes
page-manner-patience = When somebody stays away
page-manner-patience-about = After this time the others may let a bot play for whoever is away, until they are back.
page-manner-patience-none = Wait for ever
page-manner-window = Time to call Stop
page-manner-window-about = Every action that could be stopped waits this long, whatever anyone holds.
page-manner-window-none = No waiting: bots decide
page-manner-clock = Time for each decision
page-manner-clock-about = When it is used up, a bot makes this one decision.
page-manner-clock-none = No clock
page-manner-reserve = Reserve
page-manner-reserve-about = Extra time for the whole game, for decisions that take longer.
page-manner-reserve-none = None
page-manner-hints = Hints
page-manner-hints-about = Against bots everybody may ask for hints; among people only if all agree on it.
page-manner-hints-no = No
page-manner-hints-yes = Allowed

## The waiting room

page-waiting-room = Waiting room
page-waiting-free = { $count ->
        [one] One seat is still free
        [2] Two seats are still free
        [3] Three seats are still free
        [4] Four seats are still free
       *[other] { $count } seats are still free
    }
page-waiting-away = All seats are taken
page-waiting-ready = Everybody is here
page-people-away = { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
page-start-free = You can wait or cast off: bots then take the free seats.
page-start-away = You can wait or cast off.
page-start-ready = Cast off when you like.
page-host-starts-free = { $host } can wait or cast off: bots then take the free seats.
page-host-starts-away = { $host } can wait or cast off.
page-host-starts-ready = { $host } can cast off now.
page-host-is-gone = { $may ->
        [take] Become the host, and you can cast off.
       *[wait] If it takes too long, you can become the host and cast off.
    }
page-add-bot = Add a bot
page-free-place = Free seat
page-waits-for-somebody = waiting for somebody
page-is-bot = Bot: { $level }
page-is-you = { $role ->
        [host] you, the host
       *[guest] you
    }
page-is-here = { $role ->
        [host] here, the host
       *[guest] here
    }
page-is-free = free
page-is-waiting = waiting
page-is-away = away
page-is-away-since = away, last here { $since }
page-sit-here = Sit here
page-place-menu = More about: { $name }
page-swap-places = Swap seats with me
page-make-host = Make host
page-become-host = Become the host
page-put-bot = Bot: { $level }
page-free-it = Free it for a friend
page-fewer-places = Take the seat away
page-ask-to-leave = Ask to leave
page-ask-to-leave-about = { $name } loses the seat, which is free again. With the link they could come back.
page-leave = Leave the table
page-leave-about = Your seat is free again for somebody else.
page-stay = Cancel
page-rename = Change
page-mute = Mute
page-unmute = Unmute
page-change = Change
page-change-table = Change what is agreed
page-what-is-agreed = What is agreed
page-look-at-table = { page-look }: { page-what-is-agreed }
page-as-usual = Everything as usual
page-spectators = { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }

## The invitation

page-invite = Invite friends
page-invite-about = Whoever opens the link chooses a name and a seat and is in. Nobody has to sign up.
page-invite-elsewhere = You made the link on another device. A new one ends the old one.
page-invite-link = Link for friends
page-invite-text = Come and play!
page-copy = Copy
page-copied = Copied
page-share = Share
page-qr = QR code of the invitation
page-to-scan = To scan
page-code-about = Or type the table code on the home page:
page-new-invitation = New link

## Coming in

page-invites-you = { $host } invites you
page-are-there = { $count ->
        [one] { $names } is at the table
       *[other] { $names } are at the table
    }
page-has-begun = the game has begun
page-what-is-your-name = What is your name?
page-where-to-sit = Where do you want to sit?
page-colour-of-seat = The colour belongs to the seat, and play goes round in this order.
page-board = Come aboard
page-only-watch = Just watch
page-no-way-in = No way aboard
page-take = Continue here
page-take-about = Your seat opens on this device too. This link works only once.
page-take-over-about = You take this seat over for good. Tell the others who you are.
page-take-here = Take the seat
