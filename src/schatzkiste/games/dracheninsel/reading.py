"""Positions from documents: each value checked for itself, then all of them together."""

from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadPosition
from schatzkiste.games.dracheninsel.board import (
    BIT,
    BOATS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    FIELDS,
    NOWHERE,
    PLACE_BY_NAME,
    PLACE_NAMES,
    TERRAIN_LETTERS,
    TERRAIN_NAMES,
)
from schatzkiste.games.dracheninsel.cards import (
    CARD_BY_NAME,
    CARD_NAMES,
    COUNTERSPELL_MASK,
    HAND,
    KINDS,
    NO_CARD,
    SLUMBER_MASK,
)
from schatzkiste.games.dracheninsel.hands import hold
from schatzkiste.games.dracheninsel.island import CASHED, LOST, NO_PLAN, WAITING, Island, Plan
from schatzkiste.games.dracheninsel.lore import Lore, holder_of, kind_in, merged, token
from schatzkiste.games.dracheninsel.state import (
    AGREEMENT,
    ANNOUNCED,
    ANSWER,
    CONFIRM,
    COUNTER,
    LEADER,
    LETS_GO,
    NO_ANSWER,
    PASSING,
    SHARING,
    SLUMBER,
    TURN,
    Dracheninsel,
)
from schatzkiste.games.dracheninsel.trail import DEEDS, HIDDEN, SAW, SHOWED, STOLE, entry

_KEYS = (
    *("island", "before", "hands", "lore", "lore_before", "loot", "shown", "pile", "discard", "top", "table"),
    *("newcomers", "old_elsewhere", "new_unseen", "lore_then", "trail"),
    *("coins", "turn", "turns", "quiet", "deeds", "costly", "free", "mover", "stoppable", "turn_over", "stopped"),
    *("proposed", "arrived", "betrayer", "announced", "answers", "plan"),
)
_PLAN_KEYS = (
    *("hunter", "flies", "over", "to", "flies_out", "out_over", "out_to", "pay", "victim", "card", "first"),
    "tossed",
)
_BESIDE = {"waiting": WAITING, "cashed": CASHED, "lost": LOST}
_MOST = 1 << 20


def read_position(state: Dracheninsel, doc: Document) -> None:
    """Fill a new state."""
    doc.only(_KEYS)
    players = state.players
    state.island = _island(state, doc.section("island"))
    state.before = state.island if doc.get("before") is None else _island(state, doc.section("before"))
    for seat, value in enumerate(doc.items("hands", players)):
        row = Document({"hand": value}, f"{doc.path}.hands[{seat}]", BadPosition)
        state.hands.append(sorted(_kind(row, "hand", name) for name in row.texts("hand")))
        state.held.append(0)
        hold(state, seat)
    state.lore = [_lore(state, doc, f"lore[{seat}]", value) for seat, value in enumerate(doc.items("lore", players))]
    state.lore_before = _past_lore(state, doc, "lore_before")
    state.loot = [_token(state, doc, "loot", value) for value in doc.items("loot")]
    state.shown = [_token(state, doc, "shown", value) for value in doc.items("shown")]
    state.pile = [_kind(doc, f"pile[{place}]", name) for place, name in enumerate(doc.texts("pile"))]
    state.discard = _counts(doc.section("discard"))
    state.newcomers = doc.integers("newcomers", players, 0, 99)
    state.old_elsewhere = _all_counts(state, doc, "old_elsewhere")
    state.new_unseen = _all_counts(state, doc, "new_unseen")
    state.lore_then = _past_lore(state, doc, "lore_then")
    state.trail = [_entry(state, doc, f"trail[{place}]", value) for place, value in enumerate(doc.items("trail"))]
    if not len(state.old_elsewhere) == len(state.new_unseen) == len(state.lore_then):
        raise doc.wrong("lore_then", "must have as many entries as old_elsewhere and new_unseen")
    if state.trail and not state.new_unseen:
        raise doc.wrong("trail", "must be empty before the first shuffle")
    state.top = NO_CARD if doc.get("top") is None else _kind(doc, "top", doc.text("top"))
    for place, value in enumerate(doc.items("table")):
        played = Document({"card": value}, f"{doc.path}.table[{place}]", BadPosition).items("card", 2)
        pair = Document({"seat": played[0], "card": played[1]}, f"{doc.path}.table[{place}]", BadPosition)
        state.table.append(32 * pair.integer("seat", 0, players - 1) + _kind(pair, "card", pair.text("card")))
    count = len(state.tables.treasures)
    for seat, value in enumerate(doc.items("coins", players)):
        row = Document({"coins": value}, f"{doc.path}.coins[{seat}]", BadPosition)
        state.purse += row.integers("coins", count, 0, 2)
    _read_turn(state, doc)


