# The page's own words: frame, home, laying a table, rule book.

## Frame

page-home = Back to the chest
page-menu = Menu
page-language = Language
page-rules = Rules of the game
page-rule = Rule { $rule } in the rule book
page-new-game = New game
page-back = Back
page-close = Close
page-retry = Try again
page-side = At the table
page-now = What to do now
page-undo = Take back
page-drawer = More of the table
page-log = Log
page-log-empty = Nothing has happened yet.
page-you = You
page-seat = Seat { $number }
page-to-act = to play
page-to-act-you = to play
page-asked-again = { $seat } has not answered and is being asked again.
page-points = { $points ->
        [one] point
       *[other] points
    }
page-points-of = { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }

## What others did

page-story = What just happened
page-story-count = { page-story } · { $told } of { $all }
page-story-begin = The game begins.
page-story-nothing = Nothing new since your last action.
page-story-watch = Watch, or go on at your own pace.
page-story-on = Next
page-story-pause = Pause (P)
page-story-resume = Resume (P)
page-story-again = Show the last round again (L)
page-story-tap = Tap: next
page-speed-now = { page-speed }: { $speed }
page-speed-slow-about = 2.4 s each
page-speed-normal-about = 1.2 s each
page-speed-fast-about = 0.5 s each
page-speed-at-once-about = trails only
page-speed-step-about = Space or tap
page-log-new = new
page-log-filter = Show in the log
page-log-all = all
page-log-mine = mine
page-log-big = important
page-log-none = Nothing like that has happened yet.
page-log-before = Before the first turn
page-log-earlier = Earlier turns: { $count }
page-log-later = Later turns: { $count }
page-log-round = Round { $round }
page-log-together = Turn { $turn }, all at once
page-log-times = × { $count }
page-log-stand-in = decided by a stand-in
page-offline-explained = No connection: the table is frozen, and nothing you press counts. Everything is saved; the game continues as soon as you are back online.

## States

page-loading = Weighing anchor…
page-offline = No connection. We keep trying.
page-trouble = Becalmed
page-gone = This table is lost at sea
page-seat-gone = Your seat is gone
page-unknown = The map ends here
page-unknown-text = There is nothing at this address.
page-table = Table of numbers
page-no-book = No rule book on board
page-no-book-text = There is no rule book for this game here yet.
page-problem-unreachable = The server does not answer.
page-problem-unreadable = The server’s answer makes no sense.
page-problem-no-board = This page has no table for “{ $game }”. Load it again.
page-problem-unknown-game = There is no game “{ $game }” in this chest.
page-problem-no-file = This cannot be read: choose a single file, not a folder.

## Rule book

page-book-search = Search the rules
page-book-hits = { $current } of { $hits }
page-book-none = Nothing found
page-book-next = Next match
page-book-previous = Previous match
page-book-contents = Contents
page-book-margin = In the margin
page-book-see = See also
page-book-marks = Marks
page-book-ruling = (our ruling)
page-book-ruling-text = The printed rules give no answer here, so we chose one.
page-book-design = (our design)
page-book-design-text = A part we made ourselves.
page-book-paper = On paper
page-book-print = Print the book
page-book-open = Open the book as a page
page-book-lost = The rule book did not arrive. Check your connection.

## Home

page-motto = Four treasure hunts in one chest. On your own against bots or with friends.
page-your-turn = Your turn
page-going-on = Under way
page-finished = Finished
page-closed = Cannot be opened
page-to-table = To the table
page-look = Look
page-my-games = My games
page-all-games = { $count ->
        [one] one game
       *[other] all { $count } games
    }
page-more-games = { $count ->
        [one] One more game is waiting for you
       *[other] { $count } more games are waiting for you
    }
page-shelf = On the shelf
page-finished-games = { $count ->
        [one] one finished game
       *[other] { $count } finished games
    }
