"""What may change only together with a version, as it was when the version was last raised."""

import json
from hashlib import sha256
from pathlib import Path

from schatzkiste.core import BadPosition, Game, JsonObject, State
from schatzkiste.games import game
from tests.laws.setups import Setup, every_setup, random_game
from tests.laws.spoilt import one_of_each_phase

FOLDER = Path(__file__).parent / "versions"
GAMES = 3
VERSIONED = {
    "components": ("rules_version",),
    "options": ("rules_version",),
    "actions": ("rules_version",),
    "notations": ("rules_version",),
    "random games": ("rules_version",),
    "position": ("position_version",),
    "ending": ("ending_version",),
    "endings": ("rules_version", "ending_version"),
}
"""What must stay as it is while versions stay: only when all of these do, the same is written."""


def versions_of(id: str) -> JsonObject:
    """The versions of a game, and all that belongs to them: rules, options, positions, endings, components."""
    chest = game(id)
    games = {str(setup): played(setup) for setup in every_setup() if setup.game == id}
    return {
        "rules_version": chest.rules_version,
        "position_version": chest.position_version,
        "ending_version": chest.ending_version,
        "components": chest.component_file.digest,
        "options": {option.name: [option.allowed(), option.default] for option in chest.options},
        "actions": {kind.name: kind.size for kind in chest.actions.kinds},
        "notations": digest([chest.notation(action) for action in range(len(chest.actions))]),
        "position": attributes_of(chest),
        "ending": sorted(next(iter(games.values()))[0][0].ending()),
        "random games": {setup: [line for _, line in ends] for setup, ends in games.items()},
        "endings": {setup: [digest(state.ending()) for state, _ in ends] for setup, ends in games.items()},
    }


def unversioned_changes(id: str) -> list[str]:
    """What has changed though the versions it belongs to stayed the same, in sentences."""
    then, now = kept_versions(id), json.loads(json.dumps(versions_of(id)))
    if not then:
        return []
    found = [
        f"{version} of {id} was {then[version]} and is {now[version]}: it may only rise"
        for version in ("rules_version", "position_version", "ending_version")
        if now[version] < then[version]
    ]
    for part, versions in VERSIONED.items():
        if all(now[version] == then[version] for version in versions) and now[part] != then[part]:
            found.append(f"{part} of {id} changed, so its {versions[-1]} must be raised")
    return found + unread_positions(game(id))


def kept_versions(id: str) -> JsonObject:
    """What is kept of the versions of a game; nothing of a new one."""
    path = FOLDER / f"{id}.json"
    kept: JsonObject = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return kept


def unread_positions(chest: Game) -> list[str]:
    """Which of the positions kept in the present versions no longer read back as they were written, in sentences."""
    found: list[str] = []
    for doc in kept_positions(chest):
        try:
            again = json.loads(json.dumps(chest.from_json(doc).to_json()))
            differing = "" if again == doc else "is written otherwise"
        except BadPosition as error:
            differing = f"is refused ({error})"
        if differing:
            found.append(f"a {doc['phase']} of {chest.id} {differing}, so its position_version must be raised")
    return found


def kept_positions(chest: Game) -> list[JsonObject]:
    """The positions that were kept in the present versions."""
    path = positions_path(chest.id)
    docs = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    present = (chest.rules_version, chest.position_version)
    return [doc for doc in docs if (doc["rules_version"], doc["position_version"]) == present]


def positions_path(id: str) -> Path:
    """Where positions of a game are kept, one a line."""
    return FOLDER / f"{id}-positions.jsonl"


def write_versions(id: str) -> None:
    """Keep the versions of a game and what belongs to them, and positions unless there are some of these versions."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{id}.json").write_text(json.dumps(versions_of(id), indent=1) + "\n", encoding="utf-8")
    if not kept_positions(game(id)):
        setup = next(setup for setup in every_setup() if (setup.game, setup.players) == (id, max(game(id).players)))
        lines = [json.dumps(state.to_json()) for state in one_of_each_phase(setup, "5")]
        positions_path(id).write_text("\n".join(lines) + "\n", encoding="utf-8")


def played(setup: Setup) -> list[tuple[State, str]]:
    """The ends of random games of a set-up, each with the game in one line."""
    found: list[tuple[State, str]] = []
    for number in range(GAMES):
        state, actions, _ = random_game(setup, f"{number:x}")
        moves = sha256("\n".join(map(str, actions)).encode()).hexdigest()[:12]
        line = f"{len(actions)} {moves} scores {state.scores()} winners {list(state.winners())}"
        found.append((state, line))
    return found


def attributes_of(chest: Game) -> list[str]:
    """The attributes of a position with their types."""
    return [f"{attribute.name}: {attribute.codec.type}" for attribute in chest.attributes.written]


def digest(value: object) -> str:
    """A value in short."""
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]
