"""Operands of a graph that is being drawn, with the range of what they hold."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of
from nnhal.operations.node import Shape, TensorInfo
from nnhal.types import OperandType, SymmPerChannelQuantParams
from nntest.random_graph.dice import Dice
from nntest.random_graph.telling_values import with_telling

__all__ = ["CODES", "MAX_MAGNITUDE", "Content", "Interval", "Quantization", "Value"]

_T: Final = OperandType

CODES: Final[dict[OperandType, tuple[int, int]]] = {
    _T.TENSOR_QUANT8_ASYMM: (0, 255),
    _T.TENSOR_QUANT8_ASYMM_SIGNED: (-128, 127),
    _T.TENSOR_QUANT8_SYMM: (-127, 127),
    _T.TENSOR_QUANT8_SYMM_PER_CHANNEL: (-127, 127),
    _T.TENSOR_QUANT16_ASYMM: (0, 65535),
    _T.TENSOR_QUANT16_SYMM: (-32768, 32767),
    _T.TENSOR_BOOL8: (0, 1),
}
"""The codes that an element of a type may have; all of them are drawn."""

MAX_MAGNITUDE: Final[dict[OperandType, float]] = {
    _T.TENSOR_FLOAT32: 2.0**16,
    _T.TENSOR_FLOAT16: 2.0**10,
    _T.TENSOR_INT32: 2.0**20,
}
"""Largest absolute value that an operation may produce. Sums and squares on the way to it stay
finite in its type; quantized types saturate by themselves."""

_FEW_LEVELS_IN: Final = 6
_LEVELS: Final = 4
"""One tensor in so many has few different elements, so that there are ties."""

Interval = tuple[float, float]
"""Bounds of the elements of an operand, as real numbers."""


@dataclass(frozen=True, slots=True)
class Quantization:
    """Scale and zero point, or a scale for each channel; all zero for what is not quantized."""

    scale: float = 0.0
    zero_point: int = 0
    channels: SymmPerChannelQuantParams | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """Content of a constant or an input of the model: ``given``, or numbers of ``low`` to ``high``.

    Of quantized types these are codes.
    """

    low: float = 0.0
    high: float = 0.0
    given: NDArray[Any] | None = None

    def array(
        self, dice: Dice, type: OperandType, shape: Sequence[int], zero_point: int = 0
    ) -> NDArray[Any]:
        """Elements in the type's dtype; always the same ones where they are given.

        Some of them are those that tell most, as far as they are within the bounds.
        """
        if self.given is not None:
            return self.given
        dtype = dtype_of(type)
        if dtype.kind == "f":
            drawn: NDArray[Any] = dice.reals(self.low, self.high, shape)
        else:
            drawn = dice.integers(int(self.low), int(self.high), shape)
        bounds = self.low, self.high
        if dice.one_in(_FEW_LEVELS_IN):
            drawn = _on_few_levels(drawn, bounds)
        return with_telling(drawn, dice, type, bounds, zero_point).astype(dtype)


def _on_few_levels(drawn: NDArray[Any], bounds: Interval) -> NDArray[Any]:
    """Each element at the nearest of few levels between the ``bounds``, both included."""
    low, high = bounds
    if high <= low:
        return drawn
    step = (high - low) / (_LEVELS - 1)
    levels: NDArray[Any] = np.floor((drawn - low) / step + 0.5) * step + low
    if drawn.dtype.kind != "f":
        levels = np.rint(levels).astype(drawn.dtype)
    clipped: NDArray[Any] = np.clip(levels, low, high)
    return clipped


class Value:
    """One operand. ``content`` is None where an operation computes it.

    ``low`` and ``high`` bound its elements as real numbers. ``index`` is its place in the graph,
    -1 before it has one. An ``omitted`` one stands for an optional input. A ``hidden`` one must
    not be read: its elements are not specified. ``subgraph`` is the number of a referenced graph,
    where the value stands for one. ``room`` is the largest shape where ``shape`` depends on data.
    """

    __slots__ = (
        "constant",
        "content",
        "hidden",
        "high",
        "index",
        "info",
        "low",
        "omitted",
        "quantization",
        "room",
        "shape",
        "size",
        "subgraph",
        "type",
        "uses",
    )

    def __init__(
        self,
        type: OperandType,
        shape: Shape,
        interval: Interval,
        quantization: Quantization,
        content: Content | None = None,
        constant: bool = False,
    ) -> None:
        self.type = type
        self.shape = shape
        self.size = math.prod(shape)
        self.low, self.high = interval
        self.quantization = quantization
        self.content = content
        self.constant = constant
        self.index = -1
        self.uses = 0
        self.hidden = False
        self.omitted = False
        self.subgraph: int | None = None
        self.room = shape
        self.info = TensorInfo(
            type,
            shape,
            quantization.scale,
            quantization.zero_point,
            quantization.channels,
            None if content is None else content.given,
        )
        """What shape inference sees."""

    @property
    def interval(self) -> Interval:
        return self.low, self.high

    @property
    def magnitude(self) -> float:
        """The largest absolute value that an element may have."""
        return max(-self.low, self.high)

    @property
    def scale(self) -> float:
        return self.quantization.scale
