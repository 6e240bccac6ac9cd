"""Positions as files: a whole one, or what one seat knew of it; a puzzle, or what a report of a fault can show.

A file of what a seat knew holds an observation, so the real hidden things are not in it, whoever pries it open.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from schatzkiste.core import BadPosition, Document, Observation, Rng, SchatzkisteError, State
from schatzkiste.files import FileFormat
from schatzkiste.games import game as game_by_id

POSITION_FILE = FileFormat("position", version=1, longest=1_000_000, root="file", wrong=BadPosition)


@dataclass(frozen=True)
class Position:
    """A position as one `seat` knew it, or the whole of it (None).

    >>> import schatzkiste as sk
    >>> state = sk.game("tobago").new(players=3, seed="5eed")
    >>> puzzle = Position.of(state, seat=1)
    >>> puzzle
    <Position of tobago, as seat 1 knew it>
    >>> text = puzzle.text()                                # or puzzle.save("puzzle.json") …
    >>> again = Position.parse(text)                        # … and sk.Position.load("puzzle.json")
    >>> again.observation().view() == state.view(1)         # a bot can decide from it
    True
    >>> world = again.state(sk.Rng("a deal"))               # what the seat could not know is dealt
    >>> world.view(1) == state.view(1), world.fingerprint() == state.fingerprint()
    (True, False)
    >>> Position.of(state).state().fingerprint() == state.fingerprint()
    True
    """

    game: str
    seat: int | None
    document: Mapping[str, object]

    def __repr__(self) -> str:
        told = "all of it" if self.seat is None else f"as seat {self.seat} knew it"
        return f"<Position of {self.game}, {told}>"

    @classmethod
    def of(cls, state: State, seat: int | None = None) -> Position:
        """The position as the seat knows it; without a seat, all of it."""
        document = state.to_json() if seat is None else state.observation(seat).to_json()
        return cls(state.game.id, seat, json.loads(json.dumps(document)))

    @classmethod
    def load(cls, path: str | Path) -> Position:
        """The position in a file."""
        return POSITION_FILE.load(path, cls.parse)

    @classmethod
    def parse(cls, text: str) -> Position:
        """The position in a text, checked as if the players had laid it out by hand."""
        doc, _ = POSITION_FILE.document(text)
        doc.only(("format", "version", "seat", "position"))
        document = doc.mapping("position")
        state = _laid_out(document)
        seat = None if doc.get("seat") is None else doc.integer("seat", 0, state.players - 1)
        return cls(state.game.id, seat, document)

    def text(self) -> str:
        """The position as the text of a file."""
        content = {
            "format": POSITION_FILE.name,
            "version": POSITION_FILE.version,
            "seat": self.seat,
            "position": self.document,
        }
        return json.dumps(content, indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the position to a file."""
        Path(path).write_text(self.text(), encoding="utf-8")

    def state(self, rng: Rng | None = None) -> State:
        """The position itself; of what a seat knew, a world in which that is true, dealt by the generator."""
        state = _laid_out(self.document)
        return state if self.seat is None else state.observation(self.seat).sample(rng or Rng("position"))

    def observation(self, seat: int | None = None) -> Observation:
        """What the seat knows; without one, the seat whose knowledge this is, or else the first that may act."""
        state = _laid_out(self.document)
        known = self.seat if seat is None else seat
        if self.seat is not None and known != self.seat:
            raise BadPosition(f"this is what seat {self.seat} knew, and tells nothing of what seat {known} did")
        return state.observation((state.to_act or (0,))[0] if known is None else known)


def _laid_out(document: Mapping[str, object]) -> State:
    head = Document(dict(document), "position", BadPosition)
    try:
        game = game_by_id(head.text("game"))
    except BadPosition:
        raise
    except SchatzkisteError as error:
        raise BadPosition(f"position.game: {error}") from error
    return game.from_json(head.values)
