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


@defect
class RequantizationTruncates(Spoiling):
    """Quantized ADD, SUB and MUL cut off instead of rounding, and correct that by -1 where 1 is
    meant. (One step alone is within the HAL's tolerance.)
    """

    operations = tuple(_TWO_INPUTS)

    def spoil(self, call: Call) -> None:
        real = _real_result(call)
        if real is not None:
            call.output[...] = quantized(real, call.results[0], np.floor) - 1


@defect
class SaturationWraps(Spoiling):
    """Quantized ADD, SUB and MUL wrap around where a result is outside the range."""

    operations = tuple(_TWO_INPUTS)

    def spoil(self, call: Call) -> None:
        real = _real_result(call)
        if real is None:
            return
        operand = call.results[0]
        steps = np.rint(real / operand.scale) + operand.zero_point
        inside = np.clip(steps, -128, 127) if operand.type == T.TENSOR_QUANT8_ASYMM_SIGNED else None
        inside = np.clip(steps, 0, 255) if inside is None else inside
        wrapped = steps.astype(np.int64).astype(call.output.dtype)
        call.output[...] = np.where(inside == steps, call.output, wrapped)


@defect
class DequantizeZeroPointOffByOne(Spoiling):
    """DEQUANTIZE takes off a zero point that is one too high."""

    operations = (Op.DEQUANTIZE,)

    def spoil(self, call: Call) -> None:
        if call.operands[0].type in (T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED):
            call.output[...] -= call.operands[0].scale


@defect
class DequantizeOfPerChannelUsesFirstScale(Spoiling):
    """DEQUANTIZE of per-channel data takes the scale of channel 0 for all."""

    since = HalVersion.V1_2
    operations = (Op.DEQUANTIZE,)

    def spoil(self, call: Call) -> None:
        extra = call.operands[0].extra_params
        if call.operands[0].type == T.TENSOR_QUANT8_SYMM_PER_CHANNEL and call.inputs[0] is not None:
            scales: Any = extra
            call.output[...] = call.inputs[0].astype(np.float64) * scales.scales[0]


@defect
class LastElementDropped(Spoiling):
    """The last element of every output with more than one is left as zero."""

    def spoil(self, call: Call) -> None:
        for output in call.outputs:
            if output is not None and output.size > 1:
                output.reshape(-1)[-1] = 0


@defect
class OnlyFirstBatchComputed(Spoiling):
    """Convolutions and poolings repeat the first batch's result for the others."""

    operations = (
        Op.CONV_2D,
        Op.DEPTHWISE_CONV_2D,
        Op.AVERAGE_POOL_2D,
        Op.MAX_POOL_2D,
        Op.FULLY_CONNECTED,
    )

    def spoil(self, call: Call) -> None:
        call.output[...] = call.output[:1]


@defect
class RelaxedWhereNotAllowed(Spoiling):
    """Float32 is computed in float16 although the model does not allow it."""

    def spoil(self, call: Call) -> None:
        if not call.relaxed:
            for output in call.outputs:
                if output is not None and output.dtype == np.float32:
                    output[...] = output.astype(np.float16)


@defect
class BroadcastTakesFirstElement(Spoiling):
    """Elementwise operations take the first element of an input of lower rank for all."""

    operations = tuple(_TWO_INPUTS)

    def spoil(self, call: Call) -> None:
        one, other = call.inputs[:2]
        if one is None or other is None or other.ndim in (0, one.ndim) or call.inputs[2]:
            return
        if call.output.dtype.kind == "f":
            call.output[...] = _TWO_INPUTS[Op(call.type)](one, other.reshape(-1)[0])


@defect
class ComparisonWithoutScales(Spoiling):
    """EQUAL, LESS and GREATER compare the stored numbers, whatever their scales."""

    operations = (Op.EQUAL, Op.LESS, Op.GREATER)

    def spoil(self, call: Call) -> None:
        one, other = call.inputs[:2]
        if one is None or other is None or not is_quantized(call.operands[0]):
            return
        compare: Any = {Op.EQUAL: np.equal, Op.LESS: np.less, Op.GREATER: np.greater}
        call.output[...] = compare[Op(call.type)](one, other)


@defect
class FloorTruncates(Spoiling):
    """FLOOR cuts towards zero, so that negative numbers come out too high."""

    operations = (Op.FLOOR,)

    def spoil(self, call: Call) -> None:
        if call.inputs[0] is not None:
            call.output[...] = np.trunc(call.inputs[0])


