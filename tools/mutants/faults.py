"""The faults that can be put into a module, each as one change of its text."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
    "in": ("not in",),
    "not in": ("in",),
    "is": ("is not",),
    "is not": ("is",),
}
ARITHMETIC = {
    "+": "-",
    "-": "+",
    "*": "//",
    "/": "*",
    "//": "*",
    "%": "//",
    "**": "*",
    "<<": ">>",
    ">>": "<<",
    "&": "|",
    "|": "&",
    "^": "|",
}
OTHER_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SYMBOLS: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.And: "and",
    ast.Or: "or",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}


@dataclass(frozen=True)
class Fault:
    """One change: the text from `start` to `end` becomes `text`."""

    kind: str
    line: int
    start: int
    end: int
    text: str

    def put_into(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


def faults(source: str) -> list[Fault]:
    """Every fault that a module can get, in the order of the text; some may leave nothing that can be read."""
    found = set(_Finder(source).look_at(ast.parse(source)))
    return sorted(found, key=lambda fault: (fault.start, fault.end, fault.text))


def is_another_module(source: str, faulty: str) -> bool:
    """Whether the changed text is a module at all, and a different one."""
    try:
        return ast.dump(ast.parse(faulty)) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


class _Finder:
    """Walks through a module without what does not run: annotations, docstrings, assertions for the type checker."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def look_at(self, node: ast.AST, returns: str = "") -> Iterator[Fault]:
        """The faults in a node and below; `returns` is the annotation of the function around it."""
        match node:
            case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
                return
            case ast.If(test=ast.Name("TYPE_CHECKING")):
                return
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                returns = ast.unparse(node.returns) if node.returns else ""
                below = [*node.args.defaults, *(value for value in node.args.kw_defaults if value), *node.body]
            case ast.ClassDef():
                below = list(node.body)
            case ast.AnnAssign():
                below = [node.value] if node.value else []
            case _:
                below = list(ast.iter_child_nodes(node))
        yield from self._faults_of(node, returns)
        for child in below:
            yield from self.look_at(child, returns)

    def _faults_of(self, node: ast.AST, returns: str) -> Iterator[Fault]:
        match node:
            case ast.Compare():
                operands = [node.left, *node.comparators]
                for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
                    symbol = SYMBOLS[type(operator)]
                    for other in COMPARISONS[symbol]:
                        yield from self._between("comparison", left, right, symbol, other)
            case ast.BoolOp():
                symbol = SYMBOLS[type(node.op)]
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield from self._between("and, or", left, right, symbol, "or" if symbol == "and" else "and")
            case ast.BinOp():
                symbol = SYMBOLS.get(type(node.op), "")
                if symbol:
                    yield from self._between("arithmetic", node.left, node.right, symbol, ARITHMETIC[symbol])
            case ast.UnaryOp(op=ast.Not()):
                start = self._start(node)
                yield Fault("not", node.lineno, start, start + len("not "), "")
            case ast.If() | ast.While() | ast.IfExp():
                yield from self._negated(node.test)
            case ast.comprehension():
                for test in node.ifs:
                    yield from self._negated(test)
            case ast.match_case(guard=ast.expr() as guard):
                yield from self._negated(guard)
            case ast.Constant(value=bool() as value):
                yield self._instead("constant", node, str(not value))
            case ast.Constant(value=int() as number):
                yield self._instead("constant", node, str(number + 1))
                yield self._instead("constant", node, f"({number - 1})" if number < 1 else str(number - 1))
            case ast.Call(func=ast.Name(name) as called) if name in OTHER_CALLS:
                yield self._instead("call", called, OTHER_CALLS[name])
            case ast.stmt():
                yield from self._faults_of_statement(node, returns)

    def _faults_of_statement(self, node: ast.stmt, returns: str) -> Iterator[Fault]:
        match node:
            case ast.Return(value=ast.expr() as value) if returns == "bool":
                yield self._instead("return", value, f"not ({self._text(value)})")
            case ast.Return(value=ast.expr() as value) if ast.unparse(value) != "None":
                yield self._instead("return", value, "None")
            case ast.AugAssign():
                symbol = SYMBOLS[type(node.op)]
                yield from self._between("arithmetic", node.target, node.value, f"{symbol}=", f"{ARITHMETIC[symbol]}=")
                yield self._instead("statement", node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
                yield self._instead("statement", node, "pass")
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise() | ast.Delete() | ast.Return(value=None):
                yield self._instead("statement", node, "pass")
            case ast.Break():
                yield self._instead("loop", node, "continue")
            case ast.Continue():
                yield self._instead("loop", node, "break")

    def _negated(self, test: ast.expr) -> Iterator[Fault]:
        """The other branch is taken; where one word turns the condition round, there is a fault for that already."""
        if not isinstance(test, ast.Compare | ast.UnaryOp):
            yield self._instead("branch", test, f"not ({self._text(test)})")

    def _between(self, kind: str, left: ast.expr, right: ast.expr, symbol: str, other: str) -> Iterator[Fault]:
        """Another operator between two operands; in the gap stand nothing else but brackets and space."""
        start, end = self._end(left), self._start(right)
        place = self._source.find(symbol, start, end)
        if place >= 0:
            line = self._source.count("\n", 0, place) + 1
            yield Fault(kind, line, place, place + len(symbol), other)

    def _instead(self, kind: str, node: ast.expr | ast.stmt, text: str) -> Fault:
        return Fault(kind, node.lineno, self._start(node), self._end(node), text)

    def _text(self, node: ast.expr) -> str:
        return self._source[self._start(node) : self._end(node)]

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self._offset(node.lineno, node.col_offset)

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._offset(node.end_lineno, node.end_col_offset)

    def _offset(self, line: int, column: int) -> int:
        """Where a place of the tree, which counts bytes, is in the text."""
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())
