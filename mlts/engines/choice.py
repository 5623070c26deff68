"""From the user's options to an engine and who takes part."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from mlts.backends.hal import HalBackend
from mlts.backends.tflite import TfliteBackend
from mlts.engines.base import Engine
from mlts.engines.in_process import InProcessEngine
from mlts.engines.isolated import PRELOAD, IsolatedEngine
from mlts.engines.orders import WorkerSettings
from mlts.overhead import measure_overhead
from mlts.results import Isolation
from nnhal.debug import trace, vlog
from nnprocess.zygote import Zygote

__all__ = ["Choice", "engine", "possible"]


@dataclass(frozen=True)
class Choice:
    """What was asked for. ``assets`` is empty for the embedded ones, ``silence_s`` None for no
    limit.
    """

    isolation: Isolation
    drivers: tuple[str, ...]
    threads: int
    assets: str
    silence_s: float | None


def possible(wanted: Isolation) -> Isolation:
    """In process where the user wants to see what happens inside a driver as it happens."""
    is_watched = trace.enabled() or any(vlog.channel(tag).on for tag in vlog.TAGS)
    return Isolation.NONE if is_watched else wanted


@contextmanager
def engine(choice: Choice) -> Iterator[Engine]:
    """The engine. Raises UnknownDriver, DriverFailedToStart where drivers start in this process."""
    baselines = [
        TfliteBackend(choice.threads),
        TfliteBackend(choice.threads, default_delegates=True),
    ]
    if choice.isolation is Isolation.NONE:
        drivers = [HalBackend.named(name, choice.threads) for name in choice.drivers]
        yield InProcessEngine([*baselines, *drivers], measure_overhead)
        return
    settings = WorkerSettings(
        drivers=choice.drivers,
        threads=choice.threads,
        isolation=choice.isolation,
        assets=choice.assets,
    )
    with (
        Zygote.start(PRELOAD) as zygote,
        IsolatedEngine(settings, baselines, zygote, choice.silence_s) as isolated,
    ):
        yield isolated
