"""Finished games as files; they must replay to the same end for ever."""
