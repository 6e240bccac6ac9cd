"""The accessibility rules of axe, asked in the page itself."""

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
ABOUT_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of the standards that look at colours: what the others find is the same by light and by dark."""
ASK = """async (runOnly) => {
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
        `${id}: ${html} — ${failureSummary}`));
}"""
SCHEMES: dict[Literal["light", "dark"], list[str]] = {"light": STANDARDS, "dark": ABOUT_COLOURS}


@cache
def source() -> str:
    return AXE.read_text()


def violations(page: Page) -> list[str]:
    """What is wrong with the page as it is now, by light and by dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[str] = []
    for scheme, rules in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {violation}" for violation in page.evaluate(ASK, rules)]
    return found
