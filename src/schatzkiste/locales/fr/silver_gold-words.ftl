# Words of Silver & Gold that page, log and terminal share.

# The colour of a card, as an adjective.
silver_gold-colour = { $colour ->
        [grey] grise
        [green] verte
        [orange] orange
       *[purple] violette
    }
    .noun = { $colour ->
        [grey] Gris
        [green] Vert
        [orange] Orange
       *[purple] Violet
    }
    .capital = { $colour ->
        [grey] Grise
        [green] Verte
        [orange] Orange
       *[purple] Violette
    }
silver_gold-pattern = { $pattern ->
        [line2] ligne de deux
        [line3] ligne de trois
        [corner] coin de trois cases
        [t] T de quatre cases
        [l] L de quatre cases
       *[square] carré de quatre cases
    }
    .definite = { $pattern ->
        [line2] la ligne de deux
        [line3] la ligne de trois
        [corner] le coin de trois cases
        [t] le T de quatre cases
        [l] le L de quatre cases
       *[square] le carré de quatre cases
    }
    .short = { $pattern ->
        [line2] ligne de deux
        [line3] ligne de trois
        [corner] coin
        [t] T
        [l] L
       *[square] carré
    }
    .short-definite = { $pattern ->
        [line2] la ligne de deux
        [line3] la ligne de trois
        [corner] le coin
        [t] le T
        [l] le L
       *[square] le carré
    }
    .capital = { $pattern ->
        [line2] La ligne de deux
        [line3] La ligne de trois
        [corner] Le coin
        [t] Le T
        [l] Le L
       *[square] Le carré
    }
silver_gold-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
