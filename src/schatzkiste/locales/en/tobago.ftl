# Tobago: the words of its rules, for page, log, terminal and screen reader.

tobago-title = Tobago
tobago-about = Narrow down where the treasures lie, clue by clue, race to them and share the gold.
tobago-goal = Work out, clue by clue, where the treasures lie, drive there and share the gold. Whoever has the most gold wins.

## Options

tobago-option-rules = Rules
tobago-option-rules-about = In the advanced rules amulets can also double and swap compass roses.
tobago-option-rules-standard = Standard
tobago-option-rules-advanced = Advanced
tobago-option-island = Island
tobago-option-island-about = Which way round the three parts of the island lie, and which side is up.
tobago-option-island-random = Drawn at random
tobago-option-island-ABC-1 = Island ABC-1
tobago-option-island-ABC-2 = Island ABC-2
tobago-option-island-ACB-1 = Island ACB-1
tobago-option-island-ACB-2 = Island ACB-2
tobago-option-island-ABc-1 = Island ABc-1
tobago-option-island-ABc-2 = Island ABc-2
tobago-option-island-AcB-1 = Island AcB-1
tobago-option-island-AcB-2 = Island AcB-2
tobago-option-island-AbC-1 = Island AbC-1
tobago-option-island-AbC-2 = Island AbC-2
tobago-option-island-ACb-1 = Island ACb-1
tobago-option-island-ACb-2 = Island ACb-2
tobago-option-island-Abc-1 = Island Abc-1
tobago-option-island-Abc-2 = Island Abc-2
tobago-option-island-Acb-1 = Island Acb-1
tobago-option-island-Acb-2 = Island Acb-2
tobago-option-island-aBC-1 = Island aBC-1
tobago-option-island-aBC-2 = Island aBC-2
tobago-option-island-aCB-1 = Island aCB-1
tobago-option-island-aCB-2 = Island aCB-2
tobago-option-island-aBc-1 = Island aBc-1
tobago-option-island-aBc-2 = Island aBc-2
tobago-option-island-acB-1 = Island acB-1
tobago-option-island-acB-2 = Island acB-2
tobago-option-island-abC-1 = Island abC-1
tobago-option-island-abC-2 = Island abC-2
tobago-option-island-aCb-1 = Island aCb-1
tobago-option-island-aCb-2 = Island aCb-2
tobago-option-island-abc-1 = Island abc-1
tobago-option-island-abc-2 = Island abc-2
tobago-option-island-acb-1 = Island acb-1
tobago-option-island-acb-2 = Island acb-2
tobago-option-memory = Memory
tobago-option-memory-about = As printed, the log forgets what others took when the next treasure is raised.
tobago-option-memory-printed = As printed
tobago-option-memory-open = Keep everything

## Actions

tobago-action-vehicle = Put your vehicle on { $space }
tobago-action-lay = Lay clue { $clue } on the { tobago-path.adjective } path
tobago-action-drive = Drive to { $space }
tobago-action-stop = Stop driving
tobago-action-raise = Raise the { tobago-path.adjective } treasure
tobago-action-accept = Take the card
tobago-action-decline = Leave the card
tobago-action-remove = Spend an amulet: remove the { tobago-path.adjective } marker on { $space }
tobago-action-extra-clue = Spend an amulet: lay an extra clue
tobago-action-extra-drive = Spend an amulet: an extra drive
tobago-action-exchange = Exchange all your clues
tobago-action-double = Spend an amulet: put a second rose on clue { $clue }
tobago-action-swap-roses = Spend an amulet: swap the rose on clue { $clue }
tobago-action-with = Swap it with the rose on clue { $clue }
tobago-action-end = End the turn

## Events

tobago-event-vehicle-placed = { $you ->
        [yes] You put your vehicle on { $space }
       *[no] { $seat } puts their vehicle on { $space }
    }
tobago-event-clue-laid = { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } “{ tobago-clue }” on the { tobago-path.adjective } path: { $before } → { $after }
tobago-event-clue-drawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } clue { $clue }: { tobago-clue }
tobago-event-clues-shuffled = The discarded clues are shuffled into a new stack
tobago-event-hand-exchanged = { $paid ->
        [yes] { $you ->
            [yes] You spend an amulet to exchange your clues { $clues } for new ones
           *[no] { $seat } spends an amulet to exchange the clues { $clues } for new ones
        }
       *[no] { $you ->
            [yes] Instead of an action you exchange your clues { $clues } for new ones
           *[no] Instead of an action { $seat } exchanges the clues { $clues } for new ones
        }
    }
