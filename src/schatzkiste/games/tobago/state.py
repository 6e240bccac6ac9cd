"""A position of Tobago."""

from __future__ import annotations

from schatzkiste.core.game import Game
from schatzkiste.core.options import Settings
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import JsonObject, State
from schatzkiste.games.tobago.actions import PATHS
from schatzkiste.games.tobago.clues import matching_spaces
from schatzkiste.games.tobago.fitting import can_lay
from schatzkiste.games.tobago.frame import BIT, NOWHERE
from schatzkiste.games.tobago.gold import FaceDown
from schatzkiste.games.tobago.hidden_gold import redeal_gold
from schatzkiste.games.tobago.island import Island
from schatzkiste.games.tobago.knowledge import redeal_clues
from schatzkiste.games.tobago.sharing import NO_SEAT, Sharing
from schatzkiste.games.tobago.stages import EXTRA_CLUES, NO_CLUE, NO_DRIVE, NO_PATH
from schatzkiste.games.tobago.tables import Tables
from schatzkiste.games.tobago.view import view_of
from schatzkiste.games.tobago.writing import position_of


class Tobago(State):
    """The island, the four paths, the decks, and what everyone has.

    Lists within lists (hands, clues and roses on the paths, gold) and the stacks are replaced, never changed in place,
    so that copies can share them. A stack is drawn from its end; only its first `clues_left` or `gold_left` cards
    are still there. `clue_deal` says by which shuffle of the stack each clue was last dealt out, `safe_left` how many
    cards on top of the gold cannot be curses, `mixed` which gold cards were reshuffled and `mixed_down` which of them
    had lain face down, `remembered` which cards lying face down, now or then, each seat drew itself.
    """

    def __init__(self, game: Game, tables: Tables, players: int, settings: Settings, seed: str, island: Island) -> None:
        super().__init__(game, players, settings, seed)
        self.tables = tables
        self.island = island
        self.advanced = settings["rules"] == "advanced"
        self.landmarks: list[list[int]] = []
        self.matching: list[int] = []
        self.facing: list[int] = []
        self.vehicles: list[int] = []
        self.amulets_on = 0
        self.amulets_left = 0
        self.amulets: list[int] = []
        self.roses: list[int] = []
        self.hands: list[list[int]] = []
        self.clue_stack: list[int] = []
        self.clues_left = 0
        self.clue_discards: list[int] = []
        self.clue_deal: list[int] = []
        self.deals = 1
        self.path_clues: list[list[int]] = []
        self.path_roses: list[list[int]] = []
        self.candidates: list[int] = []
        self.removed: list[int] = []
        self.gold: list[list[int]] = []
        self.gold_stack: list[int] = []
        self.gold_left = 0
        self.safe_left = 0
        self.gold_discards: list[int] = []
        self.face_down: list[FaceDown] = []
        self.curses_gone: list[int] = []
        self.mixed = 0
        self.mixed_down: list[FaceDown] = []
        self.remembered: list[int] = []
        self.last_treasure = False
        self.sharing: Sharing | None = None
        self.start = 0
        self.turn = 0
        self.turns = 0
        self.idle_turns = 0
        self.progress = False
        self.done = False
        self.drive = NO_DRIVE
        self.legs = 0
        self.first_clue = NO_CLUE
        self.opener = NO_SEAT
        self.opened = NO_PATH
        self.swapped = NO_CLUE

    def copy(self) -> Tobago:
        """An exact and independent copy."""
        twin = Tobago(self.game, self.tables, self.players, self.settings, self.seed, self.island)
        self.copy_base(twin)
        twin.landmarks = self.landmarks
        twin.matching = self.matching
        twin.facing = self.facing[:]
        twin.vehicles = self.vehicles[:]
        twin.amulets_on = self.amulets_on
        twin.amulets_left = self.amulets_left
        twin.amulets = self.amulets[:]
        twin.roses = self.roses[:]
        twin.hands = self.hands[:]
        twin.clue_stack = self.clue_stack
        twin.clues_left = self.clues_left
        twin.clue_discards = self.clue_discards
        twin.clue_deal = self.clue_deal
        twin.deals = self.deals
        twin.path_clues = self.path_clues[:]
        twin.path_roses = self.path_roses[:]
        twin.candidates = self.candidates[:]
        twin.removed = self.removed[:]
        twin.gold = self.gold[:]
        twin.gold_stack = self.gold_stack
        twin.gold_left = self.gold_left
        twin.safe_left = self.safe_left
        twin.gold_discards = self.gold_discards
        twin.face_down = self.face_down
        twin.curses_gone = self.curses_gone
        twin.mixed = self.mixed
        twin.mixed_down = self.mixed_down
        twin.remembered = self.remembered[:]
        twin.last_treasure = self.last_treasure
        twin.sharing = None if self.sharing is None else self.sharing.copy()
        twin.start = self.start
        twin.turn = self.turn
        twin.turns = self.turns
        twin.idle_turns = self.idle_turns
        twin.progress = self.progress
        twin.done = self.done
        twin.drive = self.drive
        twin.legs = self.legs
        twin.first_clue = self.first_clue
        twin.opener = self.opener
        twin.opened = self.opened
        twin.swapped = self.swapped
        return twin

    def lay_out(self, landmarks: list[list[int]]) -> None:
        """Put huts, palms and statues on the island and all pieces beside it."""
        self.landmarks = landmarks
        self.matching = matching_spaces(self.tables.clues, self.island, landmarks)
        self.facing = [0] * len(landmarks[2])
        self.vehicles = [NOWHERE] * self.players
        self.amulets_left = self.tables.amulets
        self.amulets = [0] * self.players
        self.roses = [self.tables.roses] * self.players
        self.hands = [[] for _ in range(self.players)]
        self.clue_deal = [1] * len(self.tables.clues)
        self.path_clues = [[] for _ in range(PATHS)]
        self.path_roses = [[] for _ in range(PATHS)]
        self.candidates = [self.island.land] * PATHS
        self.removed = [0] * PATHS
        self.gold = [[] for _ in range(self.players)]
        self.remembered = [0] * self.players

    def scores(self) -> list[int]:
        """Everyone's gold, once it is counted; until then it lies face down (TO-7.2)."""
        if self.to_act:
            return [0] * self.players
        return [self.gold_of(seat) for seat in range(self.players)]

    def gold_of(self, seat: int) -> int:
        """The gold a seat has taken; whoever kept count knows it (TO-7.2)."""
        return self.tables.gold.worth(self.gold[seat])

    def is_located(self, path: int) -> bool:
        """Whether one space is left on the path: the treasure is located (TO-3.5)."""
        spaces = self.candidates[path]
        return spaces & (spaces - 1) == 0

    def markers(self, path: int) -> int:
        """The spaces with a marker of the path's colour (TO-3.5)."""
        spaces = self.candidates[path]
        return spaces if self.path_clues[path] and spaces.bit_count() <= self.tables.markers else 0

    def stands_on(self, seat: int, path: int) -> bool:
        """Whether the seat's vehicle stands on the path's located treasure."""
        return self.candidates[path] == BIT[self.vehicles[seat]]

    def look(self, seat: int | None) -> JsonObject:
        """What the seat may see."""
        return dict(view_of(self, seat))

    def position(self) -> JsonObject:
        """The whole position by names, for `to_json`."""
        return position_of(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew the stacks, the others' hands, the pile, and gold lying face down that the seat did not draw."""
        redeal_clues(self, seat, rng)
        while self.phase == EXTRA_CLUES and not can_lay(self, self.turn):  # else nobody could have bought the clue
            redeal_clues(self, seat, rng)
        redeal_gold(self, seat, rng)
