"""Records: a game as a file that people can read and programs can replay, resume and verify.

A record is seed + options + rules version + components + actions. While a game runs it may show the seed's hash
instead of the seed; then it can be read but not replayed. The result, once there, is what `verify` compares the replay
with: what a player could check, so scores, winners and the public end position, which has a version of its own.

Format 1 kept a fingerprint of the whole position instead of the end position, bookkeeping included; it is not compared.
A record played by older rules is verified where the rules of today give the same game, and otherwise refused by name.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from schatzkiste.core import (
    BadRecord,
    Document,
    Event,
    Game,
    IllegalAction,
    NotYet,
    OtherRules,
    SchatzkisteError,
    State,
    UnknownAction,
    checked_seed,
    seed_hash,
)
from schatzkiste.core.document import shown
from schatzkiste.files import FileFormat
from schatzkiste.games import game as game_by_id
from schatzkiste.moments import Decision, Moment

RECORD_FILE = FileFormat("record", version=2, longest=16_000_000, root="record", wrong=BadRecord)
_KEYS = ("format", "version", "game", "rules_version", "options", "players", "seed", "seed_hash", "actions", "result")
_COMPONENTS_OF_FORMAT_1 = {
    "dracheninsel": "24831579d42f3df2",
    "schatzinsel": "48be5ebf3eeabcfc",
    "silver_gold": "d6b12279b1835040",
    "tobago": "222d3cd2e9484f0e",
}
"""How format 1 named the games' own components: by their text, which has since changed in its comments."""


@dataclass(frozen=True)
class SeatAction:
    """One action of one seat, in notation."""

    seat: int
    notation: str

    def __str__(self) -> str:
        return f"{self.seat} {self.notation}"


@dataclass(frozen=True)
class Result:
    """How a finished game ended; `ending` is the public end position in its version, None from format 1."""

    scores: list[int]
    winners: list[int]
    ending_version: int = 0
    ending: Mapping[str, object] | None = None

    @classmethod
    def of(cls, state: State) -> Result:
        """How this game ended."""
        ending = json.loads(json.dumps(state.ending()))
        return cls(state.scores(), list(state.winners()), state.game.ending_version, ending)

    def to_json(self) -> dict[str, object]:
        """The result as it is written."""
        ending = {} if self.ending is None else {"ending_version": self.ending_version, "ending": self.ending}
        return {"scores": self.scores, "winners": self.winners, **ending}


