# The lesson of Tobago: what Lora the parrot says, two short sentences at most.

lesson-to-welcome = Ohé, je suis Lora ! Quatre trésors sont cachés sur cette île, et chaque indice d’une piste dit où son trésor peut se trouver.
lesson-to-markers = La piste blanche dit « à côté d’une hutte ». Les 14 jetons blancs montrent toutes les cases de l’île qui conviennent.
lesson-to-gaze = Chacune des trois statues regarde droit devant elle, jusqu’au rivage. Cela ne comptera qu’une fois un trésor déterré.
lesson-to-clue = Tu as « dans la jungle » : sur la piste blanche, 6 jetons resteraient et 8 partiraient. Pose-le là, et ta rose te donne droit à une part de l’or.
lesson-to-clue-stray = C’est permis, mais regarde la piste blanche : « dans la jungle » y cerne le trésor de bien plus près. Essaie là.
lesson-to-located = Puis quelqu’un a ajouté « à côté de la brousse », et il ne reste qu’un jeton blanc. Le trésor est localisé !
lesson-to-leg = À ton tour, tu poses un indice ou tu roules, et un trajet compte jusqu’à trois étapes. Un pas dans un autre terrain est une étape : roule dans la jungle jusqu’à n4.
lesson-to-leg-stray = C’est permis, mais le plus court chemin vers le trésor traverse la jungle. Commence par n4.
lesson-to-region = Dans une même région, une étape va aussi loin que tu veux. Traverse toute la jungle jusqu’au trésor en h5 !
lesson-to-raise = Ton véhicule est sur le trésor localisé. Déterre-le, et une autre de tes roses rejoint la piste.
lesson-to-seen = Pour chaque rose, on a pioché une carte or, plus une que personne n’a vue ; les voilà mélangées. Tu as vu les tiennes : un 4 et une malédiction !
lesson-to-decline = On propose les cartes une à une, d’abord à qui a déterré le trésor. Un 2, c’est peu : laisse-le aux autres.
lesson-to-decline-stray = C’est possible, mais chaque carte te coûte une rose, et tu n’en as que deux ici. Il viendra mieux qu’un 2.
lesson-to-accept = Un 5, voilà qui est mieux ! Prends-le : tu récupères cette rose, et il t’en reste une pour une autre carte.
lesson-to-curse = Voici ton 4, et la malédiction est encore à venir : elle prend de l’or à tous ceux qui ont alors une rose. Prends le 4, et elle ne pourra pas te toucher.
lesson-to-curse-stray = Quel courage, mais la malédiction peut venir tout de suite, et ta dernière rose te coûterait ta meilleure carte or. Prends le 4.
lesson-to-new-path = La malédiction est venue et a frappé quelqu’un d’autre ! Tu as pris le dernier or, tu rouvres donc la piste blanche : pose « dans la plus grande brousse ».
lesson-to-statues = Après chaque trésor, les statues s’éveillent, et des amulettes échouent sur le rivage qu’elles regardent. Puis elles tournent.
lesson-to-amulet = Tu ramasses une amulette là où finit une étape. Traverse la jungle jusqu’à celle de n4.
lesson-to-amulet-more = La suivante est à un pas, dans la montagne, en n3. À la troisième étape, roule jusqu’au jeton gris près de la statue, en l3.
lesson-to-remove = Il reste deux jetons gris, dont un sous ton véhicule. Dépense une amulette pour retirer l’autre, en j3.
lesson-to-raise-more = Déterrer ne coûte pas d’action, alors déterre tout de suite le trésor gris. Il n’y a pas mieux qu’un 6 : prends-le !
lesson-to-shield = Garde ton autre amulette pour l’instant. Si une malédiction frappe, tu la perds à la place de ta meilleure carte or.
lesson-to-win = Quand la pioche d’or est vide, la partie finit, et qui a le plus d’or l’emporte. Pose des indices pour avoir ta part, sois sur place, et gare à la malédiction !
