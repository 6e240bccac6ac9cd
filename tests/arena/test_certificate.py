import pytest

from schatzkiste import BadSetup, Rng, State, game, game_ids
from schatzkiste.arena import certify
from schatzkiste.arena.certificate import CHECKS, HONEST, IN_TIME, LEGAL, SAME, setups
from schatzkiste.bots import Bot
from tests.arena import own_bots
from tests.arena.test_program import entry


@pytest.mark.parametrize("game_id", ["schatzinsel", "silver_gold"])
def test_a_good_bot_is_certified(game_id: str) -> None:
    found = certify("random", game_id, games=2)
    assert found.is_good
    assert found.failed == dict.fromkeys(CHECKS, 0)
    assert found.decisions > found.asked_again > 10
    assert 0 < found.times.quantile(0.5) <= found.slowest


def test_a_slow_bot_is_asked_less() -> None:
    all_of_them, some = (certify("random", "schatzinsel", games=1, one_in=one_in) for one_in in (1, 5))
    assert 0 < some.decisions < all_of_them.decisions / 2
    assert some.is_good


def test_a_program_is_certified() -> None:
    assert certify(entry("good"), "schatzinsel", games=1).is_good


def test_a_bot_that_fails_is_told_with_the_check_it_failed() -> None:
    found = certify(own_bots.Broken, "schatzinsel", games=1)
    assert found.failed[LEGAL] > 3
    assert len(found.told) == 3
    assert "ZeroDivisionError: my own mistake" in found.told[0]


def test_a_bot_that_hangs_is_not_in_time() -> None:
    found = certify(own_bots.Hanging, "schatzinsel", games=1, seconds=0.01)
    assert found.failed[IN_TIME] > 0
    assert found.failed[LEGAL] == 0


def test_a_bot_that_remembers_is_found_out() -> None:
    found = certify(own_bots.Remembering(), "schatzinsel", games=1)
    assert found.failed[SAME] > 0
    assert "when asked again" in found.told[0] or "other hidden things" in found.told[0]


def test_a_bot_that_sees_what_is_hidden_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot can see it through an observation, so one is made here that lets the real cards through."""

    def peeping(state: State, seat: int, bot: Bot, name: str, chance: Rng, seconds: float) -> int:
        actions = state.legal_actions(seat)
        return actions[int(state.seed[:4], 16) % len(actions)]

    monkeypatch.setattr("schatzkiste.arena.certificate.decide", peeping)
    found = certify("random", "schatzinsel", games=1)
    assert found.failed[HONEST] > 0
    assert found.failed[SAME] == 0


def test_a_game_that_is_not_claimed_is_refused() -> None:
    with pytest.raises(BadSetup, match="does not claim to play tobago"):
        certify(own_bots.Remembering, "tobago")


@pytest.mark.parametrize("game_id", game_ids())
def test_every_number_of_players_and_every_option_is_tried(game_id: str) -> None:
    chosen = game(game_id)
    found = list(setups(chosen))
    assert {setup.players for setup in found if not setup.options} == set(chosen.players)
    changed = {name for setup in found for name in setup.options}
    assert changed == {option.name for option in chosen.options}
    for option in chosen.options:
        players = {setup.players for setup in found if option.name in setup.options}
        assert players <= set(option.players or chosen.players)


def test_every_choice_is_tried_and_of_a_number_the_least() -> None:
    options = [setup.options for setup in setups(game("dracheninsel"))]
    assert options[-3:] == [{"stalemate": 0}, {"rounds": 1}, {"agreement": "on"}]
    assert {"rules": "hawkins"} in [setup.options for setup in setups(game("schatzinsel"))]
