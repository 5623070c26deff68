from __future__ import annotations

import itertools
import json
import math
import os
import signal
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nnprocess import linux, stacks
from nnprocess.child import Child
from nnprocess.limits import Limits
from nnprocess.zygote import Zygote, ZygoteGone
from nntest.runner import watchdog
from nntest.runner.pool import WorkerPool, WorkersDoNotStart
from nntest.runner.units import (
    Crashed,
    Done,
    Event,
    Hung,
    Idle,
    Progress,
    Started,
    TimeLimits,
    Unit,
)
from nntest.runner.worker_process import WorkerProcess
from tests.cells import cells
from tests.process.nntest.runner import deeds
from tests.volume import repeated, sampled

SHORT = TimeLimits(unit_s=0.2, silence_s=None)
"""For units that hang; with ``patient`` no other unit is held to it, however busy the machine."""
NONE = TimeLimits(unit_s=None, silence_s=None)


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start(["nntest.runner.worker"]) as started:
        yield started


HANGING = ("loop", "power", "regex", "deadlock", "stop", "beat", "close")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No outcome depends on how fast this machine is: only what hangs has a limit, once it does,
    and a process has all the time that it needs to show its stacks.
    """
    exceeded = watchdog.exceeded

    def of_hanging(worker: WorkerProcess, limits: TimeLimits) -> str | None:
        if worker.has_begun and not _hangs(worker):
            return None
        return exceeded(worker, limits)

    monkeypatch.setattr(watchdog, "exceeded", of_hanging)
    monkeypatch.setattr(stacks, "PATIENCE_S", 60.0)
    monkeypatch.setattr(stacks, "QUIET_S", 0.5)


def _hangs(worker: WorkerProcess) -> bool:
    deed = worker.current.payload.decode()
    if deed == "stop":
        return linux.process_state(worker.child.pid) == "T"
    return deed in ("", *HANGING)


def units(*payloads: str) -> list[Unit]:
    return [Unit(str(number), payload.encode()) for number, payload in enumerate(payloads)]


def run(
    zygote: Zygote,
    what: Iterable[Unit],
    *,
    target: str = deeds.WORK,
    arguments: bytes = b"",
    jobs: int = 1,
    limits: TimeLimits = NONE,
    worker_limits: Limits | None = None,
) -> list[Event]:
    with WorkerPool(
        target, arguments, jobs=jobs, zygote=zygote, limits=limits, worker_limits=worker_limits
    ) as pool:
        return [event for event in pool.run(what) if not isinstance(event, Idle)]


def endings(events: Iterable[Event]) -> list[Done | Crashed | Hung]:
    return [event for event in events if isinstance(event, Done | Crashed | Hung)]


def only(events: Iterable[Event]) -> Done | Crashed | Hung:
    """The ending of the unit in the middle, when those around it were answered."""
    before, middle, after = endings(events)
    assert isinstance(before, Done)
    assert isinstance(after, Done)
    return middle


def test_every_unit_is_started_and_answered_in_order(zygote: Zygote) -> None:
    work = units(*(f"answer {n}" for n in range(100)))
    events = run(zygote, work)
    assert [e.unit for e in events if isinstance(e, Started)] == work
    assert endings(events) == [Done(unit, b"answer %d" % n) for n, unit in enumerate(work)]
    for started, done in zip(events[::2], events[1::2], strict=True):
        assert isinstance(started, Started)
        assert isinstance(done, Done)


def test_several_workers_answer_every_unit_once(zygote: Zygote) -> None:
    work = units(*(f"answer {n}" for n in range(500)))
    found = endings(run(zygote, work, jobs=4))
    assert Counter(event.unit.id for event in found) == Counter(unit.id for unit in work)


def test_workers_get_the_arguments_and_stay_for_the_next_run(zygote: Zygote) -> None:
    with WorkerPool(deeds.WORK, jobs=1, zygote=zygote) as pool:
        pids = {_pid(pool) for _ in range(3)}
    assert len(pids) == 1
    target = "tests.process.nntest.runner.deeds:tell_arguments"
    (event,) = endings(run(zygote, units(""), target=target, arguments=b"settings"))
    assert event == Done(units("")[0], b"settings")


def _pid(pool: WorkerPool) -> int:
    (event,) = endings(pool.run(units("recall")))
    assert isinstance(event, Done)
    return int(json.loads(event.payload.removeprefix(b"recall "))[0])


def test_large_units_and_answers_are_carried(zygote: Zygote) -> None:
    work = [Unit("large", b"answer " + b"y" * 5_000_000), *units("size 6000000")]
    first, second = endings(run(zygote, work))
    assert isinstance(first, Done)
    assert first.payload == work[0].payload
    assert isinstance(second, Done)
    assert len(second.payload) == 6_000_005


def test_progress_is_told_before_the_answer(zygote: Zygote) -> None:
    (unit,) = units("progress half")
    assert run(zygote, [unit]) == [Started(unit), Progress(unit, b"half"), Done(unit, b"progress")]


@cells(
    ("deed", "how", "evidence"),
    [
        ("segv", "was killed by SIGSEGV", "Segmentation fault"),
        ("corrupt", "was killed by SIGSEGV", "_corrupt_memory"),
        ("kill", "was killed by SIGKILL", ""),
        ("exit 0", "exited with status 0", ""),
        ("exit 9", "exited with status 9", ""),
        ("leave in anger", "exited with status 1", "in anger"),
        ("raise an error", "exited with status 1", "ValueError: an error"),
        ("memory", "exited with status 1", "MemoryError"),
        ("garbage", "was killed by SIGKILL", "nonsense"),
        ("other", "was killed by SIGKILL", "a result of unit 3, which it does not have"),
    ],
)
def test_a_crash_costs_one_unit_and_leaves_evidence(
    zygote: Zygote, deed: str, how: str, evidence: str
) -> None:
    event = only(run(zygote, units("answer", deed, "answer")))
    assert isinstance(event, Crashed)
    assert str(event.end) == how
    assert evidence in "\n".join(event.evidence)


# To wait for the last stack of a process that keeps a processor busy takes 3 s of it.
@cells("deed", [*sampled(("loop", "power", "regex"), 0.34), "deadlock", "stop", "beat"])
def test_a_unit_that_does_not_end_costs_one_unit_and_tells_where_it_was(
    zygote: Zygote, deed: str
) -> None:
    event = only(run(zygote, units("answer", deed, "answer"), limits=SHORT))
    assert isinstance(event, Hung)
    assert event.limit == "no answer within 0.2 s"
    assert "deeds.py" in "\n".join(event.evidence)
    assert ("the process was stopped by a signal" in event.evidence) == (deed == "stop")


def test_a_stopped_unit_stays_one_when_the_process_goes_on_and_dies_of_the_next(
    zygote: Zygote, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To show its stacks it is let go on: then it answers, begins with the next, and dies of it."""
    show = watchdog.stacks

    def until_it_has_died(worker: WorkerProcess, zygote: Zygote) -> tuple[str, ...]:
        shown = show(worker, zygote)
        assert worker.child.end() is not None
        return shown

    monkeypatch.setattr(watchdog, "stacks", until_it_has_died)
    monkeypatch.setattr(WorkerProcess, "wants_more", property(lambda self: len(self.units) < 2))
    stopped, died = endings(run(zygote, units("stop", "exit 0"), limits=SHORT))
    assert isinstance(stopped, Hung)
    assert isinstance(died, Crashed)


