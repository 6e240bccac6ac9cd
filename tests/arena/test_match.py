import signal

import pytest

import schatzkiste as sk
from schatzkiste.arena import BotFailed, Patience, bot_of, play_game
from schatzkiste.arena.match import MOST_FAILURES
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
    """Steps onto the terrain one stands on are free, and the first legal action is always one more of them."""
    state = position(hunters={"green": "d6"}, tiles={"d6": "F", "d7": "F"})
    with pytest.raises(BotFailed, match=r"bot restless on seat 0 .*: has found no end after 50 decisions"):
        play_game(state, [own_bots.First()] * 4, ["restless"] * 4, patience=Patience(most=50))


def test_a_stand_in_decides_for_a_bot_that_fails_and_the_first_failure_is_told() -> None:
    state = sk.game("schatzinsel").new(2, "a1")
    bots = [bot_of(own_bots.Broken, "schatzinsel"), bot_of("random", "schatzinsel")]
    outcome = play_game(state, bots, ["broken", "random"], patience=Patience(stand_in=True))
    assert outcome.stood_in == (outcome.decisions[0], 0)
    assert "bot broken on seat 0" in outcome.failures[0]
    assert len(outcome.thinking[0]) == MOST_FAILURES


def test_a_bot_that_hangs_is_broken_off_and_not_asked_for_ever() -> None:
    state = sk.game("schatzinsel").new(2, "a1")
    bots = [bot_of(own_bots.Hanging, "schatzinsel"), bot_of("random", "schatzinsel")]
    outcome = play_game(state, bots, ["hanging", "random"], patience=Patience(seconds=0.01, stand_in=True))
    assert "gave no answer within 0.01 s" in outcome.failures[0]
    assert len(outcome.thinking[0]) == MOST_FAILURES
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


def test_a_stand_in_ends_what_has_no_end() -> None:
    state = position(hunters={"green": "d6"}, tiles={"d6": "F", "d7": "F"})
    outcome = play_game(state, [own_bots.First()] * 4, ["restless"] * 4, patience=Patience(stand_in=True, most=5))
    assert all(outcome.stood_in)
    assert "has found no end after 5 decisions" in outcome.failures[0]
