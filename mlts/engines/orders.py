"""What the command tells a worker to do, and what the worker answers: MessagePack."""

from __future__ import annotations

import msgspec

from mlts.results import BackendInfo, BenchmarkCase, Isolation, Overhead, Settings
from nntest.environment import Environment

__all__ = [
    "Answer",
    "Describe",
    "Described",
    "DiedAtStart",
    "Measure",
    "MeasureOverhead",
    "Measured",
    "MeasuredOverhead",
    "News",
    "Order",
    "Refused",
    "WorkerSettings",
]


class WorkerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What every worker of a run needs to know; ``assets`` is empty for the embedded ones."""

    drivers: tuple[str, ...]
    threads: int
    isolation: Isolation
    assets: str


class Describe(msgspec.Struct, frozen=True, tag=True):
    """Start all drivers and say what they are. Answer: Described or Refused."""


class MeasureOverhead(msgspec.Struct, frozen=True, tag=True):
    """Answer: MeasuredOverhead."""


class Measure(msgspec.Struct, frozen=True, tag=True):
    """Measure a model. ``repeat``: backends and commands. Answer: Measured."""

    model: str
    repeat: dict[str, str]
    settings: Settings
    environment: Environment


Order = Describe | MeasureOverhead | Measure


class Described(msgspec.Struct, frozen=True, tag=True):
    drivers: tuple[BackendInfo, ...]


class Refused(msgspec.Struct, frozen=True, tag=True):
    """A mistake of the user, in one sentence."""

    message: str


class DiedAtStart(msgspec.Struct, frozen=True, tag=True):
    """A driver took its own process down before it could be asked anything."""

    reason: str
    evidence: tuple[str, ...]


class MeasuredOverhead(msgspec.Struct, frozen=True, tag=True):
    overhead: Overhead


class Measured(msgspec.Struct, frozen=True, tag=True):
    cases: tuple[BenchmarkCase, ...]


Answer = Described | DiedAtStart | Refused | MeasuredOverhead | Measured


class News(msgspec.Struct, frozen=True):
    """What a worker is at: the backend at work, and the stage, which may stay as it was."""

    backend: str
    stage: str = ""
    done: int = 0
    total: int = 0
