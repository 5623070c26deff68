"""Profiles: the times of a run, those of Android by name.

Source: ``BenchmarkTestBase.java`` of platform/test/mlts/benchmark. ``scoring`` is what a reader
of scores wants: half a second of latencies, and the accuracy of the whole data set, most of which
is run untimed. ``quick`` takes as many random inputs of it as decide every limit, and ends a timed
run early when its means and ratios are known well enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from mlts.results import Settings

__all__ = ["DEFAULT", "PROFILES", "Overrides", "Profile", "settings_of"]

SECOND: Final = 1_000_000_000

COMPILATIONS: Final = 100
"""Most compilations of a loop (``COMPILATION_MAX_ITERATIONS``)."""


@dataclass(frozen=True)
class Profile:
    """Times in seconds; ``limit`` is how long the complete data set may take, None for a part.
    ``sample`` is the fewest inputs that are scored of it, 0 for all. ``precision`` is that of
    :class:`mlts.results.Settings`.
    """

    warmup: float
    run: float
    limit: float | None
    compilation_warmup: float
    compilation_run: float
    sample: int = 0
    precision: float = 0.0
    compilations: int = COMPILATIONS


SAMPLE: Final = 200
"""Inputs of which every share is known within 7 percentage points, with 95 % confidence, and one
that is 0 or 1 within 1.9 (Wilson's interval).
"""

DEFAULT: Final = "quick"

PROFILES: Final[Mapping[str, Profile]] = MappingProxyType(
    {
        "quick": Profile(0.1, 0.5, 300, 0.02, 0.1, SAMPLE, 0.025, 20),
        "scoring": Profile(0.3, 0.5, 300, 0.1, 0.3),
        "short": Profile(0.3, 1, None, 0.1, 0.3),
        "repeatable": Profile(2, 10, None, 2, 10),
        "complete": Profile(2, 0, 300, 2, 10),
    }
)


@dataclass(frozen=True)
class Overrides:
    """Values that the user gives instead of a profile's; None keeps them."""

    seconds: float | None = None
    warmup_seconds: float | None = None
    iterations: int | None = None


def settings_of(name: str, overrides: Overrides, *, threads: int, compilation: bool) -> Settings:
    """Settings of a run by a profile. With ``complete``, the seconds given are the limit."""
    profile = PROFILES[name]
    run, limit = profile.run, profile.limit
    if overrides.seconds is not None:
        if name == "complete":
            limit = overrides.seconds
        else:
            run = overrides.seconds
    warmup = profile.warmup if overrides.warmup_seconds is None else overrides.warmup_seconds
    return Settings(
        profile=name,
        warmup_ns=round(warmup * SECOND),
        run_ns=round(run * SECOND),
        complete_set=limit is not None and overrides.iterations is None,
        complete_set_limit_ns=round((limit or 0) * SECOND),
        sample=profile.sample if overrides.iterations is None else 0,
        precision=profile.precision if overrides.seconds is None else 0.0,
        iterations=overrides.iterations,
        threads=threads,
        compilation=compilation,
        compilation_warmup_ns=round(profile.compilation_warmup * SECOND),
        compilation_run_ns=round(profile.compilation_run * SECOND),
        compilation_iterations=profile.compilations,
    )
