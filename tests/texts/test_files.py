"""All languages define the same texts, every text can be formatted, and shared words are used."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from schatzkiste.texts import LANGUAGES
from tests.texts.catalogue import (
    FILES,
    Arguments,
    Parameters,
    all_messages,
    bundle,
    entries,
    forms,
    junk,
    messages,
    pattern,
    samples,
)

ENGLISH = "en"
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]
ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "schatzkiste" / "locales"
# An ordinary space beside a sign or a unit that must not be parted from its word, and signs of typewriters.
UNTIDY = {
    "en": re.compile(r"\d (s|min|h|ms)\b|\} (s|min|h)$|['\"]|\.\.\."),
    "de": re.compile(r"\d (s|Min|Std|ms)\b|\} (s|Min\.|Std\.)$|['\"]|\.\.\.|[^\s=] …|\w…"),
    "fr": re.compile(r"\d (s|min|h|ms)\b|\} (s|min|h)$|['\"]|\.\.\.|\S [:;?!»]|« |\w …"),
}
PLACEABLE_TEXT = re.compile(r'\{ ?"[^"]*" ?\}')
CODE = [*ROOT.glob("src/**/*.py"), *ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]


@pytest.mark.parametrize(("language", "file"), list(product(LANGUAGES, FILES)))
def test_a_file_is_pure_fluent(language: str, file: str) -> None:
    assert junk(language, file) == []


@pytest.mark.parametrize(("language", "file"), list(product(LANGUAGES, FILES)))
def test_a_text_is_set_as_its_language_sets_it(language: str, file: str) -> None:
    lines = (LOCALES / language / file).read_text(encoding="utf-8").splitlines()
    said = [PLACEABLE_TEXT.sub("_", line) for line in lines if not line.startswith("#")]
    assert [line for line in said if UNTIDY[language].search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_used_twice(language: str) -> None:
    names = [(type(entry), entry.id.name) for file in FILES for entry in entries(language, file)]
    assert sorted({name for kind, name in names if names.count((kind, name)) > 1}) == []


@pytest.mark.parametrize(("language", "file"), list(product(TRANSLATIONS, FILES)))
def test_a_translation_has_the_same_texts(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages(ENGLISH, file).keys()


@pytest.mark.parametrize(("language", "file"), list(product(TRANSLATIONS, FILES)))
def test_a_translation_has_the_same_parameters(language: str, file: str) -> None:
    english, translation = parameters(ENGLISH, file), parameters(language, file)
    assert [
        f"{text_id}: {english[text_id]} became {translation[text_id]}"
        for text_id in english.keys() & translation.keys()
        if english[text_id] != translation[text_id]
    ] == []


def parameters(language: str, file: str) -> dict[str, set[str]]:
    return {text_id: Parameters(language, message).names for text_id, message in messages(language, file).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_text_refers_to_exists(language: str) -> None:
    assert sorted(reference for reference in references(language) if pattern(language, reference) is None) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_word_is_used_in_each_of_its_forms(language: str) -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in CODE)
    words = [form for file in FILES if file.endswith("-words.ftl") for form in forms(language, file)]
    assert [form for form in words if form not in references(language) and f'"{form}"' not in code] == []


def references(language: str) -> set[str]:
    return {
        reference
        for message in all_messages(language).values()
        for reference in Parameters(language, message).references
    }


@pytest.mark.parametrize(("language", "file"), list(product(LANGUAGES, FILES)))
def test_every_text_can_be_formatted(language: str, file: str) -> None:
    texts = bundle(language)
    assert [
        f"{text_id} with {args}"
        for text_id, message in messages(language, file).items()
        for args in samples(language, message)
        if not can_be_formatted(texts, text_id, args)
    ] == []


def can_be_formatted(texts: FluentBundle, text_id: str, args: Arguments) -> bool:
    message = texts.get_message(text_id)
    values = [value for value in (message.value, *message.attributes.values()) if value is not None]
    for text, errors in (texts.format_pattern(value, args) for value in values):
        if errors or not str(text).strip() or "{" in str(text):
            return False
    return bool(values)
