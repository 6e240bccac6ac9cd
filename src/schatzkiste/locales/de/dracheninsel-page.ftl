# The table of Die Dracheninsel on the page.

## Cards, colours, places

dracheninsel-table-card-forest = Wald
dracheninsel-table-card-desert = Wüste
dracheninsel-table-card-mountain = Gebirge
dracheninsel-table-card-water = Wasser
dracheninsel-table-card-farmland = Ackerland
dracheninsel-table-card-volcano = Vulkan
dracheninsel-table-card-flight = Tollkühner Flug
dracheninsel-table-card-elements = Tosende Elemente
dracheninsel-table-card-journey = Weite Reise
dracheninsel-table-card-forces = Zerstörende Kräfte
dracheninsel-table-card-patrol = Drachen{ "\u00AD" }patrouille
dracheninsel-table-card-curse = Böser Fluch
dracheninsel-table-card-slumber = Süßer Schlummer
dracheninsel-table-card-betrayal = Untreue
dracheninsel-table-card-counterspell = Gegenzauber
dracheninsel-table-card-terror = Angst & Schrecken
dracheninsel-table-card-sneak = Hinterhältiger Angriff
dracheninsel-table-colour-green = Grün
dracheninsel-table-colour-yellow = Gelb
dracheninsel-table-colour-grey = Grau
dracheninsel-table-colour-blue = Blau
dracheninsel-table-colour-brown = Braun
dracheninsel-table-colour-red = Rot
dracheninsel-table-boat = { dracheninsel-colour.neuter } Boot
dracheninsel-table-treasure-field = Schatzfeld
dracheninsel-table-field = { $terrain } { $field }
dracheninsel-table-island = Die Insel: 61 Felder und sechs Boote
dracheninsel-table-dragon = Drache
dracheninsel-table-dragon-number = Drache { $number }
dracheninsel-table-hunter = Jäger { $colour }
dracheninsel-table-hunter-of = { $seat } ({ $colour })
dracheninsel-table-treasure = Schatz { $value }
dracheninsel-table-free = frei
dracheninsel-table-costs = { $price ->
        [free] frei zu betreten
        [joker] kostet einen Joker
        [jokers] kostet einen Joker
       *[card] kostet eine Karte: { $terrain }
    }
dracheninsel-table-closer = Größer
dracheninsel-table-farther = Kleiner

## Hand and piles

dracheninsel-table-hand = Deine Hand
dracheninsel-table-hand-empty = Du hast keine Karten.
dracheninsel-table-anytime = auch in fremden Zügen
dracheninsel-table-joker = Joker
dracheninsel-table-pile = Stapel
dracheninsel-table-discard = Ablage
dracheninsel-table-discard-open = Ablagestapel, offen für alle

## Players, treasures, log

dracheninsel-table-hunters = Schatzjäger
dracheninsel-table-treasures = Schätze
dracheninsel-table-log = Logbuch
dracheninsel-table-round = Runde { $round }
dracheninsel-table-doing = { $colour } · { $role ->
        [home] im eigenen Boot
        [boat] zu Gast: { $place }
        [waits] wartet auf dem Schatzfeld
        [keeps] hütet { $value }: { $place }
        [carries] trägt { $value } mit { $partner_you ->
            [yes] dir
           *[no] { $partner }
        }
        [rests] auf dem Schatzfeld
       *[walks] auf { $place }
    }
dracheninsel-table-quiet = seit { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } kein Fortschritt{ $most ->
        [0] { "" }
       *[other] , nach { $most } ist Schluss
    }
dracheninsel-table-offer-end = Seit { $rounds } Runden kein Fortschritt. Das Spiel beenden?
dracheninsel-table-played = Gespielt: { $cards }
dracheninsel-table-known = Du kennst: { $cards }
dracheninsel-table-coins = Münzen: { $list }
dracheninsel-table-cards = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
dracheninsel-table-status = { $status ->
        [field] auf dem Feld
        [carried] unterwegs
        [kept] wird gehütet
        [boat] im Boot
        [cashed] eingelöst
        [lost] verloren
       *[waiting] kommt noch
    }

## Lists to choose from

