"""Positions as documents, by names."""

from schatzkiste.core.state import JsonObject
from schatzkiste.games.dracheninsel.board import (
    COLOUR_NAMES,
    NOWHERE,
    PLACE_NAMES,
    TERRAIN_LETTERS,
    terrains_of,
)
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, KINDS, NO_CARD
from schatzkiste.games.dracheninsel.island import CASHED, LOST, NO_PLAN, WAITING, Island, Plan
from schatzkiste.games.dracheninsel.lore import Lore, holder_of, kind_in
from schatzkiste.games.dracheninsel.state import ANNOUNCED, LETS_GO, NO_ANSWER, Dracheninsel
from schatzkiste.games.dracheninsel.trail import entry_doc

BESIDE = {WAITING: "waiting", CASHED: "cashed", LOST: "lost"}


def position_of(state: Dracheninsel) -> JsonObject:
    """The whole position."""
    count = len(state.tables.treasures)
    return {
        "island": island_doc(state.island),
        "before": None if state.before is state.island else island_doc(state.before),
        "hands": [[CARD_NAMES[kind] for kind in hand] for hand in state.hands],
        "lore": [lore_doc(lore) for lore in state.lore],
        "lore_before": [lore_doc(lore) for lore in state.lore_before],
        "loot": [token_doc(token) for token in state.loot],
        "shown": [token_doc(token) for token in state.shown],
        "pile": [CARD_NAMES[kind] for kind in state.pile],
        "discard": counts_doc(state.discard),
        "top": None if state.top == NO_CARD else CARD_NAMES[state.top],
        "newcomers": state.newcomers,
        "old_elsewhere": [counts_doc(counts) for counts in state.old_elsewhere],
        "new_unseen": [counts_doc(counts) for counts in state.new_unseen],
        "lore_then": [lore_doc(lore) for lore in state.lore_then],
        "trail": [entry_doc(item) for item in state.trail],
        "table": [[played >> 5, CARD_NAMES[played & 31]] for played in state.table],
        "coins": [state.purse[seat * count : (seat + 1) * count] for seat in range(state.players)],
        "turn": state.turn,
        "turns": state.turns,
        "quiet": state.quiet,
        "deeds": state.deeds,
        "costly": state.costly,
        "free": terrains_of(state.free),
        "mover": colour_doc(state.mover),
        "stoppable": state.stoppable,
        "turn_over": state.turn_over,
        "stopped": state.stopped,
        "proposed": state.proposed,
        "arrived": [COLOUR_NAMES[state.bearer], COLOUR_NAMES[state.partner]] if state.has_arrived() else [],
        "betrayer": None if state.betrayer == NOWHERE else state.betrayer,
        "announced": announced_doc(state),
        "answers": [answer_doc(answer) for answer in state.answers],
        "plan": None if state.plan is NO_PLAN else plan_doc(state.plan),
    }


def island_doc(island: Island) -> JsonObject:
    """What stands and lies on the island."""
    return {
        "hunters": {COLOUR_NAMES[hunter]: PLACE_NAMES[spot] for hunter, spot in enumerate(island.spots) if spot >= 0},
        "tiles": "".join("*" if terrain == NOWHERE else TERRAIN_LETTERS[terrain] for terrain in island.tiles),
        "dragons": [place_doc(lair) for lair in island.lairs],
        "treasures": [BESIDE[chest] if chest < 0 else PLACE_NAMES[chest] for chest in island.chests],
        "stirred": island.stirred,
    }


def plan_doc(plan: Plan) -> JsonObject:
    """A half-made action."""
    return {
        "hunter": colour_doc(plan.hunter),
        "flies": plan.flies,
        "over": place_doc(plan.over),
        "to": place_doc(plan.to),
        "flies_out": plan.flies_out,
        "out_over": place_doc(plan.out_over),
        "out_to": place_doc(plan.out_to),
        "pay": card_doc(plan.pay),
        "victim": colour_doc(plan.victim),
        "card": card_doc(plan.card),
        "first": plan.first,
        "tossed": [CARD_NAMES[kind] for kind in plan.tossed],
    }


def announced_doc(state: Dracheninsel) -> JsonObject | None:
    """The card that can still be countered."""
    if not state.announced:
        return None
    return {"card": ANNOUNCED[state.announced], "seat": state.announcer, "target": state.target}


def counts_doc(counts: list[int]) -> dict[str, int]:
    """How many cards of each kind."""
    return {CARD_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def token_doc(token: int) -> list[object]:
    """Who holds which card."""
    return [holder_of(token), CARD_NAMES[kind_in(token)]]


def lore_doc(lore: Lore) -> list[JsonObject]:
    """What a seat knows: its possibilities."""
    return [
        {"weight": weight, "cards": [token_doc(token) for token in case]}
        for weight, case in zip(lore.weights, lore.cases, strict=True)
    ]


def answer_doc(answer: int) -> str | None:
    """A secret answer in a window."""
    if answer == NO_ANSWER:
        return None
    return "let-go" if answer == LETS_GO else CARD_NAMES[answer]


def place_doc(place: int) -> str | None:
    """A place, if any."""
    return None if place == NOWHERE else PLACE_NAMES[place]


def colour_doc(hunter: int) -> str | None:
    """A hunter, if any."""
    return None if hunter == NOWHERE else COLOUR_NAMES[hunter]


def card_doc(kind: int) -> str | None:
    """A kind of card, if any."""
    return None if kind == NOWHERE else CARD_NAMES[kind]
