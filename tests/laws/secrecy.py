"""The laws of secrecy: what a seat is shown, allowed, refused and told is the same in all worlds it cannot tell apart.

A world that a seat cannot tell from the real one comes from its observation, in which everything it cannot know is
dealt anew. A spectator knows less than any seat, so the worlds of every seat must look alike to a spectator too.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from schatzkiste.core import Event, JsonObject, Refusal, Rng, State
from schatzkiste.core.state import NO_QUESTION
from schatzkiste.history import History
from tests.laws.setups import Step

TRIES = 4
"""In how many other worlds an action is tried."""


@dataclass(frozen=True)
class PublicPicture:
    """What a spectator can see."""

    view: JsonObject
    asked: tuple[int, ...]
    window: str
    scores: list[int]
    winners: tuple[int, ...]
    is_over: bool


@dataclass(frozen=True)
class Picture:
    """What a seat can see, and all it can find out by asking; `knowledge` stands for its observation.

    Once a game is over its seed is told, and everything can be known.
    """

    view: JsonObject
    asked: tuple[int, ...]
    question: int
    legal: list[int]
    refusals: list[Refusal | None]
    knowledge: str


def public_picture(state: State) -> PublicPicture:
    """The position as a spectator sees it."""
    return PublicPicture(
        view=state.view(None),
        asked=state.known_to_act(None),
        window=state.window,
        scores=state.scores(),
        winners=state.winners(),
        is_over=state.is_over,
    )


def picture(state: State, seat: int) -> Picture:
    """The position as a seat sees it."""
    return Picture(
        view=state.view(seat),
        asked=state.known_to_act(seat),
        question=state.question_for(seat),
        legal=state.legal_actions(seat),
        refusals=[state.why_not(action, seat) for action in range(len(state.game.actions))],
        knowledge="" if state.is_over else state.observation(seat).fingerprint(),
    )


def looks_alike(state: State, world: State, seat: int) -> None:
    """Neither the seat nor a spectator can tell the two positions apart."""
    for shown, shown_there in (
        (public_picture(state), public_picture(world)),
        (picture(state, seat), picture(world, seat)),
    ):
        for part, value in vars(shown).items():
            assert vars(shown_there)[part] == value, f"seat {seat} can tell by the {part}"


def hidden_things_do_not_show(state: State, seat: int, rng: Rng) -> None:
    """Whatever the seat cannot know may be dealt anew: it sees, may do, is refused and knows the same.

    If it has something to decide, it is asked in the other world, where nobody else is asked in secret before it.
    """
    known = state.observation(seat)
    assert known.view() == state.view(seat)
    assert known.to_act == state.known_to_act(seat)
    assert known.legal_actions() == state.legal_actions(seat)
    world = known.sample(rng)
    looks_alike(state, world, seat)
    assert seat in world.to_act or not known.legal_actions()
    state.game.from_json(json.loads(json.dumps(world.to_json())))


@dataclass(frozen=True)
class Outcome:
    """What a seat's action caused: the position after it, all that happened, who was told what, and who noticed."""

    seat: int
    state: State
    events: list[Event]
    told: dict[int | None, list[Event]]
    noticed_by: set[int]
    revealed: bool


def outcome(state: State, seat: int, action: int) -> Outcome:
    """Take the action in a copy of the state."""
    history = History(state.copy())
    step = history.act(seat, action)
    return Outcome(
        seat=seat,
        state=history.state,
        events=step.events,
        told={listener: step.events_for(listener) for listener in (None, *range(state.players))},
        noticed_by={watcher for watcher in range(state.players) if history.is_in_sight(0, watcher)},
        revealed=history.state.reveals > state.reveals,
    )


def elsewhere(step: Step, watcher: int, rng: Rng, tries: int = TRIES) -> Iterator[Outcome]:
    """What the action of the step causes in other worlds of the watcher, as far as it is possible there.

    It is the same action only as an answer to the same question. Whether its player is in the middle of one that nobody
    else sees is hidden, too: then `step d5` goes on from the treasure space, and otherwise straight there.
    """
    known = step.state.observation(watcher)
    question = step.state.question_for(step.seat)
    for _ in range(tries):
        world = known.sample(rng)
        asked_the_same = step.seat in world.to_act and world.question_for(step.seat) == question
        if asked_the_same and world.why_not(step.action, step.seat) is None:
            yield outcome(world, step.seat, step.action)


def the_log_keeps_secrets(step: Step, rng: Rng) -> None:
    """Every event reaches its audience and nobody else, and whoever is told more also sees more."""
    here = outcome(step.state, step.seat, step.action)
    events_reach_their_audience(here)
    for watcher in range(step.state.players):
        for there in elsewhere(step, watcher, rng):
            log_fits_knowledge(here, there, watcher)


