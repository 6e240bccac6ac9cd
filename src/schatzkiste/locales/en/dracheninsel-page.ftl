# The table of Die Dracheninsel on the page.

## Cards, colours, places

dracheninsel-table-card-forest = Forest
dracheninsel-table-card-desert = Desert
dracheninsel-table-card-mountain = Mountain
dracheninsel-table-card-water = Water
dracheninsel-table-card-farmland = Farmland
dracheninsel-table-card-volcano = Volcano
dracheninsel-table-card-flight = Daring Flight
dracheninsel-table-card-elements = Raging Elements
dracheninsel-table-card-journey = Long Journey
dracheninsel-table-card-forces = Destructive Forces
dracheninsel-table-card-patrol = Dragon Patrol
dracheninsel-table-card-curse = Evil Curse
dracheninsel-table-card-slumber = Sweet Slumber
dracheninsel-table-card-betrayal = Betrayal
dracheninsel-table-card-counterspell = Counterspell
dracheninsel-table-card-terror = Terror
dracheninsel-table-card-sneak = Sneak Attack
dracheninsel-table-colour-green = Green
dracheninsel-table-colour-yellow = Yellow
dracheninsel-table-colour-grey = Grey
dracheninsel-table-colour-blue = Blue
dracheninsel-table-colour-brown = Brown
dracheninsel-table-colour-red = Red
dracheninsel-table-boat = { dracheninsel-colour.capital } boat
dracheninsel-table-treasure-field = Treasure space
dracheninsel-table-field = { $terrain } { $field }
dracheninsel-table-island = The island: 61 spaces and six boats
dracheninsel-table-dragon = dragon
dracheninsel-table-dragon-number = Dragon { $number }
dracheninsel-table-hunter = hunter { $colour }
dracheninsel-table-hunter-of = { $seat } ({ $colour })
dracheninsel-table-treasure = treasure { $value }
dracheninsel-table-free = free
dracheninsel-table-costs = { $price ->
        [free] free to enter
        [joker] costs a joker
        [jokers] costs a joker
       *[card] costs a card: { $terrain }
    }
dracheninsel-table-closer = Larger
dracheninsel-table-farther = Smaller

## Hand and piles

dracheninsel-table-hand = Your hand
dracheninsel-table-hand-empty = You have no cards.
dracheninsel-table-anytime = also on others’ turns
dracheninsel-table-joker = Joker
dracheninsel-table-pile = Pile
dracheninsel-table-discard = Discards
dracheninsel-table-discard-open = Discard pile, open to all

## Players, treasures, log

dracheninsel-table-hunters = Treasure hunters
dracheninsel-table-treasures = Treasures
dracheninsel-table-log = Log
dracheninsel-table-round = Round { $round }
dracheninsel-table-doing = { $colour } · { $role ->
        [home] in its own boat
        [boat] aboard: { $place }
        [waits] waits on the treasure space
        [keeps] keeps { $value } on { $place }
        [carries] carries { $value } with { $partner_you ->
            [yes] you
           *[no] { $partner }
        }
        [rests] on the treasure space
       *[walks] on { $place }
    }
dracheninsel-table-quiet = no progress for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }{ $most ->
        [0] { "" }
       *[other] , the game ends after { $most }
    }
dracheninsel-table-offer-end = No progress for { $rounds } rounds. End the game?
dracheninsel-table-played = Played: { $cards }
dracheninsel-table-known = You know: { $cards }
dracheninsel-table-coins = Coins: { $list }
dracheninsel-table-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
dracheninsel-table-status = { $status ->
        [field] on the treasure space
        [carried] on its way
        [kept] being kept
        [boat] in a boat
        [cashed] cashed
        [lost] lost
       *[waiting] to come
    }

## Lists to choose from

dracheninsel-table-offer-pay = Enter: { $terrain }
dracheninsel-table-offer-pay-ask = What do you pay with?
dracheninsel-table-offer-with = Long Journey
dracheninsel-table-offer-with-ask = Which terrain card goes with it?
dracheninsel-table-offer-terrain = Long Journey
dracheninsel-table-offer-terrain-ask = Which terrain is free for the rest of your turn?
dracheninsel-table-offer-lead = Who goes?
dracheninsel-table-offer-lead-ask = Only one of your hunters moves in a turn.
dracheninsel-table-offer-rob = Robbery
dracheninsel-table-offer-rob-ask = Who must go home? You take that hunter’s place.
dracheninsel-table-offer-send = Terror
dracheninsel-table-offer-send-ask = Who must go home?
dracheninsel-table-offer-steal = Sneak Attack
dracheninsel-table-offer-steal-ask = From whom do you draw a card?
dracheninsel-table-offer-dragon = Dragon Patrol
dracheninsel-table-offer-dragon-ask = Which dragon moves?
dracheninsel-table-pays-exactly = exact match
dracheninsel-table-pays-as-joker = your joker, pays anything

