"""Runs a test group on a driver in this process, on cases that a test has written down.

ran = run_group(GROUP, driver, [case_of(ADD)])
assert ran.failures == {}
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from nnhal.device import Device
from nnhal.driver_kit import Driver
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnhal.interfaces import IDevice
from nnhal.registry import resolve
from nntest.arguments import ArgumentPools
from nntest.cases.indexing import indexed_case
from nntest.driver_log import driver_log
from nntest.judge import Judgment
from nntest.results import Outcome
from nntest.runner.driver_under_test import DriverUnderTest
from nntest.spec import SpecCase, load
from vts.driving.kept_caches import KeptCaches
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GivenDriver", "Ran", "cases_of", "indexed", "run_group"]

FOLDER = "V1_3"

Made = Driver | IDevice


_PATIENCE_S: Final = 60.0
"""Where native loops are compiled first, on a busy machine, a preparation takes many seconds."""


class GivenDriver(DriverUnderTest):
    """A driver object of a test's own; ``make`` makes another one when it is restarted."""

    isolated = False

    def __init__(self, make: Callable[[], Made], callback_timeout_s: float = _PATIENCE_S) -> None:
        super().__init__("given-driver")
        self._make = make
        self._timeout_s = callback_timeout_s

    def other(self, name: str, *, callback_timeout_s: float | None = None) -> GivenDriver:
        return GivenDriver(lambda: resolve(name).driver, self._timeout_s)

    def _start(self) -> Device:
        return Device(self._make(), callback_timeout_s=self._timeout_s)

    def _stop(self) -> None: ...


@dataclass
class Ran:
    """How the tests of a group ended, by the part of their id after the group's name."""

    outcomes: dict[str, Outcome] = field(default_factory=dict)
    reasons: dict[str, str] = field(default_factory=dict)
    advice: dict[str, Sequence[str]] = field(default_factory=dict)

    @property
    def failures(self) -> Mapping[str, str]:
        """Why each test that counts against the driver ended so."""
        return {name: self.reasons[name] for name, o in self.outcomes.items() if o.is_bad}

    @property
    def skipped(self) -> Mapping[str, str]:
        """Why each test says nothing."""
        return {n: self.reasons[n] for n, o in self.outcomes.items() if o is Outcome.SKIPPED}

    def only_failure(self) -> str:
        """The reason of the one test that fails."""
        (reason,) = self.failures.values()
        return reason


def run_group(
    group: TestGroup,
    driver: Made | Callable[[], Made],
    cases: Sequence[SpecCase] = (),
    *,
    thorough: bool = False,
    callback_timeout_s: float = _PATIENCE_S,
    choose: Callable[[PlannedTest], bool] = lambda test: True,
    kept_caches: KeptCaches | None = None,
    shuffle: int | None = None,
    alive: Callable[[], None] = lambda: None,
) -> Ran:
    """Run all tests that ``group`` plans for ``cases`` and ``choose`` takes, in the order of the
    seed ``shuffle`` if there is one.
    """
    make = driver if not isinstance(driver, (Driver, IDevice)) else lambda: driver
    under_test = GivenDriver(make, callback_timeout_s)
    by_name = {case.name: case for case in cases}
    tests = [*filter(choose, group.tests([indexed(case) for case in cases], thorough=thorough))]
    if shuffle is not None:
        random.Random(shuffle).shuffle(tests)
    ran = Ran()
    with driver_log() as log, tempfile.TemporaryDirectory() as folder:
        for test in tests:
            context = Context(
                driver=under_test,
                log=log,
                pools=ArgumentPools(),
                alive=alive,
                make_folder=lambda: Path(tempfile.mkdtemp(dir=folder)),
                load_case=lambda spec, name: by_name[name],
                thorough=thorough,
                kept_caches=kept_caches,
            )
            name = test.name
            ran.outcomes[name], ran.reasons[name], ran.advice[name] = _run(group, test, context)
    return ran


def _run(
    group: TestGroup, test: PlannedTest, context: Context
) -> tuple[Outcome, str, Sequence[str]]:
    try:
        judgment = group.run(test, context) or Judgment()
    except Skipped as skipped:
        return Outcome.SKIPPED, str(skipped), ()
    except DeadObject as error:
        return Outcome.CRASH, str(error), ()
    except NoAnswer as error:
        return Outcome.HANG, str(error), ()
    except (Failed, HalError) as error:
        return Outcome.FAILURE, str(error), ()
    if judgment.findings:
        return Outcome.FAILURE, str(judgment.findings[0]), ()
    return Outcome.SUCCESS, "", judgment.advice


def indexed(case: SpecCase, folder: str = FOLDER) -> IndexedCase:
    """What planning knows of ``case``."""
    return indexed_case(case, spec=f"{folder}/cases.mod.py", folder=folder)


@cache
def cases_of(name: str, text: str) -> tuple[SpecCase, ...]:
    """The cases of a spec given as text. They never change, so tests may share them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}.mod.py"
        path.write_text(text)
        return tuple(load(path))
