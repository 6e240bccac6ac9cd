"""Companies of unruly people: they play a whole game, but also come, go, talk, ask, err, take back and send twice."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from schatzkiste.games import game
from schatzkiste.server import timing
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Refused, ToClient
from schatzkiste.server.party_messages import DeviceCode, SeatKey, TableMade
from tests.server.clients import Client, Server
from tests.server.friends import NAMES, device_key, join, open_table, post

UNHURRIED = {"limit_guesses": 10_000, "limit_connections": 1000, "limit_messages": 1000, "limit_tables": 10_000}
"""Limits for a server at which many companies share one address."""
BRISKLY = 0.01
BRISK = f"from schatzkiste.server import timing; timing.BOTS_REPLY = {BRISKLY}\n"
"""No time for bots to reply, which nobody would learn anything from: so whole games of Die Dracheninsel end soon."""
PATIENCE = 1
SEATS = 4
BOTS = 1
MOST_UNDOS = 8
MOST_REQUESTS = 5
LONG_AWAY = 2.5
UNHURRIED_CLOCK = 600
"""The seconds for each decision: nobody's time is used up, but everyone is told of it."""
STUCK_AFTER = 120.0
A_LITTLE_LATER = 0.004
IN_A_HURRY_AFTER = 5.0
"""After how many seconds nobody wants to reply in windows any more, so that games end."""


@contextmanager
def brisk() -> Iterator[None]:
    """What BRISK does to a server, for as long as its log is folded here: otherwise clocks would go on later."""
    usual, timing.BOTS_REPLY = timing.BOTS_REPLY, BRISKLY
    try:
        yield
    finally:
        timing.BOTS_REPLY = usual


class Heard(NamedTuple):
    """A message to a client, and how many it had sent before."""

    text: str
    after: int


class Tape:
    """Everything that one connection said and heard; the key is None where somebody watched."""

    def __init__(self, key: str | None, since: int) -> None:
        self.key = key
        self.since = since
        self.heard: list[Heard] = []
        self.said = 0


class Taped(Client):
    """A client whose every word is kept; `pending` is the number of changes that it last acted upon."""

    def __init__(self, connection: ClientConnection, tape: Tape) -> None:
        super().__init__(connection)
        self.tape = tape
        self.pending = -1

    def send(self, **message: Any) -> None:  # noqa: ANN401
        """Send a message."""
        super().send(**message)
        self.tape.said += 1

    def hear(self, within: float) -> str:
        """The next message as it comes."""
        text = super().hear(within)
        self.tape.heard.append(Heard(text, self.tape.said))
        return text

    def receive_any(self, within: float = 20.0) -> ToClient:
        """The next message; whoever is refused may try again, but what came too late is seen by what comes next."""
        message = super().receive_any(within)
        if isinstance(message, Refused) or (isinstance(message, Problem) and message.code != "stale"):
            self.pending = -1
        return message


class Person:
    """Somebody who may be connected or not, with a key or (None) watching."""

    def __init__(self, company: "Company", key: str | None) -> None:
        self._company = company
        self._line = ExitStack()
        self.key = key
        self.client: Taped | None = None
        self.seq = 0
        self.away_until = 0.0

    def come(self) -> None:
        """Connect, and be told what has changed."""
        company = self._company
        since = company.chance.choice([0, self.seq])
        plain = self._line.enter_context(company.server.visit(company.table))
        tape = Tape(self.key, since)
        company.tapes.append(tape)
        self.client = Taped(plain.connection, tape)
        self.client.send(type="hello", key=self.key, since=since)

    def go(self, abruptly: bool) -> None:
        """Be cut off, or close the page."""
        if self.client is not None and abruptly:
            self.client.connection.close_socket()
        self.client = None
        self._line.close()

    def catch_up(self) -> None:
        """Hear what has come."""
        if self.client is None:
            return
        try:
            while True:
                self.client.receive_any(0.0)
        except TimeoutError:
            pass
        except ConnectionClosed:
            self.go(abruptly=False)
        if (client := self.sees) is not None:
            self.seq = client.seen.seq

    @property
    def sees(self) -> Taped | None:
        """The client, once it knows people and table."""
        client = self.client
        return client if client is not None and hasattr(client, "seen") and hasattr(client, "party") else None

    @property
    def is_asked(self) -> bool:
        """Whether it may act now and has not done so yet."""
        client = self.sees
        return client is not None and bool(client.seen.legal) and client.pending != client.seen.seq


