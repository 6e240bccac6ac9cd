# The result of a game by its address, and the statistics of this device.
page-result-private = A private table
page-result-private-text = Only those who sat at this table see its result.
page-result-later = The game is not over yet
page-result-later-text = Its result will appear here.
page-result-to-table = To the table
page-result-picture = Picture to share
page-result-share = Share the picture
page-result-save = Save as { $kind }
page-result-moments = Big moments
page-result-round = Round { $round }
page-result-next = What next
page-statistics-about = They are kept in this browser alone; practice is not counted.
page-statistics-none = No finished games yet
page-statistics-none-text = Every game that you play to its end is counted here, in this browser alone. Practice is not.
page-statistics-against = Against
page-statistics-people = People
page-statistics-nobody = Solo
page-statistics-players = Number of players
page-statistics-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-statistics-games = Games
page-statistics-won = Won
page-statistics-best = Best
page-statistics-average = Average
page-statistics-course = Points of the last games, { $games } of them: best { $best }, average { $average }
page-best-results = Best results
page-statistics-place = { $count ->
    [one] Solo
   *[other] Place { $place } of { $count }
}
page-statistics-save = Save as a file
page-statistics-forget = Forget all results
page-statistics-forget-text = The statistics of this browser are deleted for good. Your tables stay as they are.
page-statistics-forget-yes = Forget them
page-statistics-forget-no = Keep them
