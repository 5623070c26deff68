"""Dynamic temporaries: operands of unknown size that one step computes and another reads.

Source: ``DynamicTemporariesTest`` of Android's ``TestPartitioning.cpp``. The model is
``out 0 = PAD(input)``, ``t = PAD(input)``, ``out 1 = ADD(out 0, t)``: one driver pads, one adds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from cts.expect import NO_ERROR, OP_FAILED, expect, require
from cts.sketch import Sketch
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver, only
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.partitioning.plan import PlanKind
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnapi.settings import Partitioning, Settings
from nnhal.device import Device
from nnhal.types import HalVersion, OperationType
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_INSUFFICIENT: Final = ResultCode.OUTPUT_INSUFFICIENT_SIZE
_PADDED: Final = (0.0, 3.0, 5.0, 0.0)


GROUP: Final = Directed(
    name="dynamic_temporaries",
    title="Dynamic temporaries",
    summary=(
        "A result whose size is unknown before its step has run reaches the next step; drivers "
        "before HAL 1.2 get no such steps."
    ),
    source="DynamicTemporariesTest",
    subject=Subject.RUNTIME,
)


@dataclass(frozen=True)
class _Known:
    """Whether the model says the dimensions of output 0, of the temporary, and of output 1."""

    first: bool = False
    temporary: bool = False
    second: bool = False


_OUTPUTS_KNOWN: Final = _Known(first=True, second=True)


def _model(runtime: Runtime, known: _Known, version: HalVersion) -> Model:
    sketch = Sketch(runtime)
    unknown = () if version >= HalVersion.V1_2 else (0,)

    def tensor(is_known: bool) -> int:
        return sketch.float32(*((4,) if is_known else unknown))

    data, paddings = sketch.float32(2), sketch.operand(Code.TENSOR_INT32, 0, 0)
    first, temporary, second = map(tensor, (known.first, known.temporary, known.second))
    sketch.operation(OperationType.PAD, [data, paddings], [first])
    sketch.operation(OperationType.PAD, [data, paddings], [temporary])
    sketch.operation(OperationType.ADD, [first, temporary, sketch.int32(0)], [second])
    return sketch.finished([data, paddings], [first, second])


def _compilation(
    context: Context, known: _Known, version: HalVersion, setting: Partitioning
) -> Compilation:
    drivers = [
        ToyDriver("pad", 0.9, version=version, supports=only(OperationType.PAD)),
        ToyDriver("add", 0.9, version=version, supports=only(OperationType.ADD)),
    ]
    runtime = context.other_runtime(map(Device, drivers), Settings(partitioning=setting))
    return Compilation(_model(runtime, known, version))


_CELLS: Final = {
    "outputs_of_unknown_dimensions": (_Known(temporary=True), HalVersion.V1_3, (4, 4)),
    "temporary_and_outputs_of_unknown_dimensions": (_Known(), HalVersion.V1_3, (4, 4)),
    "temporary_of_unknown_dimensions": (_OUTPUTS_KNOWN, HalVersion.V1_3, (4, 4)),
    "temporary_of_unknown_dimensions_v1_2": (_OUTPUTS_KNOWN, HalVersion.V1_2, (4, 4)),
    "outputs_without_room_and_a_temporary": (_Known(), HalVersion.V1_3, (3, 3)),
    "outputs_without_room": (_Known(temporary=True), HalVersion.V1_3, (3, 3)),
    "output_0_without_room": (_Known(temporary=True), HalVersion.V1_3, (3, 4)),
    "output_1_without_room": (_Known(temporary=True), HalVersion.V1_3, (4, 3)),
}
"""Dimensions in the model, version of the drivers, and number of elements with room."""


@GROUP.cells("{}", _CELLS)
def _check(context: Context, cell: tuple[_Known, HalVersion, tuple[int, int]]) -> None:
    """Compile for the two drivers, and compute."""
    known, version, rooms = cell
    compilation = _compilation(context, known, version, Partitioning.WITHOUT_FALLBACK)
    expect(NO_ERROR, compilation.finish)
    require(compilation.plan.outline(), ("toy-pad", "toy-add"), "the plan")
    temporaries = len(compilation.plan.dynamic_temporaries)
    require(temporaries, 0 if known.temporary else 1, "number of dynamic temporaries")
    _compute(compilation, rooms)


def _compute(compilation: Compilation, rooms: tuple[int, int]) -> None:
    execution = Execution(compilation)
    execution.set_input(0, np.array([3, 5], np.float32))
    paddings = np.array([[1, 1]], np.int32)
    execution.set_input(1, paddings, OperandType(Code.TENSOR_INT32, (1, 2)))
    outputs = [np.full(room, -1, np.float32) for room in rooms]
    for index, output in enumerate(outputs):
        execution.set_output(index, output)
    if rooms != (4, 4):
        expect(_INSUFFICIENT, execution.compute)
        return
    expect(NO_ERROR, execution.compute)
    require(tuple(outputs[0]), _PADDED, "output 0")
    require(tuple(outputs[1]), tuple(2 * value for value in _PADDED), "output 1")
    for index in range(2):
        require(execution.output_operand_dimensions(index), (4,), f"dimensions of output {index}")


@GROUP.add
def temporary_of_unknown_dimensions_v1_1(context: Context) -> None:
    """No driver before HAL 1.2 has outputs of unknown size: the CPU gets the model."""
    known = _OUTPUTS_KNOWN
    without = _compilation(context, known, HalVersion.V1_1, Partitioning.WITHOUT_FALLBACK)
    expect(OP_FAILED, without.finish)
    compilation = _compilation(context, known, HalVersion.V1_1, Partitioning.WITH_FALLBACK)
    expect(NO_ERROR, compilation.finish)
    require(compilation.plan.kind, PlanKind.SIMPLE, "kind of plan")
    require(compilation.plan.outline(), ("nnapi-reference",), "the plan")
    _compute(compilation, (4, 4))
