# The table of Tobago on the page.

## Clues

tobago-table-clue-unfit = { $clue }, fits on no path at present
tobago-table-hand = Your clues
tobago-table-hand-empty = You get clues once all vehicles are placed and everybody has laid a first one.
tobago-table-picked = chosen
tobago-table-drawn = drawn

## The island

tobago-table-island = Island
tobago-table-largest = { $terrain ->
        [jungle] largest jungle
        [mountains] largest mountains
        [scrubland] largest scrubland
        [beach] largest beach
        [river] largest river
       *[lake] largest lake
    }
tobago-table-largest-all = Show the largest regions
tobago-table-hut = hut
tobago-table-palm = palm
tobago-table-statue = statue, looks to { $shore }
tobago-table-amulet = amulet
tobago-table-vehicle = { $you ->
        [yes] your vehicle
       *[no] vehicle of { $seat }
    }
tobago-table-marker = { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } marker
tobago-table-treasure-here = { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure
tobago-table-legs = { $legs ->
        [one] one leg away
       *[other] { $legs } legs away
    }
tobago-table-nearer = Nearer
tobago-table-farther = Farther
tobago-table-whole = Whole island
tobago-table-signs = Signs
tobago-table-sign-stays = stays possible
tobago-table-sign-goes = goes
tobago-table-sign-region = largest region
tobago-table-sign-gaze = a statue’s gaze
tobago-table-sign-leg-1 = 1 leg
tobago-table-sign-leg-2 = 2 legs
tobago-table-sign-leg-3 = 3 legs
tobago-table-sign-road = your drive

## Paths

tobago-table-paths = Treasure paths
tobago-table-paths-tab = Paths
tobago-table-paths-note = shared from the bottom
tobago-table-path-label = { tobago-path }: { $shown }, { $clues ->
        [0] no clue yet
        [one] one clue
       *[other] { $clues } clues
    }{ $verdict ->
        [fits] , your clue leaves { $stays }
        [refused] , your clue does not fit here
       *[other] { "" }
    }
tobago-table-possible = { $count ->
        [one] space
       *[other] spaces
    }
tobago-table-goes = { $count ->
        [one] one goes
       *[other] { $count } go
    }
tobago-table-lay-here = lay here
tobago-table-begin-here = begin here
tobago-table-refused = does not fit
tobago-table-refused-short = closed
tobago-table-located = located
tobago-table-laid = { $clue }, rose: { $seat }

## Players and gold

tobago-table-crew = Players
tobago-table-log = Log
tobago-table-facts = { $round ->
        [0] Set-up
       *[other] Round { $round }
    } · island { $island }{ $rules ->
        [advanced] { " " }· advanced
       *[standard] { "" }
    }
tobago-table-roses = { $count ->
        [0] no rose
        [one] one rose
       *[other] { $count } roses
    }
tobago-table-amulets = Amulets
tobago-table-gold-cards = Gold cards
tobago-table-own-gold = Your gold, for your eyes only: { $gold }
tobago-table-gold-stack = { $count ->
        [one] One gold card
       *[other] { $count } gold cards
    }
tobago-table-safe = { $count ->
        [one] The top one is no curse.
       *[other] The first { $count } are no curses.
    }
tobago-table-curses-left = { $count ->
        [0] No curse is left.
        [one] One curse is still in the game.
       *[other] { $count } curses are still in the game.
    }
tobago-table-last-treasure = The last treasure is being shared.

## Sharing

tobago-table-treasure = The { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure
tobago-table-card-number = Card { $number } of { $cards }
tobago-table-card-down = card face down
tobago-table-card-down-short = hidden
tobago-table-card-now = now
tobago-table-card-discarded = nobody
tobago-table-order = Order
tobago-table-order-note = Roses are asked from the bottom up.
tobago-table-rose-took = took the { $value }
tobago-table-rose-raiser = for raising
tobago-table-rose-asked = asked now
tobago-table-offer-you = Gold { $value } is offered to you. Do you take the card?
tobago-table-offer-other = Gold { $value } is offered to { $seat }.
tobago-table-accept = Take it
tobago-table-accept-text = This rose comes back
tobago-table-decline = Leave it
tobago-table-decline-text = { $after ->
        [you] Your next rose is asked
        [other] The next rose is asked
       *[nobody] The card is discarded
    }
tobago-table-known = You have seen
tobago-table-known-note = { $count ->
        [0] None of your cards is still face down.
        [one] This card is still face down.
       *[other] These { $count } are still face down.
    }
tobago-table-risk = Danger of a curse
tobago-table-risk-text = { $curses ->
        [0] None of the cards unknown to you is a curse.
        [one] At most one of { $cards } cards face down can be a curse.
       *[other] Up to { $curses } of { $cards } cards face down can be curses.
    }
tobago-table-risk-none-left = No card is face down any more.
tobago-table-risk-loss = It costs everyone with a rose still on the path an amulet or, without one, the best gold card.
tobago-table-opener = { $you ->
        [yes] Whoever takes the last gold card opens the path anew. At present that is you.
       *[no] Whoever takes the last gold card opens the path anew. At present that is { $seat }.
    }

## Things to do

tobago-table-deeds = What you can do
tobago-table-deed-clue = Clue
tobago-table-deed-drive = Drive
tobago-table-deed-raise = Raise
tobago-table-deed-spend = Amulet
tobago-table-deed-exchange = Exchange
tobago-table-deed-remove = Remove
tobago-table-deed-extra-clue = Clue
tobago-table-deed-extra-drive = Drive
tobago-table-deed-double = Second rose
tobago-table-deed-swap-roses = Swap roses
tobago-table-do-lay = Lay
tobago-table-do-vehicle = Place
tobago-table-do-drive = Drive
tobago-table-do-stop = Stop here
tobago-table-do-stay = Stay here
tobago-table-do-raise = Raise
tobago-table-do-remove = Remove
tobago-table-do-extra-clue = Extra clue
tobago-table-do-extra-drive = Extra drive
tobago-table-do-exchange = Exchange
tobago-table-do-end = End turn

## What to do now

tobago-table-now-vehicle = Place your vehicle
tobago-table-now-vehicle-text = Any space of the island will do, also beside other vehicles.
tobago-table-now-first-clue = Your first clue
tobago-table-now-first-clue-text = Lay it on an empty path. Your rose goes with it.
tobago-table-now-begin = Your turn
tobago-table-now-begin-text = Lay a clue on a path or drive your vehicle.
tobago-table-now-extra-clue = Lay one more clue
tobago-table-now-extra-clue-text = The amulet is paid: choose a clue and a path.
tobago-table-now-opening = Open the path anew
tobago-table-now-opening-text = Choose a clue: it begins the new { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path.
tobago-table-now-with = Swap with which rose?
tobago-table-now-with-text = Choose the second rose on the same path.
tobago-table-now-share = Do you take the card?
tobago-table-now-share-text = Gold { $value } for this rose, or hope for a better card.
tobago-table-now-drive = Drive off
tobago-table-now-drive-text = { $legs ->
        [one] One leg: across one terrain, or one step into the next.
       *[other] Up to { $legs } legs: each across one terrain, or one step into the next.
    }
tobago-table-now-drive-on = Drive on?
tobago-table-now-drive-on-text = { $legs ->
        [one] One more leg. Or stop here.
       *[other] { $legs } more legs. Or stop here.
    }
tobago-table-now-route = Drive there?
tobago-table-now-route-text = { $space } is { $legs ->
        [one] one leg away.
       *[other] { $legs } legs away.
    }
tobago-table-now-rest = Anything else?
tobago-table-now-rest-text = Spend an amulet or end your turn.
tobago-table-now-spend = Spend an amulet
tobago-table-now-spend-text = What do you buy with an amulet?
tobago-table-now-remove = Which marker shall go?
tobago-table-now-remove-text = Choose a marker on the island. Where there are several colours, choose the path first.
tobago-table-now-double = Double which rose?
tobago-table-now-double-text = Choose a clue with your rose: it will count twice.
tobago-table-now-swap-roses = Swap which roses?
tobago-table-now-swap-roses-text = Choose the first of two roses on one path.
tobago-table-now-pick-raise = Raise the treasure?
tobago-table-now-pick-raise-text = Everybody draws gold for the roses on the path, then it is shared.
tobago-table-now-pick-extra-clue = Extra clue?
tobago-table-now-pick-extra-clue-text = For an amulet you lay one more clue.
tobago-table-now-pick-extra-drive = Extra drive?
tobago-table-now-pick-extra-drive-text = For an amulet you drive once more, without picking up amulets.
tobago-table-now-pick-exchange = Exchange all clues?
tobago-table-now-pick-exchange-text = { $paid ->
        [yes] This costs an amulet. Your clues go to the discards openly.
       *[no] This is your action. Your clues go to the discards openly.
    }
tobago-table-now-path = Choose a path. The numbers show how many spaces are left.
tobago-table-now-stays = On { tobago-path } { $count ->
        [one] one space is left: the treasure is located.
       *[other] { $count } spaces are left.
    }
tobago-table-now-refused = This clue does not fit on { tobago-path }.
tobago-table-now-raisable = { $paths ->
        [one] A treasure lies under your vehicle: raise it!
       *[other] { $paths } treasures lie under your vehicle: raise them!
    }
tobago-table-now-waiting = { $seat } is playing
tobago-table-now-waiting-text = { $seat } is thinking … Meanwhile try your clues on the paths.
tobago-table-now-waiting-share = A treasure is shared
tobago-table-now-waiting-share-text = { $seat } decides about gold { $value }.
tobago-table-now-over = { $winners ->
        [you] You have won!
        [several] Shared victory: { $names }
       *[one] { $names } has won
    }
tobago-table-now-over-text = The treasures are shared, the gold is counted.
