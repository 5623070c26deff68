"""Epilogue of a product: bias, activation and, if quantized, the way back to eight bits.

A kernel computes products tile by tile into an accumulator that stays in the processor's cache;
an epilogue finishes a tile in few passes and writes it where it belongs.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import DTypeLike, NDArray

from nndrivers.reference.calls import Call

__all__ = [
    "BIAS",
    "INTEGER",
    "IN_DOUBLE",
    "ROUNDED_TWICE",
    "SCALED",
    "SCALED_IN_DOUBLE",
    "Allocate",
    "Epilogue",
    "Finish",
    "FloatEpilogue",
    "PerChannel",
]


BIAS: Final = 0
"""``min(max(a + c0, low), high)`` in float32."""

SCALED: Final = 1
"""``floor(min(max((a + c0) * c1, low), high)) + offset`` in float32."""

ROUNDED_TWICE: Final = 2
"""``min(max(rint(floor(a * c0 + c1) * c2), low), high) + offset`` in float64."""

SCALED_IN_DOUBLE: Final = 3
"""``floor(min(max(a * c0 + c1, low), high)) + offset`` in float64."""

INTEGER: Final = 4
"""Rounded twice in 64-bit integers, whatever the multiplier: c0 is the bias, c1 the mantissa, c2
and c3 shifts to the left and right, c4 whether halves of the second rounding go away from zero.
"""

IN_DOUBLE: Final = (ROUNDED_TWICE, SCALED_IN_DOUBLE, INTEGER)
"""The ways whose numbers are float64."""

Allocate: TypeAlias = Callable[[tuple[int, ...], DTypeLike], NDArray[Any]]
"""``allocate(shape, dtype)``: working memory of a tile, of unspecified content."""


@dataclass(frozen=True, eq=False)
class Finish:
    """An epilogue as a formula, for native loops: which ``way``, and its numbers.

    ``constants`` have one element, or one a channel.
    """

    way: int
    low: float
    high: float
    offset: float
    constants: tuple[NDArray[Any], ...]


class Epilogue(Protocol):
    """The end of a convolution or matrix product with ``channels`` results a pixel."""

    @property
    def dtype(self) -> type[np.float32] | type[np.float64]:
        """Return the type in which the products must be summed for the result to be right."""

    @property
    def in_place(self) -> bool:
        """Whether the accumulator may be the target itself."""

    def bind(
        self, accumulator: NDArray[Any], target: NDArray[Any], allocate: Allocate
    ) -> list[Call]:
        """Calls that turn ``accumulator`` [rows, pixels * channels] into ``target``.

        ``target`` is [rows, pixels, channels], of any strides: part of an image or of a HAL tensor.
        The accumulator is overwritten.
        """

    def finish(self, target: DTypeLike) -> Finish | None:
        """The formula that gives what :meth:`bind` gives targets of this dtype, to the bit."""


class PerChannel:
    """Values a channel, ready to be combined with rows of accumulators."""

    def __init__(self, values: NDArray[Any]) -> None:
        self.values = values
        self._repeated: dict[int, NDArray[Any]] = {}

    def along(self, accumulator: NDArray[Any]) -> NDArray[Any]:
        """The values once for each pixel of a row: long vectors are faster than many short ones.

        A single value for all channels stays one. Tiles of the same width get the same array.
        """
        length = accumulator.shape[1]
        if self.values.size == 1:
            return self.values.reshape(())
        if length not in self._repeated:
            self._repeated[length] = np.tile(self.values, length // self.values.size)
        return self._repeated[length]


class FloatEpilogue:
    """Adds ``bias`` [channels] and clamps."""

    dtype = np.float32
    in_place = True

    def __init__(self, bias: NDArray[np.float32], low: float, high: float) -> None:
        self._bias = PerChannel(bias)
        self._low, self._high = low, high
        # A clamp against an array runs on vector units, one against a scalar does not everywhere.
        self._limits = [
            (ufunc, PerChannel(np.full(bias.shape, bound, np.float32)))
            for ufunc, bound in ((np.maximum, low), (np.minimum, high))
            if math.isfinite(bound)
        ]

    def bind(
        self, accumulator: NDArray[Any], target: NDArray[Any], allocate: Allocate
    ) -> list[Call]:
        calls: list[Call] = [
            partial(np.add, accumulator, self._bias.along(accumulator), accumulator),
            *(
                partial(ufunc, accumulator, limit.along(accumulator), out=accumulator)
                for ufunc, limit in self._limits
            ),
        ]
        if not np.may_share_memory(target, accumulator):
            calls.append(partial(np.copyto, target, accumulator.reshape(target.shape)))
        return calls

    def finish(self, target: DTypeLike) -> Finish | None:
        return Finish(BIAS, self._low, self._high, 0.0, (self._bias.values,))
