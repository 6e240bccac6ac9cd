# Tobago: the words of its rules, for page, log, terminal and screen reader.

tobago-title = Tobago
tobago-about = Narrow down where the treasures lie, clue by clue, race to them and share the gold.

## Options

tobago-option-rules = Rules
tobago-option-rules-standard = Standard
tobago-option-rules-advanced = Advanced: amulets also double and swap compass roses
tobago-option-island = Island
tobago-option-island-random = Drawn by lot
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

## Actions

tobago-action-vehicle = Put your vehicle on { $space }
tobago-action-lay = Lay clue { $clue } on the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path
tobago-action-drive = Drive to { $space }
tobago-action-stop = Stop driving
tobago-action-raise = Raise the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure
tobago-action-accept = Take the card
tobago-action-decline = Leave the card
tobago-action-remove = Give an amulet: remove the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } marker on { $space }
tobago-action-extra-clue = Give an amulet: lay an extra clue
tobago-action-extra-drive = Give an amulet: an extra drive
tobago-action-exchange = Exchange all your clues
tobago-action-double = Give an amulet: put a second rose on clue { $clue }
tobago-action-swap-roses = Give an amulet: swap the rose on clue { $clue }
tobago-action-with = Swap it with the rose on clue { $clue }
tobago-action-end = End the turn

## Events

tobago-event-vehicle-placed = { $you ->
        [yes] You put your vehicle on { $space }
       *[no] { $seat } puts the vehicle on { $space }
    }
tobago-event-clue-laid = { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } clue { $clue } on the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path: { tobago-clue }. Possible spaces: { $before } → { $after }
tobago-event-clue-drawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } clue { $clue }: { tobago-clue }
tobago-event-clues-shuffled = The clue discards are shuffled as the new stack
tobago-event-hand-exchanged = { $paid ->
        [yes] { $you ->
            [yes] You give an amulet and lay off your clues { $clues } for new ones
           *[no] { $seat } gives an amulet and lays off the clues { $clues } for new ones
        }
       *[no] { $you ->
            [yes] Instead of an action you lay off your clues { $clues } for new ones
           *[no] Instead of an action { $seat } lays off the clues { $clues } for new ones
        }
    }
