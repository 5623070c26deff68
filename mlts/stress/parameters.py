"""Parameters of the stress modes: Android's numbers as the profile ``full``, and a quick set.

Source of ``full``: the test classes of platform/test/mlts/benchmark (NNParallelCrashResistant-
InferenceTest, NNMultipleProcessInferenceTest, ...). ``quick`` keeps the kinds of load and shortens
them, so that all modes together take less than five minutes on two processors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import msgspec

from mlts.stress.modes import Mode

__all__ = ["PROFILES", "Overrides", "Parameters", "parameters_of"]

_MINUTE: Final = 60.0


class Parameters(msgspec.Struct, frozen=True, kw_only=True):
    """A configuration of a mode. Times are seconds.

    ``label`` tells the configurations of a mode apart; empty where there is one.
    """

    label: str = ""
    processes: int = 1
    threads: int = 1
    """Threads of each client process."""
    duration_s: float
    grace_s: float = 30.0
    """Time beyond ``duration_s`` in which a client must answer."""
    kill_rate: float = 0.0
    """Probability that a client is killed, in each of its lives."""
    kill_window: tuple[float, float] = (0.0, 1.0)
    """Part of a life in which it is killed."""
    life_s: float = 0.0
    """Time after which a client is replaced by a new one; 0 for the whole duration."""
    stay_s: float = 1.3
    """Time for which a thread runs a model before it takes the next (Android: 0.3 s and 1 s)."""
    pause_s: tuple[float, float] = (0.0, 0.0)
    """Shortest and longest pause between two preparations."""
    inputs: int = 16
    """Maximum number of inputs of each model."""
    max_models: int = 0
    """The smallest models of the catalogue, at most; 0 for all."""
    graphs: int = 0
    """Random graphs that are drawn."""
    graph_size: int = 0
    """Operations of each."""
    dimension_range: int = 0
    """Largest dimension of their operands."""
    draw_s: float = 0.0
    """Time limit for drawing graphs, in seconds."""
    block_s: float = 0.0
    """Duration of a measurement with, and of one without, the load of a degradation."""
    settle_s: float = 0.0
    """Time at the beginning of each block that is not counted."""
    max_degradation: float = 0.5
    min_inferences: int = 0
    """Inferences before the case ends, if the driver answers as many within three times the
    duration.
    """
    starvation_s: float = 10.0
    """Time without one answer, while the other clients get theirs."""


@dataclass(frozen=True)
class Overrides:
    """Values that the user gives instead of a profile's; None keeps them."""

    duration_s: float | None = None
    threads: int | None = None
    processes: int | None = None
    kill_rate: float | None = None


_LOAD_PAUSE: Final = (0.3, 0.8)
"""Of Android's native stress test, between two compilations."""


def _parallel(threads: int, minutes: float) -> Parameters:
    return Parameters(threads=threads, duration_s=minutes * _MINUTE, grace_s=20)


def _processes(minutes: float, kill_rate: float, **others: Any) -> Parameters:
    return Parameters(
        processes=6, threads=10, duration_s=minutes * _MINUTE, kill_rate=kill_rate, **others
    )


def _graphs(size: int, dimension_range: int) -> Parameters:
    return Parameters(
        duration_s=15 * _MINUTE,
        graphs=600,
        graph_size=size,
        dimension_range=dimension_range,
        draw_s=3 * _MINUTE,
        pause_s=(0.3, 0.3),
    )


_PARALLEL: Final = (_parallel(8, 30), _parallel(12, 20))
_RANDOM: Final = (_graphs(10, 1000), _graphs(600, 10))

_FULL: Final[Mapping[str, Sequence[Parameters]]] = {
    "inference-stress": (Parameters(duration_s=60 * _MINUTE, stay_s=60),),
    "model-loading-stress": (Parameters(duration_s=30 * _MINUTE),),
    "parallel-inference-stress": _PARALLEL,
    "parallel-inference-stress-in-process": _PARALLEL,
    "client-early-termination-stress": (
        Parameters(threads=4, duration_s=70, kill_rate=1, kill_window=(0.25, 0.5), life_s=70),
    ),
    "multi-process-inference-stress": (_processes(30, 0.0), _processes(20, 0.8)),
    "multi-process-model-load-stress": (
        _processes(20, 0.0, pause_s=_LOAD_PAUSE),
        _processes(20, 0.5, pause_s=_LOAD_PAUSE),
        _processes(10, 1.0, pause_s=_LOAD_PAUSE),
    ),
    "memory-mapped-model-load-stress": (Parameters(threads=4, duration_s=70),),
    "model-load-random-stress": _RANDOM,
    "inference-random-stress": _RANDOM,
    "performance-degradation-stress": (
        # Android: for each model a warm-up of 5 s and a run of 20 s, without and with the load.
        Parameters(duration_s=10 * _MINUTE, block_s=20, settle_s=5, pause_s=(0.02, 0.02)),
    ),
}


