"""Changes of connections: who reads what, what the client sees, operations more, less and other."""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec.structs import replace

from nnhal.operand_types import is_quantized
from nnhal.types import OperandLifeTime, OperandType, Operation, OperationType
from nntest.random_graph.dice import Dice
from vts.variations.of_arguments import numbers, scalar, vector
from vts.variations.outline import Outline, Unsuitable

__all__ = [
    "again",
    "bypassed",
    "exchanged",
    "fixed",
    "given",
    "hidden",
    "inserted",
    "other_operand",
    "other_operation",
    "reader",
    "shown",
    "twin",
]

_T: Final = OperandType
_O: Final = OperationType
_L: Final = OperandLifeTime

_REAL: Final = (_T.TENSOR_FLOAT32, _T.TENSOR_FLOAT16)
_CODES: Final = (_T.TENSOR_QUANT8_ASYMM, _T.TENSOR_QUANT8_ASYMM_SIGNED)

_ALIKE: Final = (
    (_O.ADD, _O.SUB, _O.MUL, _O.DIV),
    (_O.MAXIMUM, _O.MINIMUM),
    (_O.RELU, _O.RELU1, _O.RELU6, _O.TANH, _O.LOGISTIC, _O.FLOOR),
    (_O.ABS, _O.NEG, _O.EXP, _O.SQRT, _O.RSQRT, _O.LOG, _O.HARD_SWISH, _O.RELU),
    (_O.MAX_POOL_2D, _O.AVERAGE_POOL_2D, _O.L2_POOL_2D),
    (_O.REDUCE_MAX, _O.REDUCE_MIN, _O.REDUCE_SUM, _O.REDUCE_PROD),
    (_O.EQUAL, _O.NOT_EQUAL, _O.LESS, _O.LESS_EQUAL, _O.GREATER, _O.GREATER_EQUAL),
    (_O.LOGICAL_AND, _O.LOGICAL_OR),
    (_O.ARGMAX, _O.ARGMIN),
    (_O.REDUCE_ALL, _O.REDUCE_ANY),
    (_O.SPACE_TO_DEPTH, _O.DEPTH_TO_SPACE),
)
"""Operations that take the same arguments."""

_ACTIVATIONS: Final = (_O.RELU, _O.RELU1, _O.RELU6)
_UNARY: Final = (*_ACTIVATIONS, _O.ABS, _O.FLOOR, _O.LOGISTIC, _O.NEG, _O.TANH)
_BINARY: Final = (_O.ADD, _O.MUL, _O.SUB)
_CONSTANTS: Final = (2.0, 0.5, 1.0, 0.0, -1.0, -2.0)
_STEP: Final = 0.25
"""Scale of a quantized constant."""


def _any(found: list[int], dice: Dice, what: str) -> int:
    if not found:
        raise Unsuitable(what)
    return dice.pick(found)


def _is_like(outline: Outline, one: int, other: int) -> bool:
    """Whether both have the same type and quantization."""
    a, b = outline.operands[one], outline.operands[other]
    same = (a.type, a.scale, a.zero_point) == (b.type, b.scale, b.zero_point)
    return same and a.extra_params == b.extra_params


def _is_data(outline: Outline, index: int) -> bool:
    is_parameter = outline.operands[index].type == _T.TENSOR_INT32 and outline.is_constant(index)
    return outline.is_tensor(index) and not is_parameter


def other_operand(outline: Outline, dice: Dice) -> str:
    """An operation reads another tensor, mostly of the same dimensions."""
    places = [
        (number, position)
        for number, each in enumerate(outline.operations)
        for position, index in enumerate(each.inputs)
        if _is_data(outline, index)
    ]
    if not places:
        raise Unsuitable("nothing is read")
    number, position = dice.pick(places)
    old = outline.operations[number].inputs[position]
    others = [i for i in outline.ready(number) if i != old and _is_like(outline, i, old)]
    shape = outline.operands[old].dimensions
    same = [index for index in others if outline.operands[index].dimensions == shape]
    new = _any(same if same and not dice.one_in(4) else others, dice, "no other operand")
    outline.give(number, position, new)
    return f"argument {position} of operation {number} is operand {new}, not {old}"


