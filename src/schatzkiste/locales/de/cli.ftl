# Das Terminal.

## Die Spiele in der Kiste

cli-games-id = Spiel
cli-games-title = Titel
cli-games-players = Personen
cli-games-minutes = min
cli-games-options = Einstellungen
cli-games-rules = Regeln
cli-games-bots = Bots

## Spielen

cli-about = { $whom }: { $what }
cli-you = Du
cli-seed-hash = Gemischt mit einem geheimen Startwert, Prüfsumme { $hash }; am Ende wird er gezeigt.
cli-seed = Der Startwert war { $seed }. Seine Prüfsumme stand am Anfang.
cli-your-turn = Du bist am Zug. Tippe eine Nummer oder eine Aktion, ? für Hilfe.
cli-help-number = die Nummer einer Aktion
cli-help-why = warum das nicht geht, zum Beispiel: why { $example }
cli-help-undo = deine letzte Entscheidung zurücknehmen
cli-help-save = das Spiel in einer Datei speichern
cli-help-log = das Logbuch: alles, was geschehen ist
cli-help-board = den Tisch noch einmal zeigen
cli-help-quit = aufhören
cli-unclear = „{ $entry }“ verstehe ich nicht. Tippe eine Nummer aus der Liste, eine Aktion wie „{ $example }“ oder ? für Hilfe.
cli-no-number = Eine Nummer { $number } gibt es nicht: Die Liste geht von 1 bis { $last }.
cli-no-file = Nenne eine Datei: save mein-spiel.json
cli-refused = { $reason } (§ { $rule })
cli-allowed = Das ist erlaubt.
cli-undone = Deine letzte Entscheidung ist zurückgenommen.
cli-undone-by-consent = Deine letzte Entscheidung ist zurückgenommen. Seitdem wurde etwas aufgedeckt, aber die Bots sind einverstanden.
cli-undo-nothing = Du hast noch nichts entschieden.
cli-saved = Gespeichert in { $file }.
cli-not-saved = Das ließ sich nicht speichern: { $reason }.
cli-log-empty = Noch ist nichts geschehen.
cli-go-on = So spielst du weiter: { $command }
cli-gone = Das Spiel wurde nicht gespeichert.

## Das Ergebnis

cli-result-rank = Platz
cli-result-player = Name
cli-result-points = Punkte
cli-won = { $you ->
        [yes] Du gewinnst!
        [shared] Du teilst dir den Sieg mit { $names }.
       *[no] Der Sieg geht an: { $names }
    }

## Nachspielen

cli-replay-head = { $title }, gespielt von { $players }, { $moves ->
        [one] eine Aktion
       *[other] { $moves } Aktionen
    }
cli-replay-under-way = Hier war das Spiel noch nicht zu Ende.
