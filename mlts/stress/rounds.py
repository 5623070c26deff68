"""Rounds of inferences of one prepared model by one thread, each answer compared.

This is the hot loop of a client: a round poisons the outputs, executes, and compares bytes; per
inference it makes no objects beyond the bytes that it compares.
"""

from __future__ import annotations

import random
import threading
import time
from typing import TYPE_CHECKING, Any, Final

from mlts.stress import judge
from mlts.stress.client_page import RING, ClientPage, Doing, Word
from nncli.enums import StrEnum
from nnhal.device import AidlBurst
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnhal.fences import FenceState, fence_pair
from nnhal.types import ErrorStatus, Request

if TYPE_CHECKING:
    from mlts.stress.judge import Difference
    from mlts.stress.workload import Answered
    from nnhal.device import Burst, PreparedModel

__all__ = ["Rounds", "Stopped", "Way"]

_CANCEL_SHARE: Final = 0.2
"""Of the fenced inferences, those that wait for a fence in error."""

_CANCEL_S: Final = 0.001
"""After the launch, when such a fence fails."""

_LAST: Final = RING - 1


class Stopped(Exception):
    """A thread is at its end."""


class Way(StrEnum):
    """Way to request an inference."""

    SYNCHRONOUS = "synchronous"
    BURST = "burst"
    FENCED = "fenced"


class Rounds:
    """All inputs of a model, again and again, with ``prepared``."""

    def __init__(
        self,
        answered: Answered,
        prepared: PreparedModel,
        way: Way,
        page: ClientPage,
        thread: int,
        rng: random.Random,
    ) -> None:
        self.way = way
        self._answered = answered
        self._prepared = prepared
        self._memory = answered.subject.memory()
        self._region = self._memory.buffer[slice(*answered.subject.region)]
        self._words = page.thread(thread)
        self._ring = page.ring(thread)
        self._header = page.header
        self._rng = rng
        requests = answered.subject.requests(self._memory)
        rounds = list(enumerate(zip(requests, answered.answers, answered.poisons, strict=True)))
        first = rng.randrange(len(rounds))  # so that neighbors have different answers under way
        self._rounds = rounds[first:] + rounds[:first]

    def run(self, until_ns: int) -> tuple[int, bytes] | None:
        """Infer until the page says stop or ``until_ns`` (CLOCK_MONOTONIC) is over, at least once.

        The input and the region's content of a wrong answer; None where there is none. Raises
        HalError.
        """
        if self.way is Way.FENCED:
            return self._run_fenced(until_ns)
        return self._run_plainly(until_ns, self._execute())

    def difference(self, number: int, actual: bytes) -> Difference | None:
        return judge.difference(self._answered, number, actual)

    def remark(self, actual: bytes) -> str:
        """Describe a wrong answer that belongs to no client."""
        spans = self._answered.subject.spans
        for _, (_, _, poison) in self._rounds:
            if all(_part(actual, span) == _part(poison, span) for span in spans):
                return "the outputs as they were before: nothing was written"
        return ""

    def _execute(self) -> Any:
        if self.way is Way.BURST:
            try:
                return self._bursting(self._prepared.burst())
            except HalError as error:
                # Drivers before HAL 1.2 have none; others may have no room for one now.
                if error.status is not ErrorStatus.GENERAL_FAILURE:
                    raise
                self.way = Way.SYNCHRONOUS
        return self._prepared.execute

    def _bursting(self, burst: Burst | AidlBurst) -> Any:
        if isinstance(burst, AidlBurst):
            return burst.execute

        def execute(request: Request) -> object:
            try:
                return burst.execute(request)
            except HalError as error:
                if error.status is not ErrorStatus.GENERAL_FAILURE or isinstance(error, NoAnswer):
                    raise
                # The packets of HAL 1.2 have no word for a busy driver: ask in one that has.
                return self._prepared.execute(request)

        return execute

    def _run_plainly(self, until_ns: int, execute: Any) -> tuple[int, bytes] | None:
        words, ring, header, region = self._words, self._ring, self._header, self._region
        clock, content = time.monotonic_ns, region.tobytes
        inferences, samples = words[Word.INFERENCES], words[Word.SAMPLES]
        compared, took, due = (
            words[Word.COMPARED], words[Word.EXECUTED_NS], words[Word.EXECUTED_IDLE_NS]
        )  # fmt: skip
        idle = self._answered.idle_ns
        # Word's, without a look-up each:
        since, counted, sampled, judged, spent, owed = 2, 3, 10, 5, 13, 14
        words[Word.DOING] = Doing.EXECUTING
        while True:
            for number, (request, answer, poison) in self._rounds:
                region[:] = poison
                words[since] = begun = clock()
                execute(request)
                ended = clock()
                inferences += 1
                words[counted] = inferences
                took += ended - begun
                words[spent] = took
                due += idle
                words[owed] = due
                actual = content()
                if actual != answer and self.difference(number, actual) is not None:
                    return number, actual
                compared += 1
                words[judged] = compared
                at = (samples & _LAST) * 2
                ring[at] = ended
                ring[at + 1] = ended - begun
                samples += 1
                words[sampled] = samples
                if header[0] or ended > until_ns:
                    return None

    def _run_fenced(self, until_ns: int) -> tuple[int, bytes] | None:
        words = self._words
        while True:
            for number, (request, answer, poison) in self._rounds:
                self._region[:] = poison
                words[Word.SINCE_NS] = begun = time.monotonic_ns()
                words[Word.DOING] = Doing.EXECUTING
                if self._rng.random() < _CANCEL_SHARE:
                    self._cancel(request)
                else:
                    self._execute_fenced(request)
                    ended = time.monotonic_ns()
                    words[Word.INFERENCES] += 1
                    words[Word.EXECUTED_NS] += ended - begun
                    words[Word.EXECUTED_IDLE_NS] += self._answered.idle_ns
                    actual = self._region.tobytes()
                    if actual != answer and self.difference(number, actual) is not None:
                        return number, actual
                    words[Word.COMPARED] += 1
                    self._sample(ended, ended - begun)
                if self._header[0] or time.monotonic_ns() > until_ns:
                    return None

    def _execute_fenced(self, request: Request) -> None:
        # Signaled before the launch: a driver may wait in the launch itself, as Android's sample
        # driver does.
        fence, writer = fence_pair()
        writer.signal()
        execution = self._prepared.execute_fenced(request, [fence])
        self._words[Word.DOING] = Doing.WAITING_FOR_FENCE
        if execution.wait() is not FenceState.SIGNALED:
            execution.info()  # raises what the execution ended with
            message = "the fence of an execution is in error, and the execution is not"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        execution.info()

    def _cancel(self, request: Request) -> None:
        """Whoever waits for a fence that nobody will signal has to give up, in some way.

        It fails a little later, by another thread: a driver may wait for it in the launch.
        """
        fence, writer = fence_pair()
        failing = threading.Timer(_CANCEL_S, writer.fail)
        failing.start()
        try:
            execution = self._prepared.execute_fenced(request, [fence])
            self._words[Word.DOING] = Doing.WAITING_FOR_FENCE
            execution.wait()
        except HalError as error:
            if isinstance(error, (DeadObject, NoAnswer)):
                raise
        finally:
            failing.join()

    def _sample(self, ended: int, latency: int) -> None:
        samples = self._words[Word.SAMPLES]
        at = (samples & _LAST) * 2
        self._ring[at] = ended
        self._ring[at + 1] = latency
        self._words[Word.SAMPLES] = samples + 1


def _part(data: bytes, span: Any) -> bytes:
    return data[span.start : span.start + span.length]
