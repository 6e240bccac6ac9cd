"""Writes golden records, transcripts and judgements that are missing: `python -m tests.golden.make`.

Existing records are never touched; transcripts are written anew with `--rewrite-transcripts`, judgements with
`--rewrite-judgements`, and the difference read.
When the rules of a game change on purpose, raise its rules version and run this: the records of the new rules go to a
folder of their own.
"""

import argparse
from importlib import import_module
from pathlib import Path
from types import ModuleType

from schatzkiste.bots import bot
from schatzkiste.core import Event, Game, Rng, State
from schatzkiste.games import game, game_ids
from schatzkiste.record import Record, SeatAction
from tests.golden.judgement import judged, judgement_path
from tests.golden.transcript import transcript, transcript_path
from tests.golden.versioned import unversioned_changes, write_versions
from tests.laws.setups import Setup, every_setup

HERE = Path(__file__).parent
BOTS = ("helmsman", "random", "helmsman", "random", "helmsman", "random")


def folder_of(id: str) -> Path:
    """Where the records of a game's present rules lie."""
    version = game(id).rules_version
    return HERE / id if version == 1 else HERE / id / f"rules-{version}"


def bot_game(chest: Game, setup: Setup, seed: str) -> tuple[State, list[SeatAction], list[Event]]:
    """A game of bots, good and random ones in turn."""
    state = chest.new(setup.players, seed, dict(setup.options))
    bots = [bot(BOTS[seat], chest.id) for seat in range(setup.players)]
    rng = Rng(f"golden {seed}")
    actions: list[SeatAction] = []
    events: list[Event] = []
    while state.to_act:
        seat = state.to_act[0]
        action = bots[seat].decide(state.observation(seat), rng)
        state.apply(action, seat, events)
        actions.append(SeatAction(seat, chest.notation(action)))
    return state, actions, events


def write(path: Path, state: State, actions: list[SeatAction]) -> None:
    """Save a record and say so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    Record.of(state, actions).save(path)
    print(path.relative_to(HERE))


def record_path(setup: Setup) -> Path:
    """Where the record of a set-up lies."""
    return folder_of(setup.game) / f"{setup.name}.json"


def write_transcript(setup: Setup) -> None:
    """Tell the recorded game of a set-up."""
    path = transcript_path(setup)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(transcript(setup, Record.load(record_path(setup))), encoding="utf-8")


def judged_setup(id: str) -> Setup:
    """The set-up whose recorded game is judged: the first with as many players as there can be."""
    return max((setup for setup in every_setup() if setup.game == id), key=lambda setup: setup.players)


def write_judgement(id: str) -> None:
    """Judge the recorded game of a set-up."""
    judgement_path(id).parent.mkdir(exist_ok=True)
    judgement_path(id).write_text(judged(id, Record.load(record_path(judged_setup(id)))), encoding="utf-8")


def main() -> None:
    """One record for every set-up, the endings that need looking for, and what tells of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.make", description=__doc__)
    parser.add_argument("--rewrite-transcripts", action="store_true", help="write also the transcripts that exist")
    parser.add_argument("--rewrite-judgements", action="store_true", help="write also the judgements that exist")
    parser.add_argument("--game", choices=game_ids(), help="only this game")
    arguments = parser.parse_args()
    ids = [id for id in game_ids() if arguments.game in (None, id)]
    for setup in (setup for setup in every_setup() if setup.game in ids):
        if not record_path(setup).exists():
            write(record_path(setup), *bot_game(game(setup.game), setup, "1")[:2])
        if arguments.rewrite_transcripts or not transcript_path(setup).exists():
            write_transcript(setup)
    for id in ids:
        if arguments.rewrite_judgements or not judgement_path(id).exists():
            write_judgement(id)
        endings_of(id).write_missing(folder_of(id))
        if forgotten := unversioned_changes(id):
            raise SystemExit("\n".join(forgotten))
        write_versions(id)


def endings_of(id: str) -> ModuleType:
    """The module that knows how games of this kind can end: `ENDINGS`, and `write_missing(folder)`."""
    return import_module(f"tests.golden.endings_{id}")


if __name__ == "__main__":
    main()
