"""Results that reach the ends of their codes, and what is computed with them.

Who makes one operation of two must not leave out that the result between them saturates, or is
bounded by an activation of its own: what comes behind brings it back into the range.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, Argument, Array, SpecFile, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, NONE, RELU, RELU6, VALID, Net, Term

__all__ = ["files"]

_SHAPE: Final = (1, 2, 2, 3)

_OTHERS: Final = (u8(1.5, 120), u8(0.5, 40))
"""Three times as long, and beginning elsewhere; nothing that has been a code is a tie in the first.
"""

_Producer = Callable[[Net, int], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "results that reach the ends of their codes, and what is computed with them"
    nets: dict[str, Nets] = {
        operation: {
            "ends": (
                "Each result saturates on both sides, and what is behind brings it back.",
                partial(_chains, producer, NONE),
            ),
            "ends_requantized": (
                "Each result saturates on both sides; others have codes for what that cuts off.",
                partial(_requantized, producer),
            ),
        }
        for operation, producer in _PRODUCERS.items()
    }
    yield from files_of("saturated", about, nets, [CODES])
    about = "results that their activation bounds, and what is computed with them"
    nets = {
        operation: {
            "relu6": (
                "Each result is bounded, and what is behind brings it back.",
                partial(_chains, producer, RELU6),
            )
        }
        for operation, producer in _PRODUCERS.items()
    }
    yield from files_of("bounded", about, nets, [F32, CODES])


def _chains(producer: _Producer, activation: int, net: Net) -> list[Term]:
    """A reader for each result: none is seen from outside."""
    back = net.constant(_steps(net, 20))
    return [
        producer(net, activation) - back,
        _steps(net, -20) + producer(net, activation),
        producer(net, activation) * [1, -1, 0],
        producer(net, activation) + producer(net, activation),
        _moved(net) - producer(net, activation),
        net.concat(producer(net, activation), _moved(net), axis=3),
        producer(net, activation).to("FULLY_CONNECTED", *_taps(net, 2, 3), NONE),
        producer(net, activation).to("CONV_2D", *_taps(net, 2, 1, 1, 3), VALID, 1, 1, NONE),
        *([] if net.is_real else [producer(net, activation).dequantize()]),
    ]


def _requantized(producer: _Producer, net: Net) -> list[Term]:
    """What follows has a longer range, or the same length of another begin."""

    def real(activation: int = NONE) -> Term:
        return producer(net, activation).dequantize()

    return [
        *(real().quantize(other) for other in _OTHERS),
        real(RELU).relu().quantize(_OTHERS[1]),
        producer(net, NONE).to("MUL", net.constant([1]), NONE, type=_OTHERS[0]),
        net.concat(producer(net, NONE), _moved(net), axis=3, type=_OTHERS[0]),
    ]


def _steps(net: Net, by: int) -> Array:
    return np.arange(1, 4) * by * 0.5


def _taps(net: Net, *shape: int) -> list[Argument]:
    return net.weights(np.resize([1, -1, 0, 0, 1, -1], shape), [1.0, -2.0])


def _ends(net: Net) -> Array:
    """Numbers on both sides, the sums and differences of most of which are beyond the codes."""
    values = net.numbers.integers(*_SHAPE, low=40, high=58)
    values.reshape(-1)[::2] *= -1
    values.reshape(-1)[5] = 3
    return values


def _moved(net: Net) -> Term:
    return net.given(net.numbers.integers(*_SHAPE, low=-20, high=20))


def _of_two(operation: str, net: Net, activation: int) -> Term:
    first, second = _ends(net), _ends(net)
    if operation == "SUB":
        second = -second
    if operation == "MUL":
        second = np.resize([2, 2, -2, -2, 1], _SHAPE)
    return net(operation, net.given(first), net.given(second), activation)


def _dense(net: Net, activation: int) -> Term:
    """As an image: what reads it has one."""
    rows = net.given(_ends(net).reshape(4, 3))
    weights = net.weights(np.array([[1, -1, 1], [-1, 1, -1], [2, 0, 0]]), [0.5, -0.5, 1.0])
    made = rows.to("FULLY_CONNECTED", *weights, activation)
    return made.reshape(*_SHAPE)


def _convolved(net: Net, activation: int) -> Term:
    taps = np.array([[1, -1, 1], [-1, 1, -1], [2, 0, 0]]).reshape(3, 1, 1, 3)
    weights = net.weights(taps, [0.5, -0.5, 1.0])
    return net.given(_ends(net)).to("CONV_2D", *weights, VALID, 1, 1, activation)


def _depthwise(net: Net, activation: int) -> Term:
    weights = net.weights(np.array([2, -2, 1]).reshape(1, 1, 1, 3), [0.5, -0.5, 30.0])
    source = net.given(_ends(net))
    return source.to("DEPTHWISE_CONV_2D", *weights, VALID, 1, 1, 1, activation)


_PRODUCERS: Final[dict[str, _Producer]] = {
    "ADD": partial(_of_two, "ADD"),
    "SUB": partial(_of_two, "SUB"),
    "MUL": partial(_of_two, "MUL"),
    "FULLY_CONNECTED": _dense,
    "CONV_2D": _convolved,
    "DEPTHWISE_CONV_2D": _depthwise,
}
