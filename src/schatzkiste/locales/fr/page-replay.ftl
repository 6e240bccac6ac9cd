# La relecture d’une partie.
page-past = Le passé
page-past-bar = Relecture
page-past-slider = Étape de la partie
page-past-start = Début
page-past-began = Ainsi a commencé la partie.
page-past-quiet = Un coup commencé : rien ne s’est encore passé.
page-past-round = Manche { $round }
# Whose turn it was, as a title.
page-past-whose = { $seat }, manche { $round }
page-past-turn = Manche { $round }, { $seat }
page-past-step = Étape { $step } sur { $steps }
page-past-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
page-past-time = { $time } sur { $all }
page-past-turn-back = Un tour en arrière (Maj + flèche gauche)
page-past-step-back = Une étape en arrière (flèche gauche)
page-past-play = Lire (Espace)
page-past-pause = Pause (Espace)
page-past-step-on = Une étape plus loin (flèche droite)
page-past-turn-on = Un tour plus loin (Maj + flèche droite)
page-past-speed = Vitesse : { $speed } fois (1–4)
page-past-eyes = Point de vue
page-past-as = { $you ->
        [yes] vu par toi
       *[no] vu par { $seat }
    }
page-past-as-whom = Point de vue de qui
page-past-spectator = Public
page-past-open = tout ouvert
page-past-open-short = ouvert
page-past-own-eyes = Les autres points de vue seront visibles à la fin de la partie.
page-past-own-eyes-about = Tant que la partie dure, tu vois ce que tu voyais alors, et jamais plus.
page-past-forgets = À cette table, on ne regarde plus les cartes utilisées : tout s’ouvre à la fin.
page-past-present = Retour au présent
page-past-present-short = Présent
page-past-hands = Toutes les mains
page-past-hand = Ce que tenait { $seat }
page-past-play-on = Continuer à partir d’ici
page-past-play-on-short = Continuer
page-past-play-on-text = Une nouvelle table contre des bots, pour s’entraîner : elle ne compte pas comme une partie, et tu peux annuler autant de fois que tu veux. Cette partie reste comme elle est.
page-past-seat = À quelle place
page-past-hidden = Ce qui est caché
page-past-hidden-true = comme c’était vraiment
page-past-hidden-anew = redistribué, d’après ce qu’on savait à cette place
page-past-against = Contre
page-past-begin = C’est parti
page-past-position = Enregistrer cette position dans un fichier
