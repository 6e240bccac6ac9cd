"""What measured numbers depend on besides the code."""

import platform

from schatzkiste import __version__
from schatzkiste.cli.version import core_kind


def surroundings() -> dict[str, str]:
    """The versions and the machine, by name."""
    return {
        "schatzkiste": __version__,
        "core": core_kind(),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }
