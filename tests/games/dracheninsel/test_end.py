"""Section 10 of the rule book: the end, the winner, stalemate."""

import pytest

import schatzkiste as sk
from schatzkiste.bots import bot
from tests.games.dracheninsel.play import cards_of, do, phase, seen_by, spot
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, refused

SIX_CASHED = {100: (1, 1), 125: (1, 3), 150: (2, 2), 175: (2, 3), 200: (1, 2), 240: (3, 3)}


@pytest.mark.rule("DI-10.1")
def test_the_game_ends_when_the_last_treasure_is_cashed() -> None:
    state = position("forest", hunters={"green": "e9", "blue": "e9"}, coins=SIX_CASHED, gold={300: "e9"})
    do(state, "step boat-green")
    happened = codes(do(state, "share"))
    assert happened == ["treasure-shared", "all-cashed"]
    assert state.is_over
    assert len(cards_of(state, 0)) == 1
    assert state.window == ""
    refusal = state.why_not(state.game.parse("end"), 0)
    assert str(refusal) == "game-over (DI-10.1)"


@pytest.mark.rule("DI-10.1")
def test_the_game_ends_when_the_last_treasure_is_abandoned_after_the_windows() -> None:
    state = position("forest", "slumber", hunters={"green": "f7"}, coins=SIX_CASHED, gold={300: "f7"})
    do(state, "step e8")
    assert (phase(state), state.to_act, state.is_over) == ("confirming", (1,), False)
    stopped = state.copy()
    assert codes(do(state, "1: let-go", "0: go-on")) == ["last-lost"]
    assert state.is_over
    do(stopped, "1: stop slumber", "1: go-on")
    assert not stopped.is_over
    assert spot(stopped, "green") == "f7"


@pytest.mark.rule("DI-10.1")
def test_the_game_ends_when_terror_hits_the_last_keeper() -> None:
    state = position("terror-sneak", hunters={"yellow": "f7"}, coins=SIX_CASHED, gold={300: "f7"})
    do(state, "terror terror-sneak", "send yellow", "0: go-on")
    assert not state.is_over
    assert codes(do(state, "0: go-on")) == ["last-lost"]
    assert state.is_over


def final(*players: tuple[int, ...]) -> sk.State:
    """A game that ends now with these coins; a treasure with one coin named went to the last seat too."""
    coins: dict[int, tuple[int, int]] = {}
    for value in (100, 125, 150, 175, 200, 240):
        owners = [seat for seat, own in enumerate(players) for coin in own if coin == value]
        if owners:
            coins[value] = (owners[0], owners[1])
    lost = {value: "lost" for value in (100, 125, 150, 175, 200, 240) if value not in coins}
    state = position("forest", hunters={"green": "f7"}, coins=coins, gold={**lost, 300: "f7"})
    do(state, "step e8", "0: go-on")
    assert state.is_over
    return state


@pytest.mark.rule("DI-10.2")
def test_most_gold_wins() -> None:
    assert final((), (100, 125), (125, 150, 150), (100,)).winners() == (2,)


@pytest.mark.rule("DI-10.2")
def test_a_tie_goes_to_the_highest_coin_then_the_next() -> None:
    highest = final((150, 150), (100, 200), (100,), (200,))
    assert highest.scores()[:2] == [300, 300]
    assert highest.winners() == (1,)
    following = final((200, 125, 125), (200, 150, 100), (150,), (100,))
    assert following.scores()[:2] == [450, 450]
    assert following.winners() == (1,)


@pytest.mark.rule("DI-10.2")
def test_with_the_same_coins_the_victory_is_shared() -> None:
    assert final((), (200, 125), (200, 125), (100, 100)).winners() == (1, 2)


@pytest.mark.rule("DI-10.2")
def test_with_three_players_the_coins_of_both_hunters_count() -> None:
    state = position(players=3, hunters={"green": "e9", "red": "e9"}, gold={100: "e9"}, coins={125: (0, 1)})
    do(state, "step boat-green", "share")
    assert state.scores() == [225, 125, 100]


@pytest.mark.rule("DI-10.3")
def test_the_game_ends_after_rounds_without_progress() -> None:
    state = position(idle_turns=39)
    assert codes(do(state, "end"))[-1] == "stalemate"
    assert state.is_over
    going = position(idle_turns=38)
    do(going, "end")
    assert not going.is_over
    agreed = position(idle_turns=39, options={"stalemate": 0})
    do(agreed, "end")
    assert not agreed.is_over


