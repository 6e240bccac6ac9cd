"""Phases and deeds: what is being asked, and each kind of answer with its rule.

A state is always in one phase. A phase is a short list of deeds; a deed is one kind of action and answers the three
questions about it: which are legal, why is this one not, what does it do. Each condition stands once in the deed and
serves all three.
"""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from schatzkiste.core.actions import ActionTable, Kind
from schatzkiste.core.refusal import Refusal

S = TypeVar("S")


class Deed(ABC, Generic[S]):
    """One kind of action in the words of one section of the rules."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    @abstractmethod
    def legal(self, state: S, seat: int, found: list[int]) -> None:
        """Add this kind's legal actions to those found."""

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """The reason why the action is refused; None exactly when it is legal."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: int) -> None:
        """Do it; the action is known to be legal."""


class Phase(Generic[S]):
    """A question put to the seats in `to_act`, answered by one of its deeds."""

    def __init__(self, name: str, rule: str, table: ActionTable, deeds: list[Deed[S]], waiting: str = "") -> None:
        self.name = name
        self.rule = rule
        self.waiting = waiting  # the rule by which others wait; else that of the game's turn order
        self._table = table
        self._deeds = deeds
        self._by_kind: list[Deed[S] | None] = [None] * len(table.kinds)
        for deed in deeds:
            self._by_kind[deed.kind.index] = deed

    def legal(self, state: S, seat: int) -> list[int]:
        """The actions open to the seat."""
        found: list[int] = []
        for deed in self._deeds:
            deed.legal(state, seat, found)
        return found

    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """The reason why the action is refused; None exactly when it is legal."""
        deed = self._by_kind[self._table.kind_of(action)]
        if deed is None:
            return Refusal("not-now", rule=self.rule)
        return deed.why_not(state, seat, action)

    def apply(self, state: S, seat: int, action: int) -> None:
        """Do a legal action."""
        deed = self._by_kind[self._table.kind_of(action)]
        assert deed is not None
        deed.apply(state, seat, action)
