# The table of Die Dracheninsel in the terminal.

dracheninsel-terminal-terrain = { dracheninsel-terrain }
dracheninsel-terminal-colour = { dracheninsel-colour }
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
dracheninsel-terminal-hunter = { dracheninsel-colour.noun } { $role ->
        [home] daheim
        [boat] { dracheninsel-place.dative }
        [walks] { dracheninsel-place.dative }
        [waits] wartet auf dem Schatz { $value }
        [keeps] hütet { $value } auf { $place }
       *[carries] trägt { $value } auf { $place }, { $steps ->
            [0] kein Weg heim
            [one] ein Schritt heim
           *[other] { $steps } Schritte heim
        }
    }
dracheninsel-terminal-known = du kennst: { $cards }
dracheninsel-terminal-boats = Boote vor: { $boats }
dracheninsel-terminal-treasure = { $values } { $status ->
        [waiting] später
        [field] auf dem Schatzfeld
        [carried] unterwegs
        [kept] wird gehütet
        [boat] im Boot
        [cashed] eingelöst
       *[lost] verloren
    }
dracheninsel-terminal-piles = Runde { $round }{ $idle ->
        [0] { "" }
        [one] , eine Runde ohne Fortschritt
       *[other] , { $idle } Runden ohne Fortschritt
    }, Stapel { $pile }, Ablage { $discards } (obenauf: { $top })
dracheninsel-terminal-played = Gespielt, nach Spieler: { $cards }
dracheninsel-terminal-free = In diesem Zug frei: { dracheninsel-terrain }
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

## What a player types

dracheninsel-spot = { $place ->
        [boat-green] grünes Boot
        [boat-yellow] gelbes Boot
        [boat-grey] graues Boot
        [boat-blue] blaues Boot
        [boat-brown] braunes Boot
        [boat-red] rotes Boot
        [e5] Schatzfeld
       *[other] { $place }
    }
dracheninsel-typed-step = gehen { dracheninsel-spot }
dracheninsel-typed-flight = Flug
dracheninsel-typed-elements = Elemente
dracheninsel-typed-forces = Kräfte
dracheninsel-typed-journey = Reise
dracheninsel-typed-patrol = Patrouille { dracheninsel-card }
dracheninsel-typed-terror = Schrecken { dracheninsel-card }
dracheninsel-typed-sneak = Angriff { dracheninsel-card }
dracheninsel-typed-curse = Fluch
dracheninsel-typed-pass = passen
dracheninsel-typed-end = Zugende
dracheninsel-typed-lead = führen { dracheninsel-hunter.noun }
dracheninsel-typed-over = über { $field }
dracheninsel-typed-land = landen { dracheninsel-spot }
dracheninsel-typed-pay = zahlen { dracheninsel-card }
dracheninsel-typed-rob = verdrängen { dracheninsel-hunter.noun }
dracheninsel-typed-tile = Plättchen { $field }
dracheninsel-typed-dragon = Drache { $dragon }
dracheninsel-typed-place = setzen { $field }
dracheninsel-typed-send = heimschicken { dracheninsel-hunter.noun }
dracheninsel-typed-steal = stehlen { dracheninsel-hunter.noun }
dracheninsel-typed-with = mit { dracheninsel-card }
dracheninsel-typed-terrain = Gelände { dracheninsel-terrain }
dracheninsel-typed-toss = ablegen { dracheninsel-card }
dracheninsel-typed-done = fertig
dracheninsel-typed-stop = Halt { dracheninsel-card }
dracheninsel-typed-counter = Gegenzauber { dracheninsel-card }
dracheninsel-typed-let-go = geschehen lassen
dracheninsel-typed-go-on = weiter
dracheninsel-typed-share = teilen
dracheninsel-typed-betray = beide { dracheninsel-card }
dracheninsel-typed-yield = nachgeben
dracheninsel-typed-propose-end = Ende vorschlagen
dracheninsel-typed-agree = zustimmen
dracheninsel-typed-refuse = weiterspielen
