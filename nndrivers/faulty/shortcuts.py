"""Shortcuts that are taken where they are wrong: constants computed beforehand, fixed numbers of
inputs, blocks and what is left over behind them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from nndrivers.faulty._arithmetic import (
    Call,
    Held,
    Misreading,
    misreading,
    spoiling,
    with_constant,
    with_data,
    with_inputs,
    with_main,
    with_operand,
    with_operations,
)
from nndrivers.faulty._programs import Wrapped
from nndrivers.faulty.catalogue import defect
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Output,
    Outputs,
    PrepareOptions,
    Program,
    constant,
)
from nnhal.operand_types import size_of_data
from nnhal.types import ExecutionPreference, Model, OperandLifeTime, OperandType, Operation
from nnhal.types import OperationType as Op

_ARITHMETIC = (Op.ADD, Op.SUB, Op.MUL)
_BLOCK = 4
_RELU6 = 3
_CODES = 255
_BEGINNING = 64
_REAL_SCALARS = (OperandType.FLOAT32, OperandType.FLOAT16)
_FILTERED = (Op.CONV_2D, Op.DEPTHWISE_CONV_2D)
_AXIS = 2
_ACTIVATIONS: Mapping[int, int] = {Op.RELU: 1, Op.RELU1: 2, Op.RELU6: 3}
"""Codes of what may be fused with a convolution."""

_WIDTHS: Mapping[int, int] = {Op.RELU1: 2, Op.RELU6: 6}
"""Distances from one bound to the other."""

_CHANNELS_FIRST = {-1: 2, -2: 1, -3: 3, -4: 0}
"""Which axis of channels last is counted so from the end of channels first."""


@defect
class HalfWeightsForLowPower(Misreading):
    """Constant real weights are kept in half precision where a client prefers low power."""

    operations = (*_FILTERED, Op.FULLY_CONNECTED)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if options.preference != ExecutionPreference.LOW_POWER:
            return ReferenceDriver.prepare(self, model, options)
        return super().prepare(model, options)

    def misread(self, model: Model, operation: Operation) -> Model:
        weights = constant(model, model.main.operands[operation.inputs[1]])
        if weights is None or weights.dtype != np.float32:
            return model
        with np.errstate(over="ignore"):
            half = weights.astype(np.float16).astype(np.float32)
        return with_constant(model, operation.inputs[1], half)


@misreading(*_ARITHMETIC)
def folded_arithmetic_loses_activation(model: Model, operation: Operation) -> Model:
    """ADD, SUB and MUL of two constants are computed beforehand, without their activation."""
    *both, activation = operation.inputs
    if any(constant(model, model.main.operands[index]) is None for index in both):
        return model
    return with_constant(model, activation, 0)


@misreading(*_ARITHMETIC)
def neutral_loses_activation(model: Model, operation: Operation) -> Model:
    """ADD and SUB of 0 and MUL by 1 are left out, and with them the activation that they have."""
    *both, activation = operation.inputs
    neutral = 1 if operation.type == Op.MUL else 0
    for index in both if operation.type != Op.SUB else both[1:]:
        operand = model.main.operands[index]
        data = constant(model, operand)
        if data is not None and not operand.scale and (data == neutral).all():
            return with_constant(model, activation, 0)
    return model


@misreading(Op.CONV_2D, Op.DEPTHWISE_CONV_2D, Op.FULLY_CONNECTED)
def bias_of_the_request_not_packed(model: Model, operation: Operation) -> Model:
    """Constant weights are packed together with their bias, or with zeros if it is no constant."""
    data, weights, bias, *rest = operation.inputs
    operand = model.main.operands[bias]
    is_packed = constant(model, model.main.operands[weights]) is not None
    if not is_packed or constant(model, operand) is not None:
        return model
    model, location = with_data(model, bytes(size_of_data(operand.type, operand.dimensions)))
    none = msgspec.structs.replace(
        operand, lifetime=OperandLifeTime.CONSTANT_COPY, location=location
    )
    operands = model.main.operands
    model = with_inputs(model, operation, (data, weights, len(operands), *rest))
    return with_main(model, operands=(*operands, none))


@misreading(Op.ADD, Op.MAXIMUM, Op.FULLY_CONNECTED, *_FILTERED)
def constants_known_by_their_beginning(model: Model, operation: Operation) -> Model:
    """Constants of one type and shape are kept once if their first 64 bytes are the same."""
    kept: dict[Any, Any] = {}
    for index in operation.inputs:
        operand = model.main.operands[index]
        data = constant(model, operand)
        if data is None or data.nbytes <= _BEGINNING:
            continue
        for other in model.main.operands[:index]:
            alike = (operand.type, operand.dimensions, operand.scale, operand.zero_point)
            if alike != (other.type, other.dimensions, other.scale, other.zero_point):
                continue
            before = constant(model, other)
            if before is None or other.extra_params != operand.extra_params:
                continue
            if before.tobytes()[:_BEGINNING] == data.tobytes()[:_BEGINNING]:
                kept.setdefault(index, before)
    for index, before in kept.items():
        model = with_constant(model, index, before)
    return model


@misreading(*_ARITHMETIC, Op.DIV, Op.MAXIMUM, Op.MINIMUM)
def batch_takes_the_first_constant(model: Model, operation: Operation) -> Model:
    """A constant that has a batch is taken as its first part, which all of the batch are given."""
    for index in operation.inputs[:2]:
        data = constant(model, model.main.operands[index])
        if data is not None and data.ndim > 2 and data.shape[0] > 1:
            model = with_constant(model, index, data[:1])
    return model


@misreading(Op.MUL)
def gate_of_another_tensor_taken_for_swish(model: Model, operation: Operation) -> Model:
    """A tensor times LOGISTIC of another one is taken for the other's SWISH."""
    *both, activation = operation.inputs
    operands = model.main.operands
    for each in model.main.operations:
        if each.type != Op.LOGISTIC or each.outputs[0] not in both:
            continue
        gated, gate = each.inputs[0], each.outputs[0]
        if all(operands[i].dimensions == operands[gate].dimensions for i in both):
            return with_inputs(model, operation, (gated, gate, activation))
    return model


