"""Judging a driver in this process: tests of VTS, each as VTS itself judges it."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from corpus.mutation.separation import InProcessWithItsOwnKit
from nnhal.errors import DeadObject, NoAnswer
from nntest.arguments import ArgumentPools
from nntest.cases.case_loader import CaseLoader
from nntest.driver_log import DriverLog
from nntest.results import Outcome
from nntest.spec import SpecCase
from vts.group_registry import GROUPS
from vts.suite import VtsSettings, VtsSuite
from vts.test_group import Context, Failed, PlannedTest, Skipped

__all__ = ["GROUPS_THAT_COMPUTE", "Judge", "Plan", "Verdict", "timed"]

GROUPS_THAT_COMPUTE = (
    "general",
    "quantization_coupling",
    "expected_failure",
    "infinite_loop_timeout",
    "dynamic_output_shape",
    "repeated_execution",
    "compilation_caching",
)
"""The groups that look at what a driver computes, plans and remembers."""

_IN_NO_HAL: Final = "experimental/"
"""Specs of Android's of an operation that no HAL has."""


class Verdict(msgspec.Struct, frozen=True):
    """Verdict of one test. ``crude``: by an exception, so that any test would have caught it."""

    outcome: Outcome
    reason: str = ""
    crude: bool = False


class Plan:
    """The tests that there are, and all cases of the corpus that they use, in memory.

    ``specs`` is the folder of the corpus, empty for our own. Of a group with more than
    ``tests_per_group``, as many are taken, at equal distances.
    """

    def __init__(
        self,
        groups: Sequence[str] = GROUPS_THAT_COMPUTE,
        specs: str = "",
        tests_per_group: int | None = None,
    ) -> None:
        suite = VtsSuite(VtsSettings(specs=specs, quick=True, groups=tuple(groups)))
        known = (test for test in suite.tests() if not test.spec.startswith(_IN_NO_HAL))
        self.tests: list[PlannedTest] = _spread(known, tests_per_group)
        self.contents: Mapping[str, str] = suite.index.contents
        loader = CaseLoader(suite.chosen.root)
        used = {(test.spec, name) for test in self.tests for name in (test.case, *test.others)}
        self._cases: dict[str, dict[str, SpecCase]] = {}
        for spec, name in sorted(used):
            if spec:
                self._cases.setdefault(spec, {})[name] = loader.load(spec, name)

    def case(self, spec: str, name: str) -> SpecCase:
        """A case of the corpus. It keeps its model, and with it shared memory, where used."""
        return self._cases[spec][name]

    def forget(self, test: PlannedTest) -> None:
        """Let go of the model of ``test``."""
        if test.case:
            self.case(test.spec, test.case).__dict__.pop("model", None)


def _spread(tests: Iterable[PlannedTest], per_group: int | None) -> list[PlannedTest]:
    chosen: list[PlannedTest] = []
    for _, group in groupby(tests, key=lambda test: test.group):
        members = list(group)
        step = max(1.0, len(members) / (per_group or len(members)))
        chosen += [members[int(i * step)] for i in range(int(len(members) / step))]
    return chosen


class Judge:
    """Runs tests on the driver ``name``, which is imported when the first one runs."""

    def __init__(self, name: str, plan: Plan, log: DriverLog) -> None:
        self._driver = InProcessWithItsOwnKit(name, callback_timeout_s=30.0)
        self._plan = plan
        self._log = log
        self._pools = ArgumentPools()

    def __call__(self, test: PlannedTest) -> Verdict:
        """Run ``test``. Whatever it raises is a verdict."""
        self._log.take()
        folders: list[Path] = []
        try:
            return self._judged(test, folders)
        except Skipped as reason:
            return Verdict(Outcome.SKIPPED, str(reason))
        except (DeadObject, NoAnswer) as error:
            return Verdict(Outcome.HANG, str(error))
        except Failed as error:
            return Verdict(Outcome.FAILURE, str(error), crude=not error.findings)
        except Exception as error:
            return Verdict(Outcome.FAILURE, f"{type(error).__name__}: {error}", crude=True)
        finally:
            self._plan.forget(test)
            for folder in folders:
                shutil.rmtree(folder, ignore_errors=True)

    def _judged(self, test: PlannedTest, folders: list[Path]) -> Verdict:
        judgment = GROUPS.of(test.id).run(test, self._context(folders))
        if judgment is not None and judgment.findings:
            return Verdict(Outcome.FAILURE, str(judgment.findings[0]))
        return Verdict(Outcome.SUCCESS)

    def _context(self, folders: list[Path]) -> Context:
        return Context(
            driver=self._driver,
            log=self._log,
            pools=self._pools,
            alive=lambda: None,
            make_folder=_maker(folders),
            load_case=self._plan.case,
            quick=True,
        )


def _maker(folders: list[Path]) -> Callable[[], Path]:
    def make() -> Path:
        folders.append(Path(tempfile.mkdtemp(prefix="mutation-")))
        return folders[-1]

    return make


def timed(judge: Judge, test: PlannedTest) -> tuple[Verdict, float]:
    """The verdict, and the processor time in seconds that it took."""
    started = time.process_time()
    verdict = judge(test)
    return verdict, time.process_time() - started
