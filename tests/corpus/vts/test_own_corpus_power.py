"""Our own corpus sees errors: each one planted into a formula must make some test fail.

The corpus is judged as a driver's answers are, with Android's tolerance. What a formula is changed
into is what a driver may plausibly do wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, TypeAlias

import msgspec
import numpy as np
import pytest

from corpus import oracle
from corpus.build import inputs_of
from corpus.language import Array
from corpus.oracle import Call, Formula, NoFormula
from nnhal.operand_types import dtype_of, is_quantized
from nnhal.types import Operand, OperandType, OperationType, SymmPerChannelQuantParams
from nntest.judge import judge
from nntest.spec import SpecCase
from tests.cells import cells
from tests.own_corpus import case_files

O = OperationType  # noqa: E741
T = OperandType

Change: TypeAlias = Callable[[Formula, Call], Sequence[Array]]


def _with(call: Call, index: int, array: Any) -> Call:
    """The call with other data of one input; the same call where there is no such input."""
    if not call.has(index):
        return call
    inputs = list(call.inputs)
    inputs[index] = replace(call.value(index), array=np.asarray(array))
    return replace(call, inputs=inputs)


def _swapped(call: Call, one: int, other: int) -> Call:
    inputs = list(call.inputs)
    inputs[one], inputs[other] = inputs[other], inputs[one]
    return replace(call, inputs=inputs)


def _with_all(call: Call, inputs: Sequence[oracle.Value | None]) -> Call:
    return replace(call, inputs=inputs)


def _rounded(rounding: Callable[[Array], Array], shift: int = 0, *, clamped: bool = True) -> Change:
    """Quantized results by another rounding, with another zero point, or not clamped."""

    def change(formula: Formula, call: Call) -> Sequence[Array]:
        return [
            _codes(operand, real) if is_quantized(operand.type) else real
            for operand, real in zip(call.outputs, formula(call), strict=True)
        ]

    def _codes(operand: Operand, real: Array) -> Array:
        dtype = dtype_of(operand.type)
        limits = np.iinfo(dtype)
        steps = np.round(real / operand.scale * 2.0**24) / 2.0**24
        codes = rounding(steps) + operand.zero_point + shift
        if clamped:
            return np.clip(codes, limits.min, limits.max).astype(dtype)
        return codes.astype(np.int64).astype(dtype)

    return change


def _zero_point_off(index: int) -> Change:
    def change(formula: Formula, call: Call) -> Sequence[Array]:
        value = call.value(index)
        if not is_quantized(value.operand.type) or not value.operand.scale:
            return formula(call)
        off = msgspec.structs.replace(value.operand, zero_point=value.operand.zero_point + 1)
        inputs = [replace(value, operand=off) if v is value else v for v in call.inputs]
        return formula(replace(call, inputs=inputs))

    return change


def _as_float16(formula: Formula, call: Call) -> Sequence[Array]:
    """Relaxed precision where it was not asked for; relaxed tests do not mind."""
    results = formula(call)
    if call.outputs[0].type != T.TENSOR_FLOAT32:
        return results
    return [result.astype(np.float16).astype(np.float64) for result in results]


def _last_is_zero(formula: Formula, call: Call) -> Sequence[Array]:
    results = [np.array(result) for result in formula(call)]
    results[0].reshape(-1)[-1:] = 0
    return results


def _of_input(index: int, change: Callable[[Array], Any]) -> Change:
    def changed(formula: Formula, call: Call) -> Sequence[Array]:
        if not call.has(index):
            return formula(call)
        return formula(_with(call, index, change(call.array(index))))

    return changed


def _aligned_at_the_first(formula: Formula, call: Call) -> Sequence[Array]:
    first, second = call.array(0), call.array(1)
    rank = max(first.ndim, second.ndim)
    longer = [a.reshape(a.shape + (1,) * (rank - a.ndim)) for a in (first, second)]
    try:
        return formula(_with(_with(call, 0, longer[0]), 1, longer[1]))
    except ValueError:
        return formula(call)


def _codes_compared(formula: Formula, call: Call) -> Sequence[Array]:
    inputs = [_plain(call, index) for index in (0, 1)]
    return formula(replace(call, inputs=inputs))


def _plain(call: Call, index: int) -> oracle.Value:
    value = call.value(index)
    plain = msgspec.structs.replace(value.operand, scale=0.0, zero_point=0)
    return replace(value, operand=plain)


def _as(operation: OperationType) -> Change:
    return lambda formula, call: formula(replace(call, operation=operation))


def _wrapped_integers(formula: Formula, call: Call) -> Sequence[Array]:
    results = formula(call)
    if call.outputs[0].type != T.TENSOR_INT32:
        return results
    return [results[0].astype(np.int64).astype(np.int16).astype(np.float64)]


def _one_channel_scale(formula: Formula, call: Call) -> Sequence[Array]:
    extra = call.value(1).operand.extra_params
    if not isinstance(extra, SymmPerChannelQuantParams):
        return formula(call)
    same = msgspec.structs.replace(extra, scales=(extra.scales[0],) * len(extra.scales))
    operand = msgspec.structs.replace(call.value(1).operand, extra_params=same)
    inputs = [replace(v, operand=operand) if v is call.value(1) else v for v in call.inputs]
    return formula(replace(call, inputs=inputs))


_CONVOLUTIONS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D, O.TRANSPOSE_CONV_2D)

_EVERYWHERE: dict[str, tuple[Change, tuple[OperationType, ...]]] = {
    "last element zero": (
        _last_is_zero,
        (O.CONV_2D, O.MAX_POOL_2D, O.FULLY_CONNECTED, O.ADD, O.SOFTMAX, O.TANH, O.MEAN, O.ABS),
    ),
    "float16 where not relaxed": (
        _as_float16,
        (O.CONV_2D, O.L2_POOL_2D, O.FULLY_CONNECTED, O.MUL, O.SOFTMAX, O.ELU, O.REDUCE_SUM),
    ),
    # Not MEAN: the HAL does not say how it rounds, and Android's CPU cuts off.
    "rounded down": (
        _rounded(np.floor),
        (
            O.CONV_2D,
            O.DEPTHWISE_CONV_2D,
            O.AVERAGE_POOL_2D,
            O.FULLY_CONNECTED,
            O.ADD,
            O.MUL,
            O.SOFTMAX,
            O.LOGISTIC,
            O.TANH,
            O.QUANTIZE,
            O.PRELU,
            O.RSQRT,
            O.HARD_SWISH,
        ),
    ),
    "cut off": (
        _rounded(np.trunc),
        (O.CONV_2D, O.GROUPED_CONV_2D, O.AVERAGE_POOL_2D, O.SUB, O.QUANTIZE, O.BATCH_MATMUL),
    ),
    "zero point of the output one off": (
        _rounded(oracle.round_half_away, 1),
        (
            O.CONV_2D,
            O.TRANSPOSE_CONV_2D,
            O.MAX_POOL_2D,
            O.FULLY_CONNECTED,
            O.ADD,
            O.MAXIMUM,
            O.MEAN,
            O.SOFTMAX,
            O.LOGISTIC,
            O.RELU6,
            O.L2_NORMALIZATION,
            O.QUANTIZE,
        ),
    ),
    "not clamped": (
        _rounded(oracle.round_half_away, clamped=False),
        (
            O.CONV_2D,
            O.DEPTHWISE_CONV_2D,
            O.FULLY_CONNECTED,
            O.ADD,
            O.SUB,
            O.MUL,
            O.QUANTIZE,
            O.LOGISTIC,
            O.TANH,
            O.SOFTMAX,
            O.PRELU,
            O.BATCH_MATMUL,
        ),
    ),
    "zero point of input 0 one off": (
        _zero_point_off(0),
        (
            O.CONV_2D,
            O.DEPTHWISE_CONV_2D,
            O.GROUPED_CONV_2D,
            O.TRANSPOSE_CONV_2D,
            O.FULLY_CONNECTED,
            O.ADD,
            O.MUL,
            O.MINIMUM,
            O.TANH,
            O.DEQUANTIZE,
        ),
    ),
    "zero point of input 1 one off": (
        _zero_point_off(1),
        (
            O.CONV_2D,
            O.DEPTHWISE_CONV_2D,
            O.GROUPED_CONV_2D,
            O.TRANSPOSE_CONV_2D,
            O.FULLY_CONNECTED,
            O.SUB,
            O.MUL,
            O.MAXIMUM,
            O.PRELU,
            O.BATCH_MATMUL,
        ),
    ),
    "bias ignored": (
        _of_input(2, lambda bias: bias * 0),
        (
            O.CONV_2D,
            O.DEPTHWISE_CONV_2D,
            O.GROUPED_CONV_2D,
            O.TRANSPOSE_CONV_2D,
            O.FULLY_CONNECTED,
        ),
    ),
    "filter mirrored": (
        _of_input(1, lambda filters: filters[:, ::-1, ::-1]),
        _CONVOLUTIONS,
    ),
    "one scale for all channels": (
        _one_channel_scale,
        _CONVOLUTIONS,
    ),
    "broadcast from the first dimension": (
        _aligned_at_the_first,
        (O.ADD, O.SUB, O.MUL, O.DIV, O.POW, O.EQUAL, O.LESS, O.LOGICAL_OR, O.MAXIMUM, O.PRELU),
    ),
    "operands swapped": (
        lambda formula, call: formula(_swapped(call, 0, 1)),
        (O.SUB, O.DIV, O.POW, O.GREATER, O.LESS_EQUAL),
    ),
    "codes compared": (_codes_compared, (O.EQUAL, O.NOT_EQUAL, O.GREATER, O.LESS)),
    "activation ignored": (_of_input(2, lambda code: code * 0), (O.ADD, O.SUB, O.MUL, O.DIV)),
    "16-bit integers": (_wrapped_integers, (O.ADD, O.SUB, O.MUL)),
    "beta ignored": (_of_input(1, lambda beta: beta * 0 + 1), (O.SOFTMAX, O.LOG_SOFTMAX)),
    "always along the last": (
        _of_input(2, lambda axis: axis * 0 - 1),
        (O.SOFTMAX, O.LOG_SOFTMAX),
    ),
    "only the first axis": (
        _of_input(1, lambda axes: axes[:1]),
        (O.MEAN, O.REDUCE_MAX, O.REDUCE_SUM, O.REDUCE_ALL),
    ),
    "index one off": (
        lambda formula, call: [formula(call)[0] + 1],
        (O.ARGMAX, O.ARGMIN, O.RANK),
    ),
}

_OF_ONE: list[tuple[str, OperationType, Change]] = [
    ("halves to even", O.QUANTIZE, _rounded(np.rint)),
    ("halves up", O.QUANTIZE, _rounded(lambda steps: np.floor(steps + 0.5))),
    ("rounds", O.CAST, _of_input(0, lambda x: np.rint(x) if x.dtype.kind == "f" else x)),
    ("rounds down", O.CAST, _of_input(0, lambda x: np.floor(x) if x.dtype.kind == "f" else x)),
    ("is greater or equal", O.GREATER, _as(O.GREATER_EQUAL)),
    ("is less", O.LESS_EQUAL, _as(O.LESS)),
    ("is or", O.LOGICAL_AND, _as(O.LOGICAL_OR)),
    ("quotient towards zero", O.DIV, lambda f, c: [np.trunc(c.array(0) / c.array(1))]
     if c.type(0) == T.TENSOR_INT32 else f(c)),
    ("slopes of the first channel", O.PRELU,
     _of_input(1, lambda a: np.broadcast_to(a.reshape(-1)[0], a.shape))),
    ("starts at zero", O.REDUCE_MAX, lambda f, c: [np.maximum(f(c)[0], 0)]),
    ("towards zero", O.FLOOR, lambda f, c: [np.trunc(c.real(0))]),
    ("alpha is 1", O.ELU, _of_input(1, lambda alpha: alpha * 0 + 1)),
    ("radius one more", O.LOCAL_RESPONSE_NORMALIZATION, _of_input(1, lambda radius: radius + 1)),
    ("layout ignored", O.INSTANCE_NORMALIZATION, _of_input(4, lambda nchw: nchw & False)),
    ("not transposed", O.BATCH_MATMUL, lambda f, c: f(_with(c, 3, False))
     if c.array(1).shape[-1] == c.array(1).shape[-2] else f(c)),
]  # fmt: skip

_MOVING: list[tuple[str, OperationType, Change]] = [
    ("permutation inverted", O.TRANSPOSE, _of_input(1, np.argsort)),
    ("reversed", O.CONCATENATION, lambda f, c: f(_with_all(c, [*c.inputs[-2::-1], c.inputs[-1]]))),
    ("parts reversed", O.SPLIT, lambda f, c: f(c)[::-1]),
    ("reversed", O.PACK, lambda f, c: f(_with_all(c, [c.inputs[0], *c.inputs[:0:-1]]))),
    ("at the front", O.EXPAND_DIMS, _of_input(1, lambda axis: axis * 0)),
    ("sides swapped", O.PAD, _of_input(1, lambda sides: sides[:, ::-1])),
    ("zero", O.PAD_V2, _of_input(2, lambda value: value * 0)),
    ("reflects", O.MIRROR_PAD, _of_input(2, lambda mode: mode * 0)),
    ("turned", O.TILE, _of_input(1, lambda counts: counts[::-1])),
    ("first dimension", O.REVERSE, _of_input(1, lambda axis: axis * 0)),
    ("one group", O.CHANNEL_SHUFFLE, _of_input(1, lambda groups: groups * 0 + 1)),
    ("layout ignored", O.DEPTH_TO_SPACE, _of_input(2, lambda nchw: nchw & False)),
    ("layout ignored", O.SPACE_TO_DEPTH, _of_input(2, lambda nchw: nchw & False)),
    ("block turned", O.BATCH_TO_SPACE_ND, _of_input(1, lambda block: block[::-1])),
    ("block turned", O.SPACE_TO_BATCH_ND, _of_input(1, lambda block: block[::-1])),
    ("from the front", O.SLICE, _of_input(1, lambda begin: begin * 0)),
    *(
        (f"mask {index} ignored", O.STRIDED_SLICE, _of_input(index, lambda mask: mask * 0))
        for index in (4, 5, 6)
    ),
    ("strides ignored", O.STRIDED_SLICE, _of_input(3, np.sign)),
    ("in order", O.GATHER, _of_input(2, lambda i: np.sort(i.reshape(-1)).reshape(i.shape))),
    ("inverted", O.SELECT, lambda f, c: f(_swapped(c, 1, 2))),
    ("ascending", O.TOPK_V2, lambda f, c: [result[..., ::-1] for result in f(c)]),
    ("sides swapped", O.RESIZE_BILINEAR, lambda f, c: f(_swapped(c, 1, 2))),
    ("corners not aligned", O.RESIZE_BILINEAR, _of_input(4, lambda flag: flag & False)),
    ("corners not aligned", O.RESIZE_NEAREST_NEIGHBOR, _of_input(4, lambda flag: flag & False)),
    ("centers ignored", O.RESIZE_NEAREST_NEIGHBOR, _of_input(5, lambda flag: flag & False)),
    ("next row", O.EMBEDDING_LOOKUP, lambda f, c: [np.roll(f(c)[0], 1, 0)]),
    ("all found", O.HASHTABLE_LOOKUP, lambda f, c: [f(c)[0], f(c)[1] * 0 + 1]),
    ("without offsets", O.LSH_PROJECTION, _of_input(3, lambda code: np.where(code == 3, 1, code))),
    ("weights ignored", O.LSH_PROJECTION, _of_input(2, lambda weights: weights * 0 + 1)),
    ("activation ignored", O.SVDF, _of_input(6, lambda code: code * 0)),
    ("state kept", O.SVDF, lambda f, c: [c.array(4), f(c)[1]]),
    ("rank ignored", O.SVDF, lambda f, c: [f(c)[0], f(c)[1][:, ::-1]]),
    ("state ignored", O.RNN, _of_input(4, lambda state: state * 0)),
    ("time ignored", O.UNIDIRECTIONAL_SEQUENCE_RNN, _of_input(6, lambda major: 1 - major)),
    ("auxiliary weights ignored", O.BIDIRECTIONAL_SEQUENCE_RNN, _of_input(11, lambda w: w * 0)),
    ("cell not clipped", O.LSTM, _of_input(21, lambda clip: clip * 0)),
    ("projection not clipped", O.LSTM, _of_input(22, lambda clip: clip * 0)),
    ("peephole ignored", O.LSTM, _of_input(11, lambda weights: weights * 0)),
    ("norm ignored", O.UNIDIRECTIONAL_SEQUENCE_LSTM, _of_input(25, lambda weights: weights * 0)),
    ("backward state ignored", O.BIDIRECTIONAL_SEQUENCE_LSTM, _of_input(38, lambda s: s * 0)),
    ("scales swapped", O.ROI_ALIGN, lambda f, c: f(_swapped(c, 5, 6))),
    ("one sample", O.ROI_ALIGN, _of_input(7, lambda count: count * 0 + 1)),
    ("upside down", O.ROI_POOLING, lambda f, c: [f(c)[0][:, ::-1]]),
    ("first image", O.ROI_POOLING, _of_input(2, lambda images: images * 0)),
    ("image turned", O.AXIS_ALIGNED_BBOX_TRANSFORM, _of_input(3, lambda size: size[:, ::-1])),
    ("always hard", O.BOX_WITH_NMS_LIMIT, _of_input(5, lambda kernel: kernel * 0)),
    ("no limit", O.BOX_WITH_NMS_LIMIT, _of_input(4, lambda most: most * 0 - 1)),
    ("strides swapped", O.GENERATE_PROPOSALS, lambda f, c: f(_swapped(c, 4, 5))),
    ("small ones too", O.GENERATE_PROPOSALS, _of_input(9, lambda least: least * 0)),
    ("boxes of one image", O.HEATMAP_MAX_KEYPOINT, _of_input(1, lambda boxes: boxes[::-1])),
    ("regular", O.DETECTION_POSTPROCESSING, _of_input(7, lambda flag: flag | True)),
    ("first image", O.GENERATE_PROPOSALS, lambda f, c: [*f(c)[:2], f(c)[2] * 0]),
    ("class one off", O.BOX_WITH_NMS_LIMIT, lambda f, c: [*f(c)[:2], f(c)[2] - 1, f(c)[3]]),
    ("background", O.DETECTION_POSTPROCESSING, _of_input(13, lambda flag: ~flag)),
]

_PLANTED = [
    *((name, op, change) for name, (change, ops) in _EVERYWHERE.items() for op in ops),
    *_OF_ONE,
    *_MOVING,
]


@cache
def _tests_of(operation: OperationType) -> tuple[SpecCase, ...]:
    """The tests in sections that are called after the operation."""
    name = operation.name.lower()
    return tuple(
        case
        for file in case_files().values()
        for section in file.sections
        if section.name in (name, f"{name}_quant8")
        for case in file.cases(section)
    )


@cells(
    ("name", "operation", "change"),
    _PLANTED,
    ids=[f"{operation.name}-{name.replace(' ', '-')}" for name, operation, _ in _PLANTED],
)
def test_an_error_is_seen(name: str, operation: OperationType, change: Change) -> None:
    formulas = oracle.formulas()
    original = formulas[operation]
    wrong: Formula = lambda call: change(original, call)  # noqa: E731
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(formulas, operation, wrong)
        assert any(map(_is_wrong, _tests_of(operation)))


def _is_wrong(case: SpecCase) -> bool:
    try:
        with np.errstate(all="ignore"):
            known = oracle.evaluate(case.model, inputs_of(case))
    except NoFormula:
        return False
    except ValueError:
        return True
    outputs = [known[index] for index in case.main.output_indexes]
    if any(a.shape != b.shape for a, b in zip(outputs, case.expected(), strict=True)):
        return True
    return bool(judge(case, outputs).findings)
