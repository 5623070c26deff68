"""Device memories that are inputs of an execution that fails: they keep their content.

Source: ``IDevice.hal`` 1.3, ``allocate``: "A buffer will return to the uninitialized state if it is
used as an output in a failed execution"; of inputs it says nothing, and an execution writes its
outputs only. So a client can try again, with more room or time.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from nnhal.device import Device
from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.types import (
    ErrorStatus,
    OperandType,
    OperationType,
    Request,
)
from nntest.failure import WRONG_VALUES, Clue
from nntest.judge import judge
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.case_builder import CaseBuilder, unit_scale
from vts.driving.device_memory import DeviceMemory, Place, allocate, request_of, required
from vts.driving.executors import Executor
from vts.driving.long_models import ENDLESS, counting_loop
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import LOOP_TIMEOUT_NS, MISSED_DEADLINE, Trial, check_sound
from vts.raw import Options, name_of_status
from vts.test_group import Failed, Skipped

__all__ = ["after_a_loop", "after_too_little_room"]

_RULE: Final = (
    "a buffer is uninitialized when it was an output of a failed execution (IDevice.hal, "
    "allocate), and an input keeps its content"
)

_PLAIN: Final = Options()
_ELEMENTS: Final = 48
_LARGEST: Final = 60
_ADDED: Final = 3
_ROUNDS: Final = 1


@dataclass(frozen=True)
class _Failing:
    """An execution that fails: ``inputs`` instead of those of the case, and ``short``, the last
    output with one byte less than it needs.
    """

    statuses: Collection[ErrorStatus]
    options: Options = _PLAIN
    inputs: Sequence[bytes] = ()
    short: bool = False
    note: str = ""


def after_too_little_room(device: Device, type: OperandType, way: Executor) -> None:
    """Raises Failed, and Skipped for a driver without such device memories."""
    case = _sums(type)
    note = "with an output that is one byte short"
    failing = _Failing((ErrorStatus.OUTPUT_INSUFFICIENT_SIZE,), short=True, note=note)
    _check_all(device, case, (0, 1), way, failing)


def after_a_loop(device: Device, type: OperandType, way: Executor) -> None:
    """Raises Failed, and Skipped for a driver without such device memories."""
    case = counting_loop(_ELEMENTS, _ROUNDS, type=type)
    endless = np.int32(ENDLESS).tobytes(), case.inputs[1]
    options = Options(loop_timeout_ns=LOOP_TIMEOUT_NS)
    failing = _Failing(MISSED_DEADLINE, options, endless, note="of a loop without end")
    _check_all(device, case, (1,), way, failing)


def _sums(type: OperandType) -> SpecCase:
    """``x + y`` and ``y + 3``, outputs of unknown dimensions."""
    case, model = (_sums_of(type, size) for size in (_ELEMENTS, 0))
    case.use_model(model.model)
    return case


def _sums_of(type: OperandType, size: int) -> SpecCase:
    scale = unit_scale(type)
    builder = CaseBuilder("sums")
    x, y = (builder.input(type, (_ELEMENTS,), scale) for _ in range(2))
    added = builder.constant(type, np.full(_ELEMENTS, _ADDED), scale)
    none = builder.constant(OperandType.INT32, 0)
    for pair in ((x, y), (y, added)):
        total = builder.output(type, (size,), scale)
        builder.operation(OperationType.ADD, (*pair, none), (total,))
    a, b = np.random.default_rng(0).integers(1, _LARGEST, (2, _ELEMENTS))
    return builder.case([a, b], [a + b, b + _ADDED])


def _check_all(
    device: Device, case: SpecCase, places: Sequence[int], way: Executor, failing: _Failing
) -> None:
    """In all variants of ``way``, with inputs ``places`` in device memories, and an output too."""
    with prepared(device, case.model) as model:
        memories = {index: _memory(model, index) for index in places}
        output = len(case.outputs) - 1 - bool(failing.short)
        target = allocate(model, (), [output], (_ELEMENTS,))
        targets: list[dict[int, DeviceMemory]] = [{}]
        if target is not None:
            targets.append({output: target})
        for variant in available((way,), model.version, variants=True):
            for outputs in targets:
                _Attempt(model, case, variant, memories, outputs).check(failing)


def _memory(model: Prepared, index: int) -> DeviceMemory:
    """That may be an output in other executions, where the driver has such memory."""
    memory = allocate(model, [index], [index], (_ELEMENTS,)) or allocate(model, [index])
    return required(memory, f"input {index}")


@dataclass(frozen=True)
class _Attempt:
    """Executions of ``case`` with device memories for some of its inputs and outputs."""

    model: Prepared
    case: SpecCase
    way: Executor
    inputs: dict[int, DeviceMemory]
    outputs: dict[int, DeviceMemory]

    def check(self, failing: _Failing) -> None:
        """Raises Failed, and Skipped for a driver that cannot say why it fails."""
        for index, memory in self.inputs.items():
            memory.write(self.case.inputs[index])
        trial = Trial(self.way, options=failing.options, note=failing.note)
        request, _ = self._request(failing.inputs or self.case.inputs, short=failing.short)
        answer = self.way.run(self.model, request, failing.options)
        check_sound(trial, answer, len(request.outputs))
        if answer.status not in (*failing.statuses, ErrorStatus.GENERAL_FAILURE):
            names = " or ".join(status.name for status in failing.statuses)
            raise trial.failed("not_failing", answer, f"expected {names}")
        after = f"after an execution {failing.note} answered {name_of_status(answer.status)}"
        self._check_inputs(after)
        if answer.status == ErrorStatus.GENERAL_FAILURE:
            raise Skipped(f"the driver answered GENERAL_FAILURE to {answer.call} ({trial})")
        self._check_success(after)
        self._check_inputs(f"{after}, and another one succeeded")

    def _check_inputs(self, after: str) -> None:
        for index, memory in self.inputs.items():
            found = Memory.allocate(len(self.case.inputs[index]))
            status = memory.copy_to(found)
            said = f"copyTo of the device memory that is input {index}, {self.way}, {after},"
            if status != ErrorStatus.NONE:
                text = f"{said} answered {name_of_status(status)}, expected NONE: {_RULE}"
                raise Failed("copy_to_fails", text)
            if bytes(found.buffer) != self.case.inputs[index]:
                text = f"{said} gave other bytes than copyFrom had put in: {_RULE}"
                raise Failed("input_changed", text)

    def _check_success(self, after: str) -> None:
        trial = Trial(self.way, note=f"inputs in device memories, {after}")
        request, outputs = self._request(self.case.inputs)
        answer = self.way.run(self.model, request)
        check_sound(trial, answer, len(request.outputs))
        if answer.status != ErrorStatus.NONE:
            raise trial.failed("expected_NONE", answer, f"expected NONE: {_RULE}")
        found = [
            np.frombuffer(_content(place, len(expected)), dtype_of(operand.type))
            for place, expected, operand in zip(
                outputs, self.case.outputs, self.case.output_operands(), strict=True
            )
        ]
        findings = judge(self.case, found).findings
        if findings:
            failure = trial.failure(WRONG_VALUES, answer, clue=Clue("kept_inputs", _RULE))
            raise Failed(failure, findings=findings)

    def _request(
        self, inputs: Sequence[bytes], *, short: bool = False
    ) -> tuple[Request, Sequence[Place]]:
        """A request, each argument in a pool of its own, and where its outputs are."""
        given: list[Place] = [
            self.inputs.get(index) or Memory.from_bytes(data) for index, data in enumerate(inputs)
        ]
        sizes = [len(data) for data in self.case.outputs]
        sizes[-1] -= short
        taken: list[Place] = [
            self.outputs.get(index) or Memory.allocate(size) for index, size in enumerate(sizes)
        ]
        return request_of(given, taken), taken


def _content(place: Place, size: int) -> bytes:
    return bytes(place.buffer) if isinstance(place, Memory) else place.read(size)
