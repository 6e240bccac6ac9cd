"""The end of a game as it travels: its score sheet, and how everyone's points grew round by round."""

from collections import Counter

from schatzkiste.core import InterimScore, Summary
from schatzkiste.server.messages import CurvePoint, Ending, SheetCell, SheetPart, SheetRow


def ending_message(summary: Summary, taken_back: list[int], hints: list[int], at: float) -> Ending:
    """The finished game, how often each seat took something back that had been shown, its hints, and when it ended."""
    rows = [
        SheetRow(
            row.code,
            dict(row.args),
            row.note,
            row.counts,
            [
                SheetCell(cell.points, cell.count, [SheetPart(part.what, part.value) for part in cell.parts])
                for cell in row.cells
            ],
        )
        for row in summary.rows
    ]
    course = summary.course
    return Ending(rows, curve_of(course), course[-1].round - course[0].round + 1, taken_back, hints, at)


def curve_of(course: list[InterimScore]) -> list[CurvePoint]:
    """The steps at which somebody's points changed, the first and the last; all rounds are equally long."""
    lengths = Counter(score.round for score in course)
    curve: list[CurvePoint] = []
    passed = Counter[int]()
    for score in course:
        if not curve or curve[-1].points != score.points:
            began = score.round - course[0].round
            curve.append(CurvePoint(round(began + passed[score.round] / lengths[score.round], 3), score.points))
        passed[score.round] += 1
    curve.append(CurvePoint(float(course[-1].round - course[0].round + 1), course[-1].points))
    return curve
