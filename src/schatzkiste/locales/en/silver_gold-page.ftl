# The table of Silver & Gold on the page.

silver_gold-table-letter = { $colour ->
        [grey] S
        [green] G
        [orange] O
       *[purple] P
    }
silver_gold-table-colour = { $colour ->
        [grey] Silver-grey
        [green] Green
        [orange] Orange
       *[purple] Purple
    }
silver_gold-table-pattern = { $pattern ->
        [line2] line of two
        [line3] line of three
        [corner] corner of three
        [t] T of four
        [l] L of four
       *[square] square of four
    }

## Cards

silver_gold-table-card = { $colour ->
        [grey] Silver-grey
        [green] Green
        [orange] Orange
       *[purple] Purple
    } treasure card, { $points } points
silver_gold-table-card-seal = seal: { $value ->
        [one] one point
       *[other] { $value } points
    } for each completed { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    } card
silver_gold-table-card-signs = { $sign ->
        [cross] { $count ->
            [one] one cross
           *[other] { $count } crosses
        }
        [coin] { $count ->
            [one] one coin
           *[other] { $count } coins
        }
       *[palm] { $count ->
            [one] one palm
           *[other] { $count } palms
        }
    }
silver_gold-table-left = { $left } left
silver_gold-table-own = Your two cards
silver_gold-table-own-card = Your card { $number }: { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    }, { $points } points, { $left ->
        [one] one free field left
       *[other] { $left } free fields left
    }
silver_gold-table-field = { $cell }, { $sign ->
        [sea] sea
        [marked] marked
        [cross] cross
        [coin] coin
        [palm] palm
       *[plain] free field
    }
silver_gold-table-field-marks = { $count ->
        [one] marks this field
       *[other] marks { $cells }
    }
silver_gold-table-slot-new = Your new card goes here
silver_gold-table-slot-empty = No card left
silver_gold-table-fits-not = { $pattern ->
        [line2] The line of two does
        [line3] The line of three does
        [corner] The corner does
        [t] The T does
        [l] The L does
       *[square] The square does
    } not fit here – only a single field.
silver_gold-table-or-here = … or a free field on this card
silver_gold-table-other = Your card
silver_gold-table-deal = Your four cards to choose from
silver_gold-table-deal-others = Everyone chooses two of four cards.

## Pattern

silver_gold-table-expedition = Expedition
silver_gold-table-expedition-cross = Cross: one field
silver_gold-table-turn = Turn
silver_gold-table-mirror = Mirror
silver_gold-table-single = Just one field
silver_gold-table-patterns = { $tracker ->
        [on] The eight patterns, used ones struck
       *[off] The eight patterns of a round
    }
silver_gold-table-pattern-state = { $state ->
        [now] this turn
       *[used] used already
    }

## Display and progress

silver_gold-table-display = Display
silver_gold-table-display-note = New cards after the turn
silver_gold-table-display-later = Opens after the choice
silver_gold-table-deck = { $cards ->
        [0] empty
       *[other] { $cards } left
    }
silver_gold-table-draw = Take the top card of the deck, unseen; { $cards } left
silver_gold-table-take = { $card }: take
silver_gold-table-palm-now = A palm now
silver_gold-table-palm-sum = 1 + { $open } open
silver_gold-table-voyage = Round { $round } of { $rounds }, turn { $turn } of { $turns }
silver_gold-table-turn-of = Turn { $turn }/{ $turns }
silver_gold-table-facts = Round { $round } of { $rounds } · Turn { $turn } of { $turns }{ $solo ->
        [yes] { "" }
       *[no] { " " }· { $you ->
            [yes] you start
           *[no] { $seat } starts
        }
    }
silver_gold-table-facts-begin = Four rounds of seven turns

## Score card

silver_gold-table-score = Your score card
silver_gold-table-coins = Coins
silver_gold-table-coins-of = { $coins } of 12
silver_gold-table-coins-words = { $coins } of 12 coins; trophies: { $trophies }
silver_gold-table-coins-count = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
silver_gold-table-palms = Palms
silver_gold-table-palms-words = { $count } of 4 palms, points: { $points }
silver_gold-table-palms-count = { $count ->
        [one] 1 palm
       *[other] { $count } palms
    }
silver_gold-table-completed = Completed cards
silver_gold-table-completed-none = None yet: a card is complete when all its fields are marked.
silver_gold-table-cards-count = { $count ->
        [one] 1 card completed
       *[other] { $count } cards completed
    }
silver_gold-table-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
silver_gold-table-trophies = Trophies
silver_gold-table-trophies-note = for full rows of coins
silver_gold-table-trophies-count = Trophy { $trophies }
silver_gold-table-trophy = Trophy { $points }: { $state ->
        [free] still free
        [lost] struck out
       *[won] won by { $seat }
    }
