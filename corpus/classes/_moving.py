"""What the classes of passes over moves share: moves, what they read and what reads them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from weakref import WeakKeyDictionary

from corpus.classes._net import CODES, SIGNED, Net, Nets, family_of
from corpus.language import F32, I32, Operand, SpecFile, Type

__all__ = [
    "behind",
    "coarse",
    "data",
    "files_of_moves",
    "joined",
    "made",
    "padded",
    "part",
    "read",
    "split",
    "strided",
    "turned",
]


_SUFFIXES: Final = {F32.code: "", CODES.code: "_quant8", SIGNED.code: "_signed"}


def files_of_moves(
    suffix: str, about: str, nets: dict[str, Nets], *types: Type
) -> Iterator[tuple[str, SpecFile]]:
    """A file for each operation, with its family; each net in these types and, if it is of real
    numbers, in half precision.
    """
    for operation, several in nets.items():
        file = SpecFile(f"{operation.lower()}_{suffix}", f"{operation}: {about}.")
        for name, (tests, build) in several.items():
            for type in types:
                net = Net(f"{file.name} {name}", type)
                steps, is_real = net.steps(build(net)), net.is_real
                named = name + _SUFFIXES[type.code]
                file.add(named, steps, tests=tests, float16=is_real, signed=False)
        yield family_of(operation), file


_SOURCES: Final = 3
"""How many inputs of one shape a net has."""

_Inputs = dict[tuple[float, ...], list[Operand]]

_inputs: WeakKeyDictionary[Net, _Inputs] = WeakKeyDictionary()
_addends: WeakKeyDictionary[Net, Operand] = WeakKeyDictionary()


def data(net: Net, *shape: int) -> Operand:
    """An input of halves none of which is there twice; of three in a row each is another one."""
    return _input(net, shape, -60, 60, 0.5)


def coarse(net: Net, *shape: int) -> Operand:
    """As :func:`data`, of numbers whose averages of 4 and of 16 are codes. There are 16 such."""
    return _input(net, shape, -7, 8, 8.0)


def _input(net: Net, shape: tuple[int, ...], low: int, high: int, unit: float) -> Operand:
    known = _inputs.setdefault(net, {}).setdefault((unit, *shape), [])
    if len(known) < _SOURCES:
        known.append(net.given(net.numbers.distinct(*shape, low=low, high=high) * unit))
    else:
        known.append(known.pop(0))
    return known[-1]


def made(net: Net, *shape: int) -> Operand:
    """A result of an operation, so that it is no input of the model."""
    return net("ADD", data(net, *shape), _addend(net), 0)


def read(net: Net, x: Operand) -> Operand:
    """What an operation makes of ``x`` that is no move, and of which zero is not zero."""
    return net("SUB", _addend(net), x, 0)


def _addend(net: Net) -> Operand:
    if net not in _addends:
        _addends[net] = net.constant([1.5])
    return _addends[net]


def behind(net: Net, results: Sequence[Operand]) -> list[Operand]:
    """Every other result is read by one more operation: moves go past it, but not past an
    output.
    """
    return [read(net, each) if place % 2 else each for place, each in enumerate(results)]


def turned(net: Net, x: Operand, *order: int) -> Operand:
    return net("TRANSPOSE", x, order)


def joined(net: Net, *parts: Operand, axis: int) -> Operand:
    return net("CONCATENATION", *parts, axis)


def split(net: Net, x: Operand, axis: int, count: int) -> list[Operand]:
    return net.several("SPLIT", x, axis, count, types=[net.type] * count)


def part(net: Net, x: Operand, begin: Sequence[int], size: Sequence[int]) -> Operand:
    return net("SLICE", x, begin, size)


def strided(
    net: Net, x: Operand, begin: Sequence[int], end: Sequence[int], strides: Sequence[int]
) -> Operand:
    return net("STRIDED_SLICE", x, begin, end, strides, 0, 0, 0)


def padded(net: Net, x: Operand, *sides: Sequence[int], value: float | None = None) -> Operand:
    """With zeros by PAD, and with any ``value``, zero too, by PAD_V2."""
    amounts = net.constant(sides, I32)
    if value is None:
        return net("PAD", x, amounts)
    return net("PAD_V2", x, amounts, net.number(value))
