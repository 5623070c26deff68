"""Generated tests: a model from a spec, its inputs, its expected outputs, on a driver.

Source of the rules: ``GeneratedTestHarness.cpp`` of Android's VTS, test kinds GENERAL (outputs of
declared size, executed synchronously) and INFINITE_LOOP_TIMEOUT; for specs that expect a failure,
``TestGenerated.cpp`` of Android's CTS.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from nnhal.errors import DeadObject, HalError, Invalid, NoAnswer
from nnhal.operations.node import code_name
from nnhal.types import ErrorStatus, OperationType
from nnhal.versions import required_version
from nntest.accuracy import NoRule
from nntest.arguments import ArgumentPools, Arguments
from nntest.driver_log import DriverLog, driver_log
from nntest.judge import Judgement, judge
from nntest.results import Outcome
from vts.corpus import case_id
from vts.labels import operation_names, type_names
from vts.outputs import WrongAnswer, outputs_of
from vts.results import VtsCase

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.spec import SpecCase

__all__ = ["CaseRunner", "case_runner"]

LOOP_TIMEOUT_NS: Final = 1_000_000
"""Limit for a WHILE that never ends by itself. By HAL's default it would run for two seconds."""

_MISSED_DEADLINE: Final = (
    ErrorStatus.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT,
)

_UNSAID: Final = Judgement()


class _NotApplicable(Exception):
    """The case says nothing about this driver; the text says why."""


@contextmanager
def case_runner(device: Device) -> Iterator[CaseRunner]:
    """A runner of cases on ``device``, which hears what the driver logs."""
    with driver_log() as log:
        yield CaseRunner(device, log)


class CaseRunner:
    """Runs cases on a device, one after another; what costs time to make is kept between them."""

    def __init__(self, device: Device, log: DriverLog) -> None:
        self.device = device
        self._log = log
        self._pools = ArgumentPools()

    def run(self, folder: str, case: SpecCase) -> VtsCase:
        """Run one case and judge it. Raises nothing, whatever the driver does."""
        self._log.take()
        started = time.perf_counter_ns()
        outcome, reason, judgement = self._outcome(case)
        return VtsCase(
            id=case_id(folder, case.name),
            outcome=outcome,
            reason=" ".join(reason.split()),
            duration_ns=time.perf_counter_ns() - started,
            folder=folder,
            operations=operation_names(case),
            types=type_names(case),
            findings=judgement.findings,
            largest_share=judgement.largest_share,
        )

    def _outcome(self, case: SpecCase) -> tuple[Outcome, str, Judgement]:
        try:
            judgement = self._judged(case)
        except _NotApplicable as error:
            return Outcome.SKIPPED, str(error), _UNSAID
        except (WrongAnswer, NoRule) as error:
            return Outcome.FAILURE, str(error), _UNSAID
        except HalError as error:
            return _outcome_of(error), self._explained(str(error)), _UNSAID
        except Exception as error:
            # Not even a driver that breaks what its client relies on may end the run.
            return Outcome.FAILURE, self._explained(f"{type(error).__name__}: {error}"), _UNSAID
        if judgement.findings:
            return Outcome.FAILURE, str(judgement.findings[0]), judgement
        return Outcome.SUCCESS, "", judgement

    def _judged(self, case: SpecCase) -> Judgement:
        _check_supported(self.device, case)
        if case.expect_failure:
            _check_fails(self.device, case, self._pools)
            return _UNSAID
        prepared = self.device.prepare(case.model)
        arguments = _arguments(case, self._pools)
        result = prepared.execute(arguments.request)
        return judge(case, outputs_of(case, arguments, result.output_shapes))

    def _explained(self, reason: str) -> str:
        said = self._log.take()
        is_news = said and said.split(": invalid argument: ")[-1] not in reason
        return f"{reason} (the driver: {said})" if is_news else reason


def _outcome_of(error: HalError) -> Outcome:
    if isinstance(error, DeadObject):
        return Outcome.CRASH
    return Outcome.HANG if isinstance(error, NoAnswer) else Outcome.FAILURE


def _arguments(case: SpecCase, pools: ArgumentPools) -> Arguments:
    # Also an output without elements gets memory: an empty range of a pool is not allowed.
    return Arguments(case.inputs, [max(len(data), 1) for data in case.outputs], pools=pools)


def _check_supported(device: Device, case: SpecCase) -> None:
    """Raises _NotApplicable for a model that the driver does not claim to run as a whole."""
    try:
        supported = device.supported_operations(case.model)
    except HalError as error:
        # A spec that expects a failure may have a model that is not even valid.
        if case.expect_failure and error.status == ErrorStatus.INVALID_ARGUMENT:
            return
        raise
    if all(supported):
        return
    pairs = zip(case.main.operations, supported, strict=True)
    names = {code_name(OperationType, operation.type) for operation, yes in pairs if not yes}
    reason = f"the driver does not support {', '.join(sorted(names))}"
    raise _NotApplicable(f"{reason}{_too_new(device, case)}")


def _too_new(device: Device, case: SpecCase) -> str:
    try:
        needed = required_version(case.model)
    except Invalid:
        return ""
    if needed <= device.hal_version:
        return ""
    return f": the model needs HAL {needed}, the driver has {device.hal_version}"


def _check_fails(device: Device, case: SpecCase, pools: ArgumentPools) -> None:
    """Raises WrongAnswer or _NotApplicable unless preparation or execution fails as it should."""
    is_endless = case.main.operations[0].type == OperationType.WHILE
    limit = LOOP_TIMEOUT_NS if is_endless else None
    try:
        prepared = device.prepare(case.model)
        prepared.execute(_arguments(case, pools).request, loop_timeout_ns=limit)
    except (DeadObject, NoAnswer):
        raise
    except HalError as error:
        if is_endless:
            _check_timed_out(error)
        return
    raise WrongAnswer("the driver succeeded where the spec expects a failure")


def _check_timed_out(error: HalError) -> None:
    if error.status in _MISSED_DEADLINE:
        return
    if error.status == ErrorStatus.GENERAL_FAILURE:
        raise _NotApplicable(f"the driver does not say why it ended an endless WHILE: {error}")
    raise WrongAnswer(f"expected MISSED_DEADLINE for an endless WHILE, the driver says {error}")
