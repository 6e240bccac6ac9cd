# Die Dracheninsel: the words of its rules, for page, log, terminal and screen reader.

dracheninsel-title = Die Dracheninsel
dracheninsel-about = Lift the dragons' gold in pairs, carry it home, and share it – or not.

## Options

dracheninsel-option-spare = Colour that nobody plays (four and five players)
dracheninsel-option-spare-green = Green
dracheninsel-option-spare-yellow = Yellow
dracheninsel-option-spare-grey = Grey
dracheninsel-option-spare-blue = Blue
dracheninsel-option-spare-brown = Brown
dracheninsel-option-spare-red = Red
dracheninsel-option-spare_too = Second colour that nobody plays (four players)
dracheninsel-option-spare_too-green = Green
dracheninsel-option-spare_too-yellow = Yellow
dracheninsel-option-spare_too-grey = Grey
dracheninsel-option-spare_too-blue = Blue
dracheninsel-option-spare_too-brown = Brown
dracheninsel-option-spare_too-red = Red
dracheninsel-option-spare_too-opposite = that of the boat opposite
dracheninsel-option-stalemate = Rounds without any change to a treasure that end the game (0: never)
dracheninsel-option-rounds = Rounds after which the game ends in any case
dracheninsel-option-agreement = The players may agree to end the game early
dracheninsel-option-agreement-off = no
dracheninsel-option-agreement-on = yes, the active player may ask

## Actions

dracheninsel-action-step = Step to { $place ->
        [boat-green] the green boat
        [boat-yellow] the yellow boat
        [boat-grey] the grey boat
        [boat-blue] the blue boat
        [boat-brown] the brown boat
        [boat-red] the red boat
        [e5] the treasure field
       *[other] { $place }
    }
dracheninsel-action-flight = Play Daring Flight
dracheninsel-action-elements = Play Raging Elements: swap any two tiles
dracheninsel-action-forces = Play Destructive Forces: swap two adjacent tiles
dracheninsel-action-journey = Play Long Journey
dracheninsel-action-patrol = Play Dragon Patrol with { $card ->
        [patrol] Dragon Patrol
        [betrayal-patrol] Betrayal/Patrol
       *[slumber-patrol] Slumber/Patrol
    }
dracheninsel-action-terror = Play Terror with { $card ->
        [betrayal-terror] Betrayal/Terror
        [counterspell-terror] Counterspell/Terror
        [terror-sneak] Terror/Sneak Attack
       *[slumber-terror] Slumber/Terror
    }
dracheninsel-action-sneak = Play Sneak Attack with { $card ->
        [betrayal-sneak] Betrayal/Sneak Attack
       *[terror-sneak] Terror/Sneak Attack
    }
dracheninsel-action-curse = Play Evil Curse
dracheninsel-action-pass = Pass and exchange cards
dracheninsel-action-end = End the turn
dracheninsel-action-lead = Move the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter
dracheninsel-action-over = Fly over { $field ->
        [e5] the treasure field
       *[other] { $field }
    }
dracheninsel-action-land = Land on { $place ->
        [boat-green] the green boat
        [boat-yellow] the yellow boat
        [boat-grey] the grey boat
        [boat-blue] the blue boat
        [boat-brown] the brown boat
        [boat-red] the red boat
        [e5] the treasure field
       *[other] { $place }
    }
dracheninsel-action-pay = Pay with { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
       *[water-farmland] Water or Farmland
    }
dracheninsel-action-rob = Send the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter home and take that place
dracheninsel-action-tile = Choose the tile on { $field }
dracheninsel-action-dragon = Move dragon { $dragon }
dracheninsel-action-place = Put the dragon on { $field }
dracheninsel-action-send = Send the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter home
dracheninsel-action-steal = Draw a card from the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } player
dracheninsel-action-with = Add the card { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
       *[water-farmland] Water or Farmland
    }
dracheninsel-action-terrain = Make { $terrain ->
        [forest] forest
        [desert] desert
        [mountain] mountain
        [water] water
        [farmland] farmland
       *[volcano] volcano
    } free for this turn
dracheninsel-action-toss = Put away { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
        [water-farmland] Water or Farmland
        [flight] Daring Flight
        [elements] Raging Elements
        [journey] Long Journey
        [forces] Destructive Forces
        [patrol] Dragon Patrol
        [curse] Evil Curse
        [slumber] Sweet Slumber
        [betrayal-counterspell] Betrayal/Counterspell
        [betrayal-terror] Betrayal/Terror
        [betrayal-patrol] Betrayal/Patrol
        [betrayal-sneak] Betrayal/Sneak Attack
        [betrayal-slumber] Betrayal/Slumber
        [counterspell-terror] Counterspell/Terror
        [terror-sneak] Terror/Sneak Attack
        [slumber-terror] Slumber/Terror
       *[slumber-patrol] Slumber/Patrol
    }
