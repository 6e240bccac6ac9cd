"""What a position consists of, and copying it. Written by `python -m tools.positions` from attributes.py."""

from __future__ import annotations

from schatzkiste.core.state import State
from schatzkiste.games.tobago.gold import FaceDown
from schatzkiste.games.tobago.island import Island


class TobagoPosition(State):
    """What attributes.py declares."""

    island: Island  # the island they play on
    huts: list[int]  # the spaces with a hut
    palms: list[int]  # the spaces with a palm
    statues: list[int]  # the spaces with a statue
    facing: list[int]  # where each statue looks, clockwise from south-east
    vehicles: list[int]  # where each vehicle stands
    amulets_on: list[int]  # the spaces with an amulet
    amulets: list[int]  # everyone's amulets
    hands: list[list[int]]  # everyone's clues
    clue_stack: list[int]  # the clues to draw, the top one last
    clue_discards: list[int]  # the clues discarded
    clue_deal: list[int]  # by which shuffle each clue was dealt
    path_clues: list[list[int]]  # the clues on each path
    path_roses: list[list[int]]  # the rose on each of them
    removed: list[list[int]]  # the spaces whose marker was removed
    gold: list[list[int]]  # the gold everyone has taken
    gold_stack: list[int]  # the gold cards to draw, the top one last
    gold_discards: list[int]  # the gold cards discarded openly
    face_down: list[FaceDown]  # those discarded unseen (TO-5.4)
    curses_gone: list[int]  # the curses out of the game
    mixed: int  # the gold cards that were reshuffled (TO-7.1)
    mixed_down: list[FaceDown]  # those of them that had lain face down
    remembered: list[int]  # the cards lying face down, now or then, that each seat drew
    raised: int  # the path whose treasure is being shared
    rose_cards: list[int]  # what each of its roses brought
    pile: list[int]  # its cards face down, the next to turn up last
    shown: list[int]  # its cards turned up, the last one on offer
    drawn: list[int]  # its cards that each seat drew and looked at
    asked: int  # the rose that is asked
    start: int  # who began
    turn: int  # whose turn it is; the raiser of a treasure
    turns: int  # how many turns have begun
    idle_turns: int  # how many turns have gone by without progress (TO-7.4)
    progress: bool  # whether there was progress in this turn
    done: bool  # whether the action of this turn was taken
    drive: int  # the drive under way
    legs: int  # how many legs it has had
    first_clue: int  # the clue drawn for the set-up
    opened: int  # the path to be opened anew
    swapped: int  # the clue whose rose is being swapped
    amulets_left: int  # how many amulets are in the supply
    roses: list[int]  # everyone's roses that are not on a path
    clues_at: list[int]  # which clues allow each place, as a set
    candidates: list[list[int]]  # where the treasure of each path may lie
    fitting: list[int]  # the clues that fit on each path, as a set (TO-3.4)
    treasures: list[int]  # where the treasure of each path is located
    rose_seats: list[int]  # the owners of the roses that are asked, from the bottom up
    rose_clues: list[int]  # the clue under each of them; NO_CLUE under the raiser's
    draws: list[int]  # how many cards of the treasure each seat, and nobody, drew
    safe_draws: list[int]  # those of them from the part of the stack without curses
    late_draws: list[int]  # how many each drew from the reshuffled gold

    def copy_attributes(self, twin: TobagoPosition) -> None:
        """Give another state all attributes of this one."""
        twin.island = self.island
        twin.huts = self.huts
        twin.palms = self.palms
        twin.statues = self.statues
        twin.facing = self.facing[:]
        twin.vehicles = self.vehicles[:]
        twin.amulets_on = self.amulets_on
        twin.amulets = self.amulets[:]
        twin.hands = self.hands[:]
        twin.clue_stack = self.clue_stack[:]
        twin.clue_discards = self.clue_discards
        twin.clue_deal = self.clue_deal
        twin.path_clues = self.path_clues[:]
        twin.path_roses = self.path_roses[:]
        twin.removed = self.removed[:]
        twin.gold = self.gold[:]
        twin.gold_stack = self.gold_stack[:]
        twin.gold_discards = self.gold_discards
        twin.face_down = self.face_down
        twin.curses_gone = self.curses_gone
        twin.mixed = self.mixed
        twin.mixed_down = self.mixed_down
        twin.remembered = self.remembered[:]
        twin.raised = self.raised
        twin.rose_cards = self.rose_cards[:]
        twin.pile = self.pile[:]
        twin.shown = self.shown[:]
        twin.drawn = self.drawn
        twin.asked = self.asked
        twin.start = self.start
        twin.turn = self.turn
        twin.turns = self.turns
        twin.idle_turns = self.idle_turns
        twin.progress = self.progress
        twin.done = self.done
        twin.drive = self.drive
        twin.legs = self.legs
        twin.first_clue = self.first_clue
        twin.opened = self.opened
        twin.swapped = self.swapped
        twin.amulets_left = self.amulets_left
        twin.roses = self.roses[:]
        twin.clues_at = self.clues_at
        twin.candidates = self.candidates[:]
        twin.fitting = self.fitting[:]
        twin.treasures = self.treasures[:]
        twin.rose_seats = self.rose_seats
        twin.rose_clues = self.rose_clues
        twin.draws = self.draws
        twin.safe_draws = self.safe_draws
        twin.late_draws = self.late_draws
