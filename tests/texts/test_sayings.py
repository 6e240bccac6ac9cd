"""Whatever the code can say has a text in every language, and no text is left over."""

import pytest

from schatzkiste.games import game_ids
from schatzkiste.texts import LANGUAGES
from tests.texts.sayings import CORE, Sayings, events, of_game, refusals, shared
from tests.texts.shelf import Wants, messages


def missing(sayings: Sayings, language: str, file: str) -> list[str]:
    return sorted(sayings.keys() - messages(language, file).keys())


def left_over(sayings: Sayings, language: str, file: str) -> list[str]:
    return sorted(messages(language, file).keys() - sayings.keys())


def not_at_hand(sayings: Sayings, language: str, file: str) -> list[str]:
    return [
        f"{text_id}: {argument}"
        for text_id, message in messages(language, file).items()
        for argument in sorted(Wants(language, message).arguments - sayings.get(text_id, frozenset()))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_games_share_has_its_texts(language: str) -> None:
    sayings = shared()
    assert missing(sayings, language, "common.ftl") == []
    assert left_over(sayings, language, "common.ftl") == []
    assert not_at_hand(sayings, language, "common.ftl") == []


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_says_has_its_texts(game_id: str, language: str) -> None:
    sayings = of_game(game_id)
    common = {f"{game_id}-refusal-{code}": args for code, args in refusals(CORE)}
    assert missing(sayings, language, f"{game_id}.ftl") == []
    assert left_over(common | sayings, language, f"{game_id}.ftl") == []
    assert not_at_hand(common | sayings, language, f"{game_id}.ftl") == []


def test_refusals_are_found_in_the_source() -> None:
    assert dict(refusals(CORE)).keys() == {"game-over", "not-now", "not-your-turn"}
    assert of_game("schatzinsel")["schatzinsel-refusal-no-cross"] == {"tile"}


def test_events_are_found_with_their_arguments() -> None:
    assert {event.__name__ for event in events("schatzinsel")} >= {"TileTaken", "AllStuck"}
    assert of_game("schatzinsel")["schatzinsel-event-tile-laid"] == {"seat", "you", "tile", "points"}
