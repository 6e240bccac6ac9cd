# The terminal.

## The games in the chest

cli-games-id = game
cli-games-title = title
cli-games-players = players
cli-games-minutes = min
cli-games-options = options
cli-games-rules = rules
cli-games-bots = bots

## Playing

cli-about = { $whom }: { $what }
cli-you = You
cli-seed-hash = Shuffled by a secret seed with the hash { $hash }; it is shown at the end.
cli-seed = The seed was { $seed }. Its hash is the one shown at the start.
cli-your-turn = Your turn. Type a number or an action, ? for help.
cli-help-number = the number of a choice
cli-help-why = why that is not allowed, for example: why { $example }
cli-help-undo = take back your last decision
cli-help-save = save the game in a file
cli-help-log = everything that has happened
cli-help-board = show the table again
cli-help-quit = stop playing
cli-unclear = I do not understand “{ $entry }”. Type a number from the list, an action like “{ $example }”, or ? for help.
cli-no-number = There is no choice { $number }: the list goes from 1 to { $last }.
cli-no-file = Name a file: save my-game.json
cli-refused = { $reason } (§ { $rule })
cli-allowed = That is allowed.
cli-undone = Your last decision is taken back.
cli-undone-by-consent = Your last decision is taken back, though something was revealed since: the bots agree.
cli-undo-nothing = You have not decided anything yet.
cli-saved = Saved in { $file }.
cli-not-saved = That could not be saved: { $reason }.
cli-log-empty = Nothing has happened yet.
cli-go-on = To go on with this game: { $command }
cli-gone = The game was not saved.

## The result

cli-result-rank = place
cli-result-player = player
cli-result-points = points
cli-won = { $you ->
        [yes] You win!
        [shared] You share the win with { $names }.
       *[no] The game goes to: { $names }
    }

## Replays

cli-replay-head = { $title }, played by { $players }, { $moves ->
        [one] one action
       *[other] { $moves } actions
    }
cli-replay-under-way = The game was not over here.
