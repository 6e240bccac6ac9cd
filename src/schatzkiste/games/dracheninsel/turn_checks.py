"""Whether the turn can have come as far as a position says: its last action, its question, its half-made action."""

from schatzkiste.core.document import Document
from schatzkiste.core.phase import ALLOWED
from schatzkiste.core.state import ALONE
from schatzkiste.games.dracheninsel.board import (
    BOATS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    DRAGONS,
    FIELDS,
    LOST,
    PLACE_NAMES,
    WAITING,
)
from schatzkiste.games.dracheninsel.cards import (
    BETRAYALS,
    CURSE,
    HAND,
    JOURNEY,
    SLUMBERS,
    SNEAKS,
    TERRORS,
    holder_of,
    kind_in,
)
from schatzkiste.games.dracheninsel.changes import has_changed, lay_out_island
from schatzkiste.games.dracheninsel.constants import (
    AGREEING,
    ANSWERING,
    CONFIRMING,
    COUNTERING,
    DECK,
    NO_HUNTER,
    NO_PLACE,
    NOTHING,
    PASSING,
    SHARING,
    SLUMBER,
    SNEAK,
    STOPPING,
    TERROR,
    THEFT,
    TURN,
)
from schatzkiste.games.dracheninsel.phases.stealing import victim_reason
from schatzkiste.games.dracheninsel.phases.terror import home_reason
from schatzkiste.games.dracheninsel.plan import NO_PLAN
from schatzkiste.games.dracheninsel.state import Dracheninsel


def check_end(state: Dracheninsel, doc: Document) -> None:
    """A game that is over has a reason to be, and nothing is left open in it (DI-10.1, DI-10.3)."""
    is_idle = state.idle_limit > 0 and state.idle_turns >= state.idle_limit
    is_agreed = state.may_agree and state.end_proposed
    if not (state.all_settled() or is_idle or state.turns >= state.turn_limit or is_agreed):
        raise doc.wrong("turn", "the game is not over, so to_act must name a seat")
    if state.phase != TURN or state.partner != NO_HUNTER or state.announced != NOTHING or state.plan is not NO_PLAN:
        raise doc.wrong("turn", "the game is over, so nothing can be under way")
    if has_changed(state) or state.loot:
        raise doc.wrong("turn", "the game is over, so nothing can be taken back")


def check_turn(state: Dracheninsel, doc: Document) -> None:
    """The turn is within the limits, and what was done in it fits the number of actions."""
    if state.turns >= state.turn_limit:
        raise doc.wrong("turns", "the game is over after this many (DI-10.3)")
    if state.idle_turns > state.turns or (state.idle_limit and state.idle_turns >= state.idle_limit):
        raise doc.wrong("idle_turns", "must be fewer than end the game, and no more than were taken (DI-10.3)")
    if state.treasures_before[0] == CENTRE and state.idle_turns < state.turns:
        raise doc.wrong("idle_turns", "must be all turns while no treasure has been lifted (DI-10.3)")
    if state.end_proposed and not state.may_agree:
        raise doc.wrong("end_proposed", "must be false where the players may not agree (DI-10.3)")
    own = [kind_in(card) for card in state.played if holder_of(card) == state.turn]
    if state.has_spent and not own:
        raise doc.wrong("has_spent", "must be false when the active player has played no card")
    if state.free_terrains and not state.has_spent:
        raise doc.wrong("free_terrains", "must be paid for (DI-8.12)")
    if state.free_terrains.bit_count() > own.count(JOURNEY):
        raise doc.wrong("free_terrains", "must be no more than Long Journeys were played (DI-8.12)")
    if state.mover != NO_HUNTER and state.owner[state.mover] != state.turn:
        raise doc.wrong("mover", "must belong to the active player")
    if state.actions_taken == 0 and (state.has_spent or state.mover != NO_HUNTER or state.progress or state.loot):
        raise doc.wrong("actions_taken", "must not be 0 when something was done")
    if state.progress_before and (state.actions_taken < 2 or not state.progress):
        raise doc.wrong("progress_before", "must be false when there was no action before, or no progress (DI-10.3)")


def check_first_turn(state: Dracheninsel, doc: Document) -> None:
    """Before the first action the island is untouched, and before the first turn is over nobody draws (section 2)."""
    if state.turns:
        return
    start = state.copy()
    lay_out_island(start)
    for key, then, at_start in (
        ("hunters_before", state.hunters_before, start.hunter_places),
        ("tiles_before", state.tiles_before, start.tiles),
        ("dragons_before", state.dragons_before, start.dragon_places),
        ("treasures_before", state.treasures_before, start.treasure_places),
    ):
        if state.actions_taken < 2 and then != at_start:
            raise doc.wrong(key, "must be as at the start before the first action of the game (DI-2.1, DI-2.2)")
    if state.chance[DECK] > 1 or len(state.pile) != len(state.components.cards) - state.players * HAND:
        raise doc.wrong("pile", "must be as dealt until the first turn is over (DI-3.11)")
    played = [(holder_of(card), kind_in(card)) for card in state.played]
    if any(state.discard) and (state.turn, CURSE) not in played:
        raise doc.wrong("discard", "must be empty until an Evil Curse or the end of the first turn (DI-3.15)")
    spenders = [seat for seat, _ in played]
    for seat, hand in enumerate(state.hands):
        if not state.chance[THEFT] and len(hand) + spenders.count(seat) != HAND:
            raise doc.wrong(f"hands[{seat}]", f"must be the {HAND} cards dealt, but for those played (DI-2.4)")


