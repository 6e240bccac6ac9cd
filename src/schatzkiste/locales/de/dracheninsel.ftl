# Die Dracheninsel: the words of its rules, for page, log, terminal and screen reader.

dracheninsel-title = Die Dracheninsel
dracheninsel-about = Hebt zu zweit das Drachengold, tragt es heim und teilt es – oder auch nicht.
dracheninsel-goal = Hebt zu zweit das Drachengold, tragt es heim und teilt es – oder auch nicht. Das meiste Gold gewinnt.

## Options

dracheninsel-option-spare = Diese Farbe spielt niemand
dracheninsel-option-spare-about = Eine Farbe bleibt im Boot und macht nicht mit.
dracheninsel-option-spare-green = Grün
dracheninsel-option-spare-yellow = Gelb
dracheninsel-option-spare-grey = Grau
dracheninsel-option-spare-blue = Blau
dracheninsel-option-spare-brown = Braun
dracheninsel-option-spare-red = Rot
dracheninsel-option-spare_too = Auch diese Farbe spielt niemand
dracheninsel-option-spare_too-about = Zu viert bleiben zwei Boote leer, am besten zwei gegenüber.
dracheninsel-option-spare_too-green = Grün
dracheninsel-option-spare_too-yellow = Gelb
dracheninsel-option-spare_too-grey = Grau
dracheninsel-option-spare_too-blue = Blau
dracheninsel-option-spare_too-brown = Braun
dracheninsel-option-spare_too-red = Rot
dracheninsel-option-spare_too-opposite = Boot gegenüber
dracheninsel-option-stalemate = Ende nach Runden ohne Fortschritt
dracheninsel-option-stalemate-about = Nach so vielen Runden ohne Fortschritt endet das Spiel von selbst; 0 heißt nie.
dracheninsel-option-rounds = Höchstzahl der Runden
dracheninsel-option-agreement = Vorzeitiges Ende
dracheninsel-option-agreement-about = Wer am Zug ist, darf einmal im Zug fragen, ob ihr jetzt abrechnet; alle müssen zustimmen.
dracheninsel-option-agreement-off = Nein
dracheninsel-option-agreement-on = Ja

## Actions

dracheninsel-action-step = { $place ->
        [boat-green] Ins grüne Boot
        [boat-yellow] Ins gelbe Boot
        [boat-grey] Ins graue Boot
        [boat-blue] Ins blaue Boot
        [boat-brown] Ins braune Boot
        [boat-red] Ins rote Boot
        [e5] Auf das Schatzfeld
       *[other] Auf { $place }
    } ziehen
dracheninsel-action-flight = Tollkühner Flug spielen
dracheninsel-action-elements = Tosende Elemente spielen: zwei beliebige Plättchen tauschen
dracheninsel-action-forces = Zerstörende Kräfte spielen: zwei benachbarte Plättchen tauschen
dracheninsel-action-journey = Weite Reise spielen
dracheninsel-action-patrol = Drachenpatrouille spielen, mit der Karte { dracheninsel-card }
dracheninsel-action-terror = Angst & Schrecken spielen, mit der Karte { dracheninsel-card }
dracheninsel-action-sneak = Hinterhältiger Angriff spielen, mit der Karte { dracheninsel-card }
dracheninsel-action-curse = Böser Fluch spielen
dracheninsel-action-pass = Passen und Karten tauschen
dracheninsel-action-end = Den Zug beenden
dracheninsel-action-lead = Mit dem { dracheninsel-hunter.oblique } Jäger ziehen
dracheninsel-action-over = Über { $field ->
        [e5] das Schatzfeld
       *[other] { $field }
    } fliegen
dracheninsel-action-land = { $place ->
        [boat-green] Im grünen Boot
        [boat-yellow] Im gelben Boot
        [boat-grey] Im grauen Boot
        [boat-blue] Im blauen Boot
        [boat-brown] Im braunen Boot
        [boat-red] Im roten Boot
        [e5] Auf dem Schatzfeld
       *[other] Auf { $place }
    } landen
