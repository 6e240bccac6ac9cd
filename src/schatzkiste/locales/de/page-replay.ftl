# Die Wiederholung einer Partie.
page-past = Vergangenheit
page-past-bar = Wiederholung
page-past-slider = Schritt der Partie
page-past-start = Start
page-past-began = So begann die Partie.
page-past-quiet = Teil eines Zugs: Noch ist nichts geschehen.
page-past-round = Runde { $round }
# Whose turn it was, as a title.
page-past-whose = { $seat }, Runde { $round }
page-past-turn = Runde { $round }, { $seat }
page-past-step = Schritt { $step } von { $steps }
page-past-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
page-past-time = { $time } von { $all }
page-past-turn-back = Einen Zug zurück (Umschalt + Pfeil links)
page-past-step-back = Einen Schritt zurück (Pfeil links)
page-past-play = Abspielen (Leertaste)
page-past-pause = Anhalten (Leertaste)
page-past-step-on = Einen Schritt weiter (Pfeil rechts)
page-past-turn-on = Einen Zug weiter (Umschalt + Pfeil rechts)
page-past-speed = Tempo: { $speed }-fach (1–4)
page-past-eyes = Sicht
page-past-as = { $you ->
        [yes] wie du es sahst
       *[no] wie { $seat } es sah
    }
page-past-as-whom = Wessen Sicht
page-past-spectator = Publikum
page-past-open = alles offen
page-past-open-short = offen
page-past-own-eyes = Andere Blickwinkel gibt es nach dem Ende der Partie.
page-past-own-eyes-about = Solange die Partie läuft, siehst du, was du damals sahst, und nie mehr.
page-past-forgets = Benutzte Karten darf man an diesem Tisch nicht wieder ansehen: Alles öffnet sich am Ende.
page-past-present = Zurück zur Gegenwart
page-past-present-short = Gegenwart
page-past-hands = Alle Hände
page-past-hand = Was { $seat } hatte
page-past-play-on = Ab hier weiterspielen
page-past-play-on-short = Weiterspielen
page-past-play-on-text = Ein neuer Tisch gegen Bots, zum Üben: Er zählt nicht als Partie, und du kannst zurücknehmen, so oft du willst. Diese Partie bleibt, wie sie ist.
page-past-seat = Auf welchem Platz
page-past-hidden = Was verdeckt ist
page-past-hidden-true = wie es wirklich war
page-past-hidden-anew = neu verteilt, nach dem, was man auf dem Platz wusste
page-past-against = Gegen
page-past-begin = Los geht’s
page-past-position = Diese Stellung als Datei speichern
