# The lesson of Die Schatzinsel: what Lora the parrot says, two short sentences at most.

lesson-si-welcome = Ahoy, I’m Lora! Tile by tile we draw the map of an island, and every tile has its own place: 5-4 lies in row 5 and column 4.
lesson-si-space = Tile 1-1 belongs where row 1 and column 1 meet, and nowhere else. Place it there!
lesson-si-alone = It lies alone, so it scored the empty spaces around it, up to the next tile or the edge. 1 to the left, 3 to the right, 1 above and 3 below: 8 points.
lesson-si-edge = You may go on, edge to edge with the last tile. Place 5-1: it makes a row of two and a column of two, 3 tiles in all and 3 points.
lesson-si-end = None of your other tiles touches 5-1, and a turn allows only one kind of action. End your turn.
lesson-si-gap = Look at the gap between 1-1 and 1-3! Place 1-4 there: a row of three and one tile below it, 4 points.
lesson-si-gap-stray = That is allowed, but the gap in row 1 is waiting for your tile 1-4. Look there first!
lesson-si-cross = There is a cross on 1-1, so a chest may go there. It scores one point for each chest on the board, and yours is the second: 2 points.
lesson-si-later = Some turns later. Your ship is your screen, and nobody else sees what it carries: two chests, a guard and tile 5-3.
lesson-si-chest = Three chests are on the board, so your next one scores 4. Place it on 3-3, before somebody else takes the cross.
lesson-si-chest-stray = That scores too, but it can wait. The two free crosses may be gone by your next turn, so place a chest on 3-3.
lesson-si-chest-more = You may place as many of one kind as you like. Another chest on 4-1 scores 5!
lesson-si-take = Two guards score more than one. Use this turn to take a guard from the free stock.
lesson-si-take-stray = Possible, but look: with one more guard you can place two on your next turn. Take one first.
lesson-si-guard = A guard stands beside a chest and scores every chest and every guard on the board, itself included. Place one on 1-1: 8 points!
lesson-si-guard-more = Each chest has only one guard, so the next one goes to another chest. Place it on 3-3 for 9 points.
lesson-si-last = Now your last piece! 5-3 joins a row of three and a column of four for 6 points, and leaves nothing behind your screen.
lesson-si-bonus = Your turn came round, and your screen was still empty: 7 points for you, and the game is over.
lesson-si-win = Whoever has the most points wins. The same guard brings 2 points early and 9 late, so wait for the right moment, but not too long!
