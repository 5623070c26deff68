"""What an engine is: it measures one model after the other on the backends that it has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from mlts.backends.base import Participant
from mlts.model_run import Stage
from mlts.planning import PlannedModel
from mlts.results import BenchmarkCase, Overhead, Settings
from nnhal.errors import UserError
from nntest.environment import Environment
from nntest.results import ExitCode

__all__ = ["Engine", "EngineBroken", "Turn", "Watch"]


@dataclass(frozen=True)
class Turn:
    """A model's turn. ``repeat`` names its backends, in their order, with the command that repeats
    the case of each.
    """

    model: PlannedModel
    repeat: Mapping[str, str]
    settings: Settings
    environment: Environment


@dataclass(frozen=True)
class Watch:
    """Who looks on: is told what is going on, and says whether to go on."""

    is_stopped: Callable[[], bool]
    stage: Stage
    turn: Callable[[str], None] = lambda name: None
    """Is told which backend is at work from now on."""


class EngineBroken(UserError):
    """Nothing more can be measured, through no fault of a driver: what is left is NOT_RUN."""

    exit_code: ClassVar[int] = ExitCode.INCOMPLETE


class Engine(ABC):
    """A context manager. Any method may raise EngineBroken."""

    @abstractmethod
    def participants(self, is_stopped: Callable[[], bool]) -> Sequence[Participant]:
        """Who can take part; starts the drivers.

        Raises UserErrors for drivers that cannot be used, KeyboardInterrupt when it is stopped.
        """

    @abstractmethod
    def run(self, turn: Turn, watch: Watch) -> tuple[BenchmarkCase, ...]:
        """Measure a model; the cases that are known then: none of a run stopped too hard."""

    @abstractmethod
    def overhead(self) -> Overhead | None:
        """The harness's own cost, where models are measured."""

    def close(self) -> None:
        """Let go of what was started."""
        return

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.close()
