"""Where a learner is in a scene."""

from typing import NamedTuple

from schatzkiste.record import SeatAction


class Place(NamedTuple):
    """How far a scene has come.

    `step` is the number of the step to come, one more than the scene's last when nothing is left to do; `next` is what
    the scene wants next, whoever has to do it. After a step to read `step` waits there, because reading leaves no trace
    among the actions. Once the learner has strayed both tell where that was.
    """

    step: int
    next: SeatAction | None
    strayed: bool = False
