"""What things are worth to somebody who judges Silver & Gold."""

from collections.abc import Mapping
from typing import Final

from schatzkiste.core.judgement import checked_weights

NAMES: Final = (
    "rate",
    "price",
    "shape",
    "hold",
    "bonus",
    "luck",
    "pace",
    "spread",
    "share",
    "late",
    "fit",
    "memory",
    "row",
    "palm",
    "glance",
    "seal",
    "fresh",
    "crossing",
    "rival",
)


class Weights:
    """The weights by name, in points unless said otherwise.

    Time: `rate` is what a turn brings on average and `price` what marking a field costs of it. `shape` (0 to 1) is how
    much the form of the free fields counts, `hold` what a turn costs in which a card only lies there, `bonus` the worth
    of a field marked for a cross, `luck` how many of those a turn brings to an island, `pace` how much of the cost of
    an island a turn pays, `spread` by what part of itself a time may be wrong, `share` the part of its time that the
    smaller island takes from the larger one, `late` the number of last turns in which time loses its price.

    Chances: `fit` is the worth of each field that the next pattern should fill, `memory` (0 or 1) whether the patterns
    seen in this round are remembered, `row` the part of the next trophy that a row under way is worth, `palm` what a
    palm brings on average and `glance` (0 to 1) how much the present display tells about it, `seal` how many more
    cards of its colour a seal will find, `fresh` the worth of a place for a new card, `crossing` (0 or 1) whether
    fields for crosses are thought of before the first mark, `rival` the part of the best other's worth that counts
    against one's own.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        values = checked_weights(weights, NAMES)
        self.rate = values[0]
        self.price = values[1]
        self.shape = values[2]
        self.hold = values[3]
        self.bonus = values[4]
        self.luck = values[5]
        self.pace = values[6]
        self.spread = values[7]
        self.share = values[8]
        self.late = values[9]
        self.fit = values[10]
        self.memory = values[11]
        self.row = values[12]
        self.palm = values[13]
        self.glance = values[14]
        self.seal = values[15]
        self.fresh = values[16]
        self.crossing = values[17]
        self.rival = values[18]
