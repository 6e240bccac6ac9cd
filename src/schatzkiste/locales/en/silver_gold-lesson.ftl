# The lesson of Silver & Gold: what Lora the parrot says, two short sentences at most.

lesson-sg-welcome = Ahoy, I’m Lora! Each card is an island: mark all of its spaces, and its treasure is yours.
lesson-sg-keep = You keep two of these four islands. Take the green and the silver-grey one: small islands are full sooner.
lesson-sg-keep-stray = Those would do too, but larger islands take longer. Let’s begin with the green and the silver-grey one.
lesson-sg-line = Everyone gets the same pattern, this time a line of three. Mark it in the top row of your green island.
lesson-sg-confirm = Until you confirm you can take it back. Confirm now, and the others will show their marks too.
lesson-sg-mirror = Now it is an L, and it may be mirrored. Mark it so that it covers both coins of the green island, then confirm.
lesson-sg-mirror-stray = It fits there, but it leaves a coin behind. Mirror the L: that way it covers both.
lesson-sg-turn = The corner may be rotated. Cover the coin of the silver-grey island with it and confirm: each coin is one point.
lesson-sg-turn-stray = You may, but the coin would be left lying. Rotate the corner until it covers the coin in the upper left.
lesson-sg-cross = A corner again, and there is a cross on the silver-grey island. Cover it: a cross gives you a bonus space.
lesson-sg-bonus = The bonus space may be on either card: choose the cross on the green island. It gives you one more, the space at the bottom left; then confirm.
lesson-sg-full = A line of two, and just two spaces are free on the silver-grey island. Mark them and confirm: the card is complete and brings 8 points.
lesson-sg-take = For a completed card you take a new one. Choose the orange one with its coin and its palm.
lesson-sg-later = A round later your green island is complete as well. And only one coin is missing in your first row!
lesson-sg-palm = A palm scores 1, and 1 more for each palm in the display: there are two. Mark the square over your palm and confirm for 3 points.
lesson-sg-palm-stray = That is allowed, but your palm scores 3 right now, and the display will change. Mark the square over it.
lesson-sg-trophy = The fourth coin fills a row, and the first full row wins the best trophy, 6 points. Stand the line of two on end over the coin, and confirm.
lesson-sg-single = The T fits nowhere, so you mark just one space. Choose the last free one of the silver-grey island, and confirm.
lesson-sg-seal = This green card has a seal: 1 point for each silver-grey card you complete, and you have two already. Take it!
lesson-sg-end = After four rounds cards, seals, coins, trophies and palms are added up. Islands that are not full score nothing, so finish what you begin!
