import pytest

import schatzkiste as sk
from schatzkiste.arena import BotFailed, bot_of, play_game
from tests.arena import own_bots
from tests.games.dracheninsel.positions import position


def test_a_game_is_played_to_its_end() -> None:
    state = sk.game("schatzinsel").new(2, "a1")
    outcome = play_game(state, [bot_of("random", "schatzinsel")] * 2, ["one", "two"], number=5)
    assert state.is_over
    assert outcome.scores == tuple(state.scores())
    assert outcome.winners == state.winners()
    assert (outcome.number, outcome.seed, outcome.seats) == (5, "a1", ("one", "two"))
    assert all(outcome.decisions)


def test_a_plain_function_plays_like_a_bot() -> None:
    state = sk.game("schatzinsel").new(2, "a1")
    outcome = play_game(state, [bot_of(own_bots.First(), "schatzinsel"), bot_of(own_bots.last, "schatzinsel")], "fl")
    assert sum(outcome.decisions) > 0


def test_an_error_in_a_bot_names_bot_seat_and_seed() -> None:
    state = sk.game("schatzinsel").new(2, "a1")
    with pytest.raises(
        BotFailed, match=r"bot broken on seat [01] .* seed a1: ZeroDivisionError: my own mistake"
    ) as caught:
        play_game(state, [own_bots.Broken()] * 2, ["broken"] * 2)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_refused_choice_is_named_with_its_rule() -> None:
    state = sk.game("schatzinsel").new(2, "a1")
    before = state.fingerprint()
    legal = state.legal_actions()
    refused = next(action for action in range(len(state.game.actions)) if action not in legal)
    with pytest.raises(BotFailed, match=rf"chose '{state.game.notation(refused)}': .*SI-"):
        play_game(state, [bot_of(lambda observation, rng: refused, "schatzinsel")] * 2, ["cheat"] * 2)
    assert state.fingerprint() == before


@pytest.mark.parametrize("answer", [10_000, -1, None, "lay 1-1", 1.5])
def test_what_is_no_action_is_a_failure_of_the_bot(answer: object) -> None:
    state = sk.game("schatzinsel").new(2, "a1")
    confused = bot_of(lambda observation, rng: answer, "schatzinsel")  # type: ignore[arg-type, return-value]
    with pytest.raises(BotFailed, match="on seat"):
        play_game(state, [confused] * 2, ["confused"] * 2)


def test_a_bot_that_finds_no_end_is_stopped() -> None:
    """Steps on the own terrain are free, and the first legal action is always one more of them."""
    state = position(hunters={"green": "d6"}, tiles={"d6": "F", "d7": "F"})
    with pytest.raises(BotFailed, match=r"bot restless on seat 0 .*: has found no end after 50 decisions"):
        play_game(state, [own_bots.First()] * 4, ["restless"] * 4, most=50)
