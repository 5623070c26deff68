"""Every doubt about a measurement: when it is raised, its text, and what to do about it.

A doubt about the machine touches the whole run and stands with it; a doubt about one number
stands with its case and says why the number is shaky.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev
from typing import Final

from mlts.results import Delegation, Isolation, Latency, MeasurementWarning, ProcessorTime, Ratio
from mlts.shipped_outputs import ShippedOutputs
from mlts.statistics import MINIMUM_FOR_INTERVAL, Block
from nntest.environment import Environment

__all__ = [
    "of_busy_machine",
    "of_case",
    "listed_left",
    "of_delegate",
    "of_delegation",
    "of_golden",
    "of_localized_roundings",
    "of_roundings",
    "of_shipped_outputs",
    "of_isolation",
    "of_import",
    "of_machine",
    "of_part",
    "of_processors",
]

BUSY_SHARE: Final = 0.5
"""Load per usable processor from which another process is likely to be in the way."""

WIDE_INTERVAL: Final = 0.10
"""Width of a 95 % interval, relative to its number, from which the number is called uncertain."""

LARGE_DRIFT: Final = 0.10
"""Difference between the two halves of a run, relative to the first, that is called a drift."""

FEW_INFERENCES: Final = 10
"""A mean of fewer latencies says little."""

MAX_PROCESSORS: Final = 1.25
"""Processors busy on average from which work counts as that of several threads."""

_LISTED: Final = 3
"""Kinds of operators that a warning names."""

_MORE_TIME: Final = "measure longer: --profile repeatable, or --time 10"


def of_machine(environment: Environment) -> tuple[MeasurementWarning, ...]:
    """Doubts that touch every number of a run."""
    found = []
    if environment.governor not in ("", "performance"):
        found.append(_governor(environment.governor))
    if environment.load_before and _is_busy(environment):
        found.append(_load(environment.load_before[0], environment.usable_cpus))
    return tuple(found)


def of_isolation(isolation: Isolation) -> tuple[MeasurementWarning, ...]:
    """Doubts that come from where the drivers ran."""
    if isolation is not Isolation.SERVICE:
        return ()
    return (
        MeasurementWarning(
            code="service",
            message="each driver ran in a process of its own, and its latencies include a message "
            "there and back, which TF Lite's do not",
            advice="compare such runs with each other; leave out --service for the driver's own "
            "speed",
        ),
    )


def of_case(
    latency: Latency, ratio: Ratio | None, blocks: Sequence[Block], environment: Environment
) -> tuple[MeasurementWarning, ...]:
    """Doubts about the latency and the ratio of one case, each with its likely reasons."""
    found = []
    name, uncertainty = ("ratio", _of_ratio(ratio)) if ratio else ("mean", _of_mean(blocks))
    if uncertainty > WIDE_INTERVAL:
        reasons = "; ".join(_reasons(latency, blocks, environment)) or "no reason was found"
        found.append(
            MeasurementWarning(
                code="unstable",
                message=f"the {name} is uncertain by {uncertainty:.0%}: {reasons}",
                advice=_MORE_TIME,
            )
        )
    if latency.count < FEW_INFERENCES or (ratio and ratio.blocks < MINIMUM_FOR_INTERVAL):
        found.append(_few_samples(latency.count, len(blocks)))
    return tuple(found)


def of_busy_machine(
    refusal: str, ratio: Ratio | None, processor: ProcessorTime | None
) -> tuple[MeasurementWarning, ...]:
    """The ratio is not judged: it and the ratio by processor time disagree."""
    if not refusal:
        return ()
    found = ""
    if ratio and processor and processor.ratio is not None:
        found = f" ({ratio.value:.2f} by wall clock, {processor.ratio:.2f} by processor time)"
    return (
        MeasurementWarning(
            code="busy",
            message=f"latency {refusal}{found}",
            advice="stop what else runs, and measure again",
        ),
    )


def of_shipped_outputs(known: ShippedOutputs) -> tuple[MeasurementWarning, ...]:
    """TF Lite computes otherwise here than where the outputs that ship were made."""
    if not known.different:
        return ()
    return (
        MeasurementWarning(
            code="shipped_outputs",
            message=f"{known.different} of {known.checked} outputs differ from those that ship "
            "for this version of TF Lite, so that all were computed",
            advice="compare with another machine: one of the two computes wrong",
        ),
    )


def of_processors(
    processor: ProcessorTime | None, threads: int | None
) -> tuple[MeasurementWarning, ...]:
    """A backend that does not say its threads (None) works on several processors: its ratio by wall
    clock is not that of one thread.
    """
    if threads is not None or processor is None or processor.stall * MAX_PROCESSORS >= 1:
        return ()
    found = (
        "" if processor.ratio is None else f"; its ratio by processor time is {processor.ratio:.2f}"
    )
    return (
        MeasurementWarning(
            code="processors",
            message=f"it kept {1 / processor.stall:.1f} processors busy on average{found}",
            advice="compare by processor time, or give the baseline as many threads: --threads",
        ),
    )


def of_golden(largest: float, allowed: float, title: str) -> MeasurementWarning:
    """The golden file, not the driver, is wrong."""
    return MeasurementWarning(
        code="golden_disputed",
        message=f"golden output disagrees with {title} too ({largest:g} off, {allowed:g} allowed)",
        advice=f"drivers are judged by {title}'s output instead; check the model list's files",
    )


def of_roundings(beyond: int, elements: int, name: str) -> MeasurementWarning:
    """Elements beyond the tolerance that are excused, since TF Lite as it ships is as far off."""
    return MeasurementWarning(
        code="roundings",
        message=f"{beyond} of {elements} elements are beyond the tolerance, no further than those "
        f"of {name}, so they count as roundings",
        advice="run 'mlts localize' to see what each operator adds",
    )


def of_localized_roundings(beyond: int, elements: int) -> MeasurementWarning:
    """Elements beyond the tolerance that are excused, since no operator is wrong."""
    return MeasurementWarning(
        code="roundings",
        message=f"{beyond} of {elements} elements are beyond the tolerance; each operator is right "
        "by itself, and other runtimes are as far apart, so they count as roundings",
        advice="run 'mlts localize' to see what each operator adds",
    )


def of_delegate(error: str) -> MeasurementWarning:
    """TF Lite's default delegate is outside the limits that drivers are held to."""
    return MeasurementWarning(
        code="delegate_accuracy",
        message=error,
        advice="read this backend's latency as a yardstick, not its accuracy",
    )