@pytest.mark.rule("DI-10.3")
@pytest.mark.parametrize(
    "change",
    [
        ("mountain", {"green": "f6", "yellow": "f7"}, {100: "f7"}, ["step f7"]),
        ("mountain", {"green": "f6", "yellow": "f7", "blue": "f7"}, {100: "f7"}, ["step f7", "rob blue"]),
        ("", {"green": "d4", "yellow": "e5"}, {}, ["step e5"]),
        ("", {"green": "f7"}, {100: "f7"}, ["step e8"]),
    ],
)
def test_a_change_of_treasure_or_carrier_begins_the_count_anew(
    change: tuple[str, dict[str, str], dict[int, str], list[str]],
) -> None:
    hand, hunters, gold, moves = change
    state = position(hand, idle_turns=39, hunters=hunters, gold=gold)
    do(state, *moves, "end")
    assert not state.is_over
    assert seen_by(state, None)["rounds_without_progress"] == 0


@pytest.mark.rule("DI-10.3", "DI-9.2")
def test_a_change_that_was_taken_back_is_none() -> None:
    state = position("mountain", "slumber", idle_turns=39, hunters={"green": "f6", "yellow": "f7"}, gold={100: "f7"})
    assert codes(do(state, "step f7", "1: stop slumber", "1: go-on"))[-1] == "stalemate"


@pytest.mark.rule("DI-10.3")
def test_the_game_ends_after_the_agreed_number_of_rounds() -> None:
    state = position(turns=4 * 200 - 1, options={"stalemate": 0})
    assert codes(do(state, "end"))[-1] == "time-up"
    short = position(turns=4 * 3 - 1, options={"rounds": 3})
    assert do(short, "end")[-1] == "time-up rounds=3"


@pytest.mark.rule("DI-10.3")
def test_the_game_ends_when_all_agree() -> None:
    state = position("forest", options={"agreement": "on"}, coins={100: (1, 2)})
    happened = do(state, "propose-end", "1: agree", "2: agree")
    assert codes(happened) == ["end-proposed", "end-accepted", "end-accepted"]
    assert phase(state) == "agreeing"
    assert codes(do(state, "3: agree")) == ["end-accepted", "end-agreed"]
    assert state.is_over
    assert state.winners() == (1, 2)


@pytest.mark.rule("DI-10.3")
def test_one_refusal_lets_the_turn_go_on_and_nobody_is_asked_twice_in_a_turn() -> None:
    state = position("forest", options={"agreement": "on"}, hunters={"green": "f7"})
    before = seen_by(state, None)
    assert codes(do(state, "propose-end", "1: agree", "2: refuse")) == ["end-proposed", "end-accepted", "end-refused"]
    assert state.to_act == (0,)
    assert seen_by(state, None) == before
    assert refused(state, "propose-end") == "proposed-already (DI-10.3)"
    do(state, "end", "1: propose-end", "2: refuse")
    assert state.to_act == (1,)


@pytest.mark.rule("DI-10.3")
@pytest.mark.parametrize("idle_turns", [1, 4 * 10, 4 * 20])
def test_no_agreement_where_the_host_has_ruled_it_out_however_long_nothing_moves(idle_turns: int) -> None:
    ruled_out = position("forest", idle_turns=idle_turns, options={"agreement": "off", "stalemate": 0})
    assert refused(ruled_out, "propose-end") == "no-agreement (DI-10.3)"


@pytest.mark.rule("DI-10.3")
@pytest.mark.parametrize(
    ("coins", "idle_turns", "answer"),
    [({}, 1, "refuse"), ({100: (1, 1)}, 0, "agree"), ({100: (1, 2)}, 0, "refuse"), ({100: (2, 2)}, 20, "agree")],
)
def test_a_bot_agrees_when_it_is_ahead_or_nothing_moves(
    coins: dict[int, tuple[int, int]], idle_turns: int, answer: str
) -> None:
    state = position(options={"agreement": "on", "stalemate": 0}, coins=coins, idle_turns=idle_turns)
    do(state, "propose-end")
    decision = bot("helmsman", "dracheninsel").decide(state.observation(1), sk.Rng("bot"))
    assert state.game.actions[decision].notation == answer
