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
cli-stand-in = A stand-in decides: { $failure }
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
cli-command-hint = hint
cli-help-typing = Type what you do, or the first letters of its words in any order, such as “{ $example }”. Now you may:
cli-help-keys = In a terminal Tab completes, the up and down keys go through the choices, PgUp and PgDn move the table, Ctrl-C stops.
cli-help-help = this page
cli-help-why = why something is not allowed; type the action after it
cli-help-undo = take back your last decision
cli-help-log = everything that has happened
cli-help-save = save the game in a file
cli-help-table = show the table again
cli-help-quit = stop playing; the game is saved
cli-help-hint = what a strong player would think about; again for more
cli-unclear = I do not understand “{ $entry }”. Type what you do, such as “{ $example }”, or ? for help.
cli-ambiguous = “{ $entry }” fits { $count } choices: type more of it.
cli-no-file = Name a file: { $command } my-game.json
cli-refused = { $reason } (§ { $rule })
cli-allowed = That is allowed.
cli-hint-more = For more, type “{ $command }” again.
cli-hint-best = Best: { $action } (“{ $typed }”).
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
        [yes] You have won!
        [shared] Shared victory: you and { $names }
       *[no] { $winners ->
            [one] { $names } has won
           *[other] Shared victory: { $names }
        }
    }

## Lessons

cli-learn-lora = Lora ({ $step }/{ $steps }): { $words } (§ { $rule })
cli-learn-do = Type “{ $typed }”; ? helps.
cli-learn-on = Press Enter to go on; ? helps.
cli-learn-back = It is taken back. Type “{ $typed }”.
cli-learn-quit = leave the lesson
cli-learn-end = That was the lesson of { $title }. Now for your first game:
cli-learn-left = You are at step { $step } of { $steps }. Come back whenever you like!

## Replays

cli-replay-head = { $title }, played by { $players }, { $moves ->
        [one] one action
       *[other] { $moves } actions
    }
cli-replay-rules = This game was played under version { $version } of the rules; version { $current } here gives the same game.
cli-replay-under-way = The game was not over here.
cli-step-prompt = Enter or → goes on, ← goes back, a number goes to that step; ? helps.
cli-step-where = Step { $step } of { $steps }
cli-step-next = next
cli-step-next-about = one step on: Enter or →
cli-step-back = back
cli-step-back-about = one step back: ←
cli-step-first = first
cli-step-first-about = to the start: Home
cli-step-last = last
cli-step-last-about = to the end: End
cli-step-log = log
cli-step-log-about = everything that had happened
cli-step-help = help
cli-step-help-about = this page
cli-step-quit = quit
cli-step-quit-about = leave: Ctrl-C
cli-step-unclear = I do not understand “{ $entry }”. Type the number of a step, or ? for help.
cli-step-beyond = The last step is { $last }.
cli-step-first-is = This is how the game began.
cli-step-last-is = There is nothing after this.
cli-step-left = You were at step { $step } of { $steps }: --from { $step } leads there again.

## The arena: bots compared on the same deals

cli-arena-bot = bot
cli-arena-games = seats
cli-arena-wins = wins
cli-arena-interval = 95 % interval
cli-arena-rank = place
cli-arena-points = points
cli-arena-rating = rating
cli-arena-median = ms a decision
cli-arena-slow = 99 % within
cli-arena-stand-in = stand-in
cli-arena-alone = Wins of the bot on the left, alone at tables of the one above; equals would win { $par }.
cli-arena-failed = The bot { $bot } failed: a stand-in decided for it { $decisions ->
        [one] once
       *[other] { $decisions } times
    }. The first time: { $failure }
cli-arena-end = { $games } of { $total } games of { $title }, seed { $seed }
cli-arena-go-on = The games are in { $file }. Give the same command again to go on with them.
cli-arena-plot-title = { $title }, { $players } players: { $games } games
cli-arena-plot-wins = Wins of the row, alone against the column (equals: { $par })
cli-arena-plot-ratings = Ratings with 95 % intervals

## Certifying a bot

cli-certify-game = game
cli-certify-decisions = decisions
cli-certify-legal = legal
cli-certify-same = same again
cli-certify-honest = uses nothing hidden
cli-certify-time = in time
cli-certify-median = median ms
cli-certify-slow = 99 % within
cli-certify-slowest = slowest
cli-certify-verdict = { $good ->
        [yes] The bot { $bot } keeps the rules of the house.
       *[no] The bot { $bot } does not keep the rules of the house.
    }
