"""What a position consists of, and copying it. Written by `python -m tools.positions` from attributes.py."""

from __future__ import annotations

from schatzkiste.core.state import State


class SilverGoldPosition(State):
    """What attributes.py declares."""

    round: int  # the round, counted from 1
    turn: int  # the turn of the round, counted from 1
    starter: int  # the starting player of this turn
    expeditions: list[int]  # the patterns of this round in order; the eighth is never seen
    deck: list[int]  # the treasure cards of the deck, the top one first
    under: int  # how many of them were put under the deck for all to see (SG-5.1)
    display: list[int]  # the cards of the display, the oldest first
    display_taken: bool  # whether one of them was taken in this turn
    trophies_left: list[int]  # the trophies that are still free, the highest first
    dealt: list[list[int]]  # the four cards each may choose from, none after the choice
    kept: list[int]  # the two of them that each has chosen
    cards: list[int]  # the card at each place
    marks: list[int]  # its final marks
    new_marks: list[int]  # its marks of this turn while all mark
    first_mark: list[int]  # the pattern or field each marked in this turn
    coins: list[int]  # how many coins each has crossed off
    palms: list[list[int]]  # what each palm has scored
    trophies: list[list[int]]  # the trophy of each full row, 0 if none was left
    completed: list[list[int]]  # the completed cards of each
    pattern: int  # the pattern of this turn
    free: list[int]  # the fields at each place without any mark
    crosses_left: list[int]  # how many fields each still has to mark for crosses

    def copy_attributes(self, twin: SilverGoldPosition) -> None:
        """Give another state all attributes of this one."""
        twin.round = self.round
        twin.turn = self.turn
        twin.starter = self.starter
        twin.expeditions = self.expeditions
        twin.deck = self.deck
        twin.under = self.under
        twin.display = self.display
        twin.display_taken = self.display_taken
        twin.trophies_left = self.trophies_left
        twin.dealt = self.dealt
        twin.kept = self.kept
        twin.cards = self.cards
        twin.marks = self.marks
        twin.new_marks = self.new_marks[:]
        twin.first_mark = self.first_mark[:]
        twin.coins = self.coins[:]
        twin.palms = self.palms
        twin.trophies = self.trophies
        twin.completed = self.completed
        twin.pattern = self.pattern
        twin.free = self.free[:]
        twin.crosses_left = self.crosses_left[:]