def _read_turn(state: Dracheninsel, doc: Document) -> None:
    players = state.players
    state.turn = doc.integer("turn", 0, players - 1)
    state.turns = doc.integer("turns", 0, _MOST)
    state.quiet = doc.integer("quiet", 0, _MOST)
    state.deeds = doc.integer("deeds", 0, _MOST)
    state.costly = _truth(doc, "costly")
    for place, name in enumerate(doc.texts("free")):
        if name not in TERRAIN_NAMES:
            raise doc.wrong(f"free[{place}]", f"must be one of {', '.join(TERRAIN_NAMES)}, not {name!r}")
        state.free |= 1 << TERRAIN_NAMES.index(name)
    state.mover = _colour(doc, "mover")
    state.stoppable = _truth(doc, "stoppable")
    state.turn_over = _truth(doc, "turn_over")
    state.stopped = _truth(doc, "stopped")
    state.proposed = _truth(doc, "proposed")
    arrived = doc.texts("arrived")
    if arrived:
        if len(arrived) != 2 or not set(arrived) <= set(COLOUR_NAMES) or arrived[0] == arrived[1]:
            raise doc.wrong("arrived", "must be empty or name two hunters")
        state.bearer, state.partner = (COLOUR_NAMES.index(colour) for colour in arrived)
    state.betrayer = NOWHERE if doc.get("betrayer") is None else doc.integer("betrayer", 0, players - 1)
    if doc.get("announced") is not None:
        card = doc.section("announced")
        card.only(("card", "seat", "target"))
        state.announced = ANNOUNCED.index(card.one_of("card", list(ANNOUNCED[1:])))
        state.announcer = card.integer("seat", 0, players - 1)
        state.target = card.integer("target", 0, COLOURS - 1)
    for place, value in enumerate(doc.items("answers")):
        answer = Document({"answer": value}, f"{doc.path}.answers[{place}]", BadPosition)
        if value is None:
            state.answers.append(NO_ANSWER)
        elif value == "let-go":
            state.answers.append(LETS_GO)
        else:
            state.answers.append(_kind(answer, "answer", answer.text("answer")))
    if len(state.answers) not in (0, players):
        raise doc.wrong("answers", f"must be empty or have {players} entries, not {len(state.answers)}")
    if doc.get("plan") is not None:
        state.plan = _plan(doc.section("plan"))


def _island(state: Dracheninsel, doc: Document) -> Island:
    doc.only(("hunters", "tiles", "dragons", "treasures", "stirred"))
    hunters = doc.section("hunters")
    playing = [COLOUR_NAMES[colour] for colour in range(COLOURS) if state.owner[colour] != NOWHERE]
    hunters.only(tuple(playing))
    spots = [NOWHERE] * COLOURS
    for name in playing:
        spots[COLOUR_NAMES.index(name)] = _place(hunters, name)
    letters = doc.text("tiles")
    if len(letters) != FIELDS or letters[CENTRE] != "*":
        raise doc.wrong("tiles", f"must be {FIELDS} letters with * in the middle")
    for field, letter in enumerate(letters):
        if field != CENTRE and letter not in TERRAIN_LETTERS:
            raise doc.wrong("tiles", f"{PLACE_NAMES[field]} must be one of {', '.join(TERRAIN_LETTERS)}")
    tiles = [NOWHERE if letter == "*" else TERRAIN_LETTERS.index(letter) for letter in letters]
    if tiles == state.tables.tiles:
        tiles = state.tables.tiles
    lairs: list[int] = []
    for place, value in enumerate(doc.items("dragons", 2)):
        entry = Document({"dragon": value}, f"{doc.path}.dragons[{place}]", BadPosition)
        lairs.append(NOWHERE if value is None else _place(entry, "dragon"))
    chests: list[int] = []
    for place, name in enumerate(doc.texts("treasures", len(state.tables.treasures))):
        if name not in _BESIDE and name not in PLACE_BY_NAME:
            raise doc.wrong(f"treasures[{place}]", f"must be a place, waiting, cashed or lost, not {name!r}")
        chests.append(_BESIDE[name] if name in _BESIDE else PLACE_BY_NAME[name])
    return Island(spots, tiles, lairs, chests, _truth(doc, "stirred"))


