# Le résultat d’une partie à son adresse, et les statistiques de cet appareil.
page-result-private = Une table privée
page-result-private-text = Seules les personnes assises à cette table voient son résultat.
page-result-later = La partie n’est pas encore finie
page-result-later-text = Son résultat s’affichera ici.
page-result-to-table = Vers la table
page-result-picture = Image à partager
page-result-share = Partager l’image
page-result-save = Enregistrer en { $kind }
page-result-moments = Grands moments
page-result-round = Manche { $round }
page-result-next = Et ensuite
page-statistics-about = Elles ne sont gardées que dans ce navigateur ; les entraînements ne comptent pas.
page-statistics-none = Pas encore de partie finie
page-statistics-none-text = Chaque partie que tu joues jusqu’au bout est comptée ici, dans ce navigateur seulement. Les entraînements ne comptent pas.
page-statistics-against = Contre
page-statistics-people = Des personnes
page-statistics-nobody = En solitaire
page-statistics-players = Nombre de joueurs
page-statistics-count = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
page-statistics-games = Parties
page-statistics-won = Victoires
page-statistics-best = Record
page-statistics-average = Moyenne
page-statistics-course = Points des dernières parties, au nombre de { $games } : record { $best }, moyenne { $average }
page-best-results = Meilleurs résultats
page-statistics-place = { $count ->
    [one] En solitaire
   *[other] Place { $place } sur { $count }
}
page-statistics-save = Enregistrer dans un fichier
page-statistics-forget = Oublier tous les résultats
page-statistics-forget-text = Les statistiques de ce navigateur sont effacées pour toujours. Tes tables restent comme elles sont.
page-statistics-forget-yes = Les oublier
page-statistics-forget-no = Les garder
