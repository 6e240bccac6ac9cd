"""Tobago, by Bruce Allen: narrow down where the treasures lie, clue by clue, race to them and share the gold."""