@misreading(Op.ELU, Op.LOG_SOFTMAX, Op.SOFTMAX)
def inner_twins_known_by_their_tensors(model: Model, operation: Operation) -> Model:
    """Operations that differ in a real scalar only share the first one's result where they are no
    outputs.
    """
    main = model.main
    if operation.outputs[0] in main.output_indexes:
        return model

    def key(each: Operation) -> tuple[int, ...]:
        inputs = each.inputs
        return each.type, *(i for i in inputs if main.operands[i].type not in _REAL_SCALARS)

    first = next(each for each in main.operations if key(each) == key(operation))
    return with_inputs(model, operation, first.inputs)


@misreading(Op.DEQUANTIZE)
def coded_activation_keeps_real_numbers(model: Model, operation: Operation) -> Model:
    """RELU6 between QUANTIZE and DEQUANTIZE is computed with the real numbers."""
    main = model.main
    made = {each.outputs[0]: each for each in main.operations}
    bounded = made.get(operation.inputs[0])
    coded = made.get(bounded.inputs[0]) if bounded and bounded.type == Op.RELU6 else None
    if bounded is None or coded is None or coded.type != Op.QUANTIZE:
        return model
    if main.operands[coded.inputs[0]].type != main.operands[operation.outputs[0]].type:
        return model
    read = Operation(bounded.type, coded.inputs, operation.outputs)
    return with_operations(model, operation, read)


@misreading(Op.SOFTMAX, Op.LOG_SOFTMAX)
def negative_axis_among_channels_first(model: Model, operation: Operation) -> Model:
    """SOFTMAX counts axes below 0 among channels first behind a convolution, which has channels
    first inside.
    """
    made = {o.outputs[0] for o in model.main.operations if o.type == Op.CONV_2D}
    if operation.inputs[0] not in made or len(operation.inputs) <= _AXIS:
        return model
    axis = constant(model, model.main.operands[operation.inputs[_AXIS]])
    if axis is None or axis >= 0:
        return model
    return with_constant(model, operation.inputs[_AXIS], _CHANNELS_FIRST[int(axis)])


