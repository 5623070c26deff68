"""Memories of one burst: several executions with memories of their own, some of which are released.

Source: ``IBurstContext.hal``, ``freeMemory``: the slot it is given, and no other, is no longer that
memory; ``IBurst.aidl``: a token names one memory until it is released, and -1 names none, so that
nothing may be kept of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from nnhal.memory import Memory
from nnhal.types import HalVersion, Request
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.answer import Answer
from vts.driving.executors import BURST
from vts.driving.generated import CaseRun, worst
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial
from vts.driving.small_models import supported_sum, with_inputs
from vts.raw import AidlBurst, RawBurst, packet_of
from vts.raw import Answer as RawAnswer
from vts.test_group import Context, Failed

__all__ = ["memories_in_turns"]

_Call = Callable[[Request, Sequence[int]], RawAnswer]

_ELEMENTS: Final = 64
_RUNS: Final = 3
_ANOTHER: Final = 99
_UPPER_HALF: Final = 32
_NO_NAMES: Final = (-1, -1)
_ONE_NAME: Final = (-1, _ANOTHER)


class _Names(ABC):
    """What a burst knows memories by. Those of each execution are named one after the other."""

    @abstractmethod
    def execute(self, number: int, run: CaseRun) -> Answer:
        """Execute with the names of memories that ``number`` has."""

    @abstractmethod
    def release(self, number: int) -> None:
        """Have the driver forget what these names stand for."""


class _Slots(_Names):
    def __init__(self, burst: RawBurst, runs: list[CaseRun]) -> None:
        self._burst = burst
        self._slots = [burst.slots(run.arguments.request.pools) for run in runs]

    def execute(self, number: int, run: CaseRun) -> Answer:
        request = run.arguments.request
        for slot, pool in zip(self._slots[number], request.pools, strict=True):
            assert isinstance(pool, Memory)
            self._burst.put(slot, pool)
        result = self._burst.execute(packet_of(self._burst, request, measure=False))
        if result is None:
            text = "burst: no place for a packet of one input and one output in an empty queue"
            raise Failed("no_room_in_queue", text)
        return Answer("burst", result.status, result.output_shapes, result.timing)

    def release(self, number: int) -> None:
        for slot in self._slots[number]:
            self._burst.free(slot)


class _Tokens(_Names):
    """``executes`` is a call of the burst."""

    def __init__(self, burst: AidlBurst, executes: _Call) -> None:
        self._burst, self._executes = burst, executes

    def execute(self, number: int, run: CaseRun) -> Answer:
        return _named(self._executes, run, _tokens(number))

    def release(self, number: int) -> None:
        for token in _tokens(number):
            self._burst.release(token)


def memories_in_turns(context: Context) -> Judgment:
    """Three executions in turns, with new memories for one after the other. Raises Failed."""
    case = supported_sum(context.device, _ELEMENTS)
    with prepared(context.device, case.model) as model:
        judgments = [*_on_a_burst(case, model)]
        if model.version >= HalVersion.AIDL_V4:
            judgments += _on_a_burst(case, model, with_config=True)
        return worst(judgments)


def _on_a_burst(
    case: SpecCase, model: Prepared, *, with_config: bool = False
) -> Iterator[Judgment]:
    runs = [_run(case, number) for number in range(_RUNS)]
    with model.new_burst() as burst:
        if isinstance(burst, RawBurst):
            yield from _in_turns(case, runs, _Slots(burst, runs))
            return
        executes: _Call = burst.execute_with_config if with_config else burst.execute
        yield from _in_turns(case, runs, _Tokens(burst, executes))
        yield from _unnamed(case, runs, burst, executes)


def _run(case: SpecCase, seed: int) -> CaseRun:
    return CaseRun.of(with_inputs(case, seed), ArgumentPools())


def _in_turns(case: SpecCase, runs: list[CaseRun], names: _Names) -> Iterator[Judgment]:
    yield from _all(runs, names, "with memories of its own")
    for released in range(_RUNS):
        names.release(released)
        runs[released] = _run(case, _RUNS + released)
        which = f"after the memories of execution {released + 1} were released"
        yield from _all(runs, names, f"{which}, and their names given to others")


def _all(runs: list[CaseRun], names: _Names, said: str) -> Iterator[Judgment]:
    for number, run in enumerate(runs):
        note = f"execution {number + 1} of {_RUNS} of one burst, {said}"
        run.arguments.reset_outputs()
        answer = names.execute(number, run)
        yield run.judged(Trial(BURST, note=note), answer, run.arguments.request)


def _unnamed(
    case: SpecCase, runs: list[CaseRun], burst: AidlBurst, executes: _Call
) -> Iterator[Judgment]:
    """Memories without a name, other ones each time, between such as have names."""
    for number, run in enumerate(runs):
        for tokens, said in ((_NO_NAMES, "have no names"), (_ONE_NAME, "have one name")):
            fresh = _run(case, 10 * _RUNS + number)
            note = f"new memories that {said}, after others of the same size"
            answer = _named(executes, fresh, tokens)
            burst.release(_ANOTHER)
            yield fresh.judged(Trial(BURST, note=note), answer, fresh.arguments.request)
        run.arguments.reset_outputs()
        answer = _named(executes, run, _tokens(number))
        note = "memories that have names, after others without"
        yield run.judged(Trial(BURST, note=note), answer, run.arguments.request)


def _tokens(number: int) -> tuple[int, int]:
    """Those of different executions differ in the upper half of their 64 bits alone."""
    return number << _UPPER_HALF, (number << _UPPER_HALF) + 1


def _named(executes: _Call, run: CaseRun, tokens: tuple[int, int]) -> Answer:
    given = executes(run.arguments.request, tokens)
    return Answer(given.path, given.status, given.shapes, given.timing)