dracheninsel-table-offer-pay = { $terrain } betreten
dracheninsel-table-offer-pay-ask = Womit zahlst du?
dracheninsel-table-offer-with = Weite Reise
dracheninsel-table-offer-with-ask = Welche Geländekarte legst du dazu?
dracheninsel-table-offer-terrain = Weite Reise
dracheninsel-table-offer-terrain-ask = Welches Gelände ist bis Zugende frei?
dracheninsel-table-offer-lead = Wer geht?
dracheninsel-table-offer-lead-ask = In einem Zug zieht nur einer deiner Jäger.
dracheninsel-table-offer-rob = Überfall
dracheninsel-table-offer-rob-ask = Wer muss heim? Du nimmst seinen Platz ein.
dracheninsel-table-offer-send = Angst & Schrecken
dracheninsel-table-offer-send-ask = Wer muss heim in sein Boot?
dracheninsel-table-offer-steal = Hinterhältiger Angriff
dracheninsel-table-offer-steal-ask = Bei wem ziehst du eine Karte?
dracheninsel-table-offer-dragon = Drachenpatrouille
dracheninsel-table-offer-dragon-ask = Welcher Drache fliegt?
dracheninsel-table-pays-exactly = passt genau
dracheninsel-table-pays-as-joker = dein Joker, zahlt alles

## Interruptions

dracheninsel-table-seal-halt = Halt!
dracheninsel-table-seal-treasure = Schatz
dracheninsel-table-seal-end = Ende?
dracheninsel-table-halt-begin = { $seat } beginnt den Zug.
dracheninsel-table-halt-begin-text = Mit Süßem Schlummer ist der Zug vorbei, bevor etwas geschieht; { $seat } darf noch passen.
dracheninsel-table-halt-stop-text = Süßer Schlummer beendet den Zug von { $seat } und nimmt das zurück, wenn es nicht abgewehrt wurde. Bezahlte Karten bleiben verbraucht.
dracheninsel-table-halt-terror = { $seat } spielt Angst & Schrecken auf { dracheninsel-aim }.
dracheninsel-table-halt-terror-text = { $aim_you ->
        [yes] Dein Jäger ({ $aim_colour }) muss heim ins Boot
       *[no] { $aim } muss heim ins Boot
    }{ $outcome ->
        [keeps] , und { $keeper_you ->
            [yes] du hütest
           *[no] { $keeper } hütet
        } den Schatz allein.
        [loses] , und der Schatz { $value } ist verloren.
       *[plain] .
    }
dracheninsel-table-halt-sneak = { $seat } spielt Hinterhältiger Angriff gegen { dracheninsel-aim }.
dracheninsel-table-halt-sneak-text = Wirkt die Karte, zieht { $seat } blind eine Karte { $aim_you ->
        [yes] aus deiner Hand
       *[no] bei { $aim }
    }.
dracheninsel-table-halt-slumber = { $seat } ruft Halt gegen { dracheninsel-aim }.
dracheninsel-table-halt-slumber-text = Wirkt die Karte, ist { $aim_you ->
        [yes] dein Zug
       *[no] der Zug von { $aim }
    } vorbei. Was darin zuletzt getan wurde, wird zurückgenommen, wenn es nicht abgewehrt wurde.
dracheninsel-table-halt-share = Der Schatz { $value } ist in deinem Boot. Teilst du?
dracheninsel-table-halt-share-text = Teilst du, bekommen du und { $seat } je { $value }. Mit Untreue verlangst du alle { $both }, und { $seat } kann mit Untreue antworten.
dracheninsel-table-halt-answer = { $seat } verlangt alle { $both }.
dracheninsel-table-halt-answer-text = Wer die letzte Untreue spielt, nimmt beide Münzen.
dracheninsel-table-halt-agreement = { $seat } schlägt vor, das Spiel zu beenden.
dracheninsel-table-halt-agreement-text = Stimmen alle zu, ist es vorbei, und die Münzen zählen, wie sie sind. Will jemand weiterspielen, geht der Zug weiter.
dracheninsel-table-reply-stop = Halt rufen
dracheninsel-table-reply-stop-with = Halt (statt { $other })
dracheninsel-table-reply-counter = Gegenzauber spielen
dracheninsel-table-reply-counter-with = Abwehren (statt { $other })
dracheninsel-table-reply-betray = Untreue spielen
dracheninsel-table-reply-betray-with = Untreue (statt { $other })
dracheninsel-table-reply-share = Teilen: je { $value }
dracheninsel-table-reply-let-go = Geschehen lassen
dracheninsel-table-reply-yield = Nachgeben
dracheninsel-table-reply-agree = Zustimmen
dracheninsel-table-reply-refuse = Weiterspielen
dracheninsel-table-reply-let-turn-go = In diesem Zug nicht mehr fragen

