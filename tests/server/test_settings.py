"""Options from the command line, the environment and a file: one name each, and every mistake a sentence."""

from pathlib import Path

import msgspec
import pytest

from schatzkiste.server.settings import (
    BadSetting,
    Limits,
    ServerSettings,
    options,
    read_settings,
)
from tools.options import GUIDE, table_of_options, with_table


def test_without_a_word_everything_is_as_documented() -> None:
    assert read_settings({}, {}, None) == ServerSettings()


def test_the_command_line_comes_first_then_the_environment_then_the_file(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('host = "192.0.2.1"\nport = 1\nworkers = 3\nlimit-tables = 5\npublic-name = ["a.example"]\n')
    environment = {"SCHATZKISTE_PORT": "2", "SCHATZKISTE_HOST": "192.0.2.2", "SCHATZKISTE_LIMIT_FRAMES": "7"}
    settings = read_settings({"host": "192.0.2.3"}, environment, file)
    assert (settings.host, settings.port, settings.workers) == ("192.0.2.3", 2, 3)
    assert settings.public_names == ("a.example",)
    assert settings.limits == Limits(tables=5, frames=7)


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("port", "0", 0),
        ("data", "club/games", Path("club/games")),
        ("database", "postgresql://club", "postgresql://club"),
        ("public-name", "a.example b.example:8443", ("a.example", "b.example:8443")),
        ("proxy", "10.0.0.0/8,::1", ("10.0.0.0/8", "::1")),
        ("bot-deadline", "2.5", 2.5),
        ("log-format", "json", "json"),
        ("metrics", "no", False),
        ("metrics", "true", True),
        ("metrics", "0", False),
    ],
)
def test_values_from_the_environment(name: str, text: str, expected: object) -> None:
    option = next(option for option in options() if option.name == name)
    settings = read_settings({}, {option.variable: text}, None)
    assert getattr(settings, option.attribute) == expected


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"port": "70000"}, "--port cannot be '70000'; it must be a whole number from 0 to 65535"),
        ({"port": "http"}, "--port cannot be 'http'; it must be a whole number from 0 to 65535"),
        ({"bot-deadline": "0"}, "--bot-deadline cannot be '0'; it must be a number from 0.1 to 600"),
        ({"limit-sockets": "0"}, "--limit-sockets cannot be '0'; it must be a whole number of at least 1"),
        ({"limit-url-bytes": "9000"}, "--limit-url-bytes cannot be '9000'; it must be a whole number from 1 to 8000"),
        ({"log-level": "loud"}, "--log-level cannot be 'loud'; it must be one of debug, info, warning, error"),
        ({"data": ""}, "--data cannot be ''; it must be a text"),
        ({"public-name": ["http://a.example"]}, "--public-name cannot be 'http://a.example'; it must be a name like"),
        ({"proxy": ["nginx"]}, "--proxy cannot be 'nginx'; it must be an address or a network"),
        ({"metrics-from": ["10.0.0.1/8"]}, "--metrics-from cannot be '10.0.0.1/8'; it must be"),
    ],
)
def test_wrong_values_are_told_in_a_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetting) as wrong:
        read_settings(given, {}, None)
    assert str(wrong.value).startswith(sentence)


def test_a_wrong_value_of_the_environment_is_told_by_its_variable() -> None:
    with pytest.raises(BadSetting, match=r"^SCHATZKISTE_METRICS cannot be 'maybe'; it must be yes or no$"):
        read_settings({}, {"SCHATZKISTE_METRICS": "maybe"}, None)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "there is no option 'prot'; did you mean 'port'?"),
        ("colour = 1", "there is no option 'colour'; `schatzkiste serve --help` lists those there are"),
        ("[limits]\ntables = 1", "there is no option 'limits'; did you mean"),
        ("port = '1'", "port cannot be '1'; it must be a whole number from 0 to 65535"),
        ("port = 1.5", "port cannot be 1.5; it must be a whole number from 0 to 65535"),
        ("public-name = [1]", "public-name cannot be [1]; it must be a list of texts"),
        ("metrics = 1", "metrics cannot be 1; it must be yes or no"),
        ("port = ", "is no TOML file: Invalid value"),
    ],
)
def test_mistakes_in_the_file_are_told_by_name(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text)
    with pytest.raises(BadSetting) as wrong:
        read_settings({}, {}, file)
    assert str(wrong.value).startswith(str(file))
    assert sentence in str(wrong.value)


@pytest.mark.parametrize("content", [None, b"\xff"])
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "club.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadSetting, match=r"club\.toml"):
        read_settings({}, {}, file)


def test_every_option_has_a_name_a_text_and_a_valid_default() -> None:
    found = options()
    assert len({option.name for option in found}) == len(found)
    assert len(found) == len(msgspec.structs.fields(ServerSettings)) - 1 + len(msgspec.structs.fields(Limits))
    for option in found:
        assert option.text
        assert option.text[0].islower() or option.text.startswith(("URL", "WebSocket")), option.text
        plain = str(option.default) if isinstance(option.default, Path) else msgspec.to_builtins(option.default)
        assert option.read(plain) == option.default


def test_the_guide_lists_every_option() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    assert table_of_options() in text
    assert text == with_table(text, table_of_options()), "python -m tools.options writes the table anew"
