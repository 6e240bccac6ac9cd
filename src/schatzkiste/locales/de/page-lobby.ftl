# Before a game: laying a table for people, the waiting room, coming in.

## Laying a table

page-kind-friend = Freund per Link
page-kind-device = An diesem Gerät
page-kind-bot = Bot
page-kind-friend-short = Link
page-kind-device-short = Gerät
page-kind-bot-short = Bot
page-a-friend = Jemand
page-comes-by-link = kommt per Link
page-at-this-device = an diesem Gerät
page-friend-about = Den Link bekommst du im nächsten Schritt. Wer ihn öffnet, wählt Namen und Platz; niemand muss sich anmelden.
page-device-about = Ihr spielt an einem Bildschirm und reicht das Gerät weiter. Verdecktes bleibt hinter einem Segel, bis die richtige Person es öffnet.
page-their-name = Name
page-awaited = { $count ->
        [one] eine Person kommt per Link, den du gleich bekommst
       *[other] { $count } Personen kommen per Link, den du gleich bekommst
    }
page-open-table = Tisch eröffnen
page-problem-nameless = Sag deinen Freunden, wer du bist: Trag deinen Namen ein.

## Manners

page-manner-listed = Offen für
page-manner-listed-about = Offene Tische stehen bei allen auf der Startseite.
page-manner-listed-no = Gäste mit Link
page-manner-listed-yes = Alle
page-manner-watching = Publikum
page-manner-watching-about = Es sieht, was alle am Tisch sehen dürfen, und niemandem in die Karten.
page-manner-watching-no = Nein
page-manner-watching-yes = Erlaubt
page-manner-spectators_talk = Publikum redet mit
page-manner-spectators_talk-about = Sonst hört es nur zu.
page-manner-spectators_talk-no = Nein
page-manner-spectators_talk-yes = Ja
page-manner-patience = Wenn jemand wegbleibt
page-manner-patience-about = Nach dieser Zeit dürfen die anderen für die abwesende Person einen Bot spielen lassen, bis sie wieder da ist.
page-manner-patience-none = Immer warten
page-manner-window = Zeit für ein Halt
page-manner-window-about = Jede Handlung, die sich anhalten lässt, wartet so lange, egal wer welche Karten hat.
page-manner-window-none = Kein Warten: Bots entscheiden
page-manner-clock = Bedenkzeit je Entscheidung
page-manner-clock-about = Läuft sie ab, trifft ein Bot diese eine Entscheidung.
page-manner-clock-none = Ohne Uhr
page-manner-reserve = Reserve
page-manner-reserve-about = Zusätzliche Zeit für die ganze Partie, wenn eine Entscheidung länger dauert.
page-manner-reserve-none = Keine
page-manner-hints = Tipps
page-manner-hints-about = Gegen Bots darf man immer um Tipps bitten, unter Menschen nur, wenn alle einverstanden sind.
page-manner-hints-no = Nein
page-manner-hints-yes = Erlaubt

## The waiting room

page-waiting-room = Warteraum
page-waiting-free = { $count ->
        [one] Ein Platz ist noch frei
        [2] Zwei Plätze sind noch frei
        [3] Drei Plätze sind noch frei
        [4] Vier Plätze sind noch frei
       *[other] { $count } Plätze sind noch frei
    }
page-waiting-away = Alle Plätze sind besetzt
page-waiting-ready = Alle sind da
page-people-away = { $count ->
        [one] { $names } ist gerade weg.
       *[other] { $names } sind gerade weg.
    }
page-start-free = Du kannst warten oder ablegen: Auf freien Plätzen spielt dann ein Bot.
page-start-away = Du kannst warten oder ablegen.
page-start-ready = Leg ab, wann du willst.
page-host-starts-free = { $host } kann warten oder ablegen: Auf freien Plätzen spielt dann ein Bot.
page-host-starts-away = { $host } kann warten oder ablegen.
page-host-starts-ready = { $host } kann jetzt ablegen.
page-host-is-gone = { $may ->
        [take] Übernimm das Kommando, dann kannst du ablegen.
       *[wait] Dauert es zu lange, kannst du das Kommando übernehmen und ablegen.
    }
page-add-bot = Bot dazu
page-free-place = Freier Platz
page-waits-for-somebody = wartet auf jemanden
page-is-bot = Bot: { $level }
page-is-you = { $role ->
        [host] du, mit dem Kommando
       *[guest] du
    }
page-is-here = { $role ->
        [host] ist da, mit dem Kommando
       *[guest] ist da
    }
page-is-free = frei
page-is-waiting = wartet noch
page-is-away = weg
page-is-away-since = weg, zuletzt hier { $since }
page-sit-here = Hier sitzen
page-place-menu = Mehr zu: { $name }
page-swap-places = Platz mit mir tauschen
page-make-host = Kommando übergeben
page-become-host = Kommando übernehmen
page-put-bot = Bot: { $level }
page-free-it = Für Freunde freigeben
page-fewer-places = Platz wegnehmen
page-ask-to-leave = Vom Tisch bitten
page-ask-to-leave-about = { $name } verliert den Platz, er ist dann wieder frei. Mit dem Link könnte { $name } zurückkommen.
page-leave = Tisch verlassen
page-leave-about = Dein Platz ist dann wieder frei für jemand anderen.
page-stay = Abbrechen
page-rename = Ändern
page-mute = Stummschalten
page-unmute = Wieder zuhören
page-change = Ändern
page-change-table = Abmachungen ändern
page-what-is-agreed = Abmachungen
page-look-at-table = { page-look }: { page-what-is-agreed }
page-as-usual = Alles wie üblich
page-spectators = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }

## The invitation

page-invite = Lade Freunde ein
page-invite-about = Wer den Link öffnet, wählt Namen und Platz und ist dabei. Ohne Anmeldung.
page-invite-elsewhere = Den Link hast du auf einem anderen Gerät. Mit einem neuen gilt der alte nicht mehr.
page-invite-link = Link für Freunde
page-invite-text = Spiel mit!
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-qr = QR-Code der Einladung
page-to-scan = Zum Scannen
page-code-about = Oder auf der Startseite den Tischcode eintippen:
page-new-invitation = Neuer Link

## Coming in

page-invites-you = { $host } lädt dich ein
page-are-there = { $count ->
        [one] { $names } sitzt am Tisch
       *[other] { $names } sitzen am Tisch
    }
page-has-begun = das Spiel hat begonnen
page-what-is-your-name = Wie heißt du?
page-where-to-sit = Wo möchtest du sitzen?
page-colour-of-seat = Die Farbe gehört zum Platz, und gespielt wird in dieser Reihenfolge.
page-board = An Bord gehen
page-only-watch = Nur zuschauen
page-no-way-in = Hier geht es nicht an Bord
page-take = Hier weiterspielen
page-take-about = Dein Platz öffnet sich auch auf diesem Gerät. Dieser Link gilt nur einmal.
page-take-over-about = Du übernimmst diesen Platz endgültig. Sag den anderen, wer du bist.
page-take-here = Platz nehmen