## Interruptions

dracheninsel-table-seal-halt = Stop!
dracheninsel-table-seal-treasure = Treasure
dracheninsel-table-seal-end = End?
dracheninsel-table-halt-begin = { $seat } begins a turn.
dracheninsel-table-halt-begin-text = With Sweet Slumber the turn is over before it has begun; { $seat } may still pass.
dracheninsel-table-halt-stop-text = Sweet Slumber ends { $seat }’s turn and takes this back, unless it was cancelled. The cards paid for it stay spent.
dracheninsel-table-halt-terror = { $seat } plays Terror on { dracheninsel-aim }.
dracheninsel-table-halt-terror-text = { $aim_you ->
        [yes] Your hunter ({ $aim_colour }) must go home
       *[no] { $aim } must go home
    }{ $outcome ->
        [keeps] , and { $keeper_you ->
            [yes] you keep
           *[no] { $keeper } keeps
        } the treasure alone.
        [loses] , and treasure { $value } is lost.
       *[plain] .
    }
dracheninsel-table-halt-sneak = { $seat } plays Sneak Attack on { dracheninsel-aim }.
dracheninsel-table-halt-sneak-text = If it works, { $seat } draws a card unseen from { $aim_you ->
        [yes] your hand
       *[no] the hand of { $aim }
    }.
dracheninsel-table-halt-slumber = { $seat } calls Stop against { dracheninsel-aim }.
dracheninsel-table-halt-slumber-text = If it works, { $aim_you ->
        [yes] your turn
       *[no] { $aim }’s turn
    } is over. What was done last in it is taken back, unless it was cancelled.
dracheninsel-table-halt-share = Treasure { $value } is in your boat. Will you share?
dracheninsel-table-halt-share-text = Share, and you and { $seat } get { $value } each. With Betrayal you claim all { $both }, and { $seat } may answer with Betrayal.
dracheninsel-table-halt-answer = { $seat } claims all { $both }.
dracheninsel-table-halt-answer-text = Whoever plays the last Betrayal takes both coins.
dracheninsel-table-halt-agreement = { $seat } proposes to end the game.
dracheninsel-table-halt-agreement-text = If everyone agrees, the game is over and the coins count as they are. If anyone wants to play on, the turn continues.
dracheninsel-table-reply-stop = Call Stop
dracheninsel-table-reply-stop-with = Stop (instead of { $other })
dracheninsel-table-reply-counter = Play Counterspell
dracheninsel-table-reply-counter-with = Counter (instead of { $other })
dracheninsel-table-reply-betray = Play Betrayal
dracheninsel-table-reply-betray-with = Betray (instead of { $other })
dracheninsel-table-reply-share = Share: { $value } each
dracheninsel-table-reply-let-go = Let it happen
dracheninsel-table-reply-yield = Give in
dracheninsel-table-reply-agree = Agree
dracheninsel-table-reply-refuse = Play on
dracheninsel-table-reply-let-turn-go = Do not ask again this turn

## Buttons

dracheninsel-table-button-go-on = Go on
dracheninsel-table-button-done = { $count ->
        [0] Exchange nothing
        [one] Exchange one card
       *[other] Exchange { $count } cards
    }
dracheninsel-table-button-end = End turn
dracheninsel-table-button-end-note = { $cards ->
        [6] keep these cards
       *[other] draw up to six
    }
dracheninsel-table-button-pass = Pass and exchange
dracheninsel-table-button-pass-note = new cards instead of acting
dracheninsel-table-button-propose-end = Propose the end
dracheninsel-table-button-do-step = Go here
dracheninsel-table-button-do-over = Fly over it
dracheninsel-table-button-do-land = Land here
dracheninsel-table-button-do-tile = Take this tile
dracheninsel-table-button-do-place = Dragon goes here
dracheninsel-table-button-do-dragon = This dragon
dracheninsel-table-button-do-send = Send home
dracheninsel-table-button-do-steal = Draw a card
dracheninsel-table-button-do-rob = Send home
dracheninsel-table-button-do-lead = This one goes
dracheninsel-table-button-do-pay = Pay
dracheninsel-table-button-do-with = Play with it
dracheninsel-table-button-do-terrain = This terrain
dracheninsel-table-button-do-flight = Fly
dracheninsel-table-button-do-elements = Play card
dracheninsel-table-button-do-forces = Play card
dracheninsel-table-button-do-journey = Play card
dracheninsel-table-button-do-patrol = Play Patrol
dracheninsel-table-button-do-terror = Play Terror
dracheninsel-table-button-do-sneak = Play Attack
dracheninsel-table-button-do-curse = Play Curse
dracheninsel-table-button-do-stop = Call Stop
dracheninsel-table-button-do-counter = Play Counterspell
dracheninsel-table-button-do-betray = Play Betrayal

