"""One operation with all that is known of its operands: what shape inference and kernels read.

A :class:`Node` is an operation taken out of its model: operand indexes are replaced by
:class:`TensorInfo`, so that an operation's rules need no model at hand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from nnhal.errors import Invalid
from nnhal.types import (
    FusedActivationFunc,
    Operand,
    OperandType,
    OperationType,
    SymmPerChannelQuantParams,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["InvalidOperation", "NeedsValue", "Node", "Shape", "TensorInfo", "code_name"]

Shape = tuple[int, ...]

_BOOL: Final = int(OperandType.BOOL)


class InvalidOperation(Invalid):
    """The arguments of an operation break one of its rules; the message names argument and rule."""


class NeedsValue(Exception):
    """A shape or argument depends on the data of input ``index``, which is not known yet.

    A planner catches it and infers again at run time, when the data is there.
    """

    def __init__(self, index: int) -> None:
        super().__init__(f"the value of input {index} is not known yet")
        self.index = index


@dataclass(frozen=True, slots=True, eq=False)
class TensorInfo:
    """Type, shape, quantization and, where known, data of one operand.

    In a *declaration* (signature checks, ``outputs_declared``) a dimension of 0 is unknown and an
    empty shape of a tensor is an unknown rank, as in HAL models. In the inputs of shape inference
    and of kernels the shape is the actual one: there 0 is a dimension without elements.

    ``value`` is the operand's data in HAL dtype, a 0-d array for scalars, None while unknown.
    """

    type: int
    shape: Shape = ()
    scale: float = 0.0
    zero_point: int = 0
    channel_quant: SymmPerChannelQuantParams | None = None
    value: NDArray[Any] | None = None

    @classmethod
    def from_operand(cls, operand: Operand, value: NDArray[Any] | None = None) -> TensorInfo:
        """Describe ``operand`` as the model declares it, with its data where the caller has it."""
        extra = operand.extra_params
        return cls(
            operand.type,
            operand.dimensions,
            operand.scale,
            operand.zero_point,
            extra if isinstance(extra, SymmPerChannelQuantParams) else None,
            value,
        )

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        """Number of elements; 1 for a scalar."""
        count = 1
        for dimension in self.shape:
            count *= dimension
        return count

    def with_shape(self, shape: Shape) -> TensorInfo:
        """The same operand with another shape."""
        return TensorInfo(
            self.type, shape, self.scale, self.zero_point, self.channel_quant, self.value
        )

    def with_value(self, value: NDArray[Any]) -> TensorInfo:
        """The same operand with data, whose shape it takes on."""
        return replace(self, shape=tuple(value.shape), value=value)


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """An operation and its operands; an omitted optional input is None.

    ``relaxed`` is the model's relax_computation_float32_to_float16.
    """

    operation: int
    inputs: tuple[TensorInfo | None, ...]
    outputs: tuple[TensorInfo, ...]
    relaxed: bool = False

    @property
    def name(self) -> str:
        """The operation as users know it: ``CONV_2D``, or the code of an extension's."""
        return code_name(OperationType, self.operation)

    def has(self, index: int) -> bool:
        """Whether input ``index`` is there and not omitted."""
        return index < len(self.inputs) and self.inputs[index] is not None

    def tensor(self, index: int) -> TensorInfo:
        """Input ``index``; raises InvalidOperation when it is absent or omitted."""
        info = self.inputs[index] if index < len(self.inputs) else None
        if info is None:
            raise self.invalid(f"input {index} is required")
        return info

    def value(self, index: int) -> NDArray[Any]:
        """The data of input ``index``; raises NeedsValue while it is not known."""
        info = self.tensor(index)
        if info.value is None:
            raise NeedsValue(index)
        return info.value

    def scalar(self, index: int, default: float | None = None) -> Any:
        """Input ``index`` as a Python bool, int or float; ``default`` when it is absent.

        A tensor of one element is accepted too, since TF Lite's converters write such.
        """
        info = self.inputs[index] if index < len(self.inputs) else None
        if info is None and default is not None:
            return default
        value = self.value(index) if info is None or info.value is None else info.value
        if value.size != 1:
            raise self.invalid(f"input {index} has {value.size} elements, expected a single value")
        element = value.item()
        return bool(element) if info is not None and info.type == _BOOL else element

    def vector(self, index: int) -> tuple[int, ...]:
        """The int32 tensor at input ``index``, flattened, as Python integers."""
        return tuple(self.value(index).reshape(-1).tolist())

    def activation(self, index: int) -> FusedActivationFunc:
        """The fused activation function at input ``index``."""
        code = self.scalar(index)
        try:
            return FusedActivationFunc(code)
        except ValueError:
            raise self.invalid(f"input {index}: {code} is no fused activation (0 to 3)") from None

    def axis(self, index: int, rank: int, default: int | None = None) -> int:
        """The axis at input ``index`` of a tensor of ``rank``, a negative one counted from the end.

        Source: ``handleNegativeAxis`` of Android's OperationsExecutionUtils.
        """
        return self.resolve_axis(self.scalar(index, default), rank)

    def resolve_axis(self, axis: int, rank: int) -> int:
        """``axis`` as an index into ``rank`` dimensions; InvalidOperation outside of them."""
        if not -rank <= axis < rank:
            raise self.invalid(f"axis {axis} is outside of the {rank} dimensions")
        return axis % rank

    def require_rank(self, index: int, *ranks: int) -> TensorInfo:
        """Input ``index``, after checking that its rank is one of ``ranks``."""
        info = self.tensor(index)
        if info.rank not in ranks:
            expected = " or ".join(map(str, ranks))
            raise self.invalid(f"input {index} has rank {info.rank}, expected {expected}")
        return info

    def require(self, condition: bool, message: str) -> None:
        """Raise InvalidOperation with ``message`` unless ``condition`` holds."""
        if not condition:
            raise self.invalid(message)

    def invalid(self, message: str, rule: str = "") -> InvalidOperation:
        """An InvalidOperation whose message begins with the operation's name."""
        return InvalidOperation(f"{self.name}: {message}", rule)


def code_name(enum: type[OperationType] | type[OperandType], code: int) -> str:
    """The name of a standard code; an extension's code as ``extension 0xPREFIX/TYPE``."""
    try:
        return enum(code).name
    except ValueError:
        if code > 0xFFFF:
            return f"extension {code >> 16:#x}/{code & 0xFFFF}"
        return f"{enum.__name__} {code}"
