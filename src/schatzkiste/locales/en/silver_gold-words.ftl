# Words of Silver & Gold that page, log and terminal share.

silver_gold-colour = { $colour ->
        [grey] silver-grey
        [green] green
        [orange] orange
       *[purple] purple
    }
    .capital = { $colour ->
        [grey] Silver-grey
        [green] Green
        [orange] Orange
       *[purple] Purple
    }
    .indefinite = { $colour ->
        [grey] a silver-grey
        [green] a green
        [orange] an orange
       *[purple] a purple
    }
silver_gold-pattern = { $pattern ->
        [line2] line of two
        [line3] line of three
        [corner] corner of three
        [t] T of four
        [l] L of four
       *[square] square of four
    }
    .short = { $pattern ->
        [line2] line of two
        [line3] line of three
        [corner] corner
        [t] T
        [l] L
       *[square] square
    }
silver_gold-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