dracheninsel-action-pay = Mit der Karte { dracheninsel-card } bezahlen
dracheninsel-action-rob = Den { dracheninsel-hunter.oblique } Jäger heimschicken und seinen Platz einnehmen
dracheninsel-action-tile = Das Plättchen auf { $field } wählen
dracheninsel-action-dragon = Drache { $dragon } versetzen
dracheninsel-action-place = Den Drachen auf { $field } setzen
dracheninsel-action-send = Den { dracheninsel-hunter.oblique } Jäger heimschicken
dracheninsel-action-steal = Bei { dracheninsel-hunter.noun } eine Karte ziehen
dracheninsel-action-with = Die Karte { dracheninsel-card } dazulegen
dracheninsel-action-terrain = { dracheninsel-terrain } bis Zugende frei machen
dracheninsel-action-toss = { dracheninsel-card } ablegen
dracheninsel-action-done = Diese Karten ablegen und nachziehen
dracheninsel-action-stop = Halt rufen, mit der Karte { dracheninsel-card }
dracheninsel-action-counter = Gegenzauber spielen, mit der Karte { dracheninsel-card }
dracheninsel-action-let-go = Geschehen lassen
dracheninsel-action-go-on = Weiter
dracheninsel-action-share = Teilen: je eine Münze
dracheninsel-action-betray = Beide Münzen verlangen, mit der Karte { dracheninsel-card }
dracheninsel-action-yield = Nachgeben
dracheninsel-action-propose-end = Das Ende vorschlagen
dracheninsel-action-agree = Dem Ende zustimmen
dracheninsel-action-refuse = Weiterspielen

## Events

dracheninsel-event-turn-begun = { $you ->
        [yes] Du bist am Zug
       *[no] { $seat } ist am Zug
    }
dracheninsel-event-stepped = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } mit dem { dracheninsel-hunter.oblique } Jäger { dracheninsel-place } und { $you ->
        [yes] zahlst
       *[no] zahlt
    } { dracheninsel-paid }
dracheninsel-event-flown = { $you ->
        [yes] Du fliegst
       *[no] { $seat } fliegt
    } mit dem { dracheninsel-hunter.oblique } Jäger über { $over ->
        [e5] das Schatzfeld
       *[other] { $over }
    } { dracheninsel-place } und { $you ->
        [yes] zahlst
       *[no] zahlt
    } für die Landung { dracheninsel-paid }
dracheninsel-event-waiting = { $you ->
        [yes] Du wartest
       *[no] { $seat } wartet
    } mit dem { dracheninsel-hunter.oblique } Jäger beim Schatz
dracheninsel-event-lifted = Der { dracheninsel-hunter } und der { dracheninsel-partner } Jäger heben den Schatz { $value }
dracheninsel-event-treasure-laid = Der nächste Schatz liegt bereit: { $value }
dracheninsel-event-joined = Der { dracheninsel-hunter } Jäger kommt zum { dracheninsel-partner.oblique }: Gemeinsam tragen sie { $value }
dracheninsel-event-robbed = Der { dracheninsel-hunter } Jäger nimmt den Platz des { $victim ->
        [green] grünen
        [yellow] gelben
        [grey] grauen
        [blue] blauen
        [brown] braunen
       *[red] roten
    } ein und trägt { $value } mit dem { dracheninsel-partner.oblique }
dracheninsel-event-treasure-lost = Der Schatz { $value } ist verlassen und aus dem Spiel
dracheninsel-event-arrived = Der { dracheninsel-hunter } und der { dracheninsel-partner } Jäger bringen { $value } { dracheninsel-place }
dracheninsel-event-treasure-shared = { $you ->
        [yes] Du teilst
       *[no] { $seat } teilt
    } mit { dracheninsel-other.dative }: je { $value }
dracheninsel-event-betrayal-played = { $you ->
        [yes] Du spielst Untreue und verlangst beide Münzen!
       *[no] { $seat } spielt Untreue und verlangt beide Münzen!
    }
dracheninsel-event-treasure-won = { $you ->
        [yes] Du nimmst beide Münzen: zweimal { $value }
       *[no] { $seat } nimmt beide Münzen: zweimal { $value }
    }
dracheninsel-event-tiles-swapped = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } { dracheninsel-card }: { $one } und { $other_field } tauschen den Platz
dracheninsel-event-dragon-set = { $you ->
        [yes] Du spielst Drachenpatrouille: Drache { $dragon } kommt auf { $place }
       *[no] { $seat } spielt Drachenpatrouille: Drache { $dragon } kommt auf { $place }
    }
dracheninsel-event-journey-begun = { $you ->
        [yes] Du spielst Weite Reise
       *[no] { $seat } spielt Weite Reise
    } mit { dracheninsel-card }: { dracheninsel-terrain } ist bis Zugende frei
