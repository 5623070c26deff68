from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from mlts.measurement import Outputs, Pace, Stopped, Track, measure
from mlts.remainder import run_remainder
from tests.unit.mlts.fakes import MS, FakeBackend, FakeClock, FakeDataset

PACE = Pace(window=2, rounds=2, remainder_window=3)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def never() -> bool:
    return False


def track_of(backend: FakeBackend, clock: FakeClock, stopped: Callable[[], bool] = never) -> Track:
    session = backend.prepare(None)  # type: ignore[arg-type]
    return Track(backend.name, session, clock, stopped, repr)


class Judge:
    """Keeps what it is given: per backend the sequence and its first output's elements."""

    def __init__(self) -> None:
        self.seen: dict[str, list[tuple[int, list[list[float]]]]] = {}

    def __call__(self, window: Sequence[Any], outputs: Mapping[str, list[Outputs]]) -> None:
        for backend, results in outputs.items():
            for sequence, (output,) in zip(window, results, strict=False):
                self.seen.setdefault(backend, []).append((sequence.index, output.tolist()))

    def indexes(self, backend: str) -> list[int]:
        return [index for index, _ in self.seen.get(backend, [])]


def run(
    tracks: Sequence[Track],
    dataset: FakeDataset,
    *shared: FakeBackend,
    pace: Pace = PACE,
    workers: int = 2,
    turn: Callable[[str], None] = lambda name: None,
) -> Judge:
    judge = Judge()
    sessions = {backend.name: lambda b=backend: b.prepare(None) for backend in shared}
    run_remainder(
        tracks, dataset, pace, judge, lambda done, total: None, turn,
        sessions=sessions, workers=workers,
    )  # fmt: skip
    return judge


def test_timed_rounds_and_the_remainder_cover_the_data_once_in_order(clock: FakeClock) -> None:
    alone, shared = FakeBackend("alone", clock), FakeBackend("shared", clock)
    tracks = [track_of(alone, clock), track_of(shared, clock)]
    dataset = FakeDataset([2] * 11)
    timed = Judge()
    measure(tracks, dataset, PACE, timed, lambda done, total: None)
    untimed = run(tracks, dataset, shared)
    for name in ("alone", "shared"):
        assert timed.indexes(name) + untimed.indexes(name) == list(range(11))
        assert untimed.seen[name][0] == (4, [[800], [803]])
        assert untimed.seen[name] == untimed.seen["alone"]


def test_nothing_of_it_is_in_a_figure(clock: FakeClock) -> None:
    alone, shared = FakeBackend("alone", clock), FakeBackend("shared", clock)
    tracks = [track_of(alone, clock), track_of(shared, clock)]
    run(tracks, FakeDataset([1] * 30), shared)
    for track in tracks:
        assert not track.durations_ns
        assert (track.total_ns, track.blocks) == (0, [])
    assert tracks[0].untimed_ns == 26 * MS


def test_a_driver_is_called_by_the_measuring_thread_alone(clock: FakeClock) -> None:
    threads: dict[str, set[int]] = {"alone": set(), "shared": set()}
    made: dict[str, int] = {"alone": 0, "shared": 0}

    class Noted(FakeBackend):
        def prepare(self, model: Any) -> Any:
            made[self.name] += 1
            session = super().prepare(model)
            original = session.reset

            def reset() -> None:
                threads[self.name].add(threading.get_ident())
                original()

            session.reset = reset  # type: ignore[method-assign]
            return session

    alone, shared = Noted("alone", clock), Noted("shared", clock)
    run([track_of(alone, clock), track_of(shared, clock)], FakeDataset([1] * 60), shared)
    here = threading.get_ident()
    assert threads["alone"] == {here}
    assert here not in threads["shared"]
    assert made["alone"] == 1
    assert made["shared"] == 1 + len(threads["shared"]) <= 3


@pytest.mark.parametrize("is_shared", [False, True])
def test_a_backend_that_fails_takes_no_further_part(clock: FakeClock, is_shared: bool) -> None:
    good = FakeBackend("good", clock)
    bad = FakeBackend("bad", clock, raises=RuntimeError("gone"), at="run")
    tracks = [track_of(good, clock), track_of(bad, clock)]
    judge = run(tracks, FakeDataset([1] * 20), *([bad] if is_shared else []))
    assert judge.indexes("good") == list(range(4, 20))
    assert judge.indexes("bad") == []
    assert (tracks[0].failure, tracks[1].failure) == ("", "RuntimeError('gone')")