def check_last_action(state: Dracheninsel, doc: Document) -> None:
    """What changed on the island, or between hands, is what one action can change (DI-9.7)."""
    moved = [hunter for hunter in range(COLOURS) if state.hunter_places[hunter] != state.hunters_before[hunter]]
    swapped = [field for field in range(FIELDS) if state.tiles[field] != state.tiles_before[field]]
    flown = [dragon for dragon in range(DRAGONS) if state.dragon_places[dragon] != state.dragons_before[dragon]]
    carried = [
        treasure for treasure, place in enumerate(state.treasure_places) if place != state.treasures_before[treasure]
    ]
    is_undone = state.actions_taken == 0 or state.was_stopped() or state.announced in (TERROR, SNEAK)
    if is_undone and (moved or swapped or flown or carried or state.loot):
        raise doc.wrong("actions_taken", "says that nothing was done which could be taken back")
    if sum(map(bool, (moved, swapped, flown, state.loot))) > 1:
        raise doc.wrong("hunters_before", "must differ by one action only, like tiles, dragons and loot (DI-9.7)")
    if len(swapped) not in (0, 2):
        raise doc.wrong("tiles_before", "must differ by two tiles (DI-8.1)")
    if len(flown) > 1 or any(state.dragon_places[dragon] == NO_PLACE for dragon in flown):
        raise doc.wrong("dragons_before", "must differ by one dragon that moved or came in (DI-8.3)")
    _check_moved(state, doc, moved)
    for treasure in carried:
        if not _can_have_moved(state, moved, treasure):
            value = state.components.treasures[treasure]
            raise doc.wrong(f"treasures_before.{value}", "cannot have become what it is now")
    _check_loot(state, doc)


def _check_moved(state: Dracheninsel, doc: Document, moved: list[int]) -> None:
    """One hunter went home, or the mover went somewhere, alone, with a partner, or in place of one who went home."""
    to = NO_PLACE if state.mover == NO_HUNTER else state.hunter_places[state.mover]
    for hunter in moved:
        place = state.hunter_places[hunter]
        is_home = place == BOATS + hunter
        is_robbed = is_home and state.hunters_before[hunter] == to
        fits = hunter == state.mover or place == to or is_robbed or (is_home and len(moved) == 1)
        if len(moved) > 2 or not fits:
            raise doc.wrong(f"hunters_before.{COLOUR_NAMES[hunter]}", "cannot have come where it is now (DI-9.7)")
    if state.has_arrived():
        came_from = [state.hunters_before[hunter] for hunter in moved]
        if sorted(moved) != sorted([state.mover, state.partner]) or came_from[0] != came_from[1]:
            raise doc.wrong("partner", "must have come into the boat with the mover (DI-6.1)")


def _can_have_moved(state: Dracheninsel, moved: list[int], treasure: int) -> bool:
    """Carried by a pair, lifted, laid out after that, or lost."""
    now, then = state.treasure_places[treasure], state.treasures_before[treasure]
    if now == CENTRE:
        return then == WAITING and state.has_lifted()
    if now == LOST:
        came_back = [state.mover] if state.has_lifted() else []  # to lift another one, perhaps to where it had stood
        return then != CENTRE and then in [state.hunters_before[hunter] for hunter in moved + came_back]
    if not moved or state.mover == NO_HUNTER or now != state.hunter_places[state.mover]:
        return False
    return then == CENTRE or (len(moved) == 2 and then == state.hunters_before[state.mover])


def _check_loot(state: Dracheninsel, doc: Document) -> None:
    """Stolen cards come from others, who have room to get them back (DI-8.6, DI-8.7, DI-9.2)."""
    victims = [holder_of(card) for card in state.loot]
    for place, victim in enumerate(victims):
        if victim == state.turn:
            raise doc.wrong(f"loot[{place}]", "must come from another player")
        if victims.count(victim) > (2 if state.players == 3 else 1):
            raise doc.wrong(f"loot[{place}]", "is one card too many from this player (DI-8.6)")
        if len(state.hands[victim]) + victims.count(victim) > HAND:
            raise doc.wrong(f"loot[{place}]", f"would give this player more than {HAND} cards")
    if victims and not state.has_spent:
        raise doc.wrong("loot", "must be empty when no card was played")


