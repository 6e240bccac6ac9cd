# Die Dracheninsel: the words of its rules, for page, log, terminal and screen reader.

dracheninsel-title = Die Dracheninsel
dracheninsel-about = Lift the dragons’ gold in pairs, carry it home, and share it – or not.
dracheninsel-goal = Lift the dragons’ gold in pairs, carry it home, and share it – or not. Whoever has the most gold at the end wins.

## Options

dracheninsel-option-spare = Unused colour
dracheninsel-option-spare-about = One colour stays in its boat and sits out the game.
dracheninsel-option-spare-green = Green
dracheninsel-option-spare-yellow = Yellow
dracheninsel-option-spare-grey = Grey
dracheninsel-option-spare-blue = Blue
dracheninsel-option-spare-brown = Brown
dracheninsel-option-spare-red = Red
dracheninsel-option-spare_too = Second unused colour
dracheninsel-option-spare_too-about = With four players two boats stay empty, ideally opposite each other.
dracheninsel-option-spare_too-green = Green
dracheninsel-option-spare_too-yellow = Yellow
dracheninsel-option-spare_too-grey = Grey
dracheninsel-option-spare_too-blue = Blue
dracheninsel-option-spare_too-brown = Brown
dracheninsel-option-spare_too-red = Red
dracheninsel-option-spare_too-opposite = The boat opposite
dracheninsel-option-stalemate = End after rounds without progress
dracheninsel-option-stalemate-about = After this many rounds without progress the game ends by itself; 0 means never.
dracheninsel-option-rounds = Round limit
dracheninsel-option-agreement = Early end
dracheninsel-option-agreement-about = Once in your turn you may ask the others to settle the scores right away; all must agree.
dracheninsel-option-agreement-off = No
dracheninsel-option-agreement-on = Yes

## Actions

dracheninsel-action-step = Step to { dracheninsel-place }
dracheninsel-action-flight = Play Daring Flight
dracheninsel-action-elements = Play Raging Elements: swap any two tiles
dracheninsel-action-forces = Play Destructive Forces: swap two adjacent tiles
dracheninsel-action-journey = Play Long Journey
dracheninsel-action-patrol = Play Dragon Patrol with { dracheninsel-card }
dracheninsel-action-terror = Play Terror with { dracheninsel-card }
dracheninsel-action-sneak = Play Sneak Attack with { dracheninsel-card }
dracheninsel-action-curse = Play Evil Curse
dracheninsel-action-pass = Pass and exchange cards
dracheninsel-action-end = End the turn
dracheninsel-action-lead = Move the { dracheninsel-hunter } hunter
dracheninsel-action-over = Fly over { $field ->
        [e5] the treasure space
       *[other] { $field }
    }
dracheninsel-action-land = Land on { dracheninsel-place }
dracheninsel-action-pay = Pay with { dracheninsel-card }
dracheninsel-action-rob = Send the { dracheninsel-hunter } hunter home and take that place
dracheninsel-action-tile = Choose the tile on { $field }
dracheninsel-action-dragon = Move dragon { $dragon }
dracheninsel-action-place = Put the dragon on { $field }
dracheninsel-action-send = Send the { dracheninsel-hunter } hunter home
dracheninsel-action-steal = Draw a card from the { dracheninsel-hunter } player
dracheninsel-action-with = Add the card { dracheninsel-card }
dracheninsel-action-terrain = Make { dracheninsel-terrain } free for this turn
dracheninsel-action-toss = Discard { dracheninsel-card }
dracheninsel-action-done = Discard these cards and draw
dracheninsel-action-stop = Call Stop with { dracheninsel-card }
dracheninsel-action-counter = Play Counterspell with { dracheninsel-card }
dracheninsel-action-let-go = Let it happen
dracheninsel-action-go-on = Go on
dracheninsel-action-share = Share: one coin each
dracheninsel-action-betray = Claim both coins with { dracheninsel-card }
dracheninsel-action-yield = Give in
dracheninsel-action-propose-end = Propose to end the game
dracheninsel-action-agree = Agree to end it
dracheninsel-action-refuse = Play on

