"""Capabilities of the reference driver beside those of itself with everything computed twice.

    python benchmarks/twice_slower.py [OPTIONS OF mlts capabilities]

Prints, for each field that is measured with models of its own, the quotient of the two drivers'
times with the interval that follows from theirs. Exit code 1 where an interval does not contain 2.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from mlts.capabilities.results import CapabilitiesRun, DriverCapabilities, Estimate
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program, Step
from nnhal.types import Model

DRIVERS = ("reference", "twice_slower:TwiceSlower")
EXPECTED = 2.0


class Twice(Program):
    """Runs each execution of another program two times."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._program.execute(inputs, outputs, context)
        self._program.execute(inputs, outputs, context)

    def bind(self, inputs: Inputs, outputs: Outputs) -> Step | None:
        step = self._program.bind(inputs, outputs)
        if step is None:
            return None

        def twice(context: ExecutionContext) -> None:
            step(context)
            step(context)

        return twice


class TwiceSlower(ReferenceDriver):
    """The reference driver, twice."""

    name = "benchmark-twice-slower"

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return Twice(super().prepare(model, options))


class Quotient(NamedTuple):
    """Time of the slower driver over that of the reference driver."""

    field: str
    value: float
    low: float
    high: float
    not_judged: str

    @property
    def is_as_expected(self) -> bool:
        return self.low <= EXPECTED <= self.high


def quotients(run: CapabilitiesRun) -> Iterator[Quotient]:
    """Return the quotients of each field that both drivers were measured for. With too few blocks
    there is none.
    """
    once, twice = (_times(driver) for driver in run.capabilities)
    for field, one in once.items():
        two = twice.get(field)
        if two and one.low and one.high and two.low and two.high:
            why = one.not_judged or two.not_judged
            yield Quotient(
                field, two.value / one.value, two.low / one.high, two.high / one.low, why
            )


def _times(driver: DriverCapabilities) -> dict[str, Estimate]:
    return {
        field.name: field.exec_time
        for field in driver.fields
        if field.exec_time and not field.taken_from
    }


def measure(arguments: list[str]) -> CapabilitiesRun:
    """Run the command, whose table is printed."""
    folder = str(Path(__file__).resolve().parent)
    path = os.pathsep.join(filter(None, (folder, os.environ.get("PYTHONPATH"))))
    words = [f"--driver={driver}" for driver in DRIVERS]
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        subprocess.run(
            [sys.executable, "-m", "mlts", "capabilities", *words, "--json", file.name, *arguments],
            env={**os.environ, "PYTHONPATH": path},
            check=True,
        )
        return msgspec.json.decode(Path(file.name).read_bytes(), type=CapabilitiesRun)


def report(run: CapabilitiesRun) -> int:
    """Print the quotients; 1 where one is not as expected."""
    found = list(quotients(run))
    for each in found:
        verdict = f"not judged: {each.not_judged}" if each.not_judged else ""
        if not each.is_as_expected:
            verdict = verdict or f"{EXPECTED:g} is not in the interval"
        print(
            f"{each.field}: {each.value:.2f} ({each.low:.2f} to {each.high:.2f}) {verdict}".rstrip()
        )
    return int(not found or not all(each.is_as_expected or each.not_judged for each in found))


if __name__ == "__main__":
    sys.exit(report(measure(sys.argv[1:])))
