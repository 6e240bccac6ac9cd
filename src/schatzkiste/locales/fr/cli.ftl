# Le terminal.

## Les jeux du coffre

cli-games-head = { $title } : { $players } joueurs, { $minutes } min, règles version { $rules }
cli-games-bots = bots : { $bots }

## Jouer

cli-about = { $whom } : { $what }
cli-you = Toi
cli-seed-hash = Mélangé avec une graine secrète d’empreinte { $hash } ; elle sera révélée à la fin.
cli-seed = La graine était { $seed }. Son empreinte est celle du début.
cli-prompt = Que fais-tu ? Par exemple « { $example } » ; « ? » aide.
cli-thinking = Les autres réfléchissent…
cli-stand-in = Un remplaçant décide : { $failure }
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
cli-command-hint = conseil
cli-help-typing = Tape ce que tu fais, ou le début des mots dans n’importe quel ordre, comme « { $example } ». Maintenant, tu peux :
cli-help-keys = Dans un terminal, Tab complète, les flèches haut et bas parcourent les choix, Page↑ et Page↓ déplacent la table, Ctrl-C arrête.
cli-help-help = cette page
cli-help-why = pourquoi une action n’est pas permise ; écris-la après le mot
cli-help-undo = annuler ta dernière décision
cli-help-log = le journal : tout ce qui s’est passé
cli-help-save = enregistrer la partie dans un fichier
cli-help-table = montrer de nouveau la table
cli-help-quit = arrêter de jouer ; la partie est enregistrée
cli-help-hint = ce à quoi penserait un bon joueur ; encore une fois pour en savoir plus
cli-unclear = Je ne comprends pas « { $entry } ». Tape ce que tu fais, comme « { $example } », ou ? pour l’aide.
cli-ambiguous = « { $entry } » correspond à { $count } choix : tape la suite.
cli-no-file = Indique un fichier : { $command } ma-partie.json
cli-refused = { $reason } (§ { $rule })
cli-allowed = C’est permis.
cli-hint-more = Pour en savoir plus, tape encore « { $command } ».
cli-hint-best = Le meilleur : { $action } (« { $typed } »).
cli-undone = Ta dernière décision est annulée.
cli-undone-by-consent = Ta dernière décision est annulée. Quelque chose a été révélé depuis, mais les bots sont d’accord.
cli-undo-nothing = Tu n’as encore rien décidé.
cli-saved = La partie est enregistrée dans { $file }.
cli-not-saved = Impossible d’enregistrer la partie dans { $file } : { $reason }.
cli-reason-missing = ce dossier n’existe pas
cli-reason-forbidden = tu n’as pas le droit d’y écrire
cli-reason-folder = c’est un dossier
cli-reason-full = le disque est plein
cli-log-empty = Il ne s’est encore rien passé.
cli-leave = Arrêter de jouer ? La partie sera enregistrée. ({ $yes }/{ $no })
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
        [yes] Tu as gagné !
        [shared] Victoire partagée : toi et { $names }
       *[no] { $winners ->
            [one] { $names } a gagné
           *[other] Victoire partagée : { $names }
        }
    }

## Leçons

cli-learn-lora = Lora ({ $step }/{ $steps }) : { $words } (§ { $rule })
cli-learn-do = Tape « { $typed } » ; « ? » aide.
cli-learn-on = Appuie sur Entrée pour continuer ; « ? » aide.
cli-learn-back = C’est annulé. Tape « { $typed } ».
cli-learn-quit = quitter la leçon
cli-learn-end = C’était la leçon de { $title }. Et maintenant, ta première partie :
cli-learn-left = Tu en es à l’étape { $step } sur { $steps }. Reviens quand tu veux !

## Revoir une partie

cli-replay-head = { $title }, joué par { $players }, { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    }
cli-replay-rules = Cette partie a été jouée avec la version { $version } des règles ; la version { $current } d’ici donne la même partie.
cli-replay-under-way = Ici, la partie n’était pas finie.
cli-step-prompt = Entrée ou → avance, ← recule, un nombre va à cette étape ; ? aide.
cli-step-where = Étape { $step } sur { $steps }
cli-step-next = suite
cli-step-next-about = une étape en avant : Entrée ou →
cli-step-back = retour
cli-step-back-about = une étape en arrière : ←
cli-step-first = début
cli-step-first-about = au début : Début
cli-step-last = fin
cli-step-last-about = à la fin : Fin
cli-step-log = journal
cli-step-log-about = tout ce qui s’était passé
cli-step-help = aide
cli-step-help-about = cette page
cli-step-quit = quitter
cli-step-quit-about = quitter : Ctrl-C
cli-step-unclear = Je ne comprends pas « { $entry } ». Tape le numéro d’une étape, ou ? pour l’aide.
cli-step-beyond = La dernière étape est la { $last }.
cli-step-first-is = C’est ainsi que la partie a commencé.
cli-step-last-is = Il n’y a rien après.
cli-step-left = Tu étais à l’étape { $step } sur { $steps } : --from { $step } y ramène.

## L’arène : des bots comparés sur les mêmes donnes

cli-arena-bot = bot
cli-arena-games = places
cli-arena-wins = victoires
cli-arena-interval = intervalle à 95 %
cli-arena-rank = rang
cli-arena-points = points
cli-arena-rating = cote
cli-arena-median = ms par décision
cli-arena-slow = 99 % en
cli-arena-stand-in = remplaçant
cli-arena-alone = Victoires du bot de gauche, seul à des tables du bot d’en haut ; à force égale : { $par }.
cli-arena-failed = Le bot { $bot } a échoué : un remplaçant a décidé pour lui { $decisions } fois. La première fois : { $failure }
cli-arena-end = { $games } parties sur { $total } de { $title }, graine { $seed }
cli-arena-go-on = Les parties sont dans { $file }. Redonne la même commande pour les poursuivre.
cli-arena-plot-title = { $title }, { $players } personnes : { $games } parties
cli-arena-plot-wins = Victoires de la ligne, seule contre la colonne (à force égale : { $par })
cli-arena-plot-ratings = Cotes avec intervalles à 95 %

## Certifier un bot

cli-certify-game = jeu
cli-certify-decisions = décisions
cli-certify-legal = permis
cli-certify-same = répétable
cli-certify-honest = n’utilise rien de caché
cli-certify-time = à temps
cli-certify-median = médiane ms
cli-certify-slow = 99 % en
cli-certify-slowest = maximum
cli-certify-verdict = { $good ->
        [yes] Le bot { $bot } respecte les règles de la maison.
       *[no] Le bot { $bot } ne respecte pas les règles de la maison.
    }
