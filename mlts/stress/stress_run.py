"""The stress itself: a crowd of clients on a served driver, watched until its time is over."""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final

from mlts.stress.blocked_threads import look
from mlts.stress.client_page import Word
from mlts.stress.crowd import Crowd
from mlts.stress.degradation import MAX_WAITING, Blocks, certain_limit, degradation_of
from mlts.stress.modes import Activity, Mode
from mlts.stress.resources import Sampler
from mlts.stress.scheduling import schedule_of, waiting_share
from mlts.stress.starvation_watch import Starved

if TYPE_CHECKING:
    from mlts.stress.observations import Degradation
    from mlts.stress.parameters import Parameters
    from mlts.stress.served import ServedDriver
    from mlts.stress.watched_client import WatchedClient
    from mlts.stress.workload import Answered, WorkloadFiles
    from nnprocess.zygote import Zygote
    from nntest.runner.watch import Watch

__all__ = ["Cause", "Findings", "Stress", "extensions_of"]

_LOOK_S: Final = 0.04
_SAMPLE_S: Final = 0.06
_SAMPLES: Final = 6000
"""Of a long case, at most."""
_TELL_S: Final = 0.5
_GRACE_TURNS: Final = 3
"""That all clients together may wait for an answer of any kind."""

_SETTLE_GRACES: Final = 2
"""Times the grace, in which a driver must have cleared up after clients that are gone: it may let
their calls come to an end first."""


_SETTLE_S: Final = 3.0
"""Without giving anything back, after which a driver keeps what it has."""

_SETTLE_LOOK_S: Final = 0.1

_STOP_S: Final = 2.0
"""For clients to end when the case has failed already."""


def extensions_of(is_few: bool, is_open: bool, waiting: float) -> int:
    """Return how often a case may take as long again: where it has had few inferences, or it is
    open whether there is growth or degradation. A driver that waits for processors (``waiting``,
    see :class:`Degradation`) warms up as much later.
    """
    open_ = 3 if waiting > MAX_WAITING else 1
    return max(2 if is_few else 0, open_ if is_open else 0)


class Cause(str, Enum):
    """Cause of the end of the stress."""

    TIME = "time"
    REPORT = "report"
    """A client has told of something that fails the case."""
    STARVED = "starved"
    STALLED = "stalled"
    """Nobody had an answer for the whole of the grace."""
    DIED = "died"
    """The driver's process."""
    INTERRUPTED = "interrupted"


class Findings:
    """Findings: ``cause``, and for a hang, who hangs and what was seen of it."""

    def __init__(self) -> None:
        self.cause = Cause.TIME
        self.reason = ""
        self.hung: list[WatchedClient] = []
        self.verdict = ""
        self.evidence: tuple[str, ...] = ()
        self.ran_ns = 0
        self.from_ns = 0
        """When all clients were connected, since the start."""


