"""Moves of elements: what several patterns move, do to it and read it with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from weakref import WeakKeyDictionary

from corpus.terms import Net, Term

__all__ = ["behind", "coarse", "data", "made", "of_shape", "read"]


_SOURCES: Final = 3
"""How many inputs of one shape a net has."""

_Inputs = dict[tuple[float, ...], list[Term]]
_inputs: WeakKeyDictionary[Net, _Inputs] = WeakKeyDictionary()
_addends: WeakKeyDictionary[Net, Term] = WeakKeyDictionary()


def data(net: Net, *shape: int) -> Term:
    """An input of halves none of which is there twice; of three in a row each is another one."""
    return _input(net, shape, -60, 60, 0.5)


def coarse(net: Net, *shape: int) -> Term:
    """Return data like :func:`data`, of numbers whose averages of 4 and of 16 are codes. There are
    16 such.
    """
    return _input(net, shape, -7, 8, 8.0)


def _input(net: Net, shape: tuple[int, ...], low: int, high: int, unit: float) -> Term:
    known = _inputs.setdefault(net, {}).setdefault((unit, *shape), [])
    if len(known) < _SOURCES:
        known.append(net.given(net.numbers.distinct(*shape, low=low, high=high) * unit))
    else:
        known.append(known.pop(0))
    return known[-1]


def of_shape(make: Callable[..., Term], net: Net, *usual: int) -> Callable[..., Term]:
    """An input by ``make``, as a function of its shape, or of the ``usual`` one without a shape."""
    return lambda *shape: make(net, *(shape or usual))


def made(net: Net, *shape: int) -> Term:
    """A result of an operation, so that it is no input of the model."""
    return data(net, *shape) + _addend(net)


def read(net: Net, x: Term) -> Term:
    """Read ``x`` by an operation that is no move, and of which zero is not zero."""
    return _addend(net) - x


def _addend(net: Net) -> Term:
    if net not in _addends:
        _addends[net] = net.constant([1.5])
    return _addends[net]


def behind(net: Net, results: Sequence[Term]) -> list[Term]:
    """Every other result is read by one more operation: moves go past it, but not past an
    output.
    """
    return [read(net, each) if place % 2 else each for place, each in enumerate(results)]
