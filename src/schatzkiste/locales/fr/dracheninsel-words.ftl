# Words of Die Dracheninsel that page, log and terminal share.

## Cards, terrains, places

dracheninsel-card = { $card ->
        [forest] Forêt
        [desert] Désert
        [mountain] Montagne
        [water] Eau
        [farmland] Champs
        [volcano] Volcan
        [desert-mountain] Désert / Montagne
        [forest-volcano] Forêt / Volcan
        [water-farmland] Eau / Champs
        [flight] Vol téméraire
        [elements] Éléments déchaînés
        [journey] Voyage lointain
        [forces] Forces destructrices
        [patrol] Patrouille de dragons
        [curse] Malédiction
        [slumber] Petit somme
        [betrayal-counterspell] Déloyauté / Contre-sort
        [betrayal-terror] Déloyauté / Terreur
        [betrayal-patrol] Déloyauté / Patrouille de dragons
        [betrayal-sneak] Déloyauté / Attaque sournoise
        [betrayal-slumber] Déloyauté / Petit somme
        [counterspell-terror] Contre-sort / Terreur
        [terror-sneak] Terreur / Attaque sournoise
        [slumber-terror] Petit somme / Terreur
       *[slumber-patrol] Petit somme / Patrouille de dragons
    }
# What was paid for a step.
dracheninsel-paid = { $paid ->
       *[nothing] sans payer
        [forest] en payant Forêt
        [desert] en payant Désert
        [mountain] en payant Montagne
        [water] en payant Eau
        [farmland] en payant Champs
        [volcano] en payant Volcan
        [desert-mountain] en payant Désert / Montagne
        [forest-volcano] en payant Forêt / Volcan
        [water-farmland] en payant Eau / Champs
    }
dracheninsel-terrain = { $terrain ->
        [forest] forêt
        [desert] désert
        [mountain] montagne
        [water] eau
        [farmland] champs
       *[volcano] volcan
    }
    .definite = { $terrain ->
        [forest] la forêt
        [desert] le désert
        [mountain] la montagne
        [water] l’eau
        [farmland] les champs
       *[volcano] le volcan
    }
    .partitive = { $terrain ->
        [forest] de la forêt
        [desert] du désert
        [mountain] de la montagne
        [water] de l’eau
        [farmland] des champs
       *[volcano] un volcan
    }
    .card = { $terrain ->
        [forest] Forêt
        [desert] Désert
        [mountain] Montagne
        [water] Eau
        [farmland] Champs
       *[volcano] Volcan
    }
dracheninsel-place = { $place ->
        [boat-green] dans le bateau vert
        [boat-yellow] dans le bateau jaune
        [boat-grey] dans le bateau gris
        [boat-blue] dans le bateau bleu
        [boat-brown] dans le bateau brun
        [boat-red] dans le bateau rouge
        [e5] sur la case au trésor
       *[other] sur { $place }
    }

## Colours: of a hunter, of others in the same text, of a boat

dracheninsel-hunter = { $hunter ->
        [green] vert
        [yellow] jaune
        [grey] gris
        [blue] bleu
        [brown] brun
       *[red] rouge
    }
dracheninsel-partner = { $partner ->
        [green] vert
        [yellow] jaune
        [grey] gris
        [blue] bleu
        [brown] brun
       *[red] rouge
    }
dracheninsel-first = { $first ->
        [green] vert
        [yellow] jaune
        [grey] gris
        [blue] bleu
        [brown] brun
       *[red] rouge
    }
dracheninsel-colour = { $colour ->
        [green] vert
        [yellow] jaune
        [grey] gris
        [blue] bleu
        [brown] brun
       *[red] rouge
    }

## Players, or you

dracheninsel-other = { $other_you ->
        [yes] toi
       *[no] { $other }
    }
dracheninsel-aim = { $aim_you ->
        [yes] toi
       *[no] { $aim }
    }
