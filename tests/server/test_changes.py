"""What changed in a view is told so that it can be put together again, and in few words."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from schatzkiste.games import game
from schatzkiste.server.changes import changes
from tests.server.clients import changed

leaves = st.none() | st.booleans() | st.integers(0, 9) | st.sampled_from(["a", "b"])
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner), max_leaves=8
)
views = st.dictionaries(st.sampled_from("xyz"), values)


@given(views, views)
def test_changes_lead_from_one_view_to_the_other(before: dict[str, Any], now: dict[str, Any]) -> None:
    assert changed(before, changes(before, now)) == now


def test_only_what_changed_is_told() -> None:
    before = {"round": 1, "seats": [{"gold": 2}, {"gold": 5}], "hand": ["a"]}
    now = {"round": 1, "seats": [{"gold": 2}, {"gold": 6}], "hand": ["a", "b"]}
    assert changes(before, now) == {"seats": {"1": {"gold": [6]}}, "hand": [["a", "b"]]}


def test_a_step_is_told_in_few_words() -> None:
    state = game("dracheninsel").new(3, "1")
    before = state.view(None)
    state.apply(state.legal_actions()[0])
    assert len(str(changes(before, state.view(None)))) < len(str(before)) / 10
