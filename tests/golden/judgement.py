"""What the levels that do not search would do in golden games, and what the judgement expects there, as a text.

A change of weights or of the way a game is judged shows in the difference of two of these texts.
"""

from pathlib import Path

from schatzkiste.bots.levels import LEVELS, judgement, knowledge
from schatzkiste.core import Rng
from schatzkiste.games import game
from schatzkiste.moments import Decision
from schatzkiste.record import Record

FOLDER = Path(__file__).parent / "judgements"
CLOSE, WIDE = 15, 45
"""How many decisions between two actions are told, and how many between more."""
SHORTLIST = 3


def judgement_path(game_id: str) -> Path:
    """Where the text of a game lies."""
    return FOLDER / f"{game_id}.txt"


def judged(game_id: str, record: Record) -> str:
    """Decisions spread over a recorded game, as they are judged today."""
    choices = [decision for decision in record.decisions() if len(decision.legal) > 1]
    told = sorted(
        _spread([decision for decision in choices if len(decision.legal) == 2], CLOSE)
        + _spread([decision for decision in choices if len(decision.legal) > 2], WIDE)
    )
    lines = [f"{game(game_id).title} for {len(record.players)}: {len(told)} of {len(choices)} decisions"]
    for decision in told:
        lines += ["", f"=== {decision.step + 1}: {decision.seat} {decision.notation} ===", *_levels(game_id, decision)]
        lines += _terms(game_id, decision)
    return "\n".join(lines) + "\n"


def _spread(decisions: list[Decision], count: int) -> list[Decision]:
    """So many of the decisions, or all if there are fewer, spread over the game."""
    return (
        [decisions[place * len(decisions) // count] for place in range(count)] if len(decisions) > count else decisions
    )


def _levels(game_id: str, decision: Decision) -> list[str]:
    """What the levels that do not search would do, and what the best of them holds worth thinking about."""
    sighted = [level for level in LEVELS if level not in knowledge(game_id)["search"]]
    name = game(game_id).notation
    lines = []
    for level in sighted:
        chosen = judgement(level, game_id).policy(decision.position, decision.seat, decision.legal, Rng("policy"))
        lines.append(f"  {level}: {name(chosen)}")
    found = judgement(sighted[-1], game_id).shortlist(
        decision.position, decision.seat, decision.legal, SHORTLIST, Rng("policy")
    )
    return [*lines, f"  worth thinking about: {', '.join(map(name, found))}"]


def _terms(game_id: str, decision: Decision) -> list[str]:
    """What every seat can expect, term by term, of those that are not nothing."""
    judge = judgement("helmsman", game_id)
    lines = []
    for seat in range(decision.position.players):
        terms = zip(judge.term_names, judge.terms(decision.position, seat), strict=True)
        expected = [f"{term} {value:.3f}" for term, value in terms if round(value, 3)]
        lines.append(f"  {seat}: {', '.join(expected) or 'nothing'}")
    return lines
