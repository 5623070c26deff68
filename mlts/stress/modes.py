"""Modes of the stress tests, by Android's names, and what their clients do.

Source: ``build_and_run_benchmark.sh`` of platform/test/mlts/benchmark and the test classes that it
starts. How long, and with how many clients, stands in :mod:`mlts.stress.parameters`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from nncli.enums import StrEnum
from nncli.errors import UserError

__all__ = ["ALL", "MODES", "Activity", "Mode", "UnknownMode", "modes_and_models", "modes_of"]

ALL: Final = "all"
"""Stands for every mode."""


_SUFFIX: Final = "-stress"


class UnknownMode(UserError):
    """No mode has this name."""


class Activity(StrEnum):
    """Activity that each thread of a client repeats."""

    INFER = "infer"
    """Prepare a model, run it for a while, let go of it, take the next."""
    LOAD = "load"
    """Prepare a model, run it once, let go of it, take the next."""
    COMPILE = "compile"
    """Prepare a model, let go of it, pause, take the next."""
    DEGRADE = "degrade"
    """Run one model, now and then beside a client that prepares models."""


@dataclass(frozen=True)
class Mode:
    """``summary`` and ``fails`` end up in help and documentation: what clients do, and what fails
    the mode beyond what fails all of them.
    """

    name: str
    activity: Activity
    summary: str
    fails: str = ""
    is_in_process: bool = False
    """Clients are threads of the process that watches them."""
    is_mapped: bool = False
    """Weights lie in a file that is mapped, not in anonymous memory."""
    is_random: bool = False
    """Graphs are drawn from the operations that the driver claims."""
    has_liveness: bool = True
    """One more client, which is never killed, uses the driver beside the others."""

    @property
    def is_measured(self) -> bool:
        """Latencies are compared, so the driver and its clients go before what else there is."""
        return self.activity is Activity.DEGRADE


_ALL: Final = (
    Mode("inference-stress", Activity.INFER, "one client, one thread, inferences without end"),
    Mode(
        "model-loading-stress",
        Activity.LOAD,
        "one client, one thread: prepare a model, run it once, let go of it",
    ),
    Mode(
        "parallel-inference-stress",
        Activity.INFER,
        "one client process with many threads that run all models",
    ),
    Mode(
        "parallel-inference-stress-in-process",
        Activity.INFER,
        "the same threads in the process of the test itself",
        is_in_process=True,
    ),
    Mode(
        "client-early-termination-stress",
        Activity.COMPILE,
        "a client that prepares models in four threads is killed amid that, again and again",
        "the liveness checker stops getting right answers",
    ),
    Mode(
        "multi-process-inference-stress",
        Activity.INFER,
        "six client processes run all models; with a kill rate, they are killed at random moments",
    ),
    Mode(
        "multi-process-model-load-stress",
        Activity.COMPILE,
        "six client processes prepare models; with a kill rate, they are killed at random moments",
    ),
    Mode(
        "memory-mapped-model-load-stress",
        Activity.COMPILE,
        "four threads prepare models whose weights lie in a mapped file",
        is_mapped=True,
    ),
    Mode(
        "model-load-random-stress",
        Activity.COMPILE,
        "prepare random graphs of the operations that the driver claims",
        is_random=True,
    ),
    Mode(
        "inference-random-stress",
        Activity.LOAD,
        "prepare and run random graphs of the operations that the driver claims",
        is_random=True,
    ),
    Mode(
        "performance-degradation-stress",
        Activity.DEGRADE,
        "latency beside a client that prepares models, over latency without it, in turns",
        "the interval of the ratio lies above the limit",
        has_liveness=False,
    ),
)

MODES: Final[Mapping[str, Mode]] = MappingProxyType({mode.name: mode for mode in _ALL})
"""Modes by name, in Android's order."""


def modes_and_models(words: Sequence[str]) -> tuple[tuple[Mode, ...], tuple[str, ...]]:
    """The modes among ``words``, each once, and the other words, which are models; ``all`` is every
    mode. The first word, and what ends as modes do, is one. Raises UnknownMode.
    """
    known = (ALL, *MODES)
    modes = [word for word in words if word in known or word.endswith(_SUFFIX) or word == words[0]]
    return modes_of(modes), tuple(word for word in words if word not in modes)


def modes_of(names: Sequence[str]) -> tuple[Mode, ...]:
    """The modes ``names``, each once; ``all`` is every one. Raises UnknownMode."""
    chosen: dict[str, Mode] = {}
    for name in names:
        if name == ALL:
            chosen.update(MODES)
        elif name in MODES:
            chosen[name] = MODES[name]
        else:
            raise UnknownMode(f"there is no mode '{name}'; there are {ALL}, {', '.join(MODES)}")
    return tuple(chosen.values())
