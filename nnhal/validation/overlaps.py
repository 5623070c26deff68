"""Bytes that an execution writes: nobody else may read or write them.

Pools are distinguished by their files, since two pools may be two views of one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from nnhal.errors import Invalid
from nnhal.memory import Memory
from nnhal.types import Model, OperandLifeTime, Request, RequestV1_0

__all__ = ["NO_CONSTANTS", "ConstantRanges", "check_no_overlap", "constant_ranges"]

_File: TypeAlias = tuple[int, int]

ConstantRanges: TypeAlias = Mapping[_File, Sequence[tuple[int, int]]]
"""First byte and the byte after the last of a model's constants, by file."""

NO_CONSTANTS: Final[ConstantRanges] = MappingProxyType({})


class _Range(NamedTuple):
    """Bytes of a file, and what they are. Ranges are sorted, so the order of fields counts."""

    file: _File
    start: int
    stop: int
    is_output: bool
    what: str


def constant_ranges(model: Model) -> ConstantRanges:
    """Return the ranges of the constants of ``model`` in its pools. Keeps no pool alive."""
    ranges: dict[_File, list[tuple[int, int]]] = {}
    places = [_place(index, pool) for index, pool in enumerate(model.pools)]
    for subgraph in (model.main, *model.referenced) if places else ():
        for operand in subgraph.operands:
            if operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE:
                file, base = places[operand.location.pool_index]
                start = base + operand.location.offset
                ranges.setdefault(file, []).append((start, start + operand.location.length))
    return ranges


def check_no_overlap(request: Request | RequestV1_0, constants: ConstantRanges) -> None:
    """No output shares bytes with another output, an input or a constant; raises Invalid."""
    places = [_place(index, pool) for index, pool in enumerate(request.pools)]
    ranges = [*_ranges("input", request, places), *_ranges("output", request, places)]
    if constants:
        for file in {used.file for used in ranges if used.is_output}:
            for start, stop in constants.get(file, ()):
                ranges.append(_Range(file, start, stop, False, "a constant of the model"))
    ranges.sort()
    longest = longest_output = _Range((-1, -1), 0, 0, False, "")
    for used in ranges:
        before = longest if used.is_output else longest_output
        if used.file == before.file and used.start < before.stop:
            one, other = (used, before) if used.is_output else (before, used)
            raise Invalid(f"{one.what} overlaps {other.what} in memory")
        longest = _longer(longest, used)
        if used.is_output:
            longest_output = _longer(longest_output, used)


def _longer(one: _Range, other: _Range) -> _Range:
    """The range that reaches further; ranges of another file are over."""
    return one if one.file == other.file and one.stop >= other.stop else other


def _ranges(
    what: str, request: Request | RequestV1_0, places: Sequence[tuple[_File, int]]
) -> Iterable[_Range]:
    arguments = request.inputs if what == "input" else request.outputs
    for index, argument in enumerate(arguments):
        location = argument.location
        if location.length:  # nothing omitted, and no device memory
            file, base = places[location.pool_index]
            start = base + location.offset
            stop = start + location.length
            yield _Range(file, start, stop, what == "output", f"{what} {index}")


def _place(index: int, pool: object) -> tuple[_File, int]:
    """The file of a pool and where it begins there. What has no file is a place of its own."""
    try:
        if isinstance(pool, Memory):
            return pool.file, pool.offset
    except (OSError, ValueError):  # closed: that it cannot be mapped is another error
        pass
    return (-1, index), 0
