"""The kinds of decision, one module for each."""
