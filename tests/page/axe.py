"""The accessibility rules of axe, asked in the page itself."""

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
ASK = """async (standards) => {
    const { violations } = await axe.run(document, { runOnly: standards, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
        `${id}: ${html} — ${failureSummary}`));
}"""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@cache
def source() -> str:
    return AXE.read_text()


def violations(page: Page) -> list[str]:
    """What is wrong with the page as it is now, by light and by dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[str] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {violation}" for violation in page.evaluate(ASK, STANDARDS)]
    return found
