"""Playing on from the past, and records from outside: copied pasts, worlds dealt anew, and broken records."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from schatzkiste.games import game_ids
from schatzkiste.record import Record
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Past, TableSummary, Update
from schatzkiste.server.party_messages import TableMade
from schatzkiste.server.past_messages import RecordShown
from schatzkiste.texts import LANGUAGES, Texts
from tests.server.clients import Server, by_chance
from tests.server.friends import post, try_to_act

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = {
    "dracheninsel": "dracheninsel/rules-2/4p-red-opposite-10-200-on.json",
    "schatzinsel": "schatzinsel/3p-silver-one.json",
    "silver_gold": "silver_gold/3p-hidden-off.json",
    "tobago": "tobago/3p-standard-random.json",
}
STEP = 20
LATE = 1_000_000
LENGTH = len(json.loads((GOLDEN / FILES["schatzinsel"]).read_text())["actions"])


def text_of(game: str) -> str:
    """A record as a file."""
    return (GOLDEN / FILES[game]).read_text()


def show(server: Server, text: str) -> RecordShown:
    """Have a record laid out."""
    answer = post(server, "records", record=text)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=RecordShown)


def play_on(server: Server, table: str, **wanted: object) -> TableMade:
    """Go on after a step, against bots."""
    answer = post(server, "practice", table=table, **{"step": STEP, "seat": 1, "bot": "random", **wanted})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableMade)


@pytest.mark.parametrize("game", game_ids())
def test_a_record_can_be_looked_at_by_everyone_step_by_step(server: Server, game: str) -> None:
    record = Record.parse(text_of(game))
    shown = show(server, text_of(game))
    assert shown.steps == len(record.actions)
    assert show(server, text_of(game)) == shown
    with server.watch(TableMade(shown.table, [])) as reader:
        reader.meet_when(lambda party: party.shown and party.practice)
        assert [seat.name for seat in reader.seen.seats] == record.players
        for step in range(0, shown.steps, max(1, shown.steps // 6)):
            reader.send(type="look", step=step, open=True)
            past = reader.answer()
            assert isinstance(past, Past)
            assert past.step == step


def test_a_record_of_a_game_under_way_is_shown_and_stands_still(server: Server) -> None:
    document = {**json.loads(text_of("dracheninsel")), "result": None}
    document["actions"] = document["actions"][:30]
    shown = show(server, json.dumps(document))
    with server.watch(TableMade(shown.table, [])) as reader:
        assert not reader.seen.over
        reader.send(type="look", step=12, seat=2)
        past = reader.answer()
        assert isinstance(past, Past)
        assert past.update.seat == 2


def test_names_in_a_record_are_shown_in_one_line_each(server: Server) -> None:
    document = json.loads(text_of("schatzinsel"))
    document["players"] = ["Long\nJohn\x1b[2J", "x" * 100, "\t"]
    with server.watch(TableMade(show(server, json.dumps(document)).table, [])) as reader:
        assert [seat.name for seat in reader.seen.seats] == ["Long John [2J", "x" * 40, None]


NOTHING_TO_SHOW: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "no record": (lambda _: "ahoy", "record-unreadable"),
    "cut off": (lambda doc: json.dumps(doc)[:500], "record-unreadable"),
    "newer": (lambda doc: {**doc, "version": 99}, "record-newer"),
    "other game": (lambda doc: {**doc, "game": "chess"}, "record-game"),
    "game without a name": (lambda doc: {**doc, "game": "\ud800"}, "record-game"),
    "too many players": (lambda doc: {**doc, "players": ["Ole"] * 9, "result": None}, "record-setup"),
    "components": (lambda doc: {**doc, "components": "0" * 16}, "record-components"),
    "secret": (lambda doc: {**doc, "seed": None}, "record-secret"),
    "too long": (lambda doc: {**doc, "actions": doc["actions"][:1] * 10_001, "result": None}, "record-long"),
    "another seed": (lambda doc: {**doc, "seed": "5eed"}, "record-seed"),
    "newer rules": (lambda doc: {**doc, "rules_version": 77}, "record-rules"),
}
WRONG_FROM_A_STEP: dict[str, tuple[Callable[[dict[str, Any]], object], int | None, str]] = {
    "no action": (
        lambda doc: changed_action(doc, 4, "0 dance"),
        5,
        "Step 5 of this record is no action of its game: dance.",
    ),
    "against the rules": (
        lambda doc: changed_action(doc, 7, "1 lay 2-2"),
        8,
        "Step 8 of this record is against the rules: lay 2-2.",
    ),
    "no seat": (
        lambda doc: changed_action(doc, 2, "9 end"),
        3,
        "Step 3 of this record is no action of its game: 9 end.",
    ),
    "half a sign": (
        lambda doc: changed_action(doc, 4, "0 \ud800"),
        5,
        "Step 5 of this record is no action of its game: ?.",
    ),
    "no text": (lambda doc: changed_action(doc, 2, 7), 3, "Step 3 of this record is no action of its game: 7."),
    "two wrong steps, the second of which cannot be read": (
        lambda doc: changed_action(changed_action(doc, 7, "1 lay 2-2"), 20, "ahoy"),
        8,
        "Step 8 of this record is against the rules: lay 2-2.",
    ),
    "goes on after the end": (
        lambda doc: {**doc, "actions": [*doc["actions"], "0 end"]},
        LENGTH + 1,
        f"The game is over after step {LENGTH}, but this record goes on.",
    ),
    "another result": (
        lambda doc: changed_scores(doc),
        None,
        f"The result of this record is wrong: after step {LENGTH}, its last, the game stands differently.",
    ),
    "no result": (
        lambda doc: {**doc, "result": None},
        None,
        f"The game is over after step {LENGTH}, but this record does not say how it ended.",
    ),
    "a result of nobody": (
        lambda doc: {**doc, "result": {"scores": [], "winners": []}},
        None,
        f"The result of this record is wrong: after step {LENGTH}, its last, the game stands differently.",
    ),
    "a result too early": (
        lambda doc: {**doc, "actions": doc["actions"][:10]},
        None,
        "This record names a result, but after step 10, its last, the game is not over.",
    ),
}


def changed_action(doc: dict[str, Any], place: int, action: object) -> dict[str, Any]:
    """The record with another action."""
    return {**doc, "actions": [*doc["actions"][:place], action, *doc["actions"][place + 1 :]]}


def changed_scores(doc: dict[str, Any]) -> dict[str, Any]:
    """The record with another result."""
    scores = [score + 1 for score in doc["result"]["scores"]]
    return {**doc, "result": {**doc["result"], "scores": scores}}


OLDER = "This record was played under version 1 of the rules."
THE_SAME = f"{OLDER} Under version 2, used here, it goes the same way."
UP_TO_7 = f"{OLDER} It can be seen up to step 7, where version 2, used here, goes another way."


def broken(change: Callable[[dict[str, Any]], object]) -> str:
    """The record of Die Schatzinsel with something wrong in it, as a file."""
    document = change(json.loads(Record.parse(text_of("schatzinsel")).text()))
    return document if isinstance(document, str) else json.dumps(document)


@pytest.mark.parametrize("kind", NOTHING_TO_SHOW)
def test_a_record_of_which_nothing_can_be_shown_is_refused_with_one_sentence(server: Server, kind: str) -> None:
    change, code = NOTHING_TO_SHOW[kind]
    answer = post(server, "records", record=broken(change))
    assert answer.status_code >= 400
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.code == code
    for language in LANGUAGES:
        assert Texts(language).say(f"problem-{code}", **problem.args).endswith(".")


@pytest.mark.parametrize("kind", WRONG_FROM_A_STEP)
def test_a_record_opens_up_to_the_first_thing_that_is_wrong(server: Server, kind: str) -> None:
    change, step, sentence = WRONG_FROM_A_STEP[kind]
    text = broken(change)
    shown = show(server, text)
    assert shown.steps == (len(json.loads(text)["actions"]) if step is None else step - 1)
    assert shown.remark is not None
    assert Texts("en").say(f"problem-{shown.remark.code}", **shown.remark.args) == sentence
    for language in LANGUAGES:
        assert Texts(language).say(f"problem-{shown.remark.code}", **shown.remark.args).endswith(".")
    with server.watch(TableMade(shown.table, [])) as reader:
        told = reader.meet_when(lambda party: party.shown)
        assert told.remark == shown.remark
        reader.send(type="look", step=LATE, open=True)
        past = reader.answer()
        assert isinstance(past, Past)
        assert past.step == shown.steps


@pytest.mark.parametrize(("changes", "steps", "sentence"), [(False, None, THE_SAME), (True, 7, UP_TO_7)])
def test_a_record_of_older_rules_says_so(server: Server, changes: bool, steps: int | None, sentence: str) -> None:
    document = {**json.loads(text_of("tobago")), "rules_version": 1}
    shown = show(server, json.dumps(changed_action(document, 7, document["actions"][0]) if changes else document))
    assert shown.steps == (len(document["actions"]) if steps is None else steps)
    assert shown.remark is not None
    assert Texts("en").say(f"problem-{shown.remark.code}", **shown.remark.args) == sentence


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("anew", [False, True])
def test_a_game_goes_on_from_a_step_with_what_was_hidden_or_dealt_anew(server: Server, game: str, anew: bool) -> None:
    record = Record.parse(text_of(game))
    shown = show(server, text_of(game))
    made = play_on(server, shown.table, anew=anew)
    assert [key.seat for key in made.keys] == [1]
    with server.sit(made) as player:
        player.meet_when(lambda party: party.practice and not party.shown)
        moments = record.moments()
        noticed = sum(moments[step].is_noticed_by(1, moments[step - 1]) for step in range(1, STEP + 1))
        player.send(type="look", step=0 if anew else noticed, seat=1)
        past = player.answer()
        assert isinstance(past, Past)
        if past.step == (0 if anew else noticed):  # a bot may have wiped that from the log already
            assert past.update.view == plain(record.at(STEP).view(1))
        for _ in range(3):
            if player.my_turn().over:
                break
            try_to_act(player, by_chance(player.seen.legal, player.seen.seq))
        if player.my_turn().undo:
            before = player.seen.seq
            player.undo()
            assert player.seen.seq > before
    told = server.http.post("/api/mine", json=[{"table": made.table, "key": made.key}])
    assert msgspec.json.decode(told.content, type=list[TableSummary])[0].practice


def near_the_end(server: Server) -> TableMade:
    """Practice a few steps before the end of Die Schatzinsel, on the seat whose turn it is."""
    record = Record.parse(text_of("schatzinsel"))
    shown = show(server, text_of("schatzinsel"))
    step = len(record.actions) - 4
    return play_on(server, shown.table, step=step, seat=record.at(step).state.to_act[0])


def test_practice_is_listed_as_it_stands_before_anybody_has_opened_it(server: Server) -> None:
    made = near_the_end(server)
    told = server.http.post("/api/mine", json=[{"table": made.table, "key": made.key}])
    [listed] = msgspec.json.decode(told.content, type=list[TableSummary])
    assert listed.your_turn


def test_the_end_of_practice_can_be_taken_back_and_comes_again(server: Server) -> None:
    made = near_the_end(server)
    with server.sit(made) as player:
        ended = player.play(lambda legal: by_chance(legal, 1))
        assert ended.ending is not None
        assert ended.undo > 0
        again = player.undo()
        assert not again.over
        assert (again.seed, again.ending) == (None, None)
        assert again.legal
        player.act(again.legal[-1])
        ended_again = player.play(lambda legal: by_chance(legal, 2))
    assert ended_again.ending is not None
    assert sums(ended_again) == ended_again.scores
    assert ended_again.ending.taken_back[made.keys[0].seat] == 1


def sums(update: Update) -> list[int]:
    """The sums of the score sheet of a finished game, one for each seat."""
    assert update.ending is not None
    columns = zip(*(row.cells for row in update.ending.rows if row.counts), strict=True)
    return [sum(cell.points for cell in column) for column in columns]


def test_practice_begins_again_as_often_as_wanted(server: Server) -> None:
    made = near_the_end(server)
    with server.sit(made) as player:
        begun = player.my_turn()
        player.play(lambda legal: by_chance(legal, 1))
    for _ in range(2):
        answer = post(server, "practice/again", table=made.table, key=made.key)
        assert answer.status_code == 201
        again = msgspec.json.decode(answer.content, type=TableMade)
        assert again.table != made.table
        assert [key.seat for key in again.keys] == [key.seat for key in made.keys]
        with server.sit(again) as player:
            player.meet_when(lambda party: party.practice)
            assert (player.my_turn().view, player.seen.legal) == (begun.view, begun.legal)
            assert player.seen.seats == begun.seats
        made = again


def test_only_who_practises_begins_again(server: Server) -> None:
    practice, game = near_the_end(server), server.make()
    for table, key, code in ((practice.table, game.key, "wrong-key"), (game.table, game.key, "malformed")):
        refused = post(server, "practice/again", table=table, key=key)
        assert msgspec.json.decode(refused.content, type=Problem).code == code


def test_practice_has_no_record_but_what_is_shown_of_one_has(server: Server) -> None:
    record = Record.parse(text_of("schatzinsel"))
    shown = show(server, text_of("schatzinsel"))
    made = near_the_end(server)
    with server.sit(made) as player:
        player.play(lambda legal: by_chance(legal, 1))
    refused = server.http.get(f"/api/tables/{made.table}/record")
    assert (refused.status_code, msgspec.json.decode(refused.content, type=Problem).code) == (409, "no-record")
    kept = server.http.get(f"/api/tables/{shown.table}/record")
    assert Record.parse(kept.text).actions == record.actions


def plain(view: object) -> Any:  # noqa: ANN401
    """A view as it travels."""
    return msgspec.json.decode(msgspec.json.encode(view))


def test_practice_needs_a_finished_game_and_a_step_before_its_end(server: Server) -> None:
    running = server.make()
    refused = post(server, "practice", table=running.table, step=0, seat=0, bot="random")
    assert msgspec.json.decode(refused.content, type=Problem).code == "not-over"
    shown = show(server, text_of("schatzinsel"))
    late = post(server, "practice", table=shown.table, step=shown.steps, seat=0, bot="random")
    assert msgspec.json.decode(late.content, type=Problem).code == "practice-over"
    for wrong in ({"seat": 9}, {"bot": "nobody"}):
        body = {"table": shown.table, "step": 3, "seat": 0, "bot": "random", **wrong}
        assert post(server, "practice", **body).status_code == 400
