"""Spectators are told in slices: everyone hears the last news, and others have their turn in between."""

import asyncio
from collections.abc import Callable
from functools import partial

from schatzkiste.server.spectators import SLICE, Spectators

CROWD = 3 * SLICE + 1


async def turns(count: int) -> None:
    """Let others have so many turns."""
    for _ in range(count):
        await asyncio.sleep(0)


def crowd(spectators: Spectators[str], heard: list[list[str]]) -> list[Callable[[str], None]]:
    """Many listeners, each with a list of what it heard."""
    listeners: list[Callable[[str], None]] = [partial(list.append, each) for each in heard]
    for listener in listeners:
        spectators.add(listener)
    return listeners


def test_everyone_hears_the_news_a_slice_at_a_time() -> None:
    async def run() -> None:
        spectators = Spectators[str]()
        heard: list[list[str]] = [[] for _ in range(CROWD)]
        crowd(spectators, heard)
        spectators.tell("one")
        assert sum(map(len, heard)) == 0
        await turns(1)
        assert sum(map(len, heard)) == SLICE
        await turns(4)
        assert heard == [["one"]] * CROWD

    asyncio.run(run())


def test_newer_news_go_first_to_those_who_have_waited_longest() -> None:
    async def run() -> None:
        spectators = Spectators[str]()
        heard: list[list[str]] = [[] for _ in range(CROWD)]
        crowd(spectators, heard)
        spectators.tell("one")
        await turns(1)
        spectators.tell("two")
        await turns(5)
        assert heard == [["one", "two"]] * SLICE + [["two"]] * (CROWD - SLICE)

    asyncio.run(run())


def test_who_has_gone_hears_nothing_and_keeps_nobody_from_hearing() -> None:
    async def run() -> None:
        spectators = Spectators[str]()
        heard: list[list[str]] = [[] for _ in range(CROWD)]
        listeners = crowd(spectators, heard)
        spectators.tell("one")
        await turns(1)
        for listener in listeners[:-1]:
            spectators.discard(listener)
        assert len(spectators) == 1
        await turns(5)
        assert heard[SLICE:-1] == [[]] * (CROWD - SLICE - 1)
        assert heard[-1] == ["one"]
        spectators.discard(listeners[-1])
        spectators.tell("two")
        await turns(2)
        assert heard[-1] == ["one"]

    asyncio.run(run())


def test_who_comes_later_hears_the_next_news() -> None:
    async def run() -> None:
        spectators, heard = Spectators[str](), list[str]()
        spectators.tell("one")
        await turns(2)
        spectators.add(heard.append)
        spectators.tell("two")
        await turns(2)
        assert heard == ["two"]

    asyncio.run(run())
