"""A screen to play on: keys and windows around a sheet."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future as Promise
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Any, TypeVar

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import ANSI, StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, Dimension, FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.layout.processors import AfterInput, BeforeInput
from prompt_toolkit.styles import Style

from schatzkiste.cli.choices import Choice
from schatzkiste.cli.desk import Desk, DeskView, Interrupted
from schatzkiste.cli.heights import Heights
from schatzkiste.cli.output import print_wrapped
from schatzkiste.cli.sheet import Sheet
from schatzkiste.texts import Texts

Decided = TypeVar("Decided")
WALKING = ("left", "right", "home", "end")
"""Keys that move in what is typed, or, while nothing is, say what the view has them say."""
STYLE = Style.from_dict({"hint": "italic #888888", "bar": "reverse"})


class Screen(Desk):
    """A terminal of which we have the whole screen."""

    def __init__(self, texts: Texts) -> None:
        self.has_person = True
        self._sheet = Sheet(texts, self._size)
        self._kept = ""  # an entry that was not clear
        self._picked: int | None = None  # which of the fitting choices the keys have put into the entry
        self._entered: asyncio.Future[str] | None = None  # while something is to be typed
        self._interrupts = asyncio.Semaphore(0)  # one for each Ctrl-C
        self._entry = Buffer(multiline=False, on_text_changed=lambda _: self._typed())
        self._app: Application[None] = Application(
            layout=Layout(self._layout()), key_bindings=self._keys(), style=STYLE, full_screen=True
        )

    def run(self, playing: Coroutine[Any, Any, None]) -> None:
        """Play on the screen; what was on the terminal before comes back at the end, and the last news with it."""
        asyncio.run(self._run(playing))
        for line in self._sheet.news:
            print_wrapped(line)

    def show(self, view: DeskView) -> None:
        """Show the table, from its top."""
        self._sheet.show(view)
        self._app.invalidate()

    def tell(self, lines: Sequence[str]) -> None:
        """Add to the news."""
        self._sheet.news += lines
        self._app.invalidate()

    def turn_over(self) -> None:
        """Forget the news."""
        self._sheet.news = []

    def reply(self, lines: Sequence[str]) -> None:
        """Answer below the entry, until something else is typed."""
        self._sheet.answer = list(lines)
        self._app.invalidate()

    def doubt(self, entry: str, sentence: str, found: Sequence[Choice]) -> None:
        """Leave the entry where it is, with the sentence; the choices that fit stand below it anyway."""
        self._kept = entry
        self.reply([sentence])

    def lay_open(self, lines: Sequence[str], *, from_end: bool = False) -> None:
        """Show something long in the place of the table."""
        self._sheet.open(lines, from_end=from_end)
        self._app.invalidate()

    async def read(self) -> str:
        """What is typed next."""
        self._sheet.is_asking = True
        try:
            return await self._typed_next()
        finally:
            self._sheet.is_asking = False

    async def ask(self, question: str) -> str:
        """The answer to a question, which stands before the entry."""
        self._sheet.question = question
        try:
            return await self._typed_next()
        finally:
            self._sheet.question = None

    async def think(self, decide: Callable[[], Decided]) -> Decided:
        """What a bot decides, in a thread that nobody has to wait for."""
        promise: Promise[Decided] = Promise()

        def work() -> None:
            try:
                promise.set_result(decide())
            except Exception as error:
                promise.set_exception(error)

        Thread(target=work, daemon=True).start()
        return await self._unless_interrupted(asyncio.wrap_future(promise))

    async def _run(self, playing: Coroutine[Any, Any, None]) -> None:
        screen = asyncio.create_task(self._app.run_async())
        try:
            await playing
        finally:
            with suppress(Exception):
                self._app.exit()
            await screen

    async def _unless_interrupted(self, future: "asyncio.Future[Decided]") -> Decided:
        interrupt = asyncio.ensure_future(self._interrupts.acquire())
        either: set[asyncio.Future[Any]] = {future, interrupt}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if interrupt.done():
            raise Interrupted
        interrupt.cancel()
        return future.result()

    async def _typed_next(self) -> str:
        if self._kept:
            answer = self._sheet.answer  # which typing would end
            self._write(self._kept)
            self._kept, self._sheet.answer = "", answer
        self._entered = asyncio.get_running_loop().create_future()
        self._app.invalidate()
        try:
            entry = await self._unless_interrupted(self._entered)
        finally:
            self._entered = None
            self._write("")
        return entry.strip()

    def _keys(self) -> KeyBindings:
        bindings = KeyBindings()
        keys: dict[str, Callable[[KeyPressEvent], None]] = {
            "enter": lambda _: self._enter(),
            "tab": lambda _: self._complete(),
            "s-tab": lambda _: self._pick(-1),
            "down": lambda _: self._pick(1),
            "up": lambda _: self._pick(-1),
            "pageup": lambda _: self._sheet.scroll(-1),
            "pagedown": lambda _: self._sheet.scroll(1),
            "c-c": lambda _: self._interrupt(),
            "<sigint>": lambda _: self._interrupt(),
            "c-d": lambda _: self._interrupt(),
        }
        for key, does in keys.items():
            bindings.add(key)(does)
        for key in WALKING:
            bindings.add(key, filter=Condition(partial(self._means, key)))(self._walk)
        return bindings

    def _enter(self) -> None:
        if self._sheet.is_open and not self._entry.text.strip():
            self._sheet.close()
        elif self._entered is not None and not self._entered.done():
            self._sheet.close()
            self._sheet.answer = []
            self._entered.set_result(self._entry.text)

    def _means(self, key: str) -> bool:
        """Whether the key says something now."""
        return key in self._sheet.view.keys and self._sheet.is_asking and not self._entry.text

    def _walk(self, event: KeyPressEvent) -> None:
        self._write(self._sheet.view.keys[event.key_sequence[0].key])
        self._enter()

    def _interrupt(self) -> None:
        self._sheet.close()
        self._sheet.answer = []
        self._interrupts.release()

    def _complete(self) -> None:
        """Make the entry longer by what is certain; when nothing is, go through the choices."""
        longer = self._sheet.completed()
        if self._picked is None and longer != self._sheet.typed:
            self._write(longer)
        else:
            self._pick(1)

    def _pick(self, step: int) -> None:
        """Put the next choice that fits what was typed into the entry."""
        fitting = self._sheet.fitting()
        if self._sheet.question is not None or not fitting:
            return
        before = self._picked if self._picked is not None else (-1 if step > 0 else 0)
        picked, typed = (before + step) % len(fitting), self._sheet.typed
        self._write(fitting[picked].name)
        self._picked, self._sheet.typed = picked, typed

    def _write(self, entry: str) -> None:
        self._entry.text = entry
        self._entry.cursor_position = len(entry)
        self._sheet.typed, self._picked = entry, None

    def _typed(self) -> None:
        self._sheet.typed, self._picked, self._sheet.answer = self._entry.text, None, []

    def _layout(self) -> HSplit:
        sheet = self._sheet
        entry = BufferControl(self._entry, [BeforeInput(sheet.before_entry), AfterInput(self._hint)])
        return HSplit(
            [
                self._window(sheet.table, lambda heights: heights.table),
                self._window(sheet.told, lambda heights: heights.news),
                Window(FormattedTextControl(sheet.bar), height=1, style="class:bar"),
                Window(entry, height=1),
                self._window(sheet.offered, lambda heights: heights.choices),
            ]
        )

    def _window(self, text: Callable[[], list[str]], height: Callable[[Heights], int]) -> Window:
        control = FormattedTextControl(lambda: ANSI("\n".join(text())))
        return Window(control, height=lambda: Dimension.exact(height(self._sheet.heights())))

    def _hint(self) -> StyleAndTextTuples:
        return [("class:hint", "" if self._entry.text else self._sheet.hint())]

    def _size(self) -> tuple[int, int]:
        size = self._app.output.get_size()
        return size.rows, size.columns