tobago-event-treasure-located = The { tobago-path.adjective } treasure is located: it lies on { $space }
tobago-event-leg-driven = { $you ->
        [yes] You drive to { $space } (leg { $leg })
       *[no] { $seat } drives to { $space } (leg { $leg })
    }
tobago-event-drive-ended = { $legs ->
        [0] { $you ->
            [yes] You stay put
           *[no] { $seat } stays put
        }
       *[other] { $you ->
            [yes] You end the drive
           *[no] { $seat } ends the drive
        }
    }
tobago-event-amulet-taken = { $you ->
        [yes] You pick up the amulet on { $space }
       *[no] { $seat } picks up the amulet on { $space }
    }
tobago-event-marker-removed = { $you ->
        [yes] You spend an amulet and remove
       *[no] { $seat } spends an amulet and removes
    } the { tobago-path.adjective } marker on { $space }. Possible spaces: { $left }
tobago-event-extra-clue-bought = { $you ->
        [yes] You spend an amulet for an extra clue
       *[no] { $seat } spends an amulet for an extra clue
    }
tobago-event-extra-drive-bought = { $you ->
        [yes] You spend an amulet for an extra drive
       *[no] { $seat } spends an amulet for an extra drive
    }
tobago-event-rose-doubled = { $you ->
        [yes] You spend an amulet and put
       *[no] { $seat } spends an amulet and puts
    } a second rose on clue { $clue } of the { tobago-path.adjective } path
tobago-event-swap-paid = { $you ->
        [yes] You spend an amulet to swap two roses
       *[no] { $seat } spends an amulet to swap two roses
    }
tobago-event-roses-swapped = { $you ->
        [yes] You swap
       *[no] { $seat } swaps
    } the roses on the clues { $clue } and { $with_clue } of the { tobago-path.adjective } path
tobago-event-treasure-raised = { $you ->
        [yes] You raise
       *[no] { $seat } raises
    } the { tobago-path.adjective } treasure on { $space }: { $cards } gold cards
tobago-event-gold-seen = { $you ->
        [yes] You secretly draw
       *[no] { $seat } secretly draws
    } { $value ->
        [0] a curse
       *[other] gold { $value }
    }
tobago-event-gold-shuffled = The discarded gold cards are shuffled to make up for those missing
tobago-event-stack-ran-out = The gold stack is empty: this treasure is the last
tobago-event-gold-turned-up = Gold { $value } is turned up
tobago-event-gold-taken = { $you ->
        [yes] You take gold { $value }
       *[no] { $seat } takes gold { $value }
    }
tobago-event-gold-declined = { $you ->
        [yes] You leave gold { $value }
       *[no] { $seat } leaves gold { $value }
    }
tobago-event-gold-discarded = Nobody wants gold { $value }
tobago-event-gold-left-over = One card is left over and goes to the discards unseen
tobago-event-curse-struck = A curse lies on the { tobago-path.adjective } treasure! { $undealt ->
        [0] It was the last card
        [one] One card is no longer shared
       *[other] { $undealt } cards are no longer shared
    }
tobago-event-second-curse-gone = The other curse was among them and leaves the game without harm
tobago-event-amulet-protected = { $you ->
        [yes] You spend an amulet to ward off the curse
       *[no] { $seat } spends an amulet to ward off the curse
    }
tobago-event-gold-lost = { $you ->
        [yes] You lose gold { $value } to the curse
       *[no] { $seat } loses gold { $value } to the curse
    }
tobago-event-curse-spared = { $you ->
        [yes] You have nothing the curse could take
       *[no] { $seat } has nothing the curse could take
    }
tobago-event-amulet-washed-up = An amulet washes up on { $space }
tobago-event-statues-turned = The statues turn
tobago-event-turn-ended = { $you ->
        [yes] Your turn is over
       *[no] { $seat } ends the turn
    }
tobago-event-last-treasure-shared = The last treasure is shared: the game is over, count your gold
tobago-event-nothing-happened = { $rounds } rounds without a clue, a marker or a treasure: the game is over, count your gold

## Why not

