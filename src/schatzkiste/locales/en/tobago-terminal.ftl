# Tobago in the terminal.

tobago-terminal-largest = (capital: largest)
tobago-terminal-hut = hut
tobago-terminal-palm = palm
tobago-terminal-statue = statue and its gaze
tobago-terminal-amulet = amulet
tobago-terminal-vehicle = vehicle of player 1
tobago-terminal-possible = { $count ->
        [one] 1 possible space
       *[other] { $count } possible spaces
    }
tobago-terminal-seat = amulets { $amulets }, roses { $roses }, gold cards { $gold }
tobago-terminal-stack = Gold stack: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $curses ->
        [0] no curse is left
        [one] 1 curse is still in the game
       *[other] { $curses } curses are still in the game
    }
tobago-terminal-own-gold = Your gold: { $values } = { $sum }
tobago-terminal-drawn = The clue drawn for the first path
tobago-terminal-hand = Your clues (spaces left after)
tobago-terminal-offer = gold { $value } is on offer, card { $number } of { $cards }
tobago-terminal-raiser = for raising
tobago-terminal-known = Face down you know: { $known }
tobago-terminal-danger = { $count ->
        [0] No card is face down any more
       *[other] { $curses ->
            [0] No curse can be among the cards you do not know
            [one] At most 1 curse is among the cards you do not know
           *[other] At most { $curses } curses are among the cards you do not know
        }
    }

## What a player types

tobago-typed-vehicle = vehicle { $space }
tobago-typed-lay = lay { $clue } { tobago-path.adjective }
tobago-typed-drive = drive { $space }
tobago-typed-stop = stop
tobago-typed-raise = raise { tobago-path.adjective }
tobago-typed-accept = take
tobago-typed-decline = leave
tobago-typed-remove = remove { tobago-path.adjective } { $space }
tobago-typed-extra-clue = extra clue
tobago-typed-extra-drive = extra drive
tobago-typed-exchange = exchange
tobago-typed-double = double { $clue }
tobago-typed-swap-roses = swap { $clue }
tobago-typed-with = with { $clue }
tobago-typed-end = end
