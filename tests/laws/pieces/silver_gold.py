"""Silver & Gold: every card in one place; marks only grow; coins, palms and trophies within their spaces; 28 turns."""

from schatzkiste.core import State
from schatzkiste.games.silver_gold.board import cell_count
from schatzkiste.games.silver_gold.constants import CHOOSING, MARKING, NO_CARD, NO_MARK, NO_PAIR, TROPHIES
from schatzkiste.games.silver_gold.marking import first_cells
from schatzkiste.games.silver_gold.state import SilverGold

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
    places = [card for card in state.cards if card != NO_CARD] + state.deck + state.display
    for seat in range(state.players):
        places += [*state.dealt[seat], *state.completed[seat]]
    assert sorted(places) == list(range(len(state.components.cards)))
    assert state.expeditions == [] or sorted(state.expeditions) == sorted(state.components.expeditions)
    return {"cards": len(places), "expeditions": len(state.components.expeditions)}


def check_places(state: State) -> None:
    """Each thing lies where it may, and nothing goes back."""
    assert isinstance(state, SilverGold)
    _check_cards(state)
    _check_marks(state)
    _check_sheets(state)
    _check_turns(state)


def _check_cards(state: SilverGold) -> None:
    assert len(state.display) <= 4
    assert 0 <= state.under <= len(state.deck)
    assert state.under == 0 or state.players == 1
    if state.phase == CHOOSING:
        assert state.cards == [NO_CARD] * (2 * state.players)
        assert [pair == NO_PAIR for pair in state.kept] == [seat in state.to_act for seat in range(state.players)]
        return
    assert state.dealt == [[]] * state.players
    if state.phase == MARKING:
        assert len(state.display) == 4 or not state.deck
        assert NO_CARD not in state.cards or not (state.display or state.deck)


def _check_marks(state: SilverGold) -> None:
    for place, card in enumerate(state.cards):
        marks, new = state.marks[place], state.new_marks[place]
        assert marks & new == 0
        if card == NO_CARD:
            assert marks == new == state.free[place] == 0
        else:
            assert (marks | new) & ~state.components.fields[card] == 0
            assert state.free[place] == state.components.fields[card] & ~(marks | new)
            assert marks != state.components.fields[card] or state.phase not in (CHOOSING, MARKING)
    for seat in range(state.players):
        both = state.new_marks[2 * seat : 2 * seat + 2]
        if state.first_mark[seat] == NO_MARK:
            assert both == [0, 0]
            assert state.crosses_left[seat] == 0
            continue
        slot, cells = first_cells(state.first_mark[seat])
        assert cells & ~both[slot] == 0
        marked = sum(cell_count(new) for new in both)
        covered = sum(
            cell_count(new & state.components.crosses[state.cards[2 * seat + other]])
            for other, new in enumerate(both)
            if new
        )
        owed = cell_count(cells) + covered - marked
        assert owed >= 0
        assert state.crosses_left[seat] == (owed if state.has_free_field(seat) else 0)
        assert state.crosses_left[seat] == 0 or seat in state.to_act


def _check_sheets(state: SilverGold) -> None:
    won = [points for trophies in state.trophies for points in trophies if points]
    assert len(set(won)) == len(won)
    assert state.trophies_left == list(TROPHIES[len(TROPHIES) - len(state.trophies_left) :])
    assert not set(won) & set(state.trophies_left)
    assert state.players == 1 or len(won) + len(state.trophies_left) == len(TROPHIES)
    for seat in range(state.players):
        assert 0 <= state.coins[seat] <= 12
        assert len(state.palms[seat]) <= 4
        assert all(points >= 1 for points in state.palms[seat])
        assert len(state.trophies[seat]) <= 3
        behind = state.coins[seat] // 4 - len(state.trophies[seat])
        assert behind == 0 or (behind > 0 and state.phase not in (CHOOSING, MARKING))


def _check_turns(state: SilverGold) -> None:
    assert 1 <= state.round <= 4
    assert 1 <= state.turn <= 7
    turn = 7 * (state.round - 1) + state.turn
    if state.is_over:
        assert turn == TURNS
    game = (state.seed, state.players, *state.settings.values())
    if _memory[0].game != game or _memory[0].reveals > state.reveals:
        _memory[0] = Memory(game)
    memory = _memory[0]
    assert turn >= memory.turn
    assert turn <= memory.turn + 1 or not memory.coins or not any(state.new_marks)
    marks = {(place // 2, card): state.marks[place] for place, card in enumerate(state.cards) if card != NO_CARD}
    for key, before in memory.marks.items():
        if key in marks:
            assert before & ~marks[key] == 0
        else:
            assert key[1] in state.completed[key[0]]
    assert all(now >= before for now, before in zip(state.coins, memory.coins, strict=False))
    memory.marks, memory.coins, memory.turn, memory.reveals = marks, state.coins[:], turn, state.reveals
