"""Actions, events and refusals in words; the page speaks from the same files."""

from collections.abc import Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from schatzkiste.core.actions import Action
from schatzkiste.core.errors import BadSetup, SchatzkisteError
from schatzkiste.core.events import Event
from schatzkiste.core.refusal import Arg, Refusal

LANGUAGES = ("de", "en", "fr")
SEAT_ARGUMENTS = {"seat": "you", "other": "other_you"}
"""Arguments that are seats, each with the variable that says whether it is the listener's."""
GROUPED_FROM = 10_000


class TextError(SchatzkisteError, LookupError):
    """A text that is missing, or that was not given what it speaks of."""


class Texts:
    """All texts in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadSetup(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def say(self, text_id: str, /, **args: Arg | float) -> str:
        """The text with this id."""
        pattern = self._bundle.get_message(text_id).value if self._bundle.has_message(text_id) else None
        if pattern is None:
            raise TextError(f"there is no text {text_id} in {self.language}")
        said, errors = self._bundle.format_pattern(pattern, _numbered(args))
        if errors:
            raise TextError(f"the text {text_id} in {self.language} cannot be said: {errors[0]}")
        return str(said)

    def action(self, game: str, action: Action) -> str:
        """What the action does, as a choice to offer."""
        return self.say(f"{game}-action-{action.kind}", **action.args)

    def name(self, game: str, action: Action) -> str:
        """The action in as few words as it can be typed with in a terminal."""
        return self.say(f"{game}-typed-{action.kind}", **action.args)

    def event(self, game: str, event: Event, names: Sequence[str], seat: int | None = None) -> str:
        """What happened, told to the player on the seat or (None) to a spectator."""
        return self.say(f"{game}-event-{event.code}", **_spoken(event.args(), names, seat))

    def refusal(self, game: str, refusal: Refusal, names: Sequence[str], seat: int | None = None) -> str:
        """Why not, in the game's own words or in those all games share."""
        own = f"{game}-refusal-{refusal.code}"
        text_id = own if self._bundle.has_message(own) else f"refusal-{refusal.code}"
        return self.say(text_id, **_spoken(refusal.args, names, seat))

    def hint(self, game: str, reason: str) -> str:
        """Why an action is advised, or (`look-…`) what to look at, in the game's own words or those all games share."""
        own = f"{game}-hint-{reason}"
        return self.say(own if self._bundle.has_message(own) else f"hint-{reason}")


def _numbered(args: dict[str, Arg | float]) -> dict[str, object]:
    """Numbers as the page writes them, as on boards and sheets: marks between thousands only from ten of them on."""
    return {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=abs(value) >= GROUPED_FROM)
        for name, value in args.items()
    }


def _spoken(args: dict[str, Arg], names: Sequence[str], listener: int | None) -> dict[str, Arg]:
    """The arguments as texts know them: a seat is a player's name, and whether that is the listener."""
    spoken = dict(args)
    for argument, flag in SEAT_ARGUMENTS.items():
        seat = args.get(argument)
        if isinstance(seat, int):
            spoken[argument] = names[seat]
            spoken[flag] = "yes" if seat == listener else "no"
    return spoken


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("schatzkiste").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