def of_import(approximations: Sequence[str]) -> tuple[MeasurementWarning, ...]:
    """Warn that a driver was compared with the model as it gets it, and not with the file."""
    if not approximations:
        return ()
    more = f", and {len(approximations) - 1} more" if len(approximations) > 1 else ""
    return (
        MeasurementWarning(
            code="as_imported",
            message=f"it was compared with TF Lite running the model as the driver gets it: "
            f"{approximations[0]}{more}",
            advice="TF Lite's latency, and golden outputs that are not compared, are those of the "
            "file itself",
        ),
    )


def listed_left(delegation: Delegation) -> str:
    """The operators that a driver has left, by kind and cause, in a few words."""
    kinds = Counter((left.name, left.cause) for left in delegation.left).most_common()
    listed = ", ".join(f"{count} {name} ({cause})" for (name, cause), count in kinds[:_LISTED])
    more = ", ..." if len(kinds) > _LISTED else ""
    share = _share_of_runtime(delegation)
    time = "" if share is None else f", {share:.0%} of the time"
    ran = f"{len(delegation.left)} of {delegation.operators} operators ran on {delegation.runtime}"
    return f"{ran}{time}: {listed}{more}"


def _share_of_runtime(delegation: Delegation) -> float | None:
    """Share of the time of all parts and copies; None where it was not measured."""
    on_runtime = sum(part.mean_ns or 0 for part in delegation.parts if not part.on_driver)
    total = sum(part.mean_ns or 0 for part in delegation.parts) + (delegation.transfers_ns or 0)
    return on_runtime / total if total else None


