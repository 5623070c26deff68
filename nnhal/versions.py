"""HAL versions: which one a model needs, and conversions between their structs.

A model of HAL 1.2 given to a driver of 1.0 must be written in 1.0's words, and can be only if it
uses nothing newer. Source: ``compliantWithV1_x`` and ``convertToV1_x`` of Android's
``common/LegacyHalUtils.cpp``.
"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from nnhal.capabilities import performance_of, sorted_by_type
from nnhal.errors import Invalid
from nnhal.memory import Memory
from nnhal.types import (
    Capabilities,
    CapabilitiesV1_0,
    CapabilitiesV1_1,
    CapabilitiesV1_2,
    ErrorStatus,
    HalVersion,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    Operand,
    OperandPerformance,
    OperandType,
    OperandV1_0,
    OperandV1_2,
    PerformanceInfo,
    Request,
    RequestV1_0,
    Subgraph,
)
from nnhal.validation import check_model

__all__ = [
    "AnyCapabilities",
    "AnyModel",
    "AnyRequest",
    "MeaningLost",
    "NotCompliant",
    "canonical_capabilities",
    "canonical_model",
    "capabilities_to",
    "convert_to",
    "request_to_v1_0",
    "required_version",
    "status_to",
]

AnyModel: TypeAlias = Model | ModelV1_0 | ModelV1_1 | ModelV1_2
AnyRequest: TypeAlias = Request | RequestV1_0
"""Both read the same; only pools that are device memories need the newer one."""

AnyCapabilities: TypeAlias = Capabilities | CapabilitiesV1_0 | CapabilitiesV1_1 | CapabilitiesV1_2

_FLOAT32: Final = (OperandType.FLOAT32, OperandType.TENSOR_FLOAT32)

_LIKE_QUANTIZED8: Final = (
    OperandType.INT32,
    OperandType.UINT32,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_QUANT8_ASYMM,
    OperandType.OEM,
    OperandType.TENSOR_OEM_BYTE,
)
"""All types of HAL 1.0 but floats: Android 9 took their performance from quantized8Performance."""

_TYPES_SINCE_1_3: Final = (OperandType.TENSOR_QUANT8_ASYMM_SIGNED, OperandType.SUBGRAPH)

_VERSIONS: Final[WeakKeyDictionary[Model, HalVersion]] = WeakKeyDictionary()
"""Known answers: a client asks of a model for each call that has it."""

_STATUSES_SINCE_1_3: Final = frozenset(ErrorStatus(code) for code in range(5, 9))


class NotCompliant(Invalid):
    """A model or request uses what the driver's HAL version does not have."""


class MeaningLost(UserWarning):
    """An older HAL version has no words for something that a driver may do without."""


def required_version(model: Model) -> HalVersion:
    """The oldest HAL version that has everything in ``model``; raises Invalid.

    Whether a driver takes models that are for Android's runtime only is the driver's to say.
    """
    known = _VERSIONS.get(model)
    if known is None:
        known = _VERSIONS[model] = check_model(model, runtime_only=True).hal_version
    return known


def convert_to(model: Model, version: HalVersion) -> AnyModel:
    """``model`` in the words of ``version``; raises Invalid, or NotCompliant if it has none.

    Warns with MeaningLost where the model allows float16 for float32: HAL 1.0 cannot say so, and
    its drivers compute in float32.
    """
    needed = required_version(model)
    if needed > version:
        raise NotCompliant(f"the model needs HAL {needed}, the driver has {version}")
    if version >= HalVersion.V1_3:
        return model
    main, consumers = model.main, _consumers(model.main)
    boundary = main.operations, main.input_indexes, main.output_indexes
    data = model.operand_values, model.pools
    if version >= HalVersion.V1_2:
        operands_1_2 = tuple(
            OperandV1_2(
                o.type,
                o.dimensions,
                consumers[i],
                o.scale,
                o.zero_point,
                o.lifetime,
                o.location,
                o.extra_params,
            )
            for i, o in enumerate(main.operands)
        )
        relaxed = model.relax_computation_float32_to_float16
        return ModelV1_2(operands_1_2, *boundary, *data, relaxed, model.extension_name_to_prefix)
    operands = tuple(
        OperandV1_0(
            o.type, o.dimensions, consumers[i], o.scale, o.zero_point, o.lifetime, o.location
        )
        for i, o in enumerate(main.operands)
    )
    if version >= HalVersion.V1_1:
        return ModelV1_1(operands, *boundary, *data, model.relax_computation_float32_to_float16)
    if model.relax_computation_float32_to_float16:
        message = "HAL 1.0 has no relaxed computation: the driver computes in float32"
        warnings.warn(message, MeaningLost, stacklevel=2)
    return ModelV1_0(operands, *boundary, *data)


