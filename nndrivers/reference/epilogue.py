"""What follows a product: bias, activation and, if quantised, the way back to eight bits.

A kernel computes products tile by tile into an accumulator that stays in the processor's cache;
an epilogue finishes a tile in few passes and writes it where it belongs.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import DTypeLike, NDArray

from nndrivers.reference.image import Call

__all__ = ["Allocate", "Epilogue", "FloatEpilogue", "spread"]

Allocate: TypeAlias = Callable[[tuple[int, ...], DTypeLike], NDArray[Any]]
"""``allocate(shape, dtype)``: working memory of a tile, of unspecified content."""


class Epilogue(Protocol):
    """The end of a convolution or matrix product with ``channels`` results a pixel."""

    @property
    def dtype(self) -> type[np.float32] | type[np.float64]:
        """In what the products must be summed for the result to be right."""

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


class FloatEpilogue:
    """Adds ``bias`` [channels] and clamps."""

    dtype = np.float32
    in_place = True

    def __init__(self, bias: NDArray[np.float32], low: float, high: float) -> None:
        self._bias = bias
        self._low = low
        self._high = high

    def bind(
        self, accumulator: NDArray[Any], target: NDArray[Any], allocate: Allocate
    ) -> list[Call]:
        bias = spread(self._bias, accumulator)
        calls: list[Call] = [partial(np.add, accumulator, bias, accumulator)]
        # A clamp against an array runs on vector units, one against a scalar does not everywhere.
        for ufunc, bound in ((np.maximum, self._low), (np.minimum, self._high)):
            if math.isfinite(bound):
                limit = np.full(accumulator.shape[1], bound, np.float32)
                calls.append(partial(ufunc, accumulator, limit, out=accumulator))
        if not np.may_share_memory(target, accumulator):
            calls.append(partial(np.copyto, target, accumulator.reshape(target.shape)))
        return calls


def spread(channels: NDArray[Any], accumulator: NDArray[Any]) -> NDArray[Any]:
    """Values a channel repeated for each pixel of a row; a single value stays one."""
    if channels.size == 1:
        return channels.reshape(())
    return np.tile(channels, accumulator.shape[1] // channels.size)
