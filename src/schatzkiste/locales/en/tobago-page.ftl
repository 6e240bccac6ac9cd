# The table of Tobago on the page.

## Clues

tobago-table-clue-unfit = { $clue }, fits no path at the moment
tobago-table-hand = Your clues
tobago-table-hand-empty = Once all vehicles are placed, everyone draws a clue and lays it. Then you draw your hand.
tobago-table-picked = chosen
tobago-table-drawn = drawn

## The island

tobago-table-island = Island
tobago-table-largest = largest { tobago-terrain }
tobago-table-largest-all = Show the largest regions
tobago-table-hut = hut
tobago-table-palm = palm
tobago-table-statue = statue, looks to { $shore }
tobago-table-amulet = amulet
tobago-table-vehicle = { $you ->
        [yes] your vehicle
       *[no] vehicle of { $seat }
    }
tobago-table-marker = { tobago-path.adjective } marker
tobago-table-treasure-here = { tobago-path.adjective } treasure
tobago-table-legs = { $legs ->
        [one] one leg away
       *[other] { $legs } legs away
    }
tobago-table-nearer = Zoom in
tobago-table-farther = Zoom out
tobago-table-whole = Whole island
tobago-table-signs = Signs
tobago-table-sign-hut = { tobago-table-hut }
tobago-table-sign-palm = { tobago-table-palm }
tobago-table-sign-statue = statue
tobago-table-sign-marker = a treasure may lie here
tobago-table-sign-treasure = located treasure
tobago-table-sign-amulet = amulet to pick up
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
tobago-table-paths-note = gold is shared from the bottom up
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

tobago-table-treasure = The { tobago-path.adjective } treasure
tobago-table-card-number = Card { $number } of { $cards }
tobago-table-card-down = card face down
tobago-table-cards-down = { $count } face down
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
tobago-table-risk = Risk of a curse
tobago-table-risk-text = { $curses ->
        [0] { $cards ->
            [0] You know every card that is still face down.
            [1] The card you do not know is no curse.
           *[other] None of the cards you do not know is a curse.
        }
        [one] { $cards ->
            [1] The card you do not know may be a curse.
           *[other] At most one of the { $cards } cards you do not know is a curse.
        }
       *[other] { $cards ->
            [2] Both cards you do not know may be curses.
           *[other] Up to { $curses } of the { $cards } cards you do not know may be curses.
        }
    }
