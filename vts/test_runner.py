"""Runs tests in a worker, one after another, and says how each ended."""

from __future__ import annotations

import shutil
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

import msgspec

from nnhal.errors import DeadObject, HalError, NoAnswer
from nntest.accuracy import NoRule
from nntest.arguments import ArgumentPools
from nntest.judge import Finding, InputSample, Judgment
from nntest.results import Outcome
from nntest.runner.case_ending import Ending, look_after, not_started
from nntest.runner.suite import CaseRunner
from nntest.spec import SpecError
from vts.case_loader import CaseLoader
from vts.group_registry import group_of
from vts.planned_tests import test_of
from vts.test_group import Context, Failed, Skipped

if TYPE_CHECKING:
    from nntest.driver_log import DriverLog
    from nntest.runner.driver_under_test import DriverUnderTest
    from nntest.runner.suite import PlannedCase
    from nntest.spec import SpecCase
    from vts.results import VtsCase
    from vts.settings import VtsSettings

__all__ = ["TestRunner"]

_UNSAID: Final = Judgment()
Inputs: TypeAlias = tuple[InputSample, ...]


class Results(Protocol):
    """The suite, which makes a result of an outcome."""

    chosen: VtsSettings

    def result(
        self, case: PlannedCase, outcome: Outcome, reason: str, evidence: Sequence[str] = ()
    ) -> VtsCase:
        """The result of ``case``."""


class TestRunner(CaseRunner):
    """Runs tests in the process that it is in. What costs time to make is kept between tests."""

    __test__ = False  # no class of pytest's

    def __init__(
        self, suite: Results, driver: DriverUnderTest, log: DriverLog, alive: Callable[[], None]
    ) -> None:
        self._suite = suite
        self._driver = driver
        self._log = log
        self._alive = alive
        self._pools = ArgumentPools()
        self._loader = CaseLoader(suite.chosen.root, alive)

    def run(self, case: PlannedCase) -> VtsCase:
        self._log.take()
        started = time.perf_counter_ns()
        judgment, inputs, ending = self._ending(case)
        ending = look_after(self._driver, ending)
        result = self._suite.result(
            case, ending.outcome, " ".join(ending.reason.split()), ending.evidence
        )
        return msgspec.structs.replace(
            result,
            duration_ns=time.perf_counter_ns() - started,
            findings=judgment.findings,
            inputs=inputs,
            largest_share=judgment.largest_share,
        )

    def _ending(self, case: PlannedCase) -> tuple[Judgment, Inputs, Ending]:
        folders: list[Path] = []
        try:
            judgment = self._judgment(case, folders)
        except Skipped as error:
            return _UNSAID, (), Ending(Outcome.SKIPPED, str(error))
        except SpecError as error:
            # The driver has not been asked anything: this is between the user and his spec.
            return _UNSAID, (), Ending(Outcome.NOT_RUN, str(error))
        except Failed as error:
            ending = Ending(Outcome.FAILURE, self._explained(str(error), error.refused))
            return _judgment_of(error.findings), error.inputs, ending
        except NoRule as error:
            return _UNSAID, (), Ending(Outcome.FAILURE, str(error))
        except Exception as error:
            # Not even a driver that breaks what its client relies on may end the run.
            return _UNSAID, (), self._failed(error)
        finally:
            for folder in folders:
                shutil.rmtree(folder, ignore_errors=True)
        if judgment.findings:
            return judgment, (), Ending(Outcome.FAILURE, str(judgment.findings[0]))
        return judgment, (), Ending(Outcome.SUCCESS)

    def _judgment(self, case: PlannedCase, folders: list[Path]) -> Judgment:
        test = test_of(case)
        group = group_of(test.id)
        has = self._driver.device().hal_version
        if has < group.since:
            raise Skipped(f"the subject came with HAL {group.since}, the driver has {has}")
        return group.run(test, self._context(case.content, folders)) or _UNSAID

    def _failed(self, error: Exception) -> Ending:
        if self._driver.failed_starts:
            return not_started(error)
        if isinstance(error, NoAnswer):  # no status was given by a driver that does not answer
            return Ending(Outcome.HANG, error.message)
        if isinstance(error, DeadObject):
            return Ending(Outcome.CRASH, str(error))
        if isinstance(error, HalError):
            return Ending(Outcome.FAILURE, self._explained(str(error), ("", error.status)))
        reason = f"{type(error).__name__}: {error}"
        return Ending(Outcome.FAILURE, reason, _traceback(error))

    def _context(self, content: str, folders: list[Path]) -> Context:
        def make_folder() -> Path:
            folders.append(Path(tempfile.mkdtemp(prefix="vts-")))
            return folders[-1]

        def load_case(spec: str, name: str) -> SpecCase:
            return self._loader.load(spec, name, content)

        return Context(
            driver=self._driver,
            log=self._log,
            pools=self._pools,
            alive=self._alive,
            make_folder=make_folder,
            load_case=load_case,
            quick=self._suite.chosen.quick,
        )

    def _explained(self, reason: str, refused: tuple[str, int] | None) -> str:
        """``reason`` with what the driver logged of the call that it refused.

        What it logged of other calls of the same test, which it may have refused rightly, would
        mislead.
        """
        said = self._log.take_about(*refused) if refused else ""
        is_news = said and said.split(": invalid argument: ")[-1] not in reason
        return f"{reason} (the driver: {said})" if is_news else reason


def _judgment_of(findings: Sequence[Finding]) -> Judgment:
    shares = [finding.share for finding in findings if finding.share is not None]
    return Judgment(findings=tuple(findings), largest_share=max(shares, default=None))


def _traceback(error: Exception) -> tuple[str, ...]:
    return tuple("".join(traceback.format_exception(error)).splitlines())
