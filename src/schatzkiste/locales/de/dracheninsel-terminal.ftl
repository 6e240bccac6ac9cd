# The table of Die Dracheninsel in the terminal.

dracheninsel-terminal-terrain = { $terrain ->
        [forest] Wald
        [desert] Wüste
        [mountain] Gebirge
        [water] Wasser
        [farmland] Ackerland
       *[volcano] Vulkan
    }
dracheninsel-terminal-colour = { $colour ->
        [green] grün
        [yellow] gelb
        [grey] grau
        [blue] blau
        [brown] braun
       *[red] rot
    }
dracheninsel-terminal-gold = Schatz
dracheninsel-terminal-dragon = Drache
dracheninsel-terminal-player = { $active ->
        [yes] > Spieler { $player }
       *[no] Spieler { $player }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $cards } Karten
    };
dracheninsel-terminal-hunter = { $colour ->
        [green] Grün
        [yellow] Gelb
        [grey] Grau
        [blue] Blau
        [brown] Braun
       *[red] Rot
    } { $role ->
        [home] daheim
        [boat] { $place ->
            [boat-green] im grünen Boot
            [boat-yellow] im gelben Boot
            [boat-grey] im grauen Boot
            [boat-blue] im blauen Boot
            [boat-brown] im braunen Boot
            [boat-red] im roten Boot
           *[other] in { $place }
        }
        [walks] { $place ->
            [e5] auf dem Schatzfeld
           *[other] auf { $place }
        }
        [waits] wartet auf dem Schatz { $value }
        [keeps] hütet { $value } auf { $place }
       *[carries] trägt { $value } auf { $place }, { $steps ->
            [0] kein Weg heim
            [one] ein Schritt bis zu einem Boot
           *[other] { $steps } Schritte bis zu einem Boot
        }
    }
dracheninsel-terminal-known = du kennst: { $cards }
dracheninsel-terminal-boats = Boote vor: { $boats }
dracheninsel-terminal-treasure = { $value } { $status ->
        [waiting] kommt noch
        [field] auf dem Schatzfeld
        [carried] unterwegs
        [kept] wird gehütet
        [boat] im Boot
        [cashed] eingelöst
       *[lost] verloren
    }
dracheninsel-terminal-piles = Runde { $round }, Stapel { $pile }, Ablage { $discards } (obenauf: { $top })
dracheninsel-terminal-played = Gespielt, nach Spieler: { $cards }
dracheninsel-terminal-free = In diesem Zug frei: { $terrain ->
        [forest] Wald
        [desert] Wüste
        [mountain] Gebirge
        [water] Wasser
        [farmland] Ackerland
       *[volcano] Vulkan
    }
dracheninsel-terminal-hand = Deine Hand (* Joker): { $cards }
dracheninsel-terminal-announced-terror = Spieler { $player } hat Angst & Schrecken auf den { $target ->
        [green] grünen
        [yellow] gelben
        [grey] grauen
        [blue] blauen
        [brown] braunen
       *[red] roten
    } Jäger gespielt{ $loses ->
        [0] {""}
       *[other] ; der Schatz { $loses } wäre verloren
    }
dracheninsel-terminal-announced-sneak = Spieler { $player } hat Hinterhältiger Angriff gegen Spieler { $target } gespielt
dracheninsel-terminal-announced-slumber = Spieler { $player } hat Halt gerufen
dracheninsel-terminal-sharing = Ein Schatz { $value } ist im Boot von Spieler { $player }{ $claim ->
        [0] , der jetzt entscheidet
       *[other] ; Spieler { $claim } verlangt beide Münzen
    }
dracheninsel-terminal-plan = Bisher gewählt: { $chosen }
dracheninsel-terminal-window = { $window ->
        [counter] Du kannst Gegenzauber spielen
       *[slumber] Du kannst Halt rufen
    }