def test_silence_has_a_limit_of_its_own(zygote: Zygote) -> None:
    limits = TimeLimits(unit_s=None, silence_s=0.5)
    event = only(run(zygote, units("answer", "deadlock", "answer"), limits=limits))
    assert isinstance(event, Hung)
    assert event.limit == "no sign of life for 0.5 s"


def test_a_unit_that_shows_life_may_take_longer_than_the_silence_allowed(zygote: Zygote) -> None:
    limits = TimeLimits(unit_s=1.0, silence_s=0.5)
    (event,) = endings(run(zygote, units("beat"), limits=limits))
    assert isinstance(event, Hung)
    assert event.limit == "no answer within 1 s"


def test_the_stacks_of_the_drivers_process_are_evidence_too(zygote: Zygote) -> None:
    target = "tests.process.nntest.runner.deeds:drive"
    (event,) = endings(run(zygote, units(""), target=target, limits=SHORT))
    assert isinstance(event, Hung)
    text = "\n".join(event.evidence)
    assert text.index("of the test:") < text.index("in drive") < text.index("of the driver:")
    assert "in driver" in text[text.index("of the driver:") :]


def test_a_flood_of_output_is_no_failure(zygote: Zygote) -> None:
    assert isinstance(only(run(zygote, units("answer", "flood", "answer"))), Done)


def test_evidence_is_only_what_was_written_in_the_unit(zygote: Zygote) -> None:
    first, second = endings(run(zygote, units("raise one", "raise two")))
    assert isinstance(first, Crashed)
    assert isinstance(second, Crashed)
    assert "ValueError: one" in first.evidence
    assert not any("ValueError: one" in line for line in second.evidence)


