# Das Terminal.

## Die Spiele in der Kiste

cli-games-head = { $title }: { $players } Personen, { $minutes } min, Regelversion { $rules }
cli-games-bots = Bots: { $bots }

## Spielen

cli-about = { $whom }: { $what }
cli-you = Du
cli-seed-hash = Gemischt mit einem geheimen Startwert, Prüfsumme { $hash }; am Ende wird er gezeigt.
cli-seed = Der Startwert war { $seed }. Seine Prüfsumme stand am Anfang.
cli-prompt = Was tust du? Zum Beispiel „{ $example }“; ? hilft.
cli-thinking = Die anderen überlegen …
cli-stand-in = Eine Vertretung entscheidet: { $failure }
cli-scroll = Bild↑/Bild↓
cli-close = Eingabetaste schließt

## Commands: a word each, which no action of a game is called

cli-command-help = hilfe
cli-command-why = warum
cli-command-undo = zurück
cli-command-log = logbuch
cli-command-save = speichern
cli-command-table = tisch
cli-command-quit = aufhören
cli-command-hint = tipp
cli-help-typing = Tippe, was du tust, oder die Anfänge der Wörter in beliebiger Folge, etwa „{ $example }“. Jetzt kannst du:
cli-help-keys = Im Terminal ergänzt Tab, die Pfeile auf und ab gehen durch die Auswahl, Bild↑ und Bild↓ bewegen den Tisch, Strg-C hört auf.
cli-help-help = diese Seite
cli-help-why = warum etwas nicht geht; die Aktion steht dahinter
cli-help-undo = deine letzte Entscheidung zurücknehmen
cli-help-log = das Logbuch: alles, was geschehen ist
cli-help-save = das Spiel in einer Datei speichern
cli-help-table = den Tisch noch einmal zeigen
cli-help-quit = aufhören; das Spiel wird gespeichert
cli-help-hint = ein Denkanstoß; noch einmal für mehr
cli-unclear = „{ $entry }“ verstehe ich nicht. Tippe, was du tust, etwa „{ $example }“, oder ? für Hilfe.
cli-ambiguous = „{ $entry }“ passt auf { $count } Möglichkeiten: Tippe mehr davon.
cli-no-file = Nenne eine Datei: { $command } mein-spiel.json
cli-refused = { $reason } (§ { $rule })
cli-allowed = Das ist erlaubt.
cli-hint-more = Mehr davon: noch einmal „{ $command }“.
cli-hint-best = Am besten: { $action } („{ $typed }“).
cli-undone = Deine letzte Entscheidung ist zurückgenommen.
cli-undone-by-consent = Deine letzte Entscheidung ist zurückgenommen. Seitdem wurde etwas aufgedeckt, aber die Bots sind einverstanden.
cli-undo-nothing = Du hast noch nichts entschieden.
cli-saved = Das Spiel ist gespeichert in { $file }.
cli-not-saved = Das Spiel ließ sich nicht in { $file } speichern: { $reason }.
cli-reason-missing = diesen Ordner gibt es nicht
cli-reason-forbidden = dort darfst du nicht schreiben
cli-reason-folder = das ist ein Ordner
cli-reason-full = der Datenträger ist voll
cli-log-empty = Noch ist nichts geschehen.
cli-leave = Aufhören? Das Spiel wird gespeichert. ({ $yes }/{ $no })
cli-yes = ja
cli-no = nein
cli-stay = Es geht weiter.
cli-go-on = So spielst du weiter: { $command }
cli-gone = Das Spiel wurde nicht gespeichert.

## Das Ergebnis

cli-result-rank = Platz
cli-result-player = Name
cli-result-points = Punkte
cli-won = { $you ->
        [yes] Du hast gewonnen!
        [shared] Geteilter Sieg: du und { $names }
       *[no] { $winners ->
            [one] { $names } hat gewonnen
           *[other] Geteilter Sieg: { $names }
        }
    }

## Lehrfahrten