tobago-event-treasure-located = The { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure is located: it lies on { $space }
tobago-event-leg-driven = { $you ->
        [yes] You drive to { $space } (leg { $leg })
       *[no] { $seat } drives to { $space } (leg { $leg })
    }
tobago-event-drive-ended = { $legs ->
        [0] { $you ->
            [yes] You stay where you are
           *[no] { $seat } stays in place
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
        [yes] You give an amulet and remove
       *[no] { $seat } gives an amulet and removes
    } the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } marker on { $space }. Possible spaces: { $left }
tobago-event-extra-clue-bought = { $you ->
        [yes] You give an amulet for an extra clue
       *[no] { $seat } gives an amulet for an extra clue
    }
tobago-event-extra-drive-bought = { $you ->
        [yes] You give an amulet for an extra drive
       *[no] { $seat } gives an amulet for an extra drive
    }
tobago-event-rose-doubled = { $you ->
        [yes] You give an amulet and put
       *[no] { $seat } gives an amulet and puts
    } a second rose on clue { $clue } of the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path
tobago-event-roses-swapped = { $you ->
        [yes] You give an amulet and swap
       *[no] { $seat } gives an amulet and swaps
    } the roses on the clues { $clue } and { $with_clue } of the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path
tobago-event-treasure-raised = { $you ->
        [yes] You raise
       *[no] { $seat } raises
    } the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure on { $space }: { $cards } gold cards
tobago-event-gold-seen = { $you ->
        [yes] You secretly draw { $value ->
            [0] a curse
           *[other] gold { $value }
        }
       *[no] { $seat } secretly draws { $value ->
            [0] a curse
           *[other] gold { $value }
        }
    }
tobago-event-gold-shuffled = The gold discards are shuffled to make up for the missing cards
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
tobago-event-curse-struck = A curse lies on the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure! { $undealt ->
        [0] All other cards were shared
        [one] One card is not shared any more
       *[other] { $undealt } cards are not shared any more
    }
tobago-event-second-curse-gone = The other curse was among them and leaves the game without harm
tobago-event-amulet-protected = { $you ->
        [yes] You give an amulet for the curse
       *[no] { $seat } gives an amulet for the curse
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
       *[no] { $seat } has finished the turn
    }
tobago-event-last-treasure-shared = The last treasure is shared: the game is over, count your gold
tobago-event-nothing-happened = { $rounds } rounds without a clue, a marker or a treasure: the game is over, count your gold

## Why not

tobago-refusal-no-land = { $space } is in the sea: choose a space of the island.
tobago-refusal-not-the-drawn-clue = First lay clue { $clue }, which was drawn for you.
tobago-refusal-path-begun = The { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path has its first clue already: choose an empty one.
tobago-refusal-action-done = You have had the action of this turn: only amulets and treasures under your vehicle are left, or end your turn.
tobago-refusal-drive-under-way = You are driving: drive on or stop first.
tobago-refusal-clue-not-in-hand = Clue { $clue } is not in your hand.
tobago-refusal-no-rose = You have no compass rose left: wait until one comes back from a treasure.
tobago-refusal-path-located = The { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure is located already: no more clues go there.
tobago-refusal-clue-contradicts = Clue { $clue } contradicts clue { $against } on the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path: both cannot be true.
tobago-refusal-clue-leaves-nothing = Clue { $clue } would leave no space for the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure, and it must lie somewhere.
tobago-refusal-clue-rules-nothing-out = Clue { $clue } rules nothing out on the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path: every space left fits it already.
tobago-refusal-no-clue-fits = None of your clues fits on any path: you could exchange them instead.
tobago-refusal-no-amulet = This costs an amulet, and you have none: fetch one at the shore.
tobago-refusal-exchange-needs-amulet = Without an amulet you can only exchange instead of your action, and not during a drive.
tobago-refusal-leg-goes-nowhere = You are there already: a leg ends on another space.
tobago-refusal-too-far = { $space } is more than one leg away: drive within this terrain, or one step into the next.
tobago-refusal-no-drive-under-way = You are not driving.
tobago-refusal-finish-drive-first = An extra drive begins before or after another drive: stop this one first.
tobago-refusal-not-located = The { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure is not located yet: more than one space is possible.
tobago-refusal-vehicle-elsewhere = Your vehicle is not on the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure: drive there first.
tobago-refusal-no-markers-yet = There are no { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } markers on the island yet: too many spaces are possible.
tobago-refusal-no-marker-there = There is no { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } marker on { $space }.
tobago-refusal-last-marker-stays = The last { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } marker must stay: the treasure lies there.
tobago-refusal-open-this-path = Open the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path: its treasure has just been raised.
tobago-refusal-advanced-only = This belongs to the advanced rules, which you do not play with.
tobago-refusal-clue-not-on-path = Clue { $clue } does not lie on any path.
tobago-refusal-roses-settled = The { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } treasure is located: its roses stay as they are.
tobago-refusal-rose-not-yours = The rose on clue { $clue } is not yours: choose a clue with one of your own.
tobago-refusal-rose-doubled = Clue { $clue } bears two of your roses already, and two is the most.
tobago-refusal-nothing-to-swap = No rose on the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path can change places with the one on clue { $clue }: it must be another player’s, and a double only goes with a double.
tobago-refusal-swap-within-path = Roses are swapped within one path: choose another clue of the { $path ->
        [white] white
        [grey] grey
        [brown] brown
       *[black] black
    } path.
tobago-refusal-same-players-rose = Both roses belong to the same player: choose one of somebody else.
tobago-refusal-double-for-double = A double only changes places with a double, and a single rose with a single one.
tobago-refusal-stop-first = You are still driving: stop first.
tobago-refusal-action-missing = Do your action first: lay a clue, drive (even without moving: stop), or exchange.
