# The lesson of Die Dracheninsel: what Lora the parrot says, two short sentences at most.

lesson-di-welcome = Ahoi, ich bin Lora, und du bist der grüne Jäger! Der Schatz in der Mitte, zwei Münzen zu 100, ist zu schwer für einen allein: Du brauchst jemanden, der mitträgt.
lesson-di-pay = Ein Schritt kostet eine Karte, die das Gelände zeigt. Geh vom Boot auf den Vulkan e9 und bezahle mit deiner Karte Vulkan.
lesson-di-free = Wald ist deine eigene Farbe und kostet dich nichts. Geh auf e8!
lesson-di-joker = Das Ackerland e7 kostet deine Karte Ackerland. Fürs Gebirge e6 hast du keine, aber Wald ist dein Joker und bezahlt alles.
lesson-di-joker-stray = Erlaubt ist das, aber gleich würde dir die Karte fehlen. Bezahle e7 mit Ackerland und heb dir den Wald für e6 auf.
lesson-di-wait = Das Schatzfeld kostet nichts. Wer zuerst dort ist, beendet seinen Zug und wartet: Geh auf e5 und wähle dann „Weiter“.
lesson-di-lifted = Als dein Zug vorbei war, hast du wieder auf sechs Karten nachgezogen. Dann kam Blau als Zweiter, hat den Schatz gehoben und dich auf f5 mitgenommen.
lesson-di-carry = Jetzt führst du, und Blau und der Schatz kommen mit. Für dich ist der Wald auf f6 frei: Geh dorthin.
lesson-di-carry-on = Weiter zu deinem Boot: f7 kostet deine Karte Gebirge, f8 deine Wüste. Den Joker behältst du, wer weiß, wofür.
lesson-di-home = Der Schatz muss in ein Boot von euch beiden. Deins kostet nichts: Steig ein!
lesson-di-share = Es ist dein Boot, also entscheidest du. Mit Untreue verlangst du beide Münzen, aber Blau könnte mit Untreue antworten: Teile diesmal, je 100.
lesson-di-share-stray = Das darfst du, aber wenn Blau mit Untreue antwortet, gehst du leer aus. Teile diesmal, 100 sind dir sicher.
lesson-di-later = Ein paar Runden später trägst du wieder, diesmal mit Braun. Jeder Schatz ist mehr wert als der vorige: Diese Münzen bringen je 175.
lesson-di-boat = Bring ihn in dein Boot. Und sieh auf deine Hand: Du hast zweimal Untreue!
lesson-di-betray = Mit zweimal Untreue kannst du es wagen. Verlange beide Münzen mit Untreue / Angst & Schrecken.
lesson-di-betray-stray = Ehrlich und durchaus erlaubt! Aber sieh dir an, wie ein Streit ausgeht: Verlange beide Münzen mit Untreue / Angst & Schrecken.
lesson-di-last-word = Braun hat mit Untreue geantwortet, doch beide Münzen bekommt, wer sie zuletzt spielt. Spiel deine zweite!
lesson-di-last-word-stray = Gibst du nach, nimmt Braun beide Münzen. Du hast noch eine Untreue: Spiel sie!
lesson-di-slumber = 350 für dich, und du hast Süßen Schlummer gezogen: Damit rufst du in fremden Zügen Halt. Gelb hat noch nichts getan, also lass es geschehen.
lesson-di-slumber-stray = Halt vor der ersten Handlung nimmt nichts zurück. Lass Gelb anfangen, dein Augenblick kommt noch.
lesson-di-stop = Gelb und Blau haben Münzen zu 150 ins gelbe Boot gebracht! Ruf Halt mit Süßem Schlummer und wähle dann „Weiter“.
lesson-di-stopped = Beide stehen wieder auf i5, und der Zug von Gelb ist vorbei. Jetzt können alle noch an diesen Schatz heran.
lesson-di-win = Sind alle sieben Schätze daheim oder verloren, gewinnt das meiste Gold. Such dir gut aus, mit wem du trägst, und überleg dir Untreue zweimal!
lesson-di-yellow = Gelb
lesson-di-blue = Blau
lesson-di-brown = Braun
