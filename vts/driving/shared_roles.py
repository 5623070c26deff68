"""One device memory for arguments of several prepared models.

Source: ``IDevice.hal`` 1.3, ``allocate``: roles name any of the prepared models, and the buffer can
be used "only by the specified roles", thus by each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from nnhal.device import Device
from nnhal.memory import Memory
from nnhal.operand_types import dtype_of, is_quantized
from nnhal.types import ErrorStatus, OperandType, OperationType
from nntest.arguments import UNTOUCHED
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_scale
from vts.driving.device_memory import Place, allocate_for, request_of, required, roles
from vts.driving.executors import Executor
from vts.driving.open_sums import fixed_sum
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial, check_sound
from vts.test_group import Failed

__all__ = [
    "check_shared_memory",
    "differ",
    "in_each_role",
    "in_unlike_models",
    "numbers",
    "shared_sum",
]

_SHAPE: Final = (2, 6)
_ADDED: Final = (3, 5, 11)
"""By the prepared models: whole numbers, so that each type has one right result."""


def in_each_role(device: Device, type: OperandType, way: Executor) -> None:
    """Each of three prepared models writes a memory that they share, and each of them reads it.

    Raises Failed, and Skipped for a driver without such device memories.
    """
    cases = [shared_sum(type, added) for added in _ADDED]
    models = [prepared(device, case.model) for case in cases]
    said = "allocate for input 0 and output 0 of each of three prepared models"
    check_shared_memory(models, cases, way, said)


def in_unlike_models(device: Device, type: OperandType, way: Executor) -> None:
    """A memory for output 0 of a model, and for input 1 of another one, whose input 0 has other
    dimensions and whose output 0 has the same: whichever of them comes first in the list.

    Raises Failed, and Skipped for a driver without such device memories.
    """
    first, second = shared_sum(type), _sum_of_two(type)
    writer, reader = prepared(device, first.model), prepared(device, second.model)
    for models in ((writer, reader), (reader, writer)):
        of_writer, of_reader = models.index(writer), models.index(reader)
        said = f"allocate for output 0 of model {of_writer} and input 1 of model {of_reader}"
        inputs, outputs = roles([1], model=of_reader), roles([0], model=of_writer)
        memory = required(
            allocate_for(models, inputs, outputs, (), said), f"{type.name} of several models"
        )
        what = "device memory for two unlike models, as output of the one"
        _execute(way, writer, [Memory.from_bytes(first.inputs[0])], memory, what)
        what += " before, as input of the other"
        added = Memory.from_bytes(second.inputs[0])
        out = Memory.from_bytes(bytes([UNTOUCHED]) * len(second.outputs[0]))
        call = _execute(way, reader, [added, memory], out, what)
        (y, total) = (numbers(type, data) for data in (second.inputs[0], first.outputs[0]))
        if differ(type, numbers(type, bytes(out.buffer)), total + y):
            raise Failed("wrong_sum", f"{call}, {what}, gave other values than that sum")


def _sum_of_two(type: OperandType) -> SpecCase:
    """``y + x`` of one number and as many as :func:`shared_sum` gives."""
    scale, builder = unit_scale(type), CaseBuilder("sum_of_two")
    operands = (
        builder.input(type, (1, 1), scale),
        builder.input(type, _SHAPE, scale),
        builder.constant(OperandType.INT32, 0),
    )
    builder.operation(OperationType.ADD, operands, [builder.output(type, _SHAPE, scale)])
    return builder.case([np.array([[7]]), np.zeros(_SHAPE)], [np.full(_SHAPE, 7)])


def shared_sum(type: OperandType, added: int = _ADDED[0]) -> SpecCase:
    """A model whose input can be another one's output."""
    return fixed_sum(type, _SHAPE, added, added)


def check_shared_memory(
    models: Sequence[Prepared], cases: Sequence[SpecCase], way: Executor, said: str
) -> None:
    """Each of ``models`` writes a memory that they share, and each of the others reads it.

    ``cases`` are those of :func:`shared_sum`. Raises Failed, and Skipped for a driver without such
    device memories.
    """
    every = [role for number in range(len(models)) for role in roles([0], model=number)]
    type = OperandType(cases[0].input_operands()[0].type)
    allocated = allocate_for(models, every, every, (), said)
    memory = required(allocated, f"{type.name} of several models")
    for writer, reader in permutations(range(len(models)), 2):
        case = cases[writer]
        what = f"device memory for all of {len(models)} models, as output of model {writer}"
        _execute(way, models[writer], [Memory.from_bytes(case.inputs[0])], memory, what)
        content = numbers(type, memory.read(len(case.outputs[0])))
        if differ(type, content, numbers(type, case.outputs[0])):
            text = f"copyTo of a {what}, gave other values than that execution has"
            raise Failed("wrong_copy", text)
        what += f" before, as input of model {reader}"
        out = Memory.from_bytes(bytes([UNTOUCHED]) * len(case.outputs[0]))
        call = _execute(way, models[reader], [memory], out, what)
        (x, total) = (numbers(type, d) for d in (cases[reader].inputs[0], cases[reader].outputs[0]))
        if differ(type, numbers(type, bytes(out.buffer)), content + (total - x)):
            raise Failed("wrong_sums", f"{call}, {what}, gave other values than those sums")


def numbers(type: OperandType, data: bytes) -> NDArray[np.float64]:
    """``data`` of an operand of this type."""
    return np.frombuffer(data, dtype_of(type)).astype(np.float64)


def differ(type: OperandType, found: NDArray[np.float64], expected: NDArray[np.float64]) -> bool:
    """Whether they are other whole numbers, and not only rounded otherwise."""
    return not bool((abs(found - expected) <= (1 if is_quantized(type) else 0.25)).all())


def _execute(
    way: Executor, model: Prepared, sources: Sequence[Place], target: Place, what: str
) -> str:
    """The call that did it."""
    with model:
        answer = way.run(model, request_of(sources, [target]))
    trial = Trial(way, note=what)
    check_sound(trial, answer, 1)
    if answer.status != ErrorStatus.NONE:
        raise trial.failed(
            "expected_NONE", answer, "expected NONE: the memory was made for this role"
        )
    return answer.call
