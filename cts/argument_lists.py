"""Argument lists of operations, valid ones and mutations of them, from the operation registry.

Source of the mutations: ``OperationTestBase`` of Android's ``TestValidateOperations.cpp``. There a
mutated operand keeps its scale, so that the runtime may refuse the operand instead of the
operation; here it gets the quantization of its new type, and the operation itself must be refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from nnhal.operand_types import SCALARS
from nnhal.operations.argument import Argument
from nnhal.operations.matching import accepts
from nnhal.operations.rules import BiasScale, ChannelDimension, FixedQuantization
from nnhal.operations.spec import OperationSpec, Signature
from nnhal.types import OperandType, OperationType

__all__ = ["CODES", "ArgumentList", "Given", "mutations", "valid_list", "variants"]

CODES: Final = (
    OperandType.FLOAT32,
    OperandType.INT32,
    OperandType.UINT32,
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_QUANT8_ASYMM,
    OperandType.BOOL,
    OperandType.TENSOR_QUANT16_SYMM,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_BOOL8,
    OperandType.FLOAT16,
    OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL,
    OperandType.TENSOR_QUANT16_ASYMM,
    OperandType.TENSOR_OEM_BYTE,
    # Not in Android's list.
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
    OperandType.TENSOR_QUANT8_SYMM,
)
"""Types that an operand is changed to."""

_SCALE: Final = 1 / 256
_ANY: Final = OperandType.TENSOR_FLOAT32
"""What stands where any type will do."""

_WITH_SCALE: Final = frozenset(
    {
        OperandType.TENSOR_QUANT8_ASYMM,
        OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
        OperandType.TENSOR_QUANT8_SYMM,
        OperandType.TENSOR_QUANT16_ASYMM,
        OperandType.TENSOR_QUANT16_SYMM,
    }
)

_T: Final = OperationType
_UP_TO_4: Final = {0: (1, 4)}
_BOTH_UP_TO_4: Final = {0: (1, 4), 1: (1, 4)}
_RANKS: Final[Mapping[int, Mapping[int, tuple[int, int]]]] = {
    **dict.fromkeys((_T.ADD, _T.MUL, _T.SUB, _T.DIV), _BOTH_UP_TO_4),
    **dict.fromkeys((_T.FLOOR, _T.LOGISTIC, _T.RELU, _T.RELU1, _T.RELU6, _T.TANH), _UP_TO_4),
    **dict.fromkeys((_T.RESHAPE, _T.MEAN, _T.PAD, _T.PAD_V2, _T.SOFTMAX), _UP_TO_4),
    **dict.fromkeys((_T.TRANSPOSE, _T.SQUEEZE, _T.STRIDED_SLICE, _T.DEQUANTIZE), _UP_TO_4),
    **dict.fromkeys((_T.CHANNEL_SHUFFLE, _T.L2_NORMALIZATION), _UP_TO_4),
    _T.LOCAL_RESPONSE_NORMALIZATION: _UP_TO_4,
    _T.CONCATENATION: _UP_TO_4,
    **dict.fromkeys((_T.REDUCE_PROD, _T.REDUCE_SUM, _T.REDUCE_MAX, _T.REDUCE_MIN), _UP_TO_4),
    **dict.fromkeys((_T.REDUCE_ANY, _T.REDUCE_ALL), _UP_TO_4),
    _T.CONV_2D: {0: (4, 4), 1: (4, 4)},
    _T.FULLY_CONNECTED: {0: (2, 4), 1: (2, 2), 2: (1, 1)},
}
"""The least and the largest rank of inputs by their indexes, where addOperation looks at them: the
``TensorRankMutator`` of each test of Android's."""

_ALIKE: Final[Mapping[int, Sequence[tuple[bool, int]]]] = {
    _T.PACK: ((True, 1), (False, 0)),
    _T.REVERSE: ((True, 0), (True, 1), (False, 0)),
}
"""Inputs and outputs, by whether they are inputs and their index, whose quantization and rank must
fit each other (``packTestBadQuantization``, ``reverseTestBadRank`` and their kin).
"""

_MORE_INPUTS: Final = 5
_MORE_OUTPUTS: Final = 6

_UNCHECKED_OUTPUTS: Final = frozenset({OperationType.SPLIT, OperationType.IF, OperationType.WHILE})
"""Operations whose number of outputs depends on a value, or on a referenced model."""