dracheninsel-event-curse-played = { $you ->
        [yes] Du spielst Böser Fluch und legst deine ganze Hand ab
       *[no] { $seat } spielt Böser Fluch und legt die ganze Hand ab
    }
dracheninsel-event-terror-played = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } Angst & Schrecken auf den { dracheninsel-hunter.oblique } Jäger
dracheninsel-event-sent-home = Der { dracheninsel-hunter } Jäger muss heim in sein Boot
dracheninsel-event-sneak-played = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } Hinterhältiger Angriff gegen { dracheninsel-other }
dracheninsel-event-card-stolen = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $other_you ->
        [yes] aus deiner Hand
       *[no] bei { $other }
    } eine Karte
dracheninsel-event-card-learned = { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { dracheninsel-card } von { dracheninsel-other.dative }
dracheninsel-event-slumber-played = { $you ->
        [yes] Du rufst
       *[no] { $seat } ruft
    } Halt: Süßer Schlummer für { dracheninsel-other }
dracheninsel-event-counter-played = { $you ->
        [yes] Du wehrst
       *[no] { $seat } wehrt
    } mit Gegenzauber { $other_you ->
        [yes] deine Karte
       *[no] die Karte von { $other }
    } ab: { $cancelled ->
        [terror] Angst & Schrecken
        [sneak] Hinterhältiger Angriff
       *[slumber] Süßer Schlummer
    }
dracheninsel-event-taken-back = { $you ->
        [yes] Du musst deine letzte Handlung zurücknehmen, und dein Zug ist vorbei
       *[no] { $seat } muss die letzte Handlung zurücknehmen, und der Zug ist vorbei
    }{ $cards ->
        [0] {""}
        [one] ; eine Karte geht zurück
       *[other] ; { $cards } Karten gehen zurück
    }
dracheninsel-event-stop-ends-turn = { $you ->
        [yes] Halt: Dein Zug ist vorbei; zurückgenommen wird nichts
       *[no] Halt: Der Zug von { $seat } ist vorbei; zurückgenommen wird nichts
    }
dracheninsel-event-stopped = { $you ->
        [yes] Dein Zug ist vorbei, bevor er richtig begonnen hat
       *[no] Der Zug von { $seat } ist vorbei, bevor er richtig begonnen hat
    }
dracheninsel-event-turn-passed = { $you ->
        [yes] { $count ->
            [0] Du passt
            [one] Du passt und tauschst eine Karte
           *[other] Du passt und tauschst { $count } Karten
        }
       *[no] { $count ->
            [0] { $seat } passt
            [one] { $seat } passt und tauscht eine Karte
           *[other] { $seat } passt und tauscht { $count } Karten
        }
    }
dracheninsel-event-card-tossed = { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } { dracheninsel-card } ab
dracheninsel-event-cards-drawn = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    } nach
dracheninsel-event-card-drawn = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { dracheninsel-card }
dracheninsel-event-deck-shuffled = Die Ablage wird gemischt: ein neuer Stapel mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }
dracheninsel-event-all-cashed = Der letzte Schatz ist eingelöst: Das Spiel ist zu Ende
dracheninsel-event-last-lost = Der letzte Schatz ist aus dem Spiel: Das Spiel ist zu Ende
dracheninsel-event-end-proposed = { $you ->
        [yes] Du schlägst vor
       *[no] { $seat } schlägt vor
    }, das Spiel zu beenden
dracheninsel-event-end-accepted = { $you ->
        [yes] Du stimmst
       *[no] { $seat } stimmt
    } dem Ende zu
dracheninsel-event-end-refused = { $you ->
        [yes] Du willst
       *[no] { $seat } will
    } weiterspielen
dracheninsel-event-end-agreed = Alle sind einig: Das Spiel ist zu Ende
dracheninsel-event-stalemate = { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    } ohne Fortschritt: Das Spiel ist zu Ende
dracheninsel-event-time-up = { $rounds ->
        [one] Eine Runde ist
       *[other] { $rounds } Runden sind
    } um, und damit auch das Spiel

## Why not

