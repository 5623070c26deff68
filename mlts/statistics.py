"""Statistics of durations: what Android reports, and how far a number can be trusted.

Durations are integers in nanoseconds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from mlts.results import MAX_SAMPLES, Histogram, Latency, Ratio, pack_samples

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from mlts.sample import Durations

__all__ = [
    "HISTOGRAM_BUCKETS",
    "MINIMUM_FOR_INTERVAL",
    "MINIMUM_FOR_P90",
    "MINIMUM_FOR_P99",
    "Block",
    "LimitedShare",
    "half_width",
    "histogram",
    "latency",
    "latency_of",
    "percentile",
    "ratio",
    "student_quantile",
]

HISTOGRAM_BUCKETS: Final = 32
"""Buckets of a histogram, the same as ``LatencyResult.TIME_FREQ_ARRAY_SIZE`` of Android's MLTS."""

MINIMUM_FOR_P90: Final = 64
MINIMUM_FOR_P99: Final = 662
"""Fewest values from which a tail percentile can be claimed with 99 % confidence when one value
beyond it is given up. Source: early stopping estimate of MLPerf's LoadGen
(``loadgen/early_stopping.cc``, ``MinPassingQueriesFinder``)."""

MINIMUM_FOR_INTERVAL: Final = 5
"""Fewest pairs of blocks for a confidence interval. With fewer, resampling sees too few
different samples for its quantiles to mean anything."""

CONFIDENCE: Final = 0.95
RESAMPLES: Final = 2000
"""More would change the third digit of the interval's ends; fewer makes them jitter."""


class LimitedShare(NamedTuple):
    """``hits`` of ``total`` inputs, where a share of ``needed`` is asked for. The inputs were drawn
    at random from ``of`` ones, each once; 0 stands for any number.
    """

    hits: int
    total: int
    needed: float
    of: int = 0

    @property
    def interval(self) -> tuple[float, float]:
        """Ends of the 95 % interval of the share over all inputs. Source: Wilson's score interval
        (JASA 22, 1927, page 209), for as many inputs as would tell as much if each could be drawn
        again (Cochran, Sampling Techniques, 1977, section 2.6).
        """
        if not self.total:
            return 0.0, 1.0
        square = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) ** 2
        left = (self.of - self.total) / (self.of - 1) if self.of > 1 else 1.0
        share, weight = self.hits / self.total, square / self.total * max(left, 0.0)
        middle = share + weight / 2
        width = math.sqrt(weight * (share * (1 - share) + weight / 4))
        return (middle - width) / (1 + weight), (middle + width) / (1 + weight)

    @property
    def is_open(self) -> bool:
        """Whether the share over all inputs may be on either side of what is needed."""
        low, high = self.interval
        return low < self.needed <= high


class Block(NamedTuple):
    """One turn of one backend: how many inferences, and their total duration."""

    inferences: int
    total_ns: int


def latency(durations_ns: Sequence[int] | NDArray[np.int64], *, keep: bool = True) -> Latency:
    """Statistics of at least one duration; ``keep`` packs the durations into the result,
    if they are not too many (``MAX_SAMPLES``).
    """
    import numpy as np

    values = np.asarray(durations_ns, dtype=np.int64)
    if values.size == 0:
        raise ValueError("latency() needs at least one duration")
    return Latency(
        count=int(values.size),
        total_ns=int(values.sum()),
        mean_ns=float(values.mean()),
        median_ns=float(np.median(values)),
        min_ns=int(values.min()),
        max_ns=int(values.max()),
        population_std_ns=float(values.std()),
        sample_std_ns=float(values.std(ddof=1)) if values.size > 1 else None,
        p90_ns=percentile(values, 90) if values.size >= MINIMUM_FOR_P90 else None,
        p99_ns=percentile(values, 99) if values.size >= MINIMUM_FOR_P99 else None,
        histogram=histogram(values),
        samples=pack_samples(values) if keep and values.size <= MAX_SAMPLES else b"",
    )


def latency_of(durations: Durations) -> Latency:
    """Statistics of all of at least one duration; median and percentiles are those of the sample.

    Android's histogram is the sample's, scaled to all durations.
    """
    import numpy as np

    sample = latency(durations.sample)
    if sample.count == durations.count:
        return sample
    values = np.asarray(durations.sample, dtype=np.int64)
    return msgspec.structs.replace(
        sample,
        count=durations.count,
        sampled=sample.count,
        total_ns=durations.total_ns,
        mean_ns=durations.total_ns / durations.count,
        min_ns=durations.min_ns,
        max_ns=durations.max_ns,
        population_std_ns=math.sqrt(durations.squared_deviations / durations.count),
        sample_std_ns=math.sqrt(durations.squared_deviations / (durations.count - 1)),
        histogram=_scaled(
            histogram(values, durations.min_ns, durations.max_ns), values.size, durations.count
        ),
    )


