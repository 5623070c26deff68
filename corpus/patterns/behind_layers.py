"""Operations with arguments of their own behind layers, and layers of parts.

What is fused into a layer keeps its arguments; what is merged from layers of parts keeps their
order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from corpus.language import F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import NONE, VALID, Net, Term

__all__ = ["files"]

_SHAPE: Final = (1, 2, 3, 2)


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "what has arguments of its own, behind a layer"
    yield from files_of("behind_layers", about, _REAL, [F32])
    yield from files_of("of_parts_joined", "layers of parts that are joined", _NETS)


def _taps(net: Net, *shape: int) -> list[Any]:
    return net.weights(np.resize([1, -2, -1, 2, 1], shape), [0.5, -1.0])


def _convolved(net: Net, x: Term) -> Term:
    return x.to("CONV_2D", *_taps(net, 2, 1, 1, 2), VALID, 1, 1, NONE)


def _depthwise(net: Net, x: Term) -> Term:
    return x.to("DEPTHWISE_CONV_2D", *_taps(net, 1, 1, 1, 2), VALID, 1, 1, 1, NONE)


def _dense(net: Net, x: Term) -> Term:
    return x.to("FULLY_CONNECTED", *_taps(net, 2, 2), NONE)


_Layer = Callable[[Net, Term], Term]

_BEHIND: Final[Sequence[tuple[str, Sequence[tuple[Any, ...]]]]] = (
    ("ELU", ((0.25,), (2.0,))),
    ("SOFTMAX", ((0.5,), (2.0,), (1.0, 0))),
    ("LOG_SOFTMAX", ((0.5, -1), (1.0, 0))),
    ("L2_NORMALIZATION", ((0,), (-1,))),
    ("LOCAL_RESPONSE_NORMALIZATION", ((1, 2.0, 0.5, 0.75, 0), (0, 1.0, 0.25, 0.5, -1))),
)
"""With arguments that are no usual ones."""


def _behind(layer: _Layer, shape: tuple[int, ...], net: Net) -> list[Term]:
    shown = []
    for operation, choices in _BEHIND:
        for arguments in choices:
            made = net(operation, layer(net, net.few(*shape)), *arguments)
            shown.append(made)
    for slopes in ([0.25, -1.0], [2.0]):
        shown.append(layer(net, net.few(*shape)).by("PRELU", slopes))
    for bound, least in ((1.5, -0.5), (4.0, 0.25)):
        below = layer(net, net.few(*shape)).min(bound)
        shown.append(below.max(least))
    return shown


_ORDERS: Final = ((0, 1, 2), (2, 1, 0), (1, 0, 2), (0, 0, 1))


def _joined(layer: _Layer, shape: tuple[int, ...], net: Net) -> list[Term]:
    """In the order of the parts and in others, one of them twice, along another axis."""
    shown = []
    last = len(shape) - 1
    for order in _ORDERS:
        whole = net.few(*shape[:-1], 3 * shape[-1])
        parts = whole.split(last, 3)
        made = [layer(net, part) for part in parts]
        shown.append(net.concat(*(made[place] for place in order), axis=last))
    rows = net.few(*shape[:-1], 2 * shape[-1])
    halves = rows.split(last, 2)
    made = [layer(net, part) for part in halves]
    return [*shown, net.concat(*reversed(made), axis=last - 1)]


def _parted(layer: _Layer, shape: tuple[int, ...], net: Net) -> list[Term]:
    """Some of the channels, without the first one: weights and biases go with them."""
    last, rest = len(shape) - 1, [0] * (len(shape) - 1)
    begin = net.constant(np.array([*rest, 1]), I32)
    size = net.constant(np.array([-1] * len(shape)), I32)

    def made() -> Term:
        return layer(net, net.few(*shape))

    ends = net.constant(np.array(shape), I32)
    ones = net.constant(np.ones(len(shape)), I32)
    return [
        made().slice(begin, size),
        made().strided(begin, ends, ones),
        made().gather(last, [1, 0]),
        made().split(last, 2)[1],
    ]


_LAYERS: Final[dict[str, tuple[_Layer, tuple[int, ...]]]] = {
    "CONV_2D": (_convolved, _SHAPE),
    "DEPTHWISE_CONV_2D": (_depthwise, _SHAPE),
    "FULLY_CONNECTED": (_dense, (3, 2)),
}

_REAL: Final[dict[str, Nets]] = {
    name: {"fused": ("Arguments that are no usual ones.", partial(_behind, layer, shape))}
    for name, (layer, shape) in _LAYERS.items()
}

_NETS: Final[dict[str, Nets]] = {
    name: {
        "orders": ("In the order of the parts, or another.", partial(_joined, layer, shape)),
        "channels": ("Channels without the first one.", partial(_parted, layer, shape)),
    }
    for name, (layer, shape) in _LAYERS.items()
}