## What to do now

dracheninsel-table-now-begin = Your turn
dracheninsel-table-now-begin-text = { $can ->
        [both] Step onto a glowing space or play cards, as often as you like.
        [step] Step onto a glowing space, as often as you can pay.
        [card] You can step nowhere now: play cards, or pass and exchange.
       *[none] You can neither move nor play a card: pass and exchange.
    }
dracheninsel-table-now-first = Your turn
dracheninsel-table-now-first-text = { $can ->
        [both] The treasures lie in the middle: step there from glowing space to glowing space, or play cards, as often as you like.
       *[step] The treasures lie in the middle: step there from glowing space to glowing space, as often as you can pay.
    }
dracheninsel-table-now-turn = Go on
dracheninsel-table-now-turn-text = { $can ->
        [both] Another step or card, or end your turn.
        [step] Another step, or end your turn.
        [card] Another card, or end your turn.
       *[none] Nothing more is possible: end your turn.
    }
dracheninsel-table-now-carries = Carry the treasure home
dracheninsel-table-now-carries-text = { $steps ->
        [one] One step with the { $value } to a boat ringed in gold.
       *[other] { $steps } steps with the { $value } to the nearer boat ringed in gold.
    }
dracheninsel-table-now-keeps = You keep a treasure
dracheninsel-table-now-keeps-text = Wait for somebody to help you carry it. If you leave, the treasure is lost.
dracheninsel-table-now-waits = You wait at the treasure
dracheninsel-table-now-waits-text = It takes two. { $can ->
        [both] Play cards, pass and exchange, or end your turn.
        [card] Play another card, or end your turn.
        [pass] Pass and exchange, or end your turn.
       *[none] End your turn.
    }
dracheninsel-table-now-exit = Lift the treasure!
dracheninsel-table-now-exit-text = Leave the treasure space at once, with your partner.
dracheninsel-table-now-lead = Who goes?
dracheninsel-table-now-lead-text = Only one of your hunters moves in a turn.
dracheninsel-table-now-over = Daring Flight
dracheninsel-table-now-over-text = Which space do you fly over? It costs nothing.
dracheninsel-table-now-land = Where do you land?
dracheninsel-table-now-land-text = Choose a glowing place behind the space; you pay as for a step.
dracheninsel-table-now-pay = Pay for the space
dracheninsel-table-now-pay-text = With a matching card or your joker.
dracheninsel-table-now-rob = Robbery
dracheninsel-table-now-rob-text = Choose who must go home. You carry on in that hunter’s place.
dracheninsel-table-now-tile = Choose the first tile
dracheninsel-table-now-tile-text = { $card ->
        [forces] Two adjacent tiles change places.
       *[elements] Any two tiles change places.
    } Nobody may stand on them.
dracheninsel-table-now-tile-second = Choose the second tile
dracheninsel-table-now-tile-second-text = { $card ->
        [forces] It must lie beside the first one.
       *[elements] Any tile on which nobody stands.
    }
dracheninsel-table-now-dragon = Which dragon?
dracheninsel-table-now-dragon-text = Both are on the island: choose the one that flies.
dracheninsel-table-now-place = Where does the dragon land?
dracheninsel-table-now-place-text = On any free space, but not in front of a boat.
dracheninsel-table-now-send = Terror
dracheninsel-table-now-send-text = Choose the hunter who must go home.
dracheninsel-table-now-steal = Sneak Attack
dracheninsel-table-now-steal-text = Choose whose hand you draw from.
dracheninsel-table-now-with = Long Journey
dracheninsel-table-now-with-text = Choose the terrain card to go with it.
dracheninsel-table-now-terrain = Long Journey
dracheninsel-table-now-terrain-text = Name the terrain that is free until your turn ends.
dracheninsel-table-now-toss = Which cards do you exchange?
dracheninsel-table-now-toss-text = Choose what to discard. Then you draw until you hold six, and your turn ends.
dracheninsel-table-now-stop = Stop?
dracheninsel-table-now-stop-text = You may call Stop with Sweet Slumber.
dracheninsel-table-now-counter = Counterspell?
dracheninsel-table-now-counter-text = You may cancel the card that was just played.
dracheninsel-table-now-share = Share or betray?
dracheninsel-table-now-share-text = It is your boat: you decide.
dracheninsel-table-now-answer = Answer or give in?
dracheninsel-table-now-answer-text = A Betrayal of your own turns the tables.
dracheninsel-table-now-agreement = End the game?
dracheninsel-table-now-agreement-text = If everyone agrees, the coins count as they are.
dracheninsel-table-now-go-on = Your turn ends
dracheninsel-table-now-go-on-text = Go on, unless somebody calls Stop.
dracheninsel-table-now-announced = Card announced
dracheninsel-table-now-announced-text = The others may still cancel it; otherwise it takes effect.
dracheninsel-table-now-cash = The treasure is yours
dracheninsel-table-now-cash-text = Both coins go to you.
dracheninsel-table-now-others = One moment
dracheninsel-table-now-others-text = The others may call Stop.
dracheninsel-table-now-waiting = { $seat } to play
dracheninsel-table-now-waiting-text = { $seat } is thinking…
dracheninsel-table-now-waiting-sharing = { $seat } decides
dracheninsel-table-now-waiting-sharing-text = Will the treasure be shared?
dracheninsel-table-now-end = { page-winners }
dracheninsel-table-now-end-text = The treasure hunt is over.

