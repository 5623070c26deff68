"""Wrong numbers: rounding, saturation, special cases, elements left out."""

from __future__ import annotations

from typing import Any

import numpy as np

from nndrivers.faulty._arithmetic import (
    Array,
    Call,
    Spoiling,
    dequantized,
    is_quantized,
    quantized,
    spoiling,
)
from nndrivers.faulty.catalogue import defect
from nnhal.types import HalVersion
from nnhal.types import OperandType as T
from nnhal.types import OperationType as Op

_TWO_INPUTS: dict[Op, Any] = {Op.ADD: np.add, Op.SUB: np.subtract, Op.MUL: np.multiply}


def _real_result(call: Call) -> Array | None:
    """What ADD, SUB or MUL of a quantized type gives in real numbers, without activation."""
    one, other = call.inputs[:2]
    if one is None or other is None or not is_quantized(call.results[0]) or call.inputs[2]:
        return None
    real = (dequantized(a, o) for a, o in zip((one, other), call.operands[:2], strict=True))
    result: Array = _TWO_INPUTS[Op(call.type)](*real)
    return result


@spoiling(*tuple(_TWO_INPUTS))
def requantization_truncates(call: Call) -> None:
    """Quantized ADD, SUB and MUL cut off instead of rounding, and correct that by -1 where 1 is
    meant. (One step alone is within the HAL's tolerance.)
    """
    real = _real_result(call)
    if real is not None:
        call.output[...] = quantized(real, call.results[0], np.floor) - 1


@spoiling(*tuple(_TWO_INPUTS))
def saturation_wraps(call: Call) -> None:
    """Quantized ADD, SUB and MUL wrap around where a result is outside the range."""
    real = _real_result(call)
    if real is None:
        return
    operand = call.results[0]
    steps = np.rint(real / operand.scale) + operand.zero_point
    inside = np.clip(steps, -128, 127) if operand.type == T.TENSOR_QUANT8_ASYMM_SIGNED else None
    inside = np.clip(steps, 0, 255) if inside is None else inside
    wrapped = steps.astype(np.int64).astype(call.output.dtype)
    call.output[...] = np.where(inside == steps, call.output, wrapped)


@spoiling(Op.DEQUANTIZE)
def dequantize_zero_point_off_by_one(call: Call) -> None:
    """DEQUANTIZE takes off a zero point that is one too high."""
    if call.operands[0].type in (T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED):
        call.output[...] -= call.operands[0].scale


@spoiling(Op.DEQUANTIZE, since=HalVersion.V1_2)
def dequantize_of_per_channel_uses_first_scale(call: Call) -> None:
    """DEQUANTIZE of per-channel data takes the scale of channel 0 for all."""
    extra = call.operands[0].extra_params
    if call.operands[0].type == T.TENSOR_QUANT8_SYMM_PER_CHANNEL and call.inputs[0] is not None:
        scales: Any = extra
        call.output[...] = call.inputs[0].astype(np.float64) * scales.scales[0]


@spoiling()
def last_element_dropped(call: Call) -> None:
    """The last element of every output with more than one is left as zero."""
    for output in call.outputs:
        if output is not None and output.size > 1:
            output.reshape(-1)[-1] = 0


@spoiling(Op.CONV_2D, Op.DEPTHWISE_CONV_2D, Op.AVERAGE_POOL_2D, Op.MAX_POOL_2D, Op.FULLY_CONNECTED)
def only_first_batch_computed(call: Call) -> None:
    """Convolutions and poolings repeat the first batch's result for the others."""
    call.output[...] = call.output[:1]


@spoiling()
def relaxed_where_not_allowed(call: Call) -> None:
    """Float32 is computed in float16 although the model does not allow it."""
    if not call.relaxed:
        for output in call.outputs:
            if output is not None and output.dtype == np.float32:
                output[...] = output.astype(np.float16)


@spoiling(*tuple(_TWO_INPUTS))
def broadcast_takes_first_element(call: Call) -> None:
    """Elementwise operations take the first element of an input of lower rank for all."""
    one, other = call.inputs[:2]
    if one is None or other is None or other.ndim in (0, one.ndim) or call.inputs[2]:
        return
    if call.output.dtype.kind == "f":
        call.output[...] = _TWO_INPUTS[Op(call.type)](one, other.reshape(-1)[0])


@spoiling(Op.EQUAL, Op.LESS, Op.GREATER)
def comparison_without_scales(call: Call) -> None:
    """EQUAL, LESS and GREATER compare the stored numbers, whatever their scales."""
    one, other = call.inputs[:2]
    if one is None or other is None or not is_quantized(call.operands[0]):
        return
    compare: Any = {Op.EQUAL: np.equal, Op.LESS: np.less, Op.GREATER: np.greater}
    call.output[...] = compare[Op(call.type)](one, other)


