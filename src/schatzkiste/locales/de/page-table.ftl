# A table with other people: who is there, what they ask of each other, one device for several, the own seat.

## Who is there

page-crew = Wer am Tisch sitzt
page-presence-here = da
page-presence-away = weg
page-away = seit { $time } weg
page-covered = { $bot } spielt
page-ready = fertig
page-about-player = Über { $seat }
page-mute-player = { $seat } stummschalten
page-hear-player = { $seat } wieder hören
page-watchers = { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
page-tab-table = Am Tisch
page-talk-tab = Gespräch
page-talk-unread = { $count ->
        [one] ungelesene Zeile
       *[other] ungelesene Zeilen
    }

## Waiting

page-waiting-for = Warten auf { $names }
page-thinking-for = Überlegt seit { $time }.
page-then-you = Danach bist du dran.
page-then = Danach ist { $seat } dran.
page-for-seconds = { $count } s
page-for-minutes = { $count } Min.
page-for-hours = { $count } Std.
page-for-days = { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }
page-time-left = Restzeit:
page-reserve = Reserve { $time }
page-on-reserve = aus der Reserve
page-log-clock = Zeit abgelaufen: ein Bot hat entschieden

## Away and back

page-away-long = { $seat } ist seit { $time } weg
page-away-text = Ein Bot kann für { $seat } spielen, bis { $seat } wiederkommt. Er sieht nur, was { $seat } sehen darf.
page-let-bot-play = Bot übernehmen lassen
page-wait = Warten
page-welcome-back = Willkommen zurück!
page-welcome-back-text = Solange du weg warst, hat ein Bot für dich gespielt ({ $bot }). Was geschehen ist, steht im Logbuch.
page-take-back-seat = Meinen Platz zurücknehmen

## Taking back

page-undo-ask = Um Rücknahme bitten
page-undo-asked = Es fehlt noch die Zustimmung von { $names }
page-undo-withdraw = Bitte zurückziehen
page-undo-request = { $seat } möchte eine Aktion zurücknehmen
page-undo-request-to = Eine Frage an { $seat }
page-undo-later = { $count ->
    [one] Auch die Aktion danach ist dann zurückgenommen.
   *[other] Auch die { $count } Aktionen danach sind dann zurückgenommen.
}
page-undo-unseen = Niemand hat seither Neues gesehen
page-undo-unseen-text = Es ginge genau dort weiter.
page-undo-revealed = Seither wurde Verdecktes gesehen
page-undo-revealed-text = Was gesehen wurde, lässt sich nicht ungesehen machen.
page-undo-refuse = Ablehnen
page-undo-allow = Erlauben
page-undo-also = Es fehlen noch die Antworten von: { $names }.
page-undo-only-you = Es fehlt nur noch deine Antwort.
page-undo-until = Keine Antwort gilt als Nein: { $time }

## Windows for replies

page-window = Die anderen dürfen reagieren.
page-window-held = Deine Aktion wartet: Die anderen dürfen reagieren.
page-window-waived = Keine Reaktion von { $names }.
page-window-left = { $seconds ->
        [one] noch eine Sekunde zum Reagieren
       *[other] noch { $seconds } Sekunden zum Reagieren
    }
page-order = Reagieren:
page-order-about = Wenn ich im Zug von anderen reagieren könnte
page-order-ask = frag mich
page-order-ask-about = Jedes Mal, solange das Fenster offen ist.
page-order-turn = nicht in diesem Zug
page-order-turn-about = Alle sehen es, und niemand wartet auf mich.
page-order-game = nicht in dieser Partie
page-order-game-about = Alle sehen es, und niemand wartet auf mich.
page-order-mate = ein Bot antwortet für mich
page-order-mate-about = Davon erfährt sonst niemand.
page-order-unhurried-mate = An diesem Tisch wartet niemand: Er entscheidet sofort und weiß nur, was ich weiß.
page-order-unhurried-silent = Ich lasse es geschehen und behalte, was ich habe. Die anderen können davon erfahren.

## One device for several

page-sharing-device = An diesem Gerät
page-pass-device = Gerät an { $seat } weitergeben
page-curtain = Gib das Gerät an
page-curtain-text = Hinter dem Segel liegt, was nur { $seat } sehen darf. Alle anderen schauen so lange aufs Meer.
page-curtain-open = Ich bin { $seat }
page-curtain-who = Wer schaut?
page-curtain-who-text = Hier muss gerade niemand entscheiden. Sag, wer du bist, dann siehst du deine Seite des Tischs.
page-curtain-last = Zuletzt:
page-curtain-more = Mehr zeigen
page-turn-of = { $seat } ist am Zug

## The own seat

page-take-along = Auf anderem Gerät weiterspielen
page-take-along-text = Öffne dort den Link, scanne das Bild oder tippe den Code auf der Startseite ein. Er gilt ein einziges Mal.
page-hand-over = Meinen Platz übergeben
page-hand-over-text = Wer den Link öffnet, spielt endgültig für dich weiter und sieht, was du siehst. Du verlässt den Tisch.
page-sign-out = { $count ->
        [one] Mein anderes Gerät abmelden
       *[other] Meine { $count } anderen Geräte abmelden
    }
page-seat-link = Link fürs andere Gerät
page-seat-qr = QR-Code des Links
page-seat-code = Code
page-seat-code-until = Noch { $time } gültig
page-seat-code-old = Dieser Code ist abgelaufen.
page-seat-code-new = Neuer Code
page-copy-link = Link kopieren
page-link-copied = Kopiert
page-watching-link = Link zum Zuschauen kopieren
page-leave-game = Tisch verlassen
page-leave-game-sure = Den Tisch verlassen?
page-leave-game-text = Ein Bot spielt für dich weiter, und du kannst nicht zurückkehren.
page-stay-on = Bleiben

## Rematch

page-rematch = Revanche
page-rematch-follow = Revanche: mitkommen

## Tipps

page-hint = Um einen Tipp bitten
page-hint-close = Tipp schließen
page-hint-nudge = Ein Tipp
page-hint-candidates = { $count ->
        [one] Ein guter Zug
        [2] Zwei gute Züge
       *[other] Drei gute Züge
    }
page-hint-best = Am besten: { $letter }
page-hint-only = Dein einziger Zug
page-hint-step = Tipp, Schritt { $step } von 3
page-hint-more = Mehr zeigen
page-hint-show-best = Den besten zeigen
page-hint-prepare = Diesen Zug vorbereiten
page-hint-enough = Danke, das reicht
page-hint-asking = Ein Tipp wird gesucht …
page-hint-none = Kein Tipp

## The past

page-replay = Wiederholung
page-result-page = Ergebnis zum Teilen
page-story-retold = Letzte Runde noch einmal · { $told } von { $all }
