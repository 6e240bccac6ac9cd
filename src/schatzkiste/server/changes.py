"""What changed between two JSON values, told so that the page can put it together again.

An object goes deeper, by the keys of an object or the places of a list; a list of one holds a new value. Where keys
have come or gone, or a list has another length, the whole value is new.
"""

from typing import Any


def changes(before: Any, now: Any) -> Any:  # noqa: ANN401
    """How to get from one value to another, different one."""
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        return {key: changes(before[key], value) for key, value in now.items() if before[key] != value}
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return {
            str(place): changes(old, new)
            for place, (old, new) in enumerate(zip(before, now, strict=True))
            if old != new
        }
    return [now]
