"""A cluster of dask's as the engine needs it: tasks of bytes, and how each of them ended.

All that is known of dask.distributed is in this module.
"""

from __future__ import annotations

import asyncio
import logging
import math
import queue
import socket
import time
import traceback
import uuid
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from nncli.errors import UserError
from nntest.runner.options import ClusterOptions

if TYPE_CHECKING:
    from distributed import Client, Future

__all__ = ["DaskCluster", "DaskMissing", "Ending", "NoDaskWorker", "SchedulerUnreachable"]

CONNECT_S: Final = 5.0
"""Time limit for the scheduler to answer."""

WORKERS_S: Final = 5.0
"""Time limit for a usable worker to be there."""

RESULT_S: Final = 30.0
"""Time limit for a result to come from the worker that has it, or from another one if that was
lost.
"""


TELL_S: Final = 5.0
"""Time limit for all workers to receive a message."""

_UNREACHABLE: Final = (OSError, TimeoutError, asyncio.TimeoutError)
"""What dask raises about a peer that is gone; two of them are one from Python 3.11 on."""


class DaskMissing(UserError):
    """dask.distributed is not installed."""


class SchedulerUnreachable(UserError):
    """No scheduler answers at the address."""


class NoDaskWorker(UserError):
    """No worker has what cases need."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """Ending of the task ``key``: with an ``answer``, or a ``failure``.

    ``killed`` tells that one dask worker after the other ended while it had the task; ``lost``
    that the scheduler is gone.
    """

    key: str
    answer: bytes | None = None
    failure: str = ""
    evidence: tuple[str, ...] = ()
    killed: bool = False
    lost: bool = False


class DaskCluster:
    """The workers behind a scheduler that have certain resources.

    Raises DaskMissing, SchedulerUnreachable, NoDaskWorker.
    """

    def __init__(self, options: ClusterOptions) -> None:
        self._options = options
        self._ended: queue.SimpleQueue[Future] = queue.SimpleQueue()
        self._futures: dict[str, Future] = {}
        self._client = _connected(options.scheduler)
        try:
            self._wait_for_workers()
        except BaseException:
            self.close()
            raise

    def slots(self) -> int:
        """Return how many tasks may run at the same time now."""
        if self._client.status != "running":
            return 0
        return sum(_slots_of(worker, self._options.resources) for worker in self._workers())

    def submit(self, function: Callable[[bytes], bytes], argument: bytes) -> str:
        """Have ``function`` called somewhere; returns the key of the task."""
        future = self._client.submit(
            function,
            argument,
            key=f"nntest-{uuid.uuid4().hex}",
            pure=False,
            resources=dict(self._options.resources),
        )
        self._futures[future.key] = future
        future.add_done_callback(self._ended.put)
        return str(future.key)

    def ended(self, timeout_s: float) -> Ending | None:
        """The next task that has ended, None if none does in time."""
        try:
            future = self._ended.get(timeout=timeout_s)
        except queue.Empty:
            return None
        if self._futures.pop(future.key, None) is None:
            return None
        return _ending(future)

    def cancel(self) -> None:
        """Forget all tasks; those that run are not ended by that."""
        futures = [*self._futures.values()]
        self._futures.clear()
        if futures and self._client.status == "running":
            self._client.cancel(futures)

    def tell(self, function: Callable[..., None], *arguments: object) -> None:
        """Have ``function`` called in every worker process that can be reached."""
        if self._client.status == "running":
            with suppress(*_UNREACHABLE):
                self._client.run(function, *arguments, on_error="ignore", callback_timeout=TELL_S)

    def close(self) -> None:
        """Leave the cluster, which goes on."""
        with suppress(*_UNREACHABLE):
            self._client.close(timeout=CONNECT_S)

    def _workers(self) -> list[Mapping[str, Any]]:
        with suppress(*_UNREACHABLE):
            return [*self._client.scheduler_info(n_workers=-1)["workers"].values()]
        return []

    def _wait_for_workers(self) -> None:
        deadline = time.monotonic() + WORKERS_S
        while not self.slots():
            if time.monotonic() > deadline:
                raise NoDaskWorker(_nobody(self._options, self._workers()))
            time.sleep(0.1)


def _connected(address: str) -> Client:
    try:
        from distributed import Client
    except ImportError as error:
        raise DaskMissing(
            "--engine dask needs dask.distributed: pip install 'nn-driver-suite[distributed]'"
        ) from error
    _check_reachable(address)
    # What its client says of lost connections, this project says in one line.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        return Client(address, timeout=CONNECT_S, set_as_default=False)
    except (*_UNREACHABLE, ValueError) as error:
        reason = f"what answers at {address} is no dask scheduler that can be used: {error}"
        raise SchedulerUnreachable(reason) from error


def _check_reachable(address: str) -> None:
    """Quicker, and in plainer words, than dask finds it out."""
    try:
        parts = urlsplit(address if "://" in address else f"tcp://{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port:
        raise SchedulerUnreachable(
            f"--scheduler {address}: an address is HOST:PORT, as 'dask scheduler' prints it"
        )
    try:
        socket.create_connection((host, port), timeout=CONNECT_S).close()
    except OSError as error:
        reason = error.strerror or error
        raise SchedulerUnreachable(f"no dask scheduler answers at {address}: {reason}") from error


def _slots_of(worker: Mapping[str, Any], resources: Mapping[str, float]) -> int:
    """How many tasks that take ``resources`` a worker runs at the same time."""
    has = worker["resources"]
    room = [math.floor(has.get(name, 0) / need) for name, need in resources.items()]
    return int(min([worker["nthreads"], *room]))


def _nobody(options: ClusterOptions, workers: list[Mapping[str, Any]]) -> str:
    where = f"the dask cluster at {options.scheduler}"
    if not workers:
        return f"{where} has no worker: start some with 'dask worker {options.scheduler}'"
    wanted = _words(options.resources)
    there = "; ".join(sorted({_words(worker["resources"]) for worker in workers}))
    return f"no worker of {where} has {wanted}; its workers have: {there}"


def _words(resources: Mapping[str, float]) -> str:
    return " ".join(f"{name}={count:g}" for name, count in resources.items()) or "no resources"


def _ending(future: Future) -> Ending:
    from distributed import CancelledError, KilledWorker

    try:
        return Ending(key=future.key, answer=future.result(timeout=RESULT_S))
    except KilledWorker as error:
        return Ending(key=future.key, failure=str(error), killed=True)
    except CancelledError:
        return Ending(key=future.key, failure="the dask scheduler is gone", lost=True)
    except Exception as error:
        evidence = "".join(traceback.format_exception(error)).splitlines()
        reason = f"{type(error).__name__}: {error}"
        return Ending(key=future.key, failure=reason, evidence=tuple(evidence))