cli-learn-lora = Lora ({ $step }/{ $steps }): { $words } (§ { $rule })
cli-learn-do = Tippe „{ $typed }“; ? hilft.
cli-learn-on = Weiter mit der Eingabetaste; ? hilft.
cli-learn-back = Es ist zurückgenommen. Tippe „{ $typed }“.
cli-learn-quit = die Lehrfahrt beenden
cli-learn-end = Das war die Lehrfahrt von { $title }. Nun zu deiner ersten Partie:
cli-learn-left = Du bist bei Schritt { $step } von { $steps }. Komm wieder, wann du magst!

## Nachspielen

cli-replay-head = { $title }, gespielt von { $players }, { $moves ->
        [one] eine Aktion
       *[other] { $moves } Aktionen
    }
cli-replay-rules = Diese Partie wurde nach Version { $version } der Regeln gespielt; Version { $current } hier ergibt dieselbe Partie.
cli-replay-under-way = Hier war das Spiel noch nicht zu Ende.
cli-step-prompt = Eingabetaste oder →: weiter, ←: zurück, eine Zahl: zu diesem Schritt; ? hilft.
cli-step-where = Schritt { $step } von { $steps }
cli-step-next = weiter
cli-step-next-about = einen Schritt weiter: Eingabetaste oder →
cli-step-back = zurück
cli-step-back-about = einen Schritt zurück: ←
cli-step-first = anfang
cli-step-first-about = an den Anfang: Pos1
cli-step-last = schluss
cli-step-last-about = an den Schluss: Ende
cli-step-log = logbuch
cli-step-log-about = alles, was bis dahin geschehen war
cli-step-help = hilfe
cli-step-help-about = diese Seite
cli-step-quit = aufhören
cli-step-quit-about = aufhören: Strg-C
cli-step-unclear = „{ $entry }“ verstehe ich nicht. Tippe die Nummer eines Schritts oder ? für Hilfe.
cli-step-beyond = Der letzte Schritt ist { $last }.
cli-step-first-is = So begann die Partie.
cli-step-last-is = Danach kommt nichts mehr.
cli-step-left = Du warst bei Schritt { $step } von { $steps }: --from { $step } führt wieder dorthin.

## Die Arena: Bots, verglichen an denselben Ausgaben

cli-arena-bot = Bot
cli-arena-games = Plätze
cli-arena-wins = Siege
cli-arena-interval = 95-%-Intervall
cli-arena-rank = Rang
cli-arena-points = Punkte
cli-arena-rating = Wertung
cli-arena-median = ms je Entscheidung
cli-arena-slow = 99 % in
cli-arena-stand-in = Vertretung
cli-arena-alone = Siege des Bots links, allein an Tischen des Bots oben; bei gleicher Stärke wären es { $par }.
cli-arena-failed = Der Bot { $bot } hat versagt: { $decisions ->
        [one] Einmal
       *[other] { $decisions }-mal
    } entschied eine Vertretung für ihn. Beim ersten Mal: { $failure }
cli-arena-end = { $games } von { $total } Partien { $title }, Startwert { $seed }
cli-arena-go-on = Die Partien stehen in { $file }. Derselbe Befehl setzt sie fort.
cli-arena-plot-title = { $title }, { $players } Personen: { $games } Partien
cli-arena-plot-wins = Siege der Zeile, allein gegen die Spalte (bei gleicher Stärke: { $par })
cli-arena-plot-ratings = Wertungen mit 95-%-Intervallen

## Einen Bot prüfen

cli-certify-game = Spiel
cli-certify-decisions = Entscheidungen
cli-certify-legal = erlaubt
cli-certify-same = wiederholbar
cli-certify-honest = nutzt nichts Verdecktes
cli-certify-time = rechtzeitig
cli-certify-median = Median ms
cli-certify-slow = 99 % in
cli-certify-slowest = längste
cli-certify-verdict = { $good ->
        [yes] Der Bot { $bot } hält die Hausordnung ein.
       *[no] Der Bot { $bot } hält die Hausordnung nicht ein.
    }