@spoiling(Op.FLOOR)
def floor_truncates(call: Call) -> None:
    """FLOOR cuts towards zero, so that negative numbers come out too high."""
    if call.inputs[0] is not None:
        call.output[...] = np.trunc(call.inputs[0])


@spoiling(Op.DIV, since=HalVersion.V1_3)
def division_ignores_sign(call: Call) -> None:
    """DIV of integers ignores the sign of the divisor."""
    one, other = call.inputs[:2]
    if one is not None and other is not None and call.output.dtype.kind == "i":
        call.output[...] = one // np.abs(other)


@spoiling(Op.LOGISTIC)
def logistic_approximated(call: Call) -> None:
    """LOGISTIC of floats is a piecewise linear approximation."""
    if call.inputs[0] is not None and call.output.dtype.kind == "f":
        call.output[...] = np.clip(0.5 + 0.25 * call.inputs[0].astype(np.float64), 0, 1)


@spoiling(Op.TANH)
def tanh_swapped_sign(call: Call) -> None:
    """TANH of negative numbers has the wrong sign."""
    if call.output.dtype.kind == "f":
        call.output[...] = np.abs(call.output)


@spoiling(Op.RELU1)
def relu1_like_relu6(call: Call) -> None:
    """RELU1 clamps negative numbers to 0 instead of -1."""
    floor = call.results[0].zero_point if is_quantized(call.results[0]) else 0
    np.maximum(call.output, floor, out=call.output)


@spoiling(Op.HARD_SWISH)
def hard_swish_without_upper_clamp(call: Call) -> None:
    """HARD_SWISH of floats does not limit x + 3 to 6."""
    x = call.inputs[0]
    if x is not None and call.output.dtype.kind == "f":
        call.output[...] = x * np.maximum(x.astype(np.float64) + 3, 0) / 6


@spoiling(Op.PRELU)
def prelu_uses_first_slope(call: Call) -> None:
    """PRELU takes the first slope for all channels."""
    x, slopes = call.inputs[:2]
    if x is not None and slopes is not None and call.output.dtype.kind == "f":
        call.output[...] = np.where(x >= 0, x, x * slopes.reshape(-1)[0])


@spoiling(Op.ARGMAX, Op.ARGMIN)
def argmax_compares_magnitudes(call: Call) -> None:
    """ARGMAX and ARGMIN look for the greatest and least magnitude."""
    x, axis = call.inputs[0], int(call.inputs[1])
    if x is not None:
        best = np.argmax if call.type == Op.ARGMAX else np.argmin
        call.output[...] = best(np.abs(x), axis=axis)


@spoiling(Op.MEAN)
def mean_over_one_element_less(call: Call) -> None:
    """MEAN of floats divides by one less than there are elements."""
    if call.inputs[0] is not None and call.output.dtype.kind == "f":
        count = call.inputs[0].size // max(call.output.size, 1)
        if count > 1:
            call.output[...] *= count / (count - 1)


@spoiling(Op.REDUCE_MAX)
def reduce_max_starts_at_zero(call: Call) -> None:
    """REDUCE_MAX never gives less than 0."""
    floor = call.results[0].zero_point if is_quantized(call.results[0]) else 0
    np.maximum(call.output, floor, out=call.output)


@spoiling(Op.TOPK_V2)
def top_k_leaves_ties_in_reverse(call: Call) -> None:
    """TOPK_V2 gives the earlier of equal elements first; the HAL wants the later one."""
    x, (values, indices) = call.inputs[0], call.outputs
    if x is None or values is None or indices is None:
        return
    order = np.argsort(-x.astype(np.float64), axis=-1, kind="stable")
    indices[...] = order[..., : indices.shape[-1]]


@spoiling(Op.CAST)
def cast_loses_negatives(call: Call) -> None:
    """CAST from floats to INT32 goes by way of an unsigned type, so that less than 0 becomes 0."""
    x = call.inputs[0]
    if x is not None and x.dtype.kind == "f" and call.output.dtype == np.int32:
        np.maximum(call.output, 0, out=call.output)


@spoiling(Op.INSTANCE_NORMALIZATION)
def instance_normalization_with_sample_variance(call: Call) -> None:
    """INSTANCE_NORMALIZATION scales as if the variance were divided by n - 1."""
    beta = float(call.inputs[2])
    count = call.output[0].size // 2
    if count > 1 and call.output.dtype == np.float32:
        call.output[...] = (call.output - beta) * np.sqrt((count - 1) / count) + beta


