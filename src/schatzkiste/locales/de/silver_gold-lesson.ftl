# The lesson of Silver & Gold: what Lora the parrot says, two short sentences at most.

lesson-sg-welcome = Ahoi, ich bin Lora! Jede Karte ist eine Insel: Markiere alle ihre Felder, und der Schatz gehört dir.
lesson-sg-keep = Zwei dieser vier Inseln behältst du. Nimm die grüne und die silbergraue: Kleine Inseln sind schneller voll.
lesson-sg-keep-stray = Mit denen ginge es auch, aber große Inseln dauern länger. Fangen wir mit der grünen und der silbergrauen an.
lesson-sg-line = Alle bekommen dasselbe Muster, diesmal eine Dreierreihe. Markiere sie in der obersten Reihe deiner grünen Insel.
lesson-sg-confirm = Bis du bestätigst, kannst du alles zurücknehmen. Bestätige jetzt, dann zeigen auch die anderen, was sie markiert haben.
lesson-sg-mirror = Nun kommt ein L, und das darfst du spiegeln. Markiere es so, dass es beide Münzen der grünen Insel trifft, und bestätige.
lesson-sg-mirror-stray = Dort passt es, aber eine Münze bleibt liegen. Spiegle das L, dann trifft es beide.
lesson-sg-turn = Die Ecke darfst du drehen. Triff mit ihr die Münze der silbergrauen Insel und bestätige: Jede Münze ist ein Punkt.
lesson-sg-turn-stray = Das geht, aber die Münze bliebe liegen. Drehe die Ecke, bis sie die Münze oben links trifft.
lesson-sg-cross = Noch eine Ecke, und auf der silbergrauen Insel ist ein Kreuz. Überdecke es: Für ein Kreuz darfst du noch ein Feld markieren.
lesson-sg-bonus = Das Feld darf auf jeder deiner Karten liegen: Nimm das Kreuz der grünen Insel. Dafür gibt es gleich noch eines, das unten links; dann bestätige.
lesson-sg-full = Eine Zweierreihe, und auf der silbergrauen Insel sind genau zwei Felder frei. Markiere sie und bestätige: Die Karte ist fertig und bringt 8 Punkte.
lesson-sg-take = Für eine fertige Karte nimmst du dir eine neue. Nimm die orange mit ihrer Münze und ihrer Palme.
lesson-sg-later = Eine Runde später ist auch deine grüne Insel fertig. Und in deiner ersten Münzreihe fehlt nur noch eine Münze!
lesson-sg-palm = Eine Palme bringt 1 und für jede Palme in der Auslage 1 dazu: Dort sind zwei. Markiere das Quadrat über deiner Palme und bestätige, das macht 3 Punkte.
lesson-sg-palm-stray = Das ist erlaubt, aber jetzt bringt deine Palme 3, und die Auslage ändert sich bald. Markiere das Quadrat über ihr.
lesson-sg-trophy = Die vierte Münze füllt eine Reihe, und die erste volle Reihe gewinnt den besten Pokal: 6 Punkte. Stelle die Zweierreihe hochkant auf die Münze und bestätige.
lesson-sg-single = Das T passt nirgends, darum markierst du nur ein Feld. Nimm das letzte freie der silbergrauen Insel und bestätige.
lesson-sg-seal = Diese grüne Karte hat ein Siegel: 1 Punkt für jede fertige silbergraue Karte, und zwei hast du schon. Nimm sie!
lesson-sg-end = Nach vier Runden zählen Karten, Siegel, Münzen, Pokale und Palmen. Inseln, die nicht voll sind, bringen nichts: Mach also fertig, was du anfängst!
