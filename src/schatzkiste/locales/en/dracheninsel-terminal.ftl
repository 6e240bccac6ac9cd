# The table of Die Dracheninsel in the terminal.

dracheninsel-terminal-terrain = { $terrain ->
        [forest] forest
        [desert] desert
        [mountain] mountain
        [water] water
        [farmland] farmland
       *[volcano] volcano
    }
dracheninsel-terminal-colour = { $colour ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    }
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
dracheninsel-terminal-hunter = { $colour ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } { $role ->
        [home] at home
        [boat] in { $place ->
            [boat-green] the green boat
            [boat-yellow] the yellow boat
            [boat-grey] the grey boat
            [boat-blue] the blue boat
            [boat-brown] the brown boat
            [boat-red] the red boat
           *[other] { $place }
        }
        [walks] { $place ->
            [e5] on the treasure field
           *[other] on { $place }
        }
        [waits] waits on the treasure of { $value }
        [keeps] keeps { $value } on { $place }
       *[carries] carries { $value } on { $place }, { $steps ->
            [0] no way home
            [one] one step from a boat
           *[other] { $steps } steps from a boat
        }
    }
dracheninsel-terminal-known = you know of: { $cards }
dracheninsel-terminal-boats = Boats before: { $boats }
dracheninsel-terminal-treasure = { $value } { $status ->
        [waiting] waiting
        [field] on the treasure field
        [carried] being carried
        [kept] being kept
        [boat] in a boat
        [cashed] cashed
       *[lost] lost
    }
dracheninsel-terminal-piles = Round { $round }, draw pile { $pile }, discards { $discards } (on top: { $top })
dracheninsel-terminal-played = Played, by player: { $cards }
dracheninsel-terminal-free = Free this turn: { $terrain ->
        [forest] forest
        [desert] desert
        [mountain] mountain
        [water] water
        [farmland] farmland
       *[volcano] volcano
    }
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
        [counter] You may cast Counterspell
       *[slumber] You may call Stop
    }
