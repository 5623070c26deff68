"""Runs the inputs that a timed run has left over, for their outputs alone.

Latencies are measured one backend at a time; what is needed for an accuracy only need not wait for
that. Backends whose sessions may run at the same time (TF Lite's) compute on all processors, each
thread with a session of its own, while the others (a driver is never called by two at once) take
their turns in the thread that measures. Nothing here counts as a latency.
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from mlts.measurement import Outputs, Pace, Stopped, Track, windows_of

if TYPE_CHECKING:
    from mlts.backends.base import Session
    from mlts.datasets import DataSequence, Dataset

__all__ = ["run_remainder"]

_SIGN_OF_LIFE_S: Final = 0.2
"""Between two questions whether to stop, while other threads compute."""

_Sessions = Callable[[], "Session"]
_Begun = Sequence["Future[tuple[Outputs, array[int]]]"]
_Window = tuple[Sequence["DataSequence"], Mapping[str, _Begun]]


def run_remainder(
    tracks: Sequence[Track],
    dataset: Dataset,
    pace: Pace,
    judge: Callable[[Sequence[DataSequence], Mapping[str, list[Outputs]]], None],
    progress: Callable[[int, int], None],
    turn: Callable[[str], None] = lambda name: None,
    *,
    sessions: Mapping[str, _Sessions],
    workers: int,
    is_enough: Callable[[int], bool] = lambda run: False,
    known: Mapping[str, Callable[[DataSequence], Outputs | None]] = MappingProxyType({}),
) -> None:
    """Run what the rounds of ``pace`` have left over. Arguments are those of ``measure``, and:

    :param sessions: makes further sessions, for each backend whose sessions may run at once
    :param workers: threads that these backends share
    :param is_enough: whether the rest may be left out, after so many sequences of the data set
    :param known: gives, for a backend, the outputs of a sequence where it need not be run
    :raises Stopped: the user has asked the run to end
    """
    left = range(pace.sequences, len(dataset))
    if not left or pace.remainder_window is None:
        return
    windows = windows_of(left, pace.remainder_window)
    pool = _Workers(workers, sessions, known)
    try:
        following = pool.begin(windows[0], dataset, tracks, pace)
        for number in range(len(windows)):
            if all(track.is_done(pace) for track in tracks) or is_enough(windows[number].start):
                break
            window, begun = following
            if number + 1 < len(windows):
                following = pool.begin(windows[number + 1], dataset, tracks, pace)
            outputs = {}
            for track in sorted(tracks, key=lambda track: track.name in begun):
                if not track.is_done(pace):
                    turn(track.name)
                    outputs[track.name] = _turn(track, window, pace, begun.get(track.name))
            judge(window, outputs)
            progress(number + 1, len(windows))
    finally:
        pool.dismiss()


def _turn(
    track: Track,
    window: Sequence[DataSequence],
    pace: Pace,
    begun: _Begun | None,
) -> list[Outputs]:
    found: list[Outputs] = []
    try:
        for number, sequence in enumerate(window):
            result = _result(begun[number], track) if begun else track.outputs_of(sequence)
            outputs, durations = result
            found.append(outputs)
            track.untimed_ns += sum(durations)
            if track.is_done(pace):
                break
    except Exception as error:  # a driver may raise anything; it must not end the run
        track.failure = track.explain(error)
    return found


def _result(future: Future[tuple[Outputs, array[int]]], track: Track) -> tuple[Outputs, array[int]]:
    while not future.done():
        if track.is_stopped():
            raise Stopped
        wait([future], _SIGN_OF_LIFE_S)
    return future.result()


class _Workers:
    """Threads, each with a session of every backend that it has worked for."""

    def __init__(
        self,
        workers: int,
        sessions: Mapping[str, _Sessions],
        known: Mapping[str, Callable[[DataSequence], Outputs | None]],
    ) -> None:
        self._sessions = sessions
        self._known = known
        self._own = threading.local()
        self._pool = ThreadPoolExecutor(workers, "remainder")
        self._is_over = False

    def begin(
        self, window: range, dataset: Dataset, tracks: Sequence[Track], pace: Pace
    ) -> _Window:
        """Read a window's sequences, and begin with them where that needs no turn."""
        sequences = [dataset.sequence(index) for index in window]
        return sequences, {
            track.name: [self._pool.submit(self._work, track, sequence) for sequence in sequences]
            for track in tracks
            if track.name in self._sessions and not track.is_done(pace)
        }

    def dismiss(self) -> None:
        """Wait for the inferences under way, and let go of the sessions."""
        self._is_over = True
        self._pool.shutdown(cancel_futures=True)

    def _work(self, track: Track, sequence: DataSequence) -> tuple[Outputs, array[int]]:
        name = track.name
        if name in self._known and (outputs := self._known[name](sequence)):
            return outputs, array("q")
        own = self._own.__dict__
        if name not in own:
            own[name] = self._sessions[name]()
        return track.outputs_of(sequence, own[name], lambda: self._is_over)
