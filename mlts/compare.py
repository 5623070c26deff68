"""Comparison of two runs: what changed, and whether it is more than noise.

Latency is compared by its ratio to TF Lite of the same run, which takes a different or busier
machine out of it. Accuracy of the same model on the same inputs does not scatter, so that there
any difference is one, up to the rounding of floats.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from enum import Enum
from statistics import median
from typing import Final

import msgspec

from mlts.results import BackendRole, BenchmarkCase, BenchmarkRun, Ratio
from nncli.enums import StrEnum
from nntest.results import Outcome

__all__ = ["SCHEMA", "Change", "Comparison", "Verdict", "Weight", "compare"]

SCHEMA: Final = 1
"""Version of the comparison as JSON."""

SMALLEST_EFFECT: Final = 0.01
"""A ratio that moved less is the same, however narrow its interval (Android's page: 1 %)."""

_LARGEST_MOVE: Final = 700.0
"""Logarithm whose power is still a number."""

_GOLDEN: Final = "error to golden output"

FLOAT_SHARE: Final = 0.01
FLOAT_ABSOLUTE: Final = 1e-6
"""Errors of float models that are closer than this are the same: another BLAS rounds otherwise."""


class Verdict(StrEnum):
    FASTER = "faster"
    SLOWER = "slower"
    MORE_ACCURATE = "more accurate"
    LESS_ACCURATE = "less accurate"
    FIXED = "fixed"
    BROKEN = "broken"
    LOST = "no longer compared"

    @property
    def is_worse(self) -> bool:
        return self in (Verdict.SLOWER, Verdict.LESS_ACCURATE, Verdict.BROKEN, Verdict.LOST)


class Weight(str, Enum):
    """Weight of a change, the worst first."""

    WORSE = "worse"
    BETTER = "better"
    UNKNOWN = "unknown"
    """Perhaps noise: there is no interval, or the inputs were not the same."""
    NOISE = "noise"


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A number of a case that differs. ``beyond_noise`` is None where that is not known."""

    case: str
    measure: str
    before: str
    after: str
    verdict: Verdict
    beyond_noise: bool | None
    by: str = ""
    """Difference, and for a latency what may be noise: ``+12 % (noise ±3 %)``."""

    @property
    def weight(self) -> Weight:
        if self.beyond_noise is None:
            return Weight.UNKNOWN
        if not self.beyond_noise:
            return Weight.NOISE
        return Weight.WORSE if self.verdict.is_worse else Weight.BETTER


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """All changes, how many cases were compared, and what limits the comparison.

    ``before`` and ``after`` name the runs.
    """

    schema: int = SCHEMA
    before: str = ""
    after: str = ""
    compared: int
    changes: tuple[Change, ...]
    notes: tuple[str, ...]
    visible: tuple[float, ...] = ()
    """Smallest change of latency, as a share, that each pair of cases with intervals could show."""

    @property
    def is_worse(self) -> bool:
        """True when anything became worse by more than noise."""
        return bool(self.of(Weight.WORSE))

    @property
    def reach(self) -> str:
        """Say which changes of latency the comparison could have seen."""
        if not self.visible:
            return "No change of latency could be seen: no pair of cases has intervals."
        half = median(self.visible)
        return (
            f"A change of latency is seen from {half:.0%} on in half of {len(self.visible)} cases "
            f"with intervals, and from {max(self.visible):.0%} on in all."
        )

    def of(self, weight: Weight) -> list[Change]:
        """The changes of one weight."""
        return [change for change in self.changes if change.weight is weight]


def compare(before: BenchmarkRun, after: BenchmarkRun) -> Comparison:
    """Compare the drivers' cases that both runs have."""
    pairs = [
        (old, new)
        for new in _driver_cases(after)
        if (old := before.case(new.model, new.backend)) is not None
    ]
    changes = [
        change
        for old, new in pairs
        for change in _changes(
            old, new, _baseline(after, new.model), is_float=_is_float(after, new.model)
        )
    ]
    if _selection(before) == _selection(after):
        changes += _absent(before, after)
    return Comparison(
        before=_name(before),
        after=_name(after),
        compared=len(pairs),
        changes=tuple(changes),
        notes=(*_notes(before, after), *_unpaired(before, after)),
        visible=tuple(share for old, new in pairs if (share := _visible(old, new)) is not None),
    )


def _changes(
    old: BenchmarkCase, new: BenchmarkCase, baseline: str, *, is_float: bool
) -> Iterator[Change]:
    if old.outcome is not new.outcome:
        yield from _outcome(old, new)
    if old.ratio and new.ratio:
        is_judged = not (old.latency_not_judged or new.latency_not_judged)
        measure = f"latency / {baseline}"
        yield from _latency(new.id, measure, old.ratio, new.ratio, is_judged=is_judged)
    yield from _lost(old, new, baseline)
    # On other inputs an accuracy differs without any change of the driver.
    comparable = True if old.evaluated_items == new.evaluated_items else None
    yield from _accuracy(old, new, baseline, is_float=is_float, beyond_noise=comparable)


def _outcome(old: BenchmarkCase, new: BenchmarkCase) -> Iterator[Change]:
    if old.outcome.is_bad == new.outcome.is_bad:
        return
    yield Change(
        case=new.id,
        measure="outcome",
        before=str(old.outcome),
        after=str(new.outcome),
        verdict=Verdict.BROKEN if new.outcome.is_bad else Verdict.FIXED,
        beyond_noise=True,
    )


def _lost(old: BenchmarkCase, new: BenchmarkCase, baseline: str) -> Iterator[Change]:
    """Numbers that only the first run has. A case that broke has said why it has none."""
    if new.outcome.is_bad:
        return
    there = {*_compared(new, baseline)}
    if new.golden_disputed:
        there.add(_GOLDEN)
    gone = [name for name in _compared(old, baseline) if name not in there]
    if gone:
        yield Change(
            case=new.id,
            measure=", ".join(gone),
            before="compared",
            after=f"{new.outcome}: {new.reason}" if new.reason else "not compared",
            verdict=Verdict.LOST,
            beyond_noise=None if new.outcome is Outcome.NOT_RUN else True,
        )


def _compared(case: BenchmarkCase, baseline: str) -> Iterator[str]:
    """Names of the numbers in which a case is compared with the baseline and expected values."""
    if case.ratio:
        yield f"latency / {baseline}"
    yield from _measures(case, baseline)


def _absent(before: BenchmarkRun, after: BenchmarkRun) -> Iterator[Change]:
    """Cases that the second run, which chose the same, does not have at all."""
    there = {case.id for case in after.cases}
    for case in _driver_cases(before):
        if case.id not in there and any(_compared(case, _baseline(before, case.model))):
            yield Change(
                case=case.id,
                measure="all",
                before="compared",
                after="not in the run",
                verdict=Verdict.LOST,
                beyond_noise=True,
            )


def _selection(run: BenchmarkRun) -> tuple[object, ...]:
    """The cases that the user chose."""
    drivers = tuple(backend.name for backend in run.drivers())
    of = run.settings
    return (drivers, of.models, of.filters, of.excludes, of.shard)


def _latency(
    case: str, measure: str, old: Ratio, new: Ratio, *, is_judged: bool
) -> Iterator[Change]:
    moved = _log(new.value) - _log(old.value)
    if abs(moved) < math.log1p(SMALLEST_EFFECT):
        return
    noise = math.hypot(_half_width(old), _half_width(new))
    yield Change(
        case=case,
        measure=measure,
        before=f"{old.value:.3f}",
        after=f"{new.value:.3f}",
        verdict=Verdict.SLOWER if moved > 0 else Verdict.FASTER,
        beyond_noise=abs(moved) > noise if is_judged and math.isfinite(noise) else None,
        by=f"{_share(moved):+.0%} ({_said(noise)})",
    )


def _share(moved: float) -> float:
    """A difference of logarithms as a share, cut where it would be no number any more."""
    return math.expm1(min(moved, _LARGEST_MOVE))


def _said(noise: float) -> str:
    return f"noise ±{_share(noise):.0%}" if math.isfinite(noise) else "noise not known"


def _visible(old: BenchmarkCase, new: BenchmarkCase) -> float | None:
    """The smallest change of latency that both intervals let through; None without them."""
    if old.ratio is None or new.ratio is None or old.latency_not_judged or new.latency_not_judged:
        return None
    noise = math.hypot(_half_width(old.ratio), _half_width(new.ratio))
    return max(_share(noise), SMALLEST_EFFECT) if math.isfinite(noise) else None


def _half_width(ratio: Ratio) -> float:
    """Of the confidence interval, on a logarithmic scale; infinite without an interval."""
    if ratio.low is None or ratio.high is None or ratio.low <= 0:
        return math.inf
    return abs(_log(ratio.high) - _log(ratio.low)) / 2


def _log(ratio: float) -> float:
    """Of a ratio that a coarse clock may have made 0: that of the smallest number then."""
    return math.log(max(ratio, sys.float_info.min))


def _accuracy(
    old: BenchmarkCase,
    new: BenchmarkCase,
    baseline: str,
    *,
    is_float: bool,
    beyond_noise: bool | None,
) -> Iterator[Change]:
    before, after = _measures(old, baseline), _measures(new, baseline)
    for name in (name for name in before if name in after):
        higher_is_better, was = before[name]
        now = after[name][1]
        if was == now or (is_float and _is_rounding(was, now)):
            continue
        better = (now > was) == higher_is_better
        yield Change(
            case=new.id,
            measure=name,
            before=f"{was:.6g}",
            after=f"{now:.6g}",
            verdict=Verdict.MORE_ACCURATE if better else Verdict.LESS_ACCURATE,
            beyond_noise=beyond_noise,
            by=f"{now - was:+.3g}",
        )


def _is_rounding(was: float, now: float) -> bool:
    return math.isclose(was, now, rel_tol=FLOAT_SHARE, abs_tol=FLOAT_ABSOLUTE)


def _measures(case: BenchmarkCase, baseline: str) -> dict[str, tuple[bool, float]]:
    """Every number that says how accurate a case is: (higher is better, value)."""
    measures = {e.key: (e.higher_is_better, e.value) for e in case.evaluations}
    if case.golden and not case.golden_disputed:
        measures[_GOLDEN] = (False, case.golden.max_absolute)
    if case.against_baseline:
        measures[f"error to {baseline}"] = (False, case.against_baseline.max_absolute)
    if case.top1_agreement and case.top1_agreement.total:
        agreement = case.top1_agreement
        measures[f"same class as {baseline}"] = (True, agreement.same / agreement.total)
    return measures


def _baseline(run: BenchmarkRun, model: str) -> str:
    """Name of the runtime that a model is compared with."""
    found = (each.baseline_title for each in run.models if each.name == model)
    return next(found, run.baseline_title)


def _is_float(run: BenchmarkRun, model: str) -> bool:
    return any(m.name == model and m.element_bytes == 4 for m in run.models)


def _driver_cases(run: BenchmarkRun) -> list[BenchmarkCase]:
    drivers = {b.name for b in run.backends if b.role is BackendRole.DRIVER}
    return [case for case in run.cases if case.backend in drivers]


def _name(run: BenchmarkRun) -> str:
    return f"{', '.join(backend.name for backend in run.drivers())} of {run.started}"


def _notes(before: BenchmarkRun, after: BenchmarkRun) -> Iterator[str]:
    """What differs between the runs themselves."""
    for name, old, new in (
        ("host", before.environment.host, after.environment.host),
        ("processor", before.environment.cpu, after.environment.cpu),
        ("profile", before.settings.profile, after.settings.profile),
        ("threads", before.settings.threads, after.settings.threads),
        ("drivers' process", before.settings.isolation, after.settings.isolation),
    ):
        if old != new:
            yield f"{name}: {old} before, {new} after"
    yield from _other_ways(before, after)
    hashes = {model.name: model.sha256 for model in before.models}
    for model in after.models:
        if hashes.get(model.name, model.sha256) != model.sha256:
            yield f"model {model.name} is another file"


def _other_ways(before: BenchmarkRun, after: BenchmarkRun) -> Iterator[str]:
    """Cases whose driver got the model in another form, or other operators of it."""
    old = {case.id: case for case in _driver_cases(before)}
    for case in _driver_cases(after):
        if other := old.get(case.id):
            if case.through and other.through and case.through is not other.through:
                yield f"{case.id}: model by {other.through} before, by {case.through} after"
            if (was := _left(other)) != (now := _left(case)):
                found = case.delegation or other.delegation
                assert found is not None
                yield f"{case.id}: {was} operators on {found.runtime} before, {now} after"


def _left(case: BenchmarkCase) -> int:
    return len(case.delegation.left) if case.delegation else 0


def _unpaired(before: BenchmarkRun, after: BenchmarkRun) -> Iterator[str]:
    old = {case.id for case in _driver_cases(before)}
    new = {case.id for case in _driver_cases(after)}
    if old - new:
        yield f"only before: {', '.join(sorted(old - new))}"
    if new - old:
        yield f"only after: {', '.join(sorted(new - old))}"