def of_delegation(delegation: Delegation | None) -> tuple[MeasurementWarning, ...]:
    """Warn of the part of the model that did not run on the driver."""
    if delegation is None:
        return ()
    return (
        MeasurementWarning(
            code="partly_delegated",
            message=listed_left(delegation),
            advice="read latency and accuracy as those of both together, as an application's are",
        ),
    )


def of_part(error: str, evaluated: int, whole: int) -> MeasurementWarning:
    """A part of the data set misses a limit, and the whole may keep it."""
    return MeasurementWarning(
        code="partial_set",
        message=f"{error}: not judged, because only {evaluated} of {whole} inputs were run",
        advice="run the whole data set: --profile scoring",
    )


def _reasons(latency: Latency, blocks: Sequence[Block], environment: Environment) -> Iterable[str]:
    if latency.count < FEW_INFERENCES or len(blocks) < MINIMUM_FOR_INTERVAL:
        yield f"only {latency.count} inferences in {len(blocks)} blocks"
    drift = _drift(blocks)
    if abs(drift) > LARGE_DRIFT:
        direction = "slower" if drift > 0 else "faster"
        yield f"the second half of the run was {abs(drift):.0%} {direction} than the first"
    if environment.governor not in ("", "performance"):
        yield f"frequency governor '{environment.governor}'"
    if environment.load_before and _is_busy(environment):
        yield f"load average {environment.load_before[0]:.2f} before the run"


def _governor(governor: str) -> MeasurementWarning:
    return MeasurementWarning(
        code="governor",
        message=f"the processors' frequency governor is '{governor}'",
        advice="read the ratios rather than the latencies, or set the governor 'performance'",
    )


def _load(load: float, processors: int) -> MeasurementWarning:
    return MeasurementWarning(
        code="load",
        message=f"the load average was {load:.2f} on {processors} processors before the run",
        advice="stop what else runs; a ratio that is not to be trusted says so itself",
    )


def _few_samples(inferences: int, blocks: int) -> MeasurementWarning:
    return MeasurementWarning(
        code="few_samples",
        message=f"only {inferences} inferences in {blocks} blocks",
        advice=_MORE_TIME,
    )


def _is_busy(environment: Environment) -> bool:
    load = environment.load_before
    return load is not None and load[0] > BUSY_SHARE * max(environment.usable_cpus, 1)


def _of_ratio(ratio: Ratio) -> float:
    """Width of the interval relative to the ratio; 0 where there is no interval."""
    if ratio.low is None or ratio.high is None:
        return 0.0
    width = ratio.high - ratio.low
    return width / ratio.value if ratio.value > 0 else 0.0


def _of_mean(blocks: Sequence[Block]) -> float:
    """Width of the mean's 95 % interval relative to it: four standard errors of block means."""
    if len(blocks) < MINIMUM_FOR_INTERVAL:
        return 0.0
    means = [block.total_ns / block.inferences for block in blocks]
    return 4 * stdev(means) / math.sqrt(len(means)) / max(fmean(means), 1)


def _drift(blocks: Sequence[Block]) -> float:
    """Mean of the second half over that of the first, minus 1; 0 with too few blocks to tell."""
    if len(blocks) < MINIMUM_FOR_INTERVAL:
        return 0.0
    half = len(blocks) // 2
    first, second = _mean(blocks[:half]), _mean(blocks[half:])
    return second / first - 1 if first else 0.0


def _mean(blocks: Sequence[Block]) -> float:
    return sum(b.total_ns for b in blocks) / max(sum(b.inferences for b in blocks), 1)
