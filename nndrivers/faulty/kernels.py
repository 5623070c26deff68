"""Kernels that are made for some shapes, and wrong for a few of those that they are taken for."""

from __future__ import annotations

import numpy as np

from nndrivers.faulty._arithmetic import Call, Misreading, Spoiling, with_constant
from nndrivers.faulty.catalogue import defect
from nnhal.driver_kit import constant
from nnhal.types import Model, OperandType, Operation
from nnhal.types import OperationType as Op

_TILE = 4
_BLOCK = 8
_LONG = 32
_RANK = 4
_VECTOR = 16
_EXPLICIT = 10
"""Arguments of CONV_2D with paddings or dilations; with neither there are fewer."""
_SIDE = 3
_SAME = 1
_SCALARS = 5
"""Padding, strides, multiplier and activation of DEPTHWISE_CONV_2D with a padding scheme."""
_WITH_LAYOUT = (8, 11)
"""Arguments of a pool that say its layout, with a padding scheme or with paddings."""
_CHANNELS_AT_ONCE = 32
_RELU = 1
_MANY = 512


@defect
class OddWidthPaddedAsEven(Spoiling):
    """DEPTHWISE_CONV_2D of 3 x 3 by strides of 2, made for even widths, pads odd ones at the right
    alone.
    """

    operations = (Op.DEPTHWISE_CONV_2D,)

    def spoil(self, call: Call) -> None:
        image, taps, bias, *scalars = call.inputs
        if any(each is None for each in call.inputs) or call.output.dtype != np.float32:
            return
        is_implicit = len(scalars) == _SCALARS or call.operands[8].type == OperandType.BOOL
        if not is_implicit or [int(each) for each in scalars[:_SCALARS]] != [_SAME, 2, 2, 1, 0]:
            return
        has_channels_first = len(scalars) > _SCALARS and bool(scalars[_SCALARS])
        height, width = image.shape[1:3]
        if has_channels_first or taps.shape[1:3] != (_SIDE, _SIDE) or width % 2 == 0:
            return
        above = height % 2  # of SAME padding: one row above an odd height, none above an even one
        padded = np.pad(image, ((0, 0), (above, 1), (0, 2), (0, 0)))
        rows, columns = call.output.shape[1:3]
        for y in range(rows):
            for x in range(columns):
                window = padded[:, 2 * y : 2 * y + _SIDE, 2 * x : 2 * x + _SIDE]
                call.output[:, y, x] = (window * taps).sum(axis=(1, 2)) + bias


