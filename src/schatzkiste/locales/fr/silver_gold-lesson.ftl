# The lesson of Silver & Gold: what Lora the parrot says, two short sentences at most.

lesson-sg-welcome = Ohé, je suis Lora ! Chaque carte est une île : coche toutes ses cases, et son trésor est à toi.
lesson-sg-keep = De ces quatre îles, tu en gardes deux. Prends la verte et la grise : les petites îles sont plus vite pleines.
lesson-sg-keep-stray = Celles-là iraient aussi, mais les grandes îles prennent plus de temps. Commençons par la verte et la grise.
lesson-sg-line = Tout le monde reçoit le même motif, cette fois une ligne de trois. Coche-la dans la rangée du haut de ton île verte.
lesson-sg-confirm = Tant que tu n’as pas confirmé, tu peux annuler. Confirme, et les autres montreront aussi leurs cases.
lesson-sg-mirror = Voici un L, et tu peux le retourner. Coche-le pour qu’il couvre les deux pièces de l’île verte, puis confirme.
lesson-sg-mirror-stray = Il tient là aussi, mais une pièce reste de côté. Retourne le L, et il couvrira les deux.
lesson-sg-turn = Le coin, tu peux le tourner. Couvre avec lui la pièce de l’île grise et confirme : chaque pièce vaut un point.
lesson-sg-turn-stray = C’est permis, mais la pièce resterait de côté. Tourne le coin jusqu’à couvrir la pièce en haut à gauche.
lesson-sg-cross = Encore un coin, et l’île grise porte une croix. Couvre-la : une croix t’offre encore une case.
lesson-sg-bonus = Cette case peut être sur l’une ou l’autre carte : prends la croix de l’île verte. Elle t’en offre une de plus, celle en bas à gauche ; puis confirme.
lesson-sg-full = Une ligne de deux, et il reste juste deux cases libres sur l’île grise. Coche-les et confirme : la carte est terminée et rapporte 8 points.
lesson-sg-take = Pour une carte terminée, tu en prends une nouvelle. Choisis l’orange, avec sa pièce et son palmier.
lesson-sg-later = Une manche plus tard, ton île verte est terminée elle aussi. Et il ne manque qu’une pièce à ta première rangée !
lesson-sg-palm = Un palmier vaut 1, plus 1 par palmier de la rivière : il y en a deux. Coche le carré sur ton palmier et confirme, cela fait 3 points.
lesson-sg-palm-stray = C’est permis, mais ton palmier vaut 3 en ce moment, et la rivière va changer. Coche le carré dessus.
lesson-sg-trophy = La quatrième pièce remplit une rangée, et la première rangée pleine gagne le meilleur trophée : 6 points. Dresse la ligne de deux sur la pièce et confirme.
lesson-sg-single = Le T ne tient nulle part, alors tu coches une seule case. Choisis la dernière case libre de l’île grise et confirme.
lesson-sg-seal = Cette carte verte porte un sceau : 1 point par carte grise terminée, et tu en as déjà deux. Prends-la !
lesson-sg-end = Après quatre manches, on compte cartes, sceaux, pièces, trophées et palmiers. Une île incomplète ne rapporte rien : finis donc ce que tu commences !
