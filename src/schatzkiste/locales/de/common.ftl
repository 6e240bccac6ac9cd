# What all games share.

## Why not

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-now = Das geht gerade nicht: Wähle eine der angebotenen Aktionen.
refusal-not-your-turn = Du bist noch nicht am Zug.

## Bots

bot-random = Landratte
bot-random-about = Spielt zufällig, aber regelgerecht. Gut für die erste Partie.
bot-greedy = Goldauge
bot-greedy-about = Plant den ganzen Zug und holt das Beste heraus.

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
problem-not-over = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
problem-no-undo = Du kannst gerade nichts zurücknehmen.
problem-not-saved = Das ließ sich nicht speichern, deshalb gilt es nicht. Versuche es noch einmal.
problem-no-person = Mindestens ein Platz muss deiner sein.
problem-no-request = Gerade bittet niemand um etwas.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-already-started = Das Spiel hat schon begonnen.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-no-person-there = Auf diesem Platz sitzt niemand, für den das gilt.
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
        [one] Versuch es in einer Sekunde noch einmal.
       *[other] Versuch es in { $seconds } Sekunden noch einmal.
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
