"""The base of every game: its components, how a game begins, how a position is read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from schatzkiste.core.actions import ActionSpace
from schatzkiste.core.attributes import Attributes
from schatzkiste.core.components import ComponentFile
from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadPosition, BadSetup
from schatzkiste.core.events import Event
from schatzkiste.core.judgement import Judgement
from schatzkiste.core.observation import Observation
from schatzkiste.core.options import Option, Settings, settle
from schatzkiste.core.phase import Phase
from schatzkiste.core.seed import checked_seed
from schatzkiste.core.state import State
from schatzkiste.core.summary import InterimScore, Summary


class Game(ABC):
    """A game in the chest."""

    def __init__(
        self,
        id: str,
        title: str,
        players: tuple[int, ...],
        minutes: int,
        rules_version: int,
        options: tuple[Option, ...],
        actions: ActionSpace,
        phases: list[Phase[Any]],
        streams: tuple[str, ...],
        turn_rule: str,
        end_rule: str,
        component_file: ComponentFile,
        attributes: Attributes,
        ending_version: int,
        has_windows: bool = False,
    ) -> None:
        self.id = id
        self.title = title
        self.players = players
        self.minutes = minutes
        self.rules_version = rules_version
        self.options = options
        self.actions = actions
        self.phases = phases
        self.streams = streams
        self.turn_rule = turn_rule
        self.end_rule = end_rule
        self.component_file = component_file
        self.attributes = attributes
        self.ending_version = ending_version
        self.has_windows = has_windows  # whether others may reply to what somebody does
        self.no_chance = [0] * len(streams)

    def new(self, players: int, seed: str, options: Mapping[str, object] | None = None) -> State:
        """The beginning of a game."""
        self.check_players(players)
        return self.deal(players, settle(self.id, self.options, options), checked_seed(seed))

    def from_json(self, doc: object) -> State:
        """The position a document describes, checked as if the players had laid it out by hand."""
        head = Document(doc, "position", BadPosition)
        head.expect("game", self.id)
        self._expect_version(head, "rules_version", self.rules_version)
        self._expect_version(head, "position_version", self.position_version)
        head.only(
            (
                "game",
                "rules_version",
                "position_version",
                "players",
                "options",
                "seed",
                "chance",
                "reveals",
                "phase",
                "to_act",
                "position",
            )
        )
        players = head.integer("players", 1, 8)
        try:
            self.check_players(players)
            settings = settle(self.id, self.options, head.mapping("options"))
            seed = checked_seed(head.text("seed"))
        except BadSetup as error:
            raise head.wrong("", str(error)) from error
        state = self.read(players, settings, seed, head.section("position"))
        state.chance = head.integers("chance", len(self.streams), 0, 1 << 30)
        state.reveals = head.integer("reveals", 0, 1 << 30)
        names = [phase.name for phase in self.phases]
        state.phase = names.index(head.one_of("phase", names))
        to_act = head.integers("to_act", None, 0, players - 1)
        if sorted(set(to_act)) != to_act:
            raise head.wrong("to_act", f"must be seats in rising order, not {to_act}")
        state.to_act = tuple(to_act)
        self.check(state, head.section("position"))
        return state

    def lay_out(self, doc: object) -> State:
        """A position that lies beside the rules, in a lesson or a rule book: it follows them and names no version."""
        head = Document(doc, "position", BadPosition)
        if head.has("rules_version"):
            raise head.wrong("rules_version", "must not be there: positions beside the rules follow them")
        return self.from_json({**head.values, "rules_version": self.rules_version})

    @property
    def position_version(self) -> int:
        """The version in which positions are written."""
        return self.attributes.version

    def _expect_version(self, head: Document, key: str, ours: int) -> None:
        theirs = head.integer(key, 1, 1_000_000)
        if theirs != ours:
            raise head.wrong(key, f"is {theirs}, and only {ours} can be read here")

    def observe(self, state: State, seat: int) -> Observation:
        """What the seat knows of the state."""
        return Observation(state, seat)

    def notation(self, action: int) -> str:
        """The action as people write it."""
        return self.actions[action].notation

    def parse(self, text: str) -> int:
        """The action people write so."""
        return self.actions.parse(text)

    def check_players(self, players: int) -> None:
        """Refuse a number of players the game is not made for."""
        if players not in self.players:
            allowed = ", ".join(str(count) for count in self.players)
            raise BadSetup(f"{self.id} is for {allowed} players, not {players}")

    def pieces(self, players: int, settings: Settings) -> list[list[str]]:
        """What each seat plays with, by name; nothing where the seat itself tells the players apart."""
        return [[] for _ in range(players)]

    def summary(self, states: list[State], events: list[Event]) -> Summary:
        """A finished game that went through these positions, by these events; its categories are the game's own."""
        return Summary([], [InterimScore(1, state.scores()) for state in states])

    @abstractmethod
    def judgement(self, weights: Mapping[str, float]) -> Judgement[Any]:
        """Somebody who knows how to play the game, and weighs things so."""

    @abstractmethod
    def deal(self, players: int, settings: Settings, seed: str) -> State:
        """Set the game up with arguments already checked."""

    def read(self, players: int, settings: Settings, seed: str, position: Document) -> State:
        """The game's own part of a position, each value checked for itself."""
        state = self.blank(players, settings, seed)
        self.attributes.read(state, position.values, position.path)
        self.derive(state, position)
        return state

    @abstractmethod
    def blank(self, players: int, settings: Settings, seed: str) -> State:
        """A state whose attributes are still to be filled."""

    @abstractmethod
    def derive(self, state: State, doc: Document) -> None:
        """Work out what follows from the attributes that were read."""

    @abstractmethod
    def check(self, state: State, doc: Document) -> None:
        """Refuse a position whose parts do not fit together."""
