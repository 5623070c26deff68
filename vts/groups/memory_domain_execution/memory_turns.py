"""One device memory with content of one shape after another, written by executions and by copies.

Source: ``IDevice.hal``, ``allocate``: "the same buffer may be used for different shapes of outputs
on different executions. When the buffer is used as an input, the input shape must be the same as
the output shape from the last execution using this buffer as an output"; ``IBuffer.hal``,
``copyTo`` ("the content of this buffer") and ``copyFrom`` (dimensions that are left open are
updated).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from nnhal.device import Device
from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.types import ErrorStatus, OperandType, Request
from nntest.arguments import UNTOUCHED
from vts.driving.answer import Answer
from vts.driving.device_memory import DeviceMemory, Place, allocate, argument, pool, required
from vts.driving.executors import Executor
from vts.driving.open_sums import ADDED, open_sums
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Outputs, Trial, check_sound
from vts.driving.shared_roles import differ, numbers
from vts.raw import name_of_status
from vts.test_group import Failed, Skipped

__all__ = ["shapes_in_turns"]

_Shape = tuple[int, int]

_SHAPES: Final = ((2, 6), (3, 4), (1, 6), (4, 6), (2, 6))
"""One after the other: as many elements in other dimensions, fewer, more, and the first again."""


@dataclass(frozen=True)
class _Turns:
    """A device memory that is input and output of one prepared model."""

    model: Prepared
    memory: DeviceMemory
    type: OperandType
    way: Executor
    are_said: bool
    """Requests give the dimensions of outputs, too; else the driver finds them out."""

    def write(self, shape: _Shape, seed: int, what: str) -> bytes:
        """Have an execution write the memory; what it must be afterwards."""
        x, total = self._numbers(shape, seed)
        answer = self._execute(Memory.from_bytes(x), self.memory, shape, what)
        self._check(answer, what, shape)
        return total

    def check_content(
        self, expected: bytes, shape: _Shape, what: str, *, is_computed: bool
    ) -> None:
        """Raises Failed unless copyTo gives ``expected``, and only to a memory of that size."""
        for size in (2 * len(expected), len(expected) // 2):
            status = self.memory.copy_to(Memory.allocate(size))
            if status != ErrorStatus.INVALID_ARGUMENT:
                raise Failed(
                    "old_size_accepted",
                    f"copyTo a memory of {size} bytes {what}, which makes its content "
                    f"{len(expected)} bytes, answered {name_of_status(status)}, expected "
                    f"INVALID_ARGUMENT",
                )
        found = self.memory.read(len(expected))
        if self._differ(found, expected) if is_computed else found != expected:
            text = f"copyTo {what} gave other bytes than those of {list(shape)}"
            raise Failed("wrong_copy", text)

    def check_input(self, content: bytes, shape: _Shape, what: str) -> None:
        """Raises Failed unless the memory as an input is ``content``."""
        dtype = dtype_of(self.type)
        values = np.frombuffer(content, dtype).astype(np.int64) + ADDED
        out = Memory.from_bytes(bytes([UNTOUCHED]) * len(content))
        answer = self._execute(self.memory, out, shape, f"from a device memory {what}")
        self._check(answer, f"from a device memory {what}", shape)
        if self._differ(bytes(out.buffer), values.astype(dtype).tobytes()):
            text = f"{answer.call} from a device memory {what} gave other values"
            raise Failed("wrong_sum", text)

    def check_refused(self, shape: _Shape, what: str) -> None:
        """Raises Failed if an execution takes the memory for one of another ``shape``."""
        out = Memory.allocate(shape[0] * shape[1] * dtype_of(self.type).itemsize)
        answer = self._execute(self.memory, out, shape, what)
        if answer.status == ErrorStatus.NONE:
            rule = f"expected an error: its shape is no longer {list(shape)}"
            raise self._trial(f"from a device memory {what}").failed(
                "old_shape_accepted", answer, rule
            )

    def copy_in(self, shape: _Shape, seed: int) -> bytes:
        """Copy something of ``shape`` to the memory; what that is."""
        data, _ = self._numbers(shape, seed)
        status = self.memory.copy_from(Memory.from_bytes(data), shape)
        if status != ErrorStatus.NONE:
            said = f"copyFrom with dimensions {list(shape)}, after others"
            text = f"{said}, answered {name_of_status(status)}, expected NONE"
            raise Failed("execution_fails", text)
        return data

    def _differ(self, found: bytes, expected: bytes) -> bool:
        return differ(self.type, *(numbers(self.type, each) for each in (found, expected)))

    def _numbers(self, shape: _Shape, seed: int) -> tuple[bytes, bytes]:
        x = np.random.default_rng(seed).integers(0, 60, shape)
        dtype = dtype_of(self.type)
        return x.astype(dtype).tobytes(), (x + ADDED).astype(dtype).tobytes()

    def _execute(self, source: Place, target: Place, shape: _Shape, what: str) -> Answer:
        request = Request(
            (argument(0, source, shape),),
            (argument(1, target, shape if self.are_said else ()),),
            (pool(source), pool(target)),
        )
        answer = self.way.run(self.model, request)
        check_sound(self._trial(what), answer, 1)
        return answer

    def _check(self, answer: Answer, what: str, shape: _Shape) -> None:
        if answer.status == ErrorStatus.GENERAL_FAILURE and not self.are_said:
            raise Skipped(f"the driver answered GENERAL_FAILURE to {self._trial(what)}")
        if answer.status != ErrorStatus.NONE:
            raise self._trial(what).failed(
                "expected_NONE", answer, "expected NONE: model and request are valid"
            )
        if any(tuple(each.dimensions) != shape for each in answer.shapes):
            raise self._trial(what).failed(
                "wrong_dimensions", answer, f"expected output 0 to be of {list(shape)}"
            )

    def _trial(self, what: str) -> Trial:
        outputs = Outputs.FULLY_SPECIFIED if self.are_said else Outputs.UNSPECIFIED
        return Trial(self.way, outputs, note=what)


def shapes_in_turns(device: Device, type: OperandType, way: Executor, *, are_said: bool) -> None:
    """Raises Failed, and Skipped for a driver without such device memories."""
    with prepared(device, open_sums(type, _SHAPES)[0].model) as model:
        memory = required(allocate(model, [0], [0]), f"{type.name} of any dimensions")
        turns = _Turns(model, memory, type, way, are_said)
        before: _Shape | None = None
        for number, shape in enumerate(_SHAPES):
            after = f"after {list(before)}" if before else "first"
            what = f"written by an execution of {list(shape)}, {after}"
            total = turns.write(shape, number, what)
            _check_all(turns, total, shape, before, what, is_computed=True)
            # Content of another shape, and other content of this one, by copies.
            turned = shape[::-1]
            for seed, copied, last in ((10, turned, shape), (20, turned, None)):
                what = f"copied in as {list(copied)}, after an execution of {list(shape)}"
                content = turns.copy_in(copied, number + seed)
                _check_all(turns, content, copied, last, what, is_computed=False)
            before = turned


def _check_all(
    turns: _Turns,
    content: bytes,
    shape: _Shape,
    before: _Shape | None,
    what: str,
    *,
    is_computed: bool,
) -> None:
    turns.check_content(content, shape, what, is_computed=is_computed)
    turns.check_input(content, shape, what)
    if before is not None and before != shape:
        turns.check_refused(before, what)