tobago-refusal-no-land = { $space } is in the sea: choose a space on the island.
tobago-refusal-not-the-drawn-clue = First lay clue { $clue }, which was drawn for you.
tobago-refusal-path-begun = The { tobago-path.adjective } path already has its first clue: choose an empty one.
tobago-refusal-action-done = You have used this turn’s action: spend amulets, raise a treasure under your vehicle, or end your turn.
tobago-refusal-drive-under-way = You are driving: drive on or stop first.
tobago-refusal-clue-not-in-hand = Clue { $clue } is not in your hand.
tobago-refusal-no-rose = You have no compass rose left: wait until one comes back from a treasure.
tobago-refusal-path-located = The { tobago-path.adjective } treasure is already located: no more clues go there.
tobago-refusal-clue-contradicts = Clue { $clue } contradicts clue { $against } on the { tobago-path.adjective } path: both cannot be true.
tobago-refusal-clue-leaves-nothing = Clue { $clue } would leave no space for the { tobago-path.adjective } treasure, and it must lie somewhere.
tobago-refusal-clue-rules-nothing-out = Clue { $clue } rules nothing out on the { tobago-path.adjective } path: every space left already fits it.
tobago-refusal-no-clue-fits = None of your clues fits on any path: you could exchange them instead.
tobago-refusal-no-amulet = This costs an amulet, and you have none: pick one up at the shore.
tobago-refusal-exchange-needs-amulet = Without an amulet you can only exchange instead of your action, and not during a drive.
tobago-refusal-leg-goes-nowhere = You are there already: a leg ends on another space.
tobago-refusal-too-far = { $space } is too far away: a leg leads across one region, or one step into the next.
tobago-refusal-no-drive-under-way = You are not driving.
tobago-refusal-finish-drive-first = An extra drive begins before or after another drive: stop this one first.
tobago-refusal-not-located = The { tobago-path.adjective } treasure is not located yet: more than one space is possible.
tobago-refusal-vehicle-elsewhere = Your vehicle is not on the { tobago-path.adjective } treasure: drive there first.
tobago-refusal-no-markers-yet = There are no { tobago-path.adjective } markers on the island yet: too many spaces are possible.
tobago-refusal-no-marker-there = There is no { tobago-path.adjective } marker on { $space }.
tobago-refusal-last-marker-stays = The last { tobago-path.adjective } marker must stay: the treasure lies there.
tobago-refusal-open-this-path = Start the new { tobago-path.adjective } path: its treasure has just been raised.
tobago-refusal-advanced-only = This is part of the advanced rules, which are not used at this table.
tobago-refusal-clue-not-on-path = Clue { $clue } is not on any path.
tobago-refusal-roses-settled = The { tobago-path.adjective } treasure is located: its roses stay as they are.
tobago-refusal-rose-not-yours = The rose on clue { $clue } is not yours: choose a clue with one of your own.
tobago-refusal-rose-doubled = Clue { $clue } already bears two of your roses, and two is the limit.
tobago-refusal-nothing-to-swap = No rose on the { tobago-path.adjective } path can change places with the one on clue { $clue }: it must be another player’s, and a double only goes with a double.
tobago-refusal-swap-within-path = Roses are swapped within one path: choose another clue of the { tobago-path.adjective } path.
tobago-refusal-same-players-rose = Both roses belong to the same player: choose somebody else’s.
tobago-refusal-double-for-double = A double only changes places with a double, and a single rose with a single one.
tobago-refusal-stop-first = You are still driving: stop first.
tobago-refusal-action-missing = Take your action first: lay a clue, drive (you may stop without moving), or exchange.

## Hints

tobago-hint-gold = It brings you the most gold.
tobago-hint-look-gold = Which gold can you still get hold of?
tobago-hint-roses = It gives you roses where a treasure will soon be raised.
tobago-hint-look-roses = Which treasure will be raised soon, and how many of its roses are yours?
tobago-hint-raising = You will be first at a located treasure, and whoever raises it has one rose more.
tobago-hint-look-raising = How far is it from your vehicle to a located treasure?
tobago-hint-nearness = It leaves markers near your vehicle.
tobago-hint-look-nearness = Where may the treasures still lie, and who is near?
tobago-hint-amulets = Amulets are worth more than they look: they guard against curses and buy extra moves.
tobago-hint-look-amulets = What are your amulets worth, and where does one lie?
tobago-hint-gain = It puts you about { $gain } gold further ahead than the next best.
