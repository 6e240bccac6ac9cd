# What all games share.

## Why not

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-now = Das geht gerade nicht: Wähle eine der angebotenen Aktionen.
refusal-not-your-turn = Du bist noch nicht am Zug.

## Bots

bot-random = Zufall
bot-random-about = Spielt irgendeinen erlaubten Zug.
bot-landlubber = Landratte
bot-landlubber-about = Nimmt das Nächstbeste und schaut nicht weiter. Gut für die erste Partie.
bot-deckhand = Leichtmatrose
bot-deckhand-about = Sieht den nächsten Schritt, aber selten den übernächsten.
bot-helmsman = Steuermann
bot-helmsman-about = Weiß, was etwas wert ist, und spielt danach.
bot-captain = Kapitänin
bot-captain-about = Spielt ein paar Züge im Kopf durch, bevor sie zieht.
bot-legend = Seeräuberlegende
bot-legend-about = Denkt viele Züge voraus. Schwer zu schlagen.
bot-greedy = { bot-helmsman }

## Problems

problem-malformed = Diese Nachricht ist nicht lesbar.
problem-too-large = Diese Nachricht ist zu groß: höchstens { $limit } Bytes.
problem-too-fast = Das war zu schnell. Warte kurz und versuche es noch einmal.
problem-flooding = Diese Seite hat viel zu viel gesendet und wurde getrennt. Lade sie neu.
problem-too-many-requests = Zu viele Anfragen aus deinem Netz: höchstens { $limit } in der Sekunde. Warte kurz und versuche es noch einmal.
problem-too-many-messages = Zu viele Nachrichten aus deinem Netz: höchstens { $limit } in der Sekunde. Warte kurz und versuche es noch einmal.
problem-too-many-bytes = Zu viele Daten aus deinem Netz: höchstens { $limit } Bytes in der Sekunde. Warte kurz und versuche es noch einmal.
problem-too-many-connections = Zu viele Verbindungen aus deinem Netz: höchstens { $limit } zur selben Zeit. Schließe eine Seite, die du nicht mehr brauchst.
problem-too-many-new-tables = Zu viele neue Tische aus deinem Netz: höchstens { $limit } in der Stunde. { $minutes ->
        [one] Versuche es in einer Minute noch einmal.
       *[other] Versuche es in { $minutes } Minuten noch einmal.
    }
problem-full-table = Dieser Tisch ist voll: Höchstens { $limit } dürfen hier sitzen und zuschauen. Versuche es später noch einmal.
problem-full-server = Der Server ist voll: höchstens { $limit } Verbindungen. Versuche es später noch einmal.
problem-too-slow = Das hat zu lange gedauert: höchstens { $seconds } Sekunden. Versuche es noch einmal.
problem-long-address = Diese Adresse ist zu lang: höchstens { $limit } Bytes.
problem-long-headers = Die Kopfzeilen dieser Anfrage sind zu lang: höchstens { $limit } Bytes. Vielleicht hilft es, die Cookies dieser Seite zu löschen.
problem-wrong-type = Hier wird nur JSON verstanden.
problem-wrong-host = Auf den Namen „{ $host }“ hört dieser Server nicht. Wer ihn betreibt, kann den Namen mit --public-name erlauben.
problem-wrong-origin = „{ $origin }“ ist eine fremde Seite und darf hier nichts tun.
problem-unknown-path = Unter dieser Adresse gibt es nichts.
problem-wrong-method = So lässt sich diese Adresse nicht benutzen.
problem-server-trouble = Bei uns ist etwas schiefgegangen. Versuche es noch einmal.
problem-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
problem-wrong-count = { $count ->
        [one] Allein geht dieses Spiel nicht.
       *[other] Zu { $count } geht dieses Spiel nicht.
    } Möglich: { $allowed }.
