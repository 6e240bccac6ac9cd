"""The games in the chest. A game is a folder here; nothing else has to know its name."""

from functools import cache
from importlib import import_module, resources
from pathlib import Path
from pkgutil import iter_modules

from schatzkiste.core.errors import BadComponents, UnknownGame, unreadable
from schatzkiste.core.game import Game


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def game(id: str, components: str | Path | None = None) -> Game:
    """A game by its id, with its own components or those in a file of yours."""
    if id not in game_ids():
        raise UnknownGame(f"there is no game {id!r} in the chest; there are: {', '.join(game_ids())}")
    if components is None:
        return _own(id)
    try:
        text = Path(components).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"cannot read {components}: {unreadable(error)}") from error
    return _made(id, text)


@cache
def _own(id: str) -> Game:
    return _made(id, resources.files(f"{__name__}.{id}").joinpath("data/components.toml").read_text(encoding="utf-8"))


def _made(id: str, components: str) -> Game:
    made = import_module(f"{__name__}.{id}.game").make(components)
    assert isinstance(made, Game)
    return made
