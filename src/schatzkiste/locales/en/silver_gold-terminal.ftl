# The table of Silver & Gold in the terminal.

silver_gold-terminal-round = Round { $round } of { $rounds }
silver_gold-terminal-turn = Turn { $turn } of { $turns }
silver_gold-terminal-trophies = Trophies left: { $trophies }
silver_gold-terminal-expedition = Expedition:
silver_gold-terminal-pattern = { silver_gold-pattern.short }
silver_gold-terminal-used = Used this round: { $patterns }
silver_gold-terminal-dealt = Your four cards, keep two:
silver_gold-terminal-display = Display (a palm scores { $palm } now), deck: { $deck ->
        [0] empty
        [one] 1 card
       *[other] { $deck } cards
    }
silver_gold-terminal-card = { silver_gold-colour.capital } { $points }
silver_gold-terminal-seal = +{ $value } per { silver_gold-colour }
silver_gold-terminal-player = { $own ->
        [yes] You
       *[no] Player { $number }
    }
silver_gold-terminal-standing = { silver_gold-points }, { $stage ->
        [choose] choosing
        [pattern] to mark
        [cross] a bonus space to mark
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
silver_gold-terminal-field = space
silver_gold-terminal-marked = marked
silver_gold-terminal-new = marked now
silver_gold-terminal-cross = cross
silver_gold-terminal-coin = coin
silver_gold-terminal-palm = palm

## What a player types

silver_gold-typed-keep = keep { $pair }
silver_gold-typed-mark = mark { $card } { $cells }
silver_gold-typed-field = field { $card } { $cell }
silver_gold-typed-cross = cross { $card } { $cell }
silver_gold-typed-done = confirm
silver_gold-typed-take = take { $place }
silver_gold-typed-draw = draw