page-look-at-all = see all
page-won = Won
page-shared = Shared
page-place = { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-solo = Solo
page-delete = Delete
page-delete-game = Delete: { $game }
page-delete-running = This game is not over. Deleting it ends it for good, here and on the server.
page-delete-finished = This removes the game, its log and its result for good. A saved file of it stays yours.
page-keep = Keep
page-play = Play
page-play-game = { page-play } { $company }: { $game }
page-play-against = against { $names }
page-play-alone = on your own
page-adjust = Adjust
page-adjust-game = { page-adjust }: { $game }
page-learn = Learn it in { $minutes } minutes
page-learn-on = Go on learning ({ $step }/{ $count })
page-newcomer = New here?
page-newcomer-text = Lora shows you each game in about five minutes, at the real table. Or just play!
page-players = { $low }–{ $high } players
page-minutes = { $minutes } min
page-seconds = { $seconds } s
page-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
page-rule-book = Rules: { $game }
page-play-with = with { $names }
page-with-friends = With friends
page-with-friends-game = { page-with-friends }: { $game }
page-not-begun = not begun yet
page-free-places = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
page-delete-shared = Others sit at this table too, so it stays. You give up your seat and the table leaves your list; in a game under way a bot plays on for you.
page-invited = Invited?
page-code = Table code
page-join-code = Join
page-open-tables = Open tables
page-open-tables-about = Sit down, one press will do
page-open-table-of = { $host } invites everybody
page-agreed = { $title }: { $value }
page-without-clock = no clock
page-clock-of = { $time } a decision
page-join = Join in
page-join-game = { page-join }: { $game }, { $host }

## A new game

page-new-title = New game: { $game }
page-new-table = Who is playing?
page-goal = Goal:
page-how-many = Players
page-your-name = Your name
page-this-is-you = that’s you
page-plays-like = How { $seat } plays
page-level = Level { $level } of { $of }
page-all-alike = All bots like this
page-more = More
page-more-about = { $count ->
        [one] one thing you can leave as it is
       *[other] { $count } things you can leave as they are
    }
page-never = never
page-seats = { $count ->
        [one] One player
       *[other] { $count } players
    }
page-as-last-time = As last time
page-start = Cast off!

## Settings

page-settings = Settings
page-settings-kept = Applies at once, on this device only.
page-done = Done
page-language-about = You can change it mid-game.
page-theme = Look
page-theme-about = A bright sea chart or the night watch.
page-theme-auto = Same as device
page-theme-light = Light
page-theme-dark = Dark
page-motion = Motion
page-motion-about = “Calm” takes away movement, not the time to read.
page-motion-auto = Same as device
page-motion-lively = Full
page-motion-calm = Calm
page-speed = Pace of the others
page-speed-about = How long you see what others do. A press moves on.
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-at-once = At once
page-speed-step = Step by step
page-trails = Trails of the others
page-trails-about = Marks what has changed since your last action.
page-labels = Names of places
page-labels-about = Shows on the board what the log calls each place.
page-sounds = Sounds
page-sounds-about = A bell when it is your turn, a knock when others act.
page-notices = Notifications
page-notices-about = Your browser tells you when it is your turn and this page is out of sight.
page-notices-refused = Your browser blocks notifications from this page. Allow them in its settings first.
page-confirm = Confirm taps
page-confirm-about = On a touchscreen the first tap selects, the second plays.
page-every-stop = Stop after every action
page-every-stop-about = In Die Dracheninsel, ask after every action, not only about treasures and yourself.
page-notes = Short notes
page-notes-about = Explains each thing the first time it appears.
page-keyboard = Keyboard
page-key-tab = Tab
page-key-tab-does = to the next thing you can do
page-key-arrows-does = move across the board
page-key-enter = Enter
page-key-enter-does = choose and confirm
page-key-escape = Esc
page-key-escape-does = deselect, close
page-key-control = Ctrl
page-key-undo-does = take back
page-key-space = Space
page-key-space-does = skip ahead while others act
page-key-pause-does = pause what others do
page-key-again-does = show the last round again
page-key-hint-does = ask for a hint
page-key-shapes-does = rotate or mirror the pattern, or mark just one space (Silver & Gold)
page-key-help-does = this help

## The end

page-end = The treasure hunt is over
page-end-you-won = You have won!
page-end-won = { $seat } has won
page-end-shared = Shared victory: { $names }
# What a game’s own table says at the end.
page-winners = { $winners ->
        [you] You have won!
        [several] Shared victory: { $names }
       *[one] { $names } has won
    }
page-end-ahead = { $amount } ahead of { $you ->
        [yes] you
       *[no] { $seat }
    }
page-end-level = Level to the very end.
page-end-short = You were { $amount } short{ $gain ->
        [0] .
       *[other] ; the most you gained at once was { $gain }.
    }
page-end-tie = Level at the top: the tie-break decided.
page-end-solo-rank = { $rank }!
page-end-solo = { $amount }, sailing alone: { $missing } more to { $next }.
page-end-solo-top = { $amount }, sailing alone. Nobody ranks higher.
page-again = Play again
page-score-sheet = Score sheet
page-course = How it went
page-course-start = Start
page-course-end = End
page-ranks = Ranks
page-rank-from = from { $points }
page-best = Your best voyages
page-undone = with take-backs
page-undone-about = Something was taken back after something hidden had been seen.
page-hints-taken = Hints
page-hints-taken-note = taken; they cost no points
page-result = Result
page-look-at-board = Look at the board
page-record = Save the game
page-seed = Was the shuffle honest?
page-seed-promised = Promised before the game
page-seed-revealed = Revealed after the game
page-seed-fair = The two match: nobody tampered with chance.
page-seed-unfair = The two do not match: this game is not to be trusted.
page-seed-elsewhere = Your browser cannot check this here. Save the game and check it with “schatzkiste verify”.
page-practice = Practice
page-practice-again = Try again
page-from-record = From a record
page-open-record = Open a recorded game or a position
page-statistics = Statistics
