"""Scoring, at once for each piece in the order it is placed (section 4)."""

from schatzkiste.games.schatzinsel.board import BIT, RAYS, TOUCHING


def counted_fields(board: int, field: int) -> list[int]:
    """The fields that count when a tile is laid on an empty field: one point each."""
    if board & TOUCHING[field]:
        return [field, *_reached(field, board)]  # SI-4.2: the unbroken row and column of tiles through it
    return _reached(field, ~board)  # SI-4.1: the empty fields up to the next tile or the edge


def _reached(field: int, wanted: int) -> list[int]:
    """The fields in all four directions, each up to the first that is not wanted."""
    reached: list[int] = []
    for ray in RAYS[field]:
        for place in ray:
            if not wanted & BIT[place]:
                break
            reached.append(place)
    return reached


def chest_points(standing_chests: int) -> int:
    """What one more chest scores: one point for each on the board, itself included (SI-4.3)."""
    return standing_chests + 1


def guard_points(standing_chests: int, standing_guards: int) -> int:
    """What one more guard scores: one point for each guard and chest on the board, itself included (SI-4.4)."""
    return standing_chests + standing_guards + 1