@spoiling(Op.MAXIMUM)
def maximum_prefers_first(call: Call) -> None:
    """MAXIMUM gives the first input where both have the same sign."""
    one, other = call.inputs[:2]
    if one is None or other is None or call.output.dtype.kind != "f":
        return
    wide = np.broadcast_arrays(one, other)
    call.output[...] = np.where(np.sign(wide[0]) == np.sign(wide[1]), wide[0], call.output)


@spoiling(Op.SELECT)
def select_inverted(call: Call) -> None:
    """SELECT takes the second choice where the condition is true."""
    choose, one, other = call.inputs
    if choose is not None and one is not None and other is not None and one.dtype.kind == "f":
        call.output[...] = np.where(choose, other, one)


@spoiling(Op.EMBEDDING_LOOKUP)
def embedding_lookup_takes_next_row(call: Call) -> None:
    """EMBEDDING_LOOKUP gives the row after the one that is asked for."""
    lookups, values = call.inputs[:2]
    if lookups is not None and values is not None:
        call.output[...] = values[(lookups + 1) % len(values)]


@spoiling(Op.HASHTABLE_LOOKUP)
def hashtable_hits_everything(call: Call) -> None:
    """HASHTABLE_LOOKUP says, with all bits set, that every key was found."""
    if call.outputs[1] is not None:
        call.outputs[1][...] = 255


@spoiling(Op.RNN, Op.SVDF, Op.LSTM)
def state_not_updated(call: Call) -> None:
    """LSTM, RNN and SVDF give back the state that they were given."""
    state_in, state_out = {
        Op.RNN: (4, 0),
        Op.SVDF: (4, 0),
        Op.LSTM: (18, 1),
    }[Op(call.type)]
    given, output = call.inputs[state_in], call.outputs[state_out]
    if given is not None and output is not None:
        output[...] = given


@spoiling(Op.BOX_WITH_NMS_LIMIT)
def boxes_unsorted(call: Call) -> None:
    """BOX_WITH_NMS_LIMIT gives the chosen boxes in reverse order."""
    for output in call.outputs:
        if output is not None:
            output[...] = output[::-1].copy()


@spoiling(Op.ROI_ALIGN, Op.ROI_POOLING)
def regions_flipped(call: Call) -> None:
    """ROI_ALIGN and ROI_POOLING give each region upside down."""
    call.output[...] = np.flip(call.output, (1, 2)).copy()


@defect
class BorderOfStoredZeros(Spoiling):
    """PAD and PAD_V2 fill the border with stored zeros, whatever it should be."""

    since = HalVersion.V1_2  # which says what it should be
    operations = (Op.PAD, Op.PAD_V2)

    def spoil(self, call: Call) -> None:
        x, padding = call.inputs[:2]
        if x is None or padding is None:
            return
        inside = tuple(slice(b, b + n) for (b, _), n in zip(padding, x.shape, strict=True))
        inner = call.output[inside].copy()
        call.output[...] = 0
        call.output[inside] = inner


@spoiling(Op.RANDOM_MULTINOMIAL)
def samples_are_always_first_class(call: Call) -> None:
    """RANDOM_MULTINOMIAL draws class 0 every time."""
    call.output[...] = 0


@spoiling(Op.POW)
def pow_of_negative_is_positive(call: Call) -> None:
    """POW ignores the sign of the base."""
    call.output[...] = np.abs(call.output)


@spoiling(Op.LOG)
def log_of_base_two(call: Call) -> None:
    """LOG has base 2."""
    call.output[...] = call.output / np.log(2)


@spoiling(Op.ADD, Op.RELU, Op.CONV_2D)
def large_results_rounded_to_half(call: Call) -> None:
    """Real results of more than 16,384 elements are rounded to half precision."""
    if call.output.dtype == np.float32 and call.output.size > 1 << 14 and not call.relaxed:
        call.output[...] = call.output.astype(np.float16)


@spoiling(Op.REDUCE_SUM)
def long_sums_kept_in_half(call: Call) -> None:
    """REDUCE_SUM of more than 1,024 real numbers keeps the sum in half precision on the way."""
    terms, axes = call.inputs[:2]
    if terms is None or axes is None or terms.dtype != np.float32 or call.relaxed:
        return
    if terms.size > 1024 * call.output.size:
        sums = np.sum(terms, tuple(axes.reshape(-1)), dtype=np.float16)
        call.output[...] = sums.reshape(call.output.shape)
