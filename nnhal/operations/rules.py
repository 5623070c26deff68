"""Constraints on quantization, rank and layout that operations share.

Those that hold only up to some version give the level from which they do not hold any more.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from nnhal.operations.node import Node, TensorInfo
from nnhal.operations.spec import PER_CHANNEL, S8, U8, FeatureLevel
from nnhal.types import OperandType

__all__ = [
    "BiasScale",
    "ChannelDimension",
    "FixedQuantization",
    "Quantization",
    "RankBefore",
    "SameQuantization",
    "ScaleAboveProduct",
    "ZeroPointZeroBefore",
]

Quantization: TypeAlias = tuple[float, int]
"""Scale and zero point."""

_ALWAYS: Final = FeatureLevel.V1_0
_BIAS_TOLERANCE: Final = 1e-6
"""Relative: what Android's GetQuantizedConvolutionMultiplier allows for rounding of scales."""


def float32(value: float) -> float:
    """``value`` rounded to the precision in which the HAL holds scales."""
    rounded: float = struct.unpack("f", struct.pack("f", value))[0]
    return rounded


@dataclass(frozen=True, slots=True)
class SameQuantization:
    """Scale and zero point of the outputs equal those of input ``source``.

    With ``before`` a difference is allowed from that level on. With ``inputs`` the inputs of the
    same type must agree too.
    """

    source: int = 0
    outputs: tuple[int, ...] = (0,)
    inputs: bool = False
    before: FeatureLevel | None = None

    @property
    def text(self) -> str:
        what = "all inputs and the output share" if self.inputs else "the output has"
        of = "" if self.inputs else f" of input {self.source}"
        until = "" if self.before is None else f" before {self.before}"
        return f"{what} scale and zero point{of}{until}"

    def check(self, node: Node) -> FeatureLevel:
        source = node.tensor(self.source)
        others = [node.outputs[index] for index in self.outputs]
        if self.inputs:
            others += [info for info in node.inputs if info and info.type == source.type]
        if all(_same_quantization(source, other) for other in others):
            return _ALWAYS
        if self.before is None:
            raise node.invalid(f"{self.text}, which does not hold here")
        return self.before


def _same_quantization(a: TensorInfo, b: TensorInfo) -> bool:
    return a.scale == b.scale and a.zero_point == b.zero_point


@dataclass(frozen=True, slots=True)
class FixedQuantization:
    """An operand has the one scale and zero point that its type gives it here."""

    quantization: Mapping[OperandType, Quantization]
    output: int | None = 0
    input: int | None = None

    @property
    def text(self) -> str:
        operand = f"output {self.output}" if self.input is None else f"input {self.input}"
        values = "; ".join(
            f"{type.name} {scale:g}, {zero}" for type, (scale, zero) in self.quantization.items()
        )
        return f"{operand} has scale and zero point {values}"

    def check(self, node: Node) -> FeatureLevel:
        info = self._operand(node)
        expected = None if info is None else self.quantization.get(OperandType(info.type))
        if info is not None and expected not in (None, (info.scale, info.zero_point)):
            raise node.invalid(f"{self.text}, not {info.scale:g}, {info.zero_point}")
        return _ALWAYS

    def _operand(self, node: Node) -> TensorInfo | None:
        if self.input is not None:
            return node.inputs[self.input]
        return None if self.output is None else node.outputs[self.output]


@dataclass(frozen=True, slots=True)
class ScaleAboveProduct:
    """Output scale > scale of input 0 times scale of input 1, for quantized types.

    With ``before`` it holds up to that level only, and only for unsigned tensors with one scale.
    The reference for CONV_2D is the text of the HAL; Android's validator compares with the scale
    of input 0 instead of the output's.
    """

    before: FeatureLevel | None = None

    @property
    def text(self) -> str:
        until = "" if self.before is None else f" before {self.before}"
        return f"output scale > scale of input 0 * scale of input 1{until}"

    def check(self, node: Node) -> FeatureLevel:
        first, second, output = node.tensor(0), node.tensor(1), node.outputs[0]
        if first.type not in (U8, S8) or second.type == PER_CHANNEL:
            return _ALWAYS
        if output.scale > float32(first.scale * second.scale):
            return _ALWAYS
        if self.before is None:
            raise node.invalid(
                f"{self.text}; here {output.scale:g}, {first.scale * second.scale:g}"
            )
        return self.before


@dataclass(frozen=True, slots=True)
class BiasScale:
    """An INT32 bias has the product of the scales of input and filter; 0 with one per channel.

    Source: GetQuantizedConvolutionMultiplier of Android's OperationsExecutionUtils.
    """

    bias: int = 2

    @property
    def text(self) -> str:
        return (
            f"input {self.bias} (bias) has zero point 0 and the scale of input 0 * that of input 1 "
            "(0 with a per-channel filter)"
        )

    def check(self, node: Node) -> FeatureLevel:
        bias, weights = node.tensor(self.bias), node.tensor(1)
        if bias.type != OperandType.TENSOR_INT32:
            return _ALWAYS
        product = 0.0
        if weights.type != PER_CHANNEL:
            product = float32(node.tensor(0).scale * weights.scale)
        tolerance = _BIAS_TOLERANCE * min(product, bias.scale)
        if bias.zero_point != 0 or abs(product - bias.scale) > tolerance:
            raise node.invalid(f"{self.text}; here {bias.scale:g} instead of {product:g}")
        return _ALWAYS


@dataclass(frozen=True, slots=True)
class ChannelDimension:
    """A filter quantized per channel is so along ``dimension``."""

    dimension: int
    input: int = 1

    @property
    def text(self) -> str:
        return f"input {self.input} is quantized per channel along dimension {self.dimension} only"

    def check(self, node: Node) -> FeatureLevel:
        info = node.tensor(self.input)
        quant = info.channel_quant
        if info.type == PER_CHANNEL and (quant is None or quant.channel_dim != self.dimension):
            raise node.invalid(self.text)
        return _ALWAYS


@dataclass(frozen=True, slots=True)
class ZeroPointZeroBefore:
    """Input 0, where quantized unsigned, has zero point 0 before ``level``."""

    level: FeatureLevel

    @property
    def text(self) -> str:
        return f"zero point of an unsigned input 0 is 0 before {self.level}"

    def check(self, node: Node) -> FeatureLevel:
        info = node.tensor(0)
        return self.level if info.type == U8 and info.zero_point != 0 else _ALWAYS


@dataclass(frozen=True, slots=True)
class RankBefore:
    """Input 0 has one of ``ranks`` before ``level``; an unknown rank needs ``level`` too."""

    level: FeatureLevel
    ranks: tuple[int, ...]

    @property
    def text(self) -> str:
        return f"input 0 has rank {' or '.join(map(str, self.ranks))} before {self.level}"

    def check(self, node: Node) -> FeatureLevel:
        return _ALWAYS if node.tensor(0).rank in self.ranks else self.level
