"""Faults of answers: what an application receives, and what is taken from it all the same."""

from __future__ import annotations

from typing import Any

import msgspec

from cts.faults.catalogue import fault
from nnapi.arguments import Argument, ArgumentState
from nnapi.compilation import Compilation
from nnapi.errors import bad_state
from nnapi.execution import Execution
from nnapi.memory_rules import IoType
from nnapi.result_codes import ResultCode
from nnapi.settings import Settings

__all__: list[str] = []


@fault("arguments", Compilation, "_memory_preference")
def memory_preferences_swapped(original: Any, self: Any, io_type: Any, index: Any) -> Any:
    """Alignment is reported to applications as padding, and the other way around."""
    return type(found := original(self, io_type, index))(found.padding, found.alignment)


@fault("arguments", Compilation, "_memory_preference")
def memory_preference_of_inputs_for_outputs(
    original: Any, self: Any, io_type: Any, index: Any
) -> Any:
    """Preferences of outputs are looked up among those of inputs."""
    return original(self, IoType.INPUT, index)


@fault("validation_execution", Execution, "enable_input_and_output_padding")
def padding_enabled_too_late(original: Any, self: Any, enable: bool) -> None:
    """Padding can be enabled when arguments have been set."""
    self._arguments.has_any = False
    original(self, enable)


@fault("validation_execution", Execution, "__init__")
def padding_always_enabled(original: Any, self: Any, compilation: Any) -> None:
    """Buffers may be longer than their data although padding is not enabled."""
    original(self, compilation)
    self._arguments.takes_padding = True


@fault("arguments", Execution, "_begin")
def outputs_missing(original: Any, self: Any) -> None:
    """An execution runs although an output has not been set."""
    outputs = self._arguments.outputs
    for index, output in enumerate(outputs):
        if output.state is ArgumentState.UNSPECIFIED:
            outputs[index] = Argument(ArgumentState.NO_VALUE)
    original(self)


@fault("executions", Execution, "output_shape")
def dimensions_after_a_failure(original: Any, self: Any, index: int) -> Any:
    """An execution that has failed tells dimensions all the same."""
    code = self._code
    if code is not None and code != ResultCode.OUTPUT_INSUFFICIENT_SIZE:
        self._code = ResultCode.NO_ERROR
    try:
        return original(self, index)
    finally:
        self._code = code


@fault("executions", Execution, "output_shape")
def no_dimensions_of_what_was_too_small(original: Any, self: Any, index: int) -> Any:
    """An execution does not tell how large an output would have had to be."""
    found = original(self, index)
    if self._code == ResultCode.OUTPUT_INSUFFICIENT_SIZE:
        raise bad_state("the execution has failed")
    return found


@fault("arguments", Execution, "output_shape")
def all_outputs_too_small(original: Any, self: Any, index: int) -> Any:
    """All outputs are reported as too small where one was."""
    found = original(self, index)
    is_sufficient = self._code == ResultCode.NO_ERROR
    return msgspec.structs.replace(found, is_sufficient=is_sufficient)


@fault("device_choice", Settings, "from_environment")
def properties_ignored(original: Any, cls: Any, environment: Any = None) -> Any:
    """The debug properties in the environment do not count."""
    return cls()
