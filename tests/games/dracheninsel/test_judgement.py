"""The judgement: goes for the gold, carries it home, replies with reason, and is never at a loss."""

import pytest

import schatzkiste as sk
from schatzkiste.bots.levels import LEVELS, knowledge, level_bot
from schatzkiste.games.dracheninsel.judgement.judge import PONDERED, DracheninselJudgement
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import do
from tests.games.dracheninsel.positions import position
from tests.games.talk import kinds

OPTIONS: list[tuple[int, dict[str, object]]] = [
    (3, {"agreement": "on"}),
    (3, {"stalemate": 0, "rounds": 30}),
    (4, {"spare": "green", "spare_too": "blue", "agreement": "on"}),
    (5, {"spare": "yellow"}),
    (6, {"agreement": "on"}),
]


def judge(level: str = "legend") -> DracheninselJudgement:
    known = knowledge("dracheninsel")
    return DracheninselJudgement({**known["weights"], **known["sight"].get(level, {})})


def choice(state: Dracheninsel, seat: int | None = None, level: str = "legend") -> str:
    asked = state.to_act[0] if seat is None else seat
    legal = state.legal_actions(asked)
    return state.game.notation(judge(level).policy(state, asked, legal, sk.Rng("policy")))


def term(state: Dracheninsel, seat: int, name: str) -> float:
    judgement = judge()
    return judgement.terms(state, seat)[judgement.term_names.index(name)]


def play(state: sk.State, level: str) -> sk.State:
    """Let the level play all seats to the end."""
    bot = level_bot(level, "dracheninsel")
    rng = sk.Rng(level)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(bot.decide(state.observation(seat), rng), seat)
    return state


def test_it_knows_an_answer_to_every_question_of_chance() -> None:
    """Half by chance, games lead where no player would go; every level decides there, and by the position alone."""
    asked: set[str] = set()
    used = {level: judge(level) for level in (*LEVELS[:3], "legend")}
    for number, (players, options) in enumerate(OPTIONS):
        state = sk.game("dracheninsel").new(players, f"{number:x}", options)
        assert isinstance(state, Dracheninsel)
        rng = sk.Rng(f"{number}")
        for _ in range(1500):
            if not state.to_act:
                break
            seat = state.to_act[0]
            legal = state.legal_actions(seat)
            asked.add(state.game.phases[state.phase].name)
            decided = legal[0]
            for level, judgement in used.items():
                decided = judgement.policy(state, seat, legal, sk.Rng("policy"))
                assert decided in legal
                assert rng.below(20) or decided == judge(level).policy(state, seat, legal, sk.Rng("policy"))
                assert judgement.shortlist(state, seat, legal, 3, sk.Rng("list"))[0] == decided
            state.apply(rng.pick(legal) if rng.below(2) else decided, seat)
    assert asked == {phase.name for phase in sk.game("dracheninsel").phases}


def test_it_lifts_the_treasure_with_the_one_who_waits() -> None:
    assert choice(position("mountain", hunters={"green": "d4", "yellow": "e5"})) == "step e5"


def test_it_walks_to_the_treasure_and_waits() -> None:
    state = position("forest water", hunters={"green": "f6"})
    assert choice(state) in ("step f5", "step e6")
    do(state, "step f5", "pay water")
    assert choice(state) == "step e5"


@pytest.mark.parametrize("level", LEVELS[:3])
def test_every_level_carries_home(level: str) -> None:
    state = position(hunters={"green": "e8", "yellow": "e8"}, gold={100: "e8"}, tiles={"e9": "F"})
    assert choice(state, level=level) == "step e9"
    do(state, "step e9")
    assert choice(state, level=level) == "step boat-green"


def test_it_prefers_its_own_boat() -> None:
    hunters = {"green": "e9", "yellow": "e9"}
    state = position("desert desert", hunters=hunters, gold={100: "e9"})
    assert choice(state) == "step boat-green"


def test_it_flies_where_no_step_leads() -> None:
    state = position("flight forest", hunters={"green": "e8", "yellow": "e8"}, gold={100: "e8"}, dragons=["e7"])
    do(state, "flight")
    assert choice(state).startswith(("over", "land", "pay"))


