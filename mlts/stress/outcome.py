"""The outcome of a case, from what its stress has found, and everything that the result shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from mlts.results import MeasurementWarning
from mlts.stress.client_page import Word
from mlts.stress.degradation import certain_limit
from mlts.stress.observations import BadStatus, Degradation, Series, WrongAnswer
from mlts.stress.results import StressCase
from mlts.stress.stress_run import Cause, Findings, Stress
from nnhal.types import ErrorStatus
from nntest.failure import Failure
from nntest.report.html.numbers import duration
from nntest.results import Outcome
from nntest.runner.case_ending import Ending, explained

__all__ = ["is_unjudged", "judged", "judged_degradation", "judged_growth"]

_NOT_JUDGED: Final = "not judged: "
"""What the reason begins with where the machine is to blame for all that is known."""

_END_S: Final = 2.0
"""Time limit for the end of the driver's process to be reported."""

_MAX_LOG_LINES: Final = 8
_MAX_CLIENTS: Final = 500
"""Lives of clients that a result keeps."""

_DEAD: Final = ErrorStatus.DEAD_OBJECT.name


def is_unjudged(result: StressCase) -> bool:
    """Whether the machine was too busy to tell what ``result`` is about."""
    return result.outcome is Outcome.NOT_RUN and result.reason.startswith(_NOT_JUDGED)


def judged(blank: StressCase, stress: Stress, findings: Findings) -> StressCase:
    """The result of a case."""
    crowd = stress.crowd
    series = stress.sampler.series(findings.from_ns)
    ending = _ending(stress, findings, series)
    clients = crowd.ended if len(crowd.ended) <= _MAX_CLIENTS else crowd.ended[-_MAX_CLIENTS:]
    return msgspec.structs.replace(
        blank,
        outcome=ending.outcome,
        why=ending.why,
        evidence=ending.evidence,
        parameters=msgspec.structs.replace(
            blank.parameters,
            grace_ns=round(stress.grace_s * 1e9),
            models=tuple(answered.subject.name for answered in stress.answers),
        ),
        ran_ns=findings.ran_ns,
        connected_ns=findings.from_ns,
        inferences=crowd.totals[Word.INFERENCES],
        compilations=crowd.totals[Word.COMPILATIONS],
        compared=crowd.totals[Word.COMPARED],
        exact=all(answered.exact for answered in stress.answers),
        refusals={status: n for status, n in crowd.refusals.items() if n},
        clients=tuple(clients),
        kills=tuple(crowd.kills),
        liveness=crowd.liveness(),
        wrong=crowd.wrong,
        bad_status=crowd.bad_status,
        verdict=findings.verdict,
        series=series,
        latency_over_time=crowd.trace.result(),
        degradation=stress.degradation,
        warnings=tuple(_warnings(stress, ending)),
    )


def _ending(stress: Stress, findings: Findings, series: tuple[Series, ...]) -> Ending:
    """The first of these that is true: the driver died, a client crashed, hung, had a wrong answer
    or a bad status, starved; the driver grows, or is slowed down too much.
    """
    crowd = stress.crowd
    if (died := _died(stress, findings)) is not None:
        return died
    if crowd.crashed is not None:
        client, end, log = crowd.crashed
        return Ending(
            Outcome.CRASH,
            Failure(
                "client_died",
                f"client {client.order.client} (seed {client.order.seed}) {end} while it was "
                f"{client.describe()}",
            ),
            log,
        )
    if findings.hung:
        said = f"{len(findings.hung)} of {_clients(stress)} clients do not answer"
        failure = Failure("no_answer", f"{said}; {findings.verdict}")
        return Ending(Outcome.HANG, failure, findings.evidence)
    if crowd.silent is not None:
        said = f"client {crowd.silent.client}: {crowd.silent.what}"
        return Ending(Outcome.HANG, Failure("silent_client", said))
    if crowd.wrong is not None:
        return Ending(Outcome.FAILURE, _wrong(crowd.wrong), stress.driver.log()[-_MAX_LOG_LINES:])
    if crowd.bad_status is not None:
        return Ending(
            Outcome.FAILURE, _bad(crowd.bad_status), stress.driver.log()[-_MAX_LOG_LINES:]
        )
    if findings.cause is Cause.STARVED:
        return Ending(
            Outcome.FAILURE, Failure("starved", f"starvation: {findings.reason}"), findings.evidence
        )
    if findings.cause is Cause.INTERRUPTED:
        ran = duration(findings.ran_ns)
        return Ending(Outcome.NOT_RUN, f"the run was interrupted after {ran}, without a fault")
    return (
        judged_growth(series, has_warmed_up=stress.has_warmed_up)
        or _degraded(stress)
        or _unused(stress)
    )


def _died(stress: Stress, findings: Findings) -> Ending | None:
    status = stress.crowd.bad_status
    is_suspect = findings.cause is Cause.DIED or (status is not None and status.status == _DEAD)
    end = stress.driver.end(_END_S if is_suspect else 0.0)
    if end is None:
        return None
    at = duration(findings.ran_ns)
    failure = Failure("died", f"the driver's process {end} after {at}", status=end.name)
    return Ending(Outcome.CRASH, failure, explained(end))


