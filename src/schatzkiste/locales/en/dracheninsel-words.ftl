# Words of Die Dracheninsel that page, log and terminal share.

## Cards, terrains, places

dracheninsel-card = { $card ->
        [forest] Forest
        [desert] Desert
        [mountain] Mountain
        [water] Water
        [farmland] Farmland
        [volcano] Volcano
        [desert-mountain] Desert or Mountain
        [forest-volcano] Forest or Volcano
        [water-farmland] Water or Farmland
        [flight] Daring Flight
        [elements] Raging Elements
        [journey] Long Journey
        [forces] Destructive Forces
        [patrol] Dragon Patrol
        [curse] Evil Curse
        [slumber] Sweet Slumber
        [betrayal-counterspell] Betrayal/Counterspell
        [betrayal-terror] Betrayal/Terror
        [betrayal-patrol] Betrayal/Patrol
        [betrayal-sneak] Betrayal/Sneak Attack
        [betrayal-slumber] Betrayal/Slumber
        [counterspell-terror] Counterspell/Terror
        [terror-sneak] Terror/Sneak Attack
        [slumber-terror] Slumber/Terror
       *[slumber-patrol] Slumber/Patrol
    }
# What was paid for a step.
dracheninsel-paid = { $paid ->
       *[nothing] for free
        [forest] for Forest
        [desert] for Desert
        [mountain] for Mountain
        [water] for Water
        [farmland] for Farmland
        [volcano] for Volcano
        [desert-mountain] for Desert or Mountain
        [forest-volcano] for Forest or Volcano
        [water-farmland] for Water or Farmland
    }
dracheninsel-terrain = { $terrain ->
        [forest] forest
        [desert] desert
        [mountain] mountain
        [water] water
        [farmland] farmland
       *[volcano] volcano
    }
dracheninsel-place = { $place ->
        [boat-green] the green boat
        [boat-yellow] the yellow boat
        [boat-grey] the grey boat
        [boat-blue] the blue boat
        [boat-brown] the brown boat
        [boat-red] the red boat
        [e5] the treasure space
       *[other] { $place }
    }

## Colours: of a hunter, of others in the same text, of a boat

dracheninsel-hunter = { $hunter ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    }
dracheninsel-partner = { $partner ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    }
dracheninsel-first = { $first ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    }
dracheninsel-colour = { $colour ->
        [green] green
        [yellow] yellow
        [grey] grey
        [blue] blue
        [brown] brown
       *[red] red
    }
    .capital = { $colour ->
        [green] Green
        [yellow] Yellow
        [grey] Grey
        [blue] Blue
        [brown] Brown
       *[red] Red
    }

## Players, or you

dracheninsel-other = { $other_you ->
        [yes] you
       *[no] { $other }
    }
dracheninsel-aim = { $aim_you ->
        [yes] you
       *[no] { $aim }
    }
