"""What constants alone give, in integers, truth values and conversions: known beforehand.

A compiler computes it by code of its own, often of the language that it is written in: there
quotients are cut off towards zero, and conversions wrap around.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from corpus.language import BOOL8, F32, I32, SpecFile, s8, u8
from corpus.patterns._files import family_of
from corpus.patterns._net import NONE, Net, Term

__all__ = ["files"]

_LEFT: Final = (-7, 7, -8, 9, -1, 0)
_RIGHT: Final = (2, -2, 3, 4, 5, -3)
"""Quotients with remainders, of all signs."""
_REAL: Final = (-2.75, 2.75, -0.5, 30.25, -0.25, 1.5)
_CODES: Final = (u8(0.5, 100), s8(0.5, -8), u8(4.0, 10))


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation, known in _KNOWN.items():
        file = SpecFile(f"{operation.lower()}_known", f"{operation}: constants alone.")
        net = Net(file.name)
        shown = [_joined(net, made) for made in known(net)]
        file.add(
            "alone",
            net.steps(shown),
            tests="An input meets each result later, so that none is an output by itself.",
            tflite=operation != "DIV",
            why="TF Lite rounds quotients towards zero" if operation == "DIV" else "",
        )
        yield family_of(operation), file


_Known = Callable[[Net], Sequence[Term]]


def _joined(net: Net, made: Term) -> Term:
    if made.type == I32:  # nothing concatenates integers; as real numbers they are exact
        return net.given([-100], I32).max(made).cast(F32)
    return net.concat(net.given([4.0], made.type), made, axis=0)


def _pairs(operation: str, net: Net) -> list[Term]:
    rest = [NONE] if operation in ("ADD", "SUB", "MUL", "DIV") else []
    left, right = net.constant(_LEFT, I32), net.constant(_RIGHT, I32)
    makes = partial(net, operation, type=I32)
    divisor = net.constant([2], I32)
    return [
        makes(left, right, *rest),
        makes(left, divisor, *rest),
        makes(makes(left, right, *rest), divisor, *rest),
    ]


def _deciding(operation: str, net: Net) -> list[Term]:
    left, right = net.constant(_LEFT, I32), net.constant(_RIGHT, I32)
    return [net(operation, left, right, type=BOOL8).choose(left, right)]


def _single(operation: str, net: Net) -> list[Term]:
    return [net(operation, net.constant(_LEFT, I32), type=I32)]


def _real(operation: str, net: Net) -> list[Term]:
    return [net(operation, net.constant(_REAL, F32), type=F32)]


def _cast(net: Net) -> list[Term]:
    real, whole = net.constant(_REAL, F32), net.constant(_LEFT, I32)
    return [
        real.cast(I32),
        real.cast(I32).cast(F32),
        whole.cast(F32),
    ]


def _quantized(net: Net) -> list[Term]:
    """Beyond both ends, too, and away from halves of steps."""
    real = net.constant([-2.7, 2.7, -0.2, 300.3, -120.1, 1.6], F32)
    return [real.quantize(type) for type in _CODES]


def _dequantized(net: Net) -> list[Term]:
    ends = {type: (0, 255) if type.code.endswith("ASYMM") else (-128, 127) for type in _CODES}
    return [
        net.constant(
            [(code - type.zero_point) * type.scale for code in (*both, 40)], type
        ).dequantize()
        for type, both in ends.items()
    ]


def _reduced(operation: str, net: Net) -> list[Term]:
    matrix = net.constant([[-7, 2, 9], [4, -8, 1]], F32)
    kept = 0 if operation == "MEAN" else False
    return [net(operation, matrix, net.integers(axis), kept) for axis in (0, -1)]


def _best(operation: str, net: Net) -> list[Term]:
    """With equals, of which the first counts."""
    matrix = net.constant([[5, 9, 9], [4, -8, 4]], I32)
    return [net(operation, matrix, axis, type=I32) for axis in (1, -2)]


_INTEGERS: Final = ("ADD", "SUB", "MUL", "DIV", "MAXIMUM", "MINIMUM")
_DECIDING: Final = ("LESS", "GREATER_EQUAL", "EQUAL")
_REALS: Final = ("FLOOR", "RELU1", "RELU6", "HARD_SWISH", "LOGISTIC", "TANH", "EXP", "SIN")

_KNOWN: Final[Mapping[str, _Known]] = {
    **{name: partial(_pairs, name) for name in _INTEGERS},
    **{name: partial(_deciding, name) for name in _DECIDING},
    **{name: partial(_single, name) for name in ("ABS", "NEG")},
    **{name: partial(_real, name) for name in _REALS},
    **{name: partial(_reduced, name) for name in ("REDUCE_SUM", "REDUCE_MIN", "MEAN")},
    **{name: partial(_best, name) for name in ("ARGMAX", "ARGMIN")},
    "CAST": _cast,
    "QUANTIZE": _quantized,
    "DEQUANTIZE": _dequantized,
}