@misreading(Op.MINIMUM)
def channels_clamped_by_the_first_bound(model: Model, operation: Operation) -> Model:
    """MINIMUM of a MAXIMUM with constants becomes one clamp between their first elements."""
    for each in model.main.operations:
        if each.type == Op.MAXIMUM and each.outputs[0] in operation.inputs:
            for index in (*each.inputs, *operation.inputs):
                bounds = constant(model, model.main.operands[index])
                if bounds is not None:
                    model = with_constant(model, index, bounds.reshape(-1)[0])
    return model


@misreading(Op.CONCATENATION)
def concatenation_knows_four_scales(model: Model, operation: Operation) -> Model:
    """CONCATENATION takes the scale and zero point of the fourth input for all that follow."""
    operands = model.main.operands
    tensors = operation.inputs[:-1]
    for index in tensors[_BLOCK:]:
        last, own = operands[tensors[_BLOCK - 1]], operands[index]
        if own.lifetime == OperandLifeTime.SUBGRAPH_INPUT:
            taken = msgspec.structs.replace(own, scale=last.scale, zero_point=last.zero_point)
            model = with_operand(model, index, taken)
    return model


@spoiling(Op.ADD, Op.SUB)
def rest_added_without_activation(call: Call) -> None:
    """ADD and SUB of floats by fours; what is left over is not clipped."""
    one, other, _ = call.inputs
    rest = call.output.size % _BLOCK
    if one is None or other is None or not rest or call.output.dtype != np.float32:
        return
    plain = one + other if call.type == Op.ADD else one - other
    call.output.reshape(-1)[-rest:] = plain.reshape(-1)[-rest:]


@misreading(*_ARITHMETIC)
def relaxed_arithmetic_has_no_six(model: Model, operation: Operation) -> Model:
    """Relaxed ADD, SUB and MUL take RELU6 for RELU."""
    code = constant(model, model.main.operands[operation.inputs[2]])
    if code is None or code != _RELU6 or not model.relax_computation_float32_to_float16:
        return model
    return with_constant(model, operation.inputs[2], 1)


@spoiling(*_ARITHMETIC, Op.DIV)
def channels_of_the_first_batch(call: Call) -> None:
    """ADD, SUB, MUL and DIV of floats take a vector of channels for each batch for one of all."""
    compute: Any = {Op.ADD: np.add, Op.SUB: np.subtract, Op.MUL: np.multiply, Op.DIV: np.divide}
    one, other, activation = call.inputs
    if call.output.dtype.kind != "f" or one is None or other is None or activation:
        return
    if other.ndim == 4 and other.shape[0] > 1 and other.shape[1:3] == (1, 1):
        call.output[...] = compute[Op(call.type)](one, other[:1])


@misreading(*_ARITHMETIC)
def equal_codes_kept_once(model: Model, operation: Operation) -> Model:
    """Constants of ADD, SUB and MUL that have equal codes are kept once in a model, with the scale
    and zero point of the first.
    """
    first: dict[Any, int] = {}
    for each in model.main.operations:
        for index in each.inputs[:2] if each.type in _ARITHMETIC else ():
            operand = model.main.operands[index]
            data = constant(model, operand)
            if data is None or not operand.scale:
                continue
            kept = model.main.operands[first.setdefault((data.shape, data.tobytes()), index)]
            scaled = {"scale": kept.scale, "zero_point": kept.zero_point}
            model = with_operand(model, index, msgspec.structs.replace(operand, **scaled))
    return model


class _Holding(Wrapped):
    """Holds results back until :meth:`deliver` has seen them."""

    def deliver(self, number: int, one: Held, output: Output) -> None:
        """Give the client ``one``, the result of output ``number``."""
        raise NotImplementedError

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        held = [Held(output) for output in outputs]
        super().execute(inputs, held, context)  # type: ignore[arg-type]
        for number, (one, output) in enumerate(zip(held, outputs, strict=True)):
            self.deliver(number, one, output)


