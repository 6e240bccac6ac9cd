"""Two bots of your own in Python: a function, and a class that looks ahead in worlds it believes possible.

    schatzkiste arena schatzinsel --bots eager:Careful,eager:eager,random

run in this folder, lets them meet.
"""

import schatzkiste as sk

SCHATZINSEL = sk.game("schatzinsel")
WORLDS = 4


def eager(observation: sk.Observation, rng: sk.Rng) -> int:
    """What scores most now, by what the table shows everyone; any game without such a preview: chance."""
    gains = observation.view().get("gains")
    actions = observation.legal_actions()
    if not isinstance(gains, dict):
        return rng.pick(actions)
    points = {notation: gain["points"] for notation, gain in gains.items()}
    return max(actions, key=lambda action: points.get(SCHATZINSEL.notation(action), 0))


class Careful:
    """What leaves the greatest lead on average, over some worlds that fit everything its seat knows."""

    games = ("schatzinsel",)

    def decide(self, observation: sk.Observation, rng: sk.Rng) -> int:
        """One of the legal actions."""
        worlds = [observation.sample(rng) for _ in range(WORLDS)]

        def lead(action: int) -> int:
            total = 0
            for world in worlds:
                after = world.copy()
                after.apply(action, observation.seat)
                scores = after.scores()
                own = scores.pop(observation.seat)
                total += own - max(scores)
            return total

        return max(observation.legal_actions(), key=lead)