## Events

dracheninsel-event-turn-begun = { $you ->
        [yes] It is your turn
       *[no] It is { $seat }’s turn
    }
dracheninsel-event-stepped = { $you ->
        [yes] You move
       *[no] { $seat } moves
    } the { dracheninsel-hunter } hunter to { dracheninsel-place } { dracheninsel-paid }
dracheninsel-event-flown = { $you ->
        [yes] You fly
       *[no] { $seat } flies
    } the { dracheninsel-hunter } hunter over { $over ->
        [e5] the treasure space
       *[other] { $over }
    } to { dracheninsel-place } { dracheninsel-paid }
dracheninsel-event-waiting = { $you ->
        [yes] You wait
       *[no] { $seat } waits
    } with the { dracheninsel-hunter } hunter at the treasure
dracheninsel-event-lifted = The { dracheninsel-hunter } and the { dracheninsel-partner } hunter lift the treasure of { $value }
dracheninsel-event-treasure-laid = The next treasure is laid out: { $value }
dracheninsel-event-joined = The { dracheninsel-hunter } hunter joins the { dracheninsel-partner } one: together they carry { $value }
dracheninsel-event-robbed = The { dracheninsel-hunter } hunter takes the place of the { $victim ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    } one and carries { $value } with the { dracheninsel-partner } one
dracheninsel-event-treasure-lost = The treasure of { $value } is abandoned and out of the game
dracheninsel-event-arrived = The { dracheninsel-hunter } and the { dracheninsel-partner } hunter bring { $value } into { dracheninsel-place }
dracheninsel-event-treasure-shared = { $you ->
        [yes] You share
       *[no] { $seat } shares
    } with { dracheninsel-other }: { $value } each
dracheninsel-event-betrayal-played = { $you ->
        [yes] You play Betrayal and claim both coins!
       *[no] { $seat } plays Betrayal and claims both coins!
    }
dracheninsel-event-treasure-won = { $you ->
        [yes] You take both coins: twice { $value }
       *[no] { $seat } takes both coins: twice { $value }
    }
dracheninsel-event-tiles-swapped = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { dracheninsel-card }: { $one } and { $other_field } change places
dracheninsel-event-dragon-set = { $you ->
        [yes] You play Dragon Patrol: dragon { $dragon } on { $place }
       *[no] { $seat } plays Dragon Patrol: dragon { $dragon } on { $place }
    }
dracheninsel-event-journey-begun = { $you ->
        [yes] You play Long Journey
       *[no] { $seat } plays Long Journey
    } with { dracheninsel-card }: { dracheninsel-terrain } is free for this turn
dracheninsel-event-curse-played = { $you ->
        [yes] You play Evil Curse and discard your whole hand
       *[no] { $seat } plays Evil Curse and discards their whole hand
    }
dracheninsel-event-terror-played = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } Terror on the { dracheninsel-hunter } hunter
dracheninsel-event-sent-home = The { dracheninsel-hunter } hunter goes back to its boat
dracheninsel-event-sneak-played = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } Sneak Attack on { dracheninsel-other }
dracheninsel-event-card-stolen = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a card from { $other_you ->
        [yes] your hand
       *[no] { $other }’s hand
    }
