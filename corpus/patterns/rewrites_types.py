"""Rewrites of conversions: there and back is nothing, unless something is rounded or cut off."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, I32, SpecFile, Type, per_channel, q8s, s8, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]

_COARSE, _FINE = u8(2.0, 100), u8(1 / 16, 90)
_BYTES: Final = u8(1.0, 0)


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "conversions in a row, and operations between them"
    yield from files_of("rewrites", about, _REAL, [F32], float16=False, unshared=True)
    yield from files_of("rewrites_of_codes", about, _QUANTIZED, [CODES], unshared=True)
    file = SpecFile("cast_rewrites_bytes", f"CAST: {about}.")
    net = Net(file.name)
    file.add(
        "chains",
        net.steps(_bytes(net)),
        tests="By way of a byte, which ends at 0 and 255.",
        tflite=False,
        why="TF Lite wraps what a byte does not hold",
    )
    yield "quantization", file


def _casts(net: Net) -> list[Term]:
    """What is behind the point, or in bit 25, is lost on the way."""
    x = net.given([[0.5, -1.75, 2.25, 300.75], [-300.5, 255.9, 70_000.5, 128.0]])
    i = net.given([2**24 + 1, 2**24 + 3, 255, -7], I32)
    whole, rounded = x.cast(I32), i.cast(F32).cast(I32)
    near = rounded - net.constant([2**24 - 2], I32)
    return [
        whole.cast(F32),
        (near * net.constant([100], I32)).cast(F32),
        whole.cast(F32) * 0.5,
    ]


def _bytes(net: Net) -> list[Term]:
    x = net.given([[0.5, -1.75, 2.25, 300.75], [-300.5, 255.9, 70_000.5, 128.0]])
    i = net.given([255, 256, -7, 70_000], I32)
    byte = x.cast(I32).cast(_BYTES)
    return [
        x.cast(_BYTES).cast(F32),
        byte.cast(I32).cast(F32),
        i.cast(_BYTES).cast(I32).cast(F32),
    ]


def _quantized(net: Net) -> list[Term]:
    """Each has a scale of its own: the second does not know what the first one has cut off.

    None has a half between two codes, which may be rounded to either.
    """
    x = net.given([[-9.75, -7.0, -0.4, 0.0], [0.3, 3.3, 5.1, 250.0]])

    def through(*types: Type) -> Term:
        real = x
        for type in types:
            real = real.quantize(type).dequantize()
        return real

    return [
        through(_COARSE),
        through(_FINE),
        through(_FINE, _COARSE),
        through(_COARSE, _FINE),
        through(s8(0.5, -100), u8(0.75, 0)),
        through(u8(0.5, 20), u8(0.5, 200)),
        through(s8(0.5, 110), u8(0.5, 0)),
        through(u8(0.5, 200)).quantize(s8(0.5, -108)).dequantize(),
    ]


def _between(net: Net) -> list[Term]:
    """Operations on real numbers that have another range than their neighbors."""
    x = net.data(2, 4)
    y = net.given([[1.0, -2.0, 4.0, -8.0], [0.5, 3.0, -6.0, 0.25]], u8(0.25, 90))
    real, other = x.dequantize(), y.dequantize()

    def codes(source: Term, type: Type) -> Term:
        return source.quantize(type)

    return [
        codes(real + other, u8(0.25, 120)),
        codes(real.by("MUL", other, 1), u8(0.125, 3)),
        codes(other.relu1(), u8(0.25, 200)),
        codes(real.max(other), u8(0.25, 60)),
        codes(net.concat(real, other, axis=1), u8(0.25, 100)),
        codes(real.transpose(1, 0), u8(0.5, 70)),
        codes(-real, CODES),
        codes(real / net.constant([0.5], F32), u8(1.0, 128)),
    ]


def _again(net: Net) -> list[Term]:
    """Codes that become other codes, as real numbers: what is cut off is gone."""
    x, shown = net.data(2, 6), list[Term]()
    real = x.dequantize()
    for type in (_FINE, u8(0.25, 40), u8(0.5, 200), s8(0.5, -8), s8(0.125, 100)):
        shown.append(real.quantize(type).dequantize())
    turned = real.quantize(_FINE).transpose(1, 0)
    return [*shown, turned.dequantize(), real]


_ENDS: Final = [
    kind(scale, least if kind is u8 else least - 128)
    for kind in (u8, s8)
    for scale in (1 / 128, 6 / 256)
    for least in (0, 128)
]
"""Codes of which none is below 0, and of which half are; of a range of about 1, 2, 3 and 6."""

_BOUNDS: Final = {"RELU": (0, np.inf), "RELU1": (-1, 1), "RELU6": (0, 6)}


def _is_needed(bound: str, type: Type) -> bool:
    """Whether there are codes beyond the bound."""
    least, greatest = _BOUNDS[bound]
    codes = np.array([0, 255] if type.code.endswith("ASYMM") else [-128, 127])
    low, high = (codes - type.zero_point) * type.scale
    return bool(low < least or high > greatest)


def _bounded(net: Net, *, are_needed: bool) -> list[Term]:
    x = net.data(12)
    return [
        net(bound, x).quantize(type)
        for bound in _BOUNDS
        for type in _ENDS
        if _is_needed(bound, type) is are_needed
    ]


def _constants(net: Net) -> list[Term]:
    """Constants that become real numbers before they are weights, and are read as such, too."""
    codes = net.numbers.integers(3, 1, 1, 3, low=-9, high=9)
    channels = per_channel([0.5, 0.25, 2.0], 0)
    image = net.given(net.numbers.sixteenths(1, 1, 3, 3))
    bias, shown = net.constant([1.0, 0.0, -1.0]), list[Term]()
    for values, type in (
        (codes / 4, u8(0.25, 131)),
        (codes[::-1] / 2, q8s(0.5)),
        (codes, channels),
    ):
        weights = net("DEQUANTIZE", net.constant(values, type))
        shown.append(image.to("CONV_2D", weights, bias, 2, 1, 1, 0))
    return [*shown, weights]


def _fine(net: Net) -> list[Term]:
    """Constants that become real numbers of more digits than half precision has."""
    codes = net.numbers.integers(3, 4, low=65, high=100) * (1 - 2 * (np.arange(4) % 2))
    channels = per_channel([_MANY_DIGITS, 3 * _MANY_DIGITS, _MANY_DIGITS / 2], 0)
    factors = np.array([[1.0], [3.0], [0.5]])
    bias, shown = net.constant(np.zeros(3)), list[Term]()
    for values, type in (
        (codes * _MANY_DIGITS, u8(_MANY_DIGITS, 120)),
        (codes * _MANY_DIGITS, q8s(_MANY_DIGITS)),
        (codes * factors * _MANY_DIGITS, channels),
    ):
        real = net("DEQUANTIZE", net.constant(values, type))
        shown += [
            net.data(1, 4) * real,
            net.data(2, 4).to("FULLY_CONNECTED", real, bias, 0),
        ]
    whole = net.constant([2049, -4099, 70_001, 3], I32).cast(F32)
    return [*shown, net.given([2048.0, -4096.0, 70_000.0, 2.0]) - whole]


_MANY_DIGITS: Final = 1025 / 65536
"""A scale of 11 bits, so that products with codes have more."""

_REAL: Final[dict[str, Nets]] = {
    "CAST": {"chains": ("There and back, by way of a narrower type.", _casts)},
    "QUANTIZE": {
        "chains": ("Rounded and cut off in between.", _quantized),
        "bounds": ("A bound that codes only seem to have.", partial(_bounded, are_needed=True)),
        "ends": ("A bound that the codes have, too.", partial(_bounded, are_needed=False)),
    },
    "DEQUANTIZE": {
        "constants": ("Weights that are stored as codes.", _constants),
        "fine": ("Weights that are stored as codes, of a scale of many digits.", _fine),
    },
}

_QUANTIZED: Final[dict[str, Nets]] = {
    "DEQUANTIZE": {
        "between": ("Real numbers between codes of several scales.", _between),
        "again": ("From codes to other codes.", _again),
    },
}