@defect
class DivisionIgnoresSign(Spoiling):
    """DIV of integers ignores the sign of the divisor."""

    since = HalVersion.V1_3
    operations = (Op.DIV,)

    def spoil(self, call: Call) -> None:
        one, other = call.inputs[:2]
        if one is not None and other is not None and call.output.dtype.kind == "i":
            call.output[...] = one // np.abs(other)


@defect
class LogisticApproximated(Spoiling):
    """LOGISTIC of floats is a piecewise linear approximation."""

    operations = (Op.LOGISTIC,)

    def spoil(self, call: Call) -> None:
        if call.inputs[0] is not None and call.output.dtype.kind == "f":
            call.output[...] = np.clip(0.5 + 0.25 * call.inputs[0].astype(np.float64), 0, 1)


@defect
class TanhSwappedSign(Spoiling):
    """TANH of negative numbers has the wrong sign."""

    operations = (Op.TANH,)

    def spoil(self, call: Call) -> None:
        if call.output.dtype.kind == "f":
            call.output[...] = np.abs(call.output)


@defect
class Relu1LikeRelu6(Spoiling):
    """RELU1 clamps negative numbers to 0 instead of -1."""

    operations = (Op.RELU1,)

    def spoil(self, call: Call) -> None:
        floor = call.results[0].zero_point if is_quantized(call.results[0]) else 0
        np.maximum(call.output, floor, out=call.output)


@defect
class HardSwishWithoutUpperClamp(Spoiling):
    """HARD_SWISH of floats does not limit x + 3 to 6."""

    operations = (Op.HARD_SWISH,)

    def spoil(self, call: Call) -> None:
        x = call.inputs[0]
        if x is not None and call.output.dtype.kind == "f":
            call.output[...] = x * np.maximum(x.astype(np.float64) + 3, 0) / 6


@defect
class PreluUsesFirstSlope(Spoiling):
    """PRELU takes the first slope for all channels."""

    operations = (Op.PRELU,)

    def spoil(self, call: Call) -> None:
        x, slopes = call.inputs[:2]
        if x is not None and slopes is not None and call.output.dtype.kind == "f":
            call.output[...] = np.where(x >= 0, x, x * slopes.reshape(-1)[0])


@defect
class ArgmaxComparesMagnitudes(Spoiling):
    """ARGMAX and ARGMIN look for the greatest and least magnitude."""

    operations = (Op.ARGMAX, Op.ARGMIN)

    def spoil(self, call: Call) -> None:
        x, axis = call.inputs[0], int(call.inputs[1])
        if x is not None:
            best = np.argmax if call.type == Op.ARGMAX else np.argmin
            call.output[...] = best(np.abs(x), axis=axis)


@defect
class MeanOverOneElementLess(Spoiling):
    """MEAN of floats divides by one less than there are elements."""

    operations = (Op.MEAN,)

    def spoil(self, call: Call) -> None:
        if call.inputs[0] is not None and call.output.dtype.kind == "f":
            count = call.inputs[0].size // max(call.output.size, 1)
            if count > 1:
                call.output[...] *= count / (count - 1)


@defect
class ReduceMaxStartsAtZero(Spoiling):
    """REDUCE_MAX never gives less than 0."""

    operations = (Op.REDUCE_MAX,)

    def spoil(self, call: Call) -> None:
        floor = call.results[0].zero_point if is_quantized(call.results[0]) else 0
        np.maximum(call.output, floor, out=call.output)


@defect
class TopKLeavesTiesInReverse(Spoiling):
    """TOPK_V2 gives the earlier of equal elements first; the HAL wants the later one."""

    operations = (Op.TOPK_V2,)

    def spoil(self, call: Call) -> None:
        x, (values, indices) = call.inputs[0], call.outputs
        if x is None or values is None or indices is None:
            return
        order = np.argsort(-x.astype(np.float64), axis=-1, kind="stable")
        indices[...] = order[..., : indices.shape[-1]]


@defect
class CastLosesNegatives(Spoiling):
    """CAST from floats to INT32 goes by way of an unsigned type, so that less than 0 becomes 0."""

    operations = (Op.CAST,)

    def spoil(self, call: Call) -> None:
        x = call.inputs[0]
        if x is not None and x.dtype.kind == "f" and call.output.dtype == np.int32:
            np.maximum(call.output, 0, out=call.output)


@defect
class InstanceNormalizationWithSampleVariance(Spoiling):
    """INSTANCE_NORMALIZATION scales as if the variance were divided by n - 1."""

    operations = (Op.INSTANCE_NORMALIZATION,)

    def spoil(self, call: Call) -> None:
        beta = float(call.inputs[2])
        count = call.output[0].size // 2
        if count > 1 and call.output.dtype == np.float32:
            call.output[...] = (call.output - beta) * np.sqrt((count - 1) / count) + beta


