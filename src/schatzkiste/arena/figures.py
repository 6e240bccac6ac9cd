"""Numbers as a language writes them."""

from schatzkiste.texts import Texts

DECIMAL_POINT = {"en": "."}
BEFORE_PERCENT = {"en": ""}
"""German and French have a comma, and a space that is never broken before the sign."""


class Figures:
    """Numbers in one language."""

    def __init__(self, texts: Texts) -> None:
        self._point = DECIMAL_POINT.get(texts.language, ",")
        self._percent = BEFORE_PERCENT.get(texts.language, "\u00a0") + "%"

    def number(self, value: float, places: int) -> str:
        """The number with this many decimal places."""
        return f"{value:.{places}f}".replace(".", self._point)

    def percent(self, share: float) -> str:
        """A share of the whole, to the tenth of a percent."""
        return self.number(100 * share, 1) + self._percent

    def interval(self, low: float, high: float) -> str:
        """Two shares, from – to."""
        return f"{self.number(100 * low, 1)} – {self.percent(high)}"

    def milliseconds(self, seconds: float) -> str:
        """A short time, with as many decimal places as it can be told by."""
        value = 1000 * seconds
        return self.number(value, 3 if value < 1 else 2 if value < 10 else 1 if value < 100 else 0)