def _plan(doc: Document) -> Plan:
    doc.only(_PLAN_KEYS)
    plan = Plan()
    plan.hunter = _colour(doc, "hunter")
    plan.flies = _truth(doc, "flies")
    plan.over = NOWHERE if doc.get("over") is None else _place(doc, "over")
    plan.to = NOWHERE if doc.get("to") is None else _place(doc, "to")
    plan.flies_out = _truth(doc, "flies_out")
    plan.out_over = NOWHERE if doc.get("out_over") is None else _place(doc, "out_over")
    plan.out_to = NOWHERE if doc.get("out_to") is None else _place(doc, "out_to")
    plan.pay = NOWHERE if doc.get("pay") is None else _kind(doc, "pay", doc.text("pay"))
    plan.victim = _colour(doc, "victim")
    plan.card = NOWHERE if doc.get("card") is None else _kind(doc, "card", doc.text("card"))
    plan.first = doc.integer("first", NOWHERE, FIELDS - 1)
    plan.tossed = [_kind(doc, f"tossed[{place}]", name) for place, name in enumerate(doc.texts("tossed"))]
    return plan


def _lore(state: Dracheninsel, doc: Document, key: str, value: object) -> Lore:
    weights: list[int] = []
    cases: list[list[int]] = []
    for item in _list(doc, key, value):
        case = Document(item, f"{doc.path}.{key}", BadPosition)
        case.only(("weight", "cards"))
        weights.append(case.integer("weight", 1, 1 << 60))
        cases.append(sorted(_token(state, case, "cards", card) for card in case.items("cards")))
    if not cases:
        raise doc.wrong(key, "must have at least one possibility")
    return merged(weights, cases)


def _token(state: Dracheninsel, doc: Document, key: str, value: object) -> int:
    parts = _list(doc, key, value)
    if len(parts) != 2:
        raise doc.wrong(key, "must be a seat and a card")
    pair = Document({"seat": parts[0], "card": parts[1]}, f"{doc.path}.{key}", BadPosition)
    return token(pair.integer("seat", 0, state.players - 1), _kind(pair, "card", pair.text("card")))


def _all_counts(state: Dracheninsel, doc: Document, key: str) -> list[list[int]]:
    """How many cards of each kind, for every seat; nothing before the first shuffle."""
    rows = doc.items(key)
    if len(rows) not in (0, state.players):
        raise doc.wrong(key, f"must be empty or have {state.players} entries, not {len(rows)}")
    return [_counts(Document(row, f"{doc.path}.{key}[{seat}]", BadPosition)) for seat, row in enumerate(rows)]


def _past_lore(state: Dracheninsel, doc: Document, key: str) -> list[Lore]:
    """What every seat knew at an earlier moment; nothing when there was none."""
    rows = doc.items(key)
    if len(rows) not in (0, state.players):
        raise doc.wrong(key, f"must be empty or have {state.players} entries, not {len(rows)}")
    return [_lore(state, doc, f"{key}[{seat}]", value) for seat, value in enumerate(rows)]


def _entry(state: Dracheninsel, doc: Document, key: str, value: object) -> int:
    """Something that everyone saw happen to a card: what, who, from whom, which card (null: hidden)."""
    parts = _list(doc, key, value)
    if len(parts) != 4:
        raise doc.wrong(key, "must be a deed, two seats and a card")
    row = Document(dict(zip(("deed", "seat", "other", "card"), parts, strict=True)), f"{doc.path}.{key}", BadPosition)
    deed = DEEDS.index(row.one_of("deed", list(DEEDS)))
    seats = [row.integer(name, 0, state.players - 1) for name in ("seat", "other")]
    if (deed in (STOLE, SAW)) == (seats[0] == seats[1]):
        raise row.wrong("other", "must be the seat itself for draws and shows, else another one")
    if deed == SHOWED or row.get("card") is not None:
        return entry(deed, seats[0], seats[1], _kind(row, "card", row.text("card")))
    return entry(deed, seats[0], seats[1], HIDDEN)


def _counts(doc: Document) -> list[int]:
    counts = [0] * KINDS
    for name in doc.names():
        counts[_kind(doc, name, name)] = doc.integer(name, 1, 99)
    return counts