class Stress:
    """``turn_s`` is how long a right driver may take to serve each thread of each client once."""

    def __init__(
        self,
        mode: Mode,
        parameters: Parameters,
        driver: ServedDriver,
        files: WorkloadFiles,
        answers: Sequence[Answered],
        zygote: Zygote,
        seed: int,
        turn_s: float,
        watch: Watch,
    ) -> None:
        self.mode = mode
        self.parameters = parameters
        self.driver = driver
        self.answers = answers
        self.grace_s = max(parameters.grace_s, _GRACE_TURNS * turn_s)
        self.crowd = Crowd(
            mode, parameters, driver.name, files, zygote, seed, answers, self._waiting
        )
        self.sampler = Sampler(driver.pid)
        self.blocks = self._blocks()
        self._watch = watch
        self._extensions = 0
        self._scheduled = schedule_of(driver.pid)
        self._progress = -1
        self._progress_s = time.monotonic()
        self._sampled_s = self._told_s = 0.0
        self._sample_s = max(_SAMPLE_S, parameters.duration_s / _SAMPLES)

    def run(self) -> Findings:
        """Run until the time is over, or something has failed; all clients are gone then."""
        findings = Findings()
        try:
            self.crowd.start()
            self._work(findings)
            findings.ran_ns = time.monotonic_ns() - self.crowd.start_ns
            self._stop(findings)
        finally:
            self.crowd.give_up(findings.hung)
        if findings.cause is Cause.TIME and not findings.hung:
            self._settle()
        return findings

    def _work(self, findings: Findings) -> None:
        crowd = self.crowd
        while time.monotonic_ns() < crowd.until_ns or self._goes_on(findings):
            try:
                crowd.look()
            except Starved as error:
                findings.cause, findings.reason = Cause.STARVED, str(error)
                return
            cause = self._cause()
            if cause is not None:
                findings.cause = cause
                return
            self._tend(findings)
            time.sleep(_LOOK_S)

    def _goes_on(self, findings: Findings) -> bool:
        """Whether the case is to take as long again, since so far nobody could tell."""
        is_few = self.crowd.answers() < self.parameters.min_inferences
        is_open = self._may_grow(findings) or self._may_degrade()
        if self._extensions >= extensions_of(is_few, is_open, self._waiting()):
            return False
        self._extensions += 1
        self.crowd.extend()
        return True

    def _may_grow(self, findings: Findings) -> bool:
        """Memory may be growing, or only filling up."""
        slope = self.sampler.series(findings.from_ns)[0].slope
        return slope is not None and (slope.is_growth or slope.is_doubtful)

    def _may_degrade(self) -> bool:
        """The limit that counts lies within the interval."""
        found = self.degradation
        if found is None or found.low is None or found.high is None:
            return found is not None
        return found.low <= certain_limit(found) < found.high

    @property
    def degradation(self) -> Degradation | None:
        """Return the degradation so far; None for other modes, and where nothing is known yet."""
        if self.blocks is None:
            return None
        return degradation_of(
            self.blocks.pairs(), 1 + self.parameters.max_degradation, waiting=self._waiting()
        )

    @property
    def has_warmed_up(self) -> bool:
        """Whether each thread can have had each model, or the machine is not to blame."""
        parameters = self.parameters
        threads = parameters.processes * parameters.threads + self.mode.has_liveness
        prepared = self.crowd.totals[Word.COMPILATIONS]
        return prepared >= threads * len(self.answers) or self._waiting() <= MAX_WAITING

    def _waiting(self) -> float:
        """See :class:`Degradation`."""
        return waiting_share(self._scheduled, schedule_of(self.driver.pid))

    def _settle(self) -> None:
        """Give the driver time to clear up after its clients, where it seems to keep something: as
        long as it is at it.
        """
        begun = changed = time.monotonic()
        least = self.sampler.left()
        while not self.sampler.is_settled() and time.monotonic() - changed < _SETTLE_S:
            if time.monotonic() - begun > _SETTLE_GRACES * self.grace_s or self._watch.is_stopped:
                return
            self._watch.alive()
            time.sleep(_SETTLE_LOOK_S)
            left = self.sampler.left()
            if any(now < before for now, before in zip(left, least, strict=True)):
                least, changed = tuple(map(min, left, least)), time.monotonic()

    def _cause(self) -> Cause | None:
        if self.driver.end() is not None:
            return Cause.DIED
        if self.crowd.has_failed:
            return Cause.REPORT
        if self._watch.is_stopped:
            return Cause.INTERRUPTED
        if self.crowd.overdue(self.grace_s) or self._is_stalled():
            return Cause.STALLED
        return None

    def _is_stalled(self) -> bool:
        now, progress = time.monotonic(), self.crowd.answers()
        if progress != self._progress:
            self._progress, self._progress_s = progress, now
        is_waiting = any(client.is_in_call() for client in self.crowd.clients)
        return is_waiting and now - self._progress_s > self.grace_s

    def _tend(self, findings: Findings) -> None:
        """What is due between two looks: samples, signs of life, the gate."""
        self._watch.alive()
        now, at_ns = time.monotonic(), time.monotonic_ns() - self.crowd.start_ns
        if not findings.from_ns and self.crowd.are_all_connected:
            findings.from_ns = at_ns
            self.crowd.begin()
        if now - self._sampled_s >= self._sample_s:
            self._sampled_s = now
            self.sampler.sample(at_ns)
        if now - self._told_s >= _TELL_S:
            self._told_s = now
            self._tell()
        if self.blocks is not None:
            is_open = bool(self.blocks.number(time.monotonic_ns()) % 2)
            self.crowd.open_gate(is_open)

    def _tell(self) -> None:
        total = round(self.parameters.duration_s)
        left = max(0, self.crowd.until_ns - time.monotonic_ns()) // 10**9
        answers = self.crowd.answers()
        self._watch.stage(f"{answers} answers, {left} s left", max(0, total - left), total)

    def _stop(self, findings: Findings) -> None:
        crowd = self.crowd
        crowd.open_gate(True)
        crowd.ask_to_end()
        grace_s = self.grace_s if findings.cause is Cause.TIME else _STOP_S
        left = crowd.wait(grace_s, self._watch.alive)
        if findings.cause in (Cause.TIME, Cause.STALLED):
            findings.hung = left
            if left:
                findings.verdict, findings.evidence = look(self.driver, left)

    def _blocks(self) -> Blocks | None:
        if self.mode.activity is not Activity.DEGRADE:
            return None
        parameters = self.parameters
        blocks = Blocks(self.crowd.start_ns, parameters.block_s, parameters.settle_s)
        self.crowd.trace.also = blocks.add
        return blocks
