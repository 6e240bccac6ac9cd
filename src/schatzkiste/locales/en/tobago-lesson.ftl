# The lesson of Tobago: what Lora the parrot says, two short sentences at most.

lesson-to-welcome = Ahoy, I’m Lora! Four treasures are hidden on this island, and every clue on a path tells where its treasure may lie.
lesson-to-markers = The white path says “next to a hut”. The 14 white markers on the island show every space that fits.
lesson-to-gaze = Each of the three statues gazes straight ahead as far as the shore. Never mind it yet: it matters once a treasure has been raised.
lesson-to-clue = You hold “in the jungle”: on the white path 6 markers would stay and 8 would go. Lay it there, and your rose on it is a share in the gold.
lesson-to-clue-stray = Allowed, but look at the white path: “in the jungle” narrows that treasure down much further. Try it there.
lesson-to-located = Then somebody added “next to the scrubland”, and one white marker is left. The treasure is located!
lesson-to-leg = On your turn you lay a clue or you drive, and a drive has up to three legs. One step into another terrain is a leg: drive into the jungle at n4.
lesson-to-leg-stray = You may, but the shortest way to the treasure leads across the jungle. Begin with n4.
lesson-to-region = Within one region a leg goes as far as you like. Cross the whole jungle to the treasure on h5!
lesson-to-raise = Your vehicle stands on the located treasure. Raise it, and one more of your roses goes on the path.
lesson-to-seen = Every rose drew a gold card, and one more came unseen; now they are shuffled. You have seen yours: a 4 and a curse!
lesson-to-decline = The cards are offered one by one, and whoever raised the treasure is asked first. A 2 is not much: leave it to others.
lesson-to-decline-stray = You could, but each card costs you a rose, and you have only two here. Something better than a 2 will come.
lesson-to-accept = A 5, that is better! Take it: you get that rose back, and one is left for another card.
lesson-to-curse = Now your 4, and the curse is still to come: it takes gold from everyone who has a rose left then. Take the 4, and it cannot hit you.
lesson-to-curse-stray = Brave, but the curse may come next, and your last rose would cost you your best gold card. Take the 4.
lesson-to-new-path = The curse came and hit another player! You took the last gold, so you start the new white path: lay “in the largest scrubland”.
lesson-to-statues = After every treasure the statues wake, and amulets wash up on the shore they look at. Then they turn.
lesson-to-amulet = You take an amulet where a leg ends. Cross the jungle to the one on n4.
lesson-to-amulet-more = One step into the mountains lies the next one, on n3. With the third leg drive on to the grey marker at the statue, l3.
lesson-to-remove = Two grey markers are left, one of them under your vehicle. Spend an amulet to remove the other one on j3.
lesson-to-raise-more = Raising costs no action, so raise the grey treasure at once. There is no better card than a 6: take it!
lesson-to-shield = Keep your other amulet for now. When a curse strikes, it goes instead of your best gold card.
lesson-to-win = When the gold stack is empty the game ends, and the most gold wins. Lay clues to have a share, drive to be there, and beware of the curse!
