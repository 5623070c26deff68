"""In a worker: the backends, and the models that it is told to measure on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from mlts.backends.hal import HalBackend
from mlts.backends.served import ServedBackend
from mlts.backends.tflite import TfliteBackend
from mlts.catalogue import Catalogue
from mlts.commands.models import read_catalogue
from mlts.engines.base import Turn, Watch
from mlts.engines.in_process import InProcessEngine
from mlts.engines.orders import (
    Answer,
    Describe,
    Described,
    DiedAtStart,
    Measure,
    Measured,
    MeasuredOverhead,
    News,
    Order,
    Refused,
    WorkerSettings,
)
from mlts.overhead import measure_overhead
from mlts.planning import load
from mlts.results import Isolation, Overhead
from nnhal.encoding import packed
from nnhal.errors import DeadObject, UserError
from nntest.runner.served_driver import Served

if TYPE_CHECKING:
    from nntest.runner.worker import WorkerChannel

__all__ = ["work"]

NULL_DRIVER: Final = "mlts.overhead:NullDriver"


def work(channel: WorkerChannel, arguments: bytes) -> None:
    """Target of the pool; ``arguments`` are WorkerSettings."""
    worker = _Worker(channel, msgspec.msgpack.decode(arguments, type=WorkerSettings))
    decode = msgspec.msgpack.Decoder(Order).decode
    for unit in channel:
        channel.done(packed(worker.obey(decode(unit.payload))))


class _Worker:
    """Obeys orders; its backends are made for the first order that needs them."""

    def __init__(self, channel: WorkerChannel, settings: WorkerSettings) -> None:
        self._channel = channel
        self._settings = settings
        self._news = News("")

    def obey(self, order: Order) -> Answer:
        if isinstance(order, Describe):
            return self._describe()
        if isinstance(order, Measure):
            return self._measure(order)
        return MeasuredOverhead(self._overhead())

    def _describe(self) -> Answer:
        try:
            return Described(tuple(backend.info for backend in self._drivers))
        except UserError as error:
            return Refused(str(error))
        except DeadObject as error:
            return DiedAtStart(error.message, error.end.log if error.end else ())

    def _measure(self, order: Measure) -> Measured:
        model = next(m for m in self._catalogue.models if m.name == order.model)
        turn = Turn(load(model), order.repeat, order.settings, order.environment)
        return Measured(self._engine.run(turn, self._watch))

    def _overhead(self) -> Overhead:
        if self._settings.isolation is not Isolation.SERVICE:
            return measure_overhead(is_stopped=self._is_stopped)
        with Served(NULL_DRIVER, self._channel.zygote) as driver:
            return measure_overhead(driver.device(), self._is_stopped)

    @cached_property
    def _catalogue(self) -> Catalogue:
        return read_catalogue(Path(self._settings.assets) if self._settings.assets else None)

    @cached_property
    def _engine(self) -> InProcessEngine:
        threads = self._settings.threads
        baselines = [TfliteBackend(threads), TfliteBackend(threads, default_delegates=True)]
        return InProcessEngine([*baselines, *self._drivers])

    @cached_property
    def _drivers(self) -> Sequence[HalBackend]:
        return tuple(self._start_drivers())

    def _start_drivers(self) -> Iterator[HalBackend]:
        settings = self._settings
        for name in settings.drivers:
            self._tell(News(name, f"starting {name}"))
            if settings.isolation is Isolation.SERVICE:
                yield ServedBackend(Served(name, self._channel.zygote, threads=settings.threads))
            else:
                yield HalBackend.named(name, settings.threads)

    @property
    def _watch(self) -> Watch:
        return Watch(self._is_stopped, self._stage, self._turn)

    def _is_stopped(self) -> bool:
        """Asked before every inference, so it is also the sign of life."""
        self._channel.alive()
        return self._channel.is_stopped

    def _stage(self, text: str, done: int, total: int) -> None:
        self._tell(News(self._news.backend, text, done, total))

    def _turn(self, name: str) -> None:
        self._channel.driver_pid = next((d.pid for d in self._drivers if d.name == name), 0)
        if name != self._news.backend:
            self._tell(msgspec.structs.replace(self._news, backend=name))

    def _tell(self, news: News) -> None:
        self._news = news
        self._channel.progress(packed(news))