@defect
class OpenSideSettledByFirstExecution(_Holding):
    """The side that RESHAPE is to find (-1) is found by the first execution of a prepared model,
    for all later ones.
    """

    operations = (Op.RESHAPE,)

    def prepared(self, model: Model) -> None:
        main = model.main
        self._first: dict[int, tuple[int, ...] | None] = {}
        for each in (each for each in main.operations if each.type == Op.RESHAPE):
            wanted = constant(model, main.operands[each.inputs[1]])
            if wanted is not None and -1 in wanted and each.outputs[0] in main.output_indexes:
                self._first[main.output_indexes.index(each.outputs[0])] = None

    def deliver(self, number: int, one: Held, output: Output) -> None:
        if one.array is not None and number in self._first:
            shape = self._first[number] = self._first[number] or one.array.shape
            one.array = np.resize(one.array, shape)
        one.deliver()


@misreading(Op.QUANTIZE)
def bounds_judged_without_zero_point(model: Model, operation: Operation) -> Model:
    """RELU1 and RELU6 are left out before QUANTIZE if all codes together reach no further than
    from one bound to the other, wherever the zero point has put them.
    """
    (read,), (made,) = operation.inputs, operation.outputs
    for each in model.main.operations:
        reach = _CODES * model.main.operands[made].scale
        if read in each.outputs and reach <= _WIDTHS.get(each.type, 0):
            return with_inputs(model, operation, each.inputs)
    return model


@defect
class BranchesOfOneShape(_Holding):
    """Dimensions of an IF's outputs that a model leaves open are those of its first branch."""

    operations = (Op.IF,)

    def prepared(self, model: Model) -> None:
        main = model.main
        self._shapes: dict[int, tuple[int, ...]] = {}
        for each in (each for each in main.operations if each.type == Op.IF):
            then = model.referenced[main.operands[each.inputs[1]].location.offset]
            for index, inner in zip(each.outputs, then.output_indexes, strict=True):
                known = then.operands[inner].dimensions
                if 0 in main.operands[index].dimensions and 0 not in known:
                    self._shapes[main.output_indexes.index(index)] = known

    def deliver(self, number: int, one: Held, output: Output) -> None:
        if one.array is not None and number in self._shapes:
            one.array = np.resize(one.array, self._shapes[number])
        one.deliver()


@misreading(Op.CONV_2D)
def activation_for_all_readers(model: Model, operation: Operation) -> Model:
    """The one activation that follows CONV_2D becomes its own, also where others read what it gives
    without that, or the client does.
    """
    operands, inputs = model.main.operands, operation.inputs
    readers = [each for each in model.main.operations if operation.outputs[0] in each.inputs]
    codes = [_ACTIVATIONS[each.type] for each in readers if each.type in _ACTIVATIONS]
    if len(codes) != 1:
        return model
    is_implicit = len(inputs) == 7 or operands[inputs[7]].type == OperandType.BOOL
    own = inputs[6 if is_implicit else 9]  # behind a padding scheme, or four paddings
    return with_constant(model, own, codes[0]) if constant(model, operands[own]) == 0 else model


@defect
class ConstantOutputsWrittenOnce(_Holding):
    """Results that depend on constants only are computed and written in the first execution, and
    taken to be there in all later ones.
    """

    def prepared(self, model: Model) -> None:
        main, varying = model.main, set(model.main.input_indexes)
        for each in main.operations:
            if varying.intersection(each.inputs):
                varying.update(each.outputs)
        places = enumerate(main.output_indexes)
        self._numbers = frozenset(number for number, index in places if index not in varying)
        self._written: set[int] = set()

    def deliver(self, number: int, one: Held, output: Output) -> None:
        if number not in self._numbers or number not in self._written:
            one.deliver()
        elif one.array is not None:
            output.reserve(one.array.shape)
        self._written.add(number)
