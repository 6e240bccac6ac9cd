"""The end of a game as it travels: its score sheet, and how everyone's points grew round by round."""

from collections import Counter

from schatzkiste.core import Moment, Summary
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
    moments = summary.moments
    return Ending(rows, curve_of(moments), moments[-1].round - moments[0].round + 1, taken_back, hints, at)


def curve_of(moments: list[Moment]) -> list[CurvePoint]:
    """The moments at which somebody's points changed, the first and the last; all rounds are equally long."""
    lengths = Counter(moment.round for moment in moments)
    curve: list[CurvePoint] = []
    passed = Counter[int]()
    for moment in moments:
        if not curve or curve[-1].points != moment.points:
            began = moment.round - moments[0].round
            curve.append(CurvePoint(round(began + passed[moment.round] / lengths[moment.round], 3), moment.points))
        passed[moment.round] += 1
    curve.append(CurvePoint(float(moments[-1].round - moments[0].round + 1), moments[-1].points))
    return curve
