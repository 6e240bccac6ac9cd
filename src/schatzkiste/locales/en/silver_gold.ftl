# Silver & Gold: the words of its rules, for page, log, terminal and screen reader.

silver_gold-title = Silver & Gold
silver_gold-about = Mark your treasure islands with the pattern everyone gets, and complete the most valuable ones.
silver_gold-goal = Everyone marks the same pattern on their own treasure islands. Whoever completes the most valuable ones wins.

## Options

silver_gold-option-marking = Marking
silver_gold-option-marking-about = Hidden marks are shown once everyone is done; open ones are seen at once.
silver_gold-option-marking-hidden = Hidden
silver_gold-option-marking-open = Open
silver_gold-option-tracker = Expedition tracker
silver_gold-option-tracker-about = Keeps used expedition cards in sight. The printed rules leave that to your memory.
silver_gold-option-tracker-off = Off
silver_gold-option-tracker-on = On

## Actions

silver_gold-action-keep = Keep cards { $pair }
silver_gold-action-mark = Mark the pattern on card { $card }: { $cells }
silver_gold-action-field = Mark just { $cell } on card { $card }
silver_gold-action-cross = Mark bonus space { $cell } on card { $card }
silver_gold-action-done = Confirm your marks
silver_gold-action-take = Take card { $place } from the display
silver_gold-action-draw = Take the top card of the deck

## Events

silver_gold-event-pair-chosen = { $you ->
        [yes] You have
       *[no] { $seat } has
    } chosen two cards
silver_gold-event-card-kept = { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } the { silver_gold-colour } card with { $points } spaces
silver_gold-event-round-began = Round { $round } begins
silver_gold-event-expedition-turned = { $you ->
        [yes] You turn
       *[no] { $seat } turns
    } up an expedition card: { silver_gold-pattern }
silver_gold-event-seat-idle = { $you ->
        [yes] You have no free space left and mark
       *[no] { $seat } has no free space left and marks
    } nothing
silver_gold-event-marking-done = { $you ->
        [yes] You are
       *[no] { $seat } is
    } done marking
silver_gold-event-pattern-marked = { $you ->
        [yes] You mark
       *[no] { $seat } marks
    } the pattern on the { silver_gold-colour } card
silver_gold-event-field-marked = { $you ->
        [yes] You mark
       *[no] { $seat } marks
    } a single space on the { silver_gold-colour } card: { $cell }
silver_gold-event-cross-placed = { $you ->
        [yes] You mark
       *[no] { $seat } marks
    } bonus space { $cell } on the { silver_gold-colour } card
silver_gold-event-coins-crossed = { $you ->
        [yes] You cross
       *[no] { $seat } crosses
    } off { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } and { $you ->
        [yes] have
       *[no] has
    } { $total } of 12
silver_gold-event-palm-scored = { $you ->
        [yes] You score
       *[no] { $seat } scores
    } a palm: +{ $points }
silver_gold-event-row-filled = { $you ->
        [yes] You have
       *[no] { $seat } has
    } filled coin row { $row }
silver_gold-event-card-completed = { $you ->
        [yes] You have
       *[no] { $seat } has
    } completed the { silver_gold-colour } card: +{ $points }
silver_gold-event-trophy-won = { $you ->
        [yes] You win
       *[no] { $seat } wins
    } a trophy for coin row { $row }: +{ $points }
silver_gold-event-trophy-missed = { $you ->
        [yes] You get
       *[no] { $seat } gets
    } no trophy for coin row { $row }: none is left
silver_gold-event-card-taken = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the { silver_gold-colour } card with { $points } spaces from the display
silver_gold-event-card-drawn = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { silver_gold-colour.indefinite } card with { $points } spaces from the deck
silver_gold-event-no-card-left = { $you ->
        [yes] You go
       *[no] { $seat } goes
    } on with fewer cards: deck and display are empty
silver_gold-event-card-turned-up = New in the display: { silver_gold-colour.indefinite } card with { $points } spaces
silver_gold-event-card-put-under = The oldest card of the display goes under the deck: { silver_gold-colour }, { $points } spaces
silver_gold-event-trophy-lost = The highest trophy left is lost: { $points }
silver_gold-event-round-ended = Round { $round } is over
silver_gold-event-sheet-added = { $you ->
        [yes] You have
       *[no] { $seat } has
    } { $total } points: coins { $coins }, trophies { $trophies }, palms { $palms }, cards { $cards }, seals { $seals }
silver_gold-event-solo-rated = { $points } points: { $rating ->
        [castaway] castaway
        [deckhand] deckhand
        [sailor] able sailor
        [navigator] navigator
        [captain] captain
       *[legend] legend of the seven seas
    }

## Why not

silver_gold-refusal-pattern-not-split = A pattern lies on one card only: you have marked it on card { $card }. Take it back to mark it here instead.
silver_gold-refusal-marked-this-turn = You have already marked this turn: confirm, or take it back first.
silver_gold-refusal-cross-is-duty = You have covered { $crosses ->
        [one] a cross: mark one more free space
       *[other] crosses: mark { $crosses } more free spaces
    } on either of your cards first.
silver_gold-refusal-not-the-pattern = This is not the pattern of this turn: mark the { silver_gold-pattern }, rotated or mirrored as you like, or a single space.
silver_gold-refusal-no-card-there = You no longer have a card { $card }.
silver_gold-refusal-off-island = There is sea at { $cell }: every mark must lie on the island. Move, rotate or mirror the pattern.
silver_gold-refusal-field-marked = { $cell } is already marked: choose free spaces.
silver_gold-refusal-no-cross-to-place = You have no bonus space to mark now: mark the pattern or a single space, or confirm.
silver_gold-refusal-nothing-marked = You can’t mark nothing: mark the pattern or a single space first.
silver_gold-refusal-display-shorter = There is no card { $place } in the display: { $cards ->
        [0] it is empty, so take the top card of the deck.
        [one] it has only one card left.
       *[other] it has only { $cards } cards left.
    }
silver_gold-refusal-deck-empty = The deck is empty: take a card from the display.

## Hints

silver_gold-hint-cards = It brings you nearer to completing cards.
silver_gold-hint-look-cards = Which of your cards can you complete soon?
silver_gold-hint-seals = It goes well with your seals.
silver_gold-hint-look-seals = Which colours do your seals reward?
silver_gold-hint-coins = It brings coins, and with them a trophy sooner.
silver_gold-hint-look-coins = Where can you mark coins?
silver_gold-hint-trophies = It gets you to the next trophy while it is still worth much.
silver_gold-hint-look-trophies = How far is it to the next trophy, for you and for the others?
silver_gold-hint-palms = It brings palms, and many are in sight.
silver_gold-hint-look-palms = Where can you mark palms, and how many are in the display?
silver_gold-hint-islands = It leaves spaces that the coming patterns will fit.
silver_gold-hint-look-islands = Which patterns are still to come, and where would they fit?
silver_gold-hint-turns = It loses the least time.
silver_gold-hint-look-turns = How many turns are left, and what can still be completed?
silver_gold-hint-gain = It puts you about { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } further ahead than the next best.
