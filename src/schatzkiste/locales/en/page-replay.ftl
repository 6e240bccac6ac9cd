# The replay of a game.
page-past = The past
page-past-bar = Replay
page-past-slider = Step of the game
page-past-start = Start
page-past-began = This is how the game began.
page-past-quiet = Part of a move: nothing has happened yet.
page-past-round = Round { $round }
# Whose turn it was, as a title.
page-past-whose = { $seat }, round { $round }
page-past-turn = Round { $round }, { $seat }
page-past-step = Step { $step } of { $steps }
page-past-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
page-past-time = { $time } of { $all }
page-past-turn-back = One turn back (Shift + left arrow)
page-past-step-back = One step back (left arrow)
page-past-play = Play (Space)
page-past-pause = Pause (Space)
page-past-step-on = One step on (right arrow)
page-past-turn-on = One turn on (Shift + right arrow)
page-past-speed = Speed: { $speed } times (1–4)
page-past-eyes = Whose eyes
page-past-as = { $you ->
        [yes] as you saw it
       *[no] as { $seat } saw it
    }
page-past-as-whom = Whose view
page-past-spectator = Spectator
page-past-open = all open
page-past-open-short = open
page-past-own-eyes = Other views open at the end of the game.
page-past-own-eyes-about = While the game runs you see what you saw then, and never more.
page-past-forgets = Used cards may not be looked at again at this table: the whole past opens at the end.
page-past-present = Back to the present
page-past-present-short = Present
page-past-hands = All hands
page-past-hand = What { $seat } held
page-past-play-on = Play on from here
page-past-play-on-short = Play on
page-past-play-on-text = A new table against bots, for practice: it does not count as a game, and you can take back as often as you like. This game stays as it is.
page-past-seat = In which seat
page-past-hidden = What is hidden
page-past-hidden-true = as it really was
page-past-hidden-anew = dealt again, from what the seat knew
page-past-against = Against
page-past-begin = Begin
page-past-position = Save this position as a file
