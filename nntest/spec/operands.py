"""The operands of the spec language: ``Input``, ``Output``, ``Parameter``, ``Internal`` and kin.

Names of classes, methods and attributes are Android's, because specs use them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nnhal.types import OperandLifeTime, OperandType
from nntest.spec.session import current_session

Value = Sequence[Any] | NDArray[Any] | None

_FLOAT_TYPES = frozenset({"FLOAT32", "FLOAT16", "TENSOR_FLOAT32", "TENSOR_FLOAT16"})


class SymmPerChannelQuantParams:
    """Scales along one dimension. ``hide``: used to convert values, absent from the model."""

    def __init__(self, channelDim: int, scales: Sequence[float], hide: bool = False) -> None:
        self.channelDim = channelDim
        self.scales = scales
        self.hide = hide

    def broadcast(self, rank: int) -> NDArray[np.float64]:
        """The scales in a shape that multiplies a tensor of ``rank`` dimensions."""
        shape = [1] * rank
        shape[self.channelDim] = len(self.scales)
        return np.asarray(self.scales, np.float64).reshape(shape)


class Type(NamedTuple):
    """Type of an operand: code name, dimensions and quantization."""

    type: str
    dimensions: tuple[int, ...]
    scale: float = 0.0
    zeroPoint: int = 0
    extraParams: SymmPerChannelQuantParams | None = None

    @classmethod
    def of(
        cls,
        code: str,
        dimensions: Sequence[int],
        scale: float = 0,
        zeroPoint: float = 0,
        extraParams: SymmPerChannelQuantParams | None = None,
    ) -> Type:
        """A type from the loosely typed arguments of a spec."""
        if not isinstance(dimensions, list | tuple):
            raise TypeError(f"dimensions of {code} must be a list or a tuple, not {dimensions!r}")
        if code not in OperandType.__members__:
            raise ValueError(f"the HAL has no operand type {code!r}")
        shape = tuple(int(d) for d in dimensions)
        return cls(code, shape, float(scale), int(zeroPoint), extraParams)

    @classmethod
    def parse(
        cls, code: str, text: str, extraParams: SymmPerChannelQuantParams | None = None
    ) -> Type:
        """A type from the old notation ``{1, 2, 2, 1}, 0.5f, 128``."""
        if text in ("", "{}"):
            return cls.of(code, [], extraParams=extraParams)
        shape, _, quantization = text.partition("{")[2].partition("}")
        numbers = [part.strip().rstrip("f") for part in quantization.split(",") if part.strip()]
        scale = float(numbers[0]) if numbers else 0.0
        zero_point = int(numbers[1]) if len(numbers) > 1 else 0
        dimensions = [int(d) for d in shape.split(",")]
        return cls.of(code, dimensions, scale, zero_point, extraParams)

    @property
    def is_scalar(self) -> bool:
        return not self.type.startswith("TENSOR_")

    @property
    def is_float(self) -> bool:
        return self.type in _FLOAT_TYPES

    @property
    def elements(self) -> int:
        return math.prod(self.dimensions)


class Operand:
    """A value that operations read or write; two operands of one name are the same operand."""

    lifetime = OperandLifeTime.TEMPORARY_VARIABLE

    def __init__(
        self,
        name: str,
        opType: Any,
        value: Any = None,
        backward: Any = None,
        skipRenaming: bool = False,
        extraParams: SymmPerChannelQuantParams | None = None,
    ) -> None:
        self.name = name if skipRenaming else current_session().variable_name(name)
        if isinstance(opType, str):
            self.type = Type.parse(opType, value, extraParams)
            value = backward
        else:
            code, dimensions, *quantization = opType
            scale, zero_point = [*quantization, 0, 0][:2]
            self.type = Type.of(code, dimensions, scale, zero_point, extraParams)
        self.mayBeInternal = True
        self.value: Value = None
        self.SetValue(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Operand) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __lt__(self, other: Operand) -> bool:
        return self.name < other.name

    def __repr__(self) -> str:
        return self.name

    def SetValue(self, value: Any) -> Operand:
        is_sequence = isinstance(value, list | tuple | np.ndarray)
        self.value = value if is_sequence or value is None else [value]
        return self

    def has_value(self) -> bool:
        """Whether there is data: not an internal operand, and not of zero size."""
        return self.value is not None and self.type.elements != 0

    def values(self) -> NDArray[Any]:
        """The data in the operand's shape."""
        return np.asarray(self.value).reshape(self.type.dimensions)

    def SetValueFromNumpy(self, value: NDArray[Any]) -> Operand:
        self.value = value.ravel()
        return self

    def ConvertTo(self, DerivedClass: type[Operand], name: str | None = None) -> Operand:
        """The same operand in another role; an internal one loses its value."""
        code, dimensions, scale, zero_point, extra = self.type
        signature = (code, dimensions, scale, zero_point)
        operand: Operand = DerivedClass(
            name or self.name, signature, skipRenaming=True, extraParams=extra
        )
        if not issubclass(DerivedClass, Internal):
            operand.SetValue(self.value)
        operand.mayBeInternal = self.mayBeInternal
        return operand

    def ShouldNeverBeInternal(self) -> Operand:
        self.mayBeInternal = False
        return self

    def clone(self) -> Operand:
        """A copy that may be changed; the data, which nobody changes in place, is shared."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin


class _InOut(Operand):
    def __init__(
        self,
        name: str,
        opType: Any,
        backward: Any = None,
        skipRenaming: bool = False,
        extraParams: SymmPerChannelQuantParams | None = None,
    ) -> None:
        super().__init__(name, opType, backward, None, skipRenaming, extraParams)

    def Feed(self, value: Any) -> Operand:
        """Take the operand's data from an example's dictionary, or as it is."""
        return self.SetValue(value[self] if isinstance(value, Mapping) else value)


class Input(_InOut):
    lifetime = OperandLifeTime.SUBGRAPH_INPUT


class Output(_InOut):
    lifetime = OperandLifeTime.SUBGRAPH_OUTPUT


class IgnoredOutput(Output):
    """An output whose values are not compared."""

    def Feed(self, value: Any) -> Operand:
        return self.SetValue([0] * self.type.elements)


class Internal(_InOut):
    lifetime = OperandLifeTime.TEMPORARY_VARIABLE


class Parameter(Operand):
    """A constant; without a value, an omitted optional operand."""

    def __init__(
        self,
        name: str,
        opType: Any,
        value: Any,
        backward: Any = None,
        skipRenaming: bool = False,
        extraParams: SymmPerChannelQuantParams | None = None,
    ) -> None:
        super().__init__(name, opType, value, backward, skipRenaming, extraParams)
        self.lifetime = _constant_lifetime(self.value if isinstance(opType, str) else value)


def _constant_lifetime(value: Any) -> OperandLifeTime:
    if value is None:
        return OperandLifeTime.NO_VALUE
    if current_session().use_shm_for_weights:
        return OperandLifeTime.CONSTANT_REFERENCE
    return OperandLifeTime.CONSTANT_COPY


class ImplicitParameter(Parameter):
    """A parameter that a spec may write as a bare Python value."""

    kinds: ClassVar[list[type[ImplicitParameter]]] = []

    def __init_subclass__(cls) -> None:
        ImplicitParameter.kinds.append(cls)

    @staticmethod
    def accepts(value: Any) -> bool:
        """Whether a bare ``value`` means a parameter of this kind."""
        return False


class Int32Scalar(ImplicitParameter):
    def __init__(self, name: str, value: Any) -> None:
        super().__init__(name, ("INT32", []), int(value))

    @staticmethod
    def accepts(value: Any) -> bool:
        return type(value) is int


class Float16Scalar(ImplicitParameter):
    def __init__(self, name: str, value: Any) -> None:
        super().__init__(name, ("FLOAT16", []), float(value))


class Float32Scalar(ImplicitParameter):
    def __init__(self, name: str, value: Any) -> None:
        super().__init__(name, ("FLOAT32", []), float(value))

    @staticmethod
    def accepts(value: Any) -> bool:
        return type(value) is float


class BoolScalar(ImplicitParameter):
    def __init__(self, name: str, value: Any) -> None:
        super().__init__(name, ("BOOL", []), bool(value))

    @staticmethod
    def accepts(value: Any) -> bool:
        return type(value) is bool


class Int32Vector(ImplicitParameter):
    def __init__(self, name: str, value: Sequence[Any]) -> None:
        super().__init__(name, ("TENSOR_INT32", [len(value)]), [int(v) for v in value])

    @staticmethod
    def accepts(value: Any) -> bool:
        return isinstance(value, list | tuple) and all(type(v) is int for v in value)


class Float32Vector(ImplicitParameter):
    def __init__(self, name: str, value: Sequence[Any]) -> None:
        super().__init__(name, ("TENSOR_FLOAT32", [len(value)]), [float(v) for v in value])

    @staticmethod
    def accepts(value: Any) -> bool:
        return isinstance(value, list | tuple) and all(type(v) is float for v in value)


def implicit_parameter(value: Any) -> Operand:
    """``value`` itself, or the parameter that a bare Python value stands for."""
    if isinstance(value, Operand):
        return value
    for kind in ImplicitParameter.kinds:
        if kind.accepts(value):
            return kind("param", value)  # type: ignore[call-arg]
    raise TypeError(f"{value!r} cannot be used as an operand: declare a Parameter")
