from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nndrivers.reference.planning.control_flow import While
from nnhal.driver_kit import ExecutionContext
from nntest.spec import SpecCase
from tests.unit.vts.groups import harness, specs
from vts.groups import infinite_loop_timeout

Cases = Callable[..., list[SpecCase]]


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
def short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Executions within a loop's time take a sixth of what a driver's would."""
    monkeypatch.setattr(infinite_loop_timeout, "_LIMITS_NS", (50_000_000, 2_000_000_000))
