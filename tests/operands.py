"""Operations on their own, as tests write them: operands with data, and the model around them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of, is_quantized
from nnhal.operations.matching import accepts, spread
from nnhal.operations.node import TensorInfo
from nnhal.operations.registry import OPERATIONS, infer
from nnhal.types import Model, OperandType, OperationType, SymmPerChannelQuantParams
from nntflite.importer.builder import ModelBuilder

__all__ = ["Argument", "Array", "Draw", "Tensor", "inferred", "one_operation", "tensors_of"]

Array: TypeAlias = NDArray[Any]


@dataclass(frozen=True)
class Tensor:
    """An operand: type, data (or nothing, for an output) and quantization.

    Kernels see the data at preparation only when the tensor is ``constant``.
    """

    type: OperandType
    value: Any = None
    scale: float = 0.0
    zero_point: int = 0
    extra: SymmPerChannelQuantParams | None = None
    constant: bool = False

    @property
    def array(self) -> Array:
        return np.asarray(self.value, dtype_of(self.type))

    def info(self) -> TensorInfo:
        """With data: what shape inference sees."""
        shape = () if self.value is None else self.array.shape
        value = None if self.value is None else self.array
        return TensorInfo(self.type, shape, self.scale, self.zero_point, self.extra, value)

    def info_at_preparation(self) -> TensorInfo:
        """What a kernel is prepared with."""
        info = self.info()
        return info if self.constant else TensorInfo(self.type, info.shape, *_quantization(self))


Argument: TypeAlias = "Tensor | float | Sequence[Any] | None"

_SCALARS = {bool: OperandType.BOOL, int: OperandType.INT32, float: OperandType.FLOAT32}
_SCALAR_TYPES = {*_SCALARS.values(), OperandType.FLOAT16}


def _quantization(tensor: Tensor) -> tuple[float, int, SymmPerChannelQuantParams | None]:
    return tensor.scale, tensor.zero_point, tensor.extra


def tensors_of(arguments: Sequence[Argument]) -> list[Tensor | None]:
    """Python scalars and lists of integers are constants; None is an omitted operand."""
    tensors: list[Tensor | None] = []
    for argument in arguments:
        if argument is None or isinstance(argument, Tensor):
            tensors.append(argument)
        else:
            type_ = _SCALARS.get(type(argument), OperandType.TENSOR_INT32)
            tensors.append(Tensor(type_, argument, constant=True))
    return tensors


def inferred(
    operation: OperationType, tensors: list[Tensor | None], outputs: Sequence[Tensor]
) -> tuple[TensorInfo, ...]:
    """The outputs with the shapes that follow from the data of the inputs."""
    known = [None if tensor is None else tensor.info() for tensor in tensors]
    return infer(operation, known, [output.info() for output in outputs])


def one_operation(
    operation: OperationType, arguments: Sequence[Argument], outputs: Sequence[Tensor]
) -> tuple[Model, list[Array]]:
    """A model of one operation, and the data of its inputs: all tensors that are not constant."""
    builder, tensors = ModelBuilder(), tensors_of(arguments)
    types = _input_types(operation, tensors, outputs)
    indexes = [_add(builder, tensor, type_) for tensor, type_ in zip(tensors, types, strict=True)]
    results = [
        builder.operand(info.type, info.shape, info.scale, info.zero_point)
        for info in inferred(operation, tensors, outputs)
    ]
    builder.operation(operation, indexes, results)
    fed = [(i, t) for i, t in zip(indexes, tensors, strict=True) if t and not t.constant]
    model = builder.finish([index for index, _ in fed], results)
    return model, [tensor.array for _, tensor in fed]


def _input_types(
    operation: OperationType, tensors: Sequence[Tensor | None], outputs: Sequence[Tensor]
) -> list[int]:
    """The types of all inputs, those of omitted ones too."""
    given = tuple(None if tensor is None else tensor.type for tensor in tensors)
    signature = next(
        signature
        for signature in OPERATIONS[operation].signatures
        if accepts(signature.inputs, given)
        and accepts(signature.outputs, tuple(output.type for output in outputs))
    )
    wanted = [argument.type for argument in spread(signature.inputs, len(given))]
    types = [w if g is None else g for g, w in zip(given, wanted, strict=True)]
    return [type_ for type_ in types if isinstance(type_, OperandType)]


def _add(builder: ModelBuilder, tensor: Tensor | None, type_: int) -> int:
    if tensor is None:
        return _omitted(builder, type_)
    if not tensor.constant:
        return builder.operand(tensor.type, tensor.array.shape, *_quantization(tensor))
    if tensor.type in _SCALAR_TYPES:
        return builder.scalar(tensor.type, tensor.value)
    return builder.constant(tensor.type, tensor.array, *_quantization(tensor))


def _omitted(builder: ModelBuilder, type_: int) -> int:
    """Even what is left out must be a valid operand: one that is quantized has a scale."""
    index = builder.no_value(type_)
    if is_quantized(type_):
        builder.operands[index] = msgspec.structs.replace(builder.operands[index], scale=1.0)
    return index


class Draw:
    """Random operands, the same in every run."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def scale(self, low: float = 1e-3, high: float = 2.0) -> float:
        return float(np.float32(np.exp(self.rng.uniform(np.log(low), np.log(high)))))

    def zero_point(self, type_: OperandType) -> int:
        info = np.iinfo(dtype_of(type_))
        return int(self.rng.integers(info.min, info.max + 1))

    def codes(self, type_: OperandType, shape: Sequence[int]) -> Array:
        info = np.iinfo(dtype_of(type_))
        return self.rng.integers(info.min, info.max + 1, tuple(shape)).astype(dtype_of(type_))

    def quant8(self, type_: OperandType, shape: Sequence[int]) -> Tensor:
        """A tensor of any codes in any quantization."""
        codes = self.codes(type_, shape)
        return Tensor(type_, codes, self.scale(), self.zero_point(type_))

    def floats(self, *shape: int, spread: float = 1.0) -> Tensor:
        """Normally distributed float32."""
        values = self.rng.normal(0, spread, shape)
        return Tensor(OperandType.TENSOR_FLOAT32, values.astype(np.float32))

    def shape(self, rank: int, largest: int = 6) -> tuple[int, ...]:
        return tuple(int(size) for size in self.rng.integers(1, largest + 1, rank))
