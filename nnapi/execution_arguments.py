"""Arguments of one execution, all of them: set by the application, updated by computations.

Source: ``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence

from nnapi.arguments import (
    UNSPECIFIED,
    Argument,
    ArgumentState,
    check_dimensions,
    from_buffer,
    from_memory,
    plain,
)
from nnapi.buffers import Buffer, bytes_of
from nnapi.compilation import Compilation
from nnapi.errors import NnapiError, bad_data, bad_state, op_failed, unexpected_null
from nnapi.memory import Memory
from nnapi.memory_rules import IoType, Metadata, Role
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.running.shapes import check_shapes, check_updatable
from nnhal.types import Operand, OutputShape

__all__ = ["ExecutionArguments"]


class ExecutionArguments:
    """The inputs and outputs of an execution of ``compilation``. Every wrong one is NnapiError."""

    def __init__(self, compilation: Compilation) -> None:
        self._compilation = compilation
        self._compiled = compilation.compiled
        self._extensions = compilation.runtime.extensions
        self.inputs = [UNSPECIFIED] * len(self._compiled.inputs)
        self.outputs = [UNSPECIFIED] * len(self._compiled.outputs)
        self.takes_padding = False
        self.has_any = False
        """Whether one has been set."""
        self.are_outputs_specified = False
        """Whether all dimensions of outputs are known before the computation."""

    def set_buffer(
        self, io_type: IoType, index: int, buffer: Buffer | None, type: OperandType | None
    ) -> None:
        """Argument ``index`` is in ``buffer``; None leaves it out."""
        operand = self._operand(io_type, index)
        content = None if buffer is None else bytes_of(buffer)
        is_input = io_type is IoType.INPUT
        if not is_input and content is not None and content.readonly:
            raise bad_data(f"output {index}: the buffer cannot be written")
        sizes = self._compiled.input_sizes if is_input else self._compiled.output_sizes
        if type is None and content and content.nbytes == sizes[index]:
            self._set(io_type, index, plain(operand, content))
            return
        argument = from_buffer(
            operand,
            content,
            type,
            self._extensions,
            is_input=is_input,
            padding_enabled=self.takes_padding,
        )
        self._set(io_type, index, argument)

    def set_memory(
        self,
        io_type: IoType,
        index: int,
        memory: Memory | None,
        offset: int,
        length: int,
        type: OperandType | None,
    ) -> None:
        """Argument ``index`` is in a range of ``memory``."""
        if memory is None:
            raise unexpected_null("the memory")
        operand = self._operand(io_type, index)
        is_output = io_type is IoType.OUTPUT
        check_dimensions(operand, type, self._extensions, allow_partial=is_output)
        memory.rules.check_use(Role(self._compilation, io_type, index), type, offset, length)
        if memory.memory is not None and not offset and not length:
            length = memory.size
        argument = from_memory(
            operand,
            memory,
            offset,
            length,
            type,
            self._extensions,
            padding_enabled=self.takes_padding,
        )
        self._set(io_type, index, argument)

    def _operand(self, io_type: IoType, index: int) -> Operand:
        is_input = io_type is IoType.INPUT
        operands = self._compiled.inputs if is_input else self._compiled.outputs
        if not 0 <= index < len(operands):
            raise bad_data(f"{io_type.value} {index} of {len(operands)}")
        return operands[index]

    def _set(self, io_type: IoType, index: int, argument: Argument) -> None:
        arguments = self.inputs if io_type is IoType.INPUT else self.outputs
        if arguments[index] is not UNSPECIFIED:
            raise bad_state(f"{io_type.value} {index} has been set before")
        arguments[index] = argument
        self.has_any = True

    def check_complete(self) -> None:
        """BAD_DATA where one is not set. Called before the first computation."""
        for what, arguments in (("input", self.inputs), ("output", self.outputs)):
            for index, argument in enumerate(arguments):
                if argument.state is ArgumentState.UNSPECIFIED:
                    raise bad_data(f"{what} {index} is not set")
        self.are_outputs_specified = all(map(self._is_specified, range(len(self.outputs))))

    def _is_specified(self, index: int) -> bool:
        output, operand = self.outputs[index], self._compiled.outputs[index]
        if output.state is ArgumentState.NO_VALUE or not self._extensions.is_tensor(operand.type):
            return True
        return bool(output.initial) and 0 not in output.initial

    def check_memories(self) -> None:
        """BAD_DATA for an input in a memory whose content has other dimensions by now."""
        for argument in self.inputs:
            if argument.memory is not None:
                argument.memory.rules.check_input_dimensions(argument.dimensions)

    def forget_shapes(self) -> None:
        """Forget what the computation before has reported of outputs."""
        if not self.are_outputs_specified:
            for output in self.outputs:
                output.reset()

    def update(self, error: NnapiError | None, shapes: Sequence[OutputShape]) -> NnapiError | None:
        """Note what a computation that ended with ``error`` tells; returns how it ends then."""
        try:
            self._update_shapes(error, shapes)
            for memory, output in self._memories():
                memory.rules.update(Metadata(dimensions=output.dimensions))
        except NnapiError as another:
            error = op_failed(another.message)
        for memory, _ in self._memories():
            memory.rules.set_initialized(error is None)
        return error

    def _memories(self) -> list[tuple[Memory, Argument]]:
        return [(output.memory, output) for output in self.outputs if output.memory is not None]

    def _update_shapes(self, error: NnapiError | None, shapes: Sequence[OutputShape]) -> None:
        if not shapes:
            if error is not None and error.code == ResultCode.OUTPUT_INSUFFICIENT_SIZE:
                raise op_failed("an output is too small, but the driver does not say which")
            return
        if self._are_as_declared(shapes):
            return
        operands = self._compiled.outputs
        check_shapes(shapes, operands, self._extensions, succeeded=error is None)
        for index, (output, shape) in enumerate(zip(self.outputs, shapes, strict=True)):
            check_updatable(index, output.dimensions, shape.dimensions)
        for output, shape in zip(self.outputs, shapes, strict=True):
            output.dimensions, output.is_sufficient = shape.dimensions, shape.is_sufficient

    def _are_as_declared(self, shapes: Sequence[OutputShape]) -> bool:
        """Whether there is nothing to learn from ``shapes``, and nothing to check."""
        if not self.are_outputs_specified or len(shapes) != len(self.outputs):
            return False
        return all(
            shape.is_sufficient and shape.dimensions == output.dimensions
            for shape, output in zip(shapes, self.outputs, strict=True)
        )
