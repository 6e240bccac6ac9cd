"""Records: a game as a file that people can read and programs can replay, resume and verify.

A record is seed + options + rules version + actions. While a game runs it may show the seed's hash instead of the seed;
then it can be read but not replayed. The result, once there, is what `verify` compares the replay with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from schatzkiste.core import (
    BadRecord,
    Document,
    Game,
    IllegalAction,
    SchatzkisteError,
    State,
    UnknownAction,
    checked_seed,
    seed_hash,
)
from schatzkiste.games import game as game_by_id

FORMAT = "schatzkiste record"
VERSION = 1
_KEYS = ("format", "version", "game", "rules_version", "tables", "options", "players", "seed", "seed_hash")
_LONGEST = 16_000_000


@dataclass(frozen=True)
class Move:
    """One action of one seat, in notation."""

    seat: int
    notation: str

    def __str__(self) -> str:
        return f"{self.seat} {self.notation}"


@dataclass(frozen=True)
class Result:
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]
    fingerprint: str


@dataclass(frozen=True)
class Record:
    """A game from its set-up to its last recorded action; `seed` is None while it is kept secret."""

    game: str
    rules_version: int
    tables: str
    options: Mapping[str, object]
    players: list[str]
    seed: str | None
    seed_hash: str
    moves: list[Move] = field(default_factory=list)
    result: Result | None = None

    @classmethod
    def of(cls, state: State, moves: list[Move], players: list[str] | None = None, *, secret: bool = False) -> Record:
        """The record of the game that led to this state; `secret` keeps the seed back while the game runs."""
        result = Result(state.scores(), list(state.winners()), state.fingerprint()) if state.is_over else None
        return cls(
            game=state.game.id,
            rules_version=state.game.rules_version,
            tables=state.game.tables_digest,
            options=dict(state.settings),
            players=players or [f"Player {seat + 1}" for seat in range(state.players)],
            seed=None if secret and not state.is_over else state.seed,
            seed_hash=seed_hash(state.seed),
            moves=list(moves),
            result=result,
        )

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record in a file."""
        try:
            with Path(path).open(encoding="utf-8") as file:
                text = file.read(_LONGEST + 1)
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord(f"cannot read {path}: {error}") from error
        try:
            return cls.parse(text)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from error

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record in a text."""
        if len(text) > _LONGEST:
            raise BadRecord(f"a record has at most {_LONGEST} characters")
        try:
            value = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not a record, or cut off: {error}") from error
        doc = Document(value, "record", BadRecord)
        doc.expect("format", FORMAT)
        doc.expect("version", VERSION)
        doc.only((*_KEYS, "actions", "result"))
        players = doc.texts("players")
        record = cls(
            game=doc.text("game"),
            rules_version=doc.integer("rules_version", 1, 1_000_000),
            tables=doc.text("tables"),
            options=doc.mapping("options"),
            players=players,
            seed=None if doc.get("seed") is None else _seed(doc),
            seed_hash=doc.text("seed_hash"),
            moves=[_move(doc, place, text, len(players)) for place, text in enumerate(doc.texts("actions"))],
            result=_result(doc.section("result"), len(players)) if doc.get("result") is not None else None,
        )
        if record.seed is not None and seed_hash(record.seed) != record.seed_hash:
            raise doc.wrong("seed", "does not belong to seed_hash")
        return record

    def text(self) -> str:
        """The record as the text of a file, one action a line."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "tables": self.tables,
            "options": dict(self.options),
            "players": self.players,
            "seed": self.seed,
            "seed_hash": self.seed_hash,
            "actions": [str(move) for move in self.moves],
            "result": None
            if self.result is None
            else {
                "scores": self.result.scores,
                "winners": self.result.winners,
                "fingerprint": self.result.fingerprint,
            },
        }
        return json.dumps(head, indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file; an existing file is replaced only when all is written."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(target)

    def replay(self, game: Game | None = None) -> Iterator[State]:
        """The states one by one, from the set-up on, each of its own; `game` only when it has tables of its own."""
        state = self.start(game)
        yield state.copy()
        for place in range(len(self.moves)):
            self._play(state, place)
            yield state.copy()

    def start(self, game: Game | None = None) -> State:
        """The state before the first action."""
        try:
            chest = game or game_by_id(self.game)
        except SchatzkisteError as error:
            raise BadRecord(f"record.game: {error}") from error
        if chest.id != self.game:
            raise BadRecord(f"record.game: this is a record of {self.game}, not of {chest.id}")
        if chest.rules_version != self.rules_version:
            here, there = chest.rules_version, self.rules_version
            raise BadRecord(f"record.rules_version: played by version {there} of the rules, here is version {here}")
        if chest.tables_digest != self.tables:
            raise BadRecord(
                "record.tables: played with other tables than these; give the table file it was played with"
            )
        if self.seed is None:
            raise BadRecord("record.seed: is kept secret until the game is over, so it cannot be replayed yet")
        try:
            return chest.new(len(self.players), self.seed, self.options)
        except SchatzkisteError as error:
            raise BadRecord(f"record: {error}") from error

    def resume(self, game: Game | None = None) -> State:
        """The state after the last action."""
        state = self.start(game)
        for place in range(len(self.moves)):
            self._play(state, place)
        return state

    def verify(self, game: Game | None = None) -> State:
        """The state after the last action, if seed, every action and the result are right."""
        state = self.resume(game)
        if not state.is_over:
            if self.result is not None:
                raise BadRecord("record.result: the game is not over after these actions")
            return state
        if self.result is None:
            raise BadRecord("record.result: is missing though the game is over")
        for name, said, found in (
            ("scores", self.result.scores, state.scores()),
            ("winners", self.result.winners, list(state.winners())),
            ("fingerprint", self.result.fingerprint, state.fingerprint()),
        ):
            if said != found:
                raise BadRecord(f"record.result.{name}: the replay gives {found}, not {said}")
        return state

    def _play(self, state: State, place: int) -> None:
        move = self.moves[place]
        try:
            state.apply(state.game.parse(move.notation), move.seat)
        except IllegalAction as error:
            raise BadRecord(f"record.actions[{place}]: {str(move)!r} is refused: {error.refusal}") from error
        except UnknownAction as error:
            raise BadRecord(f"record.actions[{place}]: {error}") from error


def _seed(doc: Document) -> str:
    try:
        return checked_seed(doc.text("seed"))
    except SchatzkisteError as error:
        raise doc.wrong("seed", str(error)) from error


def _move(doc: Document, place: int, text: str, players: int) -> Move:
    seat, _, notation = text.partition(" ")
    if not (seat.isascii() and seat.isdigit() and int(seat) < players) or not notation:
        raise doc.wrong(f"actions[{place}]", f"must be a seat from 0 to {players - 1} and an action, not {text[:60]!r}")
    return Move(int(seat), notation)


def _result(doc: Document, players: int) -> Result:
    doc.only(("scores", "winners", "fingerprint"))
    return Result(
        scores=doc.integers("scores", players, -1_000_000, 1_000_000),
        winners=doc.integers("winners", None, 0, players - 1),
        fingerprint=doc.text("fingerprint"),
    )