problem-unknown-option = Eine Einstellung „{ $option }“ hat dieses Spiel nicht. Es hat: { $known }.
problem-wrong-option = „{ $value }“ geht nicht bei der Einstellung „{ $option }“. Möglich: { $allowed }.
problem-unknown-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht. Es gibt: { $known }.
problem-long-name = Dieser Name ist zu lang: höchstens { $limit } Buchstaben.
problem-too-many-tables = Zu viele Tische auf einmal: höchstens { $limit }.
problem-unknown-table = Diesen Tisch gibt es nicht.
problem-broken-table = Die Aufzeichnung dieses Tisches ist beschädigt, das Spiel kann nicht weitergehen. Beginne ein neues.
problem-old-rules = An diesem Tisch wird { $game } nach den Regeln der Version { $version } gespielt; hier geht nur Version { $current }.
problem-hello-first = Die Verbindung muss mit einem Gruß beginnen.
problem-hello-again = Diese Verbindung hat schon begonnen.
problem-wrong-key = Dieser Schlüssel passt nicht zu diesem Tisch.
problem-no-seat = Du schaust zu: Nur wer am Tisch sitzt, darf handeln.
problem-unknown-action = Diese Aktion kennt das Spiel nicht.
problem-stale = Am Tisch ging es schon weiter. Sieh noch einmal hin und wähle neu.
problem-not-over = Das öffnet sich, wenn die Partie zu Ende ist.
problem-practice-over = Bei diesem Schritt ist die Partie zu Ende. Wähle einen früheren, um weiterzuspielen.
problem-no-record = Das ist eine Übung: Nur Partien, die zählen, haben eine Aufzeichnung. Jede Stellung lässt sich in der Wiederholung speichern.
problem-unknown-step = Die Lehrfahrt hat keinen Schritt { $step }, nur { $count }.
problem-record-unreadable = Diese Datei ist weder Aufzeichnung noch Stellung eines Spiels, oder sie ist abgeschnitten.
problem-record-newer = Diese Aufzeichnung stammt von einer neueren Version der Schatzkiste.
problem-record-game = Diese Aufzeichnung gehört zu einem Spiel, das nicht in dieser Kiste ist: { $game }.
problem-record-setup = Personen oder Einstellungen dieser Aufzeichnung passen nicht zu ihrem Spiel.
problem-record-components = Diese Partie wurde mit anderen Karten oder Plänen gespielt als denen hier.
problem-record-secret = Diese Aufzeichnung hält ihren Startwert geheim, weil die Partie noch lief. Nach dem Ende lässt sie sich ansehen.
problem-record-long = Diese Aufzeichnung hat mehr Schritte, als sich hier zeigen lassen: höchstens { $limit }.
problem-record-seed = Der Startwert dieser Aufzeichnung passt nicht zu seiner Prüfsumme: Das Mischen wurde verändert.
problem-record-rules = Diese Partie wurde nach Version { $version } der Regeln gespielt, hier gilt Version { $current }: Sie lässt sich nicht zeigen.
problem-record-rules-step = Diese Aufzeichnung wurde nach Version { $version } der Regeln gespielt. Sie ist bis Schritt { $step } zu sehen: Von da an geht es nach Version { $current }, die hier gilt, anders weiter.
problem-record-older = Diese Aufzeichnung wurde nach Version { $version } der Regeln gespielt. Nach Version { $current }, die hier gilt, verläuft sie ebenso.
problem-record-no-action = Schritt { $step } dieser Aufzeichnung ist keine Aktion ihres Spiels: { $action }.
problem-record-action = Schritt { $step } dieser Aufzeichnung ist gegen die Regeln: { $action }.
problem-record-goes-on = Nach Schritt { $step } ist die Partie zu Ende, aber diese Aufzeichnung geht weiter.
problem-record-result = Das Ergebnis dieser Aufzeichnung stimmt nicht: Nach Schritt { $step }, dem letzten, steht die Partie anders.
problem-record-no-result = Nach Schritt { $step } ist die Partie zu Ende, aber diese Aufzeichnung sagt nicht, wie sie ausging.
problem-record-not-over = Diese Aufzeichnung nennt ein Ergebnis, aber nach Schritt { $step }, dem letzten, ist die Partie nicht zu Ende.
problem-position-seatless = Eine Stellung als Datei enthält, was ein Platz wusste, oder alles: Wähle einen Platz oder „alles offen“.
problem-position-forgets = An diesem Tisch darf man gespielte Karten nicht noch einmal ansehen: Seine Stellungen gibt es nach dem Ende der Partie.
problem-position-unreadable = Diese Datei ist keine Stellung eines Spiels, oder sie ist abgeschnitten.
problem-position-newer = Diese Stellung stammt von einer neueren Version der Schatzkiste.
problem-position-game = Diese Stellung gehört zu einem Spiel, das nicht in dieser Kiste ist: { $game }.
problem-position-rules = Diese Stellung gehört zu einer anderen Version der Regeln als der, die hier gilt.
problem-position-wrong = Diese Stellung kann in keiner Partie vorkommen: Falsch ist „{ $place }“.
problem-no-undo = Du kannst gerade nichts zurücknehmen.
problem-no-hints = An diesem Tisch gibt es keine Tipps: Hier wird ohne gespielt.
problem-no-hint-now = Für dich gibt es gerade nichts zu entscheiden.
problem-hint-failed = Es wurde kein Tipp gefunden. Versuche es noch einmal.
problem-not-saved = Das ließ sich nicht speichern, deshalb gilt es nicht. Versuche es noch einmal.
problem-no-person = Mindestens ein Platz muss deiner sein.
problem-no-request = Gerade bittet niemand um etwas.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-already-started = Das Spiel hat schon begonnen.
problem-not-host = Das kann nur, wer das Kommando hat.
problem-no-person-there = Auf diesem Platz sitzt niemand, mit dem das geht.
problem-people-stay = Wer am Tisch sitzt, behält einen Platz. Sieh noch einmal hin und wähle neu.
problem-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
problem-no-free-seat = An diesem Tisch ist kein Platz mehr frei.
problem-free-seats = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    } Warte auf deine Freunde oder setz Bots dorthin.
problem-not-invited = Diese Einladung gilt nicht mehr. Bitte um eine neue.
problem-unknown-code = Unter diesem Code wartet kein Tisch. Vielleicht wurde er schon benutzt, oder das Spiel hat begonnen.
problem-too-many-guesses = Zu viele Codes und Einladungen aus deinem Netz. { $seconds ->
        [one] Versuche es in einer Sekunde noch einmal.
       *[other] Versuche es in { $seconds } Sekunden noch einmal.
    }
