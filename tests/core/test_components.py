"""Component files are told apart by what they say."""

import pytest

from schatzkiste.core import BadComponents
from schatzkiste.core.components import ComponentFile

TEXT = '# Our island.\n[island]\nside = 5\nname = "Tobago"\n'


def test_a_file_is_a_document_to_be_checked() -> None:
    doc = ComponentFile(TEXT).doc
    assert doc.section("island").integer("side", 1, 9) == 5
    with pytest.raises(BadComponents, match=r"^components\.island\.side: must be 1 to 4, not 5$"):
        doc.section("island").integer("side", 1, 4)


@pytest.mark.parametrize(
    "other",
    [
        TEXT.replace("Our", "Another"),
        TEXT.removeprefix("# Our island.\n"),
        TEXT.replace(" = ", "="),
        TEXT.replace("\n", "\r\n"),
        '[island]\nname = "Tobago"\nside = 5 # fields\n',
        'island = { side = 5, name = "Tobago" }',
    ],
)
def test_comments_spaces_and_order_make_no_other_file(other: str) -> None:
    assert ComponentFile(other).digest == ComponentFile(TEXT).digest
    assert ComponentFile(other).text_digest != ComponentFile(TEXT).text_digest


@pytest.mark.parametrize(
    "other",
    [
        TEXT.replace("5", "6"),
        TEXT.replace("5", "5.0"),
        TEXT.replace("5", '"5"'),
        TEXT.replace("Tobago", "tobago"),
        TEXT.replace("side", "sides"),
        f"{TEXT}palms = []\n",
    ],
)
def test_every_other_value_makes_another_file(other: str) -> None:
    assert ComponentFile(other).digest != ComponentFile(TEXT).digest


def test_the_digest_of_a_file_for_ever() -> None:
    assert ComponentFile(TEXT).digest == "b47f2ee5bfd0c848"
    assert ComponentFile(TEXT).text_digest == "b4668837c22556cd"


def test_what_is_no_toml_is_named_with_its_place() -> None:
    with pytest.raises(BadComponents, match=r"^components: not valid TOML: .*line 1"):
        ComponentFile("side = = 5")
