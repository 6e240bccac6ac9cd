"""What is typed finds the action that is meant, and few lines list many actions."""

import pytest

from schatzkiste.cli.choices import Choices, cut, folded, listed
from schatzkiste.cli.conversation import COMMANDS
from schatzkiste.cli.heights import shared_out
from schatzkiste.cli.names import Names
from schatzkiste.games import game, game_ids
from schatzkiste.texts import LANGUAGES, Texts


def choices(game_id: str, language: str, *notations: str) -> Choices:
    chosen = game(game_id)
    names = Names(chosen, Texts(language))
    return Choices(names.choice(chosen.parse(notation)) for notation in notations)


def found(offered: Choices, entry: str) -> list[str]:
    return [choice.action.notation for choice in offered.matching(entry)]


DRIVES = choices("tobago", "de", "drive i1", "drive i10", "drive b2", "lay 33 white", "lay 33 grey", "stop")
MARKS = choices("silver_gold", "fr", "mark 1 a1b1c1", "mark 2 a2b2c2", "field 1 b2", "done")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_action_has_a_name_of_its_own_and_is_found_by_it(game_id: str, language: str) -> None:
    chosen = game(game_id)
    texts = Texts(language)
    names = Names(chosen, texts)
    commands = {folded(texts.say(f"cli-command-{command}")) for command in COMMANDS}
    for number in range(len(chosen.actions)):
        name = names.choice(number).name
        assert names.action(name) == number
        assert names.action(name.upper()) == number
        assert folded(name).split()[0] not in commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_the_same_word(language: str) -> None:
    words = [Texts(language).say(f"cli-command-{command}") for command in COMMANDS]
    assert len({folded(word) for word in words}) == len(COMMANDS)
    assert not any(" " in word for word in words)


@pytest.mark.parametrize(
    ("entry", "notations"),
    [
        ("fahren i1", ["drive i1"]),
        ("i1", ["drive i1"]),
        ("drive i10", ["drive i10"]),
        ("FAHR b", ["drive b2"]),
        ("weiss", ["lay 33 white"]),
        ("gr leg", ["lay 33 grey"]),
        ("hinweis", ["lay 33 white", "lay 33 grey"]),
        ("fliegen", []),
    ],
)
def test_words_are_found_by_their_beginnings_in_any_order(entry: str, notations: list[str]) -> None:
    assert found(DRIVES, entry) == notations


def test_a_place_is_found_inside_of_longer_ones() -> None:
    assert found(MARKS, "b2") == ["mark 2 a2b2c2", "field 1 b2"]
    assert found(MARKS, "cocher b1") == ["mark 1 a1b1c1"]


@pytest.mark.parametrize(
    ("entry", "longer"), [("fa", "fahren "), ("w", "legen 33 Weiß"), ("i", "i"), ("", ""), ("xyz", "xyz")]
)
def test_an_entry_is_completed_by_what_is_certain(entry: str, longer: str) -> None:
    assert DRIVES.completed(entry) == longer


def test_the_example_is_what_one_would_do_first_and_not_what_ends_a_turn() -> None:
    assert DRIVES.example == "fahren i1"
    assert MARKS.example == "cocher 1 a1b1c1"


def test_few_choices_have_a_line_each_with_their_meaning() -> None:
    assert listed(DRIVES.matching("leg"), 80, 2) == [
        "legen 33 Weiß  Hinweis 33 auf den weißen Pfad legen",
        "legen 33 Grau  Hinweis 33 auf den grauen Pfad legen",
    ]


def test_many_choices_stand_together_by_their_kind() -> None:
    assert listed(DRIVES.all, 80, 3) == ["fahren  i1  i10  b2", "legen 33  Weiß  Grau", "anhalten"]
    assert listed(DRIVES.all, 80, 2) == ["fahren  i1  i10  b2", "… +3"]


@pytest.mark.parametrize("height", range(1, 9))
@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("game_id", game_ids())
def test_a_list_of_all_actions_keeps_to_its_room(game_id: str, width: int, height: int) -> None:
    chosen = game(game_id)
    names = Names(chosen, Texts("en"))
    everything = [names.choice(number) for number in range(len(chosen.actions))]
    lines = listed(everything, width, height)
    assert 0 < len(lines) <= height
    assert all(len(line) <= width for line in lines)


def test_a_line_is_cut_between_words() -> None:
    assert cut("the treasure of the island", 16) == "the treasure …"
    assert cut("the treasure", 12) == "the treasure"


@pytest.mark.parametrize("rows", range(8, 60))
@pytest.mark.parametrize("table", [5, 16, 30])
@pytest.mark.parametrize("news", [0, 1, 40])
@pytest.mark.parametrize("offered", [0, 1, 99])
def test_all_lines_of_a_screen_are_shared_out(rows: int, table: int, news: int, offered: int) -> None:
    heights = shared_out(rows, table, news, offered)
    assert sum(heights) + 2 == rows
    assert heights.table <= table
    assert heights.news >= min(news, 2) or heights.table == 1
    assert heights.choices >= min(offered, 4) or heights.table == 1
