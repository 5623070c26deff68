"""Playing of sequences: each call is made and checked; what cannot be made is left out."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, TypeVar

from nnhal.errors import Inexpressible, NoAnswer
from vts.contract.row import Call
from vts.contract.tables import ROWS
from vts.contract.world import FenceObject, Launch, Missing, World
from vts.test_group import Skipped

__all__ = ["Played"]

_T = TypeVar("_T")

_CANNOT: Final = (Missing, Skipped, Inexpressible)


class Played:
    """A sequence under way: ``at`` is the call that is being made, ``made`` how many were."""

    def __init__(self, world: World, calls: Sequence[Call]) -> None:
        self.world = world
        self.calls = calls
        self.at: Call | None = None
        self.made = 0
        self._lock = threading.Lock()

    def run(self) -> None:
        """Make all calls. Raises Failed, and HalError as the driver gives it."""
        try:
            self.make(self.calls)
            self._end()
        finally:
            self._drop_all()

    def make(self, calls: Sequence[Call]) -> None:
        """Make ``calls`` with what there is, and keep all objects."""
        for thread, some in groupby(calls, lambda call: call.thread > 0):
            if thread:
                self._at_once([*some])
            else:
                for call in some:
                    self._make(call)

    def _make(self, call: Call) -> None:
        world, row = self.world, ROWS.get(call.row)
        if row is None or not row.exists_in(world.raw.version):
            return
        self.at = call
        try:
            for _ in range(call.times):
                world.alive()
                made = row.act(world, call, row.variant(call))
        except _CANNOT:
            return
        with self._lock:
            self.made += call.times
        if call.gives:
            world.objects[call.gives] = made
        del made
        if row.ends:
            self._release(call)

    def _release(self, call: Call) -> None:
        world = self.world
        del world.objects[call.on[0]]
        unsignaled = world.unsignaled
        if not unsignaled:
            return
        world.alive()
        try:
            world.settle()
        except NoAnswer as error:
            fences = " and ".join(f"fence {number}" for number in unsignaled)
            said = f"it does not return, but waits for {fences}, which its client signals later"
            raise NoAnswer(f"{said} ({error.message})") from error

    def _at_once(self, calls: Sequence[Call]) -> None:
        """The calls of each thread in turn, those of different threads at the same time."""
        errors: list[tuple[Call, BaseException]] = []

        def run(own: Sequence[Call]) -> None:
            for call in own:
                try:
                    self._make(call)
                except BaseException as error:
                    errors.append((call, error))
                    return

        threads = [
            threading.Thread(target=run, args=(own,), daemon=True) for own in _by_thread(calls)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if errors:
            self.at, error = errors[0]
            raise error

    def _end(self) -> None:
        """Signal all fences, and wait for what is under way."""
        world = self.world
        for number, fence in _of(world, FenceObject):
            if not fence.is_signaled:
                self._make(Call("signal", (number,)))
        for number, _ in _of(world, Launch):
            self._make(Call("end_launch", (number,)))
        world.raw.callbacks.check()

    def _drop_all(self) -> None:
        for _, fence in _of(self.world, FenceObject):
            fence.writer.signal()
        self.world.objects.clear()


def _by_thread(calls: Sequence[Call]) -> Iterator[Sequence[Call]]:
    for number in sorted({call.thread for call in calls}):
        yield [call for call in calls if call.thread == number]


def _of(world: World, kind: type[_T]) -> list[tuple[int, _T]]:
    return [(number, each) for number, each in world.objects.items() if isinstance(each, kind)]
