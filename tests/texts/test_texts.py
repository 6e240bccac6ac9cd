"""Saying things in a language: names for seats, the game's words before the shared ones, clear errors."""

import pytest

from schatzkiste.core import BadSetup, Refusal
from schatzkiste.games import game
from schatzkiste.games.schatzinsel.events import AllStuck, GuardTaken, TileLaid
from schatzkiste.texts import LANGUAGES, TextError, Texts

GAME = "schatzinsel"
NAMES = ["Mina", "Piet"]


def test_an_event_speaks_of_the_player_by_name() -> None:
    assert Texts("en").event(GAME, TileLaid(1, "3-5", 4), NAMES) == "Piet places tile 3-5: +4"
    assert Texts("de").event(GAME, TileLaid(1, "3-5", 4), NAMES, seat=0) == "Piet legt Kärtchen 3-5: +4"


def test_an_event_speaks_to_the_listener() -> None:
    assert Texts("en").event(GAME, TileLaid(1, "3-5", 4), NAMES, seat=1) == "You place tile 3-5: +4"
    assert Texts("fr").event(GAME, GuardTaken(0), NAMES, seat=0) == "Tu prends un garde"


def test_an_event_may_concern_nobody() -> None:
    assert Texts("de").event(GAME, AllStuck(), NAMES, seat=0).startswith("Niemand kann")


def test_a_refusal_uses_the_words_of_the_game() -> None:
    refusal = Refusal("nothing-done-yet", rule="SI-3.1")
    assert Texts("de").refusal(GAME, refusal, NAMES).startswith("Passen gibt es nicht")


def test_a_refusal_uses_the_shared_words_otherwise() -> None:
    refusal = Refusal("not-your-turn", rule="SI-2.5")
    assert Texts("en").refusal(GAME, refusal, NAMES) == "It is not your turn yet."


def test_an_action_is_a_choice_to_offer() -> None:
    schatzinsel = game(GAME)
    action = schatzinsel.actions[schatzinsel.parse("lay 3-5")]
    assert [Texts(language).action(GAME, action) for language in LANGUAGES] == [
        "Kärtchen 3-5 legen",
        "Place tile 3-5",
        "Poser la tuile 3-5",
    ]


def test_numbers_choose_the_variant() -> None:
    assert "players" not in Texts("en").say("problem-wrong-count", count=1, allowed="2, 3, 4")
    assert "9 players" in Texts("en").say("problem-wrong-count", count=9, allowed="2, 3, 4")


@pytest.mark.parametrize("game_id", ["schatzinsel", "silver_gold"])
def test_a_hint_tells_what_it_gains_in_tenths_of_a_point(game_id: str) -> None:
    gains = {"en": ("0.3 points", "1 point", "1.9 points"), "de": ("0,3 Punkte", "1 Punkt", "1,9 Punkte")}
    gains["fr"] = ("0,3 point", "1 point", "1,9 point")  # where everything below two is singular
    for language in LANGUAGES:
        for gain, told in zip((0.3, 1, 1.9), gains[language], strict=True):
            assert f" {told} " in Texts(language).say(f"{game_id}-hint-gain", gain=gain)


@pytest.mark.parametrize(
    ("id", "number"),
    [
        ("cli-replay-head", "moves"),
        ("page-past-steps", "steps"),
        ("page-window-left", "seconds"),
        ("tobago-table-gold-stack", "count"),
    ],
)
def test_nothing_of_a_thing_is_not_told_as_one_in_french(id: str, number: str) -> None:
    given: dict[str, str | int] = {"title": "Tobago", "players": "Mina", number: 0}
    assert "0" in Texts("fr").say(id, **given)


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="no language 'nl'; there are: de, en, fr"):
        Texts("nl")


def test_a_missing_text_is_named() -> None:
    with pytest.raises(TextError, match="no text shiver-my-timbers in de"):
        Texts("de").say("shiver-my-timbers")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(TextError, match=r"schatzinsel-action-lay in en cannot be said: .*tile"):
        Texts("en").say("schatzinsel-action-lay")
