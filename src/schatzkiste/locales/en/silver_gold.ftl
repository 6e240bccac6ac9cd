# Silver & Gold: the words of its rules, for page, log, terminal and screen reader.

silver_gold-title = Silver & Gold
silver_gold-about = Mark your treasure islands with the pattern everyone gets, and complete the most valuable ones.

## Options

silver_gold-option-marking = Marking
silver_gold-option-marking-hidden = Hidden: marks are shown when all are done
silver_gold-option-marking-open = Open: everyone sees every mark at once
silver_gold-option-tracker = Expedition tracker
silver_gold-option-tracker-off = Off: remember the used expedition cards yourself
silver_gold-option-tracker-on = On: used expedition cards stay in sight

## Actions

silver_gold-action-keep = Keep cards { $pair }
silver_gold-action-mark = Mark the pattern on card { $card }: { $cells }
silver_gold-action-field = Mark only the field { $cell } on card { $card }
silver_gold-action-cross = Mark { $cell } on card { $card } for a cross
silver_gold-action-done = Confirm your marks
silver_gold-action-take = Take card { $place } of the display
silver_gold-action-draw = Take the top card of the deck

## Events

silver_gold-event-pair-chosen = { $you ->
        [yes] You have
       *[no] { $seat } has
    } chosen two cards
silver_gold-event-card-kept = { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } the { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    } card with { $points } fields
silver_gold-event-round-began = Round { $round } begins
silver_gold-event-expedition-turned = { $you ->
        [yes] You turn
       *[no] { $seat } turns
    } up an expedition card: { $pattern ->
        [line2] line of two
        [line3] line of three
        [corner] corner of three
        [t] T of four
        [l] L of four
       *[square] square of four
    }
silver_gold-event-seat-idle = { $you ->
        [yes] You have no free field left and mark
       *[no] { $seat } has no free field left and marks
    } nothing
silver_gold-event-marking-done = { $you ->
        [yes] You are
       *[no] { $seat } is
    } done marking
silver_gold-event-pattern-marked = { $you ->
        [yes] You mark
       *[no] { $seat } marks
    } the { $pattern ->
        [line2] line of two
        [line3] line of three
        [corner] corner of three
        [t] T of four
        [l] L of four
       *[square] square of four
    } on the { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    } card: { $cells }
silver_gold-event-field-marked = { $you ->
        [yes] You mark
       *[no] { $seat } marks
    } a single field on the { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    } card: { $cell }
silver_gold-event-cross-placed = { $you ->
        [yes] You mark
       *[no] { $seat } marks
    } { $cell } on the { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    } card for a cross
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
    } completed the { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    } card: +{ $points }
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
    } the { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    } card with { $points } fields from the display
silver_gold-event-card-drawn = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $colour ->
        [grey] a silver-grey
        [green] a green
        [orange] an orange
       *[purple] a purple
    } card with { $points } fields from the deck
silver_gold-event-no-card-left = { $you ->
        [yes] You go
       *[no] { $seat } goes
    } on with fewer cards: deck and display are empty
silver_gold-event-card-opened = New in the display: { $colour ->
        [grey] a silver-grey
        [green] a green
        [orange] an orange
       *[purple] a purple
    } card with { $points } fields
silver_gold-event-card-sunk = The oldest card of the display goes under the deck: { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    }, { $points } fields
silver_gold-event-trophy-struck = The highest trophy left is lost: { $points }
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
silver_gold-refusal-marked-this-turn = You have marked in this turn: confirm it, or take it back first.
silver_gold-refusal-cross-is-duty = You have covered { $crosses ->
        [one] a cross: mark one more free field
       *[other] crosses: mark { $crosses } more free fields
    } on either of your cards first.
silver_gold-refusal-not-the-pattern = This is not the pattern of this turn: mark the { $pattern ->
        [line2] line of two
        [line3] line of three
        [corner] corner of three
        [t] T of four
        [l] L of four
       *[square] square of four
    }, turned or mirrored as you like, or a single field.
silver_gold-refusal-no-card-there = You have no card { $card } any more.
silver_gold-refusal-off-island = There is sea at { $cell }: every mark must lie on the island. Move, turn or mirror the pattern.
silver_gold-refusal-field-marked = The field { $cell } is marked already: choose free fields.
silver_gold-refusal-no-cross-to-place = No cross asks for another field now: mark the pattern or a single field, or confirm.
silver_gold-refusal-nothing-marked = Marking nothing is not allowed: mark the pattern or a single field first.
silver_gold-refusal-display-shorter = There is no card { $place } in the display: { $cards ->
        [0] it is empty, so take the top card of the deck.
        [one] it has only one card left.
       *[other] it has only { $cards } cards left.
    }
silver_gold-refusal-deck-empty = The deck is empty: take a card of the display.
