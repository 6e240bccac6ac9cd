# Le terminal.

## Les jeux du coffre

cli-games-id = jeu
cli-games-title = titre
cli-games-players = joueurs
cli-games-minutes = min
cli-games-options = options
cli-games-rules = règles
cli-games-bots = bots

## Jouer

cli-about = { $whom } : { $what }
cli-you = Toi
cli-seed-hash = Mélangé par une graine secrète d’empreinte { $hash } ; elle sera montrée à la fin.
cli-seed = La graine était { $seed }. Son empreinte est celle du début.
cli-your-turn = À toi de jouer. Tape un numéro ou une action, ? pour l’aide.
cli-help-number = le numéro d’une action
cli-help-why = pourquoi ce n’est pas permis, par exemple : why { $example }
cli-help-undo = reprendre ta dernière décision
cli-help-save = enregistrer la partie dans un fichier
cli-help-log = le journal : tout ce qui s’est passé
cli-help-board = montrer encore la table
cli-help-quit = arrêter de jouer
cli-unclear = Je ne comprends pas « { $entry } ». Tape un numéro de la liste, une action comme « { $example } » ou ? pour l’aide.
cli-no-number = Il n’y a pas de numéro { $number } : la liste va de 1 à { $last }.
cli-no-file = Nomme un fichier : save ma-partie.json
cli-refused = { $reason } (§ { $rule })
cli-allowed = C’est permis.
cli-undone = Ta dernière décision est reprise.
cli-undone-by-consent = Ta dernière décision est reprise. Quelque chose a été révélé depuis, mais les bots sont d’accord.
cli-undo-nothing = Tu n’as encore rien décidé.
cli-saved = Enregistré dans { $file }.
cli-not-saved = Impossible d’enregistrer : { $reason }.
cli-log-empty = Il ne s’est encore rien passé.
cli-go-on = Pour reprendre cette partie : { $command }
cli-gone = La partie n’a pas été enregistrée.

## Le résultat

cli-result-rank = place
cli-result-player = nom
cli-result-points = points
cli-won = { $you ->
        [yes] Tu gagnes !
        [shared] Tu partages la victoire avec { $names }.
       *[no] La victoire revient à : { $names }
    }

## Revoir une partie

cli-replay-head = { $title }, partie de { $players }, { $moves ->
        [one] une action
       *[other] { $moves } actions
    }
cli-replay-under-way = Ici, la partie n’était pas finie.
