"""Section 2 of the rule book: four cards for everyone, two to keep, chosen at the same time."""

import pytest

import schatzkiste as sk
from tests.games.silver_gold.play import choices, display, do, face_names, of_kind, refused, table


def dealt(state: sk.State, seat: int) -> list[str]:
    return [card["name"] for card in table(state, seat)["dealt"]]


@pytest.mark.rule("SG-2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_is_dealt_four_and_keeps_two(players: int) -> None:
    state = sk.game("silver_gold").new(players, "1")
    hands = [dealt(state, seat) for seat in range(players)]
    assert len({card for hand in hands for card in hand}) == 4 * players
    for seat in range(players):
        assert choices(state, seat) == ["keep 1+2", "keep 1+3", "keep 1+4", "keep 2+3", "keep 2+4", "keep 3+4"]
        do(state, f"{seat} keep 2+4")
    assert [face_names(state, seat) for seat in range(players)] == [[hand[1], hand[3]] for hand in hands]


@pytest.mark.rule("SG-2.1")
def test_the_others_go_back_before_four_cards_are_turned_up() -> None:
    returned: set[str] = set()
    seen: set[str] = set()
    for number in range(60):
        state = sk.game("silver_gold").new(4, f"{number:x}")
        back = {card for seat in range(4) for place, card in enumerate(dealt(state, seat)) if place > 1}
        do(state, "0 keep 1+2", "1 keep 1+2", "2 keep 1+2", "3 keep 1+2")
        assert len(display(state)) == 4
        assert table(state)["deck"] == 47 - 8 - 4
        returned |= back
        seen |= back & set(display(state))
    assert seen, "a card that was given back can come up in the display"


@pytest.mark.rule("SG-2.1")
def test_with_the_last_choice_the_first_turn_begins() -> None:
    state = sk.game("silver_gold").new(2, "2")
    assert do(state, "1 keep 1+2") == ["pair-chosen seat=1"]
    events = do(state, "0 keep 3+4")
    assert [event.split()[0] for event in events] == [
        "pair-chosen",
        *["card-kept"] * 4,
        *["card-turned-up"] * 4,
        "round-began",
        "expedition-turned",
    ]
    assert state.to_act == (0, 1)
    assert refused(state, "0 keep 1+2") == "not-now (SG-3.2)"


@pytest.mark.rule("SG-2.2")
def test_the_expedition_cards_are_shuffled_and_the_start_is_drawn_by_lot() -> None:
    first: set[str] = set()
    starters: set[int] = set()
    for number in range(40):
        state = sk.game("silver_gold").new(3, f"{number:x}")
        events = do(state, "0 keep 1+2", "1 keep 1+2", "2 keep 1+2")
        [turned] = of_kind(events, "expedition-turned")
        first.add(turned.split("pattern=")[1].split()[0])
        starters.add(table(state)["starter"])
        assert turned.startswith(f"expedition-turned seat={table(state)['starter']} ")
    assert first == {"line2", "line3", "corner", "t", "l", "square"}
    assert starters == {0, 1, 2}


@pytest.mark.rule("SG-2.3")
def test_all_choose_at_once_and_in_any_order() -> None:
    one, other = (sk.game("silver_gold").new(3, "3") for _ in range(2))
    assert one.to_act == (0, 1, 2)
    do(one, "0 keep 1+2", "1 keep 1+3", "2 keep 3+4")
    do(other, "2 keep 3+4", "0 keep 1+2", "1 keep 1+3")
    assert one.fingerprint() == other.fingerprint()


@pytest.mark.rule("SG-2.3")
def test_each_sees_only_the_own_four_until_all_have_chosen() -> None:
    state = sk.game("silver_gold").new(2, "4")
    do(state, "0 keep 1+4")
    assert table(state, 0)["kept"] == [1, 4]
    for view in (table(state, 1), table(state, None)):
        assert view["kept"] == []
        assert view["seats"][0] == {**view["seats"][1], "stage": "done"}
        hidden = set(dealt(state, 0))
        assert not any(name in str(view) for name in hidden)
    assert table(state, None)["dealt"] == []


@pytest.mark.rule("SG-2.3")
def test_an_observation_keeps_the_own_four_and_deals_the_others_anew() -> None:
    state = sk.game("silver_gold").new(2, "5")
    do(state, "0 keep 1+4")
    known = state.observation(1)
    hands: set[tuple[str, ...]] = set()
    kept: set[tuple[int, ...]] = set()
    for number in range(40):
        world = known.sample(sk.Rng(f"{number}"))
        assert dealt(world, 1) == dealt(state, 1)
        hands.add(tuple(dealt(world, 0)))
        kept.add(tuple(table(world, 0)["kept"]))
    assert len(hands) > 35
    assert len(kept) == 6
