"""Settings of a run of the fuzzer, and what of it one case is."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nntest.data_folders import OWN_SPECS
from nntest.result_types import Natural
from vts.fuzz.findings import Attempt

__all__ = ["FuzzPlanSettings", "Stretch"]


class FuzzPlanSettings(msgspec.Struct, frozen=True, kw_only=True):
    """``count`` attempts, or ``seconds`` of them on ``jobs`` workers, from cases of ``specs`` (our
    own corpus where empty) and from ``attempts`` of earlier runs. With ``only_these``, nothing is
    drawn: the attempts are repeated.
    """

    seed: Natural = 0
    count: Natural = 0
    seconds: float = 60.0
    jobs: Natural = 1
    specs: str = ""
    attempts: tuple[Attempt, ...] = ()
    only_these: bool = False

    @property
    def root(self) -> Path:
        """The folder of the specs."""
        return Path(self.specs) if self.specs else OWN_SPECS


class Stretch(msgspec.Struct, frozen=True, kw_only=True):
    """Stretch of a run that a case does: a number of attempts, or of seconds, from these cases."""

    number: Natural
    seeds: tuple[Attempt, ...]
    count: Natural = 0
    seconds: float = 0