def _quick(seconds: float, **others: Any) -> Parameters:
    values = {"grace_s": 10.0, "stay_s": 0.3, "inputs": 4, "max_models": 4, "starvation_s": 3.0}
    return Parameters(duration_s=seconds, **(values | others))


def _quick_processes(kill_rate: float, **others: Any) -> Parameters:
    life_s = 1.5 if kill_rate else 0.0
    return _quick(10, processes=6, threads=3, kill_rate=kill_rate, life_s=life_s, **others)


def _quick_graphs(size: int, dimension_range: int) -> Parameters:
    return _quick(
        8, threads=2, graphs=60, graph_size=size, dimension_range=dimension_range, draw_s=3
    )


_QUICK_PARALLEL: Final = (_quick(10, threads=8), _quick(10, threads=12))
_QUICK_RANDOM: Final = (_quick_graphs(10, 1000), _quick_graphs(60, 10))
_QUICK_PAUSE: Final = (0.01, 0.04)

_QUICK: Final[Mapping[str, Sequence[Parameters]]] = {
    "inference-stress": (_quick(12, stay_s=2, min_inferences=11_000),),
    "model-loading-stress": (_quick(10),),
    "parallel-inference-stress": _QUICK_PARALLEL,
    "parallel-inference-stress-in-process": _QUICK_PARALLEL,
    "client-early-termination-stress": (
        _quick(10, threads=4, kill_rate=1, kill_window=(0.25, 0.5), life_s=1.5),
    ),
    "multi-process-inference-stress": (_quick_processes(0.0), _quick_processes(0.8)),
    "multi-process-model-load-stress": (
        _quick_processes(0.0, pause_s=_QUICK_PAUSE),
        _quick_processes(0.5, pause_s=_QUICK_PAUSE),
        _quick_processes(1.0, pause_s=_QUICK_PAUSE),
    ),
    "memory-mapped-model-load-stress": (_quick(8, threads=4),),
    "model-load-random-stress": _QUICK_RANDOM,
    "inference-random-stress": _QUICK_RANDOM,
    "performance-degradation-stress": (
        _quick(12, block_s=0.6, settle_s=0.1, pause_s=(0.02, 0.02), max_models=3),
    ),
}

PROFILES: Final[Mapping[str, Mapping[str, Sequence[Parameters]]]] = MappingProxyType(
    {"quick": _QUICK, "full": _FULL}
)
"""Configurations by profile and mode."""


def parameters_of(
    mode: Mode,
    profile: str,
    overrides: Overrides = Overrides(),
) -> tuple[Parameters, ...]:
    """The configurations of ``mode``, labeled; of those that get the same label, the first."""
    given: dict[str, Parameters] = {}
    for each in PROFILES[profile][mode.name]:
        changed = _overridden(mode, each, overrides)
        given.setdefault(_label(changed), changed)
    if len(given) == 1:
        return tuple(given.values())
    return tuple(msgspec.structs.replace(each, label=label) for label, each in given.items())


def _overridden(mode: Mode, of: Parameters, given: Overrides) -> Parameters:
    values: dict[str, Any] = {
        "duration_s": given.duration_s,
        "min_inferences": None if given.duration_s is None else 0,
        "threads": given.threads,
        # One process is what the mode is about.
        "processes": None if mode.is_in_process else given.processes,
        "kill_rate": None if mode.is_in_process else given.kill_rate,
    }
    return msgspec.structs.replace(of, **{k: v for k, v in values.items() if v is not None})


def _label(of: Parameters) -> str:
    if of.graphs:
        return f"size-{of.graph_size}-range-{of.dimension_range}"
    if of.processes == 1:
        return f"{of.threads}-threads"
    kills = f"-kill-{round(of.kill_rate * 100)}"
    return f"{of.processes}x{of.threads}{kills}"