## What an action does

dracheninsel-table-step-cost = { $place }: { $price ->
        [free] free.
        [joker] costs your joker ({ $joker }).
        [jokers] costs a joker; you choose which.
        [choice] costs a card ({ $terrain }) or a joker; you choose.
       *[card] costs a card ({ $terrain }).
    }
dracheninsel-table-step-wait = You wait there, and your turn ends.
dracheninsel-table-step-lift = You lift the treasure together and leave at once.
dracheninsel-table-step-join = You help to carry the treasure.
dracheninsel-table-step-rob = You take the place of one carrier.
dracheninsel-table-step-deliver = The treasure is home.
dracheninsel-table-step-home = Back to the boat.
dracheninsel-table-step-abandons = Treasure { $value } is lost!
dracheninsel-table-about-flight = Fly over a space and land behind it.
dracheninsel-table-about-elements = Swap any two tiles on which nobody stands.
dracheninsel-table-about-forces = Swap two adjacent tiles on which nobody stands.
dracheninsel-table-about-journey = With a terrain card: that terrain is free until your turn ends.
dracheninsel-table-about-patrol = Bring in a dragon or move one; nobody may enter its space.
dracheninsel-table-about-terror = Send any hunter home to its boat.
dracheninsel-table-about-sneak = Draw a card unseen from another player’s hand.
dracheninsel-table-about-curse = Discard your hand and draw from every other player’s.
dracheninsel-table-about-terrain = Pays for a step onto { $terrain }{ $more ->
        [yes] { " " }or { $other }
       *[no] { "" }
    }: one card for each space.
dracheninsel-table-about-joker = In your hunter’s colour it is a joker: it pays for any terrain.
dracheninsel-table-about-slumber = Call Stop after somebody’s action: it is taken back, and the turn ends. Play it on other players’ turns.
dracheninsel-table-about-counterspell = Cancel a card at the moment somebody plays it.
dracheninsel-table-about-betrayal = When a treasure comes home: claim both coins instead of sharing.
dracheninsel-table-about-field = A step here costs a card of this terrain, or a joker; it is free for the hunter of this colour.
dracheninsel-table-about-treasure-field = The treasures lie here. It takes two hunters to lift one; entering is free.
dracheninsel-table-about-treasure-field-empty = All treasures have been lifted. A single hunter may stand here; entering is free.
dracheninsel-table-about-boat = A treasure counts once its two carriers reach a boat of one of them.
dracheninsel-table-about-dragon = Nobody can enter a dragon’s space.
dracheninsel-table-about-own = Your hunter stands here; from here it steps onto a space beside it.
dracheninsel-table-about-landing = It lies in front of a boat, so no dragon comes here.
dracheninsel-table-about-treasures = The treasures in order. Each is worth two coins of this value, one for each carrier.
dracheninsel-table-about-pile = Whoever ends a turn draws back to six cards from here. When it is empty the discards are shuffled.
dracheninsel-table-about-discards = Played and discarded cards, open to all.

## The end

dracheninsel-amount = { $points } gold
dracheninsel-sheet-treasure = Treasure { $value }
dracheninsel-sheet-not-cashed = not brought home
dracheninsel-sheet-cashed-earlier = brought home before the practice began
dracheninsel-sheet-betrayed = Betrayal: { $you ->
        [yes] you took both coins
       *[no] { $seat } took both coins
    }
dracheninsel-sheet-sum = Gold
dracheninsel-course-about = gold after each round
dracheninsel-course-round = Round { $round }
dracheninsel-table-sheet-coin = { $count ->
        [one] one coin of { $value }
       *[other] { $count } coins of { $value }
    }{ $alone ->
        [yes] { "" }
       *[no] , carried with { $partner }
    }
