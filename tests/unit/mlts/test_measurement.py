from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mlts.datasets import DataSequence
from mlts.measurement import Outputs, Pace, Stopped, Track, measure, pace_of, run_sequence
from mlts.statistics import Block
from tests.unit.mlts.fakes import MS, FakeBackend, FakeClock, FakeDataset, settings

ITEM_BYTES = 4


def never() -> bool:
    return False


def tracks_of(
    clock: FakeClock, *latencies: int | Sequence[int], is_stopped: Callable[[], bool] = never
) -> list[Track]:
    backends = [
        FakeBackend(f"b{n}", clock, value, compile_ns=0) for n, value in enumerate(latencies)
    ]
    return [
        Track(backend.name, backend.prepare(None), clock, is_stopped, repr)  # type: ignore[arg-type]
        for backend in backends
    ]


class Judge:
    def __init__(self) -> None:
        self.seen: dict[str, list[int]] = {}
        self.outputs: dict[str, list[NDArray[Any]]] = {}

    def __call__(
        self, window: Sequence[DataSequence], outputs: Mapping[str, list[Outputs]]
    ) -> None:
        for backend, results in outputs.items():
            for sequence, (output,) in zip(window, results, strict=False):
                self.seen.setdefault(backend, []).append(sequence.index)
                self.outputs.setdefault(backend, []).append(output)


def run(tracks: list[Track], dataset: FakeDataset, pace: Pace) -> Judge:
    judge = Judge()
    measure(tracks, dataset, pace, judge, lambda done, total: None)
    return judge


def test_only_the_inference_is_timed_and_the_state_starts_anew_with_a_sequence() -> None:
    clock = FakeClock()
    (track,) = tracks_of(clock, [5, 7, 11])
    kept: list[float] = []

    def slow_bookkeeping() -> None:
        clock.now += 1_000_000
        kept.append(float(track.session.outputs()[0][0]))

    inputs = [(np.array([value], np.float32),) for value in (10, 20, 30)]
    durations = run_sequence(track.session, inputs, clock, never, slow_bookkeeping)
    assert durations.tolist() == [5, 7, 11]
    assert kept == [20, 41, 62]


def test_a_state_is_an_output_of_the_inference_before() -> None:
    clock = FakeClock()
    (track,) = tracks_of(clock, [1, 1, 1])
    kept: list[float] = []
    durations = run_sequence(
        track.session,
        [(np.float32([value]),) for value in (10, 0, 0)],
        clock,
        never,
        lambda: kept.append(float(track.session.outputs()[0][0])),
        states={0: 0},
    )
    assert len(durations) == 3
    assert kept == [20, 41, 84]


def test_a_window_is_recorded_once_and_repeated_until_the_block_is_long_enough() -> None:
    clock = FakeClock()
    fast, slow = tracks_of(clock, 1 * MS, 10 * MS)
    judge = run([fast, slow], FakeDataset([1] * 6), Pace(window=2, rounds=3, block_ns=20 * MS))
    assert fast.blocks == [Block(20, 20 * MS)] * 3
    assert slow.blocks == [Block(2, 20 * MS)] * 3
    assert judge.seen == {"b0": [0, 1, 2, 3, 4, 5], "b1": [0, 1, 2, 3, 4, 5]}


def test_every_backend_gets_the_same_inputs_and_its_outputs_are_kept_in_order() -> None:
    clock = FakeClock()
    tracks = tracks_of(clock, 1 * MS, 3 * MS)
    judge = run(tracks, FakeDataset([2, 3]), Pace(window=1, rounds=2))
    for outputs in judge.outputs.values():
        assert outputs[0].tolist() == [[0], [3]]
        assert outputs[1].tolist() == [[200], [203], [206]]


def test_another_backend_goes_first_in_each_round() -> None:
    clock = FakeClock()
    order: list[str] = []
    tracks = tracks_of(clock, MS, MS, MS)
    for track in tracks:
        original = track.session.reset

        def noted(name: str = track.name, reset: Callable[[], None] = original) -> None:
            order.append(name)
            reset()

        track.session.reset = noted  # type: ignore[method-assign]
    run(tracks, FakeDataset([1]), Pace(window=1, rounds=3))
    assert order == ["b0", "b1", "b2", "b1", "b2", "b0", "b2", "b0", "b1"]


def test_data_are_read_again_and_not_judged_again_when_the_set_is_used_up() -> None:
    clock = FakeClock()
    dataset = FakeDataset([1, 1, 1])
    judge = run(tracks_of(clock, MS), dataset, Pace(window=2, rounds=4))
    assert dataset.read == [0, 1, 2, 0, 1, 2]
    assert judge.seen == {"b0": [0, 1, 2]}


def test_a_backend_beyond_the_limit_stops_and_the_others_go_on() -> None:
    clock = FakeClock()
    fast, slow = tracks_of(clock, 1 * MS, 50 * MS)
    dataset = FakeDataset([1] * 10)
    judge = run([fast, slow], dataset, Pace(window=1, rounds=10, limit_ns=120 * MS))
    assert judge.seen == {"b0": list(range(10)), "b1": [0, 1, 2]}


