"""Stacks of a driver's threads: where it was when it crashed or hung.

Evidence has the stacks of the test's own process, too, and its log when it dies itself. Each part
stands under a line that says whose it is; only what is under the driver's is the driver's.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import Final, NamedTuple

from nntest.groups.results import GroupedCase
from nntest.results import Outcome

__all__ = ["whereabouts"]

_THREAD: Final = re.compile(r"^(Current thread|Thread) 0x")
_FRAME: Final = re.compile(r'^\s+File "(.+)", line (\d+),? in (\S+)')
_NOT_THE_DRIVER: Final = re.compile(
    r"[/\\](?:nnapi|nncli|nnhal|nnservice|nnprocess|nntest|cts|vts)[/\\]|[/\\]lib[/\\]python[\d.]+[/\\](?!(site|dist)-)|^<"
)
"""What serves or tests a driver, the driver kit, and Python's own library."""

_DRIVER: Final = re.compile(r"^(process \d+ of the driver:|the driver's process )")
_TEST: Final = re.compile(r"^process \d+ of the test:")
"""What :mod:`nntest.runner` writes above the stacks and the log of a process."""

_CALLERS: Final = 2
_LEAST_SHARE: Final = 0.25
"""Of the stacks, that must be at the same place: a crash may be seen by threads that wait."""


class _Place(NamedTuple):
    """``frames`` are those of the driver, the innermost first."""

    frames: tuple[str, ...]

    def __str__(self) -> str:
        return ", called by ".join(self.frames)


def whereabouts(cases: Sequence[GroupedCase]) -> list[str]:
    """A sentence on the place in the driver where a thread of it was in most of ``cases``.

    None where its stacks show nothing but what serves it.
    """
    ended = [case for case in cases if case.outcome in (Outcome.CRASH, Outcome.HANG)]
    places = Counter(place for case in ended for place in set(_places(case.evidence)))
    if not places:
        return []
    place, number = places.most_common(1)[0]
    if number < _LEAST_SHARE * len(ended):
        return []
    what = "crash" if ended[0].outcome is Outcome.CRASH else "hang"
    plural = "crashes" if what == "crash" else "hangs"
    of = f"In {number} of {len(ended)} {plural}" if len(ended) > 1 else f"In the {what}"
    return [f"{of} a thread of the driver was in {place}."]


def _places(evidence: Sequence[str]) -> Iterator[_Place]:
    """The innermost place in the driver of every thread that has one."""
    frames: list[str] = []
    is_driver = False
    for line in [*evidence, "Thread 0x"]:
        begins = bool(_DRIVER.match(line))
        if begins or _TEST.match(line) or _THREAD.match(line):
            if frames:
                yield _Place(tuple(frames[: _CALLERS + 1]))
            frames = []
            is_driver = begins or (is_driver and not _TEST.match(line))
        elif not is_driver:
            continue
        elif (found := _FRAME.match(line)) and not _NOT_THE_DRIVER.search(found[1]):
            frames.append(f"{found[3]} ({PurePath(found[1]).name}, line {found[2]})")
