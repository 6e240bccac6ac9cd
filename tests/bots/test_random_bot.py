import schatzkiste as sk
from schatzkiste.bots import stand_in


def test_the_stand_in_decides_the_same_again() -> None:
    state = sk.game("schatzinsel").new(2, "a1")
    seen = state.observation(state.to_act[0])
    assert stand_in(seen) == stand_in(seen)
