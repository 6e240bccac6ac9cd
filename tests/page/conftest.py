"""A server, a browser, and pages in which nothing may go wrong unheard."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.page.page_errors import PageErrors
from tests.page.serving import Server
from tools.debian import chromium

PATIENCE_MS = 20_000
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
KEPT = "schatzkiste-settings"


class Visit(Protocol):
    """Opens a page of a browser that has never been here."""

    def __call__(
        self,
        server: Server,
        *,
        window: ViewportSize = DESKTOP,
        touch: bool = False,
        locale: str = "en-GB",
        motion: Literal["no-preference", "reduce"] = "no-preference",
        speed: str = "at-once",
        every_stop: bool = True,
        confirm_touch: bool = True,
        notes: bool = False,
    ) -> Page: ...


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("page") / "games.sqlite") as running:
        yield running


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the test may stop and start."""
    with Server(tmp_path_factory.mktemp("own") / "games.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    assert program is not None, "the tests of the page need Chromium"
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def page_errors() -> PageErrors:
    return PageErrors()


@pytest.fixture
def visit(browser: Browser, page_errors: PageErrors) -> Iterator[Visit]:
    with ExitStack() as contexts:
        pages: list[Page] = []

        def open_page(
            server: Server,
            *,
            window: ViewportSize = DESKTOP,
            touch: bool = False,
            locale: str = "en-GB",
            motion: Literal["no-preference", "reduce"] = "no-preference",
            speed: str = "at-once",
            every_stop: bool = True,
            confirm_touch: bool = True,
            notes: bool = False,
        ) -> Page:
            context = browser.new_context(
                base_url=server.address,
                viewport=window,
                has_touch=touch,
                is_mobile=touch,
                locale=locale,
                reduced_motion=motion,
            )
            contexts.enter_context(context)
            settings = {"speed": speed, "everyStop": every_stop, "confirmTouch": confirm_touch, "notes": notes}
            wanted = json.dumps(settings)
            context.add_init_script(f"localStorage.getItem({KEPT!r}) ?? localStorage.setItem({KEPT!r}, {wanted!r})")
            context.set_default_timeout(PATIENCE_MS)
            page = context.new_page()
            page_errors.watch(page, server.address)
            pages.append(page)
            return page

        yield open_page
        for page in pages:
            page.evaluate("0")  # what the page has said until now is heard before its answer
        assert page_errors.unexpected() == []


@pytest.fixture
def desktop(visit: Visit, server: Server) -> Page:
    return visit(server)


@pytest.fixture
def still(visit: Visit, server: Server) -> Page:
    """A desktop whose owner wants no motion."""
    return visit(server, motion="reduce")


@pytest.fixture
def phone(visit: Visit, server: Server) -> Page:
    return visit(server, window=PHONE, touch=True)
