"""Bots that take what looks best now; one module for each game."""
