"""Arguments that ask for nothing: all of a tensor, no padding, one copy.

Many drivers have a path of its own for each, which copies or gives the input itself, with channels
in whole blocks and in others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from corpus.arguments import NONE, VALID
from corpus.language import Argument
from corpus.patterns._patterns import REAL, WITH_SIGNED, Patterns
from corpus.terms import Net, Term
from corpus.types import I32

_IDENTITIES: Final = Patterns(
    "identity_arguments", "arguments that ask for nothing", seed="nothing_to_do"
)

_SHAPES: Final = ((2, 2, 3, 8), (1, 3, 1, 4), (1, 2, 2, 3), (3, 4), (2, 3, 5), (16,))
_RANK: Final = 4

_Copy = Callable[[Net, Term, tuple[int, ...]], Term | None]
"""Of a tensor of a shape; None if it has none for that."""


def _each(copy: _Copy, net: Net) -> list[Term]:
    """Identity arguments, such as the whole tensor, no padding or one copy."""
    copies = [copy(net, net.few(*shape), shape) for shape in _SHAPES]
    return [each for each in copies if each is not None]


def _image(operation: str, *rest: Argument) -> _Copy:
    return lambda net, x, shape: net(operation, x, *rest) if len(shape) == _RANK else None


def _resized(operation: str, first: bool) -> _Copy:
    """To its own size; the layouts take turns."""
    return lambda net, x, shape: (
        net(operation, x, *(shape[2:] if first else shape[1:3])[::-1], first)
        if len(shape) == _RANK
        else None
    )


def _padded(operation: str, *rest: float) -> _Copy:
    return lambda net, x, shape: net(
        operation, x, _no_sides(net, shape), *[net.number(value) for value in rest]
    )


def _no_sides(net: Net, shape: tuple[int, ...]) -> Term:
    return net.constant(np.zeros((len(shape), 2)), I32)


def _reduced(operation: str) -> _Copy:
    """Over dimensions of one element, which stay."""

    def copy(net: Net, x: Term, shape: tuple[int, ...]) -> Term | None:
        ones = [axis for axis, size in enumerate(shape) if size == 1]
        return x.over(operation, *ones, keep=True) if ones else None

    return copy


_ANY: Final[dict[str, _Copy]] = {
    # By its sizes, or by -1 for each.
    "SLICE": lambda net, x, shape: x.slice(
        [0] * len(shape), [-1] * len(shape) if len(shape) % 2 else shape
    ),
    "STRIDED_SLICE": lambda net, x, shape: x.strided(
        net.integers(*[0] * len(shape)), shape, net.integers(*[1] * len(shape))
    ),
    "PAD": _padded("PAD"),
    "MIRROR_PAD": lambda net, x, shape: x.to("MIRROR_PAD", _no_sides(net, shape), len(shape) % 2),
    "TILE": lambda net, x, shape: x.tile(*[1] * len(shape)),
    "TRANSPOSE": lambda net, x, shape: x.transpose(*range(len(shape))),
    "RESHAPE": lambda net, x, shape: x.reshape(*shape),
    "CONCATENATION": lambda net, x, shape: net.concat(x, axis=len(shape) - 1),
    "SPLIT": lambda net, x, shape: x.to("SPLIT", len(shape) - 1, 1),
    "GATHER": lambda net, x, shape: x.gather(len(shape) - 1, range(shape[-1])),
    "REVERSE": lambda net, x, shape: x.to("REVERSE", net.integers(0)) if shape[0] == 1 else None,
    # In one group, or in groups of one channel each.
    "CHANNEL_SHUFFLE": lambda net, x, shape: x.to(
        "CHANNEL_SHUFFLE", shape[-1] if len(shape) % 2 else 1, len(shape) - 1
    ),
    "RESIZE_BILINEAR": _resized("RESIZE_BILINEAR", False),
    "RESIZE_NEAREST_NEIGHBOR": _resized("RESIZE_NEAREST_NEIGHBOR", True),
    "SPACE_TO_DEPTH": _image("SPACE_TO_DEPTH", 1, False),
    "DEPTH_TO_SPACE": _image("DEPTH_TO_SPACE", 1, True),
    "MAX_POOL_2D": _image("MAX_POOL_2D", VALID, 1, 1, 1, 1, NONE, False),
    **{name: _reduced(name) for name in ("MEAN", "REDUCE_MAX", "REDUCE_MIN")},
}

_OF_CODES: Final[dict[str, _Copy]] = {"PAD_V2": _padded("PAD_V2", 1.5)}
"""With scalars that are codes: nothing turns these into signed ones."""

_REAL: Final[dict[str, _Copy]] = {
    **{n: _image(n, VALID, 1, 1, 1, 1, NONE, True) for n in ("AVERAGE_POOL_2D", "L2_POOL_2D")},
    **{name: _reduced(name) for name in ("REDUCE_SUM", "REDUCE_PROD")},
}
"""Operations whose results are no codes, or which take none."""


_IDENTITIES.of(_ANY, "copies")(_each)
_IDENTITIES.of(_OF_CODES, "copies", WITH_SIGNED)(_each)
_IDENTITIES.of(_REAL, "copies", REAL)(_each)
