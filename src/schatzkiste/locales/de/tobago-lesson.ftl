# The lesson of Tobago: what Lora the parrot says, two short sentences at most.

lesson-to-welcome = Ahoi, ich bin Lora! Vier Schätze liegen auf dieser Insel, und jeder Hinweis auf einem Pfad verrät, wo sein Schatz liegen kann.
lesson-to-markers = Auf dem weißen Pfad liegt „neben einer Hütte“. Die 14 weißen Marker auf der Insel zeigen alle Felder, die dazu passen.
lesson-to-gaze = Jede der drei Statuen blickt geradeaus bis ans Ufer. Das wird erst wichtig, wenn ein Schatz gehoben ist.
lesson-to-clue = Du hast „im Dschungel“: Auf dem weißen Pfad blieben damit 6 Marker, und 8 verschwänden. Leg ihn dort an, dann bringt dir deine Rose darauf einen Anteil am Gold.
lesson-to-clue-stray = Erlaubt, aber sieh dir den weißen Pfad an: „im Dschungel“ grenzt diesen Schatz viel weiter ein. Versuch es dort.
lesson-to-located = Dann kam noch „neben Buschland“ dazu, und ein einziger weißer Marker ist übrig. Der Schatz ist gefunden!
lesson-to-leg = In deinem Zug legst du einen Hinweis oder du fährst, und eine Fahrt hat bis zu drei Etappen. Ein Schritt in anderes Gelände ist eine Etappe: Fahr in den Dschungel nach n4.
lesson-to-leg-stray = Das darfst du, aber der kürzeste Weg zum Schatz führt durch den Dschungel. Beginn mit n4.
lesson-to-region = In einer Region reicht eine Etappe so weit, wie du willst. Fahr quer durch den Dschungel zum Schatz auf h5!
lesson-to-raise = Dein Wagen steht auf dem gefundenen Schatz. Heb ihn, dann kommt noch eine deiner Rosen auf den Pfad.
lesson-to-seen = Für jede Rose wurde eine Goldkarte gezogen und eine ungesehen dazu; jetzt sind alle gemischt. Deine hast du gesehen: eine 4 und einen Fluch!
lesson-to-decline = Die Karten werden nacheinander angeboten, und wer den Schatz gehoben hat, wird zuerst gefragt. Eine 2 ist wenig: Überlass sie den anderen.
lesson-to-decline-stray = Das ginge, aber jede Karte kostet dich eine Rose, und du hast hier nur zwei. Es kommt noch etwas Besseres als eine 2.
lesson-to-accept = Eine 5, schon besser! Nimm sie: Die Rose bekommst du zurück, und eine bleibt dir für eine weitere Karte.
lesson-to-curse = Nun deine 4, und der Fluch kommt erst noch: Er nimmt allen Gold, die dann noch eine Rose haben. Nimm die 4, dann trifft er dich nicht.
lesson-to-curse-stray = Mutig, aber als Nächstes kann der Fluch kommen, und deine letzte Rose kostet dich dann deine beste Goldkarte. Nimm die 4.
lesson-to-new-path = Der Fluch kam und traf jemand anderen! Du hast das letzte Gold genommen, also öffnest du den weißen Pfad neu: Leg „im größten Buschland“.
lesson-to-statues = Nach jedem Schatz erwachen die Statuen, und am Ufer, auf das sie blicken, werden Amulette angespült. Danach drehen sie sich.
lesson-to-amulet = Ein Amulett bekommst du, wo eine Etappe endet. Fahr durch den Dschungel zu dem auf n4.
lesson-to-amulet-more = Einen Schritt weiter, im Gebirge auf n3, liegt das nächste. Mit der dritten Etappe fahr zum grauen Marker an der Statue, nach l3.
lesson-to-remove = Zwei graue Marker sind übrig, einer davon unter deinem Wagen. Setz ein Amulett ein und entferne den anderen auf j3.
lesson-to-raise-more = Heben kostet keine Aktion, also heb den grauen Schatz sofort. Besser als eine 6 wird es nicht: Nimm sie!
lesson-to-shield = Das andere Amulett behältst du erst einmal. Schlägt ein Fluch zu, gibst du es her und nicht deine beste Goldkarte.
lesson-to-win = Ist der Goldstapel leer, endet das Spiel, und das meiste Gold gewinnt. Leg Hinweise für deinen Anteil, sei rechtzeitig dort, und hüte dich vor dem Fluch!
