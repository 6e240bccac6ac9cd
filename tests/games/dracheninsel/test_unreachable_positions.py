"""Positions whose parts are right but which no game can reach are refused, each with the place and the reason."""

import copy
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import schatzkiste as sk
from schatzkiste.core import Rng
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.broken import changed, complaint
from tests.games.dracheninsel.play import do
from tests.games.dracheninsel.positions import position

UNTOUCHED = "must be as at the start before the first action of the game"
PAIR = {"green": "e9", "blue": "e9"}


def turn() -> Dracheninsel:
    """A turn after a paid step."""
    state = position("mountain forest flight", "slumber", "water", hunters={"green": "f6", "yellow": "c3"})
    do(state, "step f7", "pay mountain", "1: let-go")
    return state


def fresh() -> Dracheninsel:
    """A turn in which nothing was done yet."""
    return position("mountain forest flight elements", "desert", hunters={"green": "f6"})


def first() -> Dracheninsel:
    """The first turn of a game, in which nothing was done yet."""
    state = sk.game("dracheninsel").new(4, "8")
    assert isinstance(state, Dracheninsel)
    return state


def stepped() -> Dracheninsel:
    """The first turn of a game, after a step."""
    state = first()
    do(state, "step f8")
    return state


def first_stop() -> Dracheninsel:
    """The first turn of a game, stopped before anything was done."""
    state = sk.game("dracheninsel").new(4, "1")
    assert isinstance(state, Dracheninsel)
    do(state, "1: stop betrayal-slumber")
    return state


def begun(*decisions: str) -> Dracheninsel:
    """A half-made action."""
    state = position("mountain forest flight elements patrol journey", "water", hunters={"green": "f6", "yellow": "c3"})
    do(state, *decisions)
    return state


def terror() -> Dracheninsel:
    """A Terror that can be cancelled."""
    state = position("terror-sneak", "", "water", "counterspell-terror", hunters={"yellow": "f7"})
    do(state, "terror terror-sneak", "send yellow")
    return state


def sneak() -> Dracheninsel:
    """A Sneak Attack that can be cancelled."""
    state = position("terror-sneak", "desert", "water", "counterspell-terror")
    do(state, "sneak terror-sneak", "steal blue")
    return state


def robbed() -> Dracheninsel:
    """A card was stolen and could still be given back."""
    state = position("terror-sneak", "slumber", "water")
    do(state, "sneak terror-sneak", "steal blue", "go-on")
    return state


def stopping() -> Dracheninsel:
    """A step that can be stopped by two."""
    state = position("", "slumber", "water", "betrayal-slumber", hunters={"green": "f7"})
    do(state, "step e8")
    return state


def confirming() -> Dracheninsel:
    """The first on the treasure field."""
    state = position("", "slumber", hunters={"green": "d4"})
    do(state, "step e5")
    return state


def stopped() -> Dracheninsel:
    """An exchange of cards after an early Stop."""
    state = position("desert", "slumber", "water", hunters={"green": "f7"})
    do(state, "step e8", "1: stop slumber", "1: go-on")
    return state


def arrived() -> Dracheninsel:
    """A treasure in a boat, and its owner decides."""
    state = position("betrayal-sneak", "", "betrayal-terror", hunters=PAIR, gold={100: "e9"})
    do(state, "step boat-green")
    return state


def betrayed() -> Dracheninsel:
    """A Betrayal that can be answered."""
    state = arrived()
    do(state, "betray betrayal-sneak")
    return state


def last() -> Dracheninsel:
    """The last treasure is about to be lost."""
    lost = dict.fromkeys((100, 125, 150, 175, 200, 240), "lost")
    state = position("", "slumber", hunters={"green": "f7"}, gold={**lost, 300: "f7"})
    do(state, "step e8")
    return state


def agreeing() -> Dracheninsel:
    """Whether to end the game is being asked."""
    state = position(options={"agreement": "on"})
    do(state, "propose-end")
    return state


def over() -> Dracheninsel:
    """The last treasure is lost."""
    state = last()
    do(state, "1: let-go", "go-on")
    return state


STATES = (
    *(
        turn,
        fresh,
        first,
        stepped,
        first_stop,
        terror,
        sneak,
        robbed,
        stopping,
        confirming,
        stopped,
        arrived,
        betrayed,
        last,
        agreeing,
        over,
    ),
    *(
        lambda decisions=decisions: begun(*decisions)
        for decisions in (["step f7"], ["flight", "over f7"], ["elements"])
    ),
)


@pytest.mark.parametrize("number", range(len(STATES)))
def test_the_reachable_ones_come_back_unchanged(number: int) -> None:
    state = STATES[number]()
    loaded = state.game.from_json(copy.deepcopy(state.to_json()))
    assert loaded.fingerprint() == state.fingerprint()
    assert [loaded.legal_actions(seat) for seat in range(4)] == [state.legal_actions(seat) for seat in range(4)]


