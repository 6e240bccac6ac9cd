# Lessons: the frame around what Lora says.

page-lesson = First voyage
page-lesson-step = Step { $step } of { $count }
page-lesson-on = Continue
page-lesson-leave = Leave the lesson
page-lesson-watch = Now the others play. Watch what they do.
page-lesson-done = Well done! Look at what has come of it, then we go on.
page-lesson-over = That is all you need for { $game }. Now your first game: I stay close by, and the landlubber is an easy opponent.
page-lesson-first-game = Your first game

page-show-me = Show me
page-show-rule = Show me rule { $rule }

# Short notes in the first real games.

page-note = A note
page-note-close = Understood
note-si-goal = Most points win. The game ends when somebody’s turn comes and their screen is empty: that brings 7 points more.
note-si-chest = There is a cross on the board: a chest can go there. The more chests there are, the more the next one scores.
note-si-guard = A guard stands beside a chest and scores for all chests and guards on the board, itself included.
note-si-taken = Whoever takes a tile from the free stock keeps it behind the screen for later.
note-si-skipped = Whoever has pieces but can do nothing misses a turn. The game ends when somebody’s turn comes and their screen is empty: that brings 7 points.
note-sg-cross = You have covered a cross: mark one more space of your choice, on either of your cards. If that one has a cross too, you get another.
note-sg-take = Your card is full and counts. Take a new one.
note-sg-palm = A palm scores at once: one point, and one more for each palm in the display.
note-sg-trophy = Whoever fills a row of coins gets the best trophy that is left.
note-sg-round = A round has seven turns. After four rounds the game is over.
note-to-goal = Every clue narrows down where a treasure lies. Laying one puts your compass rose on its path: a share of that gold.
note-to-located = Only one space is left for this treasure: whoever drives there can raise it.
note-to-raise = You stand on a located treasure. Raise it: everyone with a rose on its path takes part in the sharing.
note-to-share = Everyone with a rose is offered gold in turn. Take the card, or wait for a better one.
note-to-curse = A curse ends the sharing. Whoever is still waiting gives an amulet, or else their best gold.
note-to-amulet = Amulets wash up after a treasure. Drive there to collect one: it protects you from a curse or buys an extra action.
note-di-stop = You hold the card for it: Stop ends this turn and takes back what was done just now. Or let it happen.
note-di-share = The treasure is home, and it is your boat. Share it, or claim both coins with a Betrayal; but your partner may answer with another.
note-di-counter = Somebody has just played a card, and you hold a Counterspell. It makes that card harmless, whoever it is aimed at.
note-di-lifted = Two hunters carry a treasure together now. Only together do they get it home.
note-di-robbed = A carrier was sent home, and another hunter carries in that place.
note-di-home = A hunter was sent home and starts again from its boat. A partner left alone cannot carry the treasure until somebody joins.
note-di-lost = Nobody was left with that treasure, so it is out of the game. Out on the island somebody must always stand on it.
note-di-dragon = A dragon sits on the island. Until it moves on, nobody can enter its space or fly over it.