dracheninsel-refusal-all-at-home = Alle Jäger sind daheim in ihrem Boot: Angst & Schrecken hat kein Ziel.
dracheninsel-refusal-already-home = Der { dracheninsel-hunter } Jäger ist schon daheim in seinem Boot: Wähle einen anderen.
dracheninsel-refusal-boat-of-neither = Dieses Boot gehört keinem von euch beiden: Bringt den Schatz in eins eurer eigenen Boote.
dracheninsel-refusal-boat-taken = In deinem Boot steht ein anderer Jäger: Dazu darf nur ein Paar mit einem Schatz.
dracheninsel-refusal-cannot-fly-over = Über { $place ->
        [e5] das Schatzfeld
       *[other] { $place }
    } kannst du von hier nicht fliegen: Wähle ein Nachbarfeld, hinter dem du landen kannst.
dracheninsel-refusal-cannot-lead = Der { dracheninsel-hunter } Jäger kann das nicht: Wähle einen von denen, die zur Wahl stehen.
dracheninsel-refusal-cannot-pay = { $place } ist { dracheninsel-terrain }, und dafür hast du keine Karte. Du brauchst { dracheninsel-terrain } oder eine Karte in der Farbe des { dracheninsel-hunter.oblique } Jägers.
dracheninsel-refusal-card-does-not-pay = { dracheninsel-card } zahlt nicht für { dracheninsel-terrain }: Nimm eine Karte, die dieses Gelände zeigt, oder eine in der Farbe des { dracheninsel-hunter.oblique } Jägers.
dracheninsel-refusal-card-not-in-hand = Die Karte { dracheninsel-card } hast du nicht auf der Hand.
dracheninsel-refusal-choose-dragon = Beide Drachen sind auf der Insel: Wähle zuerst, welcher fliegt.
dracheninsel-refusal-choose-terrain-card = Wähle zuerst die Geländekarte, die du zu Weite Reise legst.
dracheninsel-refusal-dragon-below = Auf { $place } sitzt ein Drache: Über Drachen fliegt niemand.
dracheninsel-refusal-dragon-chosen = Drache { $dragon } ist es, der fliegt: Wähle sein Feld.
dracheninsel-refusal-dragon-must-move = Der Drache ist schon auf { $place }: Wähle ein anderes Feld.
dracheninsel-refusal-dragon-there = Auf { $place } sitzt ein Drache: Dorthin kommt niemand, bis er weiterfliegt.
dracheninsel-refusal-empty-centre-taken = Auf dem leeren Schatzfeld steht schon ein Jäger, und dort hat nur einer Platz.
dracheninsel-refusal-empty-hand = { $other_you ->
        [yes] Du hast
       *[no] { $other } hat
    } keine Karten: Wähle jemanden, der welche hat.
dracheninsel-refusal-foreign-boat = Dieses Boot gehört dir nicht: Du darfst nur in dein eigenes und, solange ihr gemeinsam einen Schatz tragt, in das deines Partners.
dracheninsel-refusal-go-on-instead = Hier gibt es nichts geschehen zu lassen: Mach einfach weiter.
dracheninsel-refusal-hunter-in-the-way = Auf { $place } steht ein Jäger: Drachen kommen nur auf freie Felder.
dracheninsel-refusal-hunter-there = Auf { $place } steht ein Jäger: Geh außen herum.
dracheninsel-refusal-leave-treasure-field = Ihr zwei müsst jetzt vom Schatzfeld weg: Wähle ein Feld daneben oder flieg.
dracheninsel-refusal-name-first-hunter = Der { dracheninsel-hunter } Jäger gehört derselben Person wie der { dracheninsel-first }: Wähle den { dracheninsel-first.oblique }.
dracheninsel-refusal-name-terrain = Du hast { dracheninsel-card } gewählt: Nenne jetzt das Gelände, das frei wird.
dracheninsel-refusal-no-agreement = An diesem Tisch endet das Spiel nicht durch Einigung.
dracheninsel-refusal-no-dragons-there = { $place ->
        [e5] Aufs Schatzfeld kommen Drachen nie: Wähle ein anderes Feld.
       *[other] Auf { $place } kommen Drachen nie: Das Feld liegt vor einem Boot.
    }
dracheninsel-refusal-no-free-neighbour = Neben { $place } lässt sich kein Plättchen bewegen: Wähle ein anderes.
dracheninsel-refusal-no-landing = Hinter keinem Feld hier gibt es einen Ort, an dem du landen und den du bezahlen könntest.
dracheninsel-refusal-no-landing-behind = Hinter { $place ->
        [e5] dem Schatzfeld
       *[other] { $place }
    } gibt es keinen Ort, an dem du landen und den du bezahlen könntest: Flieg über ein anderes Feld.