def _scaled(of: Histogram, sampled: int, count: int) -> Histogram:
    """With counts that add up to ``count``."""
    import numpy as np

    sums = np.rint(np.cumsum(of.counts) * (count / sampled)).astype(np.int64)
    counts = np.diff(sums, prepend=0)
    return msgspec.structs.replace(of, counts=tuple(counts.tolist()))


def percentile(durations_ns: NDArray[np.int64], percent: int) -> float:
    """Nearest-rank percentile: the smallest value that ``percent`` % of all do not exceed."""
    import numpy as np

    rank = math.ceil(durations_ns.size * percent / 100)
    return float(np.partition(durations_ns, rank - 1)[rank - 1])


def histogram(
    durations_ns: NDArray[np.int64], low: int | None = None, high: int | None = None
) -> Histogram:
    """Android's histogram: ``step = (max - min) / 31``, ``bucket = int((x - min) / step)``.

    The largest value thus has the last bucket to itself. Equal values all fall into the first.
    ``low`` and ``high`` are the extremes where ``durations_ns`` is a sample only.
    Source: constructor of ``LatencyResult`` in Android's MLTS.
    """
    import numpy as np

    start = int(durations_ns.min()) if low is None else low
    end = int(durations_ns.max()) if high is None else high
    step = (end - start) / (HISTOGRAM_BUCKETS - 1)
    offsets = durations_ns - start
    buckets = (offsets / step).astype(np.int64) if step > 0 else np.zeros_like(offsets)
    # A subnormal rounding of the division may put the maximum one past the end.
    counts = np.bincount(buckets.clip(max=HISTOGRAM_BUCKETS - 1), minlength=HISTOGRAM_BUCKETS)
    return Histogram(start_ns=float(start), step_ns=step, counts=tuple(counts.tolist()))


def ratio(
    blocks: Sequence[Block],
    baseline: Sequence[Block],
    *,
    seed: int = 0,
    confidence: float = CONFIDENCE,
) -> Ratio:
    """Mean latency over the mean latency of the baseline, from blocks measured in turn.

    ``blocks[i]`` and ``baseline[i]`` stand next to each other in time and cover the same inputs,
    so resampling them as pairs keeps what both share (a machine that slows down) out of the
    interval. Percentile bootstrap of a ratio of means (Efron and Tibshirani, An Introduction to
    the Bootstrap, 1993, chapters 13 and 25), its quantiles widened for few blocks as Hesterberg
    proposes (What Teachers Should Know About the Bootstrap, 2015, section 5.3).

    :raises ValueError: no blocks, or not the same number of each
    """
    if not blocks or len(blocks) != len(baseline):
        raise ValueError(f"{len(blocks)} blocks cannot be paired with {len(baseline)}")
    import numpy as np

    table = np.array(
        [(*ours, *theirs) for ours, theirs in zip(blocks, baseline, strict=True)], dtype=float
    )
    value = float(_ratio_of_means(table.sum(axis=0)))
    low: float | None = None
    high: float | None = None
    if len(blocks) >= MINIMUM_FOR_INTERVAL:
        picks = np.random.default_rng(seed).integers(len(blocks), size=(RESAMPLES, len(blocks)))
        resampled = _ratio_of_means(table[picks].sum(axis=1))
        tail = _widened_tail((1 - confidence) / 2, len(blocks))
        low, high = (float(x) for x in np.quantile(resampled, (tail, 1 - tail)))
    return Ratio(value=value, low=low, high=high, confidence=confidence, blocks=len(blocks))


def _ratio_of_means(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """``sums[..., :]`` = (count, total) of ours and of the baseline.

    Totals are at least a nanosecond: a clock may be too coarse for a model.
    """
    import numpy as np

    count, total, baseline_count, baseline_total = (sums[..., i] for i in range(4))
    baseline_mean = np.maximum(baseline_total, 1) / baseline_count
    quotient: NDArray[np.float64] = (np.maximum(total, 1) / count) / baseline_mean
    return quotient


def half_width(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval (Student's) of the mean of at least two values, as a
    share of the mean. Cheap enough to be asked for after every block.
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    quantile = student_quantile(z, len(values) - 1)
    return quantile * stdev(values) / math.sqrt(len(values)) / (fmean(values) or math.inf)


def _widened_tail(tail: float, blocks: int) -> float:
    """The quantile that makes a bootstrap interval of few values as wide as Student's t."""
    z = NormalDist().inv_cdf(1 - tail)
    t = student_quantile(z, blocks - 1)
    return NormalDist().cdf(-math.sqrt(blocks / (blocks - 1)) * t)


def student_quantile(z: float, degrees: int) -> float:
    """Student's t quantile from the normal one (Abramowitz and Stegun, 26.7.5)."""
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
    )
