"""Puts what was measured and judged of one model on one backend together into its case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from mlts import statistics, warnings
from mlts.judgment import Judgment
from mlts.measurement import Track
from mlts.processor_time import processor_time, refusal
from mlts.results import (
    BackendInfo,
    BackendRole,
    BenchmarkCase,
    Compilation,
    MeasurementWarning,
    ModelInfo,
    OperatorTime,
    Ratio,
    Settings,
    Through,
)
from mlts.shipped_outputs import ShippedOutputs
from mlts.statistics import Block
from nnhal.errors import HalError
from nnhal.types import DeviceType
from nnprocess.process_end import ProcessEnd
from nntest.environment import Environment
from nntest.failure import Failure
from nntest.results import Outcome

__all__ = ["CaseRecord", "build_case", "describe_failure", "planned_case"]


@dataclass
class CaseRecord:
    """Record of what has happened so far to one model on one backend.

    ``skipped`` and ``failure`` are reasons, empty while there is none; ``takes_nothing`` that a
    driver was skipped because it takes nothing of the model. ``is_measured`` tells that the
    measurement came to its planned end, ``end`` how the backend's own process ended.
    """

    backend: BackendInfo
    through: Through | None = None
    track: Track | None = None
    compilation: Compilation | None = None
    operator_times: tuple[OperatorTime, ...] = ()
    skipped: str = ""
    takes_nothing: bool = False
    failure: str = ""
    is_measured: bool = False
    end: ProcessEnd | None = None


def describe_failure(error: Exception, remark: str = "") -> str:
    """Describe what a backend raised in one line: the HAL's status, or the exception's type.

    ``remark`` is what the driver has said of it beside the HAL.
    """
    text = " ".join(str(error).split())
    if not isinstance(error, HalError):
        text = f"{type(error).__name__}: {text}" if text else type(error).__name__
    return f"{text}; the driver says: {remark}" if remark else text


def planned_case(model: str, backend: str, outcome: Outcome, why: Failure | str) -> BenchmarkCase:
    """A case of which nothing has been measured."""
    return BenchmarkCase(
        id=f"{model}/{backend}", outcome=outcome, why=why, model=model, backend=backend
    )


def build_case(
    model: ModelInfo,
    record: CaseRecord,
    judgment: Judgment,
    baseline: Track | None,
    shipped: Track | None,
    settings: Settings,
    environment: Environment,
    known: ShippedOutputs | None = None,
) -> BenchmarkCase:
    """The case as it stands now.

    :param baseline: what has been measured of the baseline, unless this is the baseline itself
    :param shipped: likewise of TF Lite as it ships
    :param known: outputs of the baseline that ship
    """
    errors = (*judgment.validation_errors, *_incomplete(model, record, judgment, settings))
    left = _left(record) if settings.require_full_delegation else ""
    outcome, why = _outcome(record, errors, left)
    case = planned_case(model.name, record.backend.name, outcome, why)
    case = msgspec.structs.replace(
        case,
        test_set_size=model.items,
        shipped_items=known.used if known else 0,
        through=record.through,
        delegation=record.track.session.delegation if record.track else None,
        compilation=record.compilation,
        operator_times=record.operator_times,
        validation_errors=errors,
        evidence=record.end.log if record.end else (),
        warnings=warnings.of_shipped_outputs(known) if known else (),
        **{name: getattr(judgment, name) for name in _JUDGED},
    )
    if shipped and record.track:
        ratio = _ratio(record.track.blocks, shipped.blocks, settings.seed)
        case = msgspec.structs.replace(case, ratio_to_shipped=ratio)
    if baseline and record.track:
        ratio = _ratio(record.track.blocks, baseline.blocks, settings.seed)
        case = msgspec.structs.replace(
            case,
            ratio=ratio,
            energy=_ratio(record.track.energy_blocks, baseline.energy_blocks, settings.seed),
            latency_not_judged=_refusal(record, record.track, baseline),
        )
    return _with_measurements(case, record, judgment, baseline, environment, model.baseline_title)


_JUDGED = (
    "evaluated_items",
    "golden",
    "against_baseline",
    "top1_agreement",
    "worst_images",
    "worst_sequence",
    "evaluator",
    "evaluations",
    "golden_disputed",
)
"""Fields that a case takes from its judgment as they are."""


def _outcome(record: CaseRecord, errors: Sequence[str], left: str) -> tuple[Outcome, Failure | str]:
    if record.skipped and left:
        return Outcome.FAILURE, Failure("not_delegated", left)
    if record.skipped:
        return Outcome.SKIPPED, record.skipped
    failure = _failure(record)
    if record.end is not None:
        said = failure or f"the driver's process {record.end}"
        return Outcome.CRASH, Failure("died", said, status=record.end.name)
    if failure:
        return Outcome.FAILURE, Failure("call_fails", failure)
    if not record.is_measured:
        return Outcome.NOT_RUN, "the run was stopped before this case was measured to its end"
    # TF Lite's delegates round as they like; that is no fault of a driver.
    if errors and record.backend.role is not BackendRole.LATENCY_BASELINE:
        return Outcome.FAILURE, Failure("inaccurate", errors[0])
    if left:
        return Outcome.FAILURE, Failure("not_delegated", left)
    return Outcome.SUCCESS, ""


def _left(record: CaseRecord) -> str:
    """Operators that the driver has not taken, in words; empty where it has taken all."""
    if record.takes_nothing:
        return record.skipped
    delegation = record.track.session.delegation if record.track else None
    return f"not fully delegated: {warnings.listed_left(delegation)}" if delegation else ""


def _failure(record: CaseRecord) -> str:
    return (record.track.failure if record.track else "") or record.failure


def _incomplete(
    model: ModelInfo, record: CaseRecord, judgment: Judgment, settings: Settings
) -> Sequence[str]:
    """Android's error for a complete set that did not come to its end in time."""
    if not (settings.complete_set and record.is_measured and record.track) or _failure(record):
        return ()
    needed = min(settings.sample or model.items, model.items)
    if judgment.evaluated_items >= needed:
        return ()
    seconds = (record.track.total_ns + record.track.untimed_ns) / 1e9
    return (
        "Failed to evaluate complete input set, in "
        f"{seconds:f} seconds expected: {needed}, "
        f"received: {judgment.evaluated_items}",
    )


