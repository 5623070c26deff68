"""Validation of compilations: the code of every wrong call of a compilation, and its state.

Source: ``ValidationTestCompilation``, ``..CompilationForDevices_1``, ``_2`` and
``ValidationTestInvalidCompilation`` of Android's ``TestValidation.cpp``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cts.expect import BAD_DATA, BAD_STATE, MISSED_DEADLINE, NO_ERROR, NULL, expect, expect_error
from cts.sketch import Sketch
from cts.small_models import add_model, sum_execution
from cts.test_group import Context, Directed
from cts.toys import ToyDriver
from nnapi.burst import Burst
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.memory_desc import MemoryDesc
from nnhal.device import Device
from nnhal.types import OperandType as Code
from nnhal.types import OperationType

__all__ = ["GROUP"]

_TOKEN: Final = bytes(32)
_SHORT_NS: Final = 1_000_000
_MAXIMUM_NS: Final = (1 << 64) - 1
_PREFERENCES: Final = (
    "preferred_memory_alignment_for_input",
    "preferred_memory_padding_for_input",
    "preferred_memory_alignment_for_output",
    "preferred_memory_padding_for_output",
)


GROUP: Final = Directed(
    name="validation_compilation",
    title="Validation: compilations",
    summary="Every wrong call of a compilation gives the code that the C API says.",
    source="ValidationTestCompilation, ..ForDevices_1, ..ForDevices_2, ..InvalidCompilation",
)


def _open(context: Context) -> Compilation:
    return context.compilation(add_model(context.runtime))


def _for_any(context: Context) -> Compilation:
    """A compilation for whatever devices the runtime chooses."""
    return Compilation(add_model(context.runtime))


def _for_one(context: Context) -> Compilation:
    return Compilation(add_model(context.runtime), context.runtime.devices[:1])


def _for_two(context: Context) -> Compilation:
    """For a toy and the CPU, both named."""
    runtime = context.other_runtime([Device(ToyDriver("two"))])
    return Compilation(add_model(runtime), runtime.devices)


@GROUP.add
def set_preference(context: Context) -> None:
    compilation = _open(context)
    for wrong in (-1, 3, 40):
        expect(BAD_DATA, compilation.set_preference, wrong)
    for right in (0, 1, 2):
        expect(NO_ERROR, compilation.set_preference, right)


@GROUP.add
def set_priority(context: Context) -> None:
    compilation = _open(context)
    for wrong in (0, 89, 91, 99, 101, 109, 111):
        expect(BAD_DATA, compilation.set_priority, wrong)
    for right in (90, 100, 110):
        expect(NO_ERROR, compilation.set_priority, right)


@GROUP.add
def set_caching(context: Context) -> None:
    compilation = _open(context)
    expect(NULL, compilation.set_caching, None, _TOKEN)
    expect(NULL, compilation.set_caching, str(context.folder), None)
    expect(NO_ERROR, compilation.set_caching, str(context.folder), _TOKEN)


_NOT_FOR_ONE: Final = {"without_a_device": _for_any, "of_two_devices": _for_two}


@GROUP.cells("set_timeout_{}", _NOT_FOR_ONE)
def _set_timeout(context: Context, made: Callable[[Context], Compilation]) -> None:
    expect(BAD_DATA, made(context).set_timeout, _SHORT_NS)


@GROUP.add
def set_timeout(context: Context) -> None:
    compilation = _for_one(context)
    expect(NO_ERROR, compilation.set_timeout, _SHORT_NS)
    expect((NO_ERROR, *MISSED_DEADLINE), compilation.finish)
    expect(BAD_STATE, compilation.set_timeout, _SHORT_NS)


@GROUP.add
def set_timeout_maximum(context: Context) -> None:
    compilation = _for_one(context)
    expect(NO_ERROR, compilation.set_timeout, _MAXIMUM_NS)
    expect(NO_ERROR, compilation.finish)


@GROUP.add
def create_execution(context: Context) -> None:
    expect(NULL, Execution, None)
    expect(BAD_STATE, Execution, _open(context))
    expect(NULL, Burst, None)
    expect(BAD_STATE, Burst, _open(context))


@GROUP.add
def preferred_memory(context: Context) -> None:
    compilation = _open(context)
    for name in _PREFERENCES:
        expect(BAD_STATE, getattr(compilation, name), 0)
    compilation.finish()
    for name in _PREFERENCES:
        expect(BAD_DATA, getattr(compilation, name), 1000)
        expect(BAD_DATA, getattr(compilation, name), -1)
        expect(NO_ERROR, getattr(compilation, name), 0)


@GROUP.add
def finish(context: Context) -> None:
    compilation = _open(context)
    expect(NO_ERROR, compilation.finish)
    expect(BAD_STATE, compilation.set_preference, 1)
    expect(BAD_STATE, compilation.set_priority, 100)
    expect(BAD_STATE, compilation.set_timeout, _SHORT_NS)
    expect(BAD_STATE, compilation.set_caching, str(context.folder), _TOKEN)
    expect(BAD_STATE, compilation.finish)


@GROUP.cells("execution_timeout_{}", _NOT_FOR_ONE)
def _execution_timeout(context: Context, made: Callable[[Context], Compilation]) -> None:
    compilation = made(context)
    compilation.finish()
    expect(BAD_DATA, Execution(compilation).set_timeout, _SHORT_NS)


@GROUP.add
def execution_timeout(context: Context) -> None:
    compilation = _for_one(context)
    compilation.finish()
    execution = sum_execution(compilation)
    expect(NO_ERROR, execution.set_timeout, _SHORT_NS)
    expect((NO_ERROR, *MISSED_DEADLINE), execution.compute)
    expect(BAD_STATE, execution.set_timeout, _SHORT_NS)


@GROUP.add
def execution_timeout_maximum(context: Context) -> None:
    compilation = _for_one(context)
    compilation.finish()
    execution = sum_execution(compilation)
    expect(NO_ERROR, execution.set_timeout, _MAXIMUM_NS)
    expect(NO_ERROR, execution.compute)


@GROUP.cells("execution_timing_{}", _NOT_FOR_ONE)
def _execution_timing(context: Context, made: Callable[[Context], Compilation]) -> None:
    compilation = made(context)
    compilation.finish()
    for measure in (False, True):
        expect(BAD_DATA, Execution(compilation).set_measure_timing, measure)


@GROUP.add
def execution_timing(context: Context) -> None:
    compilation = _for_one(context)
    compilation.finish()
    execution = sum_execution(compilation)
    expect(NO_ERROR, execution.set_measure_timing, True)
    expect(BAD_STATE, execution.duration, 0)
    expect(NO_ERROR, execution.compute)
    expect(BAD_DATA, execution.duration, -1)
    expect(BAD_DATA, execution.duration, 4)
    for code in range(4):
        expect(NO_ERROR, execution.duration, code)
    expect(BAD_STATE, execution.set_measure_timing, False)


@GROUP.add
def execution_timing_that_was_not_asked_for(context: Context) -> None:
    compilation = _for_one(context)
    compilation.finish()
    execution = sum_execution(compilation)
    expect(NO_ERROR, execution.compute)
    expect(BAD_STATE, execution.duration, 0)


def _failed(context: Context) -> Compilation:
    """A compilation whose finish has failed: no device has the OEM operation."""
    sketch = Sketch(context.runtime)
    first, second = (sketch.operand(Code.TENSOR_OEM_BYTE, 1) for _ in range(2))
    sketch.operation(OperationType.OEM_OPERATION, [first], [second])
    compilation = Compilation(sketch.finished([first], [second]), [context.runtime.cpu])
    expect_error(compilation.finish)
    return compilation


@GROUP.add
def preferred_memory_of_a_failed_compilation(context: Context) -> None:
    compilation = _failed(context)
    for name in _PREFERENCES:
        expect(BAD_STATE, getattr(compilation, name), 0)


@GROUP.add
def execution_of_a_failed_compilation(context: Context) -> None:
    expect(BAD_STATE, Execution, _failed(context))
    expect(BAD_STATE, Burst, _failed(context))


@GROUP.add
def memory_role_in_a_failed_compilation(context: Context) -> None:
    compilation, desc = _failed(context), MemoryDesc()
    expect(BAD_DATA, desc.add_input_role, compilation, 0, 1.0)
    expect(BAD_DATA, desc.add_output_role, compilation, 0, 1.0)
