# The page's own words: frame, home, laying a table, rule book.

## Frame

page-home = Zur Schatzkiste
page-menu = Menü
page-language = Sprache
page-rules = Spielregeln
page-rule = Regel { $rule } im Regelheft
page-new-game = Neues Spiel
page-back = Zurück
page-close = Schließen
page-retry = Noch einmal versuchen
page-side = Am Tisch
page-now = Was jetzt zu tun ist
page-undo = Zurücknehmen
page-drawer = Mehr vom Tisch
page-log = Logbuch
page-log-empty = Noch ist nichts geschehen.
page-you = Du
page-seat = Platz { $number }
page-to-act = am Zug
page-to-act-you = am Zug
page-asked-again = { $seat } hat nicht geantwortet und wird noch einmal gefragt.
page-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-points-of = { $seat }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }

## Was die anderen taten

page-story = Was gerade geschah
page-story-count = { page-story } · { $told } von { $all }
page-story-begin = Das Spiel beginnt.
page-story-nothing = Nichts Neues, seit du zuletzt dran warst.
page-story-watch = Schau zu, oder geh in deinem Tempo weiter.
page-story-on = Weiter
page-story-pause = Anhalten (P)
page-story-resume = Fortsetzen (P)
page-story-again = Letzte Runde noch einmal (L)
page-story-tap = Tippen: weiter
page-speed-now = { page-speed }: { $speed }
page-speed-slow-about = je 2,4 s
page-speed-normal-about = je 1,2 s
page-speed-fast-about = je 0,5 s
page-speed-at-once-about = nur Spuren
page-speed-step-about = Leertaste oder Tippen
page-log-new = neu
page-log-filter = Im Logbuch zeigen
page-log-all = alles
page-log-mine = meins
page-log-big = Wichtiges
page-log-none = So etwas ist noch nicht geschehen.
page-log-before = Vor dem ersten Zug
page-log-earlier = Frühere Züge: { $count }
page-log-later = Spätere Züge: { $count }
page-log-round = Runde { $round }
page-log-together = Zug { $turn }, alle zugleich
page-log-times = × { $count }
page-log-stand-in = von einer Vertretung entschieden
page-offline-explained = Keine Verbindung: Der Tisch steht still, und was du drückst, zählt nicht. Alles ist gespeichert; es geht hier weiter, sobald die Leitung wieder steht.

## States

page-loading = Wir lichten den Anker …
page-offline = Keine Verbindung. Wir versuchen es weiter.
page-trouble = Flaute
page-gone = Dieser Tisch ist verschollen
page-seat-gone = Dein Platz ist fort
page-unknown = Hier endet die Karte
page-unknown-text = Unter dieser Adresse gibt es nichts.
page-table = Tabelle
page-no-book = Kein Regelheft an Bord
page-no-book-text = Für dieses Spiel gibt es hier noch kein Regelheft.
page-problem-unreachable = Der Server antwortet nicht.
page-problem-unreadable = Der Server hat etwas Unverständliches geantwortet.
page-problem-no-board = Für „{ $game }“ hat diese Seite keinen Spieltisch. Lade sie neu.
page-problem-unknown-game = Ein Spiel „{ $game }“ liegt nicht in dieser Kiste.
page-problem-no-file = Das lässt sich nicht lesen: Wähle eine einzelne Datei, keinen Ordner.

## Rule book

page-book-search = In den Regeln suchen
page-book-hits = { $current } von { $hits }
page-book-none = Nichts gefunden
page-book-next = Nächste Stelle
page-book-previous = Vorige Stelle
page-book-contents = Inhalt
page-book-margin = Am Rand
page-book-see = Siehe auch
page-book-marks = Zeichen
page-book-ruling = (unsere Auslegung)
page-book-ruling-text = Die gedruckten Regeln geben hier keine Antwort, also haben wir eine gewählt.
page-book-design = (unser Entwurf)
page-book-design-text = Ein Teil, den wir selbst gestaltet haben.
page-book-paper = Auf Papier
page-book-print = Heft drucken
page-book-open = Heft als Seite öffnen
page-book-lost = Das Regelheft ist nicht angekommen. Prüfe deine Verbindung.

## Home