def _with_measurements(
    case: BenchmarkCase,
    record: CaseRecord,
    judgment: Judgment,
    baseline: Track | None,
    environment: Environment,
    title: str,
) -> BenchmarkCase:
    track = record.track
    if track is None or not track.durations_ns:
        return case
    latency = statistics.latency_of(track.durations_ns)
    processor = processor_time(
        latency.mean_ns, track.work, case.ratio, baseline.work if baseline else None
    )
    doubts = warnings.of_case(latency, case.ratio, track.blocks, environment)
    return msgspec.structs.replace(
        case,
        duration_ns=track.total_ns,
        latency=latency,
        processor=processor,
        memory=track.memory_use(),
        warnings=(
            *warnings.of_busy_machine(case.latency_not_judged, case.ratio, processor),
            *warnings.of_processors(processor, record.backend.threads),
            *warnings.of_delegation(track.session.delegation),
            *warnings.of_import(track.session.approximations),
            *doubts,
            *_about_golden(case, title),
            *case.warnings,
            *_about_accuracy(case, judgment),
        ),
    )


def _refusal(record: CaseRecord, track: Track, baseline: Track) -> str:
    """Why the ratio is not judged. Only a driver of type CPU says that it does not wait."""
    driver = record.backend.driver
    works_here = track.pid == 0 and (driver is None or driver.type == DeviceType.CPU.name)
    return refusal(track.work, baseline.work, works_here=works_here)


def _ratio(ours: Sequence[Block], theirs: Sequence[Block], seed: int) -> Ratio | None:
    """From the rounds that both took part in."""
    rounds = min(len(ours), len(theirs))
    return statistics.ratio(ours[:rounds], theirs[:rounds], seed=seed) if rounds else None


def _about_golden(case: BenchmarkCase, title: str) -> Sequence[MeasurementWarning]:
    if not case.golden_disputed or case.golden is None:
        return ()
    return (warnings.of_golden(case.golden.max_absolute, case.golden.allowed_atol, title),)


def _about_accuracy(case: BenchmarkCase, judgment: Judgment) -> Iterator[MeasurementWarning]:
    """Errors that do not make the case fail."""
    errors = case.against_baseline
    if errors and errors.as_far_as:
        yield warnings.of_roundings(errors.beyond, errors.elements, errors.as_far_as)
    for text in judgment.doubtful_errors:
        yield warnings.of_part(text, case.evaluated_items, case.test_set_size)
    if case.outcome is Outcome.SUCCESS:
        yield from map(warnings.of_delegate, case.validation_errors)