## Buttons

dracheninsel-table-button-go-on = Weiter
dracheninsel-table-button-done = { $count ->
        [0] Nichts tauschen
        [one] Eine Karte tauschen
       *[other] { $count } Karten tauschen
    }
dracheninsel-table-button-end = Zug beenden
dracheninsel-table-button-end-note = { $cards ->
        [6] diese Karten behalten
       *[other] auf sechs nachziehen
    }
dracheninsel-table-button-pass = Passen und tauschen
dracheninsel-table-button-pass-note = neue Karten, sonst nichts
dracheninsel-table-button-propose-end = Ende vorschlagen
dracheninsel-table-button-do-step = Hierher ziehen
dracheninsel-table-button-do-over = Darüber fliegen
dracheninsel-table-button-do-land = Hier landen
dracheninsel-table-button-do-tile = Dieses Plättchen
dracheninsel-table-button-do-place = Drache hierher
dracheninsel-table-button-do-dragon = Dieser Drache
dracheninsel-table-button-do-send = Heimschicken
dracheninsel-table-button-do-steal = Karte ziehen
dracheninsel-table-button-do-rob = Heimschicken
dracheninsel-table-button-do-lead = Dieser geht
dracheninsel-table-button-do-pay = Bezahlen
dracheninsel-table-button-do-with = Dazulegen
dracheninsel-table-button-do-terrain = Dieses Gelände
dracheninsel-table-button-do-flight = Fliegen
dracheninsel-table-button-do-elements = Karte spielen
dracheninsel-table-button-do-forces = Karte spielen
dracheninsel-table-button-do-journey = Karte spielen
dracheninsel-table-button-do-patrol = Patrouille spielen
dracheninsel-table-button-do-terror = Schrecken spielen
dracheninsel-table-button-do-sneak = Angriff spielen
dracheninsel-table-button-do-curse = Fluch spielen
dracheninsel-table-button-do-stop = Halt rufen
dracheninsel-table-button-do-counter = Gegenzauber spielen
dracheninsel-table-button-do-betray = Untreue spielen

## What to do now

dracheninsel-table-now-begin = Du bist am Zug
dracheninsel-table-now-begin-text = { $can ->
        [both] Zieh auf ein leuchtendes Feld oder spiel Karten, so oft du magst.
        [step] Zieh auf ein leuchtendes Feld, so oft du zahlen kannst.
        [card] Du kannst gerade nirgendwohin ziehen: Spiel Karten, oder passe und tausche.
       *[none] Du kannst weder ziehen noch eine Karte spielen: Passe und tausche.
    }
dracheninsel-table-now-first = Du bist am Zug
dracheninsel-table-now-first-text = { $can ->
        [both] Die Schätze liegen in der Mitte: Zieh Feld für Feld dorthin oder spiel Karten, so oft du magst.
       *[step] Die Schätze liegen in der Mitte: Zieh Feld für Feld dorthin, so oft du zahlen kannst.
    }
dracheninsel-table-now-turn = Weiter geht’s
dracheninsel-table-now-turn-text = { $can ->
        [both] Noch ein Schritt, noch eine Karte, oder beende den Zug.
        [step] Noch ein Schritt, oder beende den Zug.
        [card] Noch eine Karte, oder beende den Zug.
       *[none] Mehr geht nicht: Beende den Zug.
    }
dracheninsel-table-now-carries = Bring den Schatz heim
dracheninsel-table-now-carries-text = { $steps ->
        [one] Noch ein Schritt mit der { $value } zu einem golden umrandeten Boot.
       *[other] Noch { $steps } Schritte mit der { $value } zum näheren der golden umrandeten Boote.
    }
dracheninsel-table-now-keeps = Du hütest einen Schatz
dracheninsel-table-now-keeps-text = Warte, bis jemand mitträgt. Gehst du weg, ist der Schatz verloren.
dracheninsel-table-now-waits = Du wartest am Schatz
dracheninsel-table-now-waits-text = Zum Heben braucht es zwei. { $can ->
        [both] Spiel Karten, passe und tausche oder beende den Zug.
        [card] Spiel noch eine Karte oder beende den Zug.
        [pass] Passe und tausche oder beende den Zug.
       *[none] Beende den Zug.
    }
