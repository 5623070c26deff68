"""Ways to compute: the four of the C API, each a function of an execution.

Source: ``Execution::compute`` of Android's ``TestNeuralNetworksWrapper.h``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from nnapi.burst import Burst
from nnapi.execution import Execution

__all__ = ["ALL", "ASYNC", "BURST", "FENCED", "SYNC", "Way"]


@dataclass(frozen=True)
class Way:
    """A way by the name of its call. ``compute`` returns when the outputs are there, and raises
    NnapiError.
    """

    name: str
    compute: Callable[[Execution], None]

    def __str__(self) -> str:
        return self.name


def _asynchronously(execution: Execution) -> None:
    execution.start_compute().wait()


def _by_burst(execution: Execution) -> None:
    execution.burst_compute(Burst(execution.compilation))


def _fenced(execution: Execution) -> None:
    execution.start_compute_with_dependencies([], 0).wait()


SYNC: Final = Way("compute", Execution.compute)
ASYNC: Final = Way("startCompute", _asynchronously)
BURST: Final = Way("burstCompute", _by_burst)
FENCED: Final = Way("startComputeWithDependencies", _fenced)

ALL: Final = (SYNC, ASYNC, BURST, FENCED)