def as_json(state: Dracheninsel) -> dict[str, Any]:
    """The game's own part of a position."""
    doc: dict[str, Any] = copy.deepcopy(state.position())
    return doc


def broken(state: Dracheninsel, changes: Mapping[str, object]) -> dict[str, Any]:
    """The position with these entries replaced; those of the head begin with a dot."""
    doc: dict[str, Any] = copy.deepcopy(state.to_json())
    for path, value in changes.items():
        changed(doc, path[1:] if path.startswith(".") else f"position.{path}", value)
    return doc


SWAPPED = as_json(position(tiles={"f7": "W"}))["tiles"]
ISLANDS = ("treasure_places", "treasures_before")
FIRST_HAND = as_json(first())["hands"][0]
FIRST_PILE = as_json(first())["pile"]
CASES: dict[str, tuple[Any, Mapping[str, object], str]] = {
    # what the audit found
    "a Sneak Attack on nobody": (sneak, {"target": "red"}, "target: must stand for another player who holds cards"),
    "a Sneak Attack on an empty hand": (
        sneak,
        {"target": "brown", "hands.3": [], "hands.1": ["desert", "counterspell-terror"]},
        "target: must stand for another player who holds cards (DI-8.7)",
    ),
    "a Sneak Attack on oneself": (sneak, {"target": "green"}, "target: must stand for another player who holds cards"),
    "a swap without the card": (
        lambda: begun("elements"),
        {"plan": ["forces"]},
        "plan[0]: cannot be decided so",
    ),
    "an exchange of a card not held": (
        lambda: begun("pass", "toss forest"),
        {"plan": ["pass", "toss forest", "toss forest"]},
        "plan[2]: cannot be decided so",
    ),
    "a flight without the card": (
        turn,
        {"plan": ["flight", "over f8"], "hands.0": ["forest"], "hands.3": ["flight"], ".phase": "landing"},
        "plan[0]: cannot be decided so",
    ),
    "a Terror on a colour nobody plays": (terror, {"target": "red"}, "target: must be a hunter away from home"),
    "a step across the sea": (
        lambda: begun("step f7"),
        {"plan": ["step i1"], "hunter_places.green": "boat-green", "hunters_before.green": "boat-green"},
        "plan[0]: cannot be decided so",
    ),
    "a turn after the last treasure": (
        last,
        {".phase": "turn", ".to_act": [0]},
        "turn: nobody can be asked 'turn' now, or another seat is",
    ),
    "a turn with a treasure in a boat": (
        arrived,
        {".phase": "turn"},
        "turn: nobody can be asked 'turn' now, or another seat is",
    ),
    # half-made actions
    "a question without a plan": (turn, {".phase": "payment"}, "plan: must be there while an action is half-made"),
    "a plan without a question": (turn, {"plan": ["flight"]}, "plan: must be empty while no action is half-made"),
    "a plan that leads elsewhere": (
        lambda: begun("step f7"),
        {".phase": "robbery"},
        "plan: leads to the question 'payment'",
    ),
    "a complete action": (
        lambda: begun("step f7"),
        {"plan": ["step f7", "pay mountain"]},
        "plan[1]: would complete the action",
    ),
    "a plan without its forced decision": (
        lambda: begun("flight", "over g6"),
        {"plan": ["flight", "step f7"]},
        "plan[1]: cannot be decided so",
    ),
    # windows
    "several seats asked": (stopping, {".to_act": [1, 3]}, "turn: must leave one seat to act"),
    "a Stop of one without the card": (stopping, {".to_act": [2]}, "turn: nobody can be asked 'stopping' now"),
    "a Stop of the active player": (stopping, {".to_act": [0]}, "turn: nobody can be asked 'stopping' now"),
    "a Stop where the turn ends": (confirming, {".phase": "stopping"}, "turn: nobody can be asked 'stopping' now"),
    "a go-on where the turn goes on": (
        stopping,
        {".phase": "confirming"},
        "turn: nobody can be asked 'confirming' now",
    ),
    "a turn where the turn ends": (
        confirming,
        {".phase": "turn", ".to_act": [0]},
        "turn: nobody can be asked 'turn' now",
    ),
    "a counter of one without the card": (terror, {".to_act": [2]}, "turn: nobody can be asked 'countering' now"),
    "nothing announced": (
        terror,
        {"announced": None, "target": None},
        "announced: must be named exactly while it can be cancelled",
    ),
    "an announcement in a turn": (
        fresh,
        {"announced": "terror", "target": "yellow"},
        "announced: must be named exactly while it can be cancelled",
    ),
    "a target of nothing": (turn, {"target": "yellow"}, "target: must be named exactly with a Terror or a Sneak"),
    "a Terror without a target": (terror, {"target": None}, "target: must be named exactly with a Terror or a Sneak"),
    "a Terror on one at home": (terror, {"target": "blue"}, "target: must be a hunter away from home (DI-8.13)"),
    "another card announced": (
        terror,
        {"played.0.1": "water", "hands.2": ["terror-sneak"]},
        "announced: must be the card played last",
    ),
    "a card announced by another": (
        terror,
        {"played.0": [2, "terror-sneak"], "has_spent": False},
        "announced: was not played by this seat now",
    ),
    "a Slumber of the active player": (
        terror,
        {"announced": "slumber", "target": None},
        "announced: must be the card played last",
    ),
    # the last action
    "two actions at once": (
        turn,
        {"tiles_before": "VWDWAMAFMVFFDMAWDMAVWFDVWAMWDV*MAFVDFMAWFMDVAFDVAWWMVWDVDFAMF"},
        "hunters_before: must differ by one action only",
    ),
    "three tiles swapped": (
        fresh,
        {
            "tiles_before": "VWDWAMAFMVFFDMAWDMAVWFDVWAMWDV*MAFVDFMAWFMDVAFDVAWWMVWDVDFAFM",
            "actions_taken": 1,
        },
        "tiles_before: must differ by two tiles (DI-8.1)",
    ),
    "a dragon flown away": (
        fresh,
        {"dragons_before": {"1": "c4"}, "actions_taken": 1},
        "dragons_before: must differ by one dragon that moved or came in (DI-8.3)",
    ),
    "a hunter of another moved": (
        turn,
        {"hunters_before.yellow": "c4", "hunters_before.green": "f7"},
        "hunters_before.yellow: cannot have come where it is now (DI-9.7)",
    ),
    "something done by nobody": (
        fresh,
        {"hunters_before.green": "f7"},
        "actions_taken: says that nothing was done which could be taken back",
    ),
    "a treasure that flew": (
        arrived,
        {"idle_turns": 1, "treasures_before.100": "e5", "treasures_before.125": "waiting", "hunters_before.blue": "d8"},
        "partner: must have come into the boat with the mover (DI-6.1)",
    ),
    "a treasure lost by nobody": (
        turn,
        {
            "treasure_places.100": "lost",
            "treasure_places.125": "e5",
            "treasures_before.100": "c3",
            "treasures_before.125": "e5",
        },
        "treasures_before.100: cannot have become what it is now",
    ),
    "a treasure cashed in between": (
        fresh,
        {"treasures_before.100": "cashed", "treasures_before.125": "e5"},
        "treasures_before.100: is cashed at the end of a turn only (DI-6.6)",
    ),
    "a thief robbed by itself": (robbed, {"loot.0.0": 0}, "loot[0]: must come from another player"),
    "more loot than a hand holds": (
        robbed,
        {"loot": [[2, "water"], [2, "water"]]},
        "loot[0]: is one card too many from this player (DI-8.6)",
    ),
    # the turn
    "a card spent that was not played": (fresh, {"has_spent": True}, "has_spent: must be false when the active player"),
    "a free terrain for nothing": (fresh, {"free_terrains": ["water"]}, "free_terrains: must be paid for (DI-8.12)"),
    "a free terrain without a Long Journey": (
        turn,
        {"free_terrains": ["water"]},
        "free_terrains: must be no more than Long Journeys were played (DI-8.12)",
    ),
    "a mover before the first action": (fresh, {"mover": "green"}, "actions_taken: must not be 0 when something was"),
    "progress before the first action": (
        turn,
        {"progress": True, "progress_before": True},
        "progress_before: must be false when there was no action before",
    ),
    "a turn after the last": (
        fresh,
        {"turns": 5, ".options": {"rounds": 1}},
        "turns: must be 0 to 4, not 5",
    ),
    "a turn that should have been the last": (
        fresh,
        {"turns": 4, ".options": {"rounds": 1}},
        "turns: the game is over after this many (DI-10.3)",
    ),
    "too many idle turns": (fresh, {"turns": 50, "idle_turns": 40}, "idle_turns: must be fewer than end the game"),
    "more idle turns than turns": (fresh, {"idle_turns": 2}, "idle_turns: must be fewer than end the game"),
    "a proposal where none is allowed": (
        fresh,
        {"end_proposed": True},
        "end_proposed: must be false where the players",
    ),
    "an answer of the one who asks": (agreeing, {".to_act": [0]}, "turn: nobody can be asked 'agreeing' now"),
    "an exchange after something was spent": (
        stopped,
        {"actions_taken": 2},
        "turn: must have been stopped before anything was spent",
    ),
    "a treasure lifted without progress": (fresh, {"idle_turns": 0}, "idle_turns: must be all turns while no treasure"),
    # the first turn
    "a hunter out before the first action": (
        first,
        {"hunter_places.yellow": "c3", "hunters_before.yellow": "c3"},
        f"hunters_before: {UNTOUCHED}",
    ),
    "another hunter out after the first action": (
        stepped,
        {"hunter_places.yellow": "c3", "hunters_before.yellow": "c3"},
        f"hunters_before: {UNTOUCHED}",
    ),
    "tiles swapped before it": (first, {"tiles": SWAPPED, "tiles_before": SWAPPED}, f"tiles_before: {UNTOUCHED}"),
    "a dragon before it": (
        first,
        {"dragon_places": {"1": "c4"}, "dragons_before": {"1": "c4"}},
        f"dragons_before: {UNTOUCHED}",
    ),
    "a treasure lost before it": (
        first,
        {f"{key}.{value}": place for key in ISLANDS for value, place in ((100, "lost"), (125, "e5"))},
        f"treasures_before: {UNTOUCHED}",
    ),
    "a card discarded before it": (
        first,
        {"hands.0": [*FIRST_HAND[1:]], "discard": {FIRST_HAND[0]: 1}, "top": FIRST_HAND[0]},
        "discard: must be empty until an Evil Curse or the end of the first turn",
    ),
    "a card drawn in the first turn": (
        first,
        {"pile": FIRST_PILE[1:], "discard": {FIRST_PILE[0]: 1}, "top": FIRST_PILE[0]},
        "pile: must be as dealt until the first turn is over (DI-3.11)",
    ),
    "a deck shuffled anew in it": (
        first,
        {".chance": [2, 0, 1]},
        "pile: must be as dealt until the first turn is over",
    ),
    "a card of another played in it": (first_stop, {"played.0.0": 2}, "hands[1]: must be the 6 cards dealt, but"),
    # arrivals
    "a partner on land": (turn, {"partner": "yellow"}, "partner: must have come into the boat with the mover"),
    "a sharing of the partner": (arrived, {".to_act": [2]}, "turn: nobody can be asked 'sharing' now"),
    "an answer to no Betrayal": (
        arrived,
        {".phase": "answering", ".to_act": [2]},
        "turn: nobody can be asked 'answering' now",
    ),
    "an answer to one's own Betrayal": (betrayed, {".to_act": [0]}, "turn: nobody can be asked 'answering' now"),
    # the end
    "no reason to be over": (fresh, {".to_act": []}, "turn: the game is not over, so to_act must name a seat"),
    "a question after the end": (over, {".phase": "sharing"}, "turn: the game is over, so nothing can be under way"),
    "something to take back after the end": (
        over,
        {"hunters_before.green": "f7"},
        "turn: the game is over, so nothing can be taken back",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_no_game_can_reach(case: str) -> None:
    make, changes, sentence = CASES[case]
    assert complaint("dracheninsel", broken(make(), changes)).startswith(f"position.position.{sentence}")


@pytest.mark.parametrize(
    ("make", "chance"), [(fresh, [0, 0, 1]), (fresh, [1, 0, 0]), (fresh, [1, 0, 2]), (robbed, [1, 0, 1])]
)
def test_chance_that_was_not_used_for_what_lies_there(make: Callable[[], Dracheninsel], chance: list[int]) -> None:
    sentence = complaint("dracheninsel", broken(make(), {".chance": chance}))
    assert sentence == f"position.position: cannot go with the chance {chance}"


def test_a_plan_is_the_same_after_loading() -> None:
    """Not only its actions: what it means for the hunter's way, for every question that random games put."""
    asked: set[str] = set()
    for number in range(12):
        state = sk.game("dracheninsel").new(3 + number % 4, f"{number:x}", {"rounds": 12})
        rng = Rng(f"plans {number}")
        while state.to_act:
            assert isinstance(state, Dracheninsel)
            if state.plan.actions:
                asked.add(state.game.phases[state.phase].name)
                loaded = state.game.from_json(copy.deepcopy(state.to_json()))
                assert isinstance(loaded, Dracheninsel)
                assert vars_of(loaded) == vars_of(state)
            state.apply(rng.pick(state.legal_actions()))
    assert {"payment", "flying", "landing", "swapping", "patrolling", "frightening", "sneaking", "passing"} <= asked


def vars_of(state: Dracheninsel) -> list[object]:
    """Everything a plan says."""
    plan = state.plan
    way = [plan.hunter, plan.flies, plan.over, plan.to, plan.flies_out, plan.out_over, plan.out_to]
    return [*way, plan.payment, plan.victim, plan.actions, state.phase]