def test_a_number_of_inferences_is_kept_to() -> None:
    clock = FakeClock()
    (track,) = tracks_of(clock, MS)
    run([track], FakeDataset([1] * 3), Pace(window=2, rounds=99, inferences=5))
    assert len(track.durations_ns) == 5


def test_a_backend_that_raises_takes_no_further_part() -> None:
    clock = FakeClock()
    good, bad = tracks_of(clock, MS, [MS, MS])
    judge = run([good, bad], FakeDataset([1] * 4), Pace(window=1, rounds=4))
    assert bad.failure == "StopIteration()"
    assert judge.seen == {"b0": [0, 1, 2, 3], "b1": [0, 1]}
    assert len(bad.durations_ns) == 2


def test_stopping_leaves_whole_sequences_only() -> None:
    clock = FakeClock()
    tracks = tracks_of(clock, MS, is_stopped=lambda: clock.now >= 5 * MS)
    with pytest.raises(Stopped):
        run(tracks, FakeDataset([3] * 4), Pace(window=4, rounds=1))
    assert list(tracks[0].durations_ns) == [MS] * 3
    assert tracks[0].blocks == [Block(3, 3 * MS)]


def test_warming_up_takes_its_time_and_counts_for_nothing() -> None:
    clock = FakeClock()
    (track,) = tracks_of(clock, 2 * MS)
    sequence = FakeDataset([1]).sequence(0)
    assert track.warm_up(sequence, least_ns=7 * MS) == 2 * MS
    assert clock.now == 8 * MS
    assert track.warm_up(sequence, least_ns=0) == 2 * MS
    assert clock.now == 10 * MS
    assert not track.durations_ns


def test_a_turn_of_tiny_inferences_ends_by_the_clock() -> None:
    class LateClock(FakeClock):
        def __call__(self) -> int:
            self.now += 10
            return self.now

    clock = LateClock()
    (track,) = tracks_of(clock, 1)
    run([track], FakeDataset([1]), Pace(window=1, rounds=1, block_ns=10_000))
    assert clock.now < 21_000
    track.warm_up(FakeDataset([1]).sequence(0), least_ns=10_000)
    assert clock.now < 42_000


def test_a_timed_run_is_twenty_blocks_long_enough_for_the_slowest() -> None:
    assert pace_of(settings(run_ns=1000 * MS), [1] * 500, ITEM_BYTES, 2 * MS) == Pace(
        window=25, rounds=20, block_ns=50 * MS
    )
    assert pace_of(settings(run_ns=1000 * MS), [1] * 500, ITEM_BYTES, 100 * MS) == Pace(
        window=1, rounds=10, block_ns=100 * MS
    )


def test_a_timed_run_has_blocks_enough_for_an_interval_however_slow() -> None:
    pace = pace_of(settings(run_ns=100 * MS), [1] * 500, ITEM_BYTES, 300 * MS)
    assert pace == Pace(window=1, rounds=5, block_ns=300 * MS)


def test_no_time_means_a_single_sequence() -> None:
    assert pace_of(settings(run_ns=0), [7, 7], ITEM_BYTES, MS) == Pace(window=1, rounds=1)


def test_the_complete_set_is_covered_once_within_its_limit() -> None:
    complete = settings(complete_set=True, run_ns=0, complete_set_limit_ns=300)
    assert pace_of(complete, [1] * 500, ITEM_BYTES, MS) == Pace(window=25, rounds=20, limit_ns=300)
    assert pace_of(complete, [1] * 3, ITEM_BYTES, MS) == Pace(window=1, rounds=3, limit_ns=300)


def test_a_complete_set_with_a_time_is_timed_for_so_long_and_then_run_to_its_end() -> None:
    scoring = settings(complete_set=True, run_ns=1000 * MS, complete_set_limit_ns=300)
    assert pace_of(scoring, [1] * 500, ITEM_BYTES, 10 * MS) == Pace(
        window=5, rounds=20, block_ns=50 * MS, limit_ns=300, remainder_window=32
    )
    image = 224 * 224 * 3 * 4
    assert pace_of(scoring, [1] * 500, image, 10 * MS).remainder_window == 8_000_000 // image


def test_a_window_holds_a_bounded_amount_of_data() -> None:
    complete = settings(complete_set=True, run_ns=0)
    image = 224 * 224 * 3 * 4
    pace = pace_of(complete, [1] * 5000, image, MS)
    assert pace.window * image <= 8_000_000
    assert pace.window * pace.rounds >= 5000


def test_iterations_are_spread_over_the_blocks() -> None:
    pace = pace_of(settings(iterations=100), [1] * 500, ITEM_BYTES, MS)
    assert pace == Pace(window=5, rounds=20, inferences=100)
    assert pace_of(settings(iterations=3), [1] * 500, ITEM_BYTES, MS).rounds == 3


def test_a_timed_run_may_end_once_half_of_its_rounds_are_done() -> None:
    clock = FakeClock()
    asked: list[int] = []

    def is_precise() -> bool:
        asked.append(len(tracks[0].blocks))
        return len(asked) == 2

    tracks = tracks_of(clock, MS)
    rounds = measure(
        tracks,
        FakeDataset([1]),
        Pace(window=1, rounds=12),
        Judge(),
        lambda done, total: None,
        is_precise=is_precise,
    )
    assert (rounds, asked) == (7, [6, 7])
    assert len(tracks[0].blocks) == 7