tobago-table-risk-none-left = No card is face down now.
tobago-table-risk-loss = It costs everyone with a rose still on the path an amulet or, without one, the best gold card.
tobago-table-opener = { $you ->
        [yes] Whoever takes the last gold card starts the new path. Right now that is you.
       *[no] Whoever takes the last gold card starts the new path. Right now that is { $seat }.
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
tobago-table-now-vehicle-text = Any space on the island will do. From the middle no treasure is far away.
tobago-table-now-first-clue = Your first clue
tobago-table-now-first-clue-text = Lay it on an empty path. Your compass rose goes with it: each rose earns you a share of that treasure.
tobago-table-now-begin = Your turn
tobago-table-now-begin-text = Choose one of your clues and lay it on a path, or drive your vehicle.
tobago-table-now-extra-clue = Lay one more clue
tobago-table-now-extra-clue-text = The amulet is paid: choose a clue and a path.
tobago-table-now-opening = Start the new path
tobago-table-now-opening-text = Choose a clue: it begins the new { tobago-path.adjective } path.
tobago-table-now-with = Swap with which rose?
tobago-table-now-with-text = Choose the second rose on the same path.
tobago-table-now-share = Do you take the card?
tobago-table-now-share-text = { $more ->
        [yes] Gold { $value } for this rose, or hope for a better card.
       *[no] Gold { $value } for this rose. It is the last card.
    }
tobago-table-now-drive = Drive off
tobago-table-now-drive-text = { $legs ->
        [one] One leg: anywhere within a region, or one step into the next.
       *[other] Up to { $legs } legs: each within a region, or one step into the next.
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
tobago-table-now-rest-text = { $paid ->
        [yes] Spend an amulet or end your turn.
       *[no] Raise the treasure or end your turn.
    }
tobago-table-now-spend = Spend an amulet
tobago-table-now-spend-text = What will it buy you?
tobago-table-now-remove = Which marker do you remove?
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
        [yes] This costs an amulet. Your clues are discarded face up.
       *[no] This is your action. Your clues are discarded face up.
    }
tobago-table-now-path = Choose a path. The numbers show how many spaces are left.
tobago-table-now-no-clue = You can lay no clue now: drive your vehicle, or do something else.
tobago-table-now-unfit = This clue fits no path now. Choose another one, or do something else.
tobago-table-now-stays = { $count ->
        [one] One space is left on { tobago-path }: the treasure is located.
       *[other] { $count } spaces are left on { tobago-path }.
    }
tobago-table-now-refused = This clue does not fit on { tobago-path }.
tobago-table-now-raisable = { $paths ->
        [one] A treasure lies under your vehicle: raise it!
       *[other] { $paths } treasures lie under your vehicle: raise them!
    }
tobago-table-now-waiting = { $seat } is playing
tobago-table-now-waiting-text = { $seat } is thinking…{ $clues ->
        [yes] { " " }Meanwhile try your clues on the paths.
       *[no] { "" }
    }
tobago-table-now-waiting-share = A treasure is being shared
tobago-table-now-waiting-share-text = { $seat } decides about gold { $value }.
tobago-table-now-over = { page-winners }
tobago-table-now-over-text = The treasures are shared, the gold is counted.

## What things are good for

tobago-table-purse = Your amulets: { $amulets }, your gold: { $gold }
tobago-table-amulets-of = { $count ->
        [0] no amulet
        [one] one amulet
       *[other] { $count } amulets
    }
tobago-table-about-clue = Lay a clue on a path: it rules out spaces, and your rose on it earns a share of that treasure.
tobago-table-about-drive = Drive up to three legs: each as far as you like within a region, or one step into the next.
tobago-table-about-raise = Raise a located treasure where your vehicle stands. It costs no action; the roses on the path share its gold.
tobago-table-about-spend = An amulet buys something extra, or saves your best gold card from a curse.
tobago-table-about-exchange = Instead of another action: discard all your clues and draw new ones.
tobago-table-about-remove = Spend an amulet: one marker goes, and the treasure cannot lie there.
tobago-table-about-extra-clue = Spend an amulet: lay one more clue.
tobago-table-about-extra-drive = Spend an amulet: drive once more.
tobago-table-about-double = Spend an amulet: a second rose of yours on a clue, for a second share.
tobago-table-about-swap-roses = Spend an amulet: two roses of a path change places.
tobago-table-about-gold = When a treasure is raised, one card for each rose and one more is drawn from here. Curses lie among them.
tobago-table-about-treasure = A treasure lies here: { $paths }. Drive here and raise it.
tobago-table-about-marker = A treasure may lie here: { $paths }.
tobago-table-about-amulet = An amulet: end a leg here to pick it up.
tobago-table-about-landmark = { $landmark ->
        [hut] A hut
        [palm] A palm
       *[statue] A statue
    }: some clues say whether a treasure lies next to it or in sight of it.
tobago-table-about-gaze = After every treasure an amulet washes up where its gaze ends, on { $shore }.
tobago-table-about-relation = { $relation ->
        [next-to] Next to it: one step away.
       *[in-sight-of] In sight of it: one or two steps away.
    }
tobago-table-about-largest = The largest: only the one with most spaces, which the crown shows.
tobago-table-about-vehicle = { $you ->
        [yes] Your vehicle: press it to drive.
       *[no] The vehicle of { $seat }.
    }
tobago-table-about-crew = Compass roses not on a path yet, amulets, and gold cards taken. How much gold they are worth stays secret until the end.

## What a hint advises

tobago-table-advice-lay = Lay “{ tobago-clue }” on the { tobago-path.adjective } path
tobago-table-advice-double = Spend an amulet: put a second rose on “{ tobago-clue }”
tobago-table-advice-swap-roses = Spend an amulet: swap the rose on “{ tobago-clue }”
tobago-table-advice-with = Swap it with the rose on “{ tobago-clue }”

## The end

tobago-amount = { $points } gold
tobago-sheet-earlier = Earlier
tobago-sheet-earlier-note = before the practice began
tobago-sheet-treasure = { tobago-path }
tobago-sheet-raised = { $space }, raised by { $you ->
        [yes] you
       *[no] { $seat }
    }
tobago-sheet-amulets = Amulets
tobago-sheet-amulets-note = spent; they do not count
tobago-sheet-sum = Gold
tobago-course-about = gold, which lay face down until the end
tobago-course-round = Round { $round }
tobago-table-sheet-part = { $what ->
        [gold] gold { $value }
        [lost] curse: gold { $value } lost
        [protected] curse: warded off by an amulet
       *[spared] curse: nothing to lose
    }