def test_a_death_after_the_answer_is_a_crash_of_that_unit(zygote: Zygote) -> None:
    target = "tests.process.nntest.runner.deeds:leave_after_the_answer"
    events = run(zygote, units("", "leave", ""), target=target)
    event = only(events)
    assert isinstance(event, Crashed)
    assert event.end.exit_status == 5


def test_a_worker_that_closes_its_channel_is_replaced(zygote: Zygote) -> None:
    target = "tests.process.nntest.runner.deeds:close_the_channel"
    event = only(run(zygote, units("", "close", ""), target=target, limits=SHORT))
    assert isinstance(event, Hung | Crashed)


def test_a_limit_on_workers_holds(zygote: Zygote) -> None:
    (event,) = endings(
        run(zygote, units("size 4000000000"), worker_limits=Limits(address_space_bytes=3 << 30))
    )
    assert isinstance(event, Crashed)
    assert event.evidence[-1] == "MemoryError"


@pytest.mark.parametrize(
    ("function", "limits", "reason"),
    [
        ("start_badly", NONE, "the process exited with status 1"),
        ("no_such_function", NONE, "the process exited with status 1"),
        ("hang_at_start", TimeLimits(start_s=1.5), "the process did not take a case within 1.5 s"),
    ],
)
def test_workers_that_do_not_start_end_the_run(
    zygote: Zygote, function: str, limits: TimeLimits, reason: str
) -> None:
    with pytest.raises(WorkersDoNotStart, match=reason) as raised:
        run(
            zygote,
            units("a", "b"),
            target=f"tests.process.nntest.runner.deeds:{function}",
            limits=limits,
        )
    assert raised.value.evidence


@pytest.mark.parametrize(("failures", "jobs"), [((0, 1), 1), ((1, 2, 3, 4, 5, 6), 4)])
def test_a_lack_of_processes_is_borne(
    zygote: Zygote, monkeypatch: pytest.MonkeyPatch, failures: tuple[int, ...], jobs: int
) -> None:
    _refuse(monkeypatch, failures)
    found = endings(run(zygote, units("answer", "answer"), jobs=jobs))
    assert all(isinstance(event, Done) for event in found)
    assert len(found) == 2


def test_no_processes_at_all_end_the_run(zygote: Zygote, monkeypatch: pytest.MonkeyPatch) -> None:
    _refuse(monkeypatch, range(100))
    with pytest.raises(WorkersDoNotStart, match="cannot fork"):
        run(zygote, units("answer"))


def _refuse(monkeypatch: pytest.MonkeyPatch, failures: Sequence[int]) -> None:
    """Some forks fail, as when the system has no room for another process."""
    fork = Zygote.fork
    numbers = itertools.count()

    def sometimes(self: Zygote, *arguments: Any, **options: Any) -> Child:
        if next(numbers) in failures:
            raise BlockingIOError("cannot fork: Resource temporarily unavailable")
        return fork(self, *arguments, **options)

    monkeypatch.setattr(Zygote, "fork", sometimes)


def test_consecutive_units_of_a_batch_go_to_one_worker(zygote: Zygote) -> None:
    work = [Unit(f"{n}", b"recall", f"batch {n // 10}") for n in range(200)]
    workers: dict[str, set[int]] = {}
    for event in endings(run(zygote, work, jobs=3)):
        assert isinstance(event, Done)
        pid = json.loads(event.payload.removeprefix(b"recall "))[0]
        workers.setdefault(event.unit.batch, set()).add(pid)
    assert all(len(pids) == 1 for pids in workers.values())


def test_the_rest_of_a_batch_is_done_after_a_crash(zygote: Zygote) -> None:
    work = [Unit(f"{n}", b"kill" if n == 3 else b"answer", "all") for n in range(8)]
    found = endings(run(zygote, work, jobs=2))
    assert [event.unit for event in found] == work
    assert [type(event) for event in found] == [Done] * 3 + [Crashed] + [Done] * 4


def test_units_are_taken_as_they_are_needed(zygote: Zygote) -> None:
    taken = 0

    def endless() -> Iterator[Unit]:
        nonlocal taken
        while True:
            taken += 1
            yield Unit(str(taken), b"answer")

    with WorkerPool(deeds.WORK, jobs=2, zygote=zygote) as pool:
        events = pool.run(endless())
        for _ in range(50):
            next(events)
        events.close()  # type: ignore[attr-defined]
        assert taken < 1000
        assert isinstance(endings(pool.run(units("answer")))[0], Done)


