"""One attempt at a sequence: played on a driver, whose process is looked at before and after."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from nnhal.errors import DeadObject, GivenUp, HalError, NoAnswer
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.case_ending import Ending, hung, look_after
from vts.contract.models import Models
from vts.contract.playing import Played
from vts.contract.row import Call
from vts.contract.world import World
from vts.driving.usage import Usage, check_returns, held, settled
from vts.fuzz.findings import CONTRACT, HANG, digest_of, kind_of_death, place_of
from vts.test_group import Failed, Skipped

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import DriverUnderTest

__all__ = ["Attempts", "Fault"]

_SUSPECT: Final = Usage(1, 4, 1, 1 << 19)
"""Growth from the highest usage so far from which on a sequence is repeated: an allocator and a
pool of threads grow at first, too."""

_GOES: Final = 5
_FEW_ROUNDS: Final = 2
_LEAK: Final = Usage(_FEW_ROUNDS - 1, _FEW_ROUNDS - 1, _FEW_ROUNDS - 1, _FEW_ROUNDS << 13)
"""Growth with so few rounds that is likely a leak, if it comes again and again."""

_ROUNDS: Final = 8
_LEAK_BYTES: Final = 1 << 14
"""Growth of memory with each round of a sequence that is a leak."""


_GROWS: Final = digest_of(CONTRACT, "grows")


class Fault(NamedTuple):
    """Fault of a driver: ``how`` and ``digest`` as in a finding, at the call ``row``."""

    how: str
    digest: str
    reason: str
    evidence: tuple[str, ...] = ()


class Attempts:
    """Attempts on ``driver``; ``alive`` is called in between."""

    def __init__(self, driver: DriverUnderTest, alive: Callable[[], None]) -> None:
        self._driver = driver
        self._alive = alive
        self._models: Models | None = None
        self._most: Usage | None = None
        self.made = 0

    def fails_alike(self, calls: Sequence[Call], fault: Fault) -> bool:
        """Whether ``calls`` fail on a new driver as before. Raises HalError."""
        self._driver.restart()
        self._most = None
        if fault.digest == _GROWS:
            return self._grows_on(calls)
        again = self.fault(calls, growth=False)
        return again is not None and again.digest == fault.digest

    def fault(self, calls: Sequence[Call], *, growth: bool = True) -> Fault | None:
        """The fault that ``calls`` show, None for none. Whether the process grows is not looked at
        without ``growth``.

        Raises HalError for a driver that does not start.
        """
        self._alive()
        models = self._known_models()
        played: list[Played] = []
        try:
            self._play(models, calls, played)
            return self._grown(models, calls) if growth else None
        except Failed as failed:
            return _fault(CONTRACT, failed.failure, str(failed), played)
        except HalError as error:
            return self._ended(error, played)

    def known_models(self) -> Models:
        """The models that the driver runs. Raises HalError."""
        return self._known_models()

    def _known_models(self) -> Models:
        device = self._driver.device()
        if self._models is None:
            self._models = Models(device)
        return self._models

    def _play(self, models: Models, calls: Sequence[Call], played: list[Played]) -> None:
        folder = Path(tempfile.mkdtemp(prefix="vts-calls-"))
        try:
            settle, alive = self._driver.settle, self._alive
            world = World(self._driver.device(), models, lambda: folder, settle, alive)
            played.append(Played(world, calls))
            played[-1].run()
            self.made += played[-1].made
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def _grown(self, models: Models, calls: Sequence[Call]) -> Fault | None:
        """A fault where the driver's process holds more with each round of ``calls``."""
        try:
            if self._most is None:
                self._most = settled(self._driver)
            # Looked at twice: to collect what this process needs no more takes time.
            is_suspect = (held(self._driver) - self._most).over(_SUSPECT) and (
                settled(self._driver) - self._most
            ).over(_SUSPECT)
        except Skipped:
            return None
        if not is_suspect:
            return None
        again = partial(self._play, models, calls, [])
        try:
            check_returns(
                self._driver,
                self._alive,
                "the sequence",
                again,
                bytes_each=_LEAK_BYTES,
                rounds=_ROUNDS,
                warm_up=2,
            )
        except Failed as failed:
            self._most = None
            return Fault(CONTRACT, _GROWS, str(failed))
        self._most = settled(self._driver)
        return None

    def _grows_on(self, calls: Sequence[Call]) -> bool:
        """Whether the same thing grows in each of a few goes: for sequences like one that leaks."""
        growing = frozenset(Usage._fields)
        try:
            models, before = self._known_models(), None
            for _ in range(_GOES):
                self._alive()
                for _ in range(_FEW_ROUNDS):
                    self._play(models, calls, [])
                now = settled(self._driver)
                if before is not None:
                    growing &= (now - before).over(_LEAK)
                before = now
        except (Failed, Skipped, HalError):
            return False
        return bool(growing)

    def _ended(self, error: HalError, played: Sequence[Played]) -> Fault:
        if isinstance(error, (NoAnswer, GivenUp)):
            ending, how = hung(error), HANG
        elif isinstance(error, DeadObject):
            ending, how = Ending(Outcome.CRASH, Failure("died", str(error))), ""
        else:
            failure = Failure("raised", str(error), status=error.status.name)
            return _fault(CONTRACT, failure, str(error), played)
        ending = look_after(self._driver, ending)
        self._driver.close()
        self._most = None
        how = how or kind_of_death(ending.evidence)
        place = f"{_row(played)} {place_of(how, ending.evidence)}"
        reason = error.message if how == HANG else ending.said
        return Fault(how, digest_of(how, place), f"{_row(played)}: {reason}", ending.evidence)


def _row(played: Sequence[Played]) -> str:
    return played[-1].at.row if played and played[-1].at is not None else ""


def _fault(how: str, failure: Failure, reason: str, played: Sequence[Played]) -> Fault:
    row = _row(played)
    return Fault(how, digest_of(how, f"{row} {failure.kind}"), f"{row}: {reason}")
