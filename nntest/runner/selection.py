"""Selection of the cases of a plan that are run, and their order."""

from __future__ import annotations

import random
import re
import zlib
from collections.abc import Callable, Iterable, Sequence
from fnmatch import translate
from typing import Final

import msgspec

from nncli.errors import UserError
from nntest.runner.option_values import ChoiceValues
from nntest.runner.suite import PlannedCase

__all__ = [
    "InvalidShard",
    "Selection",
    "base_id",
    "first_parts",
    "literal_start",
    "parse_shard",
    "selection_of",
]

_REPETITION: Final = re.compile(r"#\d+$")


class InvalidShard(UserError):
    """``--shard`` is not I/N with I from 1 to N."""


class Selection(msgspec.Struct, frozen=True, kw_only=True):
    """Globs over ids: any of ``filters`` (or there is none), and none of ``excludes``; ``*``
    matches any characters, also ``/``. Of these the part ``shard`` = (I, N), in the order that the
    seed ``shuffle`` gives, ``repeat`` times.
    """

    filters: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    shard: tuple[int, int] | None = None
    shuffle: int | None = None
    repeat: int = 1

    def of(self, plan: Sequence[PlannedCase]) -> list[PlannedCase]:
        """The cases to run, in order. Those after the first repetition have ids ``ID#2``, ..."""
        is_wanted, is_unwanted = _matcher(self.filters), _matcher(self.excludes)
        chosen = [
            case
            for case in plan
            if (not self.filters or is_wanted(case.id))
            and not is_unwanted(case.id)
            and self._is_in_shard(case.unit or case.id)
        ]
        needed = {id for case in chosen for id in case.needs}
        if needed:
            known = {case.id for case in chosen} | needed
            chosen = [case for case in plan if case.id in known]
        if self.shuffle is not None:
            chosen = _shuffled(chosen, random.Random(self.shuffle))
        return [case for times in range(self.repeat) for case in _repetition(chosen, times + 1)]

    def includes(self, id: str) -> bool:
        """Whether the globs let ``id`` through."""
        is_wanted = not self.filters or bool(_matcher(self.filters)(id))
        return is_wanted and not _matcher(self.excludes)(id)

    def _is_in_shard(self, id: str) -> bool:
        """By the id (of a unit or a case) alone: whatever others come and go, it stays there."""
        if self.shard is None:
            return True
        number, count = self.shard
        return zlib.crc32(id.encode()) % count == number - 1


def selection_of(values: ChoiceValues) -> Selection:
    """Return the selection by options of the command line. Raises InvalidShard."""
    return Selection(
        filters=values.filters,
        excludes=values.excludes,
        shard=parse_shard(values.shard) if values.shard is not None else None,
        shuffle=values.shuffle,
        repeat=values.repeat,
    )


def parse_shard(text: str) -> tuple[int, int]:
    """``2/5`` is (2, 5). Raises InvalidShard."""
    number, slash, count = text.partition("/")
    if slash and number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count):
        return int(number), int(count)
    raise InvalidShard(f"'{text}' is no shard: expected I/N with I from 1 to N, for example 1/4")


def base_id(id: str) -> str:
    """The id without the number of its repetition."""
    return _REPETITION.sub("", id)


def literal_start(glob: str) -> str:
    """The characters of ``glob`` before the first that is not literal."""
    return re.split(r"[*?[]", glob, maxsplit=1)[0]


def first_parts(globs: Iterable[str]) -> tuple[str, ...]:
    """First parts, up to a slash, of the ids that any of ``globs`` matches; empty where they may be
    any.
    """
    starts = [literal_start(glob).partition("/") for glob in globs]
    return tuple({part: None for part, _, _ in starts}) if all(s for _, s, _ in starts) else ()


def _matcher(globs: Sequence[str]) -> Callable[[str], object]:
    """Whether a text matches any of ``globs``, which are compiled once."""
    pattern = "|".join(map(translate, globs))
    return re.compile(pattern).match if pattern else lambda text: None


def _shuffled(cases: Sequence[PlannedCase], order: random.Random) -> list[PlannedCase]:
    """Batches in random order, and the cases of each: what a batch shares is loaded once."""
    batches: dict[str, list[PlannedCase]] = {}
    for case in cases:
        batches.setdefault(case.unit or case.batch or case.id, []).append(case)
    shuffled = list(batches.values())
    order.shuffle(shuffled)
    for batch in shuffled:
        order.shuffle(batch)
    return [case for batch in shuffled for case in batch]


def _repetition(cases: Sequence[PlannedCase], number: int) -> Iterable[PlannedCase]:
    if number == 1:
        return cases
    return [
        msgspec.structs.replace(
            case,
            id=f"{case.id}#{number}",
            unit=f"{case.unit}#{number}" if case.unit else "",
            needs=tuple(f"{id}#{number}" for id in case.needs),
        )
        for case in cases
    ]
