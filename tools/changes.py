"""What changed in the checkout, as git sees it."""

import subprocess
from dataclasses import dataclass
from pathlib import PurePosixPath

from tools.commands import child_environment
from tools.paths import ROOT
from tools.problem import Problem

# Where others have their work, the nearest first; without any of them only what is not committed counts.
SHARED = ("main@{upstream}", "origin/main", "main")


@dataclass(frozen=True)
class Changes:
    """The files that differ from what is shared with others, committed or not."""

    since: str
    files: tuple[PurePosixPath, ...]


def git(*arguments: str) -> str | None:
    """What git answers, or None when it refuses."""
    try:
        answer = subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, env=child_environment(), check=False
        )
    except OSError as error:
        raise Problem(f"git could not be started: {error.strerror}.") from error
    return answer.stdout if answer.returncode == 0 else None


def find_changes() -> Changes:
    """Compare the files with the last commit that is shared."""
    for name in SHARED:
        commit = git("merge-base", "HEAD", name)
        if commit is not None:
            break
    else:
        name, commit = "HEAD", "HEAD"
    differing = git("diff", "--name-only", "-z", commit.strip(), "--")
    untracked = git("ls-files", "--others", "--exclude-standard", "-z")
    if differing is None or untracked is None:
        raise Problem("git cannot tell what changed here; name a game: make quick GAME=tobago")
    files = sorted({*differing.split("\0"), *untracked.split("\0")} - {""})
    return Changes(name, tuple(PurePosixPath(file) for file in files))