def test_it_robs_those_who_are_about_to_arrive() -> None:
    hunters = {"green": "f8", "yellow": "e8", "blue": "e8"}
    state = position("forest forest", hunters=hunters, gold={100: "e8"})
    assert choice(state) == "step e8"
    do(state, "step e8")
    assert choice(state) in ("rob yellow", "rob blue")


def test_it_frightens_carriers_close_to_home() -> None:
    state = position("terror-sneak", hunters={"yellow": "h6", "blue": "h6"}, gold={100: "h6"})
    assert choice(state) == "terror terror-sneak"
    do(state, "terror terror-sneak")
    assert choice(state) == "send blue", "the boat of yellow is so near that it would soon be back"


def test_it_stops_others_who_arrive_and_counters_for_itself() -> None:
    state = position("", "slumber", hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(state, "step boat-green")
    assert choice(state) == "stop slumber"
    state = position("counterspell-terror", "slumber", hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(state, "step boat-green", "1: stop slumber")
    assert choice(state, 0) == "counter counterspell-terror"


def test_it_counters_terror_against_its_own_treasure() -> None:
    hunters = {"green": "e8", "blue": "e8"}
    state = position("terror-sneak", "", "counterspell-terror", hunters=hunters, gold={100: "e8"})
    do(state, "terror terror-sneak", "send blue")
    assert choice(state, 2) == "counter counterspell-terror"


def test_it_lets_harmless_things_go() -> None:
    state = position("desert", "slumber", hunters={"green": "f7"})
    do(state, "step f8")
    assert choice(state) == "let-go"


def test_it_betrays_when_the_chance_is_good() -> None:
    hunters = {"green": "e9", "blue": "e9"}
    one = position("betrayal-sneak", "", "forest " * 6, hunters=hunters, gold={100: "e9"})
    do(one, "step boat-green")
    assert choice(one) == "share"
    two = position("betrayal-sneak betrayal-sneak", "", "forest " * 2, hunters=hunters, gold={100: "e9"})
    do(two, "step boat-green")
    assert choice(two).startswith("betray")
    do(two, choice(two))
    assert choice(two) == "yield"


def test_it_does_not_give_the_victory_away() -> None:
    """With the last treasure a share would make the partner win, and a Betrayal has a chance."""
    coins = {100: (1, 1), 125: (1, 1), 150: (2, 2), 175: (1, 1), 200: (2, 2), 240: (0, 0)}
    hunters = {"green": "e9", "blue": "e9"}
    state = position("betrayal-sneak", "", "forest " * 6, hunters=hunters, gold={300: "e9"}, coins=coins)
    do(state, "step boat-green")
    assert sorted(state.scores()) == [0, 480, 700, 800]
    assert choice(state) == "betray betrayal-sneak"


def test_it_plays_the_curse_when_it_has_nothing_to_lose() -> None:
    state = position("curse water water", "forest " * 5)
    assert choice(state) == "curse"


def test_it_sneaks_when_it_holds_too_many_replies() -> None:
    state = position("betrayal-sneak betrayal-sneak terror-sneak slumber-terror", "forest " * 3)
    assert choice(state).startswith("sneak")
    do(state, choice(state))
    assert choice(state) == "steal yellow"


def test_a_hand_of_replies_is_exchanged() -> None:
    replies = "betrayal-counterspell betrayal-counterspell betrayal-terror betrayal-terror slumber counterspell-terror"
    state = position(replies, players=6)
    assert choice(state) == "pass"
    do(state, "pass")
    tossed = []
    while state.turn == 0:
        tossed.append(choice(state))
        do(state, tossed[-1])
    assert len(tossed) == 3
    assert tossed[-1] == "done"


@pytest.mark.parametrize(("idle_turns", "chosen"), [(11, ["end"]), (12, ["pass", "toss slumber", "done"])])
def test_good_cards_are_exchanged_one_by_one_when_the_game_stands_still(idle_turns: int, chosen: list[str]) -> None:
    state = position("journey journey curse slumber", idle_turns=idle_turns, turns=idle_turns)
    done = []
    while state.turn == 0:
        done.append(choice(state, level="helmsman"))
        do(state, done[-1])
    assert done == chosen


def test_it_does_not_walk_to_and_fro_for_ever() -> None:
    tiles = {"d6": "F", "d7": "F", "d4": "M", "e8": "D", "f6": "W", "b6": "V"}
    state = position("flight slumber", hunters={"green": "d6", "blue": "e5"}, tiles=tiles)
    assert kinds(state) == {"step", "pass", "end"}, "as second on the treasure field it could not leave again"
    taken = 0
    while state.turn == 0 and taken < 40:
        do(state, choice(state))
        taken += 1
    assert taken < 40


def test_a_search_does_not_put_the_end_of_a_turn_off_for_ever() -> None:
    """While it goes to and fro the others get nowhere, which looks like a gain as far as it sees."""
    state = position("forest water", hunters={"green": "f6"})
    rng = sk.Rng("list")
    assert len(judge().shortlist(state, 0, state.legal_actions(0), 3, rng)) == 3
    state.actions_taken = PONDERED
    assert judge().shortlist(state, 0, state.legal_actions(0), 3, rng) == [
        judge().policy(state, 0, state.legal_actions(0), rng)
    ]


def test_whatever_is_tried_is_followed_to_the_beginning_of_the_same_turn() -> None:
    """Else ending the turn would let others come further, as far as a search sees, than going on in it."""
    state = position("forest water", hunters={"green": "f6"})
    horizon = judge().horizon(state, 3)
    for action in state.legal_actions(0):
        later = state.copy()
        later.apply(action, 0)
        judge().play_on(later, 0, horizon, sk.Rng("on"))
        assert (later.turns, later.actions_taken) == (state.turns + 3, 0)
    assert judge("captain").horizon(state, 18) == 18, "the captain counts decisions"


def test_a_treasure_is_worth_more_the_nearer_it_is_to_a_boat() -> None:
    far = position(hunters={"green": "e6", "yellow": "e6"}, gold={100: "e6"})
    near = position(hunters={"green": "e8", "yellow": "e8"}, gold={100: "e8"})
    assert 0 < term(far, 0, "carried") < term(near, 0, "carried")
    assert term(near, 1, "carried") < term(near, 0, "carried"), "the boat of green is the nearer one"
    assert term(near, 2, "carried") == 0
    own = position(players=3, hunters={"green": "e8", "blue": "e8"}, gold={100: "e8"})
    assert term(own, 0, "carried") > 1.4 * term(near, 0, "carried"), "both coins are for one player"


def test_worth_is_what_everyone_has_in_the_end() -> None:
    state = play(sk.game("dracheninsel").new(4, "2"), "helmsman")
    assert isinstance(state, Dracheninsel)
    assert judge().worth(state) == state.scores()


@pytest.mark.parametrize("level", LEVELS[:3])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_level_finishes_games_without_any_limit(level: str, players: int) -> None:
    state = play(sk.game("dracheninsel").new(players, "9", {"stalemate": 0, "rounds": 100}), level)
    assert isinstance(state, Dracheninsel)
    assert state.all_settled()
    assert sum(state.scores()) > 1000


@pytest.mark.parametrize("level", LEVELS[:4])
def test_levels_decide_from_what_the_seat_knows(level: str) -> None:
    state = sk.game("dracheninsel").new(3, "b")
    rng = sk.Rng("honest")
    helmsman = level_bot("helmsman", "dracheninsel")
    for number in range(60):
        seat = state.to_act[0]
        if number % 6 == 0:
            world = state.observation(seat).sample(rng)
            decided = [
                level_bot(level, "dracheninsel").decide(s.observation(seat), sk.Rng("bot")) for s in (state, world)
            ]
            assert decided[0] == decided[1]
            assert decided[0] in state.legal_actions(seat)
        state.apply(helmsman.decide(state.observation(seat), sk.Rng("x")), seat)
