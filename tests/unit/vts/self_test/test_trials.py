"""What counts as a hang."""

from __future__ import annotations

from itertools import accumulate, repeat
from types import SimpleNamespace
from typing import Any

import pytest

from nntest.results import Outcome
from vts.self_test import trials
from vts.self_test.trials import Trials

HANG, SUCCESS = Outcome.HANG, Outcome.SUCCESS


class Scripted(Trials):
    """Its tests end as they are told, one after another."""

    def __init__(self, outcomes: list[Outcome], *, quick: bool) -> None:
        self._outcomes = iter(outcomes)
        self._quick = quick

    def _run(self, *_: Any) -> Any:
        return SimpleNamespace(outcome=next(self._outcomes))

    def _is_quick(self, test: Any) -> bool:
        return self._quick


@pytest.mark.parametrize(
    ("outcomes", "own_work_s", "quick", "outcome"),
    [
        ([SUCCESS], 0.0, True, SUCCESS),
        ([HANG], 0.0, True, HANG),
        ([HANG], 0.0, False, None),
        ([HANG, HANG], 5.0, True, HANG),
        ([HANG, SUCCESS], 5.0, True, SUCCESS),
        ([HANG], 5.0, False, None),
    ],
)
def test_a_driver_hangs_where_neither_the_machine_nor_the_suite_takes_the_time(
    outcomes: list[Outcome],
    own_work_s: float,
    quick: bool,
    outcome: Outcome | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = accumulate(repeat(own_work_s))
    monkeypatch.setattr(trials.time, "process_time", lambda: next(clock))
    none: Any = None
    result = Scripted(outcomes, quick=quick)._result(none, none, none)

    assert (result and result.outcome) == outcome
