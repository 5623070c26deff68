"""Drivers with a mistake that a hypothesis must name: each computes it in its own way."""

from __future__ import annotations

from typing import Any

import numpy as np

from nndrivers.faulty._arithmetic import (
    Array,
    Call,
    Misreading,
    Spoiling,
    dequantized,
    quantized,
    with_constant,
)
from nnhal.driver_kit import constant
from nnhal.types import Model, Operation
from nnhal.types import OperationType as Op

_EXPLICIT_POOL = 10
"""Arguments of a pooling with paddings; with a scheme there are fewer."""


def _pool(call: Call) -> tuple[Array, list[int], tuple[int, int], tuple[int, int], int]:
    """Image, padding, strides and window (height first) of a pooling with channels last."""
    scalars = [int(value) for value in call.inputs[1:]]
    if len(scalars) >= _EXPLICIT_POOL - 1:
        left, right, top, bottom, *rest = scalars
        padding = [top, bottom, left, right]
    else:
        scheme, *rest = scalars
        padding = []
    width, height, across, down, activation = rest[:5]
    image = call.inputs[0]
    if not padding:
        for size, stride, window in (
            (image.shape[1], height, down),
            (image.shape[2], width, across),
        ):
            out = -(-size // stride)
            total = max(0, (out - 1) * stride + window - size) if scheme == 1 else 0
            padding += [total // 2, total - total // 2]
    return image, padding, (height, width), (down, across), activation


class _Pooling(Spoiling):
    """Computes a pooling of floats with channels last, window by window."""

    def value(self, window: Array, area: int) -> Array:
        raise NotImplementedError

    def spoil(self, call: Call) -> None:
        is_first = len(call.inputs) in (8, 11) and bool(call.inputs[-1])
        if is_first or call.output.dtype != np.float32:
            return
        image, (top, bottom, left, right), (height, width), (down, across), activation = _pool(call)
        if activation:
            return
        around = ((0, 0), (top, bottom), (left, right), (0, 0))
        padded = np.pad(image, around)
        for y in range(call.output.shape[1]):
            for x in range(call.output.shape[2]):
                rows = slice(y * height, y * height + down)
                columns = slice(x * width, x * width + across)
                call.output[:, y, x] = self.value(padded[:, rows, columns], down * across)


class PaddingCounted(_Pooling):
    operations = (Op.AVERAGE_POOL_2D,)

    def value(self, window: Array, area: int) -> Array:
        return window.sum(axis=(1, 2)) / area


class PaddingInMaximum(_Pooling):
    operations = (Op.MAX_POOL_2D,)

    def value(self, window: Array, area: int) -> Array:
        return window.max(axis=(1, 2))


class StridesExchanged(Spoiling):
    """MAX_POOL_2D of floats whose results, in the order of other strides, fill the output."""

    operations = (Op.MAX_POOL_2D,)

    def spoil(self, call: Call) -> None:
        is_first = len(call.inputs) in (8, 11) and bool(call.inputs[-1])
        if is_first or call.output.dtype != np.float32:
            return
        image, padding, (height, width), (down, across), activation = _pool(call)
        rows, columns = image.shape[1] - down, image.shape[2] - across
        if any(padding) or activation or height == width or rows < 0 or columns < 0:
            return
        result = [
            [
                image[:, y : y + down, x : x + across].max(axis=(1, 2))
                for x in range(0, columns + 1, height)
            ]
            for y in range(0, rows + 1, width)
        ]
        flat = np.array(result).transpose(2, 0, 1, 3)
        if flat.size == call.output.size:
            call.output[...] = flat.reshape(call.output.shape)


class PaddingOfCode0(Spoiling):
    """CONV_2D of unsigned codes pads with code 0."""

    operations = (Op.CONV_2D,)

    def spoil(self, call: Call) -> None:
        image, filters, bias, *scalars = call.inputs
        operand = call.operands[0]
        is_plain = len(scalars) == 4 and call.output.dtype == np.uint8 and filters is not None
        if not is_plain or int(scalars[0]) != 1 or int(scalars[3]) or image is None or bias is None:
            return
        strides = int(scalars[2]), int(scalars[1])
        if filters.dtype != np.uint8 or strides != (1, 1):
            return
        weights = dequantized(filters, call.operands[1])
        before = [(size - 1) // 2 for size in weights.shape[1:3]]
        after = [size - 1 - first for size, first in zip(weights.shape[1:3], before, strict=True)]
        around = ((0, 0), (before[0], after[0]), (before[1], after[1]), (0, 0))
        real = dequantized(np.pad(image, around), operand)
        result = np.empty(call.output.shape)
        for y in range(result.shape[1]):
            for x in range(result.shape[2]):
                part = real[:, None, y : y + weights.shape[1], x : x + weights.shape[2]]
                result[:, y, x] = (part * weights).sum(axis=(2, 3, 4))
        result += bias * operand.scale * call.operands[1].scale
        call.output[...] = quantized(result, call.results[0], np.rint)


class WindowExchanged(Misreading):
    operations = (Op.AVERAGE_POOL_2D, Op.MAX_POOL_2D, Op.L2_POOL_2D)

    def misread(self, model: Model, operation: Operation) -> Model:
        at = 7 if len(operation.inputs) >= _EXPLICIT_POOL else 4
        return _swapped(model, operation.inputs[at], operation.inputs[at + 1])


class DilationExchanged(Misreading):
    operations = (Op.CONV_2D,)

    def misread(self, model: Model, operation: Operation) -> Model:
        if len(operation.inputs) not in (10, 13):
            return model
        return _swapped(model, *operation.inputs[-2:])


def _swapped(model: Model, one: int, other: int) -> Model:
    first, second = (constant(model, model.main.operands[index]) for index in (one, other))
    if first is None or second is None:
        return model
    first, second = first.copy(), second.copy()
    return with_constant(with_constant(model, one, second), other, first)


class _OtherFilter(Misreading):
    operations = (Op.CONV_2D, Op.DEPTHWISE_CONV_2D)

    def changed(self, filters: Array) -> Array:
        raise NotImplementedError

    def misread(self, model: Model, operation: Operation) -> Model:
        filters = constant(model, model.main.operands[operation.inputs[1]])
        if filters is None or self.changed(filters).shape != filters.shape:
            return model
        return with_constant(model, operation.inputs[1], self.changed(filters))


class FilterFlipped(_OtherFilter):
    def changed(self, filters: Array) -> Array:
        return np.rot90(filters, 2, (1, 2))


class FilterTransposed(_OtherFilter):
    def changed(self, filters: Array) -> Array:
        return np.moveaxis(filters, 2, 1)


class ChannelsInTurns(Spoiling):
    """DEPTHWISE_CONV_2D of floats without padding takes input channel i % channels."""

    operations = (Op.DEPTHWISE_CONV_2D,)

    def spoil(self, call: Call) -> None:
        image, filters, bias, *scalars = call.inputs
        is_plain = len(scalars) == 5 and call.output.dtype == np.float32
        if not is_plain or int(scalars[0]) != 2 or int(scalars[4]) or bias is None:
            return
        width, height = int(scalars[1]), int(scalars[2])
        _, down, across, count = filters.shape
        for i in range(count):
            channel = image[..., i % image.shape[3]]
            for y in range(call.output.shape[1]):
                for x in range(call.output.shape[2]):
                    part = channel[
                        :, y * height : y * height + down, x * width : x * width + across
                    ]
                    total = (part * filters[0, :, :, i]).sum(axis=(1, 2))
                    call.output[:, y, x, i] = total + bias[i]


class PixelsFloored(Spoiling):
    operations = (Op.RESIZE_NEAREST_NEIGHBOR,)

    def spoil(self, call: Call) -> None:
        flags = [bool(flag) for flag in call.inputs[3:]]
        if flags != [False, True, False] and flags != [False, True]:
            return
        image, output = call.inputs[0], call.output
        for y in range(output.shape[1]):
            for x in range(output.shape[2]):
                row = y * (image.shape[1] - 1) // max(output.shape[1] - 1, 1)
                column = x * (image.shape[2] - 1) // max(output.shape[2] - 1, 1)
                output[:, y, x] = image[:, row, column]


class BetaIgnored(Spoiling):
    operations = (Op.SOFTMAX,)

    def spoil(self, call: Call) -> None:
        if call.output.dtype != np.float32 or len(call.inputs) != 2:
            return
        power = np.exp(call.inputs[0] - call.inputs[0].max(axis=-1, keepdims=True))
        call.output[...] = power / power.sum(axis=-1, keepdims=True)


class OrderInverted(Spoiling):
    operations = (Op.TRANSPOSE,)

    def spoil(self, call: Call) -> None:
        if call.inputs[1] is None or call.inputs[0] is None:
            return
        order = np.empty(call.inputs[0].ndim, int)
        order[call.inputs[1]] = np.arange(call.inputs[0].ndim)
        result = call.inputs[0].transpose(order)
        if result.shape == call.output.shape:
            call.output[...] = result


_TWO: dict[Op, Any] = {Op.ADD: np.add, Op.SUB: np.subtract, Op.MUL: np.multiply}


class _Codes(Spoiling):
    """ADD, SUB and MUL of codes, which :meth:`real` reads in another way."""

    operations = tuple(_TWO)

    def real(self, call: Call, index: int) -> Array:
        return dequantized(call.inputs[index], call.operands[index])

    def codes(self, call: Call, real: Array) -> Array:
        return quantized(real, call.results[0], np.rint)

    def spoil(self, call: Call) -> None:
        is_plain = call.results[0].scale and call.output.dtype.itemsize == 1
        if is_plain and not any(each is None for each in call.inputs) and not call.inputs[2]:
            real = _TWO[Op(call.type)](self.real(call, 0), self.real(call, 1))
            call.output[...] = self.codes(call, real)


class InputZeroPointIgnored(_Codes):
    def real(self, call: Call, index: int) -> Array:
        if index:
            return super().real(call, index)
        return call.inputs[0].astype(np.float64) * call.operands[0].scale


class OutputZeroPointIgnored(_Codes):
    def codes(self, call: Call, real: Array) -> Array:
        low, high = (0, 255) if call.output.dtype == np.uint8 else (-128, 127)
        return np.clip(np.rint(real / call.results[0].scale), low, high)


class ScaleOfFirstInput(_Codes):
    def real(self, call: Call, index: int) -> Array:
        codes = call.inputs[index].astype(np.float64) - call.operands[index].zero_point
        return codes * call.operands[0].scale


class Rounded(Spoiling):
    operations = (Op.FLOOR,)

    def spoil(self, call: Call) -> None:
        call.output[...] = np.round(call.inputs[0].astype(np.float64))


class LastLost(Spoiling):
    operations = (Op.CONV_2D,)

    def spoil(self, call: Call) -> None:
        if call.output.shape[1] > 1:
            call.output[:, -1] = 0


class LastRepeated(Spoiling):
    operations = (Op.CONV_2D,)

    def spoil(self, call: Call) -> None:
        if call.output.shape[2] > 1:
            call.output[:, :, -1] = call.output[:, :, -2]


class _FlagIgnored(Misreading):
    operations = (Op.RESIZE_BILINEAR,)
    flag: int

    def misread(self, model: Model, operation: Operation) -> Model:
        if len(operation.inputs) <= self.flag:
            return model
        return with_constant(model, operation.inputs[self.flag], False)


class CornersNotAligned(_FlagIgnored):
    flag = 4


class CentersNotHalved(_FlagIgnored):
    flag = 5
