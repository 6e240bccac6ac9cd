"""What the view offers before the click: prices, effects, reasons, and what a reply would undo."""

from schatzkiste.games.dracheninsel.previews import ReachView
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import choices, do, seen_by
from tests.games.dracheninsel.positions import VALUES, position


def reach(state: Dracheninsel, place: str, hunter: str = "green") -> ReachView:
    [found] = [
        item for item in seen_by(state, state.turn)["reach"] if (item["place"], item["hunter"]) == (place, hunter)
    ]
    return found


def test_prices_and_the_cards_that_pay() -> None:
    state = position("mountain forest desert-mountain volcano", hunters={"green": "f6"}, dragons=["g6"])
    assert (reach(state, "f7")["price"], reach(state, "f7")["pays"]) == (
        "mountain",
        ["forest", "mountain", "desert-mountain"],
    )
    refusal = reach(state, "g6")["refusal"]
    assert refusal is not None
    assert (refusal["code"], refusal["rule"]) == ("dragon-there", "DI-4.1")
    free = reach(position(hunters={"green": "f7"}), "e8")
    assert (free["price"], free["pays"], free["refusal"]) == (None, [], None)


def test_what_a_step_would_do() -> None:
    state = position("mountain", hunters={"green": "d4", "yellow": "e5"})
    assert reach(state, "e5")["effect"] == "lift"
    assert reach(position(hunters={"green": "d4"}), "e5")["effect"] == "wait"
    keeper = position("mountain", hunters={"green": "f6", "yellow": "f7"}, gold={100: "f7"})
    assert reach(keeper, "f7")["effect"] == "join"
    pair = position("mountain", hunters={"green": "f6", "yellow": "f7", "blue": "f7"}, gold={100: "f7"})
    assert reach(pair, "f7")["effect"] == "rob"
    home = position(hunters={"green": "e9", "yellow": "e9"}, gold={100: "e9"})
    assert reach(home, "boat-green")["effect"] == "deliver"
    alone = position(hunters={"green": "e9"}, gold={100: "e9"})
    assert (reach(alone, "boat-green")["effect"], reach(alone, "boat-green")["abandons"]) == ("home", 100)


def test_prices_on_the_way_out_with_the_treasure() -> None:
    state = position("mountain", hunters={"green": "d4", "yellow": "e5"})
    do(state, "step e5")
    assert sorted(way["place"] for way in seen_by(state, 0)["reach"]) == ["d4", "d5", "e4", "e6", "f4", "f5"]
    assert (reach(state, "e6")["price"], reach(state, "e6")["effect"]) == ("mountain", "enter")
    assert (reach(state, "d4")["price"], reach(state, "d4")["refusal"]) == (None, None)
    refusal = reach(state, "f4")["refusal"]
    assert refusal is not None
    assert refusal["code"] == "cannot-pay"
    assert seen_by(state, 1)["reach"] == []


def test_prices_where_a_flight_may_land() -> None:
    state = position("flight water", hunters={"green": "e8"})
    do(state, "flight", "over f8")
    open_ways = [way for way in seen_by(state, 0)["reach"] if way["refusal"] is None]
    assert [way["place"] for way in open_ways] == choices(state, "land")
    assert (reach(state, "g7")["price"], reach(state, "g7")["pays"]) == ("water", ["water"])
    assert (reach(state, "boat-green")["price"], reach(state, "boat-green")["effect"]) == (None, "home")


def test_the_hand_with_halves_and_jokers() -> None:
    state = position("forest-volcano slumber-terror flight", players=3)
    assert seen_by(state, 0)["hand"] == [
        {"card": "forest-volcano", "halves": ["forest", "volcano"], "green": [], "joker": ["green"]},
        {"card": "flight", "halves": ["flight"], "green": [], "joker": []},
        {"card": "slumber-terror", "halves": ["slumber", "terror"], "green": ["slumber"], "joker": []},
    ]


def test_what_a_stop_would_undo() -> None:
    state = position("elements", hunters={"green": "f7"})
    do(state, "elements", "tile a1", "tile a2")
    window = seen_by(state, 1)["window"]
    assert window is not None
    assert (window["kind"], window["order"], window["takes_back"]["tiles"]) == ("slumber", [1, 2, 3], ["a1", "a2"])
    lost = position("forest", hunters={"green": "f7"}, gold={100: "f7"})
    do(lost, "step e8")
    window = seen_by(lost, 1)["window"]
    assert window is not None
    assert (window["takes_back"]["hunters"], window["takes_back"]["treasures"]) == ({"green": "f7"}, [100])


def test_what_an_announced_terror_would_do() -> None:
    state = position("terror-sneak", hunters={"yellow": "f7"}, gold={100: "f7"})
    do(state, "terror terror-sneak", "send yellow")
    assert seen_by(state, 2)["announced"] == {
        "card": "terror",
        "seat": 0,
        "hunter": "yellow",
        "other": None,
        "keeper": None,
        "loses": 100,
    }


def test_steps_home_go_around_dragons() -> None:
    state = position(hunters={"green": "e8", "yellow": "e8"}, gold={100: "e8"})
    assert seen_by(state, 0)["players"][0]["hunters"][0]["steps_home"] == 2
    shut = position(hunters={"green": "e1"}, dragons=["e2", "f1"])
    assert seen_by(shut, 0)["players"][0]["hunters"][0]["steps_home"] is not None
    assert seen_by(shut, 0)["players"][1]["hunters"][0]["steps_home"] == 0


def steps_home(hunters: dict[str, str], dragons: list[str], gold: dict[int, str]) -> int | None:
    """How far it says that green has to go."""
    found = seen_by(position(hunters=hunters, dragons=dragons, gold=gold), 0)["players"][0]["hunters"][0]
    assert found["colour"] == "green"
    return found["steps_home"]


def test_a_pair_goes_home_around_the_treasure_space() -> None:
    dragons = ["d5", "e4"]
    assert steps_home({"green": "d4", "yellow": "d4"}, dragons, {100: "d4"}) == 7
    lifted = {value: "lost" for value in VALUES if value < 300}
    assert steps_home({"green": "d4", "yellow": "d4"}, dragons, {**lifted, 300: "d4"}) == 7


def test_a_hunter_goes_home_across_the_treasure_space_when_nothing_lies_there_any_more() -> None:
    lifted = {value: "lost" for value in VALUES if value < 300}
    assert steps_home({"green": "e3"}, ["f4"], {}) == 8
    assert steps_home({"green": "e3", "yellow": "f7"}, ["f4"], {**lifted, 300: "f7"}) == 7
