"""The kinds of decision, one module for each section of the rules or part of it."""
