"""Measures the backends of one model in turns, so that a drifting machine favors none.

The data set is cut into windows of sequences. In each round every backend runs the same window
once, then again until its block is long enough; the order rotates from round to round. Outputs of
a window's first run are handed on for judging and dropped, so that memory does not grow with the
data set. Only :attr:`Session.run` is timed; a sequence is never cut short.
"""

from __future__ import annotations

import gc
import itertools
import math
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from mlts import memory
from mlts.backends.base import Session
from mlts.energy import EnergyClock
from mlts.processor_time import ProcessorClock, Work, used_by
from mlts.results import MemoryUse, Settings
from mlts.sample import Durations
from mlts.statistics import MINIMUM_FOR_INTERVAL, Block

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mlts.datasets import DataSequence, Dataset

__all__ = [
    "Clock",
    "Outputs",
    "Pace",
    "Stopped",
    "Track",
    "measure",
    "pace_of",
    "run_sequence",
    "windows_of",
]

Clock = Callable[[], int]
"""Monotonic nanoseconds."""

Outputs = tuple["NDArray[Any]", ...]
"""Per output of the model, [length of the sequence, *output shape]."""

BLOCKS: Final = 20
"""Blocks that a run is cut into: enough for an interval, long enough to drown the turn-taking."""

WINDOW_BYTES: Final = 8_000_000
"""Most input data held at a time."""

REMAINDER_WINDOW: Final = 32
"""Most sequences that are run untimed at a time: enough work for many processors."""

LONGEST_TURN: Final = 2
"""A turn ends after so many times its planned time on the clock, even if the inferences, which
alone count, took less: with a model of microseconds most time is the harness's own."""


class Stopped(BaseException):
    """The user has asked the run to end. Like KeyboardInterrupt it is no failure of a driver."""


@dataclass(frozen=True)
class Pace:
    """Pace of a measurement: how one model is cut into rounds."""

    window: int
    """Sequences that are new in a round."""
    rounds: int
    block_ns: int = 0
    """A block goes on over its window until it has taken so long."""
    inferences: int | None = None
    """A backend ends after so many."""
    limit_ns: int | None = None
    """A backend ends after so long, even if data are left."""
    remainder_window: int | None = None
    """Number of sequences that are run untimed at a time after the rounds (:mod:`mlts.remainder`);
    None leaves the rest out.
    """

    @property
    def sequences(self) -> int:
        """Sequences run when all rounds are over, counting those run again."""
        return self.window * self.rounds


