"""Settings of a run of random graphs, and what of it one case is."""

from __future__ import annotations

import msgspec

from nntest.result_types import Natural
from nntest.results import RunSettings

__all__ = ["GraphSettings", "Stretch"]


class GraphSettings(RunSettings, frozen=True, kw_only=True):
    """Settings of the run: ``count`` graphs, or ``seconds`` on ``jobs`` workers.

    ``operations`` and ``types`` are empty where all are drawn. ``oracles`` are names of drivers:
    the first says what is right, the others are asked before a driver is accused.
    """

    seed: Natural = 0
    operations: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    sizes: tuple[Natural, Natural] = (1, 20)
    dimension_range: Natural = 10
    count: Natural = 0
    seconds: float = 60.0
    oracles: tuple[str, ...] = ("reference", "engine:tflite-builtin")
    laws: bool = True


class Stretch(msgspec.Struct, frozen=True, kw_only=True):
    """Stretch of a run that a case does: a number of graphs, or of seconds. The ``first`` graph of
    a run has the run's own seed.
    """

    number: Natural
    count: Natural = 0
    seconds: float = 0
    first: bool = False
