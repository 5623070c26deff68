"""A client of the crowd over one life, as the process that watches it sees it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from mlts.stress.client import REFUSALS, Client, Order
from mlts.stress.client_page import ClientPage, Doing, Word
from mlts.stress.observations import ClientEnd, ClientResult
from mlts.stress.reports import Reports
from mlts.stress.starvation import NOTHING, Calls, Offer, Standing
from mlts.stress.workload import Workload, WorkloadFiles

if TYPE_CHECKING:
    from mlts.stress.latency_trace import LatencyTrace
    from nnprocess.child import Child
    from nnprocess.zygote import Zygote

__all__ = ["WatchedClient"]

_TARGET: Final = "mlts.stress.client:run"


class OpenCall(NamedTuple):
    """A call of a client that waits for its answer since ``since_ns``."""

    since_ns: int
    subject: int
    is_preparation: bool


class WatchedClient:
    """A client that was started at once: a process of ``zygote``, or threads here without one.

    ``others`` is what all other clients have had by now. ``kill_ns`` and ``end_ns`` are when it is
    to be killed or asked to end (CLOCK_MONOTONIC).
    """

    def __init__(
        self,
        order: Order,
        files: WorkloadFiles,
        zygote: Zygote | None,
        *,
        others: Offer = NOTHING,
        kill_ns: int | None = None,
        end_ns: int | None = None,
        is_stressing: bool = True,
    ) -> None:
        self.order = order
        self.kill_ns = kill_ns
        self.end_ns = end_ns
        self.is_stressing = is_stressing
        self.started_ns = time.monotonic_ns()
        self.asked_ns: int | None = None
        self.is_killed = False
        self._is_answered = False
        self.doing = ""
        self.standing = Standing(self.started_ns, others)
        self.child: Child | None = None
        self.client: Client | None = None
        page = ClientPage.create(order.threads)
        reading, writing = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        try:
            self.page = ClientPage(page, order.threads)
            self.reports = Reports(reading)
            self._pipes = [reading]
            if zygote is None:
                self.client = Client(order, Workload(files), self.page, writing)
                self._pipes.append(writing)
                self.client.start()
            else:
                arguments = msgspec.msgpack.encode(order)
                fds = [page, writing, files.content, files.constants]
                self.child = zygote.fork(_TARGET, arguments, fds)
        finally:
            os.close(page)
            if zygote is not None:
                os.close(writing)
        self._seen = [0] * order.threads

    def is_ended(self) -> bool:
        """Whether its process, or all its threads, have ended."""
        if self.child is not None:
            return self.child.end(0) is not None
        assert self.client is not None
        return self.client.join(0)

    def ask_to_end(self) -> None:
        """Only once: the time of the first request counts."""
        if self.asked_ns is None:
            self.asked_ns = time.monotonic_ns()
            self.page.stop()

    def kill(self) -> None:
        """Kill the client as planned: its end is no crash."""
        assert self.child is not None
        self.is_killed = True
        self.doing = self.describe()
        self.child.kill()

    def destroy(self) -> None:
        """Destroy the client without regard to its activity. Threads of this process cannot be
        ended.
        """
        self.page.stop()
        if self.child is not None:
            self.child.kill()

    def close(self) -> None:
        """Let go of its pipe; of no use to threads that have not ended."""
        for pipe in self._pipes if self.is_ended() else ():
            os.close(pipe)
        self._pipes = [] if self.is_ended() else self._pipes

    def drain(self, trace: LatencyTrace) -> None:
        """Take its new latencies."""
        for number in range(self.order.threads):
            self._seen[number], rows = self.page.samples(number, self._seen[number])
            if len(rows):
                trace.add(rows)

    def count(self) -> int:
        """Answers so far."""
        return self.page.total(Word.INFERENCES) + self.page.total(Word.COMPILATIONS)

    def describe(self) -> str:
        """Describe the activity of its threads in words: ``executing (3), preparing (1)``."""
        doings = [self.page.thread(n)[Word.DOING] for n in range(self.order.threads)]
        if not self.page.connected_ns:
            return Doing.CONNECTING.words
        counts = {Doing(code): doings.count(code) for code in sorted(set(doings))}
        return ", ".join(f"{doing.words} ({n})" for doing, n in counts.items())

    def is_in_call(self) -> bool:
        """Whether any thread waits for an answer of the driver."""
        return any(
            Doing(self.page.thread(n)[Word.DOING]).is_call for n in range(self.order.threads)
        )

    def is_waiting(self) -> bool:
        """Whether any thread waits for an answer of the driver, or to ask again after a refusal."""
        return self.is_in_call() or any(
            self.page.thread(n)[Word.DOING] == Doing.BACKING_OFF for n in range(self.order.threads)
        )

    def wanted(self) -> int:
        """Answers so far of the kind that it is after."""
        return self.page.total(self.order.wanted)

    def has_first_answer(self) -> bool:
        """Whether it has one, for the first time that this is asked then."""
        is_new = not self._is_answered and self.wanted() > 0
        self._is_answered |= is_new
        return is_new

    def offer(self) -> Offer:
        """Return what the client has had from the driver."""
        total = self.page.total
        return Offer(
            Calls(*map(total, (Word.COMPILATIONS, Word.PREPARED_NS, Word.PREPARED_IDLE_NS))),
            Calls(*map(total, (Word.INFERENCES, Word.EXECUTED_NS, Word.EXECUTED_IDLE_NS))),
            sum(self.refusals().values()),
            total(Word.RECOVERED),
        )

    def calls(self) -> Iterator[OpenCall]:
        """Preparations and executions that have no answer yet."""
        for number in range(self.order.threads):
            words = self.page.thread(number)
            doing = Doing(words[Word.DOING])
            if doing.is_call and doing is not Doing.CONNECTING:
                is_preparation = doing is Doing.PREPARING
                yield OpenCall(words[Word.SINCE_NS], words[Word.SUBJECT], is_preparation)

    def refusals(self) -> dict[str, int]:
        """Return its refusals by status."""
        return {status.name: self.page.total(word) for status, word in REFUSALS.items()}

    def result(self, zero_ns: int, end: ClientEnd, reason: str = "") -> ClientResult:
        return ClientResult(
            number=self.order.client,
            life=self.order.life,
            seed=self.order.seed,
            started_ns=max(0, self.started_ns - zero_ns),
            ended_ns=max(0, time.monotonic_ns() - zero_ns),
            inferences=self.page.total(Word.INFERENCES),
            compilations=self.page.total(Word.COMPILATIONS),
            refusals=sum(self.refusals().values()),
            end=end,
            reason=reason,
        )
