# Lessons: the frame around what Lora says.

page-lesson = Erste Fahrt
page-lesson-step = Schritt { $step } von { $count }
page-lesson-on = Weiter
page-lesson-leave = Lehrfahrt beenden
page-lesson-watch = Jetzt spielen die anderen. Schau zu, was sie tun.
page-lesson-done = Gut gemacht! Sieh dir an, was daraus geworden ist, dann geht es weiter.
page-lesson-over = Mehr brauchst du nicht für { $game }. Nun deine erste Partie: Ich bleibe in der Nähe, und die Landratte ist leicht zu schlagen.
page-lesson-first-game = Deine erste Partie

page-show-me = Zeig’s mir
page-show-rule = Zeig mir Regel { $rule }

# Short notes in the first real games.

page-note = Ein Hinweis
page-note-close = Verstanden
note-si-goal = Wer die meisten Punkte hat, gewinnt. Das Spiel endet, wenn jemand mit leerem Schirm an die Reihe kommt: Das bringt noch 7 Punkte.
note-si-chest = Auf dem Plan liegt ein Kreuz: Dort darf eine Truhe stehen. Je mehr Truhen es gibt, desto mehr bringt die nächste.
note-si-guard = Ein Wächter steht neben einer Truhe und zählt alle Truhen und Wächter auf dem Plan, sich selbst mit.
note-si-taken = Wer ein Kärtchen aus dem freien Vorrat nimmt, behält es für später hinter dem Schirm.
note-si-skipped = Wer noch etwas hat, aber nichts tun kann, setzt aus. Das Spiel endet, wenn jemand mit leerem Schirm an die Reihe kommt: Das bringt 7 Punkte.
note-sg-cross = Du hast ein Kreuz überdeckt: Markiere noch ein Feld deiner Wahl, auf einer deiner beiden Karten. Ist dort wieder ein Kreuz, darfst du noch ein Feld markieren.
note-sg-take = Deine Karte ist voll und zählt. Nimm dir eine neue.
note-sg-palm = Eine Palme zählt sofort: einen Punkt, und einen dazu für jede Palme in der Auslage.
note-sg-trophy = Wer eine Münzreihe füllt, bekommt den besten Pokal, der noch da ist.
note-sg-round = Eine Runde hat sieben Züge. Nach vier Runden ist das Spiel zu Ende.
note-to-goal = Jeder Hinweis grenzt ein, wo ein Schatz liegt. Legst du einen, kommt deine Windrose mit auf den Pfad: dein Anteil an diesem Gold.
note-to-located = Für diesen Schatz bleibt nur ein Feld übrig: Wer dort hinfährt, kann ihn heben.
note-to-raise = Du stehst auf einem gefundenen Schatz. Hebe ihn: Alle mit einer Rose auf seinem Pfad sind beim Teilen dabei.
note-to-share = Reihum wird allen mit einer Rose Gold angeboten. Nimm die Karte, oder warte auf eine bessere.
note-to-curse = Ein Fluch beendet das Teilen. Wer noch wartet, gibt ein Amulett ab, sonst sein bestes Gold.
note-to-amulet = Nach einem Schatz spült das Meer Amulette an. Fahr hin und nimm eines: Es schützt vor einem Fluch oder kauft eine Zusatzaktion.
note-di-stop = Du hast die passende Karte: Halt beendet diesen Zug und nimmt zurück, was gerade geschah. Oder lass es geschehen.
note-di-share = Der Schatz ist zu Hause, und es ist dein Boot. Teile, oder verlange mit Untreue beide Münzen; doch darauf kann Untreue folgen.
note-di-counter = Gerade wurde eine Karte gespielt, und du hast einen Gegenzauber. Er macht sie harmlos, gegen wen sie auch geht.
note-di-lifted = Zwei Jäger tragen jetzt zusammen einen Schatz. Nur gemeinsam bringen sie ihn heim.
note-di-robbed = Ein Träger wurde heimgeschickt, und ein anderer Jäger trägt an seiner Stelle.
note-di-home = Ein Jäger wurde heimgeschickt und beginnt wieder in seinem Boot. Bleibt sein Partner allein zurück, kann er den Schatz erst tragen, wenn jemand dazukommt.
note-di-lost = Bei diesem Schatz stand niemand mehr, darum ist er aus dem Spiel. Draußen auf der Insel muss immer jemand auf ihm stehen.
note-di-dragon = Ein Drache sitzt auf der Insel. Bis er weiterfliegt, kann niemand sein Feld betreten oder darüberfliegen.
