# The table of Die Schatzinsel on the page.

schatzinsel-table-board = Board, five by five spaces
schatzinsel-table-place = Row { $row }, column { $column }
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
schatzinsel-table-screen-empty = Your screen is empty: at the start of your next turn you get the bonus and the game ends.
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
schatzinsel-table-kind-take = Take a tile
schatzinsel-table-kind-take-guard = Take a guard
schatzinsel-table-kind-lay = Place a tile
schatzinsel-table-kind-chest = Place a chest
schatzinsel-table-kind-guard = Place a guard
schatzinsel-table-end = End turn
schatzinsel-table-rules = { $rules ->
        [hawkins] Jim Hawkins rules
       *[silver] John Silver rules
    }
schatzinsel-table-now-begin = Your turn
schatzinsel-table-now-begin-text = Take or place something. The numbers show what you score.
schatzinsel-table-now-take = Take a tile
schatzinsel-table-now-take-text = It goes behind your screen. The board shows where it belongs.
schatzinsel-table-now-take-guard = Take a guard
schatzinsel-table-now-take-guard-text = The guard goes behind your screen.
schatzinsel-table-now-lay = Place a tile
schatzinsel-table-now-lay-text = Each tile has exactly one space. The number is what you score.
schatzinsel-table-now-chest = Place a chest
schatzinsel-table-now-chest-text = On a tile with a cross. The number is what you score.
schatzinsel-table-now-guard = Place a guard
schatzinsel-table-now-guard-text = Beside a chest. The number is what you score.
schatzinsel-table-now-more-lay = Place another tile?
schatzinsel-table-now-more-chest = Place another chest?
schatzinsel-table-now-more-guard = Place another guard?
schatzinsel-table-now-more-text = Or end your turn.
schatzinsel-table-now-next = Anything else?
schatzinsel-table-now-next-text = Each kind once per turn.
schatzinsel-table-now-done = Nothing left to do
schatzinsel-table-now-done-text = End your turn. If it ended by itself now, the others would learn what you hide.
schatzinsel-table-now-place = Row { $row }, column { $column } scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
schatzinsel-table-now-home = Belongs in row { $row }, column { $column }.
schatzinsel-table-now-waiting = { $seat } to play
schatzinsel-table-now-waiting-text = { $seat } is thinking…
schatzinsel-table-now-over = { page-winners }
schatzinsel-table-now-over-text = The treasure hunt is over.

## What things are good for

schatzinsel-table-about-take = Take a free tile behind your screen, to place it later.
schatzinsel-table-about-take-guard = Take a free guard behind your screen, to place it later.
schatzinsel-table-about-lay = A tile belongs on the space of its row and column. Alone it scores the empty spaces up to the next tile or edge; beside others, its unbroken row and column.
schatzinsel-table-about-chest = A chest goes on a tile with a cross that is on the board. It scores one point for every chest on the board, itself included.
schatzinsel-table-about-guard = A guard goes beside a chest. It scores one point for every chest and guard on the board, itself included.

## The end

schatzinsel-amount = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
schatzinsel-sheet-earlier = Earlier
schatzinsel-sheet-earlier-note = before the practice began
schatzinsel-sheet-tiles = Tiles
schatzinsel-sheet-tiles-note = empty spaces, rows and columns
schatzinsel-sheet-chests = Chests
schatzinsel-sheet-guards = Guards
schatzinsel-sheet-bonus = Bonus
schatzinsel-sheet-bonus-note = first with nothing behind the screen
schatzinsel-table-sheet-pieces = { $what ->
        [tiles] { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }
        [chests] { $count ->
            [one] { $count } chest
           *[other] { $count } chests
        }
       *[guards] { $count ->
            [one] { $count } guard
           *[other] { $count } guards
        }
    }
schatzinsel-sheet-sum = Total
schatzinsel-course-about = points after each round
schatzinsel-course-round = Round { $round }