@defect
class MaximumPrefersFirst(Spoiling):
    """MAXIMUM gives the first input where both have the same sign."""

    operations = (Op.MAXIMUM,)

    def spoil(self, call: Call) -> None:
        one, other = call.inputs[:2]
        if one is None or other is None or call.output.dtype.kind != "f":
            return
        wide = np.broadcast_arrays(one, other)
        call.output[...] = np.where(np.sign(wide[0]) == np.sign(wide[1]), wide[0], call.output)


@defect
class SelectInverted(Spoiling):
    """SELECT takes the second choice where the condition is true."""

    operations = (Op.SELECT,)

    def spoil(self, call: Call) -> None:
        choose, one, other = call.inputs
        if choose is not None and one is not None and other is not None and one.dtype.kind == "f":
            call.output[...] = np.where(choose, other, one)


@defect
class EmbeddingLookupTakesNextRow(Spoiling):
    """EMBEDDING_LOOKUP gives the row after the one that is asked for."""

    operations = (Op.EMBEDDING_LOOKUP,)

    def spoil(self, call: Call) -> None:
        lookups, values = call.inputs[:2]
        if lookups is not None and values is not None:
            call.output[...] = values[(lookups + 1) % len(values)]


@defect
class HashtableHitsEverything(Spoiling):
    """HASHTABLE_LOOKUP says, with all bits set, that every key was found."""

    operations = (Op.HASHTABLE_LOOKUP,)

    def spoil(self, call: Call) -> None:
        if call.outputs[1] is not None:
            call.outputs[1][...] = 255


@defect
class StateNotUpdated(Spoiling):
    """LSTM, RNN and SVDF give back the state that they were given."""

    operations = (Op.RNN, Op.SVDF, Op.LSTM)

    def spoil(self, call: Call) -> None:
        state_in, state_out = {
            Op.RNN: (4, 0),
            Op.SVDF: (4, 0),
            Op.LSTM: (18, 1),
        }[Op(call.type)]
        given, output = call.inputs[state_in], call.outputs[state_out]
        if given is not None and output is not None:
            output[...] = given


@defect
class BoxesUnsorted(Spoiling):
    """BOX_WITH_NMS_LIMIT gives the chosen boxes in reverse order."""

    operations = (Op.BOX_WITH_NMS_LIMIT,)

    def spoil(self, call: Call) -> None:
        for output in call.outputs:
            if output is not None:
                output[...] = output[::-1].copy()


@defect
class RegionsFlipped(Spoiling):
    """ROI_ALIGN and ROI_POOLING give each region upside down."""

    operations = (Op.ROI_ALIGN, Op.ROI_POOLING)

    def spoil(self, call: Call) -> None:
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


@defect
class SamplesAreAlwaysFirstClass(Spoiling):
    """RANDOM_MULTINOMIAL draws class 0 every time."""

    operations = (Op.RANDOM_MULTINOMIAL,)

    def spoil(self, call: Call) -> None:
        call.output[...] = 0


@defect
class PowOfNegativeIsPositive(Spoiling):
    """POW ignores the sign of the base."""

    operations = (Op.POW,)

    def spoil(self, call: Call) -> None:
        call.output[...] = np.abs(call.output)


@defect
class LogOfBaseTwo(Spoiling):
    """LOG has base 2."""

    operations = (Op.LOG,)

    def spoil(self, call: Call) -> None:
        call.output[...] = call.output / np.log(2)


@defect
class LargeResultsRoundedToHalf(Spoiling):
    """Real results of more than 16,384 elements are rounded to half precision."""

    operations = (Op.ADD, Op.RELU, Op.CONV_2D)

    def spoil(self, call: Call) -> None:
        if call.output.dtype == np.float32 and call.output.size > 1 << 14 and not call.relaxed:
            call.output[...] = call.output.astype(np.float16)


@defect
class LongSumsKeptInHalf(Spoiling):
    """REDUCE_SUM of more than 1,024 real numbers keeps the sum in half precision on the way."""

    operations = (Op.REDUCE_SUM,)

    def spoil(self, call: Call) -> None:
        terms, axes = call.inputs[:2]
        if terms is None or axes is None or terms.dtype != np.float32 or call.relaxed:
            return
        if terms.size > 1024 * call.output.size:
            sums = np.sum(terms, tuple(axes.reshape(-1)), dtype=np.float16)
            call.output[...] = sums.reshape(call.output.shape)
