from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest

from nndrivers.reference.planning.control_flow import While
from nnhal.driver_kit import ExecutionContext
from nntest.spec import SpecCase
from tests.unit.vts.groups import harness, specs
from vts.groups import infinite_loop_timeout

Cases = Callable[..., list[SpecCase]]

_SHORT_NS: Final = 10_000_000
_REST_S: Final = 0.0002


@pytest.fixture
def cases() -> Cases:
    """The cases of small specs by their names; all of those that work where none is named."""

    def of(*names: str) -> list[SpecCase]:
        known = {**specs.ALL, "failing": specs.FAILING}
        return [case for name in names or specs.ALL for case in harness.cases_of(name, known[name])]

    return of


@pytest.fixture
def short_loops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loops of the reference driver have 10 ms, also by default, which otherwise is 2 s."""
    run = While.run

    def run_for_a_while(self: Any, arrays: Any, context: ExecutionContext) -> Any:
        context.loop_timeout_ns = 10_000_000
        return run(self, arrays, context)

    monkeypatch.setattr(While, "run", run_for_a_while)


@pytest.fixture
def long_loops_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of a loop that is no longer short mostly wait, as for another processor: tests of long
    loops need their time, not their work.
    """
    goes_on = While._goes_on

    def go_on(self: While, state: Sequence[Any], context: ExecutionContext, end_ns: int) -> bool:
        if time.monotonic_ns() - (end_ns - context.loop_timeout_ns) > _SHORT_NS:
            time.sleep(_REST_S)
        return goes_on(self, state, context, end_ns)

    monkeypatch.setattr(While, "_goes_on", go_on)


@pytest.fixture
def short_limits(monkeypatch: pytest.MonkeyPatch, long_loops_rest: None) -> None:
    """Executions within a loop's time take a sixth of what a driver's would, loops in a row a
    quarter.
    """
    monkeypatch.setattr(infinite_loop_timeout, "_LIMITS_NS", (50_000_000, 2_000_000_000))
    monkeypatch.setattr(infinite_loop_timeout, "_TOGETHER_NS", 50_000_000)
