# The lesson of Die Schatzinsel: what Lora the parrot says, two short sentences at most.

lesson-si-welcome = Ahoi, ich bin Lora! Kärtchen für Kärtchen legen wir die Karte einer Insel, und jedes hat seinen Platz: 5-4 liegt in Reihe 5 und Spalte 4.
lesson-si-space = Kärtchen 1-1 gehört dorthin, wo sich Reihe 1 und Spalte 1 treffen, und nirgends sonst hin. Leg es an seinen Platz!
lesson-si-alone = Es liegt allein, darum zählt es die leeren Felder ringsum bis zum nächsten Kärtchen oder Rand. 1 links, 3 rechts, 1 oben und 3 unten: 8 Punkte.
lesson-si-edge = Du darfst weiterlegen, Kante an Kante mit dem letzten. Lege 5-1: Es bildet eine Zweierreihe und eine Zweierspalte, zusammen 3 Kärtchen und 3 Punkte.
lesson-si-end = Keins deiner anderen Kärtchen berührt 5-1, und je Zug ist nur eine Art von Aktion erlaubt. Beende den Zug.
lesson-si-gap = Sieh dir die Lücke zwischen 1-1 und 1-3 an! Lege 1-4 hinein: eine Reihe aus drei und eins darunter, 4 Punkte.
lesson-si-gap-stray = Das ist erlaubt, aber die Lücke in Reihe 1 wartet auf dein Kärtchen 1-4. Sieh erst einmal dorthin!
lesson-si-cross = Auf 1-1 ist ein Kreuz, also darf eine Truhe darauf. Sie bringt für jede Truhe auf dem Plan einen Punkt, und deine ist die zweite: 2 Punkte.
lesson-si-later = Ein paar Züge später. Dein Schiff ist dein Schirm, und was es trägt, siehst nur du: zwei Truhen, einen Wächter und Kärtchen 5-3.
lesson-si-chest = Drei Truhen stehen auf dem Plan, also bringt deine nächste 4. Setze sie auf 3-3, bevor dir jemand das Kreuz wegnimmt.
lesson-si-chest-stray = Auch das bringt Punkte, aber es kann warten. Die zwei freien Kreuze sind vielleicht bald besetzt, also setze eine Truhe auf 3-3.
lesson-si-chest-more = Von einer Art darfst du so viele setzen, wie du magst. Noch eine Truhe auf 4-1 bringt schon 5!
lesson-si-take = Zwei Wächter bringen mehr als einer. Nutze diesen Zug und nimm einen Wächter aus dem freien Vorrat.
lesson-si-take-stray = Möglich, aber schau: Mit noch einem Wächter kannst du im nächsten Zug zwei setzen. Nimm erst einen.
lesson-si-guard = Ein Wächter steht neben einer Truhe und zählt alle Truhen und Wächter auf dem Plan, sich selbst mit. Setze einen auf 1-1: 8 Punkte!
lesson-si-guard-more = Jede Truhe hat nur einen Wächter, also kommt der nächste zu einer anderen. Setze ihn auf 3-3, das bringt 9 Punkte.
lesson-si-last = Nun dein letztes Stück! 5-3 schließt eine Reihe aus drei und eine Spalte aus vier, 6 Punkte, und hinter deinem Schirm bleibt nichts übrig.
lesson-si-bonus = Du kamst wieder an die Reihe, und hinter deinem Schirm lag noch immer nichts: 7 Punkte für dich, und das Spiel ist zu Ende.
lesson-si-win = Wer die meisten Punkte hat, gewinnt. Derselbe Wächter bringt früh 2 Punkte und spät 9: Warte auf den richtigen Augenblick, aber nicht zu lange!
