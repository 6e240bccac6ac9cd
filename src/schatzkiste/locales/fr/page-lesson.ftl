# Lessons: the frame around what Lora says.

page-lesson = Premier voyage
page-lesson-step = Étape { $step } sur { $count }
page-lesson-on = Continuer
page-lesson-leave = Quitter la leçon
page-lesson-watch = C’est aux autres de jouer. Regarde ce qu’ils font.
page-lesson-done = Bien joué ! Regarde ce que cela a donné, puis on continue.
page-lesson-over = Tu sais maintenant l’essentiel sur { $game }. À toi ta première partie : je reste tout près, et le marin d’eau douce est facile à battre.
page-lesson-first-game = Ta première partie

page-show-me = Montre-moi
page-show-rule = Montre-moi la règle { $rule }

# Short notes in the first real games.

page-note = Une note
page-note-close = Compris
note-si-goal = Qui a le plus de points gagne. La partie finit quand arrive le tour d’un joueur au paravent vide : cela lui rapporte encore 7 points.
note-si-chest = Il y a une croix sur le plateau : un coffre peut s’y poser. Plus il y a de coffres, plus le suivant rapporte.
note-si-guard = Un garde se tient près d’un coffre et compte tous les coffres et gardes du plateau, lui compris.
note-si-taken = Qui prend une tuile dans la réserve libre la garde pour plus tard derrière son paravent.
note-si-skipped = Qui a encore des pièces mais ne peut rien faire passe son tour. La partie finit quand arrive le tour d’un joueur au paravent vide : cela lui rapporte 7 points.
note-sg-cross = Tu as couvert une croix : coche encore une case de ton choix, sur l’une de tes deux cartes. Si elle porte aussi une croix, tu en coches encore une.
note-sg-take = Ta carte est pleine et compte. Prends-en une nouvelle.
note-sg-palm = Un palmier rapporte tout de suite : un point, et un de plus par palmier dans la rivière.
note-sg-trophy = Qui remplit une rangée de pièces reçoit le meilleur trophée restant.
note-sg-round = Une manche compte sept tours. Après quatre manches, la partie est finie.
note-to-goal = Chaque indice précise où se trouve un trésor. En poser un place ta rose des vents sur la piste : c’est ta part de son or.
note-to-located = Il ne reste qu’une case pour ce trésor : qui s’y rend peut le déterrer.
note-to-raise = Tu es sur un trésor localisé. Déterre-le : tous ceux qui ont une rose sur sa piste participent au partage.
note-to-share = L’or est proposé tour à tour à qui a une rose. Prends la carte, ou attends-en une meilleure.
note-to-curse = Une malédiction arrête le partage. Qui attend encore donne une amulette, sinon son meilleur or.
note-to-amulet = Après un trésor, la mer rejette des amulettes. Va en chercher une : elle protège d’une malédiction ou paie une action de plus.
note-di-stop = Tu as la bonne carte : Halte met fin à ce tour et annule ce qui vient de se passer. Ou laisse faire.
note-di-share = Le trésor est à bon port, et c’est ton bateau. Partage, ou réclame les deux pièces avec une Déloyauté ; mais ton partenaire peut y répondre.
note-di-counter = Quelqu’un vient de jouer une carte, et tu as un Contre-sort. Il la rend inoffensive, quelle que soit sa cible.
note-di-lifted = Deux chasseurs portent maintenant un trésor ensemble. Ce n’est qu’ensemble qu’ils le ramènent.
note-di-robbed = Un porteur a été renvoyé chez lui, et un autre chasseur porte à sa place.
note-di-home = Un chasseur a été renvoyé et repart de son bateau. S’il laisse un partenaire seul, celui-ci ne peut porter le trésor que si quelqu’un le rejoint.
note-di-lost = Il n’y avait plus personne sur ce trésor : il est perdu. Dehors, sur l’île, il faut toujours quelqu’un dessus.
note-di-dragon = Un dragon s’est posé sur l’île. Tant qu’il ne repart pas, nul ne peut entrer sur sa case ni la survoler.