def events_reach_their_audience(here: Outcome) -> None:
    """An event for some is told to them, its own seat among them, and to nobody else; others are for everyone."""
    for event in here.events:
        audience = event.audience()
        assert audience is None or set(audience) <= set(range(here.state.players))
        assert audience is None or event.args().get("seat") in audience
    for listener, told in here.told.items():
        audiences = [(event, event.audience()) for event in here.events]
        assert told == [event for event, audience in audiences if audience is None or listener in audience]


def log_fits_knowledge(here: Outcome, there: Outcome, watcher: int) -> None:
    """In two worlds of the watcher the same action was taken: where they still look alike, the same was told.

    So an event may name a hidden thing only to those who see it afterwards, such as the owner of a card drawn. Only the
    order in which several were drawn is told and not seen.
    """
    if knows_the_same(here, there, watcher):
        for listener in (watcher, None):
            told, told_there = (sorted(map(repr, world.told[listener])) for world in (here, there))
            assert told == told_there, f"the log tells {listener} more than can be seen"


def knows_the_same(here: Outcome, there: Outcome, watcher: int) -> bool:
    """Whether the watcher cannot tell the two positions apart."""
    return here.state.observation(watcher).fingerprint() == there.state.observation(watcher).fingerprint()


def learning_is_counted(step: Step, watcher: int, rng: Rng) -> None:
    """Worlds that looked alike before an action look alike after it, unless it was counted as a revelation."""
    here = outcome(step.state, step.seat, step.action)
    for there in elsewhere(step, watcher, rng) if not here.revealed else ():
        if not there.revealed:
            nothing_was_learned(here, there, watcher)


def nothing_was_learned(here: Outcome, there: Outcome, watcher: int) -> None:
    """In two worlds of the watcher the same action was taken, and they still look alike.

    What is carried out at once in one of them, because the hand leaves no choice, may raise another question in the
    other. Only its player knows of that question, so the watcher must see the same when it is answered.
    """
    if (watcher in here.noticed_by) == (watcher in there.noticed_by):
        assert here.told[watcher] == there.told[watcher], f"seat {watcher} can tell by the log"
        looks_alike(here.state, there.state, watcher)
        for then, then_there in answered_alike(here, there, watcher):
            nothing_was_learned(then, then_there, watcher)
        return
    seen, unseen = (here, there) if watcher in here.noticed_by else (there, here)
    same = [then for then in answered(unseen, watcher) if then.told[watcher] == seen.told[watcher]]
    assert same, f"seat {watcher} can tell by the log"
    for then in same:
        looks_alike(seen.state, then.state, watcher)


def answered(unseen: Outcome, watcher: int) -> Iterator[Outcome]:
    """What comes of an action out of the watcher's sight, once its player has decided the rest and shown nothing."""
    for answer in answers_to_come(unseen, watcher):
        then = outcome(unseen.state, unseen.seat, answer)
        if not then.revealed:
            yield from [then] if watcher in then.noticed_by else answered(then, watcher)


def answered_alike(here: Outcome, there: Outcome, watcher: int) -> Iterator[tuple[Outcome, Outcome]]:
    """What comes of an action out of the watcher's sight in both worlds, if its player goes on in the same way."""
    question = here.state.question_for(here.seat)
    if watcher in here.noticed_by or question != there.state.question_for(there.seat):
        return
    for answer in set(answers_to_come(here, watcher)) & set(answers_to_come(there, watcher)):
        then, then_there = (outcome(world.state, world.seat, answer) for world in (here, there))
        if not then.revealed and not then_there.revealed:
            yield then, then_there


def answers_to_come(unseen: Outcome, watcher: int) -> list[int]:
    """How the player of an action that the watcher has not noticed may go on at once.

    It must be a player whom the watcher knows to be asked: of a secret answer nothing ever comes.
    """
    expected = unseen.state.to_act == (unseen.seat,) == unseen.state.known_to_act(watcher)
    return unseen.state.legal_actions(unseen.seat) if expected else []


def what_is_out_of_sight_changes_nothing(step: Step) -> None:
    """A step that a watcher does not notice leaves its whole picture as it was, and so does a secret answer."""
    history = History(step.state.copy())
    taken = history.act(step.seat, step.action)
    for watcher in range(step.state.players):
        is_secret = watcher != step.seat and step.seat not in step.state.known_to_act(watcher)
        if is_secret and history.state.reveals == step.state.reveals:
            assert taken.events_for(watcher) == []
        if not history.is_in_sight(0, watcher):
            looks_alike(step.state, history.state, watcher)


def who_sees_a_question_knows_of_it(state: State) -> None:
    """A seat is among those it knows to be asked exactly when it sees a question."""
    for seat in range(state.players):
        assert (seat in state.known_to_act(seat)) == (state.question_for(seat) != NO_QUESTION)
