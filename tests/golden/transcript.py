"""Transcripts: a golden record of every set-up as a text, with what each seat sees, may do, is refused and is told.

A person reads in the difference of two transcripts what a change does to a game. Only some steps are told: the first
of every phase, kind of action and kind of event, and others spread over the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from schatzkiste.core import Event, Refusal, Rng, State
from schatzkiste.core.state import NO_QUESTION
from schatzkiste.games import game
from schatzkiste.record import Record, SeatAction
from tests.golden.picture import Picture, besides, difference, folded, picture_of, short
from tests.laws.setups import Setup

FOLDER = Path(__file__).parent / "transcripts"
STEPS = 22
MOST_STEPS = 26

Viewer = int | None


def transcript_path(setup: Setup) -> Path:
    """Where the transcript of a set-up lies."""
    return FOLDER / setup.game / f"{setup.name}.txt"


def transcript(setup: Setup, record: Record) -> str:
    """The recorded game of a set-up as a text."""
    options = ", ".join(f"{name} {value}" for name, value in setup.options)
    told = steps_told(record)
    lines = [
        f"{game(setup.game).title} for {setup.players}: {options}; rules version {record.rules_version}",
        f"{len(record.actions)} actions, of which {len(told)} are told",
    ]
    state = record.start()
    met: set[tuple[str, str]] = set()
    seen: dict[Viewer, Picture] = {viewer: {} for viewer in (None, *range(setup.players))}
    for place, taken in enumerate(record.actions):
        if place in told:
            number = sorted(told).index(place)
            bystanders = {number // 2 % setup.players} if number % 2 else set()
            lines += ["", f"=== {place + 1} ==="]
            lines += _shown(state, seen, {None, taken.seat, *bystanders})
            lines += _options(state, met, Rng(f"{setup} {place}"))
        events = _act(state, taken)
        if place in told:
            lines += [f"  {taken}"]
            lines += [line for event in events for line in folded(f"- {_event(event)}", 4)]
    lines += ["", "=== end ===", *_shown(state, seen, set(seen))]
    lines += [f"  scores {state.scores()}, winners {list(state.winners())}"]
    return "\n".join(lines) + "\n"


def steps_told(record: Record) -> set[int]:
    """The places of the actions that are told."""
    count = len(record.actions)
    told = {0, count - 1}
    met: set[str] = set()
    state = record.start()
    for place, taken in enumerate(record.actions):
        phase = state.game.phases[state.phase].name
        events = _act(state, taken)
        news = {phase, taken.notation.split()[0], *(event.code for event in events)}
        if not news <= met and len(told) < MOST_STEPS:
            told.add(place)
        met |= news
    others = [place for place in range(count) if place not in told]
    wanted = min(STEPS - len(told), len(others))
    return told.union(others[number * len(others) // wanted] for number in range(wanted))


def _act(state: State, taken: SeatAction) -> list[Event]:
    events: list[Event] = []
    state.apply(state.game.parse(taken.notation), taken.seat, events)
    return events


def _shown(state: State, seen: dict[Viewer, Picture], viewers: set[Viewer]) -> Iterator[str]:
    """What is new to each of these; to a seat only where a spectator sees it otherwise, or not at all."""
    public = _picture(state, None)
    for viewer in (viewer for viewer in seen if viewer in viewers):
        picture = public if viewer is None else besides(public, _picture(state, viewer))
        lines = difference(seen[viewer], picture, is_whole=viewer is None and not seen[viewer])
        if lines:
            yield "  everyone sees" if viewer is None else f"  {viewer} sees"
            yield from lines
        seen[viewer] = picture


def _picture(state: State, viewer: Viewer) -> Picture:
    return picture_of({"to_act": list(state.known_to_act(viewer)), "open_window": state.window, **state.view(viewer)})


def _options(state: State, met: set[tuple[str, str]], rng: Rng) -> Iterator[str]:
    """What those who are asked may do, and why they may not do other things, one of each kind.

    A kind refused for a reason that it was refused for before is not told of again.
    """
    for seat in range(state.players):
        question = state.question_for(seat)
        if question == NO_QUESTION:
            continue
        waits = "" if seat in state.to_act else ", but others come first"
        yield f"  {seat} is asked: {state.game.phases[question].name}{waits}"
        legal = [state.game.notation(action) for action in sorted(state.legal_actions(seat))]
        yield from folded(f"may {short(legal)}", 4)
        for refusal, actions in _refusals(state, seat, rng).items():
            fresh = [action for action in actions if (action.split()[0], refusal.code) not in met]
            met |= {(action.split()[0], refusal.code) for action in fresh}
            if fresh:
                yield from folded(f"may not {', '.join(fresh)}: {refusal}", 4)
    for seat in range(state.players):
        waiting = str(state.why_not(0, seat))
        if state.question_for(seat) == NO_QUESTION and ("", waiting) not in met:
            met.add(("", waiting))
            yield f"  {seat} waits: {waiting}"


def _refusals(state: State, seat: int, rng: Rng) -> dict[Refusal, list[str]]:
    """Of every kind one action that is refused, by the reason."""
    legal = set(state.legal_actions(seat))
    found: dict[Refusal, list[str]] = {}
    for kind in state.game.actions.kinds:
        illegal = [action for action in range(kind.first, kind.first + kind.size) if action not in legal]
        if illegal:
            action = rng.pick(illegal)
            refusal = state.why_not(action, seat)
            assert refusal is not None
            found.setdefault(refusal, []).append(state.game.notation(action))
    return found


def _event(event: Event) -> str:
    args = ", ".join(f"{name} {value}" for name, value in event.args().items())
    audience = event.audience()
    return f"{event.code} {args}".strip() + ("" if audience is None else f" (told to {', '.join(map(str, audience))})")
