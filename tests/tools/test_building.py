"""What goes into the wheel, and when it is refused."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import setup
from tools.paths import PACKAGE, ROOT


def test_every_game_is_a_group_beside_the_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    games = {folder.parent.name for folder in PACKAGE.joinpath("games").glob("*/__init__.py")}
    assert set(setup.groups()) == {"core", *games}


def test_each_module_is_compiled_once_or_stays_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    compiled = [Path(module) for group in setup.groups().values() for module in group]
    assert len(set(compiled)) == len(compiled)
    for file in compiled:
        assert not any(file.match(pattern) for pattern in setup.INTERPRETED)
    assert Path("src/schatzkiste/core/state.py") in compiled


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What pip finds in a clean checkout, as far as it matters here."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "schatzkiste"
    package.mkdir(parents=True)
    package.joinpath("__init__.py").touch()
    return tmp_path


def build(checkout: Path, command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", command],
        cwd=checkout,
        env={**os.environ, "SCHATZKISTE_PURE": "1", **environment},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("command", ["bdist_wheel", "sdist"])
def test_without_a_page_nothing_is_packed(checkout: Path, command: str) -> None:
    built = build(checkout, command)
    assert built.returncode == 1
    assert "make page" in built.stderr
    assert not checkout.joinpath("dist").exists()


@pytest.mark.parametrize("command", ["bdist_wheel", "sdist"])
def test_a_page_is_packed(checkout: Path, command: str) -> None:
    page = checkout / setup.PAGE
    page.parent.joinpath("assets").mkdir(parents=True)
    page.touch()
    for ending in ("", ".br", ".gz"):
        page.parent.joinpath("assets", f"index.js{ending}").touch()
    built = build(checkout, command)
    assert built.returncode == 0, built.stderr
    (packed,) = checkout.joinpath("dist").iterdir()
    shutil.unpack_archive(packed, checkout / "unpacked", "zip" if packed.suffix == ".whl" else None)
    names = [file.name for file in checkout.joinpath("unpacked").glob("**/page/**/*") if file.is_file()]
    assert sorted(names) == ["index.html", "index.js", "index.js.br", "index.js.gz"]


def test_engines_alone_must_be_asked_for(checkout: Path) -> None:
    built = build(checkout, "bdist_wheel", SCHATZKISTE_WITHOUT_PAGE="1")
    assert built.returncode == 0, built.stderr
