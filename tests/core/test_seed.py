"""What a seed looks like, and the hash that is published before the game."""

import pytest

from schatzkiste.core import BadSetup, checked_seed, seed_hash


@pytest.mark.parametrize(("seed", "checked"), [("0", "0"), ("C0FFEE", "c0ffee"), ("f" * 64, "f" * 64)])
def test_a_seed_is_kept_in_lower_case(seed: str, checked: str) -> None:
    assert checked_seed(seed) == checked


@pytest.mark.parametrize("seed", ["", "g", "12 34", "1.5", "٣", "0" * 65])
def test_no_seed(seed: str) -> None:
    with pytest.raises(BadSetup) as caught:
        checked_seed(seed)
    assert str(caught.value) == f"a seed is a text of 1 to 64 hexadecimal digits, not {seed!r}"


def test_a_very_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(BadSetup) as caught:
        checked_seed("0" * 100_000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(("seed", "kind"), [(5, "int"), (None, "NoneType"), (b"5", "bytes")])
def test_a_seed_is_a_text(seed: object, kind: str) -> None:
    with pytest.raises(BadSetup, match=rf"^a seed is a text of 1 to 64 hexadecimal digits, not {kind}$"):
        checked_seed(seed)


def test_the_published_hash() -> None:
    assert seed_hash("5eed") == "b696bdd39db7ec2d4d13aba30624d542e298e46dc2d6d67f75bf2acd4ae044d4"
