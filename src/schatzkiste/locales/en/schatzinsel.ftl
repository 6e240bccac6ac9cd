# Die Schatzinsel: the words of its rules, for page, log, terminal and screen reader.

schatzinsel-title = Die Schatzinsel
schatzinsel-about = Lay the map of the island, set chests on the crosses and guards beside them.

## Options

schatzinsel-option-rules = Rules
schatzinsel-option-rules-silver = John Silver: one kind of action a turn
schatzinsel-option-rules-hawkins = Jim Hawkins: every kind once a turn
schatzinsel-option-guards = Guards
schatzinsel-option-guards-one = One guard per chest
schatzinsel-option-guards-any = Any number per chest

## Actions

schatzinsel-action-take = Take tile { $tile }
schatzinsel-action-take-guard = Take a guard
schatzinsel-action-lay = Lay tile { $tile }
schatzinsel-action-chest = Set a chest on { $tile }
schatzinsel-action-guard = Set a guard on { $tile }
schatzinsel-action-end = End the turn

## Events

schatzinsel-event-tile-taken = { $you ->
        [yes] You take tile { $tile }
       *[no] { $seat } takes tile { $tile }
    }
schatzinsel-event-guard-taken = { $you ->
        [yes] You take a guard
       *[no] { $seat } takes a guard
    }
schatzinsel-event-tile-laid = { $you ->
        [yes] You lay tile { $tile }: +{ $points }
       *[no] { $seat } lays tile { $tile }: +{ $points }
    }
schatzinsel-event-chest-set = { $you ->
        [yes] You set a chest on { $tile }: +{ $points }
       *[no] { $seat } sets a chest on { $tile }: +{ $points }
    }
schatzinsel-event-guard-set = { $you ->
        [yes] You set a guard on { $tile }: +{ $points }
       *[no] { $seat } sets a guard on { $tile }: +{ $points }
    }
schatzinsel-event-seat-skipped = { $you ->
        [yes] You can do nothing and miss this turn
       *[no] { $seat } can do nothing and misses this turn
    }
schatzinsel-event-bonus-won = { $you ->
        [yes] Your screen is empty: +{ $points }, and the game is over
       *[no] { $seat } has an empty screen: +{ $points }, and the game is over
    }
schatzinsel-event-all-stuck = Nobody can do anything any more: the game is over

## Why not

schatzinsel-refusal-nothing-done-yet = There is no passing: take, lay or set something first.
schatzinsel-refusal-one-kind-a-turn = { $kind ->
        [lay] This turn you are laying tiles: lay another one or end your turn.
        [chest] This turn you are setting chests: set another one or end your turn.
        [guard] This turn you are setting guards: set another one or end your turn.
       *[other] You have had your one action: end your turn.
    }
schatzinsel-refusal-kind-closed = { $kind ->
        [take] You have already taken a tile this turn: do something else or end your turn.
        [take-guard] You have already taken a guard this turn: do something else or end your turn.
        [lay] You have finished laying tiles this turn: do something else or end your turn.
        [chest] You have finished setting chests this turn: do something else or end your turn.
       *[guard] You have finished setting guards this turn: do something else or end your turn.
    }
schatzinsel-refusal-tile-not-free = Tile { $tile } is not in the stock: take one that lies there.
schatzinsel-refusal-no-free-guard = There is no guard left in the stock.
schatzinsel-refusal-tile-already-laid = Tile { $tile } is on the board already.
schatzinsel-refusal-tile-not-yours = Tile { $tile } belongs there, but it is not behind your screen.
schatzinsel-refusal-tile-not-next-to-last = Tile { $tile } does not touch the one you just laid: go on beside that one or end your turn.
schatzinsel-refusal-no-chest-left = You have no chest behind your screen.
schatzinsel-refusal-no-cross = Tile { $tile } has no cross: chests stand on crosses.
schatzinsel-refusal-cross-not-laid = Tile { $tile } has a cross, but nobody has laid it yet.
schatzinsel-refusal-cross-has-chest = There is a chest on { $tile } already: choose a free cross.
schatzinsel-refusal-no-guard-left = You have no guard behind your screen.
schatzinsel-refusal-no-chest-to-guard = There is no chest on { $tile }: guards stand beside chests.
schatzinsel-refusal-chest-guarded = The chest on { $tile } has its guard: choose another chest.