dracheninsel-action-done = Put these cards away and draw
dracheninsel-action-stop = Call Stop with { $card ->
        [slumber] Sweet Slumber
        [betrayal-slumber] Betrayal/Slumber
        [slumber-terror] Slumber/Terror
       *[slumber-patrol] Slumber/Patrol
    }
dracheninsel-action-counter = Cast Counterspell with { $card ->
        [betrayal-counterspell] Betrayal/Counterspell
       *[counterspell-terror] Counterspell/Terror
    }
dracheninsel-action-let-go = Let it happen
dracheninsel-action-go-on = Go on
dracheninsel-action-share = Share: one coin each
dracheninsel-action-betray = Claim both coins with { $card ->
        [betrayal-counterspell] Betrayal/Counterspell
        [betrayal-terror] Betrayal/Terror
        [betrayal-patrol] Betrayal/Patrol
        [betrayal-sneak] Betrayal/Sneak Attack
       *[betrayal-slumber] Betrayal/Slumber
    }
dracheninsel-action-yield = Give in
dracheninsel-action-propose-end = Propose to end the game
dracheninsel-action-agree = Agree to end it
dracheninsel-action-refuse = Play on

## Events

dracheninsel-event-turn-begun = { $you ->
        [yes] It is your turn
       *[no] It is { $seat }'s turn
    }
dracheninsel-event-stepped = { $you ->
        [yes] You go
       *[no] { $seat } goes
    } with the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter to { $place ->
        [boat-green] the green boat
        [boat-yellow] the yellow boat
        [boat-grey] the grey boat
        [boat-blue] the blue boat
        [boat-brown] the brown boat
        [boat-red] the red boat
        [e5] the treasure field
       *[other] { $place }
    } { $paid ->
       *[nothing] for free
        [forest] for Forest
        [desert] for Desert
        [mountain] for Mountain
        [water] for Water
        [farmland] for Farmland
        [volcano] for Volcano
        [desert-mountain] for Desert or Mountain
        [forest-volcano] for Forest or Volcano
        [water-farmland] for Water or Farmland
    }
dracheninsel-event-flown = { $you ->
        [yes] You fly
       *[no] { $seat } flies
    } with the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter over { $over ->
        [e5] the treasure field
       *[other] { $over }
    } to { $place ->
        [boat-green] the green boat
        [boat-yellow] the yellow boat
        [boat-grey] the grey boat
        [boat-blue] the blue boat
        [boat-brown] the brown boat
        [boat-red] the red boat
        [e5] the treasure field
       *[other] { $place }
    } { $paid ->
       *[nothing] for free
        [forest] for Forest
        [desert] for Desert
        [mountain] for Mountain
        [water] for Water
        [farmland] for Farmland
        [volcano] for Volcano
        [desert-mountain] for Desert or Mountain
        [forest-volcano] for Forest or Volcano
        [water-farmland] for Water or Farmland
    }
dracheninsel-event-waiting = { $you ->
        [yes] You wait
       *[no] { $seat } waits
    } with the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter on the treasure
