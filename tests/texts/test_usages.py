"""Whatever the code uses has a text in every language, and no text is unused."""

import pytest

from schatzkiste.games import game_ids
from schatzkiste.texts import LANGUAGES
from tests.texts.catalogue import Parameters, messages
from tests.texts.usages import CORE, Usages, events, of_game, refusals, shared


def missing(usages: Usages, language: str, file: str) -> list[str]:
    return sorted(usages.keys() - messages(language, file).keys())


def unused(usages: Usages, language: str, file: str) -> list[str]:
    return sorted(messages(language, file).keys() - usages.keys())


def not_given(usages: Usages, language: str, file: str) -> list[str]:
    return [
        f"{text_id}: {argument}"
        for text_id, message in messages(language, file).items()
        for argument in sorted(Parameters(language, message).names - usages.get(text_id, frozenset()))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_games_share_has_its_texts(language: str) -> None:
    usages = shared()
    assert missing(usages, language, "common.ftl") == []
    assert unused(usages, language, "common.ftl") == []
    assert not_given(usages, language, "common.ftl") == []


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_uses_has_its_texts(game_id: str, language: str) -> None:
    usages = of_game(game_id)
    common = {f"{game_id}-refusal-{code}": args for code, args in refusals(CORE)}
    assert missing(usages, language, f"{game_id}.ftl") == []
    assert unused(common | usages, language, f"{game_id}.ftl") == []
    assert not_given(common | usages, language, f"{game_id}.ftl") == []


def test_refusals_are_found_in_the_source() -> None:
    assert dict(refusals(CORE)).keys() == {"game-over", "not-now", "not-your-turn"}
    assert of_game("schatzinsel")["schatzinsel-refusal-no-cross"] == {"tile"}


def test_events_are_found_with_their_arguments() -> None:
    assert {event.__name__ for event in events("schatzinsel")} >= {"TileTaken", "AllStuck"}
    assert of_game("schatzinsel")["schatzinsel-event-tile-laid"] == {"seat", "you", "tile", "points"}
