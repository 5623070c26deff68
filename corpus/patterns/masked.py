"""Masks and factors that broadcast along some axes, before what works along axes itself.

Who merges the two has to keep apart which axes of the mask are of one element.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final

from corpus.language import F32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import Net, Term, without_activation

__all__ = ["files"]

_SHAPES: Final = {"rank_3": (2, 3, 4), "heads": (2, 2, 3, 4)}

_Unary = Callable[[Net, Term], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "broadcast along some axes before what works along axes"
    yield from files_of("masked", about, _nets(_BEHIND))
    yield from files_of("masked_real", about, _nets(_BEHIND_REAL), [F32])


_BEHIND: Final[Sequence[_Unary]] = (
    lambda net, x: x.over("REDUCE_MAX", 0),
    lambda net, x: x.over("REDUCE_MAX", -1, keep=True),
    lambda net, x: x.over("REDUCE_MIN", 1),
    lambda net, x: x.relu(),
)

_BEHIND_REAL: Final[Sequence[_Unary]] = (
    lambda net, x: x.to("SOFTMAX", 0.5),
    lambda net, x: x.to("SOFTMAX", 0.5, 1),
    lambda net, x: x.to("LOG_SOFTMAX", 1.0, -1),
    lambda net, x: x.over("REDUCE_SUM", 1),
    lambda net, x: x.over("MEAN", 0, keep=True),
    lambda net, x: x.to("L2_NORMALIZATION", -1),
    lambda net, x: x.to("LOGISTIC"),
)


def _masked(operation: str, shape: Sequence[int], behind: Sequence[_Unary], net: Net) -> list[Term]:
    """A mask for each choice of axes, an input and a constant in turns, before and behind."""
    shown = []
    for number, kept in enumerate(product((False, True), repeat=len(shape))):
        sides = [side if keep else 1 for side, keep in zip(shape, kept, strict=True)]
        if all(kept) or not any(kept):
            continue
        x = net.few(*shape)
        values = net.few_values(*sides, most=6)
        mask = net.constant(values) if number % 2 else net.given(values)
        both = (mask, x) if number % 3 == 2 else (x, mask)
        total = net(operation, *both, *without_activation(operation))
        chosen = behind if len(shape) < 4 else [behind[number % len(behind)], behind[0]]
        shown += [each(net, total) for each in chosen]
    return shown


def _nets(behind: Sequence[_Unary]) -> dict[str, Nets]:
    words = "Masks of one element along some of the axes."
    operations = ("ADD", "SUB") if behind is _BEHIND else ("ADD", "MUL", "SUB")
    return {
        operation: {
            name: (words, partial(_masked, operation, shape, behind))
            for name, shape in _SHAPES.items()
        }
        for operation in operations
    }