silver_gold-table-total = { $you ->
        [yes] Your score
       *[no] { $seat }
    }
silver_gold-table-seals = Seals
silver_gold-table-sum = Total
silver_gold-table-sheet = Score sheet
silver_gold-table-rating = Your rank
silver_gold-table-rating-name = { $rating ->
        [castaway] Castaway
        [deckhand] Deckhand
        [sailor] Able sailor
        [navigator] Navigator
        [captain] Captain
       *[legend] Legend
    }
silver_gold-table-rating-from = from { $from }
silver_gold-table-best = Your best voyages

## Players and log

silver_gold-table-rivals = Players
silver_gold-table-alone = You play alone.
silver_gold-table-done-tab = Done
silver_gold-table-log = Log
silver_gold-table-starts = starts
silver_gold-table-stage-done = done
silver_gold-table-stage = { $stage ->
        [choose] is choosing
        [settle] takes a card
        [cross] places a cross
        [ready] checks
       *[marking] is thinking
    }

## What marks bring

silver_gold-table-effect-coins = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } ({ $total } then)
silver_gold-table-effect-palms = { $count ->
        [one] palm
       *[other] { $count } palms
    } +{ $points }
silver_gold-table-effect-rows = { $count ->
        [one] row of coins full
       *[other] { $count } rows of coins full
    }
silver_gold-table-effect-cards = { $count ->
        [one] card complete
       *[other] { $count } cards complete
    } +{ $points }
silver_gold-table-effect-crosses = { $crosses ->
        [one] then one more field
       *[other] then { $crosses } more fields
    }
silver_gold-table-chip-coins = Coin { $total }
silver_gold-table-chip-rows = { $count ->
        [one] Row full
       *[other] { $count } rows full
    }
silver_gold-table-chip-cards = Card complete +{ $points }

## Main button

silver_gold-table-main = { $kind ->
        [keep] Keep
        [cross] Place cross
        [done] Done
        [take] Take
        [draw] Draw
       *[mark] Mark
    }

## What to do now

silver_gold-table-now-choose = Keep two cards
silver_gold-table-now-choose-text = Choose two of your four islands. Large ones bring more points, small ones are done sooner.
silver_gold-table-now-pattern = Mark the { $pattern ->
        [line2] line of two
        [line3] line of three
        [corner] corner
        [t] T
        [l] L
       *[square] square
    }
silver_gold-table-now-pattern-text = On one of your two cards, turned or mirrored. Or exactly one single field.
silver_gold-table-now-picked = Mark it like this?
silver_gold-table-now-no-fit = Mark one field
silver_gold-table-now-no-fit-text = The { $pattern ->
        [line2] line of two
        [line3] line of three
        [corner] corner
        [t] T
        [l] L
       *[square] square
    } fits on neither of your cards: exactly one free field remains.
silver_gold-table-now-single = Mark one field
silver_gold-table-now-single-text = Instead of the pattern exactly one free field on either of your cards.
silver_gold-table-now-cross = { $crosses ->
        [1] One more cross
        [2] Two more crosses
        [3] Three more crosses
       *[other] Several more crosses
    }
silver_gold-table-now-cross-text = You have covered a cross: mark a free field of your choice for it.
silver_gold-table-now-ready = Confirm your turn
silver_gold-table-now-ready-text = Until then you can take it back.
silver_gold-table-now-ready-brings = Brings:
silver_gold-table-now-again = Tap again or confirm.
silver_gold-table-now-settle = { $cards ->
        [one] Take a card
       *[other] Take two cards
    }
silver_gold-table-now-settle-text = From the display, or unseen from the deck.
silver_gold-table-now-others-choose = { $own ->
        [done] Chosen
       *[watch] Everyone chooses
    }
silver_gold-table-now-others-choose-text = Still choosing: { $names }.
silver_gold-table-now-others-mark = { $own ->
        [done] Done marking
       *[watch] Everyone marks
    }
silver_gold-table-now-others-mark-text = Still thinking: { $names }. Marks are shown when all are done.
silver_gold-table-now-others-settle = { $names } takes a card
silver_gold-table-now-others-settle-text = Then the display is filled up again.
silver_gold-table-now-over = { $winners ->
        [you] You have won
        [several] Shared victory: { $names }
       *[one] { $names } wins
    }
silver_gold-table-now-over-text = Four rounds are played: the score sheet shows where the points come from.
silver_gold-table-now-over-solo = { $rating ->
        [castaway] Castaway
        [deckhand] Deckhand
        [sailor] Able sailor
        [navigator] Navigator
        [captain] Captain
       *[legend] Legend
    }
silver_gold-table-now-over-solo-text = { $points } points in four rounds. Will you do better next time?