class Company:
    """Three people and a bot at one table, somebody who watches, and a second device; all by one chance."""

    def __init__(self, server: Server, game_id: str, number: int, window: int = 0, drops: int = 3) -> None:
        self.server = server
        self.number = number
        self.game = game(game_id)
        self.chance = random.Random(f"{game_id} {number}")
        self.tapes: list[Tape] = []
        self.secrets: list[str] = []
        self.results: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
        self.drops: Counter[str | None] = Counter()
        self.wanted: Counter[tuple[int | None, str]] = Counter()
        self._drop_weight = drops
        self._undos = self._requests = self._talked = 0
        self._leaves_at = self.chance.choice([0, 0, 60, 150])
        self._covers_at = self.chance.choice([0, 20, 40])
        self._passes = 0
        self._is_curious = True
        self._gather({"window": window, "patience": PATIENCE, "spectators_talk": True, "clock": UNHURRIED_CLOCK})

    def _gather(self, manners: dict[str, object]) -> None:
        made = open_table(self.server, self.game.id, SEATS, manners, BOTS)
        self.table = made.table
        people = [made, *(join(self.server, made, NAMES[number]) for number in range(SEATS - 1 - BOTS))]
        answer = post(self.server, "device", table=made.table, key=people[1].key)
        code = msgspec.json.decode(answer.content, type=DeviceCode).code
        second = TableMade(made.table, [SeatKey(1, device_key())])
        assert post(self.server, "take", code=code, key=second.key).status_code == 200
        keys = [person.key for person in (*people, second)]
        self.secrets = [*keys, code, *filter(None, (made.invitation, made.code))]
        self.people = [Person(self, key) for key in keys]
        self._leaving = self.people[2]
        self.watching = Person(self, None)
        for person in (*self.people, self.watching):
            person.come()

    def play(self) -> None:
        """Play to the end, and have the host of the moment ask for a rematch."""
        self._wait_for_host().send(type="start")
        heard, changed = -1, time.monotonic()
        self._hurries_at = changed + IN_A_HURRY_AFTER
        while not self._is_over():
            for person in (*self.people, self.watching):
                person.catch_up()
            if (now := sum(len(tape.heard) for tape in self.tapes)) != heard:
                heard, changed = now, time.monotonic()
            assert time.monotonic() < changed + STUCK_AFTER, f"table {self.table} stands still"
            self._passes += 1
            self._do_something()
        self._wait_for_host().send(type="again")
        for person in (*self.people, self.watching):
            while (client := person.sees) is None or not client.seen.over or client.party.rematch is None:
                self._bring_back(person)
                person.catch_up()
                time.sleep(A_LITTLE_LATER)
            self.results.add((tuple(client.seen.scores), tuple(client.seen.winners)))
        for person in (*self.people, self.watching):
            person.go(abruptly=False)

    def _wait_for_host(self) -> Taped:
        """Whoever is the host, once connected."""
        while True:
            for person in self.people:
                self._bring_back(person)
                person.catch_up()
                client = person.client
                if client is not None and hasattr(client, "party") and client.party.seat == client.party.host:
                    return client
            time.sleep(A_LITTLE_LATER)

    def _is_over(self) -> bool:
        return any(person.sees is not None and person.sees.seen.over for person in self.people)

    def _bring_back(self, person: Person) -> None:
        if person.client is None and time.monotonic() >= person.away_until:
            person.come()

    def _do_something(self) -> None:
        deeds = [self._act, self._ask_why, self._err, self._take_back, self._ask_undo, self._talk, self._drop]
        weights = [60, 3, 2, 4, 4, 2, self._drop_weight]
        deeds += [self._watch, self._stand, self._leave, self._cover, self._look_back]
        weights += [2, 2, 2, 2, 6]
        for person in self.people:
            self._answer_undo(person)
            self._hurry(person)
            if self.chance.random() < 0.1 or not any(each.is_asked for each in self.people):
                self._bring_back(person)
        is_idle = not any(person.is_asked for person in self.people)
        if is_idle:
            time.sleep(A_LITTLE_LATER)
        if is_idle and self.chance.random() < 0.8:
            return
        with suppress(ConnectionClosed, OSError):  # heard of when it catches up
            self.chance.choices(deeds, weights)[0]()

    def _somebody(self) -> Taped | None:
        clients = [person.sees for person in self.people if person.sees is not None]
        return self.chance.choice(clients) if clients else None

    def _act(self) -> None:
        """Act; now and then twice, or after something that was seen before, or all at once in the wrong order."""
        asked = [person.sees for person in self.people if person.is_asked]
        client = self.chance.choice(asked) if asked else None
        if client is None or client.party.seats[client.party.seat or 0].cover is not None:
            return
        client.pending = client.seen.seq
        action = self.chance.choice(client.seen.legal)
        self.wanted[client.seen.seat, action] += 1
        act = {"type": "act", "action": action, "seq": client.seen.seq}
        earlier = {**act, "seq": max(0, client.seen.seq - self.chance.randint(1, 3))}
        for message in self.chance.choice([[act]] * 6 + [[act, act], [earlier, act], [act, earlier, act]]):
            client.send(**message)

    def _any_action(self) -> str:
        return self.game.notation(self.chance.randrange(len(self.game.actions)))

    def _ask_why(self) -> None:
        if (client := self._somebody()) is not None:
            client.send(type="why", action=self._any_action())

    def _look_back(self) -> None:
        """Look at a step of the past, first at all hands, then now and then with eyes that are not one's own."""
        lookers = [person.sees for person in (*self.people, self.watching) if person.sees is not None]
        if lookers:
            client = self.chance.choice(lookers)
            all_hands = {"seat": None, "open": True}
            eyes: dict[str, Any] = self.chance.choice([{"seat": client.seen.seat}] * 4 + [{"seat": 1}, all_hands])
            if self._is_curious:
                self._is_curious, eyes = False, all_hands
            client.send(type="look", step=self.chance.randint(0, client.seen.seq + 1), **eyes)

    def _err(self) -> None:
        if (client := self._somebody()) is not None:
            action = self._any_action()
            self.wanted[client.seen.seat, action] += 1
            client.send(type="act", action=action, seq=client.seen.seq)

    def _take_back(self) -> None:
        client = self._somebody()
        if client is not None and client.seen.undo and self._undos < MOST_UNDOS:
            self._undos += 1
            client.send(type="undo", seq=client.seen.seq)

    def _ask_undo(self) -> None:
        client = self._somebody()
        if client is not None and client.seen.ask_undo and self._requests < MOST_REQUESTS:
            self._requests += 1
            client.send(type="ask-undo", seq=client.seen.seq)

    def _answer_undo(self, person: Person) -> None:
        client = person.sees
        request = None if client is None else client.party.undo
        if client is None or request is None or client.party.seat not in request.waits_for:
            return
        if self.chance.random() < 0.5:
            client.send(type="answer-undo", agrees=self.chance.random() < 0.8)

    def _talk(self) -> None:
        speakers = [person.sees for person in (*self.people, self.watching) if person.sees is not None]
        if speakers:
            self._talked += 1
            words = self.chance.choice([{"text": f"Line {self._talked}"}, {"stamp": "oh"}])
            self.chance.choice(speakers).send(type="say", id=f"l{self._talked}", **words)

    def _drop(self) -> None:
        """Be cut off, alone or all at once."""
        if self._drop_weight:
            for person in self.people if self.chance.random() < 0.05 else [self.chance.choice(self.people)]:
                self.drops[person.key] += person.client is not None
                person.go(abruptly=self.chance.random() < 0.5)

    def _watch(self) -> None:
        """Whoever watches comes or goes."""
        if self.watching.client is None:
            self.watching.come()
        else:
            self.watching.go(abruptly=False)

    def _stand(self) -> None:
        if (client := self._somebody()) is not None:
            client.send(type="stand", order=self.chance.choice(["ask", "turn", "game", "mate"]))

    def _hurry(self, person: Person) -> None:
        client = person.sees
        is_waited_for = client is not None and client.party.order != "game" and self.chance.random() < 0.2
        if client is not None and is_waited_for and time.monotonic() > self._hurries_at:
            client.send(type="stand", order="game")

    def _leave(self) -> None:
        """Once, somebody leaves for good."""
        if self._leaves_at and self._passes > self._leaves_at and (client := self._leaving.sees) is not None:
            self._leaves_at = 0
            client.send(type="leave")
            self.people.remove(self._leaving)

    def _cover(self) -> None:
        """Once, the host stays away until a bot plays in their place; whoever finds a bot there takes the seat back."""
        away = self.people[0]
        if self._covers_at and self._passes > self._covers_at:
            self._covers_at = 0
            away.go(abruptly=True)
            away.away_until = time.monotonic() + LONG_AWAY
        if (client := self._somebody()) is None:
            return
        if away.client is None and client.party.seats[0].cover is None:
            client.send(type="cover", seat=0)
        if (client := away.sees) is not None and client.party.seats[0].cover is not None:
            client.send(type="return")
