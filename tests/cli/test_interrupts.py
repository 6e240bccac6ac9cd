"""Ctrl-C waits for what belongs together."""

import signal

import pytest

from schatzkiste.cli.interrupts import kept_waiting


def test_ctrl_c_takes_effect_at_the_end_of_the_block() -> None:
    done = []

    def block() -> None:
        with kept_waiting():
            signal.raise_signal(signal.SIGINT)
            done.append("the rest of the block")

    with pytest.raises(KeyboardInterrupt):
        block()
    assert done == ["the rest of the block"]


def test_without_ctrl_c_the_block_ends_like_any_other() -> None:
    before = signal.getsignal(signal.SIGINT)
    with kept_waiting():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_a_mistake_in_the_block_is_told_and_ctrl_c_works_again() -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(ZeroDivisionError), kept_waiting():
        _ = 1 / 0
    assert signal.getsignal(signal.SIGINT) is before
