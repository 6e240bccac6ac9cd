"""The players at a table in the terminal: their names, and how they did."""

from collections.abc import Sequence

from schatzkiste.arena import distinct
from schatzkiste.bots import RENAMED, bot_ids
from schatzkiste.cli.output import print_table
from schatzkiste.core import Game, State
from schatzkiste.texts import Texts


def is_bot(player: str, game: Game) -> bool:
    """Whether a record means a bot of the chest by this name, perhaps by one that it had before."""
    return player in bot_ids(game.id) or player in RENAMED


def player_names(players: Sequence[str], game: Game, texts: Texts) -> list[str]:
    """Names to show: people as they are called, bots of the chest as the language calls them."""
    return distinct([texts.say(f"bot-{player}") if is_bot(player, game) else player for player in players])


def print_result(state: State, names: Sequence[str], texts: Texts) -> None:
    """The players with their points, the best first."""
    scores, winners = state.scores(), state.winners()
    order = sorted(range(state.players), key=lambda seat: (seat not in winners, -scores[seat], seat))
    rows = []
    for seat in order:
        ahead = sum((other in winners, scores[other]) > (seat in winners, scores[seat]) for other in order)
        rows.append((names[seat], str(scores[seat]), str(ahead + 1)))
    print_table([texts.say(f"cli-result-{column}") for column in ("player", "points", "rank")], rows, numbers_from=1)
