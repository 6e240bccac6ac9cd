"""Phases and action rules: what is being asked, and each kind of answer with its rule.

A state is always in one phase. A phase is a short list of action rules; an action rule is one kind of action in the
words of one section of the rule book. Its conditions stand once: in `barred` those that hold for the whole kind, in
`reason` those that depend on the action's arguments. Legal actions, refusals and `apply` all rest on them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from schatzkiste.core.actions import ActionSpace, Kind
from schatzkiste.core.refusal import Refusal

S = TypeVar("S")

ALLOWED: Final = 0
"""The reason that is none: the action is legal. All other reasons are positive numbers that a rule gives a name."""


class ActionRule(ABC, Generic[S]):
    """One kind of action in the words of one section of the rule book."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.phase = ""  # the only phase it belongs to
        self.following: ActionRule[S] = self  # the next rule of the phase; itself at the end of the chain

    def barred(self, state: S, seat: int) -> int:
        """ALLOWED, or why no action of this kind is open to the seat now, whatever its arguments."""
        return ALLOWED

    def reason(self, state: S, seat: int, action: int) -> int:
        """ALLOWED, or why this action is refused though its kind is open."""
        return ALLOWED

    def refusal(self, state: S, seat: int, action: int, reason: int) -> Refusal:
        """A reason in words; a rule that refuses nothing needs none."""
        raise AssertionError(f"{self.kind.name} has no words for the reason {reason}")

    @abstractmethod
    def apply(self, state: S, seat: int, action: int) -> None:
        """Do it; the action is known to be legal."""

    def candidates(self, state: S, seat: int) -> list[int]:
        """Actions of this kind among which all legal ones are; narrow for speed, never what makes one illegal."""
        return list(range(self.kind.first, self.kind.first + self.kind.size))

    def legal(self, state: S, seat: int, found: list[int]) -> None:
        """Add the legal actions to those found.

        A rule may do this itself where the work for all candidates can be shared, but only through the very condition
        that `reason` calls.
        """
        if self.barred(state, seat) != ALLOWED:
            return
        kind = self.kind
        if kind.size == 1:
            if self.reason(state, seat, kind.first) == ALLOWED:
                found.append(kind.first)
            return
        for action in self.candidates(state, seat):
            if self.reason(state, seat, action) == ALLOWED:
                found.append(action)


class Phase(Generic[S]):
    """A question put to the seats in `to_act`, answered by an action of one of its rules."""

    def __init__(
        self, name: str, rule_id: str, actions: ActionSpace, rules: list[ActionRule[S]], waiting: str = ""
    ) -> None:
        self.name = name
        self.rule_id = rule_id  # of the book, for whoever tries anything else
        self.waiting = waiting  # the id of the rule by which others wait; else that of the game's turn order
        self.rules = rules
        self._actions = actions
        self._first = rules[0]
        self._by_kind: list[ActionRule[S] | None] = [None] * len(actions.kinds)
        for rule_of_kind in rules:
            if rule_of_kind.phase:
                raise ValueError(f"a rule of {name!r} belongs to {rule_of_kind.phase!r} already: make one for each")
            rule_of_kind.phase = name
            self._by_kind[rule_of_kind.kind.index] = rule_of_kind
        for place in range(1, len(rules)):
            rules[place - 1].following = rules[place]  # a chain, because typed attributes are read without a check

    def legal(self, state: S, seat: int) -> list[int]:
        """The actions open to the seat."""
        found: list[int] = []
        rule = self._first
        while True:
            rule.legal(state, seat, found)
            if rule.following is rule:
                return found
            rule = rule.following

    def is_legal(self, state: S, seat: int, action: int) -> bool:
        """Whether the action is open to the seat."""
        rule = self._by_kind[self._actions.kind_of(action)]
        if rule is None or rule.barred(state, seat) != ALLOWED:
            return False
        return rule.reason(state, seat, action) == ALLOWED

    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why the action is refused; None exactly when it is legal."""
        rule = self._by_kind[self._actions.kind_of(action)]
        if rule is None:
            return Refusal("not-now", rule=self.rule_id)
        reason = rule.barred(state, seat) or rule.reason(state, seat, action)
        return None if reason == ALLOWED else rule.refusal(state, seat, action, reason)

    def apply(self, state: S, seat: int, action: int) -> None:
        """Do a legal action."""
        rule = self._by_kind[self._actions.kind_of(action)]
        assert rule is not None
        rule.apply(state, seat, action)
