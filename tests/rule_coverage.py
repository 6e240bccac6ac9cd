"""A pytest plugin: every rule of every rule book has a test, and every marked rule stands in a book.

A test names the rules it proves by `@pytest.mark.rule("SI-4.1")`. When all tests of a game were collected, rules
without a test fail the run; with pytest-xdist the workers collect and the controller counts.
"""

import re
from pathlib import Path

import pytest

from schatzkiste.games import game_ids

RULE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", re.MULTILINE)
FROM_WORKER = "rule_coverage"


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage-of-this-run")


class RuleCoverage:
    """The rules marked in this run, against those in the books."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._marked: set[str] = set()
        self._whole: set[str] = set()
        self._deselected = False

    def pytest_deselected(self) -> None:
        self._deselected = True

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                self._marked.update(mark.args)
        files = {item.path for item in session.items}
        self._whole = {game for game in game_ids() if not self._deselected and self._is_whole(game, files)}

    def _is_whole(self, game: str, files: set[Path]) -> bool:
        """Whether all tests of the game were asked for, and none of its files was left out."""
        folder = self._config.rootpath / "tests" / "games" / game
        asked = [self._config.invocation_params.dir / argument for argument in self._config.args]
        return any(folder.is_relative_to(place) for place in asked) and files.issuperset(folder.rglob("test_*.py"))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        told = getattr(node, "workeroutput", {}).get(FROM_WORKER)
        if told is not None:
            self._marked.update(told["marked"])
            self._whole.update(told["whole"])

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        worker_output = getattr(self._config, "workeroutput", None)
        if worker_output is not None:
            worker_output[FROM_WORKER] = {"marked": sorted(self._marked), "whole": sorted(self._whole)}
            return
        if self._complaints() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for game in sorted(self._whole):
            rules = self._book(game)
            proved = sum(rule in self._marked for rule in rules)
            terminalreporter.line(f"{game}: rules with a test: {proved} of {len(rules)}")
        for complaint in self._complaints():
            terminalreporter.line(complaint, red=True)

    def _complaints(self) -> list[str]:
        """What is wrong, one line for each game, and one for marks that stand in no book."""
        complaints: list[str] = []
        for game in sorted(self._whole):
            rules = self._book(game)
            if not rules:
                complaints.append(f"{game}: docs/rules/{game}.md names no rule")
            missing = [rule for rule in rules if rule not in self._marked]
            if missing:
                complaints.append(f"{game}: rules without a test: {', '.join(missing)}")
        unknown = self._marked.difference(*(self._book(game) for game in game_ids()))
        if unknown:
            complaints.append(f"marked rules that stand in no book: {', '.join(sorted(unknown))}")
        return complaints

    def _book(self, game: str) -> list[str]:
        """The ids of all rules of a game, in the order of its book."""
        book = self._config.rootpath / "docs" / "rules" / f"{game}.md"
        return RULE.findall(book.read_text(encoding="utf-8")) if book.exists() else []
