"""Seeds drawn by hypothesis, the same in every run, so that a change is judged by what it changed.

`make soak` draws others. A smaller seed is no simpler game, so none is looked for.
"""

from hypothesis import Phase, settings
from hypothesis import strategies as st

seeds = st.integers(min_value=0, max_value=2**64 - 1).map(lambda number: f"{number:x}")
few = settings(max_examples=6, deadline=None, derandomize=True, database=None, phases=(Phase.generate,))
fewer = settings(few, max_examples=3)
