# The lesson of Die Dracheninsel: what Lora the parrot says, two short sentences at most.

lesson-di-welcome = Ahoy, I’m Lora, and you are the green hunter! The treasure in the middle, two coins of 100, is too heavy for one alone: you will need a partner.
lesson-di-pay = A step costs a card that shows the terrain. Leave your boat for the volcano on e9 and pay with your Volcano card.
lesson-di-free = Forest is your own colour and costs you nothing. Step to e8!
lesson-di-joker = Farmland e7 costs your Farmland card. For the mountain e6 you have none, but Forest cards are your jokers and pay for everything.
lesson-di-joker-stray = That is allowed, but you would miss the card in a moment. Pay e7 with Farmland and keep the Forest card for e6.
lesson-di-wait = Stepping onto the treasure space costs nothing. If you are the first there, your turn ends and you wait: step onto e5, then choose “Go on”.
lesson-di-lifted = When your turn was over, you drew back to six cards. Then Blue came as the second, lifted the treasure and took you along to f5.
lesson-di-carry = Now you lead, and Blue and the treasure come along. For you the forest on f6 is free: step there.
lesson-di-carry-on = On towards your boat: f7 costs your Mountain card, f8 your Desert card. Keep the joker, you may need it yet.
lesson-di-home = The treasure must come to a boat of one of you two. Yours costs nothing: step in!
lesson-di-share = It is your boat, so you decide. A Betrayal would claim both coins, but Blue could answer with another: share this time, 100 each.
lesson-di-share-stray = You may, but if Blue answers with a Betrayal you go away empty-handed. Share this time, 100 are certain.
lesson-di-later = Some rounds later you carry again, this time with Brown. Each treasure is worth more than the last: these coins are 175 each.
lesson-di-boat = Bring it into your boat. And look at your hand: you hold two Betrayals!
lesson-di-betray = Two Betrayals are worth a try. Claim both coins with Betrayal/Terror.
lesson-di-betray-stray = Honest, and quite allowed! But learn how a quarrel goes: claim both coins with Betrayal/Terror.
lesson-di-last-word = Brown answered with a Betrayal, but whoever plays the last one gets both coins. Play your second!
lesson-di-last-word-stray = If you give in, Brown takes both coins. You still have a Betrayal: play it!
lesson-di-slumber = 350 for you, and you have drawn Sweet Slumber: with it you call Stop on others’ turns. Yellow has not done anything yet, so let it happen.
lesson-di-slumber-stray = Stop before the first action takes nothing back. Let Yellow begin, your moment will come.
lesson-di-stop = Yellow and Blue have reached the yellow boat with coins of 150! Call Stop with Sweet Slumber, then choose “Go on”.
lesson-di-stopped = Both are back on i5, and Yellow’s turn is over. Now everybody can still try to get at that treasure.
lesson-di-win = When all seven treasures are home or lost, the most gold wins. Choose your partners well, and think twice before you betray them!
lesson-di-yellow = Yellow
lesson-di-blue = Blue
lesson-di-brown = Brown
