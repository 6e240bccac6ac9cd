"""What a person types who always takes the first legal action."""

from collections.abc import Mapping, Sequence

from schatzkiste.arena import BotFailed
from schatzkiste.cli.session import Session
from schatzkiste.games import game


def first_actions(
    game_id: str, seed: str, bots: Sequence[str] = ("deckhand",), options: Mapping[str, object] | None = None
) -> list[str]:
    """The person's actions of a whole game, in notation."""
    state = game(game_id).new(len(bots) + 1, seed, options)
    return first_actions_of(Session(state, 0, dict(enumerate(bots, start=1))))


def first_actions_of(session: Session) -> list[str]:
    """The person's actions to the end of a game under way."""
    typed: list[str] = []
    while not session.state.is_over:
        seat = session.bot_to_act()
        if seat is None:
            action = session.state.legal_actions(session.person)[0]
            typed.append(session.state.game.notation(action))
            session.act(session.person, action)
        else:
            session.act(seat, decision(session, seat))
    return typed


def decision(session: Session, seat: int) -> int:
    """What the bot on the seat does, or its stand-in."""
    try:
        return session.decision(seat)
    except BotFailed:
        return session.failed(seat)
