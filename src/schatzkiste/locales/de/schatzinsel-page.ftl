# The table of Die Schatzinsel on the page.

schatzinsel-table-board = Spielplan, fünf mal fünf Felder
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
schatzinsel-table-screen-empty = Dein Schirm ist leer: Kommst du noch einmal an die Reihe, bekommst du den Bonus und das Spiel endet.
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
schatzinsel-table-now-take-text = Es kommt hinter deinen Schirm. Die Karte zeigt, wohin es gehört.
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
schatzinsel-table-now-next-text = Jede Art geht einmal je Zug. Oder beende den Zug.
schatzinsel-table-now-done = Nichts geht mehr
schatzinsel-table-now-done-text = Beende den Zug.
schatzinsel-table-now-place = Reihe { $row }, Spalte { $column } bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
schatzinsel-table-now-home = Gehört auf Reihe { $row }, Spalte { $column }.
schatzinsel-table-now-waiting = { $seat } ist am Zug
schatzinsel-table-now-waiting-text = { $seat } überlegt …
schatzinsel-table-now-over = { $winners ->
        [you] Du hast gewonnen!
        [several] Geteilter Sieg: { $names }
       *[one] { $names } hat gewonnen
    }
schatzinsel-table-now-over-text = Die Schatzsuche ist zu Ende.
