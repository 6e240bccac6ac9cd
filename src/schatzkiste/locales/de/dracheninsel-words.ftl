# Words of Die Dracheninsel that page, log and terminal share.

## Cards, terrains, places

dracheninsel-card = { $card ->
        [forest] Wald
        [desert] Wüste
        [mountain] Gebirge
        [water] Wasser
        [farmland] Ackerland
        [volcano] Vulkan
        [desert-mountain] Wüste / Gebirge
        [forest-volcano] Wald / Vulkan
        [water-farmland] Wasser / Ackerland
        [flight] Tollkühner Flug
        [elements] Tosende Elemente
        [journey] Weite Reise
        [forces] Zerstörende Kräfte
        [patrol] Drachenpatrouille
        [curse] Böser Fluch
        [slumber] Süßer Schlummer
        [betrayal-counterspell] Untreue / Gegenzauber
        [betrayal-terror] Untreue / Angst & Schrecken
        [betrayal-patrol] Untreue / Drachenpatrouille
        [betrayal-sneak] Untreue / Hinterhältiger Angriff
        [betrayal-slumber] Untreue / Süßer Schlummer
        [counterspell-terror] Gegenzauber / Angst & Schrecken
        [terror-sneak] Angst & Schrecken / Hinterhältiger Angriff
        [slumber-terror] Süßer Schlummer / Angst & Schrecken
       *[slumber-patrol] Süßer Schlummer / Drachenpatrouille
    }
# What was paid for a step.
dracheninsel-paid = { $paid ->
       *[nothing] nichts
        [forest] Wald
        [desert] Wüste
        [mountain] Gebirge
        [water] Wasser
        [farmland] Ackerland
        [volcano] Vulkan
        [desert-mountain] Wüste / Gebirge
        [forest-volcano] Wald / Vulkan
        [water-farmland] Wasser / Ackerland
    }
dracheninsel-terrain = { $terrain ->
        [forest] Wald
        [desert] Wüste
        [mountain] Gebirge
        [water] Wasser
        [farmland] Ackerland
       *[volcano] Vulkan
    }
    .negated = { $terrain ->
        [forest] keinen Wald
        [desert] keine Wüste
        [mountain] kein Gebirge
        [water] kein Wasser
        [farmland] kein Ackerland
       *[volcano] keinen Vulkan
    }
dracheninsel-place = { $place ->
        [boat-green] ins grüne Boot
        [boat-yellow] ins gelbe Boot
        [boat-grey] ins graue Boot
        [boat-blue] ins blaue Boot
        [boat-brown] ins braune Boot
        [boat-red] ins rote Boot
        [e5] auf das Schatzfeld
       *[other] auf { $place }
    }
    .dative = { $place ->
        [boat-green] im grünen Boot
        [boat-yellow] im gelben Boot
        [boat-grey] im grauen Boot
        [boat-blue] im blauen Boot
        [boat-brown] im braunen Boot
        [boat-red] im roten Boot
        [e5] auf dem Schatzfeld
       *[other] auf { $place }
    }

## Colours: of a hunter, of others in the same text, of a boat

# .oblique: after an article, in all cases but the nominative; .strong: after “dein”.
dracheninsel-hunter = { $hunter ->
        [green] grüne
        [yellow] gelbe
        [grey] graue
        [blue] blaue
        [brown] braune
       *[red] rote
    }
    .oblique = { $hunter ->
        [green] grünen
        [yellow] gelben
        [grey] grauen
        [blue] blauen
        [brown] braunen
       *[red] roten
    }
    .strong = { $hunter ->
        [green] grüner
        [yellow] gelber
        [grey] grauer
        [blue] blauer
        [brown] brauner
       *[red] roter
    }
    .noun = { $hunter ->
        [green] Grün
        [yellow] Gelb
        [grey] Grau
        [blue] Blau
        [brown] Braun
       *[red] Rot
    }
dracheninsel-partner = { $partner ->
        [green] grüne
        [yellow] gelbe
        [grey] graue
        [blue] blaue
        [brown] braune
       *[red] rote
    }
    .oblique = { $partner ->
        [green] grünen
        [yellow] gelben
        [grey] grauen
        [blue] blauen
        [brown] braunen
       *[red] roten
    }
dracheninsel-first = { $first ->
        [green] grüne
        [yellow] gelbe
        [grey] graue
        [blue] blaue
        [brown] braune
       *[red] rote
    }
    .oblique = { $first ->
        [green] grünen
        [yellow] gelben
        [grey] grauen
        [blue] blauen
        [brown] braunen
       *[red] roten
    }
dracheninsel-colour = { $colour ->
        [green] grün
        [yellow] gelb
        [grey] grau
        [blue] blau
        [brown] braun
       *[red] rot
    }
    .noun = { $colour ->
        [green] Grün
        [yellow] Gelb
        [grey] Grau
        [blue] Blau
        [brown] Braun
       *[red] Rot
    }
    .neuter = { $colour ->
        [green] Grünes
        [yellow] Gelbes
        [grey] Graues
        [blue] Blaues
        [brown] Braunes
       *[red] Rotes
    }

## Players, or you

dracheninsel-other = { $other_you ->
        [yes] dich
       *[no] { $other }
    }
    .dative = { $other_you ->
        [yes] dir
       *[no] { $other }
    }
dracheninsel-aim = { $aim_you ->
        [yes] dich
       *[no] { $aim }
    }
