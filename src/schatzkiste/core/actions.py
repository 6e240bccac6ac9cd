"""The action space: every decision of a game as a number, with a notation people can read and type."""

from schatzkiste.core.errors import UnknownAction


class Action:
    """One entry of the action space: a kind of decision with its arguments."""

    def __init__(self, kind: str, args: dict[str, str]) -> None:
        self.kind = kind
        self.args = args
        self.notation = " ".join([kind, *args.values()])

    def __repr__(self) -> str:
        return f"<Action {self.notation}>"


class Kind:
    """A kind of decision: a run of numbers, one for each combination of arguments."""

    def __init__(self, index: int, name: str, first: int, sizes: list[int]) -> None:
        self.index = index
        self.name = name
        self.first = first
        self.second_size = sizes[1] if len(sizes) > 1 else 1
        self.size = 1
        for size in sizes:
            self.size *= size

    def at(self, first: int = 0, second: int = 0) -> int:
        """The action with these arguments, each given as its position in its domain."""
        return self.first + first * self.second_size + second

    def arg(self, action: int) -> int:
        """The only argument of an action of this kind."""
        return action - self.first

    def args(self, action: int) -> tuple[int, int]:
        """The two arguments of an action of this kind."""
        offset = action - self.first
        return offset // self.second_size, offset % self.second_size


class ActionSpace:
    """All actions of a game; grows while the game's module declares its kinds, then stays."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.kinds: list[Kind] = []
        self._entries: list[Action] = []
        self._kind_of: list[int] = []
        self._by_notation: dict[str, int] = {}

    def kind(self, name: str, **domains: tuple[str, ...]) -> Kind:
        """Declare a kind with up to two named arguments and their domains."""
        if len(domains) > 2:
            raise ValueError(f"kind {name!r} has more than two arguments; split it into smaller decisions")
        kind = Kind(len(self.kinds), name, len(self._entries), [len(domain) for domain in domains.values()])
        self.kinds.append(kind)
        rows: list[dict[str, str]] = [{}]
        for argument, domain in domains.items():
            rows = [{**row, argument: label} for row in rows for label in domain]
        for row in rows:
            action = Action(name, row)
            if action.notation in self._by_notation:
                raise ValueError(f"two actions are written {action.notation!r}")
            self._by_notation[action.notation] = len(self._entries)
            self._entries.append(action)
            self._kind_of.append(kind.index)
        return kind

    def kind_of(self, action: int) -> int:
        """The index of the action's kind."""
        return self._kind_of[action]

    def checked(self, action: int) -> int:
        """The action itself, if there is one with this number."""
        if 0 <= action < len(self._entries):
            return action
        raise UnknownAction(f"{self.game} has the actions 0 to {len(self._entries) - 1}, not {action}")

    def parse(self, text: str) -> int:
        """The action written so."""
        action = self._by_notation.get(" ".join(text.lower().split()), -1)
        if action >= 0:
            return action
        words = text.split()
        examples = [entry.notation for entry in self._entries if words and entry.kind == words[0].lower()]
        if examples:
            hint = f"{words[0].lower()} is written like {examples[0]!r}"
        else:
            hint = f"it knows: {', '.join(kind.name for kind in self.kinds)}"
        raise UnknownAction(f"{self.game} has no action {text[:60]!r}; {hint}")

    def __getitem__(self, action: int) -> Action:
        return self._entries[self.checked(action)]

    def __len__(self) -> int:
        return len(self._entries)
