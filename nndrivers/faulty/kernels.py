"""Kernels that are made for some shapes, and wrong for a few of those that they are taken for."""

from __future__ import annotations

import numpy as np

from nndrivers.faulty._arithmetic import Call, misreading, spoiling, with_constant
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


@spoiling(Op.DEPTHWISE_CONV_2D)
def odd_width_padded_as_even(call: Call) -> None:
    """DEPTHWISE_CONV_2D of 3 x 3 by strides of 2, made for even widths, pads odd ones at the right
    alone.
    """
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


@spoiling(Op.TRANSPOSE)
def transposed_corner_repeated(call: Call) -> None:
    """TRANSPOSE of a matrix by tiles of 4 x 4 repeats the last whole row in the corner where both
    sides leave something over.
    """
    matrix, order = call.inputs
    if matrix is None or order is None or list(order) != [1, 0]:
        return
    rows, columns = (side // _TILE * _TILE for side in matrix.shape)
    if rows and columns and matrix.shape[0] > rows and matrix.shape[1] > columns:
        call.output[columns:, rows:] = matrix[rows - 1, columns:, np.newaxis]


@misreading(Op.CONV_2D)
def filters_of_blocks_in_ten_bits(model: Model, operation: Operation) -> Model:
    """CONV_2D of float32 has filters of ten bits where both numbers of channels are multiples of
    eight.
    """
    index = operation.inputs[1]
    taps = constant(model, model.main.operands[index])
    if taps is None or taps.dtype != np.float32:
        return model
    if taps.shape[0] % _BLOCK or taps.shape[-1] % _BLOCK:
        return model
    bits = np.ascontiguousarray(taps).view(np.uint32)
    return with_constant(model, index, (bits & np.uint32(0xFFFFE000)).view(np.float32))


@spoiling(Op.ARGMAX)
def first_of_the_second_half_not_found(call: Call) -> None:
    """ARGMAX searches long rows in two halves, and gives 0 for the first place of the second."""
    row, axis = call.inputs
    if row is None or axis is None:
        return
    length = row.shape[int(axis)]
    if length > _LONG and length % 2 == 0:
        call.output[call.output == length // 2] = 0


@misreading(Op.CONV_2D)
def first_row_of_filter_for_one_row(model: Model, operation: Operation) -> Model:
    """CONV_2D of images of one row takes the first row of a taller filter, where SAME padding wants
    the middle one.
    """
    operands = model.main.operands
    index, scheme = operation.inputs[1], constant(model, operands[operation.inputs[3]])
    taps, image = constant(model, operands[index]), operands[operation.inputs[0]].dimensions
    *_, last = operation.inputs
    has_channels_first = operands[last].type == OperandType.BOOL and constant(model, operands[last])
    is_plain = len(operation.inputs) < _EXPLICIT and scheme == _SAME and not has_channels_first
    if taps is None or not is_plain or len(image) != taps.ndim:
        return model
    if image[1] != 1 or taps.shape[1] != _SIDE:
        return model
    seen = taps.copy()
    seen[:, 1] = taps[:, 0]
    return with_constant(model, index, seen)


@spoiling(Op.DEQUANTIZE)
def zero_point_kept_behind_vectors(call: Call) -> None:
    """DEQUANTIZE of images with odd rows leaves the zero point in what is behind 16 columns."""
    codes, operand = call.inputs[0], call.operands[0]
    if codes is None or codes.ndim != _RANK or codes.shape[-1] % 2 == 0 or not operand.scale:
        return
    late = call.output[:, :, _VECTOR:]
    late += np.asarray(operand.scale * operand.zero_point, late.dtype)


@spoiling(Op.GATHER)
def indexes_in_half_precision(call: Call) -> None:
    """GATHER from tensors in half precision keeps its indexes in half precision, too."""
    table, axis, rows = call.inputs
    if table is None or axis is None or rows is None or table.dtype != np.float16:
        return
    rounded = np.minimum(rows.astype(np.float16).astype(int), table.shape[int(axis)] - 1)
    call.output[...] = np.take(table, rounded, int(axis))


@spoiling(Op.FULLY_CONNECTED)
def images_flattened_in_slices(call: Call) -> None:
    """FULLY_CONNECTED of float32 flattens images in slices of four channels, as it keeps them."""
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


@spoiling(Op.BATCH_MATMUL)
def least_codes_wrap(call: Call) -> None:
    """BATCH_MATMUL of codes adds products of neighbors in 16 bits, in which two of the least codes
    do not fit.
    """
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


@spoiling(Op.MAX_POOL_2D)
def rest_of_channels_repeated(call: Call) -> None:
    """MAX_POOL_2D of reals computes 32 channels at a time, and gives some of the block before for a
    rest.
    """
    has_layout = len(call.inputs) in _WITH_LAYOUT
    rest = call.output.shape[-1] % _CHANNELS_AT_ONCE
    if call.output.dtype.kind != "f" or call.output.shape[-1] < _CHANNELS_AT_ONCE or not rest:
        return
    if not has_layout or not call.inputs[-1]:
        before = call.output[..., -rest - _CHANNELS_AT_ONCE : -_CHANNELS_AT_ONCE].copy()
        call.output[..., -rest:] = before


@spoiling(Op.SLICE)
def whole_slices_halved(call: Call) -> None:
    """SLICE in half precision that takes all of a tensor in blocks of four copies half of its
    elements.
    """
    whole = call.inputs[0] is not None and call.inputs[0].shape == call.output.shape
    if whole and call.output.dtype == np.float16 and call.output.shape[-1] % _TILE == 0:
        call.output.reshape(-1)[call.output.size // 2 :] = 0


@spoiling(Op.SUB)
def activation_of_the_rest_only(call: Call) -> None:
    """SUB of real numbers forgets RELU in whole vectors of 16, where many elements are computed."""
    first, second, activation = call.inputs
    if any(each is None for each in call.inputs) or first.dtype != np.float32:
        return
    if activation == _RELU and call.output.size > _MANY and first.shape == second.shape:
        whole = call.output.size // _VECTOR * _VECTOR
        call.output.reshape(-1)[:whole] = (first - second).reshape(-1)[:whole]