page-motto = Vier Schatzsuchen in einer Kiste. Allein gegen Bots oder mit Freunden.
page-your-turn = Du bist am Zug
page-going-on = Läuft weiter
page-finished = Beendet
page-closed = Nicht mehr zu öffnen
page-to-table = Zum Tisch
page-look = Ansehen
page-my-games = Meine Partien
page-all-games = { $count ->
        [one] eine Partie
       *[other] alle { $count } Partien
    }
page-more-games = { $count ->
        [one] Noch eine Partie wartet auf dich
       *[other] Noch { $count } Partien warten auf dich
    }
page-shelf = Im Regal
page-finished-games = { $count ->
        [one] eine beendete Partie
       *[other] { $count } beendete Partien
    }
page-look-at-all = alle ansehen
page-won = Sieg
page-shared = Geteilt
page-place = Platz { $place }
page-solo = Solo
page-delete = Löschen
page-delete-game = Löschen: { $game }
page-delete-running = Diese Partie läuft noch. Wenn du sie löschst, endet sie endgültig, hier und auf dem Server.
page-delete-finished = Partie, Logbuch und Ergebnis sind dann endgültig weg. Eine gespeicherte Datei davon behältst du.
page-keep = Behalten
page-play = Spielen
page-play-game = { page-play } { $company }: { $game }
page-play-against = gegen { $names }
page-play-alone = allein
page-adjust = Anpassen
page-adjust-game = { page-adjust }: { $game }
page-learn = Lernen in { $minutes } Minuten
page-learn-on = Weiterlernen ({ $step }/{ $count })
page-newcomer = Neu hier?
page-newcomer-text = Lora zeigt dir jedes Spiel in etwa fünf Minuten, am echten Tisch. Oder spiel einfach los!
page-players = { $low }–{ $high } Personen
page-minutes = { $minutes } Min.
page-seconds = { $seconds } s
page-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
page-rule-book = Spielregeln: { $game }
page-play-with = mit { $names }
page-with-friends = Mit Freunden
page-with-friends-game = { page-with-friends }: { $game }
page-not-begun = noch nicht begonnen
page-free-places = { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
page-delete-shared = An diesem Tisch sitzen auch andere, darum bleibt er. Du gibst deinen Platz auf, und der Tisch verschwindet aus deiner Liste; läuft die Partie noch, spielt ein Bot für dich weiter.
page-invited = Eingeladen?
page-code = Tischcode
page-join-code = Beitreten
page-open-tables = Offene Tische
page-open-tables-about = Setz dich dazu, ein Druck genügt
page-open-table-of = { $host } lädt alle ein
page-agreed = { $title }: { $value }
page-without-clock = ohne Uhr
page-clock-of = { $time } je Entscheidung
page-join = Mitspielen
page-join-game = { page-join }: { $game }, { $host }

## A new game

page-new-title = Neues Spiel: { $game }
page-new-table = Wer spielt mit?
page-goal = Ziel:
page-how-many = Personen
page-your-name = Dein Name
page-this-is-you = das bist du
page-plays-like = So spielt { $seat }
page-level = Stufe { $level } von { $of }
page-all-alike = Alle Bots so
page-more = Mehr
page-more-about = { $count ->
        [one] eine Sache, die du so lassen kannst
       *[other] { $count } Dinge, die du so lassen kannst
    }
page-never = nie
page-seats = { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
page-as-last-time = Wie beim letzten Mal
page-start = Leinen los!

## Settings

page-settings = Einstellungen
page-settings-kept = Gilt sofort und nur auf diesem Gerät.
page-done = Fertig
page-language-about = Auch mitten im Spiel.
page-theme = Aussehen
page-theme-about = Helle Seekarte oder Nachtwache.
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-motion = Bewegung
page-motion-about = „Ruhig“ nimmt die Bewegung weg, nicht die Zeit zum Lesen.
page-motion-auto = Wie das Gerät
page-motion-lively = Voll
page-motion-calm = Ruhig
page-speed = Tempo der anderen
page-speed-about = Wie lange zu sehen ist, was andere tun. Ein Druck springt weiter.
page-speed-slow = Gemächlich
page-speed-normal = Normal
page-speed-fast = Flott
page-speed-at-once = Sofort
page-speed-step = Einzeln
page-trails = Spuren der anderen
page-trails-about = Zeigt, was sich seit deiner letzten Aktion geändert hat.
page-labels = Ortsnamen auf dem Brett
page-labels-about = Damit du findest, wovon das Logbuch spricht.
page-sounds = Klänge
page-sounds-about = Eine Glocke, wenn du am Zug bist, ein Klopfen, wenn andere handeln.
page-notices = Benachrichtigungen
page-notices-about = Der Browser meldet sich, wenn du dran bist und die Seite nicht zu sehen ist.
page-notices-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.
page-confirm = Beim Tippen bestätigen
page-confirm-about = Auf dem Touchscreen wählt der erste Tipp, der zweite spielt.
page-every-stop = Halt nach jeder Handlung
page-every-stop-about = In „Die Dracheninsel“ nach jeder Aktion fragen, nicht nur bei Schätzen und wenn es dich trifft.
page-notes = Kurze Hinweise
page-notes-about = Erklären, was zum ersten Mal vorkommt.
page-keyboard = Tastatur
page-key-tab = Tab
page-key-tab-does = zur nächsten Möglichkeit
page-key-arrows-does = über das Brett wandern
page-key-enter = Enter
page-key-enter-does = wählen und bestätigen
page-key-escape = Esc
page-key-escape-does = abwählen, schließen
page-key-control = Strg
page-key-undo-does = zurücknehmen
page-key-space = Leertaste
page-key-space-does = weiter, während andere handeln
page-key-pause-does = anhalten, was andere tun
page-key-again-does = die letzte Runde noch einmal zeigen
page-key-hint-does = um einen Tipp bitten
page-key-shapes-does = Muster drehen, spiegeln oder nur ein Feld markieren (Silver & Gold)
page-key-help-does = diese Hilfe

## The end

page-end = Die Schatzsuche ist zu Ende
page-end-you-won = Du hast gewonnen!
page-end-won = { $seat } hat gewonnen
page-end-shared = Geteilter Sieg: { $names }
# What a game’s own table says at the end.
page-winners = { $winners ->
        [you] Du hast gewonnen!
        [several] Geteilter Sieg: { $names }
       *[one] { $names } hat gewonnen
    }
page-end-ahead = { $amount } vor { $you ->
        [yes] dir
       *[no] { $seat }
    }
page-end-level = Gleichauf bis zum Schluss.
page-end-short = Am Ende { $amount } zu wenig{ $gain ->
        [0] .
       *[other] {" "}– dein größter Gewinn auf einmal: { $gain }.
    }
page-end-tie = Gleichstand an der Spitze: Die Nebenwertung hat entschieden.
page-end-solo-rank = { $rank }!
page-end-solo = { $amount }, allein unterwegs – noch { $missing } bis: { $next }.
page-end-solo-top = { $amount }, allein unterwegs. Höher geht es nicht.
page-again = Noch einmal
page-score-sheet = Wertung
page-course = Verlauf
page-course-start = Start
page-course-end = Ende
page-ranks = Ränge
page-rank-from = ab { $points }
page-best = Deine besten Fahrten
page-undone = mit Zurücknehmen
page-undone-about = Es wurde etwas zurückgenommen, nachdem Verdecktes zu sehen war.
page-hints-taken = Tipps
page-hints-taken-note = genommen; sie kosten keine Punkte
page-result = Ergebnis
page-look-at-board = Brett ansehen
page-record = Partie speichern
page-seed = War das Mischen ehrlich?
page-seed-promised = Vor dem Spiel versprochen
page-seed-revealed = Nach dem Spiel aufgedeckt
page-seed-fair = Beides passt zusammen: Niemand hat am Zufall gedreht.
page-seed-unfair = Das passt nicht zusammen: Dieser Partie ist nicht zu trauen.
page-seed-elsewhere = Dein Browser kann das hier nicht nachrechnen. Speichere die Partie und prüfe sie mit „schatzkiste verify“.
page-practice = Übung
page-practice-again = Neuer Versuch
page-from-record = Aus einer Aufzeichnung
page-open-record = Aufgezeichnete Partie oder Stellung öffnen
page-statistics = Statistik
