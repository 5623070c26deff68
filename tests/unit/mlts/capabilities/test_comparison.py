from __future__ import annotations

import msgspec

from mlts.capabilities.comparison import standing_of
from mlts.capabilities.results import CapabilitiesRun, Estimate, ModelRatio, Standing
from mlts.commands.capabilities import exit_code
from nnhal.capabilities import non_extension_operand_performance
from nnhal.types import Capabilities, PerformanceInfo
from nntest.results import ExitCode
from tests.cells import cells
from tests.unit.mlts.capabilities.measured import FLOAT, described, measured
from tests.unit.mlts.fakes import MS


@cells(
    ("declared", "standing"),
    [
        (0.79, Standing.TOO_LOW),
        (0.81, Standing.WITHIN),
        (2.0, Standing.WITHIN),
        (4.79, Standing.WITHIN),
        (4.81, Standing.TOO_HIGH),
        (None, Standing.UNDECLARED),
    ],
)
def test_a_factor_of_two_outside_of_the_interval_is_a_finding(
    declared: float | None, standing: Standing
) -> None:
    model = ModelRatio(model="net", value=2, low=1.6, high=2.4)
    measured = Estimate(value=2, low=1.6, high=2.4, confidence=0.95, models=(model,))
    found, reason = standing_of(declared, measured)
    assert found is standing
    assert bool(reason) is standing.is_finding
    busy = msgspec.structs.replace(measured, not_judged="net: machine busy")
    assert standing_of(declared, busy) == (Standing.NOT_JUDGED, "net: machine busy")


def run_with(declared_time: float, **changes: object) -> CapabilitiesRun:
    """TF Lite takes 2 ms, the driver 6."""
    table = non_extension_operand_performance(PerformanceInfo(declared_time, 1))
    about = {"acme": described(Capabilities(operand_performance=table))}
    return measured({"net": FLOAT}, {"acme": {"net": 6 * MS}}, about=about, **changes)  # type: ignore[arg-type]


def test_findings_fail_only_where_they_are_checked() -> None:
    good, wrong = run_with(3), run_with(1)
    assert exit_code(good, check=True) is ExitCode.OK
    assert exit_code(wrong, check=False) is ExitCode.OK
    assert exit_code(wrong, check=True) is ExitCode.FAILED
    assert exit_code(wrong, check=True, driver_died=True) is ExitCode.DRIVER_DIED


def test_what_could_not_be_judged_did_not_get_its_turn() -> None:
    busy = run_with(1, stalls={"TFLite_CPU": 2.0})
    assert exit_code(busy, check=True) is ExitCode.INCOMPLETE
    assert exit_code(busy, check=False) is ExitCode.OK


def test_a_run_that_tells_nothing_is_incomplete() -> None:
    nothing = run_with(1, drivers={"acme": {"unsupported": "not today"}})
    assert exit_code(nothing, check=False) is ExitCode.INCOMPLETE


def test_a_driver_that_does_not_say_what_it_declares_fails_the_check() -> None:
    silent = msgspec.structs.replace(described(), capabilities=None)
    run = measured({"net": FLOAT}, {"acme": {"net": 6 * MS}}, about={"acme": silent})
    assert run.capabilities[0].fields[0].declared_exec_time is None
    assert exit_code(run, check=True) is ExitCode.FAILED
