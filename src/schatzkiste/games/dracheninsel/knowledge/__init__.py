"""Who can know which cards are where (DI-3.12, DI-8.6, DI-8.7, DI-9.2).

The rules deal with hands and a pile; this package keeps, beside them, what every seat can tell about cards it does not
see. Two things need it: the view, which shows the cards a seat knows for certain in another hand, and an observation,
which deals the unseen cards anew. Such a deal must be possible: it must not contradict anything the seat saw.

**What is tracked.** A player sees every card that is played or tossed, every draw (not the card), every theft (the card
only as thief or victim), and at each shuffle the whole discard pile that becomes the new pile. So two things are kept:

- the *log* (log.py): what happened to cards in hands since the last shuffle, in order;
- the *start* of each seat (belief.py): which cards were in the new pile, and which cards it knew in other hands then.
  That is a *belief*, possibilities with weights: when a third player robs a hand in which one knows a card, it is now
  here or there.

Everything else follows from them. Up to the first shuffle all cards come from one pile, so the log begins with the
first theft.

**How a world is dealt** (dealer.py). Of an unseen card, a *blank*, one knows only where it comes from: it is *old*, in
a hand since before the shuffle, or *new*, drawn since. The log is replayed: a draw brings a new blank into a hand, an
unseen theft moves a card at random. A card that is shown was one of the blanks of that hand: an old one if old cards
of its kind are left, a new one if new cards are, by chance if both. If no blank can be that card, the replay starts
again. At the end the blanks in hands get what is left of the old and the new cards; the other new cards are the pile.

**What is exact.** Every world that the seat can think possible may be dealt, and no other; test_deals.py compares with
a search through all worlds. Chances are exact up to the first theft or shuffle, then rough: a replay is not weighed by
how likely it made the cards that were shown.

**The limits.** (1) Of the time before the last shuffle a seat remembers its belief only, and of more than `MOST`
possibilities what they have in common. (2) After `TRIES` replays in vain old and new cards are no longer told apart;
that is rarer than one deal in ten thousand. (3) When stolen cards should go back and one is missing, because the thief
has shown it: that is understood if all cards shown since the theft are of one kind, and nobody concludes that the thief
holds no other of that kind.

The door is the class `Knowledge`: the rules tell it what happens to cards, and ask for a dealer or for certain cards.
`KnowledgeCodec` writes and reads it. Nothing else of the package is used outside.
"""

from schatzkiste.games.dracheninsel.knowledge.codec import KnowledgeCodec
from schatzkiste.games.dracheninsel.knowledge.knowledge import Knowledge

__all__ = ["Knowledge", "KnowledgeCodec"]