dracheninsel-refusal-no-room-for-pair = Auf { $place } steht ein Jäger: Ein Paar mit einem Schatz kann nicht dorthin.
dracheninsel-refusal-no-such-hunter = Den { dracheninsel-hunter.oblique } Jäger spielt niemand.
dracheninsel-refusal-no-terrain-card = Weite Reise spielst du zusammen mit einer Geländekarte, und du hast keine.
dracheninsel-refusal-no-tile-there = Auf dem Schatzfeld liegt kein Plättchen.
dracheninsel-refusal-no-way-out = Du wärst hier der Zweite und müsstest sofort mit dem Schatz weg, aber mit deinen Karten kommst du auf kein Feld ringsum.
dracheninsel-refusal-nobody-holds-cards = Sonst hat niemand eine Karte auf der Hand.
dracheninsel-refusal-not-a-carrier-there = Der { dracheninsel-hunter } Jäger trägt diesen Schatz nicht: Wähle einen der zwei Träger.
dracheninsel-refusal-not-adjacent = Das ist zu weit: Ein Schritt führt auf ein Nachbarfeld, aus einem Boot auf die zwei Felder davor.
dracheninsel-refusal-not-behind = Dieser Ort liegt nicht hinter dem Feld, das du überfliegst.
dracheninsel-refusal-not-on-card = { dracheninsel-card } zeigt { dracheninsel-terrain.negated } und ist für dich kein Joker: Nenne ein Gelände, das auf der Karte steht.
dracheninsel-refusal-not-yours-to-confirm = Das muss jemand anders bestätigen: Antworte mit einer Karte oder lass es geschehen.
dracheninsel-refusal-other-dragon-there = Auf { $place } sitzt der andere Drache: Wähle ein freies Feld.
dracheninsel-refusal-other-hunter-moves = In diesem Zug zieht dein { dracheninsel-hunter.strong } Jäger, nicht der andere.
dracheninsel-refusal-own-card = Deine eigene Karte kannst du nicht abwehren.
dracheninsel-refusal-own-hand = Das ist deine eigene Hand: Wähle jemand anderen.
dracheninsel-refusal-own-turn = Süßer Schlummer ist für die Züge der anderen, nicht für deinen eigenen.
dracheninsel-refusal-pair-at-treasure-field = Zwei Jäger, die einen Schatz tragen, dürfen nicht zurück aufs Schatzfeld.
dracheninsel-refusal-proposed-already = Du hast in diesem Zug schon gefragt: Frag in einem späteren wieder.
dracheninsel-refusal-same-tile = { $place } hast du schon gewählt: Wähle ein zweites Plättchen.
dracheninsel-refusal-tile-occupied = Auf { $place } steht jemand: Tauschen kannst du nur Plättchen ohne Jäger und Drachen.
dracheninsel-refusal-tiles-not-adjacent = { $place } liegt nicht neben { $first }: Zerstörende Kräfte tauscht nur Nachbarn.
dracheninsel-refusal-too-late-to-pass = Du hast in diesem Zug schon etwas getan: Passen kannst du nur statt allem anderen. Beende den Zug.
dracheninsel-refusal-waits-for-partner = Dein Jäger muss beim Schatz warten, bis ein zweiter kommt. Angst & Schrecken auf dich selbst brächte ihn heim.

## Hints

dracheninsel-hint-coins = Das bringt dir das meiste Gold.
dracheninsel-hint-look-coins = Welche Münzen kannst du heimbringen oder gewinnen?
dracheninsel-hint-carried = So kommt ein getragener Schatz näher an dein Boot.
dracheninsel-hint-look-carried = Welcher Schatz wird gerade getragen, und wessen Boot ist nah?
dracheninsel-hint-guarded = So bleibt dein Jäger bei einem Schatz, bis ein Partner kommt.
dracheninsel-hint-look-guarded = Wer wartet bei einem Schatz, und wer könnte dazukommen?
dracheninsel-hint-near = So kommt dein Jäger näher an einen Schatz.
dracheninsel-hint-look-near = Welcher Schatz ist für dich in Reichweite?
dracheninsel-hint-cards = So behältst du die bessere Hand.
dracheninsel-hint-look-cards = Welche deiner Karten brauchst du für den Weg, und welche kann weg?
dracheninsel-hint-gain = Das bringt dich rund { $gain } Gold weiter nach vorn als das Zweitbeste.
