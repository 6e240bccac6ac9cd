"""The judgement of Silver & Gold: sensible in simple cases, legal in all, and true at the end."""

import itertools
from importlib import resources

import pytest

import schatzkiste as sk
from schatzkiste.bots.levels import LEVELS, knowledge, level_bot
from schatzkiste.core import BadSetup
from schatzkiste.games.silver_gold.components import Components
from schatzkiste.games.silver_gold.game import SilverGoldGame, make
from schatzkiste.games.silver_gold.judgement.charts import Chart, cheapest
from schatzkiste.games.silver_gold.judgement.islands import PATTERN_BITS, count, islands_of
from schatzkiste.games.silver_gold.judgement.judge import SilverGoldJudgement
from schatzkiste.games.silver_gold.judgement.weights import Weights
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES
from schatzkiste.games.silver_gold.scoring import score_sheet
from schatzkiste.games.silver_gold.state import SilverGold
from tests.games.silver_gold.play import do, finish
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, all_but, position

SIGHTED = LEVELS[:3]


def judgement(level: str = "legend", game: sk.Game | None = None) -> SilverGoldJudgement:
    known = knowledge("silver_gold")
    judge = (game or sk.game("silver_gold")).judgement(known["weights"] | known["sight"].get(level, {}))
    assert isinstance(judge, SilverGoldJudgement)
    return judge


def choice(state: sk.State, seat: int = 0, level: str = "helmsman") -> str:
    return state.game.notation(level_bot(level, "silver_gold").decide(state.observation(seat), sk.Rng("bot")))


def chart(name: str) -> Chart:
    """The chart of a card of the game's own deck."""
    components = own_components()
    drawn = Chart(
        islands_of(components)[components.card_names.index(name)], Weights(knowledge("silver_gold")["weights"])
    )
    drawn.draw()
    return drawn


def own_components() -> Components:
    chest = sk.game("silver_gold")
    assert isinstance(chest, SilverGoldGame)
    return chest.components


def names_of(bits: int) -> list[str]:
    return [name for name, bit in zip(PATTERN_NAMES, PATTERN_BITS, strict=True) if bits & bit]


def play(state: sk.State, judges: list[SilverGoldJudgement]) -> SilverGold:
    """A whole game, each decision checked to be legal."""
    rng = sk.Rng("play")
    while state.to_act:
        assert isinstance(state, SilverGold)
        seat = rng.pick(list(state.to_act))
        legal = state.legal_actions(seat)
        action = judges[seat].policy(state, seat, legal, rng)
        assert action in legal
        state.apply(action, seat)
    assert isinstance(state, SilverGold)
    return state


@pytest.mark.parametrize("level", SIGHTED)
def test_it_completes_a_card_when_it_can(level: str) -> None:
    state = position(Seat(f"{all_but('purple-12', 'b1c1d1')} orange-01"), OTHER, pattern="line3")
    assert choice(state, level=level) == "mark 1 b1c1d1"


@pytest.mark.parametrize("level", ["landlubber", "helmsman"])
def test_it_takes_a_card_it_can_still_complete(level: str) -> None:
    """Its palms count too, of which the deckhand does not think before they are marked."""
    state = position(
        Seat(f"{all_but('grey-11', 'a1')} {all_but('grey-10', 'a2b2')}"),
        OTHER,
        round=4,
        turn=4,
        display="purple-04 purple-05 grey-07 purple-06",
        rest=1,
    )
    do(state, "0 field 1 a1", "0 done")
    finish(state, 1)
    assert choice(state, level=level) == "take 3"


def test_it_leaves_a_rest_that_patterns_still_fill() -> None:
    """On grey-11, ###x over ####, a square in the middle would leave two pieces."""
    marked = choice(position(Seat("grey-11 purple-01"), OTHER, pattern="square"))
    assert marked in ("mark 1 a1b1a2b2", "mark 1 c1d1c2d2")


def test_a_card_that_waits_for_a_pattern_is_worth_more_while_it_can_come() -> None:
    """In the last turn a line of three would complete either card, unless both have been seen."""
    cards = f"{all_but('grey-11', 'a1b1c1d1')} {all_but('green-09', 'a1b1c1d1')}"
    gone = position(Seat(cards), OTHER, pattern="line2", round=4, turn=6, used="line3 line3 corner corner t")
    left = position(Seat(cards), OTHER, pattern="line2", round=4, turn=6, used="corner corner t l square")
    for state in (gone, left):
        do(state, "0 field 2 a1", "0 done")
    judge = judgement()
    assert judge.worth(left)[0] > judge.worth(gone)[0]


def test_only_those_who_remember_count_the_patterns_of_the_round() -> None:
    forgetful, mindful = judgement("deckhand"), judgement()
    worths = []
    for used in ("line3 line3 corner corner t", "corner corner t l square"):
        state = position(Seat("grey-11 purple-01"), OTHER, pattern="line2", turn=6, used=used)
        do(state, "0 field 1 a1", "0 done")
        worths.append((forgetful.worth(state)[0], mindful.worth(state)[0]))
    (forgotten, counted), (forgotten_too, counted_too) = worths
    assert forgotten == forgotten_too
    assert counted != counted_too


def test_the_weights_have_names() -> None:
    with pytest.raises(BadSetup, match="price"):
        sk.game("silver_gold").judgement({"gold": 1.0})


