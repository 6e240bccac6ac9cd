# Die Schatzinsel: the words of its rules, for page, log, terminal and screen reader.

schatzinsel-title = Die Schatzinsel
schatzinsel-about = Map the island tile by tile, place chests on the crosses and guards beside them.
schatzinsel-goal = Map the island and score for tiles, chests and guards in the right places. Whoever has the most points wins.

## Options

schatzinsel-option-rules = Rules
schatzinsel-option-rules-about = John Silver allows one kind of action per turn, Jim Hawkins each kind once.
schatzinsel-option-rules-silver = John Silver
schatzinsel-option-rules-hawkins = Jim Hawkins
schatzinsel-option-guards = Guards per chest
schatzinsel-option-guards-about = How many guards may stand watch over the same chest.
schatzinsel-option-guards-one = One
schatzinsel-option-guards-any = Any number

## Actions

schatzinsel-action-take = Take tile { $tile }
schatzinsel-action-take-guard = Take a guard
schatzinsel-action-lay = Place tile { $tile }
schatzinsel-action-chest = Place a chest on { $tile }
schatzinsel-action-guard = Place a guard on { $tile }
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
        [yes] You place tile { $tile }: +{ $points }
       *[no] { $seat } places tile { $tile }: +{ $points }
    }
schatzinsel-event-chest-set = { $you ->
        [yes] You place a chest on { $tile }: +{ $points }
       *[no] { $seat } places a chest on { $tile }: +{ $points }
    }
schatzinsel-event-guard-set = { $you ->
        [yes] You place a guard on { $tile }: +{ $points }
       *[no] { $seat } places a guard on { $tile }: +{ $points }
    }
schatzinsel-event-seat-skipped = { $you ->
        [yes] You have no legal action and miss a turn
       *[no] { $seat } has no legal action and misses a turn
    }
schatzinsel-event-bonus-won = { $you ->
        [yes] Your screen is empty: +{ $points }, and the game is over
       *[no] { $seat } has an empty screen: +{ $points }, and the game is over
    }
schatzinsel-event-all-stuck = Nobody has a legal action left: the game is over

## Why not

schatzinsel-refusal-nothing-done-yet = You can’t pass: take or place something first.
schatzinsel-refusal-one-kind-a-turn = { $kind ->
        [lay] This turn you place tiles, as many as fit: anything else has to wait for your next turn.
        [chest] This turn you place chests: anything else has to wait for your next turn.
        [guard] This turn you place guards: anything else has to wait for your next turn.
       *[other] You have already used your action: end your turn.
    }
schatzinsel-refusal-kind-closed = { $kind ->
        [take] You have already taken a tile this turn: do something else or end your turn.
        [take-guard] You have already taken a guard this turn: do something else or end your turn.
        [lay] You have finished placing tiles this turn: do something else or end your turn.
        [chest] You have finished placing chests this turn: do something else or end your turn.
       *[guard] You have finished placing guards this turn: do something else or end your turn.
    }
schatzinsel-refusal-tile-not-free = Tile { $tile } is not in the stock: take one that is.
schatzinsel-refusal-no-free-guard = There is no guard left in the stock.
schatzinsel-refusal-tile-already-laid = Tile { $tile } is already on the board.
schatzinsel-refusal-tile-not-yours = Tile { $tile } belongs there, but it is not behind your screen.
schatzinsel-refusal-tile-not-next-to-last = Tile { $tile } does not touch the one you just placed: continue next to that one or end your turn.
schatzinsel-refusal-no-chest-left = You have no chest behind your screen.
schatzinsel-refusal-no-cross = Tile { $tile } has no cross: chests stand on crosses.
schatzinsel-refusal-cross-not-laid = Tile { $tile } has a cross, but it is not on the board yet.
schatzinsel-refusal-cross-has-chest = There is already a chest on { $tile }: choose a free cross.
schatzinsel-refusal-no-guard-left = You have no guard behind your screen.
schatzinsel-refusal-no-chest-yet = No chest is on the board yet: guards stand beside chests.
schatzinsel-refusal-no-chest-to-guard = There is no chest on { $tile }: guards stand beside chests.
schatzinsel-refusal-chest-guarded = The chest on { $tile } already has its guard: choose another chest.

## Hints

schatzinsel-hint-points = It scores the most points.
schatzinsel-hint-look-points = Where would a piece score a lot at once?
schatzinsel-hint-tiles = It keeps tiles behind your screen for better places.
schatzinsel-hint-look-tiles = Which tiles are better kept for later?
schatzinsel-hint-chests = It keeps chests behind your screen until they score more.
schatzinsel-hint-look-chests = How much does a chest score now, and how much later?
schatzinsel-hint-guards = It keeps guards behind your screen until they score more.
schatzinsel-hint-look-guards = How much does a guard score now, and how much later?
schatzinsel-hint-gain = It puts you about { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } further ahead than the next best.
