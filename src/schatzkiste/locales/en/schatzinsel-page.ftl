# The table of Die Schatzinsel on the page.

schatzinsel-table-board = Board, five by five fields
schatzinsel-table-field = Row { $row }, column { $column }, { $thing ->
        [empty] empty
        [cross] tile with a cross
        [chest] { $guards ->
            [0] chest
            [one] chest with a guard
           *[other] chest with { $guards } guards
        }
       *[plain] tile
    }{ $start ->
        [yes] , start tile
       *[no] { "" }
    }{ $points ->
        [0] { "" }
        [one] , scores one point
       *[other] , scores { $points } points
    }
schatzinsel-table-screen = Behind your screen
schatzinsel-table-screen-note = only you can see this
schatzinsel-table-screen-empty = Your screen is empty: if your turn comes once more, you get the bonus and the game ends.
schatzinsel-table-sail = Tile { $tile }{ $points ->
        [0] { "" }
        [one] , scores one point
       *[other] , scores { $points } points
    }
schatzinsel-table-chests = { $count ->
        [one] One chest
       *[other] { $count } chests
    } on your ship
schatzinsel-table-guards = { $count ->
        [one] One guard
       *[other] { $count } guards
    } on your ship
schatzinsel-table-stock = Free stock
schatzinsel-table-stock-tab = Stock
schatzinsel-table-stock-note = open to all: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, { $guards ->
        [one] one guard
       *[other] { $guards } guards
    }
schatzinsel-table-stock-empty = The stock is empty.
schatzinsel-table-stock-tile = Free tile { $tile }
schatzinsel-table-stock-guard = Free guard
schatzinsel-table-voyage = Voyage
schatzinsel-table-players-tab = Players
schatzinsel-table-log = Log
schatzinsel-table-kinds = Kind of action
schatzinsel-table-kind-take = Take tile
schatzinsel-table-kind-take-guard = Take guard
schatzinsel-table-kind-lay = Lay tile
schatzinsel-table-kind-chest = Set chest
schatzinsel-table-kind-guard = Set guard
schatzinsel-table-end = End turn
schatzinsel-table-rules = { $rules ->
        [hawkins] Jim Hawkins rules
       *[silver] John Silver rules
    }
schatzinsel-table-now-begin = Your turn
schatzinsel-table-now-begin-text = Take, lay or set something. The numbers show what you score.
schatzinsel-table-now-take = Take a tile
schatzinsel-table-now-take-text = It goes behind your screen. The chart shows where it belongs.
schatzinsel-table-now-take-guard = Take a guard
schatzinsel-table-now-take-guard-text = He goes behind your screen.
schatzinsel-table-now-lay = Lay a tile
schatzinsel-table-now-lay-text = Each fits exactly one field. The number is what you score.
schatzinsel-table-now-chest = Set a chest
schatzinsel-table-now-chest-text = On a tile with a cross. The number is what you score.
schatzinsel-table-now-guard = Set a guard
schatzinsel-table-now-guard-text = Beside a chest. The number is what you score.
schatzinsel-table-now-more-lay = Lay on
schatzinsel-table-now-more-chest = Set more chests
schatzinsel-table-now-more-guard = Set more guards
schatzinsel-table-now-more-text = Or end your turn.
schatzinsel-table-now-next = Anything else?
schatzinsel-table-now-next-text = Each kind once a turn. Or end your turn.
schatzinsel-table-now-done = Nothing more fits
schatzinsel-table-now-done-text = End your turn.
schatzinsel-table-now-place = Row { $row }, column { $column } scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
schatzinsel-table-now-home = Belongs on row { $row }, column { $column }.
schatzinsel-table-now-waiting = { $seat } to play
schatzinsel-table-now-waiting-text = { $seat } is thinking …
schatzinsel-table-now-over = { $winners ->
        [you] You have won!
        [several] Shared victory: { $names }
       *[one] { $names } has won
    }
schatzinsel-table-now-over-text = The treasure hunt is over.
