"""Programs as bot writers might bring them, good and bad: `python programs.py KIND`."""

import json
import os
import sys
import time
from typing import Any

Line = dict[str, Any]


def decided(question: Line, notation: str) -> Line:
    return {"type": "decided", "number": question["number"], "notation": notation}


def answer(kind: str, question: Line) -> Line | str:
    """The line with which a program of this kind answers a question."""
    match kind:
        case "crashing":
            raise ZeroDivisionError("my own mistake")
        case "silent":
            os._exit(3)
        case "hanging":
            time.sleep(1000)
        case "first-quick" if question["number"] > 200:  # a few games go well
            while True:
                pass
        case "babbling":
            return "I would take the chest"
        case "endless":
            return "x" * 2_000_000
        case "confused":
            return {"type": "decided", "number": -1, "notation": question["legal"][0]}
        case "honest":
            return {"type": "failed", "number": question["number"], "error": "no idea"}
        case "cheating":
            return decided(question, "take all")
        case "knowing":
            assert "view" not in question
            assert question["position"]["game"] == question["game"]
    return decided(question, question["legal"][0])


def ready(kind: str) -> Line:
    match kind:
        case "foreign":
            return {"type": "ready", "games": ["chess"]}
        case "rude":
            return {"type": "what?"}
        case "knowing":
            return {"type": "ready", "wants": ["position"]}
    return {"type": "ready", "games": ["schatzinsel", "silver_gold"]}


if __name__ == "__main__":
    kind = sys.argv[1]
    if kind == "deaf":
        time.sleep(1000)
    for line in sys.stdin:
        said = json.loads(line)
        told = ready(kind) if said["type"] == "hello" else answer(kind, said)
        print(told if isinstance(told, str) else json.dumps(told), flush=True)
