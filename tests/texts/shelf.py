"""The text files as they stand: what they hold, what each text asks for, and arguments to try it with."""

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
STRANGE = "something else"

Arguments = dict[str, str | int]


def entries(language: str, file: str) -> list[ast.Message | ast.Term]:
    """The texts of a file."""
    path = LOCALES / language / file
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The texts of a file that can be asked for, by id."""
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


@cache
def all_messages(language: str) -> dict[str, ast.Message]:
    """The texts of a language that can be asked for, by id."""
    return {text_id: message for file in FILES for text_id, message in messages(language, file).items()}


def junk(language: str, file: str) -> list[str]:
    """The parts of a file that are no Fluent."""
    body = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body
    return [entry.content or "" for entry in body if isinstance(entry, ast.Junk)]


class Wants(Visitor):
    """The arguments of a text and of those it quotes, and the variants they choose between by each of them."""

    def __init__(self, language: str, entry: ast.Message) -> None:
        self.language = language
        self.arguments: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(entry)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(all_messages(self.language)[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
                for variant in node.variants
            }
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def samples(language: str, entry: ast.Message) -> Iterator[Arguments]:
    """Arguments that reach every variant of a text."""
    wants = Wants(language, entry)
    names = sorted(wants.arguments)
    for values in product(*(sample_values(wants.variants.get(name, set())) for name in names)):
        yield dict(zip(names, values, strict=True))


def sample_values(variants: set[str]) -> list[str | int]:
    """Values of one argument: numbers where the text counts, else each word it knows and one it does not."""
    if not variants:
        return [7]
    if all(key in PLURALS or key.isdigit() for key in variants):
        return sorted({*NUMBERS, *(int(key) for key in variants if key.isdigit())})
    return [*sorted(variants), STRANGE]


def bundle(language: str) -> FluentBundle:
    """All texts of a language."""
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    return made
