# The table of Silver & Gold on the page.

silver_gold-table-letter = { $colour ->
        [grey] S
        [green] G
        [orange] O
       *[purple] P
    }
silver_gold-table-colour = { silver_gold-colour.capital }
silver_gold-table-pattern = { silver_gold-pattern }

## Cards

silver_gold-table-card = { silver_gold-colour.capital } treasure card, { $points } points
silver_gold-table-card-seal = seal: { $value ->
        [one] one point
       *[other] { $value } points
    } for each completed { silver_gold-colour } card
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
silver_gold-table-own-card = Your card { $number }: { silver_gold-colour }, { $points } points, { $left ->
        [one] one free space left
       *[other] { $left } free spaces left
    }
silver_gold-table-field = { $cell }, { $sign ->
        [sea] sea
        [marked] marked
        [cross] cross
        [coin] coin
        [palm] palm
       *[plain] free space
    }
silver_gold-table-field-marks = { $count ->
        [one] marks this space
       *[other] marks { $cells }
    }
silver_gold-table-slot-new = Your new card goes here
silver_gold-table-slot-empty = No card left
silver_gold-table-fits-not = The { silver_gold-pattern.short } doesn’t fit here: mark any one free space.
silver_gold-table-or-here = … or a free space on this card
silver_gold-table-other = Your card
silver_gold-table-deal = Your four cards to choose from
silver_gold-table-deal-others = Everyone chooses two of four cards.

## Pattern

silver_gold-table-expedition = Expedition
silver_gold-table-expedition-cross = Bonus space
silver_gold-table-turn = Rotate
silver_gold-table-mirror = Mirror
silver_gold-table-single = Just one space
silver_gold-table-patterns = { $tracker ->
        [on] The eight patterns, used ones crossed out
       *[off] The eight patterns of a round
    }
silver_gold-table-pattern-state = { $state ->
        [now] this turn
       *[used] used already
    }

## Display and progress

silver_gold-table-display = Display
silver_gold-table-display-note = New cards after the turn
silver_gold-table-display-later = Revealed once everyone has chosen
silver_gold-table-deck = { $cards ->
        [0] empty
       *[other] { $cards } left
    }
silver_gold-table-deck-words = Deck: { silver_gold-table-deck }
silver_gold-table-draw = Take the top card of the deck, unseen; { $cards } left
silver_gold-table-take = { $card }: take
silver_gold-table-palm-now = A palm now
silver_gold-table-palm-sum = 1 + { $open } showing
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
silver_gold-table-completed-none = None yet: a card is complete when all its spaces are marked.
silver_gold-table-cards-count = { $count ->
        [one] 1 card completed
       *[other] { $count } cards completed
    }
silver_gold-table-points = { silver_gold-points }
silver_gold-table-trophies = Trophies
silver_gold-table-trophies-note = for full rows of coins
silver_gold-table-trophies-count = Trophy { $trophies }
silver_gold-table-trophy = Trophy { $points }: { $state ->
        [free] still free
        [lost] struck out
       *[won] won { $you ->
            [yes] by you
           *[no] by { $seat }
        }
    }
silver_gold-table-total = { $you ->
        [yes] Your score
       *[no] { $seat }
    }
silver_gold-table-rating-name = { $rating ->
        [castaway] Castaway
        [deckhand] Deckhand
        [sailor] Able sailor
        [navigator] Navigator
        [captain] Captain
       *[legend] Legend
    }

## Players and log

silver_gold-table-rivals = Players
silver_gold-table-taken = new card
silver_gold-table-alone = You are playing solo.
silver_gold-table-done-tab = Completed
silver_gold-table-log = Log
silver_gold-table-starts = starts
silver_gold-table-stage-done = done
silver_gold-table-stage = { $stage ->
        [choose] is choosing
        [settle] is taking a card
        [cross] is marking a bonus space
        [ready] is confirming
       *[marking] is thinking
    }

## What marks bring

silver_gold-table-effect-coins = +{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } (total { $total })
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
        [one] then one bonus space
       *[other] then { $crosses } bonus spaces
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
        [cross] Mark
        [done] Confirm
        [take] Take
        [draw] Draw
       *[mark] Mark
    }

## What to do now

