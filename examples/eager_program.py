"""The same bot as a program of its own: it needs no library, only lines of JSON.

schatzkiste arena schatzinsel --bots "program:python3 examples/eager_program.py",random
"""

import json
import sys
from typing import Any


def answer(question: dict[str, Any]) -> dict[str, Any]:
    if question["type"] == "hello":
        return {"type": "ready", "games": ["schatzinsel"]}
    gains = question["view"]["gains"]

    def points(notation: str) -> int:
        gain = gains.get(notation)
        return gain["points"] if gain else 0

    return {"type": "decided", "number": question["number"], "notation": max(question["legal"], key=points)}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
