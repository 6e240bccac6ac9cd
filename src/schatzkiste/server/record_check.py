"""Records from outside: how far they are true, and the first thing that is wrong, as one sentence with the step."""

import json
import re
from typing import Any, NamedTuple

from schatzkiste.core import BadRecord, OtherRules, State, UnknownAction
from schatzkiste.games import game, game_ids
from schatzkiste.record import Record
from schatzkiste.server.message import Problem
from schatzkiste.server.problems import RequestError, problem

PLACE = re.compile(r"record\.([a-z_]+)(?:\[(\d+)\])?")
"""How an error about a record names what is wrong."""
UNREADABLE = {"version": "record-newer", "seed": "record-seed"}
UNTRUE = {"components": "record-components"}
MOST_STEPS = 10_000
"""How many steps a record may have: the longest games of Die Dracheninsel have about 2,600."""


class Checked(NamedTuple):
    """A record, how many of its steps can be shown, and what is wrong after them, or worth knowing."""

    record: Record
    steps: int
    remark: Problem | None


def checked_record(text: str) -> Checked:
    """The record in a text, as far as seed, actions and result are right; one of which nothing can be shown raises."""
    record, wrong = read_record(text)
    if len(record.actions) > MOST_STEPS:
        raise RequestError("record-long", limit=MOST_STEPS)
    if record.game not in game_ids():
        raise RequestError("record-game", game=record.game)
    if record.seed is None:
        raise RequestError("record-secret")
    try:
        record.start()
    except OtherRules as error:
        current = game(record.game).rules_version
        raise RequestError("record-rules", version=record.rules_version, current=current) from error
    except BadRecord as error:
        raise RequestError(UNTRUE.get(place_of(error)[0], "record-setup")) from error
    return followed(record, wrong)


def read_record(text: str) -> tuple[Record, Problem | None]:
    """The record in a text that has the form of one; if an action or the result has not, what comes before it."""
    try:
        return Record.parse(text), None
    except BadRecord as error:
        part, place = place_of(error)
        if part not in ("actions", "result") or (part == "actions" and place is None):
            raise RequestError(UNREADABLE.get(part, "record-unreadable")) from error
        document: dict[str, Any] = json.loads(text)
        actions = document["actions"][:place]
        wrong = (
            problem("record-result", step=len(actions))
            if place is None
            else problem("record-no-action", step=place + 1, action=str(document["actions"][place]))
        )
        sound, earlier = read_record(json.dumps({**document, "actions": actions, "result": None}))
        return sound, earlier or wrong


def followed(record: Record, wrong: Problem | None) -> Checked:
    """How far the record can be played, and the first thing that is wrong with it; `wrong` is so after all of it."""
    steps = -1
    state = record.start()
    try:
        for after in record.replay():
            state = after
            steps += 1
        if wrong is None:
            record.compare_result(state)
    except OtherRules:
        return Checked(record, steps, by_versions("record-rules-step", record, step=steps))
    except BadRecord as error:
        if place_of(error)[0] == "result":
            return Checked(record, steps, wrong_result(record, state, steps))
        return Checked(record, steps, wrong_action(record, state, steps, error))
    if wrong is None and record.rules_version != state.game.rules_version:
        wrong = by_versions("record-older", record)
    return Checked(record, steps, wrong)


def wrong_action(record: Record, after: State, steps: int, error: BadRecord) -> Problem:
    """What is wrong with the action after so many steps."""
    if after.is_over:
        return problem("record-goes-on", step=steps)
    code = "record-no-action" if isinstance(error.__cause__, UnknownAction) else "record-action"
    return problem(code, step=steps + 1, action=record.actions[steps].notation)


def wrong_result(record: Record, after: State, steps: int) -> Problem:
    """What is wrong with the result of a record, after all of its steps."""
    if not after.is_over:
        return problem("record-not-over", step=steps)
    return problem("record-no-result" if record.result is None else "record-result", step=steps)


def by_versions(code: str, record: Record, **args: int) -> Problem:
    """What is to be said of a record that other rules played."""
    return problem(code, version=record.rules_version, current=game(record.game).rules_version, **args)


def place_of(error: BadRecord) -> tuple[str, int | None]:
    """The part of a record that an error names, and the place in it."""
    found = PLACE.match(str(error))
    if found is None:
        return "", None
    return found[1], None if found[2] is None else int(found[2])
