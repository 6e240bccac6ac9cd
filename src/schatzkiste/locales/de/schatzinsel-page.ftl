# The table of Die Schatzinsel on the page.

schatzinsel-table-board = Spielplan, fünf mal fünf Felder
schatzinsel-table-place = Reihe { $row }, Spalte { $column }
schatzinsel-table-field = Reihe { $row }, Spalte { $column }, { $thing ->
        [empty] leer
        [cross] Kärtchen mit Kreuz
        [chest] { $guards ->
            [0] Truhe
            [one] Truhe mit Wächter
           *[other] Truhe mit { $guards } Wächtern
        }
       *[plain] Kärtchen
    }{ $start ->
        [yes] , Startkärtchen
       *[no] { "" }
    }{ $points ->
        [0] { "" }
        [one] , bringt einen Punkt
       *[other] , bringt { $points } Punkte
    }
schatzinsel-table-screen = Hinter deinem Schirm
schatzinsel-table-screen-note = nur du siehst das
schatzinsel-table-screen-empty = Dein Schirm ist leer: Kommst du noch einmal an die Reihe, bekommst du den Bonus, und das Spiel endet.
schatzinsel-table-sail = Kärtchen { $tile }{ $points ->
        [0] { "" }
        [one] , bringt einen Punkt
       *[other] , bringt { $points } Punkte
    }
schatzinsel-table-chests = { $count ->
        [one] Eine Truhe
       *[other] { $count } Truhen
    } auf deinem Schiff
schatzinsel-table-guards = { $count ->
        [one] Ein Wächter
       *[other] { $count } Wächter
    } auf deinem Schiff
schatzinsel-table-stock = Freier Vorrat
schatzinsel-table-stock-tab = Vorrat
schatzinsel-table-stock-note = offen für alle: { $tiles ->
        [one] ein Kärtchen
       *[other] { $tiles } Kärtchen
    }, { $guards ->
        [one] ein Wächter
       *[other] { $guards } Wächter
    }
schatzinsel-table-stock-empty = Der Vorrat ist leer.
schatzinsel-table-stock-tile = Freies Kärtchen { $tile }
schatzinsel-table-stock-guard = Freier Wächter
schatzinsel-table-voyage = Fahrt
schatzinsel-table-players-tab = Mitspieler
schatzinsel-table-log = Logbuch
schatzinsel-table-kinds = Art der Aktion
schatzinsel-table-kind-take = Kärtchen nehmen
schatzinsel-table-kind-take-guard = Wächter nehmen
schatzinsel-table-kind-lay = Kärtchen legen
schatzinsel-table-kind-chest = Truhe setzen
schatzinsel-table-kind-guard = Wächter setzen
schatzinsel-table-end = Zug beenden
schatzinsel-table-rules = { $rules ->
        [hawkins] Jim-Hawkins-Regeln
       *[silver] John-Silver-Regeln
    }
schatzinsel-table-now-begin = Du bist am Zug
schatzinsel-table-now-begin-text = Nimm, lege oder setze etwas. Die Zahlen zeigen deinen Gewinn.
schatzinsel-table-now-take = Nimm ein Kärtchen
schatzinsel-table-now-take-text = Es kommt hinter deinen Schirm. Der Plan zeigt, wohin es gehört.
schatzinsel-table-now-take-guard = Nimm einen Wächter
schatzinsel-table-now-take-guard-text = Er kommt hinter deinen Schirm.
schatzinsel-table-now-lay = Lege ein Kärtchen
schatzinsel-table-now-lay-text = Jedes passt auf genau ein Feld. Die Zahl ist dein Gewinn.
schatzinsel-table-now-chest = Setze eine Truhe
schatzinsel-table-now-chest-text = Auf ein Kärtchen mit Kreuz. Die Zahl ist dein Gewinn.
schatzinsel-table-now-guard = Setze einen Wächter
schatzinsel-table-now-guard-text = Neben eine Truhe. Die Zahl ist dein Gewinn.
schatzinsel-table-now-more-lay = Lege weiter an
schatzinsel-table-now-more-chest = Setze weitere Truhen
schatzinsel-table-now-more-guard = Setze weitere Wächter
schatzinsel-table-now-more-text = Oder beende den Zug.
schatzinsel-table-now-next = Noch etwas?
schatzinsel-table-now-next-text = Jede Art einmal je Zug.
schatzinsel-table-now-done = Nichts geht mehr
schatzinsel-table-now-done-text = Beende den Zug. Endete er jetzt von selbst, wüssten die anderen, was du hast.
schatzinsel-table-now-place = Reihe { $row }, Spalte { $column } bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
schatzinsel-table-now-home = Gehört auf Reihe { $row }, Spalte { $column }.
schatzinsel-table-now-waiting = { $seat } ist am Zug
schatzinsel-table-now-waiting-text = { $seat } überlegt …
schatzinsel-table-now-over = { page-winners }
schatzinsel-table-now-over-text = Die Schatzsuche ist zu Ende.

## What things are good for

schatzinsel-table-about-take = Nimm ein freies Kärtchen hinter deinen Schirm, um es später zu legen.
schatzinsel-table-about-take-guard = Nimm einen freien Wächter hinter deinen Schirm, um ihn später zu setzen.
schatzinsel-table-about-lay = Ein Kärtchen gehört auf das Feld seiner Reihe und Spalte. Allein zählt es die leeren Felder bis zum nächsten Kärtchen oder Rand; neben anderen seine lückenlose Reihe und Spalte.
schatzinsel-table-about-chest = Eine Truhe kommt auf ein gelegtes Kärtchen mit Kreuz. Sie bringt je Truhe auf dem Plan einen Punkt, sich selbst mitgezählt.
schatzinsel-table-about-guard = Ein Wächter kommt neben eine Truhe. Er bringt je Truhe und Wächter auf dem Plan einen Punkt, sich selbst mitgezählt.

## The end

schatzinsel-amount = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
schatzinsel-sheet-earlier = Vorher
schatzinsel-sheet-earlier-note = vor Beginn der Übung
schatzinsel-sheet-tiles = Kärtchen
schatzinsel-sheet-tiles-note = leere Felder, Reihen und Spalten
schatzinsel-sheet-chests = Truhen
schatzinsel-sheet-guards = Wächter
schatzinsel-sheet-bonus = Bonus
schatzinsel-sheet-bonus-note = zuerst nichts mehr hinter dem Schirm
schatzinsel-table-sheet-pieces = { $what ->
        [tiles] { $count } Kärtchen
        [chests] { $count ->
            [one] { $count } Truhe
           *[other] { $count } Truhen
        }
       *[guards] { $count } Wächter
    }
schatzinsel-sheet-sum = Summe
schatzinsel-course-about = Punkte nach jeder Runde
schatzinsel-course-round = Runde { $round }
