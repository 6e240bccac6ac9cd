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
page-points = { $points ->
        [one] point
       *[other] points
    }
page-points-of = { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }

## States

page-loading = Weighing anchor …
page-offline = No connection. We keep trying.
page-trouble = Becalmed
page-gone = This table is lost at sea
page-unknown = The map ends here
page-unknown-text = There is nothing at this address.
page-table = Table of numbers
page-no-book = No rule book on board
page-no-book-text = There is no rule book for this game here yet.
page-problem-unreachable = The server does not answer.
page-problem-unreadable = The server gave an answer that cannot be understood.
page-problem-no-board = This page has no table for “{ $game }”. Load it again.
page-problem-not-in-chest = There is no game “{ $game }” in this chest.

## Home

page-motto = Four treasure hunts in one chest. On your own against clever bots.
page-continue = Continue
page-your-turn = Your turn
page-go-on = Continue
page-against = against { $names } · { $when }
page-play = Play against bots
page-play-game = { page-play }: { $game }
page-players = { $low }–{ $high } players
page-minutes = { $minutes } min.
page-rule-book = Rules: { $game }

## A new game

page-new-title = New game: { $game }
page-new-table = Who is playing?
page-how-many = Players
page-your-name = Your name
page-rivals = Your fellow players
page-plays-like = How { $seat } plays
page-start = Cast off!

## The end

page-end = The treasure hunt is over
page-end-you-won = You have won!
page-end-won = { $seat } wins
page-end-shared = Shared victory: { $names }
page-result = Result
page-look-at-board = Look at the board
page-record = Save the game
page-seed = Was the shuffle honest?
page-seed-promised = Promised before the game
page-seed-revealed = Revealed after the game
page-seed-fair = The two match: nobody tampered with chance.
page-seed-unfair = The two do not match: this game is not to be trusted.
page-seed-elsewhere = Your browser cannot check this here. Save the game and check it with “schatzkiste verify”.
