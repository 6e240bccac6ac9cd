# The lesson of Die Schatzinsel: what Lora the parrot says, two short sentences at most.

lesson-si-welcome = Ohé, je suis Lora ! Tuile après tuile, nous dressons la carte d’une île, et chacune a sa place : la 5-4 est en ligne 5 et colonne 4.
lesson-si-space = La tuile 1-1 va là où la ligne 1 croise la colonne 1, et nulle part ailleurs. Pose-la !
lesson-si-alone = Elle est seule, alors elle compte les cases vides autour d’elle, jusqu’à la tuile suivante ou au bord. 1 à gauche, 3 à droite, 1 en haut et 3 en bas : 8 points.
lesson-si-edge = Tu peux continuer, bord à bord avec la dernière. Pose la 5-1 : elle forme une ligne de deux et une colonne de deux, 3 tuiles en tout et 3 points.
lesson-si-end = Aucune autre de tes tuiles ne touche la 5-1, et un tour ne permet qu’un seul type d’action. Finis ton tour.
lesson-si-gap = Regarde le trou entre la 1-1 et la 1-3 ! Poses-y la 1-4 : une ligne de trois et une tuile en dessous, 4 points.
lesson-si-gap-stray = C’est permis, mais le trou de la ligne 1 attend ta tuile 1-4. Regarde d’abord par là !
lesson-si-cross = La 1-1 porte une croix, un coffre peut donc y aller. Il rapporte un point par coffre sur le plateau, et le tien est le deuxième : 2 points.
lesson-si-later = Quelques tours plus tard. Ton bateau est ton paravent, et personne d’autre ne voit ce qu’il porte : deux coffres, un garde et la tuile 5-3.
lesson-si-chest = Il y a trois coffres sur le plateau, le prochain te rapporte donc 4. Place-le sur la 3-3 avant qu’on ne te prenne la croix.
lesson-si-chest-stray = Cela rapporte aussi, mais rien ne presse. Les deux croix libres seront peut-être bientôt prises, alors place un coffre sur la 3-3.
lesson-si-chest-more = Tu peux en placer autant que tu veux, tant que c’est le même type de pièce. Un autre coffre sur la 4-1 rapporte déjà 5 !
lesson-si-take = Deux gardes rapportent plus qu’un seul. Profite de ce tour pour prendre un garde dans la réserve libre.
lesson-si-take-stray = C’est possible, mais regarde : avec un garde de plus, tu pourras en placer deux au prochain tour. Prends-en d’abord un.
lesson-si-guard = Un garde se tient à côté d’un coffre et compte tous les coffres et tous les gardes du plateau, lui compris. Place-en un sur la 1-1 : 8 points !
lesson-si-guard-more = Chaque coffre n’a qu’un garde, le suivant va donc auprès d’un autre coffre. Place-le sur la 3-3 pour 9 points.
lesson-si-last = Et maintenant ta dernière pièce ! La 5-3 complète une ligne de trois et une colonne de quatre, 6 points, et il ne reste rien derrière ton paravent.
lesson-si-bonus = Ton tour est revenu et il n’y avait toujours rien derrière ton paravent : 7 points pour toi, et la partie est finie.
lesson-si-win = Qui a le plus de points l’emporte. Le même garde rapporte 2 points au début et 9 plus tard : attends le bon moment, mais pas trop longtemps !
