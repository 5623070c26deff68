"""Numbers near the limits of types, where clamps, narrower types and vector paths go wrong.

A kernel that clamps its argument, squares on the way or computes in a narrower type has results
near the ends of real types wrong; a vector path may narrow, saturate or widen in steps of its own.
Numbers without normal form are left out: a driver may take them for 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from corpus.language import Array
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import F16, F32, I32, Type, s8, u8

_LIMITS: Final = Patterns("numeric_limits", "the ends of real types", REAL, float16=False)
_NARROWING: Final = Patterns(
    "narrowing_limits", "limits of narrower types, in each place of a vector", REAL, float16=False
)
_FAR: Final = Patterns("far_values", "numbers far from 1", REAL, float16=False)
_TIES: Final = Patterns(
    "ties",
    "equal numbers in a long row",
    REAL,
    float16=False,
    why="TF Lite gives the smaller index first",
)
_MANY_BITS: Final = Patterns("many_bits", "integers of many bits", (I32,))
_LONG: Final = Patterns("long_tensors", "more than 2^18 elements", CODED, signed=False)


class _Ends(NamedTuple):
    """Arguments of an operation by type, and what follows them."""

    float16: Sequence[Sequence[float]]
    float32: Sequence[Sequence[float]]
    rest: tuple[int, ...] = ()


_ENDS: Final[dict[str, _Ends]] = {
    "EXP": _Ends(
        [[8.0, 10.0, 10.39, 10.41, 10.75, 11.0, 11.08, -9.0, -9.5]],
        [[70.0, 80.0, 86.5, 88.0, 88.5, 88.7, -80.0, -87.0, -87.3]],
    ),
    **dict.fromkeys(
        ("SQRT", "RSQRT"), _Ends([[65_504.0, 300.0, 2.0**-13]], [[3.4e38, 1e30, 1.2e-38, 1e-30]])
    ),
    **dict.fromkeys(
        ("ABS", "NEG"),
        _Ends([[-65_504.0, 65_504.0, -(2.0**-14)]], [[-3.4e38, 3.4e38, -1.2e-38]]),
    ),
    "LOG": _Ends([[65_504.0, 40_000.0, 2.0**-13]], [[3.4e38, 1e38, 1.2e-38, 1e-30]]),
    "FLOOR": _Ends(
        [[-65_504.0, 32_768.0, 2_047.0, 1_023.5, -1_023.5]],
        [[-3.4e38, 2.0**31, -(2.0**31) - 256, 2.0**63, 8_388_607.5, -4_194_303.5]],
    ),
    "TANH": _Ends([[-60_000.0, 400.0, 11.0, -12.0]], [[-3e38, 3e38, 90.0, -90.0]]),
    "LOGISTIC": _Ends([[-60_000.0, 400.0, 12.0, 60_000.0]], [[-3e38, 3e38, 90.0, -85.0]]),
    "HARD_SWISH": _Ends([[10_000.0, 400.0, 3.5, -10_000.0]], [[5e37, 1e19, 3.5, -5e37]]),
    "RELU": _Ends([[-65_504.0, 65_504.0]], [[-3.4e38, 3.4e38]]),
    "ADD": _Ends(
        [[40_000.0, -32_000.0, 65_000.0], [25_000.0, -33_000.0, -65_000.0]],
        [[2e38, -1e38, 3e38], [1.2e38, -2.2e38, -3e38]],
        (0,),
    ),
    "SUB": _Ends(
        [[40_000.0, -32_000.0, 65_000.0], [-25_000.0, 33_000.0, 65_000.0]],
        [[2e38, -1e38, 3e38], [-1.2e38, 2.2e38, 3e38]],
        (0,),
    ),
    "MUL": _Ends(
        [[250.0, -256.0, 0.0625, 2.0], [250.0, 255.0, 0.004, 32_000.0]],
        [[1.5e19, -3e38, 1e-19, 2.0], [1.5e19, 1.0, 1e-18, 1.6e38]],
        (0,),
    ),
    "DIV": _Ends(
        [[60_000.0, 1.0, -3.0], [1.5, 16_000.0, 2.0**-14]],
        [[3e38, 1.0, -3.0], [1.5, 8e37, 1.25e-38]],
        (0,),
    ),
    "POW": _Ends(
        [[255.0, 40.0, 2.0, 60_000.0], [2.0, 3.0, 15.5, 0.5]],
        [[1e19, 6e12, 2.0, 3e38], [2.0, 3.0, 127.5, 0.5]],
    ),
    "MAXIMUM": _Ends(
        [[65_504.0, -65_504.0], [-65_504.0, -65_000.0]], [[3.4e38, -3.4e38], [-3e38] * 2]
    ),
    "MINIMUM": _Ends(
        [[65_504.0, -65_504.0], [-65_504.0, -65_000.0]], [[3.4e38, -3.4e38], [3e38] * 2]
    ),
}


@_LIMITS.by(_ENDS, "half")
def _half(operation: str, ends: _Ends, net: Net) -> list[Term]:
    """Operands or results are near the largest and the smallest float16."""
    rows = [net.given(np.array(row), F16) for row in ends.float16]
    return [net(operation, *rows, *ends.rest, type=F16)]


@_LIMITS.by(_ENDS, "real")
def _real(operation: str, ends: _Ends, net: Net) -> list[Term]:
    """Operands or results are near the largest and the smallest float32."""
    rows = [net.given(np.array(row)) for row in ends.float32]
    return [net(operation, *rows, *ends.rest)]


_VECTOR: Final = 16
"""Elements of 8 bits in 128; a vector of wider ones is a part of it."""

_BYTES: Final = u8(1.0, 0)
_INTEGERS: Final = (0, 1, -1, 127, 128, -128, -129, 255, 256, -255, -256, 300)
_WORDS: Final = (32_767, 32_768, -32_768, -32_769, 65_535, 65_536, -65_536, 2**24 + 2, -(2**24))
_WHOLE: Final = (*_INTEGERS, *_WORDS)
_INT32_ENDS: Final = (*_WHOLE, 2**31 - 1, -(2**31))
_HALVES: Final = (32_752, 32_768, -32_768, -32_800, 65_504, -65_504, 40_000, -40_000, 2_048)
_NEAR: Final = (*_INTEGERS, *_HALVES)
_REALS: Final = (0.5, -0.5, 0.99, 254.75, -127.75, 255.5, 128.25)
_CODES: Final = tuple(range(0, 256, 3))


def _everywhere(values: Any) -> Array:
    """Each value in each place of a vector; the last vector is not whole.

    An odd number of values is as often in each place.
    """
    row = np.array(list(values) + [values[0]] * (len(values) % 2 == 0))
    return np.resize(row, _VECTOR * row.size + _VECTOR - 1)


_CASTS: Final[dict[str, tuple[Any, Type, Type]]] = {
    "int32_to_float16": (_NEAR, I32, F16),
    "int32_to_float32": (_INT32_ENDS, I32, F32),
    "int32_to_int32": (_INT32_ENDS, I32, I32),
    "float32_to_float16": ((*_NEAR, *_REALS), F32, F16),
    "float32_to_int32": ((*_WHOLE, *_REALS, 2_147_483_520, -(2**31)), F32, I32),
    "float16_to_float32": ((*_NEAR, *_REALS[:2]), F16, F32),
    "float16_to_int32": (_NEAR, F16, I32),
    "quant8_to_float16": (_CODES, _BYTES, F16),
    "quant8_to_float32": (_CODES, _BYTES, F32),
    "quant8_to_int32": (_CODES, _BYTES, I32),
}

_CASTS_TO_BYTES: Final = {
    "int32_to_quant8": (_INT32_ENDS, I32, _BYTES),
    "float32_to_quant8": ((*_INTEGERS, *_REALS, *_WORDS), F32, _BYTES),
    "float16_to_quant8": (_NEAR, F16, _BYTES),
}


@_NARROWING.named("CAST", _CASTS_TO_BYTES, why="TF Lite wraps what a byte does not hold")
@_NARROWING.named("CAST", _CASTS)
def _cast(cast: tuple[Any, Type, Type], net: Net) -> list[Term]:
    """Each limit of the narrower type at each position of a vector of 16 and of 15 more."""
    values, source, target = cast
    return [net.codes(_everywhere(values), source).cast(target)]


_BEYOND: Final = (
    *(0.0, -1e9, 1e9, -64.0, 63.5, 64.5, -63.5, 127.5, -70.0, 300.0, 65_536.0, -32_769.0, 0.5),
)


@_NARROWING.named("QUANTIZE", {"quant8": u8(0.5, 128), "signed": s8(0.5, 0)})
def _quantized(type: Type, net: Net) -> list[Term]:
    """Numbers far beyond both ends of the codes saturate."""
    return [net.given(_everywhere(_BEYOND)).quantize(type)]


@_FAR.each(("SOFTMAX", "LOG_SOFTMAX"), {"half": 0.5, "two": 2.0, "quarter": 0.25, "ten": 10.0})
def _softmax(operation: str, beta: float, net: Net) -> list[Term]:
    """The exponentials of the logits overflow float32."""
    rows = net.given([[120.0, 119.5, 118.0, -90.0], [-120.0, -119.0, -118.5, -250.0]])
    return [rows.to(operation, beta, *([1] if operation == "LOG_SOFTMAX" else []))]


@_FAR("MEAN", "sums")
def _mean(net: Net) -> list[Term]:
    """A float16 represents the average, but not the sum it is computed from."""
    data = np.full((3, 8), 30_000.0) + np.arange(3)[:, None] * 512
    return [net.given(data, F16).over("MEAN", 1)]


@_FAR("AVERAGE_POOL_2D", "sums")
def _pooled(net: Net) -> list[Term]:
    """A float16 represents the average, but not the sum it is computed from."""
    image = net.given(np.full((1, 4, 4, 3), 20_000.0) + np.arange(3) * 512, F16)
    return [image.to("AVERAGE_POOL_2D", 2, 1, 1, 4, 3, 0)]


@_FAR("DIV", "great")
def _quotients(net: Net) -> list[Term]:
    """Divisors are near the largest float32, so that their inverses underflow."""
    return [net.given([3e38, -2e38, 1e38]) / net.given([1.5e38, 3e38, -2e38])]


@_FAR("SIN", "turns")
def _angles(net: Net) -> list[Term]:
    """Large angles need more digits than a float32 division by 2 pi leaves."""
    return [net.given([1000.5, -2047.75, 5000.0, -9999.0, 710.0, -1e4]).to("SIN")]


@_TIES("TOPK_V2", "real")
def _real_ties(net: Net) -> list[Term]:
    """Of equal numbers, three positions apart, the one with the larger index comes first."""
    return net.given(_TIED).topk(6)


@_TIES("TOPK_V2", "quant8")
def _coded_ties(net: Net) -> list[Term]:
    """Of equal codes, three positions apart, the one with the larger index comes first."""
    return net.codes(_TIED + 100, u8(0.5, 100)).topk(6)


_TIED: Final = np.arange(67) % 3 - (np.arange(67) % 7 == 6)

_GREAT: Final = np.array([2**30 + 37, -(2**30) - 37, 2**26 + 3, -(2**26) + 3, 2**31 - 70])
"""Integers of more bits than a float32 has, whose neighbors differ by more than a step."""


@_MANY_BITS.each(("ABS", "NEG"), "integers")
def _of_one(operation: str, net: Net) -> list[Term]:
    """Integers have more bits than a float32."""
    return [net.given(_GREAT).to(operation)]


@_MANY_BITS.each(("EQUAL", "LESS"), "integers")
def _compared(operation: str, net: Net) -> list[Term]:
    """Different integers become the same float32."""
    other = _GREAT + np.array([5, 0, -3, 2, 9])
    return [net.given(_GREAT).by(operation, net.given(other))]


@_LONG.each(("RELU", "HARD_SWISH"), "groups")
def _long(operation: str, net: Net) -> list[Term]:
    """More than 65,535 groups of four elements, and a partial one."""
    codes = np.resize(np.arange(61) * 37 % 256, 4 * 65_535 + 131)
    return [net.codes(codes, u8(1 / 16, 120)).to(operation)]