@dataclass(frozen=True, repr=False)
class Record:
    """A game from its set-up to its last recorded action; `seed` is None while it is kept secret."""

    game: str
    rules_version: int
    components: str
    options: Mapping[str, object]
    players: list[str]
    seed: str | None
    seed_hash: str
    actions: list[SeatAction] = field(default_factory=list)
    result: Result | None = None
    _moments: dict[str, list[Moment]] = field(default_factory=dict, init=False, compare=False)

    def __repr__(self) -> str:
        outcome = "under way" if self.result is None else f"ended {':'.join(map(str, self.result.scores))}"
        return f"<Record of {self.game}: {', '.join(self.players)}, {len(self.actions)} actions, {outcome}>"

    @classmethod
    def of(
        cls, state: State, actions: list[SeatAction], players: list[str] | None = None, *, secret: bool = False
    ) -> Record:
        """The record of the game that led to this state; `secret` keeps the seed back while the game runs."""
        return cls(
            game=state.game.id,
            rules_version=state.game.rules_version,
            components=state.game.component_file.digest,
            options=dict(state.settings),
            players=players or [f"Player {seat + 1}" for seat in range(state.players)],
            seed=None if secret and not state.is_over else state.seed,
            seed_hash=seed_hash(state.seed),
            actions=list(actions),
            result=Result.of(state) if state.is_over else None,
        )

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record in a file."""
        return RECORD_FILE.load(path, cls.parse)

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record in a text."""
        doc, version = RECORD_FILE.document(text)
        named_by = "components" if version > 1 else "tables"
        doc.only((*_KEYS, named_by))
        players = doc.texts("players")
        record = cls(
            game=doc.text("game"),
            rules_version=doc.integer("rules_version", 1, 1_000_000),
            components=doc.text(named_by),
            options=doc.mapping("options"),
            players=players,
            seed=None if doc.get("seed") is None else _seed(doc),
            seed_hash=doc.text("seed_hash"),
            actions=[_seat_action(doc, place, text, len(players)) for place, text in enumerate(doc.texts("actions"))],
            result=_result(doc.section("result"), version, len(players)) if doc.get("result") is not None else None,
        )
        if record.seed is not None and seed_hash(record.seed) != record.seed_hash:
            raise doc.wrong("seed", "does not belong to seed_hash")
        return record

    def text(self) -> str:
        """The record as the text of a file, one action a line."""
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"

    def line(self) -> str:
        """The record as one line of a file with many."""
        return json.dumps(self.to_json(), ensure_ascii=False) + "\n"

    def to_json(self) -> dict[str, object]:
        """The record as it is written."""
        return {
            "format": RECORD_FILE.name,
            "version": RECORD_FILE.version,
            "game": self.game,
            "rules_version": self.rules_version,
            "components": self.components,
            "options": dict(self.options),
            "players": self.players,
            "seed": self.seed,
            "seed_hash": self.seed_hash,
            "actions": [str(taken) for taken in self.actions],
            "result": None if self.result is None else self.result.to_json(),
        }

    def save(self, path: str | Path) -> None:
        """Write the record to a file; an existing file is replaced only when all is written."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(target)

    def replay(self, game: Game | None = None) -> Iterator[State]:
        """The states from the set-up on, each a copy; `game` is needed if it has components of its own."""
        state = self.start(game)
        yield state.copy()
        for place in range(len(self.actions)):
            self._play(state, place)
            yield state.copy()

    def moments(self, game: Game | None = None) -> Sequence[Moment]:
        """The game step by step, from the set-up on; worked out once, so every moment is at hand after that."""
        components = self.components if game is None else game.component_file.digest
        folded = self._moments.get(components)
        if folded is None:
            state = self.start(game)
            folded = [Moment(0, state.copy(), None, None, ())]
            for place, taken in enumerate(self.actions):
                events: list[Event] = []
                self._play(state, place, events)
                folded.append(Moment(place + 1, state.copy(), taken.seat, taken.notation, events))
            self._moments[components] = folded
        return folded

    def at(self, step: int, game: Game | None = None) -> Moment:
        """The game after a number of steps; a negative number counts from the end, as in a list.

        >>> import schatzkiste as sk
        >>> state = sk.game("schatzinsel").new(players=2, seed="5eed")
        >>> moves = []
        >>> for _ in range(6):
        ...     action, seat = state.legal_actions()[0], state.to_act[0]
        ...     moves.append(SeatAction(seat, state.game.notation(action)))
        ...     state.apply(action)
        >>> record = Record.of(state, moves, ["Mina", "Piet"])
        >>> record.at(6).state.fingerprint() == state.fingerprint()
        True
        >>> record.at(0)
        <Moment 0, the start>
        >>> [event.code for event in record.at(1).events_for(None)] == [event.code for event in record.at(1).events]
        True
        >>> record.at(3).view(seat=0)["screen"] == record.at(3).view(seat=1)["screen"]
        False
        >>> record.at(7)
        Traceback (most recent call last):
            ...
        IndexError: this record goes from step 0 to 6, there is no step 7
        """
        moments = self.moments(game)
        if not -len(moments) <= step < len(moments):
            raise IndexError(f"this record goes from step 0 to {len(self.actions)}, there is no step {step}")
        return moments[step]

    def decisions(self, seat: int | None = None, game: Game | None = None) -> Iterator[Decision]:
        """What the seat decided, and on what; without a seat, everyone's decisions.

        >>> import schatzkiste as sk
        >>> state = sk.game("schatzinsel").new(players=2, seed="5eed")
        >>> moves = []
        >>> while not state.is_over:
        ...     action, seat = state.legal_actions()[-1], state.to_act[0]
        ...     moves.append(SeatAction(seat, state.game.notation(action)))
        ...     state.apply(action)
        >>> record = Record.of(state, moves)
        >>> decision = next(record.decisions(seat=1))
        >>> decision.seat, decision.action in decision.legal, decision.observation
        (1, True, <Observation of seat 1: schatzinsel, to act: 1>)
        >>> record.at(decision.step + 1).notation == decision.notation
        True
        >>> all(decision.action == decision.legal[-1] for decision in record.decisions())
        True
        """
        moments = self.moments(game)
        for before, moment in pairwise(moments):
            if seat is None or moment.seat == seat:
                yield moment.decision(before)

    def start(self, game: Game | None = None) -> State:
        """The state before the first action."""
        try:
            chest = game or game_by_id(self.game)
        except SchatzkisteError as error:
            raise BadRecord(f"record.game: {error}") from error
        if chest.id != self.game:
            raise BadRecord(f"record.game: this is a record of {self.game}, not of {chest.id}")
        if self.rules_version > chest.rules_version:
            here, there = chest.rules_version, self.rules_version
            raise OtherRules(f"record.rules_version: played by version {there} of the rules, here is version {here}")
        if not self._may_be_of(chest):
            why = "record.components: played with other components; give the file it was played with"
            raise self._blamed(chest, BadRecord(why))
        if self.seed is None:
            raise BadRecord("record.seed: is kept secret until the game is over, so it cannot be replayed yet")
        try:
            return chest.new(len(self.players), self.seed, self.options)
        except SchatzkisteError as error:
            raise self._blamed(chest, BadRecord(f"record: {error}")) from error

    def resume(self, game: Game | None = None) -> State:
        """The state after the last action."""
        state = self.start(game)
        for place in range(len(self.actions)):
            self._play(state, place)
        return state

    def verify(self, game: Game | None = None) -> State:
        """The state after the last action, if seed, every action and the result are right."""
        state = self.resume(game)
        self.compare_result(state)
        return state

    def compare_result(self, state: State) -> None:
        """Refuse a result that is not that of the state after the last action."""
        try:
            self._compare_result(state)
        except BadRecord as error:
            raise self._blamed(state.game, error) from error

    def _compare_result(self, state: State) -> None:
        if not state.is_over:
            if self.result is not None:
                raise BadRecord("record.result: the game is not over after these actions")
            return
        if self.result is None:
            raise BadRecord("record.result: is missing though the game is over")
        for name, said, found in (
            ("scores", self.result.scores, state.scores()),
            ("winners", self.result.winners, list(state.winners())),
        ):
            if said != found:
                raise BadRecord(f"record.result.{name}: the replay gives {found}, not {shown(said)}")
        here, there = state.game.ending_version, self.result.ending_version
        if there > here:
            raise BadRecord(f"record.result.ending_version: is {there}; endings are known here up to version {here}")
        if there == here:
            self._compare_ending(Result.of(state).ending or {})

    def _compare_ending(self, found: Mapping[str, object]) -> None:
        assert self.result is not None
        said = self.result.ending or {}
        for name in sorted({*said, *found}):
            if name not in said or name not in found or said[name] != found[name]:
                raise BadRecord(f"record.result.ending.{name}: the replay gives another one")

    def _blamed(self, game: Game, error: BadRecord) -> BadRecord:
        """The error, unless the rules have changed since: then they are the reason, and the record is not wrong."""
        here, there = game.rules_version, self.rules_version
        if here == there:
            return error
        return OtherRules(f"record.rules_version: played by version {there} of the rules, which {here} plays otherwise")

    def _may_be_of(self, game: Game) -> bool:
        """Whether the record can have been played with these components, as far as their name tells.

        A game's own file may have changed since older rules without another game coming of it: only a replay tells.
        """
        file = game.component_file
        if self.components in (file.digest, file.text_digest):
            return True
        is_own = file.digest == game_by_id(game.id).component_file.digest
        is_older = self.rules_version < game.rules_version
        return is_own and (is_older or self.components == _COMPONENTS_OF_FORMAT_1.get(game.id))

    def _play(self, state: State, place: int, events: list[Event] | None = None) -> None:
        taken = self.actions[place]
        try:
            state.apply(state.game.parse(taken.notation), taken.seat, events)
        except (IllegalAction, NotYet, UnknownAction) as error:
            why = f"{str(taken)!r} is refused: {error}" if not isinstance(error, UnknownAction) else str(error)
            raise self._blamed(state.game, BadRecord(f"record.actions[{place}]: {why}")) from error


def _seed(doc: Document) -> str:
    try:
        return checked_seed(doc.text("seed"))
    except SchatzkisteError as error:
        raise doc.wrong("seed", str(error)) from error


def _seat_action(doc: Document, place: int, text: str, players: int) -> SeatAction:
    seat, _, notation = text.partition(" ")
    if seat not in map(str, range(players)) or not notation:
        raise doc.wrong(f"actions[{place}]", f"must be a seat from 0 to {players - 1} and an action, not {text[:60]!r}")
    return SeatAction(int(seat), notation)


def _result(doc: Document, version: int, players: int) -> Result:
    doc.only(
        ("scores", "winners", "fingerprint") if version == 1 else ("scores", "winners", "ending_version", "ending")
    )
    has_ending = doc.has("ending_version") or doc.has("ending")
    return Result(
        scores=doc.integers("scores", players, -1_000_000, 1_000_000),
        winners=doc.integers("winners", None, 0, players - 1),
        ending_version=doc.integer("ending_version", 1, 1_000_000) if has_ending else 0,
        ending=doc.mapping("ending") if has_ending else None,
    )
