"""Axes that are counted from the back, beside moves that change what they count.

Who takes a move from before an operation behind it, or merges it with the operation, has to find
the axis again; all sides are equal, so that no shape tells that it did not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from corpus.language import F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]

_RANK, _SIDE = 4, 3
_ORDERS: Final = ((0, 3, 1, 2), (0, 2, 3, 1), (1, 0, 2, 3), (0, 1, 3, 2))

_Along = Callable[[Net, Term, int], Term]
"""An operation along an axis."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "axes from the back, beside moves"
    for along, types in ((_ANY, [F32, CODES]), (_REAL, [F32])):
        nets: dict[str, Nets] = {
            operation: {"moved": ("Behind moves and before them.", partial(_moved, *each))}
            for operation, each in along.items()
        }
        yield from files_of("from_the_back", about, nets, types)


def _moved(along: _Along, rank: int, net: Net) -> list[Term]:
    """``rank`` is that of the result, 0 where it cannot be turned."""

    def x() -> Term:
        return net.data(1, _SIDE, _SIDE, _SIDE)

    ints = net.integers
    shown = [
        along(net, x().to("TRANSPOSE", ints(*order)), axis)
        for order in _ORDERS
        for axis in (-1, -2)
    ]
    if rank:
        turned = ints(*range(1, rank), 0)
        shown += [along(net, x(), axis).to("TRANSPOSE", turned) for axis in (-2, -3)]
        shown.append(along(net, x(), -2).to("RESHAPE", ints(-1)))
    shown += [
        along(net, x().to("RESHAPE", ints(_SIDE, 1, _SIDE, _SIDE)), -4),
        along(net, x().to("SQUEEZE", ints(0)), -3),
        along(net, net.data(_SIDE, _SIDE, _SIDE).expand(3), -2),
    ]
    return shown


def _reduced(operation: str, net: Net, x: Term, axis: int) -> Term:
    keep = 0 if operation == "MEAN" else False
    return net(operation, x, net.integers(axis), keep)


def _found(operation: str, net: Net, x: Term, axis: int) -> Term:
    return net(operation, x, axis, type=I32)


def _middle(net: Net, x: Term, axis: int) -> Term:
    return x.split(axis, _SIDE)[1]


def _picked(net: Net, x: Term, axis: int) -> Term:
    return x.gather(axis, [2, 0])


_ANY: Final[dict[str, tuple[_Along, int]]] = {
    **{name: (partial(_reduced, name), _RANK - 1) for name in ("REDUCE_MAX", "REDUCE_MIN")},
    **{name: (partial(_found, name), 0) for name in ("ARGMAX", "ARGMIN")},
    "SPLIT": (_middle, _RANK),
    "GATHER": (_picked, _RANK),
    "EXPAND_DIMS": (lambda net, x, axis: x.expand(axis), 0),
}

_REAL: Final[dict[str, tuple[_Along, int]]] = {
    **{
        name: (partial(_reduced, name), _RANK - 1) for name in ("MEAN", "REDUCE_SUM", "REDUCE_PROD")
    },
    "SOFTMAX": (lambda net, x, axis: x.to("SOFTMAX", 1.0, axis), _RANK),
    "LOG_SOFTMAX": (lambda net, x, axis: x.to("LOG_SOFTMAX", 1.0, axis), _RANK),
    "L2_NORMALIZATION": (lambda net, x, axis: x.to("L2_NORMALIZATION", axis), _RANK),
}
"""Whose results are no codes."""