silver_gold-table-now-choose = Keep two cards
silver_gold-table-now-choose-text = Choose two of your four islands. Large ones bring more points, small ones are completed sooner.
silver_gold-table-now-pattern = Mark the { silver_gold-pattern.short }
silver_gold-table-now-pattern-text = On one of your two cards, rotated or mirrored as you like. Or mark just one space.
silver_gold-table-now-picked = Mark it like this?
silver_gold-table-now-no-fit = Mark one space
silver_gold-table-now-no-fit-text = The { silver_gold-pattern.short } doesn’t fit: mark any one free space.
silver_gold-table-now-single = Mark one space
silver_gold-table-now-single-text = Any one free space on either card, instead of the pattern.
silver_gold-table-now-cross = { $crosses ->
        [1] Mark a bonus space
        [2] Mark two bonus spaces
        [3] Mark three bonus spaces
       *[other] Mark your bonus spaces
    }
silver_gold-table-now-cross-text = You covered a cross: mark any free space on either card.
silver_gold-table-now-ready = Confirm your turn
silver_gold-table-now-ready-text = Until then you can take it back.
silver_gold-table-now-ready-brings = Brings:
silver_gold-table-now-in-all = In all:
silver_gold-table-now-again = Tap again or confirm.
silver_gold-table-now-settle = { $cards ->
        [one] Take a card
       *[other] Take two cards
    }
silver_gold-table-now-settle-text = { $from ->
        [display] From the display: the deck is empty.
        [deck] Unseen from the deck: the display is empty.
       *[both] From the display, or unseen from the deck.
    }
silver_gold-table-now-others-choose = { $own ->
        [done] Chosen
       *[watch] Everyone chooses
    }
silver_gold-table-now-others-choose-text = Still choosing: { $names }.
silver_gold-table-now-others-mark = { $own ->
        [done] Done marking
       *[watch] Everyone marks
    }
silver_gold-table-now-others-mark-text = Still thinking: { $names }.{ $marking ->
        [open] { "" }
       *[hidden] { " " }Marks are shown when all are done.
    }
silver_gold-table-now-others-settle = { $names } takes a card
silver_gold-table-now-others-settle-text = Then the display is refilled.
silver_gold-table-now-over = { page-winners }
silver_gold-table-now-over-text = All four rounds are over: the score sheet shows where the points come from.
silver_gold-table-now-over-solo = { silver_gold-table-rating-name }
silver_gold-table-now-over-solo-text = { $points } points in four rounds. Can you do better next time?

## What things are good for

silver_gold-table-about-card = A card scores when all its spaces are marked. When you complete one, you take a new card from here.
silver_gold-table-about-deck = When you complete a card you may also draw unseen from the deck.
silver_gold-table-about-expedition = This turn’s pattern, the same for everyone. Mark it on one of your cards, rotated or mirrored, or mark just one space.
silver_gold-table-about-patterns = Seven of these eight patterns come up in a round, one each turn. Then all eight are shuffled again.
silver_gold-table-about-field = { $field ->
        [sea] Sea: nothing is marked here.
        [marked] This space is marked already.
       *[plain] A free space. A card scores when all its spaces are marked.
    }
silver_gold-table-about-cross = A cross gives you one more space of your choice at once.
silver_gold-table-about-coins = Each coin you mark is one point. Four in a row win the best trophy that is left.
silver_gold-table-about-palms = A palm scores 1, and 1 more for each palm in the display. At most four of your palms score.
silver_gold-table-about-palm = What a palm scores in this turn: 1, and 1 for each palm in the display.
silver_gold-table-about-trophies = Whoever fills a row of coins takes the best trophy left and scores its number.
silver_gold-table-about-completed = Completed cards with their points. A seal adds points for every completed card of its colour.

## What a hint advises

silver_gold-table-advice-card = the { silver_gold-colour } { $points }
silver_gold-table-advice-keep = Keep { $one } and { $other }
silver_gold-table-advice-mark = Mark the pattern on the { silver_gold-colour } card
silver_gold-table-advice-field = Mark just one space on the { silver_gold-colour } card
silver_gold-table-advice-cross = Mark a bonus space on the { silver_gold-colour } card
silver_gold-table-advice-take = Take { $shown } from the display

## The end

silver_gold-amount = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
silver_gold-sheet-purple = Purple
silver_gold-sheet-orange = Orange
silver_gold-sheet-green = Green
silver_gold-sheet-grey = Silver-grey
silver_gold-sheet-coins = Coins
silver_gold-sheet-trophies = Trophies
silver_gold-sheet-palms = Palms
silver_gold-sheet-seals = Seals
silver_gold-table-sheet-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
silver_gold-sheet-sum = Total
silver_gold-course-about = points after each turn
silver_gold-course-round = Round { $round }