def test_a_stop_lets_workers_come_to_an_end(zygote: Zygote) -> None:
    target = "tests.process.nntest.runner.deeds:wait_for_the_stop"
    found: list[Event] = []
    with WorkerPool(target, jobs=2, zygote=zygote, limits=NONE) as pool:
        for event in pool.run(units("", "", "", "")):
            found.append(event)
            if sum(isinstance(e, Progress) for e in found) == 2:
                pool.stop()
    assert {e.unit.id for e in endings(found)} == {"0", "1"}
    assert all(isinstance(e, Done) and e.payload == b"stopped" for e in endings(found))


def test_a_worker_that_does_not_heed_the_stop_is_killed(zygote: Zygote) -> None:
    with WorkerPool(deeds.WORK, jobs=1, zygote=zygote, limits=NONE) as pool:
        found: list[Event] = []
        for event in pool.run(units("deadlock", "answer")):
            found.append(event)
            pool.stop(grace_s=0.2)
    assert endings(found) == []


def test_what_hangs_when_the_pool_is_stopped_is_found_to_hang_within_an_infinite_grace(
    zygote: Zygote,
) -> None:
    limits = TimeLimits(unit_s=1.0, silence_s=None)
    with WorkerPool(deeds.WORK, jobs=1, zygote=zygote, limits=limits) as pool:
        found: list[Event] = []
        for event in pool.run(units("deadlock", "answer")):
            found.append(event)
            pool.stop(math.inf)
    (ending,) = endings(found)
    assert isinstance(ending, Hung)
    assert ending.unit.id == "0"


def test_an_exception_in_the_loop_ends_all_workers(zygote: Zygote) -> None:
    pids: list[int] = []

    def interrupt() -> None:
        with WorkerPool(deeds.WORK, jobs=2, zygote=zygote, limits=NONE) as pool:
            for event in pool.run(units("recall", "deadlock", "loop")):
                if isinstance(event, Idle):
                    pids.extend(worker.child.pid for worker in pool._workers)
                    raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupt()
    assert len(pids) == 2
    assert {linux.process_state(pid) for pid in pids} <= {"", "Z"}


def test_what_a_worker_leaves_behind_ends_with_it(zygote: Zygote) -> None:
    spawned, crashed = endings(run(zygote, units("spawn", "kill")))
    assert isinstance(spawned, Done)
    assert isinstance(crashed, Crashed)
    assert linux.process_state(int(spawned.payload.split()[1])) in ("", "Z")


def test_the_death_of_the_zygote_ends_the_run() -> None:
    with Zygote.start() as zygote, WorkerPool(deeds.WORK, jobs=1, zygote=zygote) as pool:
        events = pool.run(units("deadlock", "answer"))
        assert isinstance(next(events), Started)
        assert zygote.pid is not None
        os.kill(zygote.pid, signal.SIGKILL)
        with pytest.raises(ZygoteGone):
            list(events)


CRASHES = ("segv", "kill", "exit 0", "raise it", "garbage", "other")


@settings(max_examples=repeated(5, 15), suppress_health_check=list(HealthCheck))
@given(
    deeds_done=st.lists(st.sampled_from(("answer",) * 8 + CRASHES), max_size=25),
    jobs=st.integers(1, 3),
    batches=st.integers(1, 5),
)
def test_every_unit_has_one_beginning_and_one_ending(
    zygote: Zygote, deeds_done: list[str], jobs: int, batches: int
) -> None:
    work = [Unit(f"{n}", d.encode(), f"{n // batches}") for n, d in enumerate(deeds_done)]
    _check_sums(work, run(zygote, work, jobs=jobs))


@settings(max_examples=repeated(2, 4), suppress_health_check=list(HealthCheck))
@given(
    deeds_done=st.permutations(("answer",) * 12 + ("stop", "deadlock", *CRASHES)),
    jobs=st.integers(2, 3),
)
def test_every_unit_has_one_ending_when_some_hang(
    zygote: Zygote, deeds_done: list[str], jobs: int
) -> None:
    work = [Unit(f"{n}", deed.encode()) for n, deed in enumerate(deeds_done)]
    _check_sums(work, run(zygote, work, jobs=jobs, limits=SHORT))


def _check_sums(work: list[Unit], events: list[Event]) -> None:
    begun: set[str] = set()
    ended: set[str] = set()
    for event in events:
        if isinstance(event, Started):
            assert event.unit.id not in begun
            begun.add(event.unit.id)
        elif isinstance(event, Done | Crashed | Hung):
            assert event.unit.id in begun - ended
            ended.add(event.unit.id)
            deed = event.unit.payload.decode()
            expected = {"answer": Done, "stop": Hung, "deadlock": Hung, "loop": Hung}
            assert type(event) is expected.get(deed, Crashed)
    assert begun == ended == {unit.id for unit in work}
