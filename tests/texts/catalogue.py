"""The text files: which messages they define, which parameters each takes, and arguments to try it with."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(str(resources.files("schatzkiste") / "locales"))
FILES = sorted({file.name for file in LOCALES.glob("*/*.ftl")})
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 7, 100)
UNKNOWN = "something else"

Arguments = dict[str, str | int]


def entries(language: str, file: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of a file."""
    path = LOCALES / language / file
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file, by id."""
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


@cache
def all_messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language, by id."""
    return {text_id: message for file in FILES for text_id, message in messages(language, file).items()}


def pattern(language: str, reference: str) -> ast.Pattern | None:
    """What a reference such as `tobago-path` or `tobago-path.plural` stands for, if there is such a thing."""
    text_id, _, form = reference.partition(".")
    message = all_messages(language).get(text_id)
    if message is None:
        return None
    if not form:
        return message.value
    return next((attribute.value for attribute in message.attributes if attribute.id.name == form), None)


def forms(language: str, file: str) -> list[str]:
    """Every message of a file and each of its grammatical forms, as they are referred to."""
    return [
        reference
        for text_id, message in messages(language, file).items()
        for reference in (text_id, *(f"{text_id}.{attribute.id.name}" for attribute in message.attributes))
    ]


def junk(language: str, file: str) -> list[str]:
    """The parts of a file that are not valid Fluent."""
    body = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body
    return [entry.content or "" for entry in body if isinstance(entry, ast.Junk)]


class Parameters(Visitor):
    """The parameters of a text and of all it refers to, with the variants selected by each, and those references."""

    def __init__(self, language: str, node: ast.BaseNode) -> None:
        self.language = language
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.references: set[str] = set()
        self.visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        reference = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        self.references.add(reference)
        found = pattern(self.language, reference)
        if found is not None:
            self.visit(found)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
                for variant in node.variants
            }
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def samples(language: str, message: ast.Message) -> Iterator[Arguments]:
    """Arguments that reach every variant of a text."""
    parameters = Parameters(language, message)
    names = sorted(parameters.names)
    for values in product(*(sample_values(parameters.variants.get(name, set())) for name in names)):
        yield dict(zip(names, values, strict=True))


def sample_values(variants: set[str]) -> list[str | int]:
    """Values of one argument: numbers where the text counts, else each word it knows and one it does not."""
    if not variants:
        return [7]
    if all(key in PLURALS or key.isdigit() for key in variants):
        return sorted({*NUMBERS, *(int(key) for key in variants if key.isdigit())})
    return [*sorted(variants), UNKNOWN]


def bundle(language: str) -> FluentBundle:
    """All texts of a language."""
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    return made
