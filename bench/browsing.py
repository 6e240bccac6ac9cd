"""What measurements in a browser share."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import median

import click
from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import ARGUMENTS
from tools.debian import chromium

_DRAWN = """
window.drawnAfter = new Promise((drawn) => {
  new MutationObserver((_, watching) => {
    if (!SELECTORS.every((selector) => document.querySelector(selector))) return;
    watching.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => drawn(performance.now());
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
});
"""


def note_when_drawn(*selectors: str) -> str:
    """A script that notes when the first frame holding all of these was drawn, in milliseconds since the navigation."""
    return _DRAWN.replace("SELECTORS", repr(list(selectors)))


@contextmanager
def browsing() -> Iterator[Browser]:
    """Chromium, as long as it is needed."""
    program = chromium()
    if program is None:
        raise click.ClickException("This needs Chromium.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


def spread(times: Sequence[float]) -> tuple[float, float, float]:
    """How long something took in half of all cases, in 99 % of them, and at worst."""
    ordered = sorted(times)
    return median(ordered), ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], ordered[-1]
