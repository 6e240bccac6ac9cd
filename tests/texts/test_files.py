"""The text files of all languages hold the same texts, and every one of them can be said."""

from itertools import product

import pytest
from fluent.runtime import FluentBundle

from schatzkiste.texts import LANGUAGES
from tests.texts.shelf import FILES, Arguments, Wants, bundle, entries, junk, messages, samples

ENGLISH = "en"
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]


@pytest.mark.parametrize(("language", "file"), list(product(LANGUAGES, FILES)))
def test_a_file_is_pure_fluent(language: str, file: str) -> None:
    assert junk(language, file) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_used_twice(language: str) -> None:
    names = [(type(entry), entry.id.name) for file in FILES for entry in entries(language, file)]
    assert sorted({name for kind, name in names if names.count((kind, name)) > 1}) == []


@pytest.mark.parametrize(("language", "file"), list(product(TRANSLATIONS, FILES)))
def test_a_translation_has_the_same_texts(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages(ENGLISH, file).keys()


@pytest.mark.parametrize(("language", "file"), list(product(TRANSLATIONS, FILES)))
def test_a_translation_uses_the_same_arguments(language: str, file: str) -> None:
    english, translation = arguments(ENGLISH, file), arguments(language, file)
    assert [
        f"{text_id}: {english[text_id]} became {translation[text_id]}"
        for text_id in english.keys() & translation.keys()
        if english[text_id] != translation[text_id]
    ] == []


def arguments(language: str, file: str) -> dict[str, set[str]]:
    return {text_id: Wants(language, message).arguments for text_id, message in messages(language, file).items()}


@pytest.mark.parametrize(("language", "file"), list(product(LANGUAGES, FILES)))
def test_every_text_can_be_said(language: str, file: str) -> None:
    texts = bundle(language)
    assert [
        f"{text_id} with {args}"
        for text_id, entry in messages(language, file).items()
        for args in samples(language, entry)
        if not can_be_said(texts, text_id, args)
    ] == []


def can_be_said(texts: FluentBundle, text_id: str, args: Arguments) -> bool:
    message = texts.get_message(text_id)
    patterns = [pattern for pattern in (message.value, *message.attributes.values()) if pattern is not None]
    for said, errors in (texts.format_pattern(pattern, args) for pattern in patterns):
        if errors or not str(said).strip() or "{" in str(said):
            return False
    return bool(patterns)