dracheninsel-event-card-learned = { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { dracheninsel-card } from { dracheninsel-other }
dracheninsel-event-slumber-played = { $you ->
        [yes] You call
       *[no] { $seat } calls
    } Stop: Sweet Slumber for { dracheninsel-other }
dracheninsel-event-counter-played = { $you ->
        [yes] You cancel
       *[no] { $seat } cancels
    } { $other_you ->
        [yes] your
       *[no] { $other }’s
    } { $cancelled ->
        [terror] Terror
        [sneak] Sneak Attack
       *[slumber] Slumber
    } with Counterspell
dracheninsel-event-taken-back = { $you ->
        [yes] You must take back your last action, and your turn is over
       *[no] { $seat } must take back the last action, and the turn is over
    }{ $cards ->
        [0] {""}
        [one] ; a card goes back
       *[other] ; { $cards } cards go back
    }
dracheninsel-event-stop-ends-turn = { $you ->
        [yes] Stop: your turn is over; nothing is taken back
       *[no] Stop: { $seat }’s turn is over; nothing is taken back
    }
dracheninsel-event-stopped = { $you ->
        [yes] Your turn is over before it began
       *[no] { $seat }’s turn is over before it began
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
        [yes] You discard
       *[no] { $seat } discards
    } { dracheninsel-card }
dracheninsel-event-cards-drawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
dracheninsel-event-card-drawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { dracheninsel-card }
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
dracheninsel-event-end-agreed = Everyone agrees: the game is over
dracheninsel-event-stalemate = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } without progress: the game is over
dracheninsel-event-time-up = { $rounds ->
        [one] One round is
       *[other] { $rounds } rounds are
    } over, and so is the game

## Why not

dracheninsel-refusal-all-at-home = Every hunter is at home in its own boat: Terror has no target.
dracheninsel-refusal-already-home = The { dracheninsel-hunter } hunter is already at home in its boat: choose another one.
dracheninsel-refusal-boat-of-neither = That boat belongs to neither of you two: bring the treasure into one of your own boats.
dracheninsel-refusal-boat-taken = Another hunter stands in your boat: only a pair with a treasure may come in beside it.
dracheninsel-refusal-cannot-fly-over = You cannot fly over { dracheninsel-place } from here: choose a neighbouring space with places behind it.
dracheninsel-refusal-cannot-lead = The { dracheninsel-hunter } hunter cannot do that: choose one of those on offer.
dracheninsel-refusal-cannot-pay = { $place } is { dracheninsel-terrain }, and you have no card for it. You need { dracheninsel-terrain } or a card of the { dracheninsel-hunter } hunter’s own colour.
dracheninsel-refusal-card-does-not-pay = { dracheninsel-card } does not pay for { dracheninsel-terrain }: use a card that shows it, or one of the { dracheninsel-hunter } hunter’s own colour.
dracheninsel-refusal-card-not-in-hand = You do not have the card { dracheninsel-card } in your hand.
dracheninsel-refusal-choose-dragon = Both dragons are on the island: first choose which one moves.
dracheninsel-refusal-choose-terrain-card = First choose the terrain card that goes with Long Journey.
dracheninsel-refusal-dragon-below = A dragon sits on { $place }: nobody flies over a dragon.
dracheninsel-refusal-dragon-chosen = Dragon { $dragon } moves: choose its space.
dracheninsel-refusal-dragon-must-move = The dragon is already on { $place }: choose another space.
dracheninsel-refusal-dragon-there = A dragon sits on { $place }: nobody can go there until it moves.
dracheninsel-refusal-empty-centre-taken = A hunter stands on the empty treasure space, and there is room for only one.
dracheninsel-refusal-empty-hand = { $other_you ->
        [yes] You have
       *[no] { $other } has
    } no cards: choose somebody who has some.
dracheninsel-refusal-foreign-boat = That boat is not yours: you may enter only your own boat, and your partner’s while you carry a treasure together.
dracheninsel-refusal-go-on-instead = You have nothing to let go here: just go on.
dracheninsel-refusal-hunter-in-the-way = A hunter stands on { $place }: dragons go only to free spaces.
dracheninsel-refusal-hunter-there = A hunter stands on { $place }: go around.
dracheninsel-refusal-leave-treasure-field = You two must leave the treasure space now: choose a space next to it, or fly.
dracheninsel-refusal-name-first-hunter = The { dracheninsel-hunter } hunter belongs to the { dracheninsel-first } player: choose the { dracheninsel-first } one.
dracheninsel-refusal-name-terrain = You have chosen { dracheninsel-card }: now name the terrain that becomes free.
dracheninsel-refusal-no-agreement = At this table the game cannot be ended by agreement.
dracheninsel-refusal-no-dragons-there = { $place ->
        [e5] Dragons never go to the treasure space: choose another space.
       *[other] Dragons never go to { $place }: it lies in front of a boat.
    }
