"""What a position consists of, and copying it. Written by `python -m tools.positions` from attributes.py."""

from __future__ import annotations

from schatzkiste.core.state import State
from schatzkiste.games.dracheninsel.knowledge import Knowledge
from schatzkiste.games.dracheninsel.plan import Plan


class DracheninselPosition(State):
    """What attributes.py declares."""

    hunter_places: list[int]  # where each colour's hunter is
    tiles: list[int]  # the terrain of each field
    dragon_places: list[int]  # where each dragon is
    treasure_places: list[int]  # where each treasure is
    progress: bool  # whether treasures or carriers changed in this turn (DI-10.3)
    hunters_before: list[int]  # where the hunters were before the last action (DI-9.2)
    tiles_before: list[int]  # the tiles before it
    dragons_before: list[int]  # where the dragons were before it
    treasures_before: list[int]  # where the treasures were before it
    progress_before: bool  # whether there was progress before it
    hands: list[list[int]]  # everyone's cards, in the order of the kinds
    pile: list[int]  # the draw pile, its top at the end
    discard: list[int]  # how many cards of each kind are discarded
    top: int  # the discard that lies on top
    played: list[int]  # the cards played in this turn, in order (DI-3.9)
    loot: list[int]  # what the last action stole, each card by its victim
    knowledge: Knowledge  # what each seat can tell about cards it does not see
    coins: list[list[int]]  # everyone's coins of each treasure
    turn: int  # whose turn it is
    turns: int  # how many turns are over
    idle_turns: int  # how many turns in a row have brought no progress (DI-10.3)
    actions_taken: int  # how many actions the active player has taken in this turn
    has_spent: bool  # whether one of them took a card
    free_terrains: int  # the terrains that a Long Journey has made free (DI-8.12)
    mover: int  # the hunter who moves in this turn (DI-3.14)
    partner: int  # who has arrived in a boat with the mover and a treasure that is not cashed yet
    announced: int  # what the card played last will do if nobody cancels it (DI-9.5)
    target: int  # the hunter named with it; for a Sneak Attack it stands for its player
    end_proposed: bool  # whether the active player has asked to end the game in this turn (DI-10.3)
    plan: Plan  # the half-made action of the active player
    idle_limit: int  # the number of turns without progress that ends the game, 0 if none does
    turn_limit: int  # the number of turns that ends the game
    may_agree: bool  # whether the players may agree to end the game
    hunters: list[list[int]]  # the hunters of each seat
    owner: list[int]  # the seat that plays each colour
    held: list[int]  # the kinds of card in each hand, as sets
    hunter_fields: int  # the fields with hunters
    dragon_fields: int  # the fields with dragons
    treasure_fields: int  # the fields with treasures

    def copy_attributes(self, twin: DracheninselPosition) -> None:
        """Give another state all attributes of this one."""
        twin.hunter_places = self.hunter_places
        twin.tiles = self.tiles
        twin.dragon_places = self.dragon_places
        twin.treasure_places = self.treasure_places
        twin.progress = self.progress
        twin.hunters_before = self.hunters_before
        twin.tiles_before = self.tiles_before
        twin.dragons_before = self.dragons_before
        twin.treasures_before = self.treasures_before
        twin.progress_before = self.progress_before
        twin.hands = [row[:] for row in self.hands]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.top = self.top
        twin.played = self.played[:]
        twin.loot = self.loot
        twin.knowledge = self.knowledge.copy()
        twin.coins = self.coins
        twin.turn = self.turn
        twin.turns = self.turns
        twin.idle_turns = self.idle_turns
        twin.actions_taken = self.actions_taken
        twin.has_spent = self.has_spent
        twin.free_terrains = self.free_terrains
        twin.mover = self.mover
        twin.partner = self.partner
        twin.announced = self.announced
        twin.target = self.target
        twin.end_proposed = self.end_proposed
        twin.plan = self.plan.copy()
        twin.idle_limit = self.idle_limit
        twin.turn_limit = self.turn_limit
        twin.may_agree = self.may_agree
        twin.hunters = self.hunters
        twin.owner = self.owner
        twin.held = self.held[:]
        twin.hunter_fields = self.hunter_fields
        twin.dragon_fields = self.dragon_fields
        twin.treasure_fields = self.treasure_fields