def test_a_session_that_cannot_be_made_is_a_failure(clock: FakeClock) -> None:
    shared = FakeBackend("shared", clock)
    track = track_of(shared, clock)
    shared._raises, shared._at = MemoryError("no room"), "prepare"
    run([track], FakeDataset([1] * 20), shared)
    assert track.failure == "MemoryError('no room')"


def test_a_timeout_of_a_backend_is_its_failure(clock: FakeClock) -> None:
    shared = FakeBackend("shared", clock, raises=TimeoutError("late"), at="run")
    track = track_of(shared, clock)
    run([track], FakeDataset([1] * 20), shared)
    assert track.failure == "TimeoutError('late')"


def test_timed_and_untimed_together_stay_within_the_limit(clock: FakeClock) -> None:
    alone = FakeBackend("alone", clock, 10 * MS)
    track = track_of(alone, clock)
    dataset = FakeDataset([1] * 100)
    pace = Pace(window=2, rounds=2, limit_ns=95 * MS, remainder_window=3)
    measure([track], dataset, pace, Judge(), lambda done, total: None)
    judge = run([track], dataset, pace=pace)
    assert judge.indexes("alone") == [4, 5, 6, 7, 8, 9]
    assert (track.total_ns, track.untimed_ns) == (40 * MS, 60 * MS)


def test_nothing_more_is_read_when_nobody_is_left(clock: FakeClock) -> None:
    bad = FakeBackend("bad", clock, raises=RuntimeError("gone"), at="run")
    dataset = FakeDataset([1] * 100)
    run([track_of(bad, clock)], dataset)
    assert dataset.read == [4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize("pace", [Pace(2, 2), Pace(2, 10, remainder_window=3)])
def test_there_may_be_nothing_left(clock: FakeClock, pace: Pace) -> None:
    alone = FakeBackend("alone", clock)
    dataset = FakeDataset([1] * 20)
    assert run([track_of(alone, clock)], dataset, pace=pace).seen == {}
    assert dataset.read == []


def test_it_stops_where_the_user_asks_for_it_and_no_thread_goes_on(clock: FakeClock) -> None:
    asked: list[None] = []

    def stopped() -> bool:
        asked.append(None)
        return len(asked) > 20

    shared, alone = FakeBackend("shared", clock), FakeBackend("alone", clock)
    tracks = [track_of(alone, clock, stopped), track_of(shared, clock, stopped)]
    with pytest.raises(Stopped):
        run(tracks, FakeDataset([1] * 1000), shared)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("remainder")]


def test_each_turn_is_told(clock: FakeClock) -> None:
    told: list[str] = []
    shared, alone = FakeBackend("shared", clock), FakeBackend("alone", clock)
    tracks = [track_of(shared, clock), track_of(alone, clock)]
    run(tracks, FakeDataset([1] * 10), shared, turn=told.append)
    # Drivers first, since the others have begun already.
    assert told == ["alone", "shared"] * 2


def test_the_rest_is_left_out_as_soon_as_what_was_run_is_enough(clock: FakeClock) -> None:
    dataset = FakeDataset([1] * 40)
    asked: list[int] = []

    def is_enough(run: int) -> bool:
        asked.append(run)
        return run >= 10

    judge = Judge()
    run_remainder(
        [track_of(FakeBackend("driver", clock), clock)],
        dataset,
        PACE,
        judge,
        lambda done, total: None,
        sessions={},
        workers=1,
        is_enough=is_enough,
    )
    assert asked == sorted(asked)
    assert judge.indexes("driver") == list(range(PACE.sequences, asked[-1]))
    assert 10 <= asked[-1] < 40


def test_what_is_known_is_not_run_and_the_rest_is(clock: FakeClock) -> None:
    alone, shared = FakeBackend("alone", clock), FakeBackend("shared", clock)
    tracks = [track_of(alone, clock), track_of(shared, clock)]
    judge = Judge()
    run_remainder(
        tracks, FakeDataset([1] * 11), PACE, judge, lambda done, total: None,
        sessions={"shared": lambda: shared.prepare(None)}, workers=2,  # type: ignore[arg-type]
        known={"shared": lambda each: (np.array([[-1]]),) if each.index % 2 else None},
    )  # fmt: skip
    assert judge.indexes("shared") == judge.indexes("alone") == list(range(4, 11))
    assert dict(judge.seen["shared"]) == {n: [[-1]] if n % 2 else [[200 * n]] for n in range(4, 11)}