dracheninsel-refusal-no-free-neighbour = No tile next to { $place } can be moved: choose another one.
dracheninsel-refusal-no-landing = There is no place behind any space here where you could land and pay.
dracheninsel-refusal-no-landing-behind = Behind { dracheninsel-place } there is no place where you could land and pay: fly over another space.
dracheninsel-refusal-no-room-for-pair = A hunter stands on { $place }: a pair with a treasure cannot go there.
dracheninsel-refusal-no-such-hunter = Nobody plays the { dracheninsel-hunter } hunter.
dracheninsel-refusal-no-terrain-card = Long Journey is played together with a terrain card, and you have none.
dracheninsel-refusal-no-tile-there = There is no tile on the treasure space.
dracheninsel-refusal-no-way-out = You would be the second here and must leave at once with the treasure, but no space around is open to you with your cards.
dracheninsel-refusal-nobody-holds-cards = Nobody else has a card in hand.
dracheninsel-refusal-not-a-carrier-there = The { dracheninsel-hunter } hunter does not carry that treasure: choose one of the two who do.
dracheninsel-refusal-not-adjacent = That is too far: a step goes to a neighbouring space, or from a boat to one of the two spaces in front of it.
dracheninsel-refusal-not-behind = That place does not lie behind the space you fly over.
dracheninsel-refusal-not-on-card = { dracheninsel-card } does not show { dracheninsel-terrain }, and it is no joker for you: name a terrain on the card.
dracheninsel-refusal-not-yours-to-confirm = Another player has to confirm that: reply with a card or let it happen.
dracheninsel-refusal-other-dragon-there = The other dragon sits on { $place }: choose a free space.
dracheninsel-refusal-other-hunter-moves = This turn it is your { dracheninsel-hunter } hunter who moves, not the other one.
dracheninsel-refusal-own-card = You cannot cancel your own card.
dracheninsel-refusal-own-hand = That is your own hand: choose another player.
dracheninsel-refusal-own-turn = Sweet Slumber is for other players’ turns, not for your own.
dracheninsel-refusal-pair-at-treasure-field = Two hunters who carry a treasure may not go back to the treasure space.
dracheninsel-refusal-proposed-already = You have already asked this turn: ask again in a later one.
dracheninsel-refusal-same-tile = You have already chosen { $place }: choose a second tile.
dracheninsel-refusal-tile-occupied = Somebody stands on { $place }: only tiles without hunters and dragons can be swapped.
dracheninsel-refusal-tiles-not-adjacent = { $place } is not next to { $first }: Destructive Forces swaps only neighbours.
dracheninsel-refusal-too-late-to-pass = You have already done something this turn: you can pass only instead of everything else. End your turn.
dracheninsel-refusal-waits-for-partner = Your hunter must wait at the treasure until a second one comes. Playing Terror on yourself would bring it home.

## Hints

dracheninsel-hint-coins = It brings you the most gold.
dracheninsel-hint-look-coins = Which coins can you bring home or win?
dracheninsel-hint-carried = It brings a carried treasure nearer to your boat.
dracheninsel-hint-look-carried = Which treasure is being carried, and whose boat is near?
dracheninsel-hint-guarded = It keeps your hunter by a treasure until a partner comes.
dracheninsel-hint-look-guarded = Who waits by a treasure, and who could join?
dracheninsel-hint-near = It brings your hunter nearer to a treasure.
dracheninsel-hint-look-near = Which treasure is within your reach?
dracheninsel-hint-cards = It leaves you with the better hand.
dracheninsel-hint-look-cards = Which of your cards do you need for the way, and which can go?
dracheninsel-hint-gain = It puts you about { $gain } gold further ahead than the next best.
