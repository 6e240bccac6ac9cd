# Das Ergebnis einer Partie unter seiner Adresse, und die Statistik dieses Geräts.
page-result-private = Ein privater Tisch
page-result-private-text = Nur wer an diesem Tisch saß, sieht sein Ergebnis.
page-result-later = Die Partie ist noch nicht zu Ende
page-result-later-text = Hier erscheint dann ihr Ergebnis.
page-result-to-table = Zum Tisch
page-result-picture = Bild zum Teilen
page-result-share = Bild teilen
page-result-save = Als { $kind } speichern
page-result-moments = Große Momente
page-result-round = Runde { $round }
page-result-next = Wie es weitergeht
page-statistics-about = Sie stehen nur in diesem Browser; Übungen zählen nicht.
page-statistics-none = Noch keine beendeten Partien
page-statistics-none-text = Jede Partie, die du zu Ende spielst, wird hier gezählt, nur in diesem Browser. Übungen zählen nicht.
page-statistics-against = Gegen
page-statistics-people = Menschen
page-statistics-nobody = Allein
page-statistics-players = Zahl der Personen
page-statistics-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
page-statistics-games = Partien
page-statistics-won = Siege
page-statistics-best = Bestwert
page-statistics-average = Schnitt
page-statistics-course = Punkte der letzten Partien, { $games } an der Zahl: bestes Ergebnis { $best }, im Schnitt { $average }
page-best-results = Beste Ergebnisse
page-statistics-place = { $count ->
    [one] Allein
   *[other] Platz { $place } von { $count }
}
page-statistics-save = Als Datei speichern
page-statistics-forget = Alle Ergebnisse vergessen
page-statistics-forget-text = Die Statistik dieses Browsers wird für immer gelöscht. Deine Tische bleiben, wie sie sind.
page-statistics-forget-yes = Vergessen
page-statistics-forget-no = Behalten
