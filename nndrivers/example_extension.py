"""A driver with a vendor extension: complex numbers, which the HAL itself does not have.

``nndrivers.example_extension:ComplexDriver`` is an example to start from; it is no device.
``docs/driver_reference.md`` explains it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from nnhal.driver_kit import (
    Driver,
    ExecutionContext,
    ExtensionCode,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    constant,
    extension_of,
)
from nnhal.types import (
    Capabilities,
    Extension,
    ExtensionOperandTypeInformation,
    Model,
    OperandType,
    Operation,
)

__all__ = ["EXTENSION", "ComplexDriver", "ComplexOperation", "ComplexType"]


class ComplexType(IntEnum):
    """Operand types of the extension."""

    TENSOR_COMPLEX64 = 0
    """Real and imaginary part, float32 each."""


class ComplexOperation(IntEnum):
    """Operations of the extension. Shapes of two inputs broadcast as NumPy's."""

    MULTIPLY = 0
    """Two TENSOR_COMPLEX64; gives one."""
    MAGNITUDE = 1
    """TENSOR_COMPLEX64; gives TENSOR_FLOAT32."""
    NON_ZERO = 2
    """TENSOR_COMPLEX64; gives its elements that are not 0, as many as there are."""


EXTENSION: Final = Extension(
    name="org.example.complex",
    operand_types=(
        ExtensionOperandTypeInformation(ComplexType.TENSOR_COMPLEX64, is_tensor=True, byte_size=8),
    ),
)

_COMPLEX: Final = ExtensionCode(EXTENSION.name, ComplexType.TENSOR_COMPLEX64)
_FLOAT: Final = OperandType.TENSOR_FLOAT32

_DTYPES: Final[dict[object, DTypeLike]] = {_COMPLEX: np.complex64, _FLOAT: np.float32}
"""What elements are, by operand type."""


class _Work(NamedTuple):
    """What the device does for an operation, and the operand types it does it for."""

    compute: Callable[..., NDArray[Any]]
    reads: tuple[object, ...]
    writes: object


_DEVICE: Final = {
    ComplexOperation.MULTIPLY: _Work(np.multiply, (_COMPLEX, _COMPLEX), _COMPLEX),
    ComplexOperation.MAGNITUDE: _Work(np.abs, (_COMPLEX,), _FLOAT),
    ComplexOperation.NON_ZERO: _Work(lambda x: x[x != 0], (_COMPLEX,), _COMPLEX),
}


class ComplexDriver(Driver):
    """Runs the operations of EXTENSION, and none of the HAL's own."""

    name = "example-complex"
    extensions = (EXTENSION,)

    def capabilities(self) -> Capabilities:
        """Nothing is said of types, since the HAL has no place for a vendor's."""
        return Capabilities()

    def supported_operations(self, model: Model) -> Sequence[bool]:
        """Signatures of a vendor's operations are the driver's to check."""
        return [_work(model, operation) is not None for operation in model.main.operations]

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return _ComplexProgram(model)


def _work(model: Model, operation: Operation) -> _Work | None:
    """What to do for ``operation``; None if it is not ours or its operands are not as expected."""
    code = extension_of(model, operation.type)
    if code is None or code.name != EXTENSION.name:
        return None
    work = _DEVICE.get(code.type)  # type: ignore[call-overload]
    if work is None:
        return None
    reads = tuple(_type_of(model, index) for index in operation.inputs)
    writes = tuple(_type_of(model, index) for index in operation.outputs)
    return work if (reads, writes) == (work.reads, (work.writes,)) else None


def _type_of(model: Model, index: int) -> object:
    """A type of an extension by name, as the prefix is another one in each model."""
    code = model.main.operands[index].type
    return extension_of(model, code) or code


class _ComplexProgram(Program):
    def __init__(self, model: Model) -> None:
        self._graph = model.main
        self._dtypes: list[Any] = [
            _DTYPES.get(_type_of(model, i)) for i in range(len(self._graph.operands))
        ]
        self._constants = {
            index: data
            for index, (operand, dtype) in enumerate(
                zip(self._graph.operands, self._dtypes, strict=True)
            )
            if (data := constant(model, operand, dtype)) is not None
        }
        self._steps = [
            (work.compute, operation.inputs, operation.outputs[0])
            for operation in self._graph.operations
            if (work := _work(model, operation)) is not None
        ]

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        values: dict[int, NDArray[Any]] = dict(self._constants)
        for index, data in zip(self._graph.input_indexes, inputs, strict=True):
            if data is not None:
                # Elements of a vendor's type are opaque to the kit: say what they are.
                values[index] = data.view(self._dtypes[index])
        with context.device_time():
            for compute, reads, writes in self._steps:
                values[writes] = compute(*(values[index] for index in reads))
        for index, output in zip(self._graph.output_indexes, outputs, strict=True):
            output.write(values[index])
