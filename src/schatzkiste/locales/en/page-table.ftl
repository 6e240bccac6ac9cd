# A table with other people: who is there, what they ask of each other, one device for several, the own seat.

## Who is there

page-crew = Who is at the table
page-presence-here = here
page-presence-away = away
page-away = away for { $time }
page-covered = { $bot } plays
page-ready = done
page-about-player = About { $seat }
page-mute-player = Mute { $seat }
page-hear-player = Unmute { $seat }
page-watchers = { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
page-tab-table = At the table
page-talk-tab = Talk
page-talk-unread = { $count ->
        [one] unread line
       *[other] unread lines
    }

## Waiting

page-waiting-for = Waiting for { $names }
page-thinking-for = Thinking for { $time }.
page-then-you = Then it is your turn.
page-then = Then it is { $seat }’s turn.
page-for-seconds = { $count } s
page-for-minutes = { $count } min
page-for-hours = { $count } h
page-for-days = { $count ->
        [one] a day
       *[other] { $count } days
    }
page-time-left = Time left:
page-reserve = Reserve { $time }
page-on-reserve = from the reserve
page-log-clock = time was up: decided by a bot

## Away and back

page-away-long = { $seat } has been away for { $time }
page-away-text = A bot can play for { $seat } until they are back. It sees only what { $seat } may see.
page-let-bot-play = Let a bot play
page-wait = Wait
page-welcome-back = Welcome back!
page-welcome-back-text = While you were away, a bot played for you ({ $bot }). The log tells you what happened.
page-take-back-seat = Take my seat back

## Taking back

page-undo-ask = Ask to take back
page-undo-asked = Waiting for { $names } to agree
page-undo-withdraw = Withdraw
page-undo-request = { $seat } asks to take back an action
page-undo-request-to = A question for { $seat }
page-undo-later = { $count ->
    [one] The action after it is taken back too.
   *[other] The { $count } actions after it are taken back too.
}
page-undo-unseen = Nobody has seen anything new since
page-undo-unseen-text = The game would continue from exactly there.
page-undo-revealed = Something hidden has been seen since
page-undo-revealed-text = What was seen cannot be unseen.
page-undo-refuse = Refuse
page-undo-allow = Allow
page-undo-also = Still to answer: { $names }.
page-undo-only-you = Only your answer is missing.
page-undo-until = No answer counts as a no: { $time }

## Windows for replies

page-window = Others may reply.
page-window-held = Your action waits: others may reply.
page-window-waived = Will not reply: { $names }.
page-window-left = { $seconds ->
        [one] one second left to reply
       *[other] { $seconds } seconds left to reply
    }
page-order = Replies:
page-order-about = When I could reply on another player’s turn
page-order-ask = ask me
page-order-ask-about = Every time, for as long as the window is open.
page-order-turn = not this turn
page-order-turn-about = Everybody sees it, and nobody waits for me.
page-order-game = not in this game
page-order-game-about = Everybody sees it, and nobody waits for me.
page-order-mate = a bot answers for me
page-order-mate-about = Nobody else learns of it.
page-order-unhurried-mate = Nobody waits at this table: it decides at once and knows only what I know.
page-order-unhurried-silent = I let it pass and keep what I hold. The others can know of it.

## One device for several

page-sharing-device = At this device
page-pass-device = Pass the device to { $seat }
page-curtain = Pass the device to
page-curtain-text = Behind the sail lies what only { $seat } may see. Everybody else, look out to sea.
page-curtain-open = I am { $seat }
page-curtain-who = Who is looking?
page-curtain-who-text = Nobody here has to decide. Say who you are to see your side of the table.
page-curtain-last = Last:
page-curtain-more = Show more
page-turn-of = { $seat }’s turn

## The own seat

page-take-along = Continue on another device
page-take-along-text = Open the link there, scan the picture, or type the code on the home page. It works once.
page-hand-over = Hand over my seat
page-hand-over-text = Whoever opens the link plays on for you, for good, and sees what you see. You leave the table.
page-sign-out = { $count ->
        [one] Sign out my other device
       *[other] Sign out my { $count } other devices
    }
page-seat-link = Link for the other device
page-seat-qr = QR code of the link
page-seat-code = Code
page-seat-code-until = Valid for another { $time }
page-seat-code-old = This code has run out.
page-seat-code-new = New code
page-copy-link = Copy link
page-link-copied = Copied
page-watching-link = Copy a link for watching
page-leave-game = Leave the table
page-leave-game-sure = Leave the table?
page-leave-game-text = A bot plays on for you, and you cannot come back.
page-stay-on = Stay

## Rematch

page-rematch = Rematch
page-rematch-follow = Rematch: go along

## Hints

page-hint = Ask for a hint
page-hint-close = Close the hint
page-hint-nudge = A hint
page-hint-candidates = { $count ->
        [one] One good move
        [2] Two good moves
       *[other] Three good moves
    }
page-hint-best = Best: { $letter }
page-hint-only = Your only move
page-hint-step = Hint, step { $step } of 3
page-hint-more = Show more
page-hint-show-best = Show the best
page-hint-prepare = Prepare this move
page-hint-enough = Thanks, that’s enough
page-hint-asking = Looking for a hint…
page-hint-none = No hint

## The past

page-replay = Replay
page-result-page = Result to share
page-story-retold = The last round again · { $told } of { $all }
