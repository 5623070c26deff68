"""Work that gives way to executions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from nnhal import scheduling as cooperation
from nnhal.device import Device
from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    as_device,
)
from nnhal.errors import ClientGone, HalError
from nnhal.scheduling import begin_execution, end_execution, give_way, giving_way
from nnhal.served_client import works_for
from nnhal.types import Model
from tests.unit.nnhal.toys import AddProgram, ToyDriver, add_model, arguments

MS = 1_000_000


class Clock:
    """Time that passes only where a test says so, and in sleep."""

    def __init__(self) -> None:
        self.now_ns = 0
        self.worked_ns = 0
        self.slept_ns = 0
        self.events: list[tuple[int, Callable[[], None]]] = []

    def perf_counter_ns(self) -> int:
        return self.now_ns

    def thread_time_ns(self) -> int:
        return self.worked_ns

    def work(self, duration_ns: int) -> None:
        self.now_ns += duration_ns
        self.worked_ns += duration_ns

    def others_work(self, duration_ns: int) -> None:
        self.now_ns += duration_ns

    def sleep(self, seconds: float) -> None:
        self.now_ns += int(seconds * 1e9)
        self.slept_ns += int(seconds * 1e9)
        for at_ns, event in self.events:
            if self.now_ns >= at_ns:
                event()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    clock = Clock()
    monkeypatch.setattr(cooperation, "time", clock)
    yield clock
    end_execution()


def test_work_waits_until_the_execution_has_ended(clock: Clock) -> None:
    with giving_way():
        clock.work(2 * MS)
        begin_execution()
        clock.events.append((5 * MS, end_execution))
        give_way()
    assert clock.slept_ns == 3 * MS


def test_work_goes_on_however_long_executions_last(clock: Clock) -> None:
    """It keeps a tenth of the time."""
    begin_execution()
    with giving_way():
        for _ in range(5):
            clock.work(1 * MS)
            give_way()
    assert clock.slept_ns == 45 * MS


def test_what_others_take_of_the_processor_is_no_work(clock: Clock) -> None:
    """Else the more preparations there are, the longer each would wait."""
    begin_execution()
    with giving_way():
        clock.work(1 * MS)
        give_way()
        assert clock.slept_ns == 9 * MS
        clock.work(1 * MS)
        clock.others_work(100 * MS)
        give_way()
        assert clock.slept_ns == 18 * MS


def test_the_processor_time_is_not_asked_for_where_nobody_executes(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with giving_way():
        with monkeypatch.context() as without:
            without.delattr(Clock, "thread_time_ns")
            for _ in range(3):
                clock.work(1 * MS)
                give_way()
        begin_execution()
        clock.others_work(100 * MS)
        give_way()  # how much of that was work is not known
    assert clock.slept_ns == 18 * MS


def test_work_that_nobody_waits_for_any_more_ends(clock: Clock) -> None:
    class Client:
        is_gone = False

        def charge(self, size: int) -> None: ...

        def die(self) -> None:
            self.is_gone = True

    client = Client()
    works_for(client)
    try:
        with giving_way():
            give_way()
            begin_execution()
            clock.work(2 * MS)
            clock.events.append((5 * MS, client.die))
            with pytest.raises(ClientGone):
                give_way()
        give_way()  # what gives no way is never asked to end
    finally:
        works_for(None)
    assert clock.slept_ns == 3 * MS


def test_nobody_waits_where_nothing_is_executed(clock: Clock) -> None:
    with giving_way():
        clock.work(10 * MS)
        give_way()
    assert clock.slept_ns == 0


def test_other_work_never_waits(clock: Clock) -> None:
    begin_execution()
    with giving_way():
        pass
    clock.work(10 * MS)
    give_way()
    assert clock.slept_ns == 0


class Watched(AddProgram):
    """Notes whether the kit says that a thread executes."""

    def __init__(self, seen: list[bool]) -> None:
        self.seen = seen

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.seen.append(bool(cooperation._executing))
        super().execute(inputs, outputs, context)


def test_the_kit_says_when_a_driver_executes_and_has_preparations_give_way() -> None:
    prepared, executed = [], []

    class Driver(ToyDriver):
        def prepare(self, model: Model, options: PrepareOptions) -> Program:
            prepared.append((cooperation._thread.since_ns is None, bool(cooperation._executing)))
            return Watched(executed)

    model = Device(as_device(Driver())).prepare(add_model())
    given = arguments()
    model.execute(given.request)
    burst = model.burst()
    burst.execute(given.request)
    assert prepared == [(False, False)]
    assert executed == [True, True]
    assert not cooperation._executing
    assert np.array_equal(given.output, [11, 22, 33, 44])


def test_an_execution_that_fails_has_ended_too() -> None:
    class Failing(AddProgram):
        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            raise ValueError("no")

    model = Device(as_device(ToyDriver(make=Failing))).prepare(add_model())
    with pytest.raises(HalError):
        model.execute(arguments().request)
    assert not cooperation._executing