@dataclass(frozen=True)
class Given:
    """An operand as a test gives it. ``channel`` is the dimension that its scales belong to."""

    type: OperandType
    dimensions: tuple[int, ...] = ()
    scale: float = 0.0
    zero_point: int = 0
    channel: int | None = None


@dataclass(frozen=True)
class ArgumentList:
    """Operands of an operation; ``what`` says in words what is particular about them.

    ``breaks_a_rule`` marks a list whose types alone would be right.
    """

    inputs: tuple[Given, ...]
    outputs: tuple[Given, ...]
    what: str = ""
    breaks_a_rule: bool = False


def valid_list(spec: OperationSpec, signature: Signature) -> ArgumentList:
    """Operands that fit ``signature`` and the rules of the operation."""
    inputs = [_given(argument) for argument in signature.inputs]
    outputs = [_given(argument) for argument in signature.outputs]
    for rule in spec.rules:
        if isinstance(rule, FixedQuantization):
            _fix(rule, inputs, outputs)
        elif isinstance(rule, ChannelDimension):
            given = inputs[rule.input]
            if given.channel is not None:
                inputs[rule.input] = replace(given, channel=rule.dimension)
    for rule in spec.rules:
        if isinstance(rule, BiasScale) and inputs[rule.bias].type == OperandType.TENSOR_INT32:
            filter_scale = inputs[1].scale if inputs[1].channel is None else 0.0
            bias = replace(inputs[rule.bias], scale=inputs[0].scale * filter_scale)
            inputs[rule.bias] = bias
    if spec.type == OperationType.QUANTIZED_16BIT_LSTM:
        inputs = [_with_bias_scale(given) for given in inputs]
    if spec.type == OperationType.PACK:  # whose output has one dimension more
        outputs = [replace(given, dimensions=(*given.dimensions, 2)) for given in outputs]
    if spec.type == OperationType.REVERSE:  # along one axis
        inputs[1] = replace(inputs[1], dimensions=(1,))
        outputs[0] = replace(outputs[0], dimensions=inputs[0].dimensions)
    return ArgumentList(tuple(inputs), tuple(outputs))


def _with_bias_scale(given: Given) -> Given:
    """An input of QUANTIZED_16BIT_LSTM, whose biases have 1/128 of the scale of its weights."""
    is_bias = given.type == OperandType.TENSOR_INT32
    return replace(given, scale=_SCALE / 128) if is_bias else given


def _fix(rule: FixedQuantization, inputs: list[Given], outputs: list[Given]) -> None:
    operands, index = (outputs, rule.output) if rule.input is None else (inputs, rule.input)
    if index is None or index >= len(operands):
        return
    known = rule.quantization.get(operands[index].type)
    if known is not None:
        operands[index] = replace(operands[index], scale=known[0], zero_point=known[1])


def _given(argument: Argument) -> Given:
    type = argument.type if isinstance(argument.type, OperandType) else _ANY
    rank = argument.ranks[-1] if argument.ranks else 2
    size = 1 if argument.name == "condition" else 2
    return quantized(Given(type, () if type in SCALARS else (size,) * rank))


def quantized(given: Given) -> Given:
    """``given`` with a quantization that its type may have."""
    is_per_channel = given.type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
    return replace(
        given,
        scale=_SCALE if given.type in _WITH_SCALE else 0.0,
        zero_point=0,
        channel=0 if is_per_channel else None,
    )


def mutations(spec: OperationSpec, valid: ArgumentList) -> Iterator[ArgumentList]:
    """Lists that no signature of the operation accepts, one change from ``valid`` each."""
    for mutation in (
        *_with_other_codes(valid),
        *_with_more_inputs(valid),
        *_with_other_ranks(spec, valid),
        *_with_operands_that_differ(spec, valid),
        *([] if spec.type in _UNCHECKED_OUTPUTS else _with_more_outputs(valid)),
    ):
        if mutation.breaks_a_rule or not _is_accepted(spec, mutation):
            yield mutation


def _is_accepted(spec: OperationSpec, given: ArgumentList) -> bool:
    inputs = [operand.type for operand in given.inputs]
    outputs = [operand.type for operand in given.outputs]
    return any(
        accepts(signature.inputs, inputs) and accepts(signature.outputs, outputs)
        for signature in spec.signatures
    )


