"""The log: one line for each thing, whatever is in it; no secrets; not too many."""

import io
import json
import logging
import re
from collections.abc import Iterator

import pytest

from schatzkiste.server.logs import JsonLines, Sparing, TextLines, set_up_logs
from schatzkiste.server.settings import ServerSettings
from tests.server.clients import Server

EVIL = 'x\n2026-01-01T00:00:00.000Z error schatzkiste: forged\r\x1b[2J\u2028\x85"code=1'


@pytest.fixture(name="out")
def written() -> Iterator[io.StringIO]:
    """Where the log of this test goes; afterwards everything is as before."""
    root, own = logging.getLogger(), logging.getLogger("schatzkiste")
    handlers, level, own_level = list(root.handlers), root.level, own.level
    root.handlers = []
    yield io.StringIO()
    root.handlers, root.level, own.level = handlers, level, own_level
    logging.getLogger("schatzkiste.server.test").manager._clear_cache()  # type: ignore[attr-defined]


def test_a_line_for_people(out: io.StringIO) -> None:
    set_up_logs(ServerSettings(log_level="info"), out)
    logging.getLogger("schatzkiste.server.test").info("problem", extra={"code": "stale", "path": "/a b"})
    line = re.fullmatch(r"(\S+) info schatzkiste.server.test: problem code=stale path=\"/a b\"\n", out.getvalue())
    assert line is not None
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line[1])


def test_a_line_for_programs(out: io.StringIO) -> None:
    set_up_logs(ServerSettings(log_level="info", log_format="json"), out)
    logging.getLogger("schatzkiste.server.test").info("problem %s", EVIL, extra={"code": EVIL, "count": 3})
    assert out.getvalue().count("\n") == 1
    line = json.loads(out.getvalue())
    assert (line["level"], line["message"], line["code"], line["count"]) == ("info", f"problem {EVIL}", EVIL, 3)


def test_texts_from_outside_stay_in_their_line(out: io.StringIO) -> None:
    set_up_logs(ServerSettings(log_level="info"), out)
    logging.getLogger("schatzkiste.server.test").info("problem %s", EVIL, extra={"path": EVIL})
    text = out.getvalue()
    assert text.endswith("\n")
    assert text[:-1].isprintable()
    assert len(text.splitlines()) == 1


@pytest.mark.parametrize("formatter", [JsonLines(), TextLines()])
def test_a_trace_cannot_pass_for_lines_of_its_own(out: io.StringIO, formatter: logging.Formatter) -> None:
    handler = Sparing(out)
    handler.setFormatter(formatter)
    logger = logging.getLogger("schatzkiste.server.test.trace")
    logger.addHandler(handler)
    logger.propagate = False
    try:
        raise ValueError(EVIL)
    except ValueError:
        logger.exception("failure")
    first, *rest = out.getvalue().rstrip("\n").split("\n")
    assert "failure" in first
    assert "ValueError" in out.getvalue()
    assert all(line.startswith("  | ") for line in rest)
    assert "\x1b" not in out.getvalue()


def test_long_values_are_cut(out: io.StringIO) -> None:
    set_up_logs(ServerSettings(log_level="info"), out)
    logging.getLogger("schatzkiste.server.test").info("problem", extra={"path": "x" * 10_000})
    assert out.getvalue().endswith(f" path={'x' * 500}\n")


def test_others_tell_only_what_is_wrong(out: io.StringIO) -> None:
    set_up_logs(ServerSettings(log_level="debug"), out)
    for name in ("uvicorn.error", "websockets.server", "sqlalchemy.engine", "litestar"):
        assert not logging.getLogger(name).isEnabledFor(logging.INFO)
        assert logging.getLogger(name).isEnabledFor(logging.WARNING)
    assert logging.getLogger("schatzkiste.server.live").isEnabledFor(logging.DEBUG)


def test_repetitions_are_counted(out: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    set_up_logs(ServerSettings(log_level="info"), out)
    logger = logging.getLogger("schatzkiste.server.test")
    for number in range(50):
        logger.info("problem", extra={"number": number})
        logger.info("other %s", number % 2)
    assert out.getvalue().count(": problem") == 10
    assert out.getvalue().count(": other") == 10
    now += 1
    logger.info("problem", extra={"number": 99})
    assert "left out of=problem times=40" in out.getvalue()
    assert 'left out of="other %s" times=40' in out.getvalue()
    assert out.getvalue().endswith("problem number=99\n")


def test_what_was_left_out_is_told_at_the_end(out: io.StringIO) -> None:
    handler = Sparing(out, per_second=0)
    handler.setFormatter(TextLines())
    handler.handle(logging.makeLogRecord({"name": "a", "msg": "problem", "levelname": "INFO"}))
    handler.close()
    assert "left out of=problem times=1" in out.getvalue()


def test_paths_cannot_forge_lines(server: Server) -> None:
    server.http.get("/api/a%0A2026-01-01T00:00:00.000Z%20error%20schatzkiste:%20forged%1b[2J%0D")
    lines = server.log.read_text().split("\n")
    assert not any("forged" in line and "/api/a" not in line for line in lines)
    assert any(r"\n2026-01-01" in line for line in lines)
    assert "\x1b" not in server.log.read_text()


def test_the_log_holds_no_secrets(server: Server) -> None:
    made = server.make()
    with server.sit(made) as client:
        client.act(client.my_turn().legal[0])
        client.send(type="why", action="a secret wish")
        client.answer()
    server.http.post("/api/mine", json=[{"table": made.table, "key": made.key}])
    text = server.log.read_text()
    assert "path=/api/mine" in text
    assert made.key not in text
    assert "secret wish" not in text
