# Words of Silver & Gold that page, log and terminal share.

# The colour of a card, as an adjective.
silver_gold-colour = { $colour ->
        [grey] silbergraue
        [green] grüne
        [orange] orange
       *[purple] violette
    }
    .noun = { $colour ->
        [grey] Silbergrau
        [green] Grün
        [orange] Orange
       *[purple] Violett
    }
    .capital = { $colour ->
        [grey] Silbergraue
        [green] Grüne
        [orange] Orange
       *[purple] Violette
    }
    .dative = { $colour ->
        [grey] silbergrauen
        [green] grünen
        [orange] orangen
       *[purple] violetten
    }
    .genitive-plural = { $colour ->
        [grey] silbergrauer
        [green] grüner
        [orange] oranger
       *[purple] violetter
    }
silver_gold-pattern = { $pattern ->
        [line2] Zweierreihe
        [line3] Dreierreihe
        [corner] Ecke aus drei Feldern
        [t] T aus vier Feldern
        [l] L aus vier Feldern
       *[square] Quadrat aus vier Feldern
    }
    .definite = { $pattern ->
        [line2] die Zweierreihe
        [line3] die Dreierreihe
        [corner] die Ecke aus drei Feldern
        [t] das T aus vier Feldern
        [l] das L aus vier Feldern
       *[square] das Quadrat aus vier Feldern
    }
    .short = { $pattern ->
        [line2] Zweierreihe
        [line3] Dreierreihe
        [corner] Ecke
        [t] T
        [l] L
       *[square] Quadrat
    }
    .short-definite = { $pattern ->
        [line2] die Zweierreihe
        [line3] die Dreierreihe
        [corner] die Ecke
        [t] das T
        [l] das L
       *[square] das Quadrat
    }
    .capital = { $pattern ->
        [line2] Die Zweierreihe
        [line3] Die Dreierreihe
        [corner] Die Ecke
        [t] Das T
        [l] Das L
       *[square] Das Quadrat
    }
silver_gold-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