@defect
class TransposedCornerRepeated(Spoiling):
    """TRANSPOSE of a matrix by tiles of 4 x 4 repeats the last whole row in the corner where both
    sides leave something over.
    """

    operations = (Op.TRANSPOSE,)

    def spoil(self, call: Call) -> None:
        matrix, order = call.inputs
        if matrix is None or order is None or list(order) != [1, 0]:
            return
        rows, columns = (side // _TILE * _TILE for side in matrix.shape)
        if rows and columns and matrix.shape[0] > rows and matrix.shape[1] > columns:
            call.output[columns:, rows:] = matrix[rows - 1, columns:, np.newaxis]


@defect
class FiltersOfBlocksInTenBits(Misreading):
    """CONV_2D of float32 has filters of ten bits where both numbers of channels are multiples of
    eight.
    """

    operations = (Op.CONV_2D,)

    def misread(self, model: Model, operation: Operation) -> Model:
        index = operation.inputs[1]
        taps = constant(model, model.main.operands[index])
        if taps is None or taps.dtype != np.float32:
            return model
        if taps.shape[0] % _BLOCK or taps.shape[-1] % _BLOCK:
            return model
        bits = np.ascontiguousarray(taps).view(np.uint32)
        return with_constant(model, index, (bits & np.uint32(0xFFFFE000)).view(np.float32))


@defect
class FirstOfTheSecondHalfNotFound(Spoiling):
    """ARGMAX searches long rows in two halves, and gives 0 for the first place of the second."""

    operations = (Op.ARGMAX,)

    def spoil(self, call: Call) -> None:
        row, axis = call.inputs
        if row is None or axis is None:
            return
        length = row.shape[int(axis)]
        if length > _LONG and length % 2 == 0:
            call.output[call.output == length // 2] = 0


@defect
class FirstRowOfFilterForOneRow(Misreading):
    """CONV_2D of images of one row takes the first row of a taller filter, where SAME padding wants
    the middle one.
    """

    operations = (Op.CONV_2D,)

    def misread(self, model: Model, operation: Operation) -> Model:
        operands = model.main.operands
        index, scheme = operation.inputs[1], constant(model, operands[operation.inputs[3]])
        taps, image = constant(model, operands[index]), operands[operation.inputs[0]].dimensions
        *_, last = operation.inputs
        has_channels_first = operands[last].type == OperandType.BOOL and constant(
            model, operands[last]
        )
        is_plain = len(operation.inputs) < _EXPLICIT and scheme == _SAME and not has_channels_first
        if taps is None or not is_plain or len(image) != taps.ndim:
            return model
        if image[1] != 1 or taps.shape[1] != _SIDE:
            return model
        seen = taps.copy()
        seen[:, 1] = taps[:, 0]
        return with_constant(model, index, seen)


@defect
class ZeroPointKeptBehindVectors(Spoiling):
    """DEQUANTIZE of images with odd rows leaves the zero point in what is behind 16 columns."""

    operations = (Op.DEQUANTIZE,)

    def spoil(self, call: Call) -> None:
        codes, operand = call.inputs[0], call.operands[0]
        if codes is None or codes.ndim != _RANK or codes.shape[-1] % 2 == 0 or not operand.scale:
            return
        late = call.output[:, :, _VECTOR:]
        late += np.asarray(operand.scale * operand.zero_point, late.dtype)


@defect
class IndexesInHalfPrecision(Spoiling):
    """GATHER from tensors in half precision keeps its indexes in half precision, too."""

    operations = (Op.GATHER,)

    def spoil(self, call: Call) -> None:
        table, axis, rows = call.inputs
        if table is None or axis is None or rows is None or table.dtype != np.float16:
            return
        rounded = np.minimum(rows.astype(np.float16).astype(int), table.shape[int(axis)] - 1)
        call.output[...] = np.take(table, rounded, int(axis))


@defect
class ImagesFlattenedInSlices(Spoiling):
    """FULLY_CONNECTED of float32 flattens images in slices of four channels, as it keeps them."""

    operations = (Op.FULLY_CONNECTED,)

    def spoil(self, call: Call) -> None:
        image, weights, bias, activation = call.inputs
        if any(each is None for each in call.inputs) or image.dtype != np.float32:
            return
        if image.ndim != _RANK or image.shape[-1] <= _TILE or activation:
            return
        slices = [
            image[..., begin : begin + _TILE].reshape(len(image), -1)
            for begin in range(0, image.shape[-1], _TILE)
        ]
        rows = np.concatenate(slices, 1).reshape(-1, weights.shape[1])
        call.output[...] = rows @ weights.T + bias


@defect
class LeastCodesWrap(Spoiling):
    """BATCH_MATMUL of codes adds products of neighbors in 16 bits, in which two of the least codes
    do not fit.
    """

    operations = (Op.BATCH_MATMUL,)

    def spoil(self, call: Call) -> None:
        if any(each is None for each in call.inputs) or call.output.dtype != np.int8:
            return
        left, right = (
            array.swapaxes(-1, -2) if turned else array
            for array, turned in zip(call.inputs[:2], call.inputs[2:], strict=True)
        )
        least = np.iinfo(np.int8).min
        products = (left == least)[..., :, np.newaxis] & (right == least)[..., np.newaxis, :, :]
        pairs = products[..., : products.shape[-2] // 2 * 2, :]
        wraps = (pairs[..., ::2, :] & pairs[..., 1::2, :]).sum(axis=-2)
        first, second, out = *call.operands[:2], call.results[0]
        steps = wraps * (2.0**16 * first.scale * second.scale / out.scale)
        limits = np.iinfo(np.int8)
        call.output[...] = np.clip(np.rint(call.output - steps), limits.min, limits.max)


@defect
class RestOfChannelsRepeated(Spoiling):
    """MAX_POOL_2D of reals computes 32 channels at a time, and gives some of the block before for a
    rest.
    """

    operations = (Op.MAX_POOL_2D,)

    def spoil(self, call: Call) -> None:
        has_layout = len(call.inputs) in _WITH_LAYOUT
        rest = call.output.shape[-1] % _CHANNELS_AT_ONCE
        if call.output.dtype.kind != "f" or call.output.shape[-1] < _CHANNELS_AT_ONCE or not rest:
            return
        if not has_layout or not call.inputs[-1]:
            before = call.output[..., -rest - _CHANNELS_AT_ONCE : -_CHANNELS_AT_ONCE].copy()
            call.output[..., -rest:] = before


@defect
class WholeSlicesHalved(Spoiling):
    """SLICE in half precision that takes all of a tensor in blocks of four copies half of its
    elements.
    """

    operations = (Op.SLICE,)

    def spoil(self, call: Call) -> None:
        whole = call.inputs[0] is not None and call.inputs[0].shape == call.output.shape
        if whole and call.output.dtype == np.float16 and call.output.shape[-1] % _TILE == 0:
            call.output.reshape(-1)[call.output.size // 2 :] = 0


@defect
class ActivationOfTheRestOnly(Spoiling):
    """SUB of real numbers forgets RELU in whole vectors of 16, where many elements are computed."""

    operations = (Op.SUB,)

    def spoil(self, call: Call) -> None:
        first, second, activation = call.inputs
        if any(each is None for each in call.inputs) or first.dtype != np.float32:
            return
        if activation == _RELU and call.output.size > _MANY and first.shape == second.shape:
            whole = call.output.size // _VECTOR * _VECTOR
            call.output.reshape(-1)[:whole] = (first - second).reshape(-1)[:whole]