def _clients(stress: Stress) -> int:
    return stress.parameters.processes + stress.mode.has_liveness


def _wrong(answer: WrongAnswer) -> Failure:
    who = f"client {answer.client}, thread {answer.thread}"
    whose = f"; they are {_whose(answer)}" if answer.belongs_to else ""
    return Failure(
        "wrong_answer",
        f"wrong answer: {answer.model}, input {answer.input}, output {answer.output}: element "
        f"{answer.element} is {answer.actual}, of the idle driver it was {answer.expected} "
        f"({answer.differing} of {answer.elements} elements differ; {who}, {answer.way}, after "
        f"{answer.iteration} inferences){whose}",
    )


def _whose(answer: WrongAnswer) -> str:
    if answer.belongs_to.startswith("input "):
        return f"the outputs for {answer.belongs_to}: an answer to another request"
    return answer.belongs_to


def _bad(status: BadStatus) -> Failure:
    message = f" ({status.message})" if status.message else ""
    of = f" of {status.model}" if status.model else ""
    return Failure(
        f"{status.call}_fails",
        f"{status.call}{of}: {status.status}{message} for client {status.client}, thread "
        f"{status.thread}, after {status.iteration} inferences",
        status=status.status,
    )


def judged_growth(series: Sequence[Series], *, has_warmed_up: bool) -> Ending | None:
    """Return how a case ends for what grows; None where nothing does.

    Memory may grow until the driver ``has_warmed_up``.
    """
    grown = [each for each in series if each.slope is not None and each.slope.is_growth]
    if not grown:
        return None
    if not has_warmed_up and all(each.name == "resident memory" for each in grown):
        return Ending(
            Outcome.NOT_RUN,
            f"{_NOT_JUDGED}resident memory grows in the driver's process, but the machine is so "
            "busy that not every thread can have had every model yet",
        )
    what = " and ".join(each.name for each in grown)
    return Ending(Outcome.FAILURE, Failure("growth", "; ".join(map(_growth, grown)), fault=what))


def _growth(series: Series) -> str:
    slope = series.slope
    assert slope is not None
    kept = "" if series.after is None else _kept(series)
    hour, low, high, day = (
        _amount(value, series.unit)
        for value in (slope.per_hour, slope.low, slope.high, slope.in_a_day)
    )
    return (
        f"steady growth of {series.name} in the driver's process: {hour} an hour "
        f"({low} to {high}), {day} in a day{kept}"
    )


def _kept(series: Series) -> str:
    """For what should be given back when no client is left."""
    if series.name == "resident memory" or series.after is None:
        return ""
    after, idle = (_amount(value, series.unit) for value in (series.after, series.idle or 0))
    return f"; {after} are left when all clients are gone, {idle} were there before"


def _amount(value: float, unit: str) -> str:
    if unit != "bytes":
        return f"{value:,.0f}"
    for name, size in (("GiB", 1 << 30), ("MiB", 1 << 20)):
        if abs(value) >= size:
            return f"{value / size:,.1f} {name}"
    return f"{value / 1024:,.0f} KiB"


def _degraded(stress: Stress) -> Ending | None:
    return None if stress.blocks is None else judged_degradation(stress.degradation)


def judged_degradation(found: Degradation | None) -> Ending | None:
    """Return how a case ends for its ratio; None where it is within the limit."""
    if found is None or found.low is None or found.high is None:
        return Ending(Outcome.NOT_RUN, "too few blocks to compare: give it more time (--time)")
    if found.low <= found.limit:
        return None
    limit = certain_limit(found)
    if found.low <= limit:
        return Ending(
            Outcome.NOT_RUN,
            f"{_NOT_JUDGED}inferences take {found.ratio:.2f} times as long while another client "
            f"prepares models, but the driver's threads waited {found.waiting:.2f} ns for a "
            f"processor for each on one: the machine is busy, which alone may make it {limit:.3g}",
        )
    return Ending(
        Outcome.FAILURE,
        Failure(
            "slowed_down",
            f"inferences take {found.ratio:.2f} times as long while another client prepares models "
            f"({found.low:.2f} to {found.high:.2f}; at most {found.limit:.3g})",
        ),
    )


def _unused(stress: Stress) -> Ending:
    """Nothing was wrong; but was anything done?"""
    if stress.crowd.answers():
        return Ending(Outcome.SUCCESS)
    refusals = sum(stress.crowd.refusals.values())
    if refusals:
        said = f"no answer at all: the driver refused {refusals} calls"
        return Ending(Outcome.FAILURE, Failure("all_refused", said))
    return Ending(Outcome.FAILURE, Failure("no_answer_at_all", "no answer at all"))


def _warnings(stress: Stress, ending: Ending) -> Iterator[MeasurementWarning]:
    """What the driver has logged as errors although no call failed."""
    if ending.outcome is not Outcome.SUCCESS or not stress.driver.is_ours:
        return
    errors = [line for line in stress.driver.log() if line.startswith(("ERROR ", "CRITICAL "))]
    for line, times in Counter(errors).most_common(_MAX_LOG_LINES):
        more = f" ({times} times)" if times > 1 else ""
        yield MeasurementWarning(
            code="driver-log",
            message=f"the driver logged an error that failed no call{more}: {line}",
            advice="look for what went wrong there",
        )
