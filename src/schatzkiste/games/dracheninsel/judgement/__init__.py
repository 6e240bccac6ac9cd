"""How to judge Die Dracheninsel: where the gold is, how far it is from home, and who will have it."""