problem-name-first = Sag den anderen erst deinen Namen.
problem-too-many-devices = Dieser Platz ist auf so vielen Geräten offen wie möglich: { $limit }. Melde erst die anderen ab.
problem-no-watching = Die Leute an diesem Tisch möchten unter sich sein.
problem-signed-out = Dieses Gerät hat keinen Platz mehr an diesem Tisch.
problem-bot-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
problem-not-away-long = So lange ist niemand weg, dass ein Bot einspringen dürfte.
problem-long-talk = Das ist zu lang: höchstens { $limit } Zeichen.
problem-enough-talk = Mehr kann sich dieser Tisch nicht merken: { $limit } Zeilen.
problem-no-talk = Wer zuschaut, kann an diesem Tisch nicht mitreden.
problem-bot-failed = Der Bot { $bot } kann gerade nicht ziehen. Er versucht es weiter.
problem-bot-not-saved = Der Zug des Bots { $bot } ließ sich nicht speichern. Er versucht es weiter.

## Hints

hint-only = Hier gibt es nichts zu wählen.
hint-look-only = Wie viel Auswahl gibt es?
hint-clear = Alles andere ist klar schlechter.
hint-look-clear = Gibt es etwas, das sich von selbst versteht?
hint-others = Sonst ziehen die anderen davon.
hint-look-others = Was würden die anderen gern als Nächstes tun?
hint-close = Das Zweitbeste ist kaum schlechter.

## Lessons

lesson-stray = Das wäre erlaubt! Aber lass mich dir zuerst etwas anderes zeigen.