def _with_other_codes(valid: ArgumentList) -> Iterator[ArgumentList]:
    for index, given in enumerate(valid.inputs):
        for other in _others(given):
            what = f"input {index} of type {other.type.name} instead of {given.type.name}"
            yield replace(valid, inputs=_replaced(valid.inputs, index, other), what=what)
    for index, given in enumerate(valid.outputs):
        for other in _others(given):
            what = f"output {index} of type {other.type.name} instead of {given.type.name}"
            yield replace(valid, outputs=_replaced(valid.outputs, index, other), what=what)


def _others(given: Given) -> Iterator[Given]:
    for code in CODES:
        if code != given.type:
            dimensions = () if code in SCALARS else given.dimensions or (2,)
            yield quantized(Given(code, dimensions))


def _replaced(operands: Sequence[Given], index: int, other: Given) -> tuple[Given, ...]:
    return (*operands[:index], other, *operands[index + 1 :])


def _with_other_ranks(spec: OperationSpec, valid: ArgumentList) -> Iterator[ArgumentList]:
    """One rank less than the least, and one more than the most; rank 0 would be an unknown one."""
    for index, (least, most) in _RANKS.get(spec.type, {}).items():
        for rank in (least - 1, most + 1):
            if rank and index < len(valid.inputs):
                yield replace(_of_rank(valid, index, rank), breaks_a_rule=True)


def _with_operands_that_differ(spec: OperationSpec, valid: ArgumentList) -> Iterator[ArgumentList]:
    """One operand with another quantization or rank, where all must have the same."""
    places = _ALIKE.get(spec.type, ())
    for is_input, index in places:
        operands = valid.inputs if is_input else valid.outputs
        for other, what in _differing(operands[index]):
            where = f"{'input' if is_input else 'output'} {index} of {what}"
            yield _with(valid, is_input, index, other, where)
    first = valid.inputs[0]
    if spec.type == OperationType.MUL and first.scale:
        other = replace(valid.outputs[0], scale=first.scale * valid.inputs[1].scale / 2)
        yield _with(valid, False, 0, other, "an output of a scale below the product of the inputs'")


def _differing(given: Given) -> Iterator[tuple[Given, str]]:
    rank = len(given.dimensions)
    if given.scale:
        yield replace(given, scale=given.scale * 2), "another scale"
        yield replace(given, zero_point=given.zero_point + 1), "another zero point"
    for other in (rank - 1, rank + 1):
        if other:
            yield replace(given, dimensions=(2,) * other), f"rank {other}"


def _with(valid: ArgumentList, is_input: bool, index: int, other: Given, what: str) -> ArgumentList:
    inputs, outputs = valid.inputs, valid.outputs
    if is_input:
        inputs = _replaced(inputs, index, other)
    else:
        outputs = _replaced(outputs, index, other)
    return ArgumentList(inputs, outputs, what, breaks_a_rule=True)


def variants(spec: OperationSpec, valid: ArgumentList) -> Iterator[ArgumentList]:
    """``valid``, and the same with its first input of the least rank, where that is free."""
    yield valid
    least, most = _RANKS.get(spec.type, {}).get(0, (1, 1))
    if least < most and valid.inputs[0].dimensions:
        yield _of_rank(valid, 0, least)


def _of_rank(valid: ArgumentList, index: int, rank: int) -> ArgumentList:
    given = valid.inputs[index]
    channel = None if given.channel is None else min(given.channel, rank - 1)
    other = replace(given, dimensions=(2,) * rank, channel=channel)
    inputs = _replaced(valid.inputs, index, other)
    return replace(valid, inputs=inputs, what=f"input {index} of rank {rank}")


def _with_more_inputs(valid: ArgumentList) -> Iterator[ArgumentList]:
    for more in range(1, _MORE_INPUTS + 1) if valid.inputs else ():
        inputs = (*valid.inputs, *[valid.inputs[0]] * more)
        yield replace(valid, inputs=inputs, what=f"{len(inputs)} inputs")


def _with_more_outputs(valid: ArgumentList) -> Iterator[ArgumentList]:
    for more in range(1, _MORE_OUTPUTS + 1):
        outputs = (*valid.outputs, *[valid.outputs[0]] * more)
        yield replace(valid, outputs=outputs, what=f"{len(outputs)} outputs")
