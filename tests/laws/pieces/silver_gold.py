"""Silver & Gold: every card in one place; marks only grow; coins, palms and trophies within their spaces; 28 turns."""

from schatzkiste.core import State
from schatzkiste.games.silver_gold.actions import NO_ACTION
from schatzkiste.games.silver_gold.grid import cell_count
from schatzkiste.games.silver_gold.marking import opening_cells
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.terms import CHOOSE, MARKING, NO_CARD, NO_PAIR, TROPHIES

TURNS = 28


class Memory:
    """What was seen of the game being played, so that one step can be compared with the next."""

    def __init__(self, game: tuple[object, ...]) -> None:
        self.game = game
        self.marks: dict[tuple[int, int], int] = {}
        self.coins: list[int] = []
        self.turn = 0
        self.reveals = 0


_memory = [Memory(())]


def count(state: State) -> dict[str, int]:
    """All cards, wherever they lie, and the expedition cards."""
    assert isinstance(state, SilverGold)
    places = [card for card in state.cards if card != NO_CARD] + state.deck[state.top :] + list(state.display)
    for seat in range(state.players):
        places += [*state.dealt[seat], *state.completed[seat]]
    assert sorted(places) == list(range(len(state.tables.cards)))
    assert state.route == [] or sorted(state.route) == sorted(state.tables.expeditions)
    return {"cards": len(places), "expeditions": len(state.tables.expeditions)}


def check_places(state: State) -> None:
    """Each thing lies where it may, and nothing goes back."""
    assert isinstance(state, SilverGold)
    _check_cards(state)
    _check_marks(state)
    _check_sheets(state)
    _check_course(state)


def _check_cards(state: SilverGold) -> None:
    assert len(state.display) <= 4
    assert 0 <= state.under <= state.deck_size()
    assert state.under == 0 or state.players == 1
    if state.phase == CHOOSE:
        assert state.cards == [NO_CARD] * (2 * state.players)
        assert [pair == NO_PAIR for pair in state.kept] == [seat in state.to_act for seat in range(state.players)]
        return
    assert state.dealt == [()] * state.players
    if state.phase == MARKING:
        assert len(state.display) == 4 or not state.deck_size()
        assert NO_CARD not in state.cards or not (state.display or state.deck_size())


def _check_marks(state: SilverGold) -> None:
    for place, card in enumerate(state.cards):
        marks, fresh = state.marks[place], state.fresh[place]
        assert marks & fresh == 0
        if card == NO_CARD:
            assert marks == fresh == 0
        else:
            assert (marks | fresh) & ~state.tables.fields[card] == 0
            assert marks != state.tables.fields[card] or state.phase not in (CHOOSE, MARKING)
    for seat in range(state.players):
        both = [state.fresh[2 * seat], state.fresh[2 * seat + 1]]
        if state.opening[seat] == NO_ACTION:
            assert both == [0, 0]
            assert state.crosses[seat] == 0
            continue
        slot, cells = opening_cells(state.opening[seat])
        assert cells & ~both[slot] == 0
        marked = sum(cell_count(fresh) for fresh in both)
        covered = sum(
            cell_count(fresh & state.tables.crosses[state.cards[2 * seat + other]])
            for other, fresh in enumerate(both)
            if fresh
        )
        owed = cell_count(cells) + covered - marked
        assert owed >= 0
        assert state.crosses[seat] == (owed if state.has_free_field(seat) else 0)
        assert state.crosses[seat] == 0 or seat in state.to_act


def _check_sheets(state: SilverGold) -> None:
    won = [points for trophies in state.trophies for points in trophies if points]
    assert len(set(won)) == len(won)
    assert set(won) <= set(TROPHIES[: state.struck])
    assert state.players == 1 or len(won) == state.struck
    for seat in range(state.players):
        assert 0 <= state.coins[seat] <= 12
        assert len(state.palms[seat]) <= 4
        assert all(points >= 1 for points in state.palms[seat])
        assert len(state.trophies[seat]) <= 3
        behind = state.coins[seat] // 4 - len(state.trophies[seat])
        assert behind == 0 or (behind > 0 and state.phase not in (CHOOSE, MARKING))


def _check_course(state: SilverGold) -> None:
    assert 0 <= state.round < 4
    assert 0 <= state.turn < 7
    if state.is_over:
        assert 7 * state.round + state.turn + 1 == TURNS
    game = (state.seed, state.players, *state.settings.values())
    if _memory[0].game != game or _memory[0].reveals > state.reveals:
        _memory[0] = Memory(game)
    memory = _memory[0]
    turn = 7 * state.round + state.turn
    assert turn >= memory.turn
    assert turn <= memory.turn + 1 or not memory.coins or state.fresh == [0] * len(state.fresh)
    marks = {(place // 2, card): state.marks[place] for place, card in enumerate(state.cards) if card != NO_CARD}
    for key, before in memory.marks.items():
        if key in marks:
            assert before & ~marks[key] == 0
        else:
            assert key[1] in state.completed[key[0]]
    assert all(now >= before for now, before in zip(state.coins, memory.coins, strict=False))
    memory.marks, memory.coins, memory.turn, memory.reveals = marks, state.coins[:], turn, state.reveals
