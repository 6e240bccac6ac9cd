# The lesson of Die Dracheninsel: what Lora the parrot says, two short sentences at most.

lesson-di-welcome = Ohé, je suis Lora, et tu es le chasseur vert ! Le trésor du milieu, deux pièces de 100, est trop lourd pour un seul : il te faudra un partenaire.
lesson-di-pay = Un pas coûte une carte qui montre le terrain. Quitte ton bateau pour le volcan en e9 et paie avec ta carte Volcan.
lesson-di-free = La forêt est à ta couleur et ne te coûte rien. Va en e8 !
lesson-di-joker = Les champs en e7 coûtent ta carte Champs. Pour la montagne en e6 tu n’en as pas, mais tes cartes Forêt sont des jokers qui paient tout.
lesson-di-joker-stray = C’est permis, mais cette carte te manquerait aussitôt. Paie e7 avec Champs et garde Forêt pour e6.
lesson-di-wait = La case au trésor ne coûte rien. Qui y arrive en premier finit son tour et attend : va en e5, puis choisis « Continuer ».
lesson-di-lifted = À la fin de ton tour, tu as pioché jusqu’à six cartes. Puis Bleu est arrivé en second, a levé le trésor, et te voilà avec lui en f5.
lesson-di-carry = Maintenant, c’est toi qui mènes, et Bleu te suit avec le trésor. Pour toi, la forêt en f6 est libre : vas-y.
lesson-di-carry-on = En route vers ton bateau : f7 coûte ta carte Montagne, f8 ta carte Désert. Garde le joker, il te servira peut-être encore.
lesson-di-home = Le trésor doit arriver dans le bateau de l’un de vous deux. Le tien ne coûte rien : monte !
lesson-di-share = C’est ton bateau, à toi de décider. Une Déloyauté réclamerait les deux pièces, mais Bleu pourrait y répondre : partage cette fois, 100 chacun.
lesson-di-share-stray = C’est permis, mais si Bleu répond par une Déloyauté, tu repars les mains vides. Partage cette fois : 100, c’est sûr.
lesson-di-later = Quelques manches plus tard, tu portes de nouveau, cette fois avec Brun. Chaque trésor vaut plus que le précédent : ces pièces valent 175 chacune.
lesson-di-boat = Apporte-le dans ton bateau. Et regarde ta main : tu as deux Déloyautés !
lesson-di-betray = Avec deux Déloyautés, cela vaut la peine d’essayer. Réclame les deux pièces avec Déloyauté / Terreur.
lesson-di-betray-stray = C’est honnête, et bien sûr permis ! Mais découvre comment tourne une querelle : réclame les deux pièces avec Déloyauté / Terreur.
lesson-di-last-word = Brun a répondu par une Déloyauté, mais qui joue la dernière prend les deux pièces. Joue ta seconde !
lesson-di-last-word-stray = Si tu cèdes, Brun prend les deux pièces. Il te reste une Déloyauté : joue-la !
lesson-di-slumber = 350 pour toi, et tu as pioché Petit somme : avec lui, tu cries Halte pendant le tour des autres. Jaune n’a encore rien fait, alors laisse faire.
lesson-di-slumber-stray = Une Halte avant la première action n’annule rien. Laisse Jaune commencer, ton moment viendra.
lesson-di-stop = Jaune et Bleu ont apporté des pièces de 150 dans le bateau jaune ! Crie Halte avec Petit somme, puis choisis « Continuer ».
lesson-di-stopped = Les voilà de retour en i5, et le tour de Jaune est fini. Tout le monde peut encore tenter de prendre ce trésor.
lesson-di-win = Quand les sept trésors sont rentrés ou perdus, qui a le plus d’or l’emporte. Choisis bien tes partenaires, et réfléchis deux fois avant une Déloyauté !
lesson-di-yellow = Jaune
lesson-di-blue = Bleu
lesson-di-brown = Brun
