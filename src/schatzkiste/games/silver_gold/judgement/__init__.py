"""How to judge Silver & Gold: shapes of free fields, what two cards promise a seat, and the choice among actions."""
