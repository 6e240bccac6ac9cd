"""What a judgement of Die Dracheninsel weighs, each weight by its name; data/judgement.toml says how much."""

from collections.abc import Mapping
from typing import Final

from schatzkiste.core.judgement import checked_weights

TERMS: Final = ("coins", "carried", "guarded", "near", "cards")
"""Won; carried by a pair; under a hunter who waits or keeps; in reach of a hunter; what the hand is good for."""

NAMES: Final = (
    "fade",
    "boat",
    "wait",
    "keep",
    "lift",
    "join",
    "rob",
    "pair",
    "spite",
    "sight",
    "cards",
    "journey",
    "terror",
    "patrol",
    "swap",
    "sneak",
    "curse",
    "thrift",
    "patience",
    "betray",
    "stop",
    "counter",
    "hand",
    "kept",
    "turnwise",
)


class Weights:
    """The weights, checked.

    `fade` is what a card of distance leaves of a gain, `boat` how much the owner of the nearer boat is ahead of the
    partner. `wait`, `keep`, `lift`, `join` and `rob` are what is expected of waiting on the treasure field, keeping a
    treasure alone, and going to lift, join and rob; `pair` that of two hunters of one player. `spite` is what a loss of
    others counts. `sight` is how many steps a way through a turn may have, `cards` how many cards it may take. `thrift`
    is the price of a card, `patience` what a card exchanged in a pass brings, `hand` what a good card is worth,
    `kept` how many cards for replies a pass leaves in hand. `turnwise` is 1 where play-outs count whole turns instead
    of decisions, else 0. The others say how gladly a card is played; 0 is never.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        values = checked_weights(weights, NAMES)
        self.fade = values[0]
        self.boat = values[1]
        self.wait = values[2]
        self.keep = values[3]
        self.lift = values[4]
        self.join = values[5]
        self.rob = values[6]
        self.pair = values[7]
        self.spite = values[8]
        self.sight = int(values[9])
        self.cards = int(values[10])
        self.journey = values[11]
        self.terror = values[12]
        self.patrol = values[13]
        self.swap = values[14]
        self.sneak = values[15]
        self.curse = values[16]
        self.thrift = values[17]
        self.patience = values[18]
        self.betray = values[19]
        self.stop = values[20]
        self.counter = values[21]
        self.hand = values[22]
        self.kept = int(values[23])
        self.turnwise = values[24] >= 1
