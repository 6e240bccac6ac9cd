"""A drawing of a comparison, as SVG: who wins against whom, and the ratings; fit for light and dark pages."""

from collections.abc import Iterator
from html import escape

from schatzkiste.arena.comparison import Comparison
from schatzkiste.arena.figures import Figures
from schatzkiste.texts import Texts

MARGIN = 24
LABEL = 150
CELL_WIDTH, CELL_HEIGHT = 104, 52
LINE = 34
SCALE = 380
LONGEST_NAME = 17
STRONGEST = 0.6
"""The colour of a cell lets the ink shine through, so that its figures can be read on any of them."""
STYLE = """
svg { --paper: #f6efdf; --ink: #22303c; --faint: #22303c55; --over: #2f7f8f; --under: #b5402f; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #14212b; --ink: #efe6d2; --faint: #efe6d255; --over: #3f9fb2; --under: #d0604c; }
}
text { fill: var(--ink); font: 14px system-ui, sans-serif; }
.title { font: 600 18px Georgia, serif; }
.head { font: 600 15px Georgia, serif; }
.small { font-size: 11px; }
.middle { text-anchor: middle; } .end { text-anchor: end; }
.paper { fill: var(--paper); } .over { fill: var(--over); } .under { fill: var(--under); }
.frame { fill: none; stroke: var(--faint); } .line { stroke: var(--ink); stroke-width: 2; }
.dot { fill: var(--over); stroke: var(--ink); }
"""


def plotted(comparison: Comparison, texts: Texts) -> str:
    """The whole drawing."""
    names = [line.name for line in comparison.results.by_bot()]
    cells = comparison.results.alone()
    top = MARGIN + 34
    matrix_height = (70 + CELL_HEIGHT * len(names)) if cells else 0
    parts = [*_matrix(comparison, names, texts, top)] if cells else []
    parts += _ratings(comparison, texts, top + matrix_height)
    width = 2 * MARGIN + LABEL + max(SCALE + 100, CELL_WIDTH * len(names) if cells else 0)
    height = top + matrix_height + 34 + LINE * len(names) + MARGIN
    series = comparison.series
    title = texts.say(
        "cli-arena-plot-title",
        title=texts.say(f"{series.game.id}-title"),
        players=series.seating.players,
        games=comparison.results.games,
    )
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title">',
            f'<title id="title">{escape(title)}</title>',
            f"<style>{STYLE}</style>",
            '<rect class="paper" width="100%" height="100%" rx="8"/>',
            _text(MARGIN, MARGIN + 14, title, "title"),
            *parts,
            "</svg>\n",
        ]
    )


def _matrix(comparison: Comparison, names: list[str], texts: Texts, top: int) -> Iterator[str]:
    figures = Figures(texts)
    par = comparison.par
    yield _text(MARGIN, top + 12, texts.say("cli-arena-plot-wins", par=figures.percent(par)), "head")
    left, first = MARGIN + LABEL, top + 50
    for place, name in enumerate(names):
        yield _text(left + CELL_WIDTH * place + CELL_WIDTH / 2, first - 10, _short(name, 13), "small middle")
        yield _text(left - 10, first + CELL_HEIGHT * place + 31, _short(name), "end")
    for (one, rest), standing in comparison.results.alone().items():
        x, y = left + CELL_WIDTH * names.index(rest), first + CELL_HEIGHT * names.index(one)
        beyond = standing.win_rate - par
        strength = STRONGEST * abs(beyond) / (1 - par if beyond > 0 else par)
        size = f'x="{x}" y="{y}" width="{CELL_WIDTH}" height="{CELL_HEIGHT}"'
        yield f'<rect class="{"over" if beyond > 0 else "under"}" {size} fill-opacity="{strength:.2f}"/>'
        yield f'<rect class="frame" {size}/>'
        yield _text(x + CELL_WIDTH / 2, y + 24, figures.percent(standing.win_rate), "middle")
        yield _text(x + CELL_WIDTH / 2, y + 41, figures.interval(standing.low, standing.high), "small middle")


def _ratings(comparison: Comparison, texts: Texts, top: int) -> Iterator[str]:
    figures = Figures(texts)
    ratings = sorted(comparison.ratings.by_bot(), key=lambda rating: -rating.value)
    yield _text(MARGIN, top + 12, texts.say("cli-arena-plot-ratings"), "head")
    low = min(rating.value - rating.spread for rating in ratings)
    high = max(rating.value + rating.spread for rating in ratings)

    def at(value: float) -> float:
        return MARGIN + LABEL + SCALE * (value - low) / (high - low)

    for place, rating in enumerate(ratings):
        y = top + 44 + LINE * place
        left, right = at(rating.value - rating.spread), at(rating.value + rating.spread)
        yield _text(MARGIN + LABEL - 10, y + 5, _short(rating.name), "end")
        yield f'<path class="line" d="M{left:.1f} {y}H{right:.1f}M{left:.1f} {y - 5}v10M{right:.1f} {y - 5}v10"/>'
        yield f'<circle class="dot" cx="{at(rating.value):.1f}" cy="{y}" r="6"/>'
        told = f"{figures.number(rating.value, 1)} ± {figures.number(rating.spread, 1)}"
        yield _text(MARGIN + LABEL + SCALE + 10, y + 5, told, "")


def _text(x: float, y: float, text: str, style: str) -> str:
    named = f' class="{style}"' if style else ""
    return f'<text x="{x:g}" y="{y:g}"{named}>{escape(text)}</text>'


def _short(name: str, longest: int = LONGEST_NAME) -> str:
    """The name, or its end, which tells more of a path or a command than its beginning."""
    return name if len(name) <= longest else f"…{name[1 - longest :]}"
