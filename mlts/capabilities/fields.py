"""Fields of the HAL's Capabilities, version by version, and where each one's value comes from.

A *field* is called as in HAL 1.3, whatever the version: ``operandPerformance[TENSOR_FLOAT32]`` is
``float32Performance`` before HAL 1.2. Fields without models of their own take the value of the
nearest field that has some.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from nnhal.capabilities import performance_of
from nnhal.operations.node import code_name
from nnhal.types import Capabilities, HalVersion, OperandType, PerformanceInfo

__all__ = [
    "ARGUMENTS",
    "IF",
    "NEAREST",
    "RELAXED_SCALAR",
    "RELAXED_TENSOR",
    "WHILE",
    "declared_in",
    "fields_of",
    "of_type",
    "type_of",
]

RELAXED_SCALAR: Final = "relaxedFloat32toFloat16PerformanceScalar"
RELAXED_TENSOR: Final = "relaxedFloat32toFloat16PerformanceTensor"
IF: Final = "ifPerformance"
WHILE: Final = "whilePerformance"

ARGUMENTS: Final = {
    RELAXED_SCALAR: "relaxed_float32_to_float16_performance_scalar",
    RELAXED_TENSOR: "relaxed_float32_to_float16_performance_tensor",
    IF: "if_performance",
    WHILE: "while_performance",
}
"""Arguments of the constructor, by the fields that are not in the table of types."""

_PREFIX: Final = "operandPerformance["


def of_type(type: int) -> str:
    """The field that rates operands of ``type``."""
    return f"{_PREFIX}{code_name(OperandType, type)}]"


_TYPES: Final = {of_type(type): type for type in sorted(set(OperandType) - {OperandType.SUBGRAPH})}
_FLOAT32: Final = of_type(OperandType.TENSOR_FLOAT32)
_QUANTIZED8: Final = of_type(OperandType.TENSOR_QUANT8_ASYMM)
_SIGNED8: Final = of_type(OperandType.TENSOR_QUANT8_ASYMM_SIGNED)

_AS_QUANTIZED: Final = (_QUANTIZED8, _SIGNED8)
_AS_INTEGER: Final = (*_AS_QUANTIZED, _FLOAT32)
_AS_FLOAT16: Final = (RELAXED_TENSOR, _FLOAT32)

NEAREST: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        RELAXED_SCALAR: (RELAXED_TENSOR,),
        of_type(OperandType.FLOAT32): (_FLOAT32,),
        of_type(OperandType.FLOAT16): _AS_FLOAT16,
        of_type(OperandType.TENSOR_FLOAT16): _AS_FLOAT16,
        _SIGNED8: (_QUANTIZED8,),
        of_type(OperandType.TENSOR_QUANT8_SYMM): _AS_QUANTIZED,
        of_type(OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL): _AS_QUANTIZED,
        of_type(OperandType.TENSOR_QUANT16_SYMM): _AS_QUANTIZED,
        of_type(OperandType.TENSOR_QUANT16_ASYMM): _AS_QUANTIZED,
        **{
            of_type(type): _AS_INTEGER
            for type in (
                OperandType.INT32,
                OperandType.UINT32,
                OperandType.TENSOR_INT32,
                OperandType.BOOL,
                OperandType.TENSOR_BOOL8,
                OperandType.OEM,
                OperandType.TENSOR_OEM_BYTE,
            )
        },
    }
)
"""Fields to take a value from, the nearest first. Integers are like 8-bit quantized values, as
Android 9 had it (:mod:`nnhal.versions`), and quantized values are never like floats."""


def fields_of(version: HalVersion) -> dict[str, str]:
    """The fields of a version, each with its name there."""
    if version < HalVersion.V1_2:
        old = {_FLOAT32: "float32Performance", _QUANTIZED8: "quantized8Performance"}
        relaxed = {RELAXED_TENSOR: "relaxedFloat32toFloat16Performance"}
        return old | (relaxed if version >= HalVersion.V1_1 else {})
    since_1_3 = {IF: IF, WHILE: WHILE, _SIGNED8: _SIGNED8} if version >= HalVersion.V1_3 else {}
    types = {field: field for field in _TYPES if field != _SIGNED8 or field in since_1_3}
    return {RELAXED_SCALAR: RELAXED_SCALAR, RELAXED_TENSOR: RELAXED_TENSOR} | types | since_1_3


def type_of(field: str) -> OperandType | None:
    """The type that a field rates; None for one that is not in the table of types."""
    return _TYPES.get(field)


def declared_in(capabilities: Capabilities, field: str) -> PerformanceInfo:
    """Return the number that a driver declares; FLT_MAX where it declares nothing."""
    type = _TYPES.get(field)
    if type is not None:
        return performance_of(capabilities, type)
    found: PerformanceInfo = getattr(capabilities, ARGUMENTS[field])
    return found
