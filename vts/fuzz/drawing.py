"""Steps drawn at random, with values at which implementations go wrong."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Sequence
from typing import Final

from nnhal.operations.registry import OPERATIONS
from nnhal.types import Operand, OperandLifeTime, OperandType, Subgraph
from vts.fuzz.steps import (
    ArgumentStep,
    BoundaryStep,
    ConstantStep,
    InputStep,
    OperandStep,
    OperationStep,
    OrderStep,
    PromotionStep,
    RelaxedStep,
    Step,
)
from vts.fuzz.subject import Subject

__all__ = ["draw_step"]

_UINT32: Final = (0, 1, 2, 3, 7, 8, 255, 256, 65535, 65536, 2**31 - 1, 2**31, 2**32 - 1)
_INT32: Final = (-(2**31), -65536, -256, -129, -128, -2, -1, *_UINT32[:-2])
_DIMENSIONS: Final = (0, 1, 2, 3, 4, 5, 7, 8, 16, 17, 31, 255, 1024, 65536, 2**31 - 1, 2**32 - 1)
_FLOATS: Final = (0.0, -0.0, 1.0, -1.0, 0.5, 1e-45, 1.17549435e-38, 3.4028235e38)
_SCALES: Final = (*map(float.hex, (*_FLOATS, 0.25, 1e-10, 1e10)), "inf", "nan")
_WORDS: Final = tuple(
    struct.pack("<f", value)
    for value in (*_FLOATS, 1e10, float("inf"), float("-inf"), float("nan"))
) + tuple(struct.pack("<i", value) for value in _INT32)
_BYTES: Final = (b"\x00", b"\x01", b"\x7f", b"\x80", b"\xff")
_TYPES: Final = tuple(int(type) for type in OperandType)
_WHOLE: Final = (OperandType.INT32, OperandType.TENSOR_INT32)
_CODES: Final = tuple(int(code) for code in OPERATIONS)

_Draw = Callable[[random.Random, Subject], "Step | None"]


def draw_step(dice: random.Random, subject: Subject) -> Step:
    """A step that fits ``subject``."""
    while True:
        step = dice.choices(_DRAWS, _WEIGHTS)[0](dice, subject)
        if step is not None:
            return step


def _graph(dice: random.Random, subject: Subject) -> int:
    return 0 if dice.random() < 0.7 else dice.randrange(len(subject.graphs))


def _operand(dice: random.Random, subject: Subject) -> Step | None:
    graph = _graph(dice, subject)
    operands = subject.graphs[graph].operands
    if not operands:
        return None
    index = dice.randrange(len(operands))
    operand = operands[index]
    field, value = dice.choice(_FIELDS)(dice, operand)
    return OperandStep(graph=graph, index=index, field=field, value=value)  # type: ignore[arg-type]


def _type(dice: random.Random, operand: Operand) -> tuple[str, int]:
    return "type", dice.choice(_TYPES) if dice.random() < 0.9 else dice.randrange(1 << 16)


def _dimensions(dice: random.Random, operand: Operand) -> tuple[str, tuple[int, ...]]:
    return "dimensions", _changed_shape(dice, operand.dimensions)


def _scale(dice: random.Random, operand: Operand) -> tuple[str, str]:
    near = (operand.scale * factor for factor in (0.5, 2.0, -1.0))
    return "scale", dice.choice((*_SCALES, *map(float.hex, near)))


def _zero_point(dice: random.Random, operand: Operand) -> tuple[str, int]:
    near = operand.zero_point + dice.choice((-1, 1))
    return "zero_point", dice.choice((*_INT32, max(near, -(2**31))))


def _lifetime(dice: random.Random, operand: Operand) -> tuple[str, int]:
    return "lifetime", int(dice.choice([*OperandLifeTime]))


def _place(dice: random.Random, operand: Operand) -> tuple[str, int]:
    field = dice.choice(("pool_index", "offset", "length"))
    return field, _near(dice, getattr(operand.location, field))


_FIELDS: Final = (_type, _dimensions, _dimensions, _scale, _zero_point, _lifetime, _place)


def _near(dice: random.Random, value: int) -> int:
    """An unsigned number beside ``value``, or one at which numbers wrap."""
    near = (value - 1, value + 1, value + 4, value * 2, value // 2)
    return dice.choice([*(n for n in near if 0 <= n < 1 << 32), *_UINT32])


def _changed_shape(dice: random.Random, shape: Sequence[int]) -> tuple[int, ...]:
    """One dimension more, less, swapped or other."""
    changed = [*shape]
    kind = dice.randrange(4)
    if kind == 0 or not changed:
        changed.insert(dice.randint(0, len(changed)), dice.choice(_DIMENSIONS[:8]))
    elif kind == 1:
        changed.pop(dice.randrange(len(changed)))
    elif kind == 2:
        dice.shuffle(changed)
    else:
        changed[dice.randrange(len(changed))] = dice.choice(_DIMENSIONS)
    return tuple(changed)


def _changed_indexes(dice: random.Random, indexes: Sequence[int], count: int) -> tuple[int, ...]:
    """One index more, less, repeated, swapped or other; rarely beyond ``count``."""
    changed = [*indexes]
    index = dice.randrange(count) if count and dice.random() < 0.9 else dice.choice(_UINT32)
    kind = dice.randrange(4)
    if kind == 0 or not changed:
        changed.insert(dice.randint(0, len(changed)), index)
    elif kind == 1:
        changed.pop(dice.randrange(len(changed)))
    elif kind == 2:
        dice.shuffle(changed)
    else:
        changed[dice.randrange(len(changed))] = index
    return tuple(changed)


def _operation(dice: random.Random, subject: Subject) -> Step | None:
    graph = _graph(dice, subject)
    subgraph = subject.graphs[graph]
    if not subgraph.operations:
        return None
    number = dice.randrange(len(subgraph.operations))
    operation = subgraph.operations[number]
    field = dice.choice(("type", "inputs", "outputs"))
    if field == "type":
        code = dice.choice(_CODES) if dice.random() < 0.9 else dice.randrange(1 << 16)
        return OperationStep(graph=graph, number=number, field="type", value=code)
    indexes = _changed_indexes(dice, getattr(operation, field), len(subgraph.operands))
    return OperationStep(graph=graph, number=number, field=field, value=indexes)  # type: ignore[arg-type]


def _order(dice: random.Random, subject: Subject) -> Step | None:
    graph = _graph(dice, subject)
    count = len(subject.graphs[graph].operations)
    if not count:
        return None
    order = [*range(count)]
    kind = dice.randrange(3)
    if kind == 0:
        order.insert(dice.randint(0, count), dice.randrange(count))
    elif kind == 1:
        order.pop(dice.randrange(count))
    else:
        dice.shuffle(order)
    return OrderStep(graph=graph, order=tuple(order))


def _boundary(dice: random.Random, subject: Subject) -> Step:
    graph = _graph(dice, subject)
    subgraph: Subgraph = subject.graphs[graph]
    field = dice.choice(("input_indexes", "output_indexes"))
    indexes = _changed_indexes(dice, getattr(subgraph, field), len(subgraph.operands))
    return BoundaryStep(graph=graph, field=field, value=indexes)  # type: ignore[arg-type]


def _patch(dice: random.Random, size: int) -> tuple[int, bytes]:
    """Where data of ``size`` bytes change, and to what; words lie as their alignment wants."""
    data = dice.choice(_WORDS) if size >= 4 and dice.random() < 0.7 else dice.choice(_BYTES)
    return dice.randrange(0, size - len(data) + 1, len(data)), data


def _constant(dice: random.Random, subject: Subject) -> Step | None:
    size = len(subject.model.operand_values)
    if not size:
        return None
    offset, data = _patch(dice, size)
    return ConstantStep(offset=offset, data=data)


def _input(dice: random.Random, subject: Subject) -> Step | None:
    filled = [number for number, data in enumerate(subject.inputs) if data]
    if not filled:
        return None
    number = dice.choice(filled)
    offset, data = _patch(dice, len(subject.inputs[number]))
    return InputStep(number=number, offset=offset, data=data)


def _number(dice: random.Random, subject: Subject) -> Step | None:
    """A whole number among the inputs or the constants: most are indexes, axes, sizes and strides,
    which mean something else far away.
    """
    main = subject.model.main
    # Steps before may have changed how many inputs the model has.
    data = dict(zip(main.input_indexes, enumerate(subject.inputs), strict=False))
    numbers = [index for index, each in enumerate(main.operands) if each.type in _WHOLE]
    if not numbers:
        return None
    index = dice.choice(numbers)
    value = struct.pack("<i", dice.choice(_INT32))
    if index in data:
        number, content = data[index]
        if len(content) < len(value):
            return None
        offset = dice.randrange(0, len(content) - len(value) + 1, len(value))
        return InputStep(number=number, offset=offset, data=value)
    operand = main.operands[index]
    length = operand.location.length
    if operand.lifetime != OperandLifeTime.CONSTANT_COPY or length < len(value):
        return None
    offset = operand.location.offset + dice.randrange(0, length - len(value) + 1, len(value))
    if offset + len(value) > len(subject.model.operand_values):
        return None
    return ConstantStep(offset=offset, data=value)


def _promotion(dice: random.Random, subject: Subject) -> Step | None:
    """A constant that becomes an input: what a driver checks once it now has to check each time."""
    main = subject.model.main
    constants = [
        index
        for index, operand in enumerate(main.operands)
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY and operand.location.length
        if operand.location.offset + operand.location.length <= len(subject.model.operand_values)
    ]
    if not constants or len(main.input_indexes) != len(subject.inputs):
        return None
    return PromotionStep(index=dice.choice(constants))


def _reference(dice: random.Random, subject: Subject) -> Step | None:
    """Another subgraph that a branch or a loop refers to, maybe the one that it stands in."""
    places = [
        (graph, index)
        for graph, subgraph in enumerate(subject.graphs)
        for index, operand in enumerate(subgraph.operands)
        if operand.lifetime == OperandLifeTime.SUBGRAPH
    ]
    if not places:
        return None
    graph, index = dice.choice(places)
    other = dice.randrange(len(subject.model.referenced) + 1)
    return OperandStep(graph=graph, index=index, field="offset", value=other)


def _argument(dice: random.Random, subject: Subject) -> Step | None:
    is_output = dice.random() < 0.5
    count = len(subject.rooms if is_output else subject.inputs)
    if not count:
        return None
    number = dice.randrange(count)
    field = dice.choice(("pool_index", "offset", "length", "padding", "dimensions", "has_no_value"))
    value: int | bool | tuple[int, ...]
    if field == "has_no_value":
        value = dice.random() < 0.5
    elif field == "dimensions":
        value = _changed_shape(dice, dice.choices(_DIMENSIONS[:8], k=dice.randint(0, 4)))
    elif field == "length":
        size = (subject.rooms if is_output else [*map(len, subject.inputs)])[number]
        value = _near(dice, size)
    else:
        value = _near(dice, 64)
    return ArgumentStep(is_output=is_output, number=number, field=field, value=value)  # type: ignore[arg-type]


def _relaxed(dice: random.Random, subject: Subject) -> Step:
    return RelaxedStep(value=not subject.model.relax_computation_float32_to_float16)


_CHOICES: Final[dict[_Draw, int]] = {
    _operand: 35,
    _operation: 12,
    _order: 3,
    _boundary: 5,
    _constant: 15,
    _input: 12,
    _number: 10,
    _promotion: 6,
    _reference: 3,
    _argument: 13,
    _relaxed: 1,
}
_DRAWS: Final = [*_CHOICES]
_WEIGHTS: Final = [*_CHOICES.values()]
