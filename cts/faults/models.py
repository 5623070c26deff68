"""Faults of models: what is taken although it is wrong, and what is lost."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

import nnapi.model as model_module
from cts.faults.catalogue import fault, patches
from cts.faults.patching import Patch
from nnapi import operand_type, operation_levels
from nnapi.extensions import ExtensionTypes
from nnapi.model import Model
from nnhal.operations.rules import ScaleAboveProduct
from nnhal.types import HalVersion, OperandType

__all__: list[str] = []


@fault("validate_operations", model_module, "check_operation")
def operations_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """Any list of operands is taken for any operation."""


@fault("validate_operations", model_module, "check_operation")
def further_outputs_taken(original: Any, operation: Any, *rest: Any) -> None:
    """Outputs beyond the first are not looked at."""
    original(msgspec.structs.replace(operation, outputs=operation.outputs[:1]), *rest)


@fault("validation_model", Model, "_check_state")
def changes_after_finish(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A finished model can be changed."""


@fault("validation_model", operand_type, "_check_quantization")
def quantization_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """Any scale and zero point will do."""


@fault("validation_model", operand_type, "_check_dimensions")
def dimensions_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """Dimensions may have a product that no 32 bits can hold."""


@fault("validation_model", Model, "_check_length")
def length_of_values_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A value may be longer or shorter than its operand."""


@fault("validation_model", model_module, "run_order")
def operations_in_the_order_of_calls(original: Any, operands: Any, operations: Any) -> Any:
    """Operations are left in the order in which they were added."""
    return list(range(len(operations)))


@fault("validation_model", Model, "_identify")
def identified_twice(original: Any, self: Any, indexes: Any, lifetime: Any) -> None:
    """An operand can be input and output at once, or twice."""
    operands = self._draft.operands
    for index in indexes:
        operands[index] = msgspec.structs.replace(operands[index], lifetime=lifetime)


@fault("partitioning", Model, "relax_computation_float32_to_float16")
def relaxation_lost(original: Any, *arguments: Any, **keywords: Any) -> None:
    """The permission to compute float32 in float16 is lost."""


@fault("model_rules", model_module, "without_default_arguments")
def default_arguments_kept(original: Any, operation: Any, operands: Any, values: Any) -> Any:
    """Old drivers are shown arguments that they do not know."""
    return operation


@fault("model_rules", model_module, "check_channel_scales")
def scales_of_channels_unchecked(original: Any, operand: Any, params: Any) -> Any:
    """Any scales of channels will do."""
    return params


@fault("generated_compliance", Model, "required_version")
def newest_version_needed(original: Any, self: Any) -> Any:
    """Every model needs the newest version."""
    return HalVersion.AIDL_V4


@fault("quantization_coupling", Model, "add_operand")
def signed_zero_point_shifted(original: Any, self: Model, type: Any) -> int:
    """Signed quantization has its zero point one step beside."""
    signed = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
    if type is not None and type.type == signed and type.zero_point < 127:
        type = msgspec.structs.replace(type, zero_point=type.zero_point + 1)
    index: int = original(self, type)
    return index


@fault("general", Model, "set_operand_value")
def constants_reversed(original: Any, self: Model, index: int, buffer: Any) -> None:
    """Small constants are stored with their bytes in reverse."""
    if buffer is not None and len(bytes(memoryview(buffer))) > 4:
        buffer = bytes(memoryview(buffer))[::-1]
    original(self, index, buffer)


@fault("partitioning", Model, "set_operand_value_from_model")
def reference_to_a_model_lost(original: Any, self: Any, index: int, value: Any) -> None:
    """The second model that an operation refers to is the first one."""
    first = self.__dict__.setdefault("first_reference", value)
    original(self, index, first)


@fault("large_model", Model, "add_operation")
def operations_beyond_255_lost(original: Any, self: Model, *arguments: Any) -> None:
    """A model keeps the first 255 of its operations."""
    if len(self._draft.operations) < 255:
        original(self, *arguments)


@patches("extensions")
def extension_of_every_device() -> Iterable[Patch]:
    """Every device is said to have every extension."""
    from cts.groups import extensions

    return [Patch(extensions, "has_extension", lambda original: lambda device, name: True)]


@fault("extensions", ExtensionTypes, "operand_type")
def prefix_of_extensions_lost(original: Any, self: Any, code: Any) -> None:
    """Operand types of extensions have no known size."""


@patches("validate_operations")
def other_quantization_taken() -> Iterable[Patch]:
    """PACK, REVERSE and MUL are taken with an output of any quantization."""
    return [
        Patch(operation_levels, "_SAME_QUANTIZATION", lambda original: frozenset()),
        Patch(
            operation_levels,
            "_RULES",
            lambda original: tuple(rule for rule in original if rule is not ScaleAboveProduct),
        ),
        Patch(operation_levels, "_spec", lambda original: cache(original.__wrapped__)),
    ]