def _list(doc: Document, key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise doc.wrong(key, "must be a list")
    return value


def _kind(doc: Document, key: str, name: str) -> int:
    if name not in CARD_BY_NAME:
        raise doc.wrong(key, f"must be one of {', '.join(CARD_NAMES)}, not {name!r}")
    return CARD_BY_NAME[name]


def _place(doc: Document, key: str) -> int:
    name = doc.text(key)
    if name not in PLACE_BY_NAME:
        raise doc.wrong(key, f"must be a field from a1 to i5 or a boat like boat-green, not {name!r}")
    return PLACE_BY_NAME[name]


def _colour(doc: Document, key: str) -> int:
    return NOWHERE if doc.get(key) is None else COLOUR_NAMES.index(doc.one_of(key, list(COLOUR_NAMES)))


def _truth(doc: Document, key: str) -> bool:
    value = doc.get(key)
    if not isinstance(value, bool):
        raise doc.wrong(key, "must be true or false")
    return value


def check_position(state: Dracheninsel, doc: Document) -> None:
    """Refuse parts that do not fit together."""
    _check_cards(state, doc)
    _check_island(state, doc.section("island"), state.island)
    if state.before is not state.island:
        _check_island(state, doc.section("before"), state.before)
    _check_coins(state, doc)
    _check_turn(state, doc)


def _check_cards(state: Dracheninsel, doc: Document) -> None:
    for seat, hand in enumerate(state.hands):
        if len(hand) > HAND:
            raise doc.wrong(f"hands[{seat}]", f"has more than {HAND} cards")
    found = [card for hand in state.hands for card in hand] + [played & 31 for played in state.table] + state.pile
    for kind in range(KINDS):
        count = found.count(kind) + state.discard[kind]
        if count != state.tables.deck[kind]:
            raise doc.wrong("", f"has {count} cards {CARD_NAMES[kind]}; there are {state.tables.deck[kind]}")
    if state.to_act and not state.pile and sum(state.discard):
        raise doc.wrong("pile", "is never empty while there are discards (DI-3.12)")
    if (state.top == NO_CARD) != (sum(state.discard) == 0) or (state.top != NO_CARD and not state.discard[state.top]):
        raise doc.wrong("top", "must be a card of the discard pile")
    for seat, lore in enumerate(state.lore):
        for case in lore.cases:
            if any(holder_of(item) == seat for item in case):
                raise doc.wrong(f"lore[{seat}]", "speaks of the seat's own hand")
            if len(lore.cases) == 1:
                for item in case:
                    holder = holder_of(item)
                    if case.count(item) > state.hands[holder].count(kind_in(item)):
                        raise doc.wrong(f"lore[{seat}]", f"knows a card that seat {holder} does not hold")


def _check_island(state: Dracheninsel, doc: Document, island: Island) -> None:
    for terrain in range(COLOURS):
        if island.tiles.count(terrain) != state.tables.tiles.count(terrain):
            raise doc.wrong("tiles", f"must have {state.tables.tiles.count(terrain)} of {TERRAIN_NAMES[terrain]}")
    for dragon, lair in enumerate(island.lairs):
        if lair != NOWHERE:
            if lair >= BOATS or state.tables.no_dragons & BIT[lair]:
                raise doc.wrong(f"dragons[{dragon}]", f"no dragon ever stands on {PLACE_NAMES[lair]} (DI-8.4)")
            if island.crowd & BIT[lair] or island.lairs[1 - dragon] == lair:
                raise doc.wrong(f"dragons[{dragon}]", f"{PLACE_NAMES[lair]} is occupied (DI-8.4)")
    for place in range(FIELDS):
        hunters = island.hunters_at(place)
        if len(hunters) > 2 or (len(hunters) == 2 and (place == CENTRE or island.treasure_at(place) == NOWHERE)):
            raise doc.wrong("hunters", f"too many on {PLACE_NAMES[place]} (DI-4.2)")
    for hunter, spot in enumerate(island.spots):
        if spot >= BOATS and spot != BOATS + hunter and state.owner[spot - BOATS] == NOWHERE:
            raise doc.wrong("hunters", f"nobody enters {PLACE_NAMES[spot]} (DI-2.2)")
    for treasure, chest in enumerate(island.chests):
        key = f"treasures[{treasure}]"
        if chest >= 0 and island.chests.count(chest) > 1:
            raise doc.wrong(key, f"two treasures on {PLACE_NAMES[chest]}")
        if 0 <= chest < BOATS and chest != CENTRE and not island.hunters_at(chest):
            raise doc.wrong(key, f"nobody stands on {PLACE_NAMES[chest]}, so it is out of the game (DI-7.4)")
        if chest >= BOATS and (state.bearer == NOWHERE or island.spots[state.bearer] != chest):
            raise doc.wrong(key, "nobody has brought it into a boat")
        if chest == WAITING and CENTRE not in island.chests[:treasure]:
            raise doc.wrong(key, "must lie on the treasure field, or a lower one must (DI-5.5)")
        if chest == CENTRE and any(other != WAITING for other in island.chests[treasure + 1 :]):
            raise doc.wrong(key, "higher ones must be waiting (DI-5.5)")


def _check_coins(state: Dracheninsel, doc: Document) -> None:
    count = len(state.tables.treasures)
    for treasure, chest in enumerate(state.island.chests):
        coins = sum(state.purse[seat * count + treasure] for seat in range(state.players))
        if coins != (2 if chest == CASHED else 0):
            raise doc.wrong("coins", f"treasure {treasure + 1} has {coins} coins with players")


def _check_turn(state: Dracheninsel, doc: Document) -> None:
    if state.has_arrived():
        spots = state.island.spots
        boat = spots[state.bearer]
        if boat < BOATS or boat != spots[state.partner] or boat - BOATS not in (state.bearer, state.partner):
            raise doc.wrong("arrived", "must be two hunters in a boat of theirs")
        if state.island.treasure_at(boat) == NOWHERE:
            raise doc.wrong("arrived", "must have a treasure in the boat")
    if (state.announced != 0) != (state.phase == COUNTER and bool(state.to_act)):
        raise doc.wrong("announced", "must be named exactly in a counter window")
    if state.mover != NOWHERE and state.owner[state.mover] != state.turn:
        raise doc.wrong("mover", "must belong to the active player")
    if state.to_act:
        _check_question(state, doc)
    for seat in state.to_act:
        try:
            able = bool(state.legal_actions(seat))
        except (IndexError, KeyError, ValueError):
            able = False
        if not able:
            raise doc.wrong("plan", f"seat {seat} is asked but can do nothing")


def _check_question(state: Dracheninsel, doc: Document) -> None:
    """Whether the question fits: its plan, its window, the treasure in the boat."""
    private = LEADER <= state.phase <= PASSING
    if (state.plan is not NO_PLAN) != private and not (state.phase == PASSING and state.stopped):
        raise doc.wrong("plan", "must be there exactly while an action is half-made")
    if state.plan.hunter != NOWHERE and state.owner[state.plan.hunter] != state.turn:
        raise doc.wrong("plan.hunter", "must belong to the active player")
    if (private or state.phase == TURN) and state.to_act != (state.turn,):
        raise doc.wrong("turn", "must be the only seat in to_act")
    if state.phase == AGREEMENT and (not state.proposed or len(state.to_act) != 1 or state.turn in state.to_act):
        raise doc.wrong("proposed", "must be true, and one of the others must be asked")
    if state.phase in (SHARING, ANSWER):
        if not state.has_arrived() or len(state.to_act) != 1:
            raise doc.wrong("arrived", "must name two hunters, and one seat must be asked")
        if (state.betrayer != NOWHERE) != (state.phase == ANSWER):
            raise doc.wrong("betrayer", "must be named exactly when a Betrayal is to be answered")
        if state.to_act[0] not in (state.boat_owner(), state.boat_partner()):
            raise doc.wrong("arrived", "must belong to the seat that is asked")
    if state.phase in (SLUMBER, CONFIRM, COUNTER):
        if len(state.answers) != state.players or any(state.answers[seat] != NO_ANSWER for seat in state.to_act):
            raise doc.wrong("answers", "must have an entry for every seat, none yet for those who are asked")
        mask = COUNTERSPELL_MASK if state.phase == COUNTER else SLUMBER_MASK
        confirming = state.announcer if state.phase == COUNTER else state.turn
        for seat in state.to_act:
            if not state.held[seat] & mask and (seat != confirming or state.phase == SLUMBER):
                raise doc.wrong("answers", f"seat {seat} is asked but holds no card to reply with")