def exchanged(outline: Outline, dice: Dice) -> str:
    """Two inputs of an operation change places."""
    number = dice.number(0, len(outline.operations) - 1)
    inputs = outline.operations[number].inputs
    pairs = [
        (a, b)
        for b in range(len(inputs))
        for a in range(b)
        if inputs[a] != inputs[b]
        and outline.is_tensor(inputs[a])
        and outline.operands[inputs[a]].type == outline.operands[inputs[b]].type
    ]
    if not pairs:
        raise Unsuitable("no two inputs are alike")
    one, other = dice.pick(pairs)
    outline.give(number, one, inputs[other])
    outline.give(number, other, inputs[one])
    return f"arguments {one} and {other} of operation {number} have changed places"


def shown(outline: Outline, dice: Dice) -> str:
    """The client sees one more result."""
    inner = [index for index in outline.makers() if index not in outline.outputs]
    index = _any(inner, dice, "all results are outputs")
    outline.outputs.append(index)
    return f"operand {index} is an output"


def hidden(outline: Outline, dice: Dice) -> str:
    """The client sees one result less."""
    if len(outline.outputs) < 2:
        raise Unsuitable("an output has to remain")
    index = outline.outputs.pop(dice.number(0, len(outline.outputs) - 1))
    return f"operand {index} is no output"


def other_operation(outline: Outline, dice: Dice) -> str:
    """Another operation that takes the same arguments."""
    found = [
        (number, each.type, alike)
        for number, each in enumerate(outline.operations)
        for alike in _ALIKE
        if each.type in alike
    ]
    if not found:
        raise Unsuitable("none takes the arguments of another")
    number, type, alike = dice.pick(found)
    other = dice.pick([each for each in alike if each != type])
    outline.operations[number] = replace(outline.operations[number], type=other)
    return f"operation {number} is {other.name}"


def _behind(outline: Outline, dice: Dice, index: int) -> tuple[Operation, str]:
    """An operation that makes of a tensor another one of its type and dimensions."""
    operand = outline.operands[index]
    result = outline.result(index)
    if operand.type not in (*_REAL, *_CODES):
        raise Unsuitable("only made of real numbers and their codes")
    if dice.flag():
        type = dice.pick(_ACTIVATIONS if operand.type in _CODES else _UNARY)
        return Operation(type, (index,), (result,)), type.name
    type, value = dice.pick(_BINARY), dice.pick(_CONSTANTS)
    data = np.full(1, value)
    if is_quantized(operand.type):
        operand = replace(operand, scale=_STEP)
        data = np.rint(data / _STEP) + operand.zero_point
        if not 0 <= data[0] + 128 * (operand.type != _T.TENSOR_QUANT8_ASYMM) <= 255:
            raise Unsuitable("no code stands for the constant")
    other = outline.constant(OperandType(operand.type), data, operand)
    both = (index, other) if dice.flag() else (other, index)
    activation = outline.constant(_T.INT32, np.array(dice.pick((0, 0, 0, 1, 2, 3))))
    words = f"{type.name} of {value:g} {'behind' if both[0] == index else 'before'} it"
    return Operation(type, (*both, activation), (result,)), words


def inserted(outline: Outline, dice: Dice) -> str:
    """An operation between a tensor and one of those who read it, or all of them."""
    made, read = outline.makers(), outline.readers()
    found = [index for index in read if index in made or index in outline.inputs]
    index = _any([i for i in found if outline.is_tensor(i)], dice, "nothing is read")
    operation, words = _behind(outline, dice, index)
    readers = read[index]
    for number, position in readers if dice.flag() else [dice.pick(readers)]:
        outline.give(number, position, operation.outputs[0])
    outline.operations.insert(made.get(index, -1) + 1, operation)
    return f"there is {words} behind operand {index}"


