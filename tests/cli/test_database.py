import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from schatzkiste.server.store.sqlite_file import FILE_NAME
from tests.cli.command_line import schatzkiste
from tests.server.stores import with_store
from tests.server.test_moving import fill_store


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server with three tables."""
    with_store(tmp_path / "data", fill_store)
    return tmp_path / "data"


def logs(folder: Path) -> list[tuple[object, ...]]:
    """All entries, as they are stored."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        return connection.execute('SELECT * FROM log ORDER BY "table", seq').fetchall()


def test_tables_are_exported_and_imported(tmp_path: Path, data: Path) -> None:
    file, other = str(tmp_path / "tables.jsonl.gz"), tmp_path / "other"
    exported = schatzkiste("database", "export", file, "--database", str(data))
    assert (exported.code, exported.out) == (0, f"{file}: 3 tables with 1,503 entries\n")
    assert exported.err.splitlines()[-1] == "1506/1506 tables and entries"
    imported = schatzkiste("database", "import", file, "--database", f"sqlite:///{other / FILE_NAME}")
    assert (imported.code, imported.out) == (0, f"{other / FILE_NAME}: 3 tables with 1,503 entries\n")
    assert logs(other) == logs(data)
    again = schatzkiste("database", "import", file, "--database", str(other))
    assert (again.code, again.err.splitlines()[-1]) == (
        1,
        f"schatzkiste: the database {other / FILE_NAME} has tables already; choose one that is empty",
    )


def test_a_backup_is_made_and_restored(tmp_path: Path, data: Path) -> None:
    file, before = str(tmp_path / "backup"), logs(data)
    assert schatzkiste("database", "backup", file, "--database", str(data)).code == 0
    (data / FILE_NAME).write_text("not a database" * 1000)
    restored = schatzkiste("database", "restore", file, "--database", str(data))
    assert restored.code == 0
    assert restored.out.startswith(f"{data / FILE_NAME}: restored; what was there is kept in {data / FILE_NAME}.")
    assert logs(data) == before


def test_a_database_is_checked(data: Path) -> None:
    good = schatzkiste("database", "check", "--database", str(data))
    assert (good.code, good.out) == (0, f"{data / FILE_NAME}: ok, 3 tables with 1,503 entries\n")
    with closing(sqlite3.connect(data / FILE_NAME)) as connection:
        connection.execute("DELETE FROM log WHERE seq = 1")
        connection.commit()
    bad = schatzkiste("database", "check", "--database", str(data))
    assert bad.code == 1
    assert bad.out.splitlines() == [
        f"{data / FILE_NAME}: table odd: entry 1 is missing",
        f"{data / FILE_NAME}: table t: entry 1 is missing",
        f"{data / FILE_NAME}: damaged; restore a backup with: schatzkiste database restore",
    ]


def test_of_many_findings_the_first_are_shown(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE_NAME)) as connection:
        connection.execute("UPDATE log SET entry = '{}' WHERE seq < 30")
        connection.commit()
    lines = schatzkiste("database", "check", "--database", str(data)).out.splitlines()
    assert len(lines) == 22
    assert lines[20] == f"{data / FILE_NAME}: and 13 more"


def test_a_database_is_brought_up_to_date(tmp_path: Path) -> None:
    def upgraded() -> str:
        return schatzkiste("database", "upgrade", "--database", str(tmp_path)).out

    assert upgraded() == f"{tmp_path / FILE_NAME}: version 0004 now, and was new\n"
    assert upgraded() == f"{tmp_path / FILE_NAME}: version 0004 already\n"


@pytest.mark.parametrize("command", ["check", "export FILE", "backup FILE"])
def test_what_is_not_there_is_not_made(tmp_path: Path, command: str) -> None:
    words = command.replace("FILE", str(tmp_path / "file")).split()
    finished = schatzkiste("database", *words, "--database", str(tmp_path / "nowhere"))
    assert (finished.code, finished.err) == (
        1,
        f"schatzkiste: there is no database {tmp_path / 'nowhere' / FILE_NAME}\n",
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["import", "restore"])
def test_a_file_that_is_not_there_is_told(tmp_path: Path, command: str) -> None:
    file = tmp_path / "nothing"
    finished = schatzkiste("database", command, str(file), "--database", str(tmp_path / "data"))
    assert (finished.code, finished.err) == (1, f"schatzkiste: {file}: no such file or directory\n")
    assert not (tmp_path / "data").exists()


def test_what_is_no_address_is_told() -> None:
    finished = schatzkiste("database", "check", "--database", "mysql://user:secret@host/chest")
    assert finished.code == 1
    assert finished.err == (
        "schatzkiste: a database is a folder, sqlite:///file or postgresql://user@host/name, not mysql://…\n"
    )
