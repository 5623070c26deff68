"""Activations of what others read, too: who makes one operation of two has to leave what the first
one gives to its other readers.

Other cases with several readers have several activations, of which a compiler may take none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, Argument, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import SAME, Net, Term

__all__ = ["files"]

_ACTIVATIONS: Final = ("RELU", "RELU6", "RELU1")
_SHAPE: Final = (1, 2, 3, 2)
_ROWS: Final = (6, 2)

_Producer = Callable[[Net, Term], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "an activation of what another operation reads, too"
    yield from files_of("activated_beside", about, {o: _nets(o, p) for o, p in _PRODUCERS.items()})
    real: dict[str, _Producer] = {
        "DIV": partial(_of_two, "DIV"),
        "L2_POOL_2D": partial(_pooled, "L2_POOL_2D"),
    }
    yield from files_of("activated_beside", about, {o: _nets(o, p) for o, p in real.items()}, [F32])


def _nets(operation: str, producer: _Producer) -> Nets:
    shape = _ROWS if operation == "FULLY_CONNECTED" else _SHAPE
    return {
        "skip": (
            f"What {operation} gives goes on without the activation, too.",
            partial(_skipping, producer, shape),
        ),
        "shown": (f"What {operation} gives is an output, too.", partial(_showing, producer, shape)),
    }


def _skipping(producer: _Producer, shape: tuple[int, ...], net: Net) -> list[Term]:
    """The other reader comes behind the activation, before it, and joins both."""
    shown = []
    for number, activation in enumerate(_ACTIVATIONS):
        made, other = producer(net, net.few(*shape)), net.few(*shape)
        if number == 0:
            activated = net(activation, made)
            shown += [activated, made.max(other)]
        elif number == 1:
            beside = made.max(other)
            shown += [beside, net(activation, made)]
        else:
            shown.append(made.min(net(activation, made).max(other)))
    return shown


def _showing(producer: _Producer, shape: tuple[int, ...], net: Net) -> list[Term]:
    shown = []
    for activation in _ACTIVATIONS:
        made = producer(net, net.few(*shape))
        shown += [net(activation, made), made]
    return shown


def _taps(net: Net, *shape: int) -> list[Argument]:
    return net.weights(np.resize([1, -2, 0, 2, -1, 1, 2], shape), [-0.5, 1.0])


def _convolved(net: Net, x: Term) -> Term:
    return x.to("CONV_2D", *_taps(net, 2, 2, 2, 2), SAME, 1, 1, 0)


def _depthwise(net: Net, x: Term) -> Term:
    return x.to("DEPTHWISE_CONV_2D", *_taps(net, 1, 2, 2, 2), SAME, 1, 1, 1, 0)


def _grouped(net: Net, x: Term) -> Term:
    return x.to("GROUPED_CONV_2D", *_taps(net, 2, 2, 2, 1), SAME, 1, 1, 2, 0, False)


def _transposed(net: Net, x: Term) -> Term:
    """With the size of the image."""
    return x.to("TRANSPOSE_CONV_2D", *_taps(net, 2, 2, 2, 2), 1, 0, 0, 1, 1, 1, 0, False)


def _dense(net: Net, x: Term) -> Term:
    return x.to("FULLY_CONNECTED", *_taps(net, 2, 2), 0)


def _of_two(operation: str, net: Net, x: Term) -> Term:
    row = net.constant([2.0, -1.0])
    return net(operation, x, row, 0)


def _pooled(operation: str, net: Net, x: Term) -> Term:
    return net(operation, x, SAME, 1, 1, 2, 1, 0)


_PRODUCERS: Final[dict[str, _Producer]] = {
    "CONV_2D": _convolved,
    "DEPTHWISE_CONV_2D": _depthwise,
    "GROUPED_CONV_2D": _grouped,
    "TRANSPOSE_CONV_2D": _transposed,
    "FULLY_CONNECTED": _dense,
    **{operation: partial(_of_two, operation) for operation in ("ADD", "SUB", "MUL")},
    **{f"{kind}_POOL_2D": partial(_pooled, f"{kind}_POOL_2D") for kind in ("AVERAGE", "MAX")},
}
