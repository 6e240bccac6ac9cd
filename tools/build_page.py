"""`make page`: build the page into the Python package, as a wheel or an sdist needs it."""

from tools.paths import PAGE, PLAY_LOCK, ROOT
from tools.prepare import WHOLE_PAGE, prepare
from tools.problem import exit_with


def main() -> int:
    prepare(WHOLE_PAGE, PLAY_LOCK)
    print(f"The page is in {PAGE.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    exit_with(main)
