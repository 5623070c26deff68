"""Defects that CTS is tested with: faults of the runtime, and drivers with a defect."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from cts.faults.catalogue import faults
from nntest.self_test.defects import Defect as AnyDefect
from nntest.self_test.defects import installed_defects

__all__ = ["Defect", "known_defects"]

_DRIVERS: Final = {
    "activation_ignored": "general",
    "bias_ignored": "general",
    "broadcast_takes_first_element": "general",
    "concatenation_reversed": "general",
    "crash_at_hundredth_execution": "general",
    "crash_in_preparation": "general",
    "else_branch_always_taken": "general",
    "executes_only_once": "general",
    "last_element_dropped": "general",
    "padding_on_the_wrong_side": "general",
    "prepared_without_model": "general",
    "refuses_what_it_supports": "general",
    "saturation_wraps": "general",
    "stale_inputs": "trivial",
    "failed_execution_succeeds": "expected_failure",
    "dimensions_reversed": "dynamic_output_shape",
    "shapes_not_reported": "dynamic_output_shape",
    "copy_loses_last_byte": "device_memory",
    "token_zero": "device_memory",
    "cache_loses_model": "trivial",
    "begin_mask_ignored": "random_graphs",
    "logistic_approximated": "random_graphs",
    "permutation_inverted": "random_graphs",
    "relu6_taken_for_relu": "random_graphs",
    "strides_swapped": "random_graphs",
    "subtraction_swapped": "random_graphs",
    "wrong_from_third_execution_on": "general",
    "writes_behind_outputs": "general",
    "reusable_execution_runs_once": "general",
    "fence_signaled_early": "fenced_compute",
}
"""Drivers with defects of the group ``vts.defects`` that an application can see, and the test group
that must catch each. Those that are not installed are left out."""


class Defect(NamedTuple):
    """A fault of the runtime, or without ``fault`` a driver, and the group that must catch it."""

    name: str
    area: str
    summary: str
    target: str
    group: str
    fault: str = ""
    driver: str = "reference"
    operations: tuple[str, ...] = ()
    """Operations that a driver's defect is in: tests of these come first."""


@cache
def known_defects() -> Mapping[str, Defect]:
    """All, by name: the faults of the runtime first."""
    found = [
        Defect(each.name, each.area, each.summary, each.target, each.group, fault=each.name)
        for each in faults().values()
    ]
    found += [_of_driver(driver, group) for driver, group in _installed()]
    return {each.name: each for each in found}


def _installed() -> list[tuple[AnyDefect, str]]:
    known = installed_defects("vts.defects")
    return [(known[name], group) for name, group in _DRIVERS.items() if name in known]


def _of_driver(driver: AnyDefect, group: str) -> Defect:
    name = f"driver_{driver.name}"
    return Defect(
        name,
        f"driver: {driver.area}",
        driver.summary,
        driver.target,
        group,
        driver=driver.target,
        operations=tuple(getattr(driver, "operations", ())),
    )