@pytest.mark.parametrize(
    ("players", "marking", "tracker"),
    [(1, "hidden", "off"), (1, "hidden", "on"), (2, "hidden", "off"), (3, "open", "on"), (4, "hidden", "on")],
)
def test_it_plays_whole_games_and_is_right_about_their_end(players: int, marking: str, tracker: str) -> None:
    options = {"tracker": tracker} | ({"marking": marking} if players > 1 else {})
    judges = [judgement(level) for level in itertools.islice(itertools.cycle(SIGHTED), players)]
    state = play(sk.game("silver_gold").new(players, "1a", options), judges)
    for seat in range(players):
        sheet = score_sheet(state, seat)
        points = [sheet["card_points"], sheet["seal_points"], sheet["coins"], sheet["trophy_points"]]
        assert judges[0].terms(state, seat) == [*points, sheet["palm_points"], 0, 0]
        assert judges[0].worth(state)[seat] == state.scores()[seat]


def test_marks_that_complete_count_before_they_are_final() -> None:
    state = position(Seat(f"{all_but('grey-11', 'a1b1c1')} orange-01"), OTHER, round=4, turn=7)
    judge = judgement()
    assert judge.worth(state)[0] >= 8
    do(state, "0 mark 1 a1b1c1")
    assert judge.worth(state)[0] == 8


def test_it_judges_a_table_without_cards() -> None:
    state = position(Seat("none none"), Seat("grey-11 none", completed="grey-10"), display="", rest=0)
    judge = judgement()
    assert len(judge.worth(state)) == 2
    assert play(state, [judge, judge]).is_over


def test_it_judges_larger_islands_than_its_charts_have() -> None:
    own = resources.files("schatzkiste.games.silver_gold").joinpath("data/components.toml").read_text(encoding="utf-8")
    before, after = own.split('name = "grey-11"')
    after = after.replace("points = 8", "points = 25").replace("###x\n####", "###xx\n#####\n#####\n##o##\n####p")
    large = make(f'{before}name = "grey-11"{after}')
    assert isinstance(large, SilverGoldGame)
    assert max(count(island.full) for island in islands_of(large.components)) == 25
    state = position(Seat("grey-11 purple-12"), Seat(f"{all_but('grey-10', 'b1')} orange-11"), game=large)
    judge = judgement(game=large)
    assert play(state, [judge, judge]).is_over


def test_a_shortlist_begins_with_the_choice() -> None:
    state, judge, rng = position(PLAIN, OTHER), judgement(), sk.Rng("list")
    legal = state.legal_actions(0)
    short = judge.shortlist(state, 0, legal, 4, rng)
    assert len(short) == 4
    assert short[0] == judge.policy(state, 0, legal, rng)
    assert set(short) <= set(legal)


def test_playing_on_lets_whole_turns_pass() -> None:
    state, judge = position(PLAIN, OTHER, Seat("purple-10 orange-10"), turn=3), judgement()
    do(state, "1 mark 1 b2c2d2")
    judge.play_on(state, 1, 2, sk.Rng("on"))
    assert (state.turn, state.to_act, state.first_mark) == (5, (0, 1, 2), [-1, -1, -1])
    judge.play_on(state, 1, 99, sk.Rng("on"))
    assert state.is_over


def test_a_lead_is_the_own_worth_less_what_rivals_count() -> None:
    state = position(PLAIN, Seat("purple-11 orange-11", coins=3))
    own, other = judgement().worth(state)
    assert judgement().lead(state, 0) == own
    jealous = sk.game("silver_gold").judgement(knowledge("silver_gold")["weights"] | {"rival": 0.5})
    assert jealous.lead(state, 0) == pytest.approx(own - other / 2)


@pytest.mark.parametrize("level", LEVELS)
def test_levels_decide_alike_whatever_is_hidden(level: str) -> None:
    state = position(Seat(f"{all_but('grey-11', 'a1b1c1d1')} {all_but('orange-01', 'a1b1')}"), OTHER, round=4, turn=6)
    do(state, "1 mark 2 a3b3c3", "1 done")
    twin = state.copy()
    twin.redeal(0, sk.Rng("other"))
    assert choice(state, level=level) == choice(twin, level=level)


def test_a_chart_knows_what_fits_and_what_ends() -> None:
    grey = chart("grey-11")
    row = grey.island.set_of(0b1111)
    assert grey.toll(0) == 0
    assert names_of(grey.fits(row)) == ["line2", "line3"]
    assert names_of(grey.ends(row)) == ["line3"]  # over the cross, which brings the fourth field
    assert names_of(grey.ends(grey.island.set_of(0b1))) == list(PATTERN_NAMES)


def test_a_rest_in_pieces_costs_more() -> None:
    island = chart("grey-10")  # .### over #### over ..p.
    together, apart = island.island.set_of(0b1110), island.island.set_of(0b00100_00000_01010)
    assert count(together) == count(apart) == 3
    assert island.toll(together) < island.toll(apart)


def test_whoever_waits_pays_for_the_time() -> None:
    assert cheapest([2.0, 9.0], [0.5, 0.5], 0.0) == 2.0
    assert cheapest([2.0, 9.0], [0.5, 0.5], 1.0) == 4.0
    assert cheapest([2.0, 3.0], [0.5, 0.5], 1.0) == 3.5