def canonical_model(model: AnyModel) -> Model:
    """``model`` in the canonical form; raises Invalid for a wrong ``number_of_consumers``."""
    if isinstance(model, Model):
        return model
    operands: Sequence[OperandV1_0 | OperandV1_2] = model.operands
    main = Subgraph(
        tuple(map(_canonical_operand, operands)),
        model.operations,
        model.input_indexes,
        model.output_indexes,
    )
    consumers = _consumers(main)
    for index, operand in enumerate(operands):
        if operand.number_of_consumers != consumers[index]:
            raise Invalid(
                f"operand {index}: number of consumers {operand.number_of_consumers}, "
                f"but operations read it {consumers[index]} times",
                "consumers",
            )
    canonical = Model(main, (), model.operand_values, model.pools)
    if isinstance(model, ModelV1_0):
        return canonical
    relaxed = model.relax_computation_float32_to_float16
    extensions = model.extension_name_to_prefix if isinstance(model, ModelV1_2) else ()
    return msgspec.structs.replace(
        canonical,
        relax_computation_float32_to_float16=relaxed,
        extension_name_to_prefix=extensions,
    )


def _canonical_operand(operand: OperandV1_0 | OperandV1_2) -> Operand:
    return Operand(
        operand.type,
        operand.dimensions,
        operand.scale,
        operand.zero_point,
        operand.lifetime,
        operand.location,
        operand.extra_params if isinstance(operand, OperandV1_2) else None,
    )


def _consumers(subgraph: Subgraph) -> Counter[int]:
    return Counter(index for operation in subgraph.operations for index in operation.inputs)


def request_to_v1_0(request: Request) -> RequestV1_0:
    """``request`` for a driver before HAL 1.3; NotCompliant when it has device memories."""
    pools = tuple(pool for pool in request.pools if isinstance(pool, Memory))
    if len(pools) != len(request.pools):
        raise NotCompliant("device memories need HAL 1.3")
    return RequestV1_0(request.inputs, request.outputs, pools)


def status_to(status: ErrorStatus, version: HalVersion) -> ErrorStatus:
    """``status`` for a client of ``version``: codes that it does not know become a failure."""
    if version < HalVersion.V1_3 and status in _STATUSES_SINCE_1_3:
        return ErrorStatus.GENERAL_FAILURE
    return status


def capabilities_to(capabilities: Capabilities, version: HalVersion) -> AnyCapabilities:
    """``capabilities`` in the words of ``version``, leaving out what it has no words for."""
    if version >= HalVersion.V1_3:
        return capabilities
    scalar = capabilities.relaxed_float32_to_float16_performance_scalar
    tensor = capabilities.relaxed_float32_to_float16_performance_tensor
    if version >= HalVersion.V1_2:
        listed = (e for e in capabilities.operand_performance if e.type not in _TYPES_SINCE_1_3)
        return CapabilitiesV1_2(scalar, tensor, tuple(listed))
    float32 = performance_of(capabilities, OperandType.TENSOR_FLOAT32)
    quantized8 = performance_of(capabilities, OperandType.TENSOR_QUANT8_ASYMM)
    if version >= HalVersion.V1_1:
        return CapabilitiesV1_1(float32, quantized8, tensor)
    return CapabilitiesV1_0(float32, quantized8)


def canonical_capabilities(capabilities: AnyCapabilities) -> Capabilities:
    """``capabilities`` in the canonical form, reading between the lines as Android does."""
    match capabilities:
        case Capabilities():
            return capabilities
        case CapabilitiesV1_2():
            return Capabilities(
                capabilities.relaxed_float32_to_float16_performance_scalar,
                capabilities.relaxed_float32_to_float16_performance_tensor,
                capabilities.operand_performance,
            )
        case CapabilitiesV1_1():
            relaxed = capabilities.relaxed_float32_to_float16_performance
        case _:
            relaxed = capabilities.float32_performance
    table = [
        *_entries(_FLOAT32, capabilities.float32_performance),
        *_entries(_LIKE_QUANTIZED8, capabilities.quantized8_performance),
    ]
    return Capabilities(relaxed, relaxed, sorted_by_type(table))


def _entries(
    types: Sequence[OperandType], performance: PerformanceInfo
) -> Iterable[OperandPerformance]:
    return (OperandPerformance(type, performance) for type in types)
