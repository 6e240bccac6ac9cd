# Le terminal.

## Les jeux du coffre

cli-games-head = { $title } : { $players } joueurs, { $minutes } min, règles version { $rules }
cli-games-bots = bots : { $bots }

## Jouer

cli-about = { $whom } : { $what }
cli-you = Toi
cli-seed-hash = Mélangé par une graine secrète d’empreinte { $hash } ; elle sera montrée à la fin.
cli-seed = La graine était { $seed }. Son empreinte est celle du début.
cli-prompt = Que fais-tu ? Par exemple « { $example } » ; ? aide.
cli-thinking = Les autres réfléchissent…
cli-scroll = Page↑/Page↓
cli-close = Entrée ferme

## Commands: a word each, which no action of a game is called

cli-command-help = aide
cli-command-why = pourquoi
cli-command-undo = annuler
cli-command-log = journal
cli-command-save = enregistrer
cli-command-table = table
cli-command-quit = quitter
cli-help-typing = Tape ce que tu fais, ou le début des mots dans n’importe quel ordre, comme « { $example } ». Maintenant, tu peux :
cli-help-keys = Dans un terminal, Tab complète, les flèches haut et bas parcourent les choix, Page↑ et Page↓ déplacent la table, Ctrl-C arrête.
cli-help-help = cette page
cli-help-why = pourquoi ce n’est pas permis, avec l’action derrière
cli-help-undo = annuler ta dernière décision
cli-help-log = le journal : tout ce qui s’est passé
cli-help-save = enregistrer la partie dans un fichier
cli-help-table = montrer encore la table
cli-help-quit = arrêter de jouer ; la partie est enregistrée
cli-unclear = Je ne comprends pas « { $entry } ». Tape ce que tu fais, comme « { $example } », ou ? pour l’aide.
cli-ambiguous = « { $entry } » correspond à { $count } choix : tape la suite.
cli-no-file = Nomme un fichier : { $command } ma-partie.json
cli-refused = { $reason } (§ { $rule })
cli-allowed = C’est permis.
cli-undone = Ta dernière décision est reprise.
cli-undone-by-consent = Ta dernière décision est reprise. Quelque chose a été révélé depuis, mais les bots sont d’accord.
cli-undo-nothing = Tu n’as encore rien décidé.
cli-saved = La partie est enregistrée dans { $file }.
cli-not-saved = Impossible d’enregistrer la partie dans { $file } : { $reason }.
cli-reason-missing = ce dossier n’existe pas
cli-reason-forbidden = tu n’as pas le droit d’y écrire
cli-reason-folder = c’est un dossier
cli-reason-full = le disque est plein
cli-log-empty = Il ne s’est encore rien passé.
cli-leave = Arrêter de jouer ? La partie est enregistrée. ({ $yes }/{ $no })
cli-yes = oui
cli-no = non
cli-stay = La partie continue.
cli-go-on = Pour la reprendre : { $command }
cli-gone = La partie n’a pas été enregistrée.

## Le résultat

cli-result-rank = place
cli-result-player = nom
cli-result-points = points
cli-won = { $you ->
        [yes] Tu gagnes !
        [shared] Tu partages la victoire avec { $names }.
       *[no] La victoire revient à : { $names }
    }

## Revoir une partie

cli-replay-head = { $title }, partie de { $players }, { $moves ->
        [one] une action
       *[other] { $moves } actions
    }
cli-replay-under-way = Ici, la partie n’était pas finie.
