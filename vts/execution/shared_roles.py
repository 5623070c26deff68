"""One device memory for arguments of several prepared models.

Source: ``IDevice.hal`` 1.3, ``allocate``: roles name any of the prepared models, and the buffer can
be used "only by the specified roles", thus by each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Final

import numpy as np

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of, is_quantized
from nnhal.types import ErrorStatus, OperandType, Request
from nntest.arguments import UNTOUCHED
from vts.execution.device_memory import Place, allocate_for, argument, pool, roles
from vts.execution.open_sums import fixed_sum
from vts.execution.prepared import prepared
from vts.execution.rules import Trial, check_sound
from vts.test_group import Failed, Skipped

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nnhal.device import Device
    from nntest.spec import SpecCase
    from vts.execution.executors import Executor
    from vts.execution.prepared import Prepared

__all__ = ["check_shared_memory", "in_each_role", "shared_sum"]

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
    memory = allocate_for(models, every, every, (), said)
    if memory is None:
        raise Skipped(f"the driver has no device memory for {type.name} of several models")
    for writer, reader in permutations(range(len(models)), 2):
        case = cases[writer]
        what = f"device memory for all of {len(models)} models, as output of model {writer}"
        _execute(way, models[writer], Memory.from_bytes(case.inputs[0]), memory, what)
        content = _numbers(type, memory.read(len(case.outputs[0])))
        if _differ(type, content, _numbers(type, case.outputs[0])):
            raise Failed(f"copyTo of a {what}, gave other values than that execution has")
        what += f" before, as input of model {reader}"
        out = Memory.from_bytes(bytes([UNTOUCHED]) * len(case.outputs[0]))
        call = _execute(way, models[reader], memory, out, what)
        (x, total) = (
            _numbers(type, d) for d in (cases[reader].inputs[0], cases[reader].outputs[0])
        )
        if _differ(type, _numbers(type, bytes(out.buffer)), content + (total - x)):
            raise Failed(f"{call}, {what}, gave other values than those sums")


def _numbers(type: OperandType, data: bytes) -> NDArray[np.float64]:
    return np.frombuffer(data, dtype_of(type)).astype(np.float64)


def _differ(type: OperandType, found: NDArray[np.float64], expected: NDArray[np.float64]) -> bool:
    """Whether they are other whole numbers, and not only rounded otherwise."""
    return not bool((abs(found - expected) <= (1 if is_quantized(type) else 0.25)).all())


def _execute(way: Executor, model: Prepared, source: Place, target: Place, what: str) -> str:
    """The call that did it."""
    request = Request((argument(0, source),), (argument(1, target),), (pool(source), pool(target)))
    with model:
        answer = way.run(model, request)
    trial = Trial(way, note=what)
    check_sound(trial, answer, 1)
    if answer.status != ErrorStatus.NONE:
        raise trial.failed(answer, "expected NONE: the memory was made for this role")
    return answer.call
