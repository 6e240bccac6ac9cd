"""The action space: numbers, kinds, arguments, notation."""

import pytest

import schatzkiste as sk
from schatzkiste.core import ActionSpace

TABLE = ActionSpace("a-game")
END = TABLE.kind("end")
STEP = TABLE.kind("step", to=("north", "south", "west"))
PAY = TABLE.kind("pay", what=("gold", "rum"), whom=("anne", "jack", "mary"))


def test_kinds_are_runs_of_numbers() -> None:
    assert [(kind.name, kind.index, kind.first, kind.size) for kind in TABLE.kinds] == [
        ("end", 0, 0, 1),
        ("step", 1, 1, 3),
        ("pay", 2, 4, 6),
    ]
    assert len(TABLE) == 10
    assert [TABLE.kind_of(action) for action in range(10)] == [0, 1, 1, 1, 2, 2, 2, 2, 2, 2]


def test_an_action_from_its_arguments_and_back() -> None:
    assert END.at() == 0
    assert [STEP.arg(STEP.at(to)) for to in range(3)] == [0, 1, 2]
    assert [PAY.args(PAY.at(what, whom)) for what in range(2) for whom in range(3)] == [
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 1),
        (1, 2),
    ]


def test_an_entry_has_kind_arguments_and_notation() -> None:
    entry = TABLE[PAY.at(1, 2)]
    assert entry.kind == "pay"
    assert entry.args == {"what": "rum", "whom": "mary"}
    assert entry.notation == "pay rum mary"
    assert repr(entry) == "<Action pay rum mary>"


@pytest.mark.parametrize("game", sk.game_ids())
def test_notation_round_trip(game: str) -> None:
    actions = sk.game(game).actions
    assert [actions.parse(actions[action].notation) for action in range(len(actions))] == list(range(len(actions)))


def test_case_and_spaces_do_not_matter() -> None:
    assert TABLE.parse("  Pay\tRUM  jack ") == PAY.at(1, 1)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("pay", "pay is written like 'pay gold anne'"),
        ("PAY rum", "pay is written like 'pay gold anne'"),
        ("sail", "it knows: end, step, pay"),
        ("", "it knows: end, step, pay"),
    ],
)
def test_a_text_that_names_no_action_gets_a_hint(text: str, hint: str) -> None:
    with pytest.raises(sk.UnknownAction) as caught:
        TABLE.parse(text)
    assert str(caught.value) == f"a-game has no action {text!r}; {hint}"


def test_a_very_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(sk.UnknownAction) as caught:
        TABLE.parse("x" * 100_000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("action", [-1, 10])
def test_a_number_outside_the_table(action: int) -> None:
    with pytest.raises(sk.UnknownAction, match=rf"^a-game has the actions 0 to 9, not {action}$"):
        TABLE.checked(action)


def test_two_actions_must_not_be_written_alike() -> None:
    table = ActionSpace("a-game")
    table.kind("step", to=("north",))
    with pytest.raises(ValueError, match=r"^two actions are written 'step north'$"):
        table.kind("step", to=("north",))


def test_a_kind_has_at_most_two_arguments() -> None:
    with pytest.raises(ValueError, match=r"^kind 'sail' has more than two arguments"):
        ActionSpace("a-game").kind("sail", a=("1",), b=("1",), c=("1",))
