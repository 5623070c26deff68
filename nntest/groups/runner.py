"""A runner of tests in a worker: runs one after another, and says how each ended."""

from __future__ import annotations

import tempfile
import time
import traceback
from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from nnhal.errors import DeadObject, GivenUp, HalError, Inexpressible, NoAnswer
from nnprocess.removal import remove_folder
from nntest.accuracy import NoRule
from nntest.arguments import ArgumentPools
from nntest.cases.case_loader import CaseLoader
from nntest.explanations.trial import Trials
from nntest.failure import WRONG_VALUES, Failure
from nntest.groups.planned_tests import test_of
from nntest.groups.test_group import Failed, PlannedTest, Skipped
from nntest.judge import Finding, Judgment, sample_inputs
from nntest.operation_calls import calls_of
from nntest.results import Outcome
from nntest.runner.case_ending import Ending, died, fault_of, hung, look_after, not_started
from nntest.runner.suite import CaseRunner
from nntest.spec import SpecError

if TYPE_CHECKING:
    from nnhal.operation_call import OperationCall
    from nntest.driver_log import DriverLog
    from nntest.groups.results import GroupedCase
    from nntest.groups.settings import GroupedSettings
    from nntest.runner.driver_under_test import DriverUnderTest
    from nntest.runner.suite import PlannedCase
    from nntest.spec import SpecCase

__all__ = ["GroupRunner", "Tools"]

_UNSAID: Final = Judgment()


@dataclass
class Tools:
    """Tools that every test may use. Made anew for each; what costs time to make is shared."""

    log: DriverLog
    pools: ArgumentPools
    alive: Callable[[], None]
    loader: CaseLoader
    case: PlannedCase
    folders: list[Path]
    """Folders that are removed after the test."""

    def make_folder(self) -> Path:
        """An empty folder, gone after the test."""
        self.folders.append(Path(tempfile.mkdtemp(prefix="test-")))
        return self.folders[-1]

    def load_case(self, spec: str, name: str) -> SpecCase:
        """The case ``name`` of ``spec``. Raises SpecError."""
        return self.loader.load(spec, name, self.case.content)


class Results(Protocol):
    """The suite, which makes a result of an outcome."""

    @property
    def chosen(self) -> GroupedSettings: ...

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> GroupedCase:
        """The result of ``case``."""


class GroupRunner(CaseRunner):
    """Runs tests in the process that it is in. What costs time to make is kept between tests."""

    def __init__(self, suite: Results, log: DriverLog, alive: Callable[[], None]) -> None:
        self._suite = suite
        self._log = log
        self._alive = alive
        self._pools = ArgumentPools()
        self._trials = Trials()
        self._loader = CaseLoader(suite.chosen.root, alive)

    @abstractmethod
    def drivers(self) -> Sequence[DriverUnderTest]:
        """The drivers that the test may have used: their state is part of its ending."""

    @abstractmethod
    def judgment(self, test: PlannedTest, tools: Tools) -> Judgment | None:
        """Run ``test``; what was compared, if numbers were. Raises Failed, Skipped, HalError."""

    def finished(self, result: GroupedCase) -> GroupedCase:
        """``result`` with what only the suite knows of the test that is over."""
        return result

    def run(self, case: PlannedCase) -> GroupedCase:
        self._log.take()
        started = time.perf_counter_ns()
        judgment, ran, ending = self._ending(case)
        for driver in self.drivers():
            ending = look_after(driver, ending)
        result = self._suite.result(case, ending.outcome, ending.why, ending.evidence)
        return self.finished(
            msgspec.structs.replace(
                result,
                duration_ns=time.perf_counter_ns() - started,
                findings=judgment.findings,
                inputs=sample_inputs(ran) if ran else (),
                calls=self._calls(case, ran) if ending.outcome.is_bad else (),
                largest_share=judgment.largest_share,
                advice=judgment.advice,
            )
        )

    def _calls(self, case: PlannedCase, ran: SpecCase | None) -> tuple[OperationCall, ...]:
        test = test_of(case)
        if not test.case:
            return ()
        try:
            model = ran or self._loader.load(test.spec, test.case, case.content)
            return calls_of(model, test.tested)
        except (SpecError, KeyError):  # the test has failed for another reason: that stands
            return ()

    def _ending(self, case: PlannedCase) -> tuple[Judgment, SpecCase | None, Ending]:
        folders: list[Path] = []
        try:
            tools = Tools(self._log, self._pools, self._alive, self._loader, case, folders)
            judgment = self.judgment(test_of(case), tools) or _UNSAID
        except Skipped as error:
            return _UNSAID, None, Ending(Outcome.SKIPPED, " ".join(str(error).split()))
        except Inexpressible as error:
            return _UNSAID, None, Ending(Outcome.SKIPPED, " ".join(error.message.split()))
        except SpecError as error:
            # The driver has not been asked anything: this is between the user and his spec.
            return _UNSAID, None, Ending(Outcome.NOT_RUN, " ".join(str(error).split()))
        except Failed as error:
            failure = self._log.explained(self._trials.explained(error))
            ending = Ending(Outcome.FAILURE, failure)
            return _judgment_of(error.findings), error.case, ending
        except NoRule as error:
            return _UNSAID, None, Ending(Outcome.FAILURE, Failure("no_tolerance", str(error)))
        except Exception as error:
            # Not even a driver that breaks what its client relies on may end the run.
            return _UNSAID, None, self._failed(error)
        finally:
            for folder in folders:
                remove_folder(folder)
        if judgment.findings:
            return judgment, None, Ending(Outcome.FAILURE, Failure(WRONG_VALUES))
        return judgment, None, Ending(Outcome.SUCCESS)

    def _failed(self, error: Exception) -> Ending:
        if any(driver.failed_starts for driver in self.drivers()):
            return not_started(error)
        # No status was given by a driver that does not answer.
        if isinstance(error, (NoAnswer, GivenUp)):
            return hung(error)
        if isinstance(error, DeadObject):
            return Ending(Outcome.CRASH, died(error))
        fault = fault_of(error)
        if isinstance(error, HalError):
            status, fault = error.status.name, fault_of(error.__cause__)
            failure = Failure("call_fails", str(error), status=status, fault=fault)
            return Ending(Outcome.FAILURE, self._log.explained(failure))
        failure = Failure("raised", f"{fault}: {error}", fault=fault)
        return Ending(Outcome.FAILURE, failure, _traceback(error))


def _judgment_of(findings: Sequence[Finding]) -> Judgment:
    shares = [finding.share for finding in findings if finding.share is not None]
    return Judgment(findings=tuple(findings), largest_share=max(shares, default=None))


def _traceback(error: Exception) -> tuple[str, ...]:
    return tuple("".join(traceback.format_exception(error)).splitlines())
