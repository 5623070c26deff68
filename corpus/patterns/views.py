"""Other views of a tensor, read when nothing else needs its memory any more.

Operations that only move data, or change nothing, are left out by many compilers: their result is
the memory of what they read. It is free when neither is read any more, and not before: what is
computed in between finds out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Final

from corpus.language import F32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]

_SHAPE: Final = (1, 2, 2, 3)


@dataclass(frozen=True)
class _View:
    """What makes a view of a tensor of ``_SHAPE``, and its own shape."""

    make: Callable[[Net, Term], Term]
    shape: tuple[int, ...] = _SHAPE


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    nets = {operation: _nets(view) for operation, view in _VIEWS.items()}
    yield from files_of("views", "its result lives on, or what it reads", nets, [F32, CODES])


def _nets(view: _View) -> Nets:
    return {
        "outlives": (
            "The last reader of what it reads is itself; its result is read much later.",
            partial(_outlives, view),
        ),
        "outlived": (
            "Its result is read at once, what it reads much later.",
            partial(_outlived, view),
        ),
        "changed": (
            "What is computed of its result in place leaves what it reads as it is.",
            partial(_changed, view),
        ),
        "beside": (
            "What is computed in place of what it reads leaves its result as it is, which is read "
            "later, or is an output.",
            partial(_beside, view),
        ),
        "chained": (
            "A view of its result is read when neither is read any more.",
            partial(_chained, view),
        ),
    }


def _computed(net: Net, shape: tuple[int, ...]) -> Term:
    """Of the model's own memory. Above 0, and small enough for sums of two to be codes."""
    x = net.given(net.numbers.distinct(*shape, low=3, high=66) / 2)
    return x + 1.5


def _later(net: Net, view: _View) -> list[Term]:
    """Tensors as large as those of the view, all of them alive at once, and what is made of them.

    Only what is made of them is an output: they are in the driver's own memory, too.
    """
    shown = list[Term]()
    for shape in {prod(shape): shape for shape in (_SHAPE, view.shape)}.values():
        one, other = _computed(net, shape), _computed(net, shape)
        third = one.max(other)
        shown += [one - other, third - one]
    return shown


def _read(net: Net, x: Term) -> Term:
    return x - 0.5


def _outlives(view: _View, net: Net) -> list[Term]:
    seen = view.make(net, _computed(net, _SHAPE))
    others = _later(net, view)
    return [*others, _read(net, seen)]


def _outlived(view: _View, net: Net) -> list[Term]:
    x = _computed(net, _SHAPE)
    at_once = _read(net, view.make(net, x))
    others = _later(net, view)
    return [at_once, *others, _read(net, x)]


def _changed(view: _View, net: Net) -> list[Term]:
    x = _computed(net, _SHAPE)
    bounded = view.make(net, x).relu6()
    return [bounded, *_later(net, view), _read(net, x)]


def _beside(view: _View, net: Net) -> list[Term]:
    """By a function and by arithmetic; then the same of the result, with what it reads kept."""
    shown = list[Term]()
    for change in (_bounded, _read):
        x = _computed(net, _SHAPE)
        seen = view.make(net, x)
        changed = change(net, x)
        shown += [_read(net, seen), _read(net, changed)]
        other = _computed(net, _SHAPE)
        shown.append(view.make(net, other))
        shown.append(_read(net, change(net, other)))
        third = _computed(net, _SHAPE)
        changed = change(net, view.make(net, third))
        shown += [_read(net, third), _read(net, changed)]
    return shown


def _bounded(net: Net, x: Term) -> Term:
    return x.relu6()


def _chained(view: _View, net: Net) -> list[Term]:
    flat = view.make(net, _computed(net, _SHAPE)).reshape(-1)
    others = _later(net, view)
    return [*others, _read(net, flat)]


def _plain(operation: str, *rest: object) -> Callable[[Net, Term], Term]:
    return lambda net, x: net(operation, x, *rest)  # type: ignore[arg-type]


def _joined(net: Net, x: Term) -> Term:
    return net.concat(_computed(net, _SHAPE), x, axis=1)


def _expanded(net: Net, x: Term) -> Term:
    return x.squeeze(0).expand(2)


def _second_half(net: Net, x: Term) -> Term:
    return x.split(1, 2)[1]


_WHOLE: Final = ([0, 0, 0, 0], [*_SHAPE])
_VIEWS: Final = {
    "RESHAPE": _View(_plain("RESHAPE", [6, 2]), (6, 2)),
    "SQUEEZE": _View(_plain("SQUEEZE", [0]), (2, 2, 3)),
    "EXPAND_DIMS": _View(_expanded, (2, 2, 1, 3)),
    "TRANSPOSE": _View(_plain("TRANSPOSE", [1, 0, 2, 3]), (2, 1, 2, 3)),
    "SLICE": _View(_plain("SLICE", [0, 1, 0, 0], [1, 1, 2, 3]), (1, 1, 2, 3)),
    "STRIDED_SLICE": _View(_plain("STRIDED_SLICE", *_WHOLE, [1, 1, 1, 1], 0, 0, 0)),
    "SPLIT": _View(_second_half, (1, 1, 2, 3)),
    "CONCATENATION": _View(_joined, (1, 4, 2, 3)),
    "CAST": _View(_plain("CAST")),
    "TILE": _View(_plain("TILE", [1, 1, 1, 1])),
    "PAD": _View(lambda net, x: x.pad(*([[0, 0]] * 4))),
    "MAX_POOL_2D": _View(_plain("MAX_POOL_2D", 2, 1, 1, 1, 1, 0)),
    "RELU": _View(_plain("RELU")),
    "MUL": _View(lambda net, x: x * 1.0),
}
"""Those that change nothing are left out by compilers, as those that only change the shape."""
