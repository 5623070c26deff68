"""One execution laid out: arrays over the client's memory, and the step that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nnhal._driver_kit.buffers import DeviceMemory
from nnhal._driver_kit.driver import Program, Signature, Step
from nnhal._driver_kit.execution import ExecutionContext, Output
from nnhal.errors import HalError
from nnhal.memory import Memory
from nnhal.operand_types import SCALARS, dtype_of, is_extension
from nnhal.types import ErrorStatus, Operand, OutputShape, RequestArgument
from nnhal.validation import combine_dimensions
from nnhal.validation.extensions import ExtensionTypes

__all__ = ["Frame", "Pool", "lay_out"]

Pool: TypeAlias = Memory | DeviceMemory


class Frame:
    """Everything about one execution that does not change from run to run.

    Not to be run twice at the same time.
    """

    __slots__ = ("_outputs", "_shapes", "_step")

    def __init__(self, step: Step, outputs: Sequence[Output]) -> None:
        self._step = step
        self._outputs = outputs
        # With every shape declared there is nothing to ask after an execution.
        known = all(output.shape is not None for output in outputs)
        self._shapes = self._collect() if known else None

    def run(self, context: ExecutionContext) -> tuple[OutputShape, ...]:
        """Execute; the shapes of all outputs. Raises what the program raises."""
        if self._shapes is not None:
            self._step(context)
            return self._shapes
        for output in self._outputs:
            output.reset()
        self._step(context)
        shapes = self._collect()
        if not all(shape.is_sufficient for shape in shapes):
            raise HalError(ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, "an output does not fit", shapes)
        return shapes

    def _collect(self) -> tuple[OutputShape, ...]:
        shapes = []
        for index, output in enumerate(self._outputs):
            shape = output.result()
            if shape is None:
                message = f"the program has not written output {index}, whose shape only it knows"
                raise HalError(ErrorStatus.GENERAL_FAILURE, message)
            shapes.append(shape)
        return tuple(shapes)


def lay_out(
    program: Program,
    signature: Signature,
    inputs: Sequence[RequestArgument],
    outputs: Sequence[RequestArgument],
    pools: Sequence[Pool],
) -> Frame:
    """A frame for a request that has been checked.

    Raises HalError (GENERAL_FAILURE) when a pool cannot be mapped, and what the program raises.
    """
    types = signature.extension_types
    try:
        arrays = [
            None if argument.has_no_value else _input(argument, operand, types, pools)
            for argument, operand in zip(inputs, signature.inputs, strict=True)
        ]
        results = [
            _output(argument, operand, types, pools)
            for argument, operand in zip(outputs, signature.outputs, strict=True)
        ]
    except (OSError, ValueError) as error:
        raise HalError(ErrorStatus.GENERAL_FAILURE, f"cannot map a pool: {error}") from error
    return Frame(program.bind(arrays, results) or _unbound(program, arrays, results), results)


def _unbound(
    program: Program, inputs: Sequence[NDArray[Any] | None], outputs: Sequence[Output]
) -> Step:
    def execute(context: ExecutionContext) -> None:
        program.execute(inputs, outputs, context)

    return execute


def _input(
    argument: RequestArgument, operand: Operand, types: ExtensionTypes, pools: Sequence[Pool]
) -> NDArray[Any]:
    pool = pools[argument.location.pool_index]
    dimensions = _dimensions(argument, operand)
    if isinstance(pool, DeviceMemory):
        dimensions = combine_dimensions(pool.dimensions, dimensions)
    array = _view(pool, argument, operand, types, dimensions)
    array.flags.writeable = False
    return array


def _output(
    argument: RequestArgument, operand: Operand, types: ExtensionTypes, pools: Sequence[Pool]
) -> Output:
    declared = _dimensions(argument, operand)
    dtype = _dtype(operand, types)
    if argument.has_no_value:
        shape = declared if _is_known(operand, types, declared) else None
        return Output(dtype, declared, shape, None, None)
    pool = pools[argument.location.pool_index]
    size = argument.location.length
    if isinstance(pool, DeviceMemory):
        declared = combine_dimensions(pool.operand.dimensions, declared)
        if not _is_known(operand, types, declared):
            return _DeviceOutput(dtype, declared, pool)
        pool.make_room(declared)
        size = pool.size
    capacity = pool.view(np.dtype(np.uint8), (size,), argument.location.offset)
    if not _is_known(operand, types, declared):
        return Output(dtype, declared, None, capacity, None)
    array = _view(pool, argument, operand, types, declared)
    return Output(dtype, declared, declared, capacity, array)


class _DeviceOutput(Output):
    """A device memory that becomes as large as what is written."""

    __slots__ = ("_memory",)

    def __init__(
        self, dtype: np.dtype[Any], declared: tuple[int, ...], memory: DeviceMemory
    ) -> None:
        super().__init__(dtype, declared, None, np.empty(0, np.uint8), None)
        self._memory = memory

    def _room(self, shape: tuple[int, ...]) -> NDArray[Any] | None:
        self._memory.make_room(shape)
        return self._memory.view(self.dtype, shape)


def _dimensions(argument: RequestArgument, operand: Operand) -> tuple[int, ...]:
    return combine_dimensions(operand.dimensions, argument.dimensions)


def _dtype(operand: Operand, types: ExtensionTypes) -> np.dtype[Any]:
    if not is_extension(operand.type):
        return dtype_of(operand.type)
    if operand.type in types:
        return np.dtype((np.void, types[operand.type].byte_size))
    return np.dtype(np.uint8)


def _is_known(operand: Operand, types: ExtensionTypes, dimensions: tuple[int, ...]) -> bool:
    if dimensions:
        return 0 not in dimensions
    if is_extension(operand.type):
        return operand.type not in types or not types[operand.type].is_tensor
    return operand.type in SCALARS


def _view(
    pool: Pool,
    argument: RequestArgument,
    operand: Operand,
    types: ExtensionTypes,
    dimensions: tuple[int, ...],
) -> NDArray[Any]:
    location = argument.location
    if is_extension(operand.type) and operand.type not in types:
        dimensions = (location.length,)
    return pool.view(_dtype(operand, types), dimensions, location.offset)
