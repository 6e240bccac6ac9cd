# The table of Silver & Gold in the terminal.

silver_gold-terminal-round = Round { $round } of { $rounds }
silver_gold-terminal-turn = Turn { $turn } of { $turns }
silver_gold-terminal-trophies = Trophies left: { $trophies }
silver_gold-terminal-expedition = Expedition:
silver_gold-terminal-pattern = { $pattern ->
        [line2] line of two
        [line3] line of three
        [corner] corner
        [t] T
        [l] L
       *[square] square
    }
silver_gold-terminal-used = { $count ->
        [one] One expedition card of this round has been used: { $patterns }
       *[other] { $count } expedition cards of this round have been used: { $patterns }
    }
silver_gold-terminal-dealt = Your four cards, keep two:
silver_gold-terminal-display = Display (a palm scores { $palm } now), deck: { $deck ->
        [0] empty
        [one] 1 card
       *[other] { $deck } cards
    }
silver_gold-terminal-card = { $colour ->
        [grey] Silver-grey
        [green] Green
        [orange] Orange
       *[purple] Purple
    } { $points }
silver_gold-terminal-seal = +{ $value } per { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    }
silver_gold-terminal-player = { $own ->
        [yes] You
       *[no] Player { $number }
    }
silver_gold-terminal-standing = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $stage ->
        [choose] choosing
        [pattern] to mark
        [cross] one more field to mark
        [ready] to confirm
        [marking] marking
        [done] done
        [settle] takes a card
        [wait] waiting
       *[over] finished
    }
silver_gold-terminal-starter = starting player
silver_gold-terminal-completed = { $count ->
        [0] no card completed
        [one] 1 card completed
       *[other] { $count } cards completed
    }
silver_gold-terminal-field = field
silver_gold-terminal-marked = marked
silver_gold-terminal-fresh = marked now
silver_gold-terminal-cross = cross
silver_gold-terminal-coin = coin
silver_gold-terminal-palm = palm