def pace_of(settings: Settings, lengths: Sequence[int], item_bytes: int, item_ns: float) -> Pace:
    """Cut a run into rounds.

    :param lengths: inferences of each sequence
    :param item_bytes: size of the inputs of one inference
    :param item_ns: mean latency of the slowest backend, from its warm-up
    """
    length = sum(lengths) / len(lengths)
    sequence_ns = max(item_ns, 1) * length
    window = max(1, int(WINDOW_BYTES // (max(item_bytes, 1) * length)))
    if settings.iterations is not None:
        wanted = math.ceil(settings.iterations / length)
        window = min(window, math.ceil(wanted / BLOCKS))
        return Pace(window, math.ceil(wanted / window), inferences=settings.iterations)
    limit_ns = settings.complete_set_limit_ns if settings.complete_set else None
    if settings.run_ns == 0:
        return Pace(1, 1) if limit_ns is None else _complete(limit_ns, len(lengths), window)
    block_ns = max(settings.run_ns / BLOCKS, sequence_ns)
    rounds = max(MINIMUM_FOR_INTERVAL, math.ceil(settings.run_ns / block_ns))
    pace = Pace(min(window, int(block_ns // sequence_ns)), rounds, int(block_ns))
    if limit_ns is None:
        return pace
    return replace(pace, limit_ns=limit_ns, remainder_window=min(window, REMAINDER_WINDOW))


def _complete(limit_ns: int, sequences: int, window: int) -> Pace:
    """The whole set, all of it timed."""
    window = min(window, math.ceil(sequences / BLOCKS))
    return Pace(window, math.ceil(sequences / window), limit_ns=limit_ns)


@dataclass
class Track:
    """One backend on one model, and what has been measured so far."""

    name: str
    session: Session
    clock: Clock
    is_stopped: Callable[[], bool]
    explain: Callable[[Exception], str]
    """Words for an exception of the backend."""
    pid: int = 0
    """The process that the backend works in, where that is not this one."""
    before_bytes: int = 0
    """Resident memory before the model was prepared."""
    used_by: ProcessorClock = used_by
    """Processor time of this process and another."""
    energy: EnergyClock | None = None
    """Energy of the host's processors, where it is measured."""
    durations_ns: Durations = field(default_factory=Durations)
    work: Work = field(default_factory=Work)
    blocks: list[Block] = field(default_factory=list)
    energy_blocks: list[Block] = field(default_factory=list)
    """Blocks like ``blocks``, with the microjoules of the whole turn in place of nanoseconds."""
    total_ns: int = 0
    untimed_ns: int = 0
    """Time taken by what was run for its outputs alone; it is in no other figure."""
    failure: str = ""
    """Reason for the failure; empty while there is none."""
    prepared_bytes: int = 0
    peak_bytes: int = 0
    after_bytes: int = 0

    def __post_init__(self) -> None:
        self.prepared_bytes = memory.resident_bytes(self.pid)

    def warm_up(self, sequence: DataSequence, least_ns: int) -> float:
        """Run a sequence over and over for ``least_ns``, at least once.

        :return: mean latency in ns
        """
        inferences, total_ns = 0, 0
        deadline = self.clock() + LONGEST_TURN * least_ns
        while not inferences or (total_ns < least_ns and self.clock() < deadline):
            durations = self._latencies(sequence)
            inferences += len(durations)
            total_ns += sum(durations)
        return total_ns / inferences

    def is_done(self, pace: Pace) -> bool:
        """Whether it takes no part in further rounds."""
        return (
            bool(self.failure)
            or (pace.limit_ns is not None and self.total_ns + self.untimed_ns > pace.limit_ns)
            or (pace.inferences is not None and len(self.durations_ns) >= pace.inferences)
        )

    def block(self, window: Sequence[DataSequence], pace: Pace) -> list[Outputs]:
        """Its turn of a round.

        :return: the outputs of each sequence of the window, in its order
        """
        first, start_ns = len(self.durations_ns), self.total_ns
        begun, used, energy = self.clock(), self.used_by(self.pid), self._energy()
        deadline = self.clock() + LONGEST_TURN * pace.block_ns
        recorded: list[Outputs] = []
        try:
            with _undisturbed(self.pid):
                for sequence in window:
                    recorded.append(self._run_and_keep(sequence))
                    if self.is_done(pace):
                        break
                for sequence in itertools.cycle(window):
                    is_long_enough = self.total_ns - start_ns >= pace.block_ns
                    if is_long_enough or self.clock() >= deadline or self.is_done(pace):
                        break
                    self._count(self._latencies(sequence))
        finally:
            elapsed, used = self.clock() - begun, self.used_by(self.pid) - used
            self.peak_bytes = max(self.peak_bytes, memory.peak_bytes(self.pid))
            count = len(self.durations_ns) - first
            if count:
                self.blocks.append(Block(count, self.total_ns - start_ns))
                self.work.add(count, elapsed, used)
                self._count_energy(count, energy)
        return recorded

    def outputs_of(
        self,
        sequence: DataSequence,
        session: Session | None = None,
        is_stopped: Callable[[], bool] | None = None,
    ) -> tuple[Outputs, array[int]]:
        """Run a sequence and keep its outputs, on ``session`` if not on its own.

        :return: the outputs, and the latency of each inference, which is counted nowhere yet
        """
        session = session or self.session
        kept: list[Outputs] = []
        durations = run_sequence(
            session,
            sequence,
            self.clock,
            is_stopped or self.is_stopped,
            lambda: kept.append(tuple(output.copy() for output in session.outputs())),
            states=sequence.states,
        )
        return tuple(np.stack(items) for items in zip(*kept, strict=True)), durations

    def end_timing(self) -> None:
        """Nothing that comes from now on is in any figure."""
        self.after_bytes = memory.resident_bytes(self.pid)

    def memory_use(self) -> MemoryUse:
        """Resident memory around this backend's share of the work."""
        return MemoryUse(
            before_bytes=self.before_bytes,
            prepared_bytes=self.prepared_bytes,
            peak_bytes=max(self.peak_bytes, self.prepared_bytes),
            after_bytes=self.after_bytes or memory.resident_bytes(self.pid),
        )

    def _energy(self) -> int | None:
        return self.energy() if self.energy else None

    def _count_energy(self, inferences: int, before_uj: int | None) -> None:
        now_uj = self._energy()
        if before_uj is not None and now_uj is not None:
            self.energy_blocks.append(Block(inferences, now_uj - before_uj))

    def _run_and_keep(self, sequence: DataSequence) -> Outputs:
        outputs, durations = self.outputs_of(sequence)
        self._count(durations)
        return outputs

    def _latencies(self, sequence: DataSequence) -> array[int]:
        return run_sequence(
            self.session, sequence, self.clock, self.is_stopped, states=sequence.states
        )

    def _count(self, durations: array[int]) -> None:
        """Only whole sequences count, so that an interruption leaves nothing half done."""
        self.durations_ns.extend(durations)
        self.total_ns += sum(durations)


def run_sequence(
    session: Session,
    inputs: Iterable[Sequence[NDArray[Any]]],
    clock: Clock,
    is_stopped: Callable[[], bool],
    after_each: Callable[[], None] | None = None,
    *,
    states: Mapping[int, int] = MappingProxyType({}),
) -> array[int]:
    """Run one sequence; ``inputs`` has the values of all inputs of each inference, and
    ``after_each`` is called, untimed, after each.

    :param states: inputs that get an output of the inference before, by their numbers
    :return: the latency of each inference
    :raises Stopped: the user has asked the run to end
    """
    durations: array[int] = array("q")
    session.reset()
    set_inputs, run, count = session.set_inputs, session.run, durations.append
    for values in inputs:
        if is_stopped():
            raise Stopped
        if states and durations:
            outputs = session.outputs()
            values = [
                outputs[states[number]] if number in states else value
                for number, value in enumerate(values)
            ]
        set_inputs(values)
        start = clock()
        run()
        count(clock() - start)
        if after_each:
            after_each()
    return durations


def measure(
    tracks: Sequence[Track],
    dataset: Dataset,
    pace: Pace,
    judge: Callable[[Sequence[DataSequence], Mapping[str, list[Outputs]]], None],
    progress: Callable[[int, int], None],
    turn: Callable[[str], None] = lambda name: None,
    is_precise: Callable[[], bool] = lambda: False,
) -> int:
    """Run all rounds. A backend that raises keeps its failure and takes no further part.

    :param judge: is given each window's sequences and every backend's outputs for them, once
    :param progress: receives rounds done and rounds planned
    :param turn: receives the name of the backend that runs next
    :param is_precise: whether the rest of the rounds may be left out, once half are done
    :return: the number of rounds that were run
    :raises Stopped: the user has asked the run to end; what was measured stays in the tracks
    """
    windows = windows_of(range(len(dataset)), pace.window)
    done = 0
    for number in range(pace.rounds):
        active = [track for track in _rotated(tracks, number) if not track.is_done(pace)]
        if not active:
            break
        window = [dataset.sequence(index) for index in windows[number % len(windows)]]
        outputs = {}
        for track in active:
            turn(track.name)
            outputs[track.name] = _turn(track, window, pace)
        if number < len(windows):
            judge(window, outputs)
        done = number + 1
        progress(done, pace.rounds)
        if 2 * done >= pace.rounds and done >= MINIMUM_FOR_INTERVAL and is_precise():
            break
    for track in tracks:
        track.end_timing()
    return done


def _turn(track: Track, window: Sequence[DataSequence], pace: Pace) -> list[Outputs]:
    try:
        return track.block(window, pace)
    except Exception as error:  # a driver may raise anything; it must not end the run
        track.failure = track.explain(error)
        return []


def windows_of(indexes: range, size: int) -> list[range]:
    """Cut sequences into windows of ``size``, the last of which may be shorter."""
    return [indexes[start : start + size] for start in range(0, len(indexes), size)]


def _rotated(tracks: Sequence[Track], number: int) -> Sequence[Track]:
    """Another backend goes first each round, so that none always follows the same one."""
    first = number % len(tracks)
    return [*tracks[first:], *tracks[:first]]


@contextmanager
def _undisturbed(pid: int) -> Iterator[None]:
    """Without garbage collection, which would hit some inferences and not others."""
    was_enabled = gc.isenabled()
    gc.disable()
    memory.reset_peak(pid)
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