def reader(outline: Outline, dice: Dice) -> str:
    """One more operation reads a result, at once or in the end; the client sees what it gives."""
    made = outline.makers()
    index = _any([*made], dice, "there are no results")
    operation, words = _behind(outline, dice, index)
    at = len(outline.operations) if dice.flag() else made[index] + 1
    outline.operations.insert(at, operation)
    outline.outputs.insert(dice.number(0, len(outline.outputs)), operation.outputs[0])
    return f"{words} reads operand {index}, too"


def twin(outline: Outline, dice: Dice) -> str:
    """An operation once more with one argument otherwise; the client sees what it gives."""
    number = dice.number(0, len(outline.operations) - 1)
    first = outline.operations[number]
    outputs = tuple(outline.result(index) for index in first.outputs)
    whole, outline.operations = outline.operations, [replace(first, outputs=outputs)]
    try:
        words = dice.pick((scalar, vector, numbers, exchanged))(outline, dice)
    finally:
        (second,) = outline.operations
        outline.operations = whole
    outline.operations.insert(number + 1, second)
    outline.outputs += outputs
    return f"operation {number} is there twice; of the second {words}"


def again(outline: Outline, dice: Dice) -> str:
    """An operation once more on what it gives."""
    number = dice.number(0, len(outline.operations) - 1)
    first = outline.operations[number]
    if len(first.outputs) > 1:
        raise Unsuitable("several results")
    (old,) = first.outputs
    places = [p for p, i in enumerate(first.inputs) if _is_data(outline, i)]
    position = _any([p for p in places if _is_like(outline, first.inputs[p], old)], dice, "unlike")
    new = outline.result(old)
    for later, position_of_old in outline.readers().get(old, ()):
        outline.give(later, position_of_old, new)
    outline.outputs = [new if index == old else index for index in outline.outputs]
    outline.operations.insert(number + 1, replace(first, outputs=(new,)))
    outline.give(number + 1, position, old)
    return f"operation {number} is executed again on its result"


def bypassed(outline: Outline, dice: Dice) -> str:
    """An operation is left out: who has read what it gives reads what it reads."""
    outputs = outline.outputs
    found = [n for n, o in enumerate(outline.operations) if not set(o.outputs) & set(outputs)]
    number = _any(found, dice, "all results are outputs")
    left_out = outline.operations[number]
    sources = [i for i in left_out.inputs if _is_data(outline, i)]
    index = _any(sources, dice, "it reads nothing")
    for result in left_out.outputs:
        if outline.operands[result].type != outline.operands[index].type:
            raise Unsuitable("of another type")
        for later, position in outline.readers().get(result, ()):
            outline.give(later, position, index)
    del outline.operations[number]
    return f"operation {number} is left out"


def given(outline: Outline, dice: Dice) -> str:
    """A constant is an input of the model."""
    read = {index for each in outline.operations for index in each.inputs}
    constants = [i for i in sorted(read) if outline.is_constant(i) and _is_data(outline, i)]
    index = _any(constants, dice, "no constant is data")
    outline.operands[index] = replace(outline.operands[index], lifetime=_L.SUBGRAPH_INPUT)
    outline.inputs.append(index)
    return f"operand {index} is an input of the model"


def fixed(outline: Outline, dice: Dice) -> str:
    """An input of the model is a constant."""
    if len(outline.inputs) < 2:
        raise Unsuitable("an input has to remain")
    index = outline.inputs.pop(dice.number(0, len(outline.inputs) - 1))
    if index not in outline.data:
        raise Unsuitable("an input without data")
    outline.operands[index] = replace(outline.operands[index], lifetime=_L.CONSTANT_COPY)
    return f"operand {index} is a constant"