def check_question(state: Dracheninsel, doc: Document) -> None:
    """The question is one that can come now, and it is put to the right seat."""
    if len(state.to_act) > 1:
        raise doc.wrong("turn", "must leave one seat to act")
    state.to_act = ALONE[state.to_act[0]]
    _check_announced(state, doc)
    _check_arrival(state, doc)
    asked, phase = state.to_act[0], state.phase
    ends = state.ends_by_itself()
    if phase == STOPPING:
        fits = not ends and not state.has_lifted() and state.may_reply(asked)
    elif phase == CONFIRMING:
        fits = ends and (asked == state.turn or state.may_reply(asked))
    elif phase == COUNTERING:
        fits = asked == state.barred_seat() or state.may_reply(asked)
        fits = fits and not (state.has_lifted() if state.announced == SLUMBER else ends or state.has_arrived())
    elif phase == SHARING:
        fits = state.has_arrived() and not state.is_own_pair() and asked == state.boat_owner()
    elif phase == ANSWERING:
        fits = state.has_arrived() and not state.is_own_pair() and _has_betrayed(state)
    elif phase == AGREEING:
        fits = not ends and not state.has_arrived() and state.end_proposed and asked != state.turn
    else:
        fits = not ends and not state.has_arrived() and asked == state.turn
    if not fits:
        raise doc.wrong("turn", f"nobody can be asked {state.game.phases[phase].name!r} now, or another seat is")
    if state.was_stopped() and not _was_stopped_early(state):
        raise doc.wrong("turn", "must have been stopped before anything was spent, to exchange cards now (DI-3.13)")


def _check_announced(state: Dracheninsel, doc: Document) -> None:
    """An announced card was the last one played, and its target is one it can have (DI-9.5)."""
    if (state.announced != NOTHING) != (state.phase == COUNTERING):
        raise doc.wrong("announced", "must be named exactly while it can be cancelled")
    if (state.target != NO_HUNTER) != (state.announced in (TERROR, SNEAK)):
        raise doc.wrong("target", "must be named exactly with a Terror or a Sneak Attack")
    if state.announced == NOTHING:
        return
    cards = {TERROR: TERRORS, SNEAK: SNEAKS, SLUMBER: SLUMBERS}[state.announced]
    if not state.played or kind_in(state.played[-1]) not in cards:
        raise doc.wrong("announced", "must be the card played last")
    is_active = holder_of(state.played[-1]) == state.turn
    if is_active == (state.announced == SLUMBER) or (is_active and not state.has_spent):
        raise doc.wrong("announced", "was not played by this seat now")
    if state.announced == TERROR and home_reason(state, state.target) != ALLOWED:
        raise doc.wrong("target", "must be a hunter away from home (DI-8.13)")
    if state.announced == SNEAK and victim_reason(state, state.turn, state.target) != ALLOWED:
        raise doc.wrong("target", "must stand for another player who holds cards (DI-8.7)")


def _check_arrival(state: Dracheninsel, doc: Document) -> None:
    """Two carriers in a boat of theirs, with a treasure (DI-6.1)."""
    if not state.has_arrived():
        return
    if state.mover == NO_HUNTER or state.partner == state.mover:
        raise doc.wrong("partner", "must be another hunter than the mover")
    boat = state.hunter_places[state.partner]
    if boat not in (BOATS + state.mover, BOATS + state.partner) or state.hunter_places[state.mover] != boat:
        raise doc.wrong("partner", "must be in a boat of the two, with the mover (DI-6.1)")
    if boat not in state.treasure_places:
        raise doc.wrong("partner", f"must have brought a treasure into {PLACE_NAMES[boat]}")


def _has_betrayed(state: Dracheninsel) -> bool:
    """Whether the carrier who is not asked has just played a Betrayal (DI-6.4)."""
    if not state.played or state.to_act[0] not in (state.boat_owner(), state.boat_partner()):
        return False
    last = state.played[-1]
    return kind_in(last) in BETRAYALS and holder_of(last) == state.betrayer()


def _was_stopped_early(state: Dracheninsel) -> bool:
    """Whether somebody has played a Slumber and nothing was spent before (DI-3.13)."""
    stopped = any(kind_in(card) in SLUMBERS and holder_of(card) != state.turn for card in state.played)
    return stopped and state.actions_taken <= 1 and not state.has_spent


def check_plan(state: Dracheninsel, doc: Document) -> None:
    """Decide the half-made action again; it must lead to the same question."""
    wanted, phase = state.plan.actions, state.phase
    if not wanted:
        if TURN < phase < PASSING:
            raise doc.wrong("plan", "must be there while an action is half-made")
        return
    if not TURN < phase <= PASSING:
        raise doc.wrong("plan", "must be empty while no action is half-made")
    state.phase = PASSING if state.was_stopped() else TURN
    state.plan = NO_PLAN
    while state.plan.actions != wanted:
        decided = len(state.plan.actions)
        is_prefix = decided < len(wanted) and state.plan.actions == wanted[:decided]
        if not is_prefix or not state.game.phases[state.phase].is_legal(state, state.turn, wanted[decided]):
            raise doc.wrong(f"plan[{decided}]", "cannot be decided so")
        state.game.phases[state.phase].apply(state, state.turn, wanted[decided])
        if len(state.plan.actions) <= decided:
            raise doc.wrong(f"plan[{decided}]", "would complete the action")
    if state.phase != phase:
        raise doc.wrong("plan", f"leads to the question {state.game.phases[state.phase].name!r}")
