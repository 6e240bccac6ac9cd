# Tobago in the terminal.

tobago-terminal-largest = (capital: the largest)
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
        [one] 1 curse is still to come
       *[other] { $curses } curses are still to come
    }
tobago-terminal-own-gold = Your gold: { $values } = { $sum }
tobago-terminal-drawn = The clue drawn for the first path
tobago-terminal-hand = Your clues, with the spaces each would leave
tobago-terminal-offer = gold { $value } is on offer, card { $number } of { $cards }
tobago-terminal-raiser = for raising
tobago-terminal-known = Face down you know: { $known }
tobago-terminal-danger = { $count ->
        [0] No card is face down any more
       *[other] { $curses ->
            [0] No curse can be among the cards face down
            [one] At most 1 curse is among the cards you do not know
           *[other] At most { $curses } curses are among the cards you do not know
        }
    }
