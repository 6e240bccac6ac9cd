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
page-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-points-of = { $seat }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }

## States

page-loading = Wir lichten den Anker …
page-offline = Keine Verbindung. Wir versuchen es weiter.
page-trouble = Flaute
page-gone = Dieser Tisch ist verschollen
page-unknown = Hier endet die Karte
page-unknown-text = Unter dieser Adresse gibt es nichts.
page-table = Tabelle
page-no-book = Kein Regelheft an Bord
page-no-book-text = Für dieses Spiel gibt es hier noch kein Regelheft.
page-problem-unreachable = Der Server antwortet nicht.
page-problem-unreadable = Der Server hat etwas Unverständliches geantwortet.
page-problem-no-board = Für „{ $game }“ hat diese Seite keinen Spieltisch. Lade sie neu.
page-problem-not-in-chest = Ein Spiel „{ $game }“ liegt nicht in dieser Kiste.

## Home

page-motto = Vier Schatzsuchen in einer Kiste. Allein gegen kluge Bots.
page-continue = Weiterspielen
page-your-turn = Du bist am Zug
page-go-on = Fortsetzen
page-against = gegen { $names } · { $when }
page-play = Gegen Bots spielen
page-play-game = { page-play }: { $game }
page-players = { $low }–{ $high } Spieler
page-minutes = { $minutes } Min.
page-rule-book = Spielregeln: { $game }

## A new game

page-new-title = Neues Spiel: { $game }
page-new-table = Wer spielt mit?
page-how-many = Spieler
page-your-name = Dein Name
page-rivals = Deine Mitspieler
page-plays-like = So spielt { $seat }
page-start = Leinen los!

## The end

page-end = Die Schatzsuche ist zu Ende
page-end-you-won = Du hast gewonnen!
page-end-won = { $seat } gewinnt
page-end-shared = Geteilter Sieg: { $names }
page-result = Ergebnis
page-look-at-board = Brett ansehen
page-record = Partie speichern
page-seed = War das Mischen ehrlich?
page-seed-promised = Vor dem Spiel versprochen
page-seed-revealed = Nach dem Spiel aufgedeckt
page-seed-fair = Beides passt zusammen: Niemand hat am Zufall gedreht.
page-seed-unfair = Das passt nicht zusammen: Dieser Partie ist nicht zu trauen.
page-seed-elsewhere = Dein Browser kann das hier nicht nachrechnen. Speichere die Partie und prüfe sie mit „schatzkiste verify“.
