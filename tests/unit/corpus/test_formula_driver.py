"""The driver made of formulas, as VTS sees it."""

from __future__ import annotations

from corpus.formula_driver import FormulaDriver
from nnhal.driver_kit import as_device
from nntest.results import Outcome
from tests.unit.vts.groups.harness import cases_of, run_group
from tests.unit.vts.toys import ENDLESS
from vts.groups import infinite_loop_timeout


def test_a_loop_without_end_is_ended_in_every_way_of_executing_it() -> None:
    for group in infinite_loop_timeout.GROUPS:
        ran = run_group(group, as_device(FormulaDriver()), cases_of("endless", ENDLESS))
        assert ran.failures == {}
        assert Outcome.SUCCESS in ran.outcomes.values()
        # On a busy machine, loops of formulas may take too long for its limits.
        assert set(ran.skipped) <= {"loop_again"}
