"""Why an action is not allowed, as a value that can be shown in any language."""

Arg = int | str


class Refusal:
    """A reason with its code, the rule it rests on, and the arguments of its sentence."""

    def __init__(self, code: str, rule: str, **args: Arg) -> None:
        self.code = code
        self.rule = rule
        self.args: dict[str, Arg] = args

    def to_json(self) -> dict[str, object]:
        """The refusal as it travels to clients."""
        return {"code": self.code, "rule": self.rule, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __str__(self) -> str:
        details = "".join(f" {name}={value}" for name, value in self.args.items())
        return f"{self.code}{details} ({self.rule})"

    def __repr__(self) -> str:
        return f"<Refusal {self}>"