dracheninsel-event-lifted = The { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } and the { $partner ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter lift the treasure of { $value }
dracheninsel-event-treasure-laid = The next treasure is laid out: { $value }
dracheninsel-event-joined = The { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter joins the { $partner ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } one: together they carry { $value }
dracheninsel-event-robbed = The { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter takes the place of the { $victim ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } one and carries { $value } with the { $partner ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } one
dracheninsel-event-treasure-lost = The treasure of { $value } is abandoned and out of the game
dracheninsel-event-arrived = The { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } and the { $partner ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter bring { $value } into { $place ->
        [boat-green] the green boat
        [boat-yellow] the yellow boat
        [boat-grey] the grey boat
        [boat-blue] the blue boat
        [boat-brown] the brown boat
        [boat-red] the red boat
       *[other] { $place }
    }
dracheninsel-event-treasure-shared = { $you ->
        [yes] You share
       *[no] { $seat } shares
    } with { $other_you ->
        [yes] you
       *[no] { $other }
    }: { $value } each
dracheninsel-event-betrayal-played = { $you ->
        [yes] You play Betrayal: both coins for you!
       *[no] { $seat } plays Betrayal: both coins for one!
    }
dracheninsel-event-treasure-won = { $you ->
        [yes] You take both coins: two times { $value }
       *[no] { $seat } takes both coins: two times { $value }
    }
dracheninsel-event-tiles-swapped = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $card ->
        [elements] Raging Elements
       *[forces] Destructive Forces
    }: { $one } and { $other_field } change places
dracheninsel-event-dragon-set = { $you ->
        [yes] You play Dragon Patrol: dragon { $dragon } on { $place }
       *[no] { $seat } plays Dragon Patrol: dragon { $dragon } on { $place }
    }
dracheninsel-event-journey-begun = { $you ->
        [yes] You play Long Journey
       *[no] { $seat } plays Long Journey
    } with { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
       *[water-farmland] Water or Farmland
    }: { $terrain ->
        [forest] forest
        [desert] desert
        [mountain] mountain
        [water] water
        [farmland] farmland
       *[volcano] volcano
    } is free for this turn
dracheninsel-event-curse-played = { $you ->
        [yes] You play Evil Curse: your hand goes away
       *[no] { $seat } plays Evil Curse: a whole hand goes away
    }
dracheninsel-event-terror-played = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } Terror on the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter
dracheninsel-event-sent-home = The { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter goes back to its boat
dracheninsel-event-sneak-played = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } Sneak Attack on { $other_you ->
        [yes] you
       *[no] { $other }
    }
dracheninsel-event-card-stolen = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a card from { $other_you ->
        [yes] your hand
       *[no] { $other }'s hand
    }
dracheninsel-event-card-learned = { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
        [water-farmland] Water or Farmland
        [flight] Daring Flight
        [elements] Raging Elements
        [journey] Long Journey
        [forces] Destructive Forces
        [patrol] Dragon Patrol
        [curse] Evil Curse
        [slumber] Sweet Slumber
        [betrayal-counterspell] Betrayal/Counterspell
        [betrayal-terror] Betrayal/Terror
        [betrayal-patrol] Betrayal/Patrol
        [betrayal-sneak] Betrayal/Sneak Attack
        [betrayal-slumber] Betrayal/Slumber
        [counterspell-terror] Counterspell/Terror
        [terror-sneak] Terror/Sneak Attack
        [slumber-terror] Slumber/Terror
       *[slumber-patrol] Slumber/Patrol
    } from { $other_you ->
        [yes] you
       *[no] { $other }
    }
dracheninsel-event-slumber-played = { $you ->
        [yes] You call
       *[no] { $seat } calls
    } Stop: Sweet Slumber for { $other_you ->
        [yes] you
       *[no] { $other }
    }
dracheninsel-event-counter-played = { $you ->
        [yes] You cancel
       *[no] { $seat } cancels
    } { $other_you ->
        [yes] your
       *[no] { $other }'s
    } { $cancelled ->
        [terror] Terror
        [sneak] Sneak Attack
       *[slumber] Slumber
    } with Counterspell
dracheninsel-event-taken-back = { $you ->
        [yes] You must take your last action back, and your turn is over{ $cards ->
            [0] {""}
            [one] ; a card goes back
           *[other] ; { $cards } cards go back
        }
       *[no] { $seat } must take the last action back, and the turn is over{ $cards ->
            [0] {""}
            [one] ; a card goes back
           *[other] ; { $cards } cards go back
        }
    }
dracheninsel-event-stopped = { $you ->
        [yes] Your turn is over before it began
       *[no] { $seat }'s turn is over before it began
    }
dracheninsel-event-turn-passed = { $you ->
        [yes] { $count ->
            [0] You pass
            [one] You pass and exchange a card
           *[other] You pass and exchange { $count } cards
        }
       *[no] { $count ->
            [0] { $seat } passes
            [one] { $seat } passes and exchanges a card
           *[other] { $seat } passes and exchanges { $count } cards
        }
    }
dracheninsel-event-card-tossed = { $you ->
        [yes] You put away
       *[no] { $seat } puts away
    } { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
        [water-farmland] Water or Farmland
        [flight] Daring Flight
        [elements] Raging Elements
        [journey] Long Journey
        [forces] Destructive Forces
        [patrol] Dragon Patrol
        [curse] Evil Curse
        [slumber] Sweet Slumber
        [betrayal-counterspell] Betrayal/Counterspell
        [betrayal-terror] Betrayal/Terror
        [betrayal-patrol] Betrayal/Patrol
        [betrayal-sneak] Betrayal/Sneak Attack
        [betrayal-slumber] Betrayal/Slumber
        [counterspell-terror] Counterspell/Terror
        [terror-sneak] Terror/Sneak Attack
        [slumber-terror] Slumber/Terror
       *[slumber-patrol] Slumber/Patrol
    }
dracheninsel-event-cards-drawn = { $you ->
        [yes] You draw { $count ->
            [0] no card
            [one] one card
           *[other] { $count } cards
        }
       *[no] { $seat } draws { $count ->
            [0] no card
            [one] one card
           *[other] { $count } cards
        }
    }
dracheninsel-event-card-drawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
        [water-farmland] Water or Farmland
        [flight] Daring Flight
        [elements] Raging Elements
        [journey] Long Journey
        [forces] Destructive Forces
        [patrol] Dragon Patrol
        [curse] Evil Curse
        [slumber] Sweet Slumber
        [betrayal-counterspell] Betrayal/Counterspell
        [betrayal-terror] Betrayal/Terror
        [betrayal-patrol] Betrayal/Patrol
        [betrayal-sneak] Betrayal/Sneak Attack
        [betrayal-slumber] Betrayal/Slumber
        [counterspell-terror] Counterspell/Terror
        [terror-sneak] Terror/Sneak Attack
        [slumber-terror] Slumber/Terror
       *[slumber-patrol] Slumber/Patrol
    }
dracheninsel-event-deck-shuffled = The discard pile is shuffled: a new draw pile of { $count ->
        [one] one card
       *[other] { $count } cards
    }
dracheninsel-event-all-cashed = The last treasure is cashed: the game is over
dracheninsel-event-last-lost = The last treasure is out of the game: the game is over
dracheninsel-event-end-proposed = { $you ->
        [yes] You propose
       *[no] { $seat } proposes
    } to end the game
dracheninsel-event-end-accepted = { $you ->
        [yes] You agree
       *[no] { $seat } agrees
    } to end the game
dracheninsel-event-end-refused = { $you ->
        [yes] You want
       *[no] { $seat } wants
    } to play on
dracheninsel-event-end-agreed = All agree: the game is over
dracheninsel-event-stalemate = For { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } nothing happened to any treasure: the game is over
dracheninsel-event-time-up = { $rounds ->
        [one] One round is
       *[other] { $rounds } rounds are
    } over, and so is the game

## Why not

dracheninsel-refusal-all-at-home = Every hunter is at home in its own boat: Terror has no target.
dracheninsel-refusal-already-home = The { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter is at home in its boat already: choose another one.
dracheninsel-refusal-boat-of-neither = That boat belongs to neither of you two: bring the treasure into one of your own boats.
dracheninsel-refusal-boat-taken = Another hunter stands in your boat: only a pair with a treasure may come in beside it.
dracheninsel-refusal-cannot-fly-over = You cannot fly over { $place ->
        [e5] the treasure field
       *[other] { $place }
    } from here: choose a neighbouring field with places behind it.
dracheninsel-refusal-cannot-lead = The { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter cannot do that: choose one of those on offer.
dracheninsel-refusal-cannot-pay = { $place } is { $terrain ->
        [forest] forest
        [desert] desert
        [mountain] mountain
        [water] water
        [farmland] farmland
       *[volcano] volcano
    }, and you have no card for it. You need { $terrain ->
        [forest] forest
        [desert] desert
        [mountain] mountain
        [water] water
        [farmland] farmland
       *[volcano] volcano
    } or a card of the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter's own colour.
dracheninsel-refusal-card-does-not-pay = { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
       *[water-farmland] Water or Farmland
    } does not pay for { $terrain ->
        [forest] forest
        [desert] desert
        [mountain] mountain
        [water] water
        [farmland] farmland
       *[volcano] volcano
    }: use a card that shows it, or one of the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter's own colour.
dracheninsel-refusal-card-not-in-hand = You do not have the card { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
        [water-farmland] Water or Farmland
        [flight] Daring Flight
        [elements] Raging Elements
        [journey] Long Journey
        [forces] Destructive Forces
        [patrol] Dragon Patrol
        [curse] Evil Curse
        [slumber] Sweet Slumber
        [betrayal-counterspell] Betrayal/Counterspell
        [betrayal-terror] Betrayal/Terror
        [betrayal-patrol] Betrayal/Patrol
        [betrayal-sneak] Betrayal/Sneak Attack
        [betrayal-slumber] Betrayal/Slumber
        [counterspell-terror] Counterspell/Terror
        [terror-sneak] Terror/Sneak Attack
        [slumber-terror] Slumber/Terror
       *[slumber-patrol] Slumber/Patrol
    } in your hand.
dracheninsel-refusal-choose-dragon = Both dragons are on the island: choose first which one moves.
dracheninsel-refusal-choose-terrain-card = Choose first the terrain card that goes with Long Journey.
dracheninsel-refusal-dragon-below = A dragon sits on { $place }: nobody flies over a dragon.
dracheninsel-refusal-dragon-chosen = It is dragon { $dragon } that goes: choose its field.
dracheninsel-refusal-dragon-must-move = The dragon is on { $place } already: choose another field.
dracheninsel-refusal-dragon-there = A dragon sits on { $place }: nobody can go there until it moves.
dracheninsel-refusal-empty-centre-taken = A hunter stands on the empty treasure field, and there is room for one only.
dracheninsel-refusal-empty-hand = { $other_you ->
        [yes] You have
       *[no] { $other } has
    } no cards: choose somebody who has some.
dracheninsel-refusal-foreign-boat = That boat is not yours: you may enter only your own boat, and your partner's while you carry a treasure together.
dracheninsel-refusal-go-on-instead = You have nothing to let go here: just go on.
dracheninsel-refusal-hunter-in-the-way = A hunter stands on { $place }: dragons go to free fields only.
dracheninsel-refusal-hunter-there = A hunter stands on { $place }: go round.
dracheninsel-refusal-leave-treasure-field = You two must leave the treasure field now: choose a field next to it, or fly.
dracheninsel-refusal-name-first-hunter = The { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter belongs to the { $first ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } player: choose the { $first ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } one.
dracheninsel-refusal-name-terrain = You have chosen { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
       *[water-farmland] Water or Farmland
    }: now name the terrain that becomes free.
dracheninsel-refusal-no-agreement = At this table the game is not ended by agreement.
dracheninsel-refusal-no-dragons-there = { $place ->
        [e5] Dragons never go to the treasure field: choose another field.
       *[other] Dragons never go to { $place }: it lies in front of a boat.
    }
dracheninsel-refusal-no-free-neighbour = No tile next to { $place } can be moved: choose another one.
dracheninsel-refusal-no-landing = There is no place behind any field here where you could land and pay.
dracheninsel-refusal-no-landing-behind = Behind { $place ->
        [e5] the treasure field
       *[other] { $place }
    } there is no place where you could land and pay: fly over another field.
dracheninsel-refusal-no-room-for-pair = A hunter stands on { $place }: a pair with a treasure cannot go there.
dracheninsel-refusal-no-such-hunter = Nobody plays the { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter.
dracheninsel-refusal-no-terrain-card = Long Journey is played together with a terrain card, and you have none.
dracheninsel-refusal-no-tile-there = There is no tile on the treasure field.
dracheninsel-refusal-no-way-out = You would be the second here and must leave at once with the treasure, but no field around is open to you with your cards.
dracheninsel-refusal-nobody-holds-cards = Nobody else has a card in hand.
dracheninsel-refusal-not-a-carrier-there = The { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter does not carry that treasure: choose one of the two who do.
dracheninsel-refusal-not-adjacent = That is too far away: a step goes to a neighbouring field, and from a boat to the two fields before it.
dracheninsel-refusal-not-behind = That place does not lie behind the field you fly over.
dracheninsel-refusal-not-on-card = { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
       *[water-farmland] Water or Farmland
    } does not show { $terrain ->
        [forest] forest
        [desert] desert
        [mountain] mountain
        [water] water
        [farmland] farmland
       *[volcano] volcano
    }, and it is no joker for you: name a terrain on the card.
dracheninsel-refusal-not-yours-to-confirm = Another player has to confirm that: reply with a card or let it happen.
dracheninsel-refusal-nothing-to-yield = Nobody has claimed the treasure yet.
dracheninsel-refusal-other-dragon-there = The other dragon sits on { $place }: choose a free field.
dracheninsel-refusal-other-hunter-moves = This turn it is your { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } hunter who moves, not the other one.
dracheninsel-refusal-own-card = You cannot cancel your own card.
dracheninsel-refusal-own-hand = That is your own hand: choose another player.
dracheninsel-refusal-own-turn = Slumber is for the turns of the others, not for your own.
dracheninsel-refusal-pair-at-treasure-field = Two hunters who carry a treasure may not go back to the treasure field.
dracheninsel-refusal-proposed-already = You have asked in this turn already: ask again in a later one.
dracheninsel-refusal-same-tile = You have chosen { $place } already: choose a second tile.
dracheninsel-refusal-tile-occupied = Somebody stands on { $place }: only tiles without hunters and dragons can be swapped.
dracheninsel-refusal-tiles-not-adjacent = { $place } is not next to { $first }: Destructive Forces swaps neighbours only.
dracheninsel-refusal-too-late-to-pass = You have already done something this turn: you can pass only instead of everything else. End your turn.
dracheninsel-refusal-waits-for-partner = Your hunter must wait on the treasure until a second one comes. Terror on yourself would bring it home.
