# The terminal.

## The games in the chest

cli-games-head = { $title }: { $players } players, { $minutes } min, rules version { $rules }
cli-games-bots = bots: { $bots }

## Playing

cli-about = { $whom }: { $what }
cli-you = You
cli-seed-hash = Shuffled by a secret seed with the hash { $hash }; it is shown at the end.
cli-seed = The seed was { $seed }. Its hash is the one shown at the start.
cli-prompt = What do you do? For example “{ $example }”; ? helps.
cli-thinking = The others are thinking…
cli-scroll = PgUp/PgDn
cli-close = Enter closes

## Commands: a word each, which no action of a game is called

cli-command-help = help
cli-command-why = why
cli-command-undo = undo
cli-command-log = log
cli-command-save = save
cli-command-table = table
cli-command-quit = quit
cli-help-typing = Type what you do, or the first letters of its words in any order, such as “{ $example }”. Now you may:
cli-help-keys = In a terminal Tab completes, the up and down keys go through the choices, PgUp and PgDn move the table, Ctrl-C stops.
cli-help-help = this page
cli-help-why = why something is not allowed, with the action behind it
cli-help-undo = take back your last decision
cli-help-log = everything that has happened
cli-help-save = save the game in a file
cli-help-table = show the table again
cli-help-quit = stop playing; the game is saved
cli-unclear = I do not understand “{ $entry }”. Type what you do, such as “{ $example }”, or ? for help.
cli-ambiguous = “{ $entry }” fits { $count } choices: type more of it.
cli-no-file = Name a file: { $command } my-game.json
cli-refused = { $reason } (§ { $rule })
cli-allowed = That is allowed.
cli-undone = Your last decision is taken back.
cli-undone-by-consent = Your last decision is taken back, though something was revealed since: the bots agree.
cli-undo-nothing = You have not decided anything yet.
cli-saved = The game is saved in { $file }.
cli-not-saved = The game could not be saved in { $file }: { $reason }.
cli-reason-missing = there is no such folder
cli-reason-forbidden = you may not write there
cli-reason-folder = that is a folder
cli-reason-full = the disk is full
cli-log-empty = Nothing has happened yet.
cli-leave = Stop playing? The game is saved. ({ $yes }/{ $no })
cli-yes = yes
cli-no = no
cli-stay = The game goes on.
cli-go-on = To go on with it: { $command }
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
