"""Faults of answers: what an application receives, and what is taken from it all the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi.arguments import Argument, ArgumentState
from nnapi.compilation import Compilation
from nnapi.errors import bad_state
from nnapi.execution import Execution
from nnapi.memory_rules import IoType
from nnapi.result_codes import ResultCode
from nnapi.settings import Settings

__all__: list[str] = []


@fault("arguments")
def memory_preferences_swapped() -> Iterable[Patch]:
    """Alignment is reported to applications as padding, and the other way around."""

    def make(original: Any) -> Any:
        return lambda self, io_type, index: type(found := original(self, io_type, index))(
            found.padding, found.alignment
        )

    return [Patch(Compilation, "_memory_preference", make)]


@fault("arguments")
def memory_preference_of_inputs_for_outputs() -> Iterable[Patch]:
    """Preferences of outputs are looked up among those of inputs."""

    def make(original: Any) -> Any:
        return lambda self, io_type, index: original(self, IoType.INPUT, index)

    return [Patch(Compilation, "_memory_preference", make)]


@fault("validation_execution")
def padding_enabled_too_late() -> Iterable[Patch]:
    """Padding can be enabled when arguments have been set."""

    def make(original: Any) -> Any:
        def enable(self: Any, enable: bool) -> None:
            self._arguments.has_any = False
            original(self, enable)

        return enable

    return [Patch(Execution, "enable_input_and_output_padding", make)]


@fault("validation_execution")
def padding_always_enabled() -> Iterable[Patch]:
    """Buffers may be longer than their data although padding is not enabled."""

    def make(original: Any) -> Any:
        def init(self: Any, compilation: Any) -> None:
            original(self, compilation)
            self._arguments.takes_padding = True

        return init

    return [Patch(Execution, "__init__", make)]


@fault("arguments")
def outputs_missing() -> Iterable[Patch]:
    """An execution runs although an output has not been set."""

    def make(original: Any) -> Any:
        def begin(self: Any) -> None:
            outputs = self._arguments.outputs
            for index, output in enumerate(outputs):
                if output.state is ArgumentState.UNSPECIFIED:
                    outputs[index] = Argument(ArgumentState.NO_VALUE)
            original(self)

        return begin

    return [Patch(Execution, "_begin", make)]


@fault("executions")
def dimensions_after_a_failure() -> Iterable[Patch]:
    """An execution that has failed tells dimensions all the same."""

    def make(original: Any) -> Any:
        def output_shape(self: Any, index: int) -> Any:
            code = self._code
            if code is not None and code != ResultCode.OUTPUT_INSUFFICIENT_SIZE:
                self._code = ResultCode.NO_ERROR
            try:
                return original(self, index)
            finally:
                self._code = code

        return output_shape

    return [Patch(Execution, "output_shape", make)]


@fault("executions")
def no_dimensions_of_what_was_too_small() -> Iterable[Patch]:
    """An execution does not tell how large an output would have had to be."""

    def make(original: Any) -> Any:
        def output_shape(self: Any, index: int) -> Any:
            found = original(self, index)
            if self._code == ResultCode.OUTPUT_INSUFFICIENT_SIZE:
                raise bad_state("the execution has failed")
            return found

        return output_shape

    return [Patch(Execution, "output_shape", make)]


@fault("arguments")
def all_outputs_too_small() -> Iterable[Patch]:
    """All outputs are reported as too small where one was."""

    def make(original: Any) -> Any:
        def output_shape(self: Any, index: int) -> Any:
            found = original(self, index)
            is_sufficient = self._code == ResultCode.NO_ERROR
            return msgspec.structs.replace(found, is_sufficient=is_sufficient)

        return output_shape

    return [Patch(Execution, "output_shape", make)]


@fault("device_choice")
def properties_ignored() -> Iterable[Patch]:
    """The debug properties in the environment do not count."""

    def make(original: Any) -> Any:
        return classmethod(lambda cls, environment=None: cls())

    return [Patch(Settings, "from_environment", make)]