dracheninsel-table-now-exit = Hebt den Schatz!
dracheninsel-table-now-exit-text = Verlasst das Schatzfeld sofort, gemeinsam mit dem Schatz.
dracheninsel-table-now-lead = Wer geht?
dracheninsel-table-now-lead-text = In einem Zug zieht nur einer deiner Jäger.
dracheninsel-table-now-over = Tollkühner Flug
dracheninsel-table-now-over-text = Welches Feld überfliegst du? Das kostet nichts.
dracheninsel-table-now-land = Wo landest du?
dracheninsel-table-now-land-text = Wähle einen leuchtenden Ort dahinter; bezahlt wird wie bei einem Schritt.
dracheninsel-table-now-pay = Bezahle das Feld
dracheninsel-table-now-pay-text = Mit der passenden Karte oder deinem Joker.
dracheninsel-table-now-rob = Überfall
dracheninsel-table-now-rob-text = Wähle, wer heim muss. Du trägst an seiner Stelle weiter.
dracheninsel-table-now-tile = Wähle das erste Plättchen
dracheninsel-table-now-tile-text = { $card ->
        [forces] Zwei benachbarte Plättchen werden getauscht.
       *[elements] Zwei beliebige Plättchen werden getauscht.
    } Niemand darf darauf stehen.
dracheninsel-table-now-tile-second = Wähle das zweite Plättchen
dracheninsel-table-now-tile-second-text = { $card ->
        [forces] Es muss neben dem ersten liegen.
       *[elements] Ein beliebiges, auf dem niemand steht.
    }
dracheninsel-table-now-dragon = Welcher Drache?
dracheninsel-table-now-dragon-text = Beide sind auf der Insel: Wähle den, der fliegt.
dracheninsel-table-now-place = Wohin mit dem Drachen?
dracheninsel-table-now-place-text = Auf ein freies Feld, aber nicht vor ein Boot.
dracheninsel-table-now-send = Angst & Schrecken
dracheninsel-table-now-send-text = Wähle den Jäger, der heim muss.
dracheninsel-table-now-steal = Hinterhältiger Angriff
dracheninsel-table-now-steal-text = Wähle, bei wem du ziehst.
dracheninsel-table-now-with = Weite Reise
dracheninsel-table-now-with-text = Wähle die Geländekarte, die du dazulegst.
dracheninsel-table-now-terrain = Weite Reise
dracheninsel-table-now-terrain-text = Nenne das Gelände, das bis Zugende frei ist.
dracheninsel-table-now-toss = Welche Karten tauschst du?
dracheninsel-table-now-toss-text = Wähle, was du ablegst. Dann ziehst du auf sechs Karten nach, und dein Zug endet.
dracheninsel-table-now-stop = Halt?
dracheninsel-table-now-stop-text = Du kannst mit Süßem Schlummer Halt rufen.
dracheninsel-table-now-counter = Gegenzauber?
dracheninsel-table-now-counter-text = Du kannst die gespielte Karte abwehren.
dracheninsel-table-now-share = Teilen oder nicht?
dracheninsel-table-now-share-text = Es ist dein Boot: Du entscheidest.
dracheninsel-table-now-answer = Antworten oder nachgeben?
dracheninsel-table-now-answer-text = Mit eigener Untreue drehst du es um.
dracheninsel-table-now-agreement = Das Spiel beenden?
dracheninsel-table-now-agreement-text = Stimmen alle zu, zählen die Münzen, wie sie sind.
dracheninsel-table-now-go-on = Dein Zug endet
dracheninsel-table-now-go-on-text = Geh weiter, wenn niemand Halt ruft.
dracheninsel-table-now-announced = Karte angesagt
dracheninsel-table-now-announced-text = Die anderen dürfen sie noch abwehren; sonst wirkt sie.
dracheninsel-table-now-cash = Der Schatz gehört dir
dracheninsel-table-now-cash-text = Beide Münzen gehen an dich.
dracheninsel-table-now-others = Einen Augenblick
dracheninsel-table-now-others-text = Die anderen dürfen Halt rufen.
dracheninsel-table-now-waiting = { $seat } ist am Zug
dracheninsel-table-now-waiting-text = { $seat } überlegt …
dracheninsel-table-now-waiting-sharing = { $seat } entscheidet
dracheninsel-table-now-waiting-sharing-text = Wird der Schatz geteilt?
dracheninsel-table-now-end = { page-winners }
dracheninsel-table-now-end-text = Die Schatzjagd ist vorbei.

## What an action does

