# The table of Die Dracheninsel in the terminal.

dracheninsel-terminal-terrain = { dracheninsel-terrain }
dracheninsel-terminal-colour = { dracheninsel-colour }
dracheninsel-terminal-gold = treasure
dracheninsel-terminal-dragon = dragon
dracheninsel-terminal-player = { $active ->
        [yes] > Player { $player }
       *[no] Player { $player }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    };
dracheninsel-terminal-hunter = { dracheninsel-colour } { $role ->
        [home] at home
        [boat] in { dracheninsel-place }
        [walks] on { dracheninsel-place }
        [waits] waits on the treasure of { $value }
        [keeps] keeps { $value } on { $place }
       *[carries] carries { $value } on { $place }, { $steps ->
            [0] no way home
            [one] one step home
           *[other] { $steps } steps home
        }
    }
dracheninsel-terminal-known = you know of: { $cards }
dracheninsel-terminal-boats = Boats before: { $boats }
dracheninsel-terminal-treasure = { $values } { $status ->
        [waiting] to come
        [field] on the treasure space
        [carried] being carried
        [kept] being kept
        [boat] in a boat
        [cashed] cashed
       *[lost] lost
    }
dracheninsel-terminal-piles = Round { $round }{ $idle ->
        [0] { "" }
        [one] , one round without progress
       *[other] , { $idle } rounds without progress
    }, draw pile { $pile }, discards { $discards } (on top: { $top })
dracheninsel-terminal-played = Played, by player: { $cards }
dracheninsel-terminal-free = Free this turn: { dracheninsel-terrain }
dracheninsel-terminal-hand = Your hand (* joker): { $cards }
dracheninsel-terminal-announced-terror = Player { $player } has played Terror on the { $target ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter{ $loses ->
        [0] {""}
       *[other] ; the treasure of { $loses } would be lost
    }
dracheninsel-terminal-announced-sneak = Player { $player } has played Sneak Attack on player { $target }
dracheninsel-terminal-announced-slumber = Player { $player } has called Stop
dracheninsel-terminal-sharing = A treasure of { $value } is in the boat of player { $player }{ $claim ->
        [0] , who decides
       *[other] ; player { $claim } claims both coins
    }
dracheninsel-terminal-plan = Chosen so far: { $chosen }
dracheninsel-terminal-window = { $window ->
        [counter] You may play Counterspell
       *[slumber] You may call Stop
    }

## What a player types

dracheninsel-spot = { $place ->
        [boat-green] green boat
        [boat-yellow] yellow boat
        [boat-grey] grey boat
        [boat-blue] blue boat
        [boat-brown] brown boat
        [boat-red] red boat
        [e5] treasure space
       *[other] { $place }
    }
dracheninsel-typed-step = step { dracheninsel-spot }
dracheninsel-typed-flight = flight
dracheninsel-typed-elements = elements
dracheninsel-typed-forces = forces
dracheninsel-typed-journey = journey
dracheninsel-typed-patrol = patrol { dracheninsel-card }
dracheninsel-typed-terror = terror { dracheninsel-card }
dracheninsel-typed-sneak = sneak { dracheninsel-card }
dracheninsel-typed-curse = curse
dracheninsel-typed-pass = pass
dracheninsel-typed-end = end
dracheninsel-typed-lead = lead { dracheninsel-hunter }
dracheninsel-typed-over = over { $field }
dracheninsel-typed-land = land { dracheninsel-spot }
dracheninsel-typed-pay = pay { dracheninsel-card }
dracheninsel-typed-rob = rob { dracheninsel-hunter }
dracheninsel-typed-tile = tile { $field }
dracheninsel-typed-dragon = dragon { $dragon }
dracheninsel-typed-place = place { $field }
dracheninsel-typed-send = send { dracheninsel-hunter }
dracheninsel-typed-steal = steal { dracheninsel-hunter }
dracheninsel-typed-with = with { dracheninsel-card }
dracheninsel-typed-terrain = terrain { dracheninsel-terrain }
dracheninsel-typed-toss = toss { dracheninsel-card }
dracheninsel-typed-done = done
dracheninsel-typed-stop = stop { dracheninsel-card }
dracheninsel-typed-counter = counter { dracheninsel-card }
dracheninsel-typed-let-go = let it happen
dracheninsel-typed-go-on = go on
dracheninsel-typed-share = share
dracheninsel-typed-betray = claim { dracheninsel-card }
dracheninsel-typed-yield = give in
dracheninsel-typed-propose-end = propose end
dracheninsel-typed-agree = agree
dracheninsel-typed-refuse = play on
