"""What stands on the screen, part by part."""

from schatzkiste.cli.choices import Choices
from schatzkiste.cli.desk import DeskView
from schatzkiste.cli.names import Names
from schatzkiste.cli.sheet import Sheet
from schatzkiste.games import game
from schatzkiste.texts import Texts


def sheet(*notations: str, table: int = 16) -> Sheet:
    """A sheet of 80 x 24 with a table of so many lines and these choices."""
    chosen = game("schatzinsel")
    names = Names(chosen, Texts("en"))
    choices = Choices(names.choice(chosen.parse(notation)) for notation in notations)
    made = Sheet(Texts("en"), lambda: (24, 80))
    made.show(
        DeskView(
            "\n".join(f"line {number}" for number in range(table)),
            "1 You 3   2 Helmsman 4",
            "1: 3  2: 4",
            choices,
            Choices([]),
            "Go!",
            str,
        )
    )
    made.is_asking = True
    return made


def test_an_answer_takes_no_choice_away() -> None:
    made = sheet("lay 1-1", "end", table=30)
    made.answer = ["That is not allowed."]
    assert made.offered() == ["That is not allowed.", "lay 1-1  Place tile 1-1", "end      End the turn"]


def test_nothing_jumps_while_something_is_typed() -> None:
    made = sheet("lay 1-1", "lay 1-2", "take 1-3", "take 1-4", "end")
    before = made.heights()
    made.typed = "en"
    assert made.heights() == before
    assert made.offered() == ["end  End the turn"]


def test_the_newest_of_many_news_is_shown() -> None:
    made = sheet("end", table=30)
    made.news = [f"· {number}" for number in range(50)]
    assert made.told()[-1] == "· 49"
    assert len(made.told()) == made.heights().news >= 2


def test_scrolling_stops_at_both_ends() -> None:
    made = sheet("end", table=30)
    made.scroll(-1)
    assert made.table()[0] == "line 0"
    for _ in range(9):
        made.scroll(1)
    assert made.table()[-1] == "line 29"
    made.scroll(-1)
    assert made.table()[-1] != "line 29"


def test_the_score_keeps_a_whole_line() -> None:
    made = sheet("end", table=30)
    made.open(["a long story"] * 99, from_end=True)
    assert len(made.bar()) == 80
    assert made.bar().startswith(" 1 You 3   2 Helmsman 4 ")
    assert made.bar().endswith(" PgUp/PgDn  Enter closes ")


def test_a_score_without_room_goes_by_numbers() -> None:
    made = sheet("end")
    made.show(made.view._replace(score="1 A very long name indeed 3   " * 4))
    assert made.bar().startswith(" 1: 3  2: 4 ")