dracheninsel-table-step-cost = { $place }: { $price ->
        [free] kostet nichts.
        [joker] kostet deinen Joker ({ $joker }).
        [jokers] kostet einen Joker; du wählst, welchen.
        [choice] kostet eine Karte ({ $terrain }) oder einen Joker; du wählst.
       *[card] kostet eine Karte ({ $terrain }).
    }
dracheninsel-table-step-wait = Du wartest dort, und dein Zug endet.
dracheninsel-table-step-lift = Ihr hebt den Schatz und verlasst das Feld sofort.
dracheninsel-table-step-join = Du trägst den Schatz mit.
dracheninsel-table-step-rob = Du nimmst den Platz eines Trägers ein.
dracheninsel-table-step-deliver = Der Schatz ist daheim.
dracheninsel-table-step-home = Zurück ins Boot.
dracheninsel-table-step-abandons = Der Schatz { $value } geht verloren!
dracheninsel-table-about-flight = Überflieg ein Feld und lande dahinter.
dracheninsel-table-about-elements = Tausch zwei beliebige Plättchen, auf denen niemand steht.
dracheninsel-table-about-forces = Tausch zwei benachbarte Plättchen, auf denen niemand steht.
dracheninsel-table-about-journey = Mit einer Geländekarte: Dieses Gelände ist bis Zugende frei.
dracheninsel-table-about-patrol = Hol einen Drachen oder versetz ihn; sein Feld betritt niemand.
dracheninsel-table-about-terror = Schick einen beliebigen Jäger heim in sein Boot.
dracheninsel-table-about-sneak = Zieh blind eine Karte bei jemand anderem.
dracheninsel-table-about-curse = Leg deine Hand ab und zieh bei allen anderen.
dracheninsel-table-about-terrain = Bezahlt einen Schritt auf { $terrain }{ $more ->
        [yes] { " " }oder { $other }
       *[no] { "" }
    }: je Feld eine Karte.
dracheninsel-table-about-joker = In der Farbe deines Jägers ist sie ein Joker: Sie bezahlt jedes Gelände.
dracheninsel-table-about-slumber = Ruf in fremden Zügen nach einer Handlung Halt: Sie wird zurückgenommen, und der Zug endet.
dracheninsel-table-about-counterspell = Wehr eine Karte ab, sobald sie gespielt wird.
dracheninsel-table-about-betrayal = Wenn ein Schatz heimkommt: Verlang beide Münzen, statt zu teilen.
dracheninsel-table-about-field = Ein Schritt hierher kostet eine Karte dieses Geländes oder einen Joker; für den Jäger dieser Farbe ist er frei.
dracheninsel-table-about-treasure-field = Hier liegen die Schätze. Zu zweit hebt man sie; Betreten ist frei.
dracheninsel-table-about-treasure-field-empty = Alle Schätze sind gehoben. Ein einzelner Jäger darf hier stehen; Betreten ist frei.
dracheninsel-table-about-boat = Ein Schatz zählt, sobald seine beiden Träger das Boot eines von ihnen erreichen.
dracheninsel-table-about-dragon = Das Feld eines Drachen betritt niemand.
dracheninsel-table-about-own = Hier steht dein Jäger; von hier zieht er auf ein Feld daneben.
dracheninsel-table-about-landing = Es liegt vor einem Boot, darum kommt kein Drache hierher.
dracheninsel-table-about-treasures = Die Schätze der Reihe nach. Jeder bringt zwei Münzen dieses Werts, eine für jeden Träger.
dracheninsel-table-about-pile = Wer seinen Zug beendet, zieht hier bis auf sechs Karten nach. Ist der Stapel leer, wird die Ablage gemischt.
dracheninsel-table-about-discards = Gespielte und abgelegte Karten, für alle offen.

## The end

dracheninsel-amount = { $points } Gold
dracheninsel-sheet-treasure = Schatz { $value }
dracheninsel-sheet-not-cashed = nicht heimgebracht
dracheninsel-sheet-cashed-earlier = vor Beginn der Übung heimgebracht
dracheninsel-sheet-betrayed = Untreue: { $you ->
        [yes] Du nahmst beide Münzen
       *[no] { $seat } nahm beide Münzen
    }
dracheninsel-sheet-sum = Gold
dracheninsel-course-about = Gold nach jeder Runde
dracheninsel-course-round = Runde { $round }
dracheninsel-table-sheet-coin = { $count ->
        [one] eine Münze zu { $value }
       *[other] { $count } Münzen zu { $value }
    }{ $alone ->
        [yes] { "" }
       *[no] , getragen mit { $partner }
    }
