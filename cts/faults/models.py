"""Faults of models: what is taken although it is wrong, and what is lost."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

import nnapi.model as model_module
from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi import operand_type, operation_levels
from nnapi.extensions import ExtensionTypes
from nnapi.model import Model
from nnhal.operations.rules import ScaleAboveProduct
from nnhal.types import HalVersion, OperandType

__all__: list[str] = []


def _nothing(original: Any) -> Any:
    return lambda *arguments, **keywords: None


@fault("validate_operations")
def operations_unchecked() -> Iterable[Patch]:
    """Any list of operands is taken for any operation."""
    return [Patch(model_module, "check_operation", _nothing)]


@fault("validate_operations")
def further_outputs_taken() -> Iterable[Patch]:
    """Outputs beyond the first are not looked at."""

    def make(original: Any) -> Any:
        def check(operation: Any, *rest: Any) -> None:
            original(msgspec.structs.replace(operation, outputs=operation.outputs[:1]), *rest)

        return check

    return [Patch(model_module, "check_operation", make)]


@fault("validation_model")
def changes_after_finish() -> Iterable[Patch]:
    """A finished model can be changed."""
    return [Patch(Model, "_check_state", _nothing)]


@fault("validation_model")
def quantization_unchecked() -> Iterable[Patch]:
    """Any scale and zero point will do."""
    return [Patch(operand_type, "_check_quantization", _nothing)]


@fault("validation_model")
def dimensions_unchecked() -> Iterable[Patch]:
    """Dimensions may have a product that no 32 bits can hold."""
    return [Patch(operand_type, "_check_dimensions", _nothing)]


@fault("validation_model")
def length_of_values_unchecked() -> Iterable[Patch]:
    """A value may be longer or shorter than its operand."""
    return [Patch(Model, "_check_length", _nothing)]


@fault("validation_model")
def operations_in_the_order_of_calls() -> Iterable[Patch]:
    """Operations are left in the order in which they were added."""

    def make(original: Any) -> Any:
        return lambda operands, operations: list(range(len(operations)))

    return [Patch(model_module, "run_order", make)]


@fault("validation_model")
def identified_twice() -> Iterable[Patch]:
    """An operand can be input and output at once, or twice."""

    def make(original: Any) -> Any:
        def identify(self: Any, indexes: Any, lifetime: Any) -> None:
            operands = self._draft.operands
            for index in indexes:
                operands[index] = msgspec.structs.replace(operands[index], lifetime=lifetime)

        return identify

    return [Patch(Model, "_identify", make)]


@fault("partitioning")
def relaxation_lost() -> Iterable[Patch]:
    """The permission to compute float32 in float16 is lost."""
    return [Patch(Model, "relax_computation_float32_to_float16", _nothing)]


@fault("model_rules")
def default_arguments_kept() -> Iterable[Patch]:
    """Old drivers are shown arguments that they do not know."""

    def make(original: Any) -> Any:
        return lambda operation, operands, values: operation

    return [Patch(model_module, "without_default_arguments", make)]


@fault("model_rules")
def scales_of_channels_unchecked() -> Iterable[Patch]:
    """Any scales of channels will do."""

    def make(original: Any) -> Any:
        return lambda operand, params: params

    return [Patch(model_module, "check_channel_scales", make)]


@fault("generated_compliance")
def newest_version_needed() -> Iterable[Patch]:
    """Every model needs the newest version."""

    def make(original: Any) -> Any:
        return property(lambda self: HalVersion.AIDL_V4)

    return [Patch(Model, "required_version", make)]


@fault("quantization_coupling")
def signed_zero_point_shifted() -> Iterable[Patch]:
    """Signed quantization has its zero point one step beside."""

    def make(original: Any) -> Any:
        def add_operand(self: Model, type: Any) -> int:
            signed = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
            if type is not None and type.type == signed and type.zero_point < 127:
                type = msgspec.structs.replace(type, zero_point=type.zero_point + 1)
            index: int = original(self, type)
            return index

        return add_operand

    return [Patch(Model, "add_operand", make)]


@fault("general")
def constants_reversed() -> Iterable[Patch]:
    """Small constants are stored with their bytes in reverse."""

    def make(original: Any) -> Any:
        def set_value(self: Model, index: int, buffer: Any) -> None:
            if buffer is not None and len(bytes(memoryview(buffer))) > 4:
                buffer = bytes(memoryview(buffer))[::-1]
            original(self, index, buffer)

        return set_value

    return [Patch(Model, "set_operand_value", make)]


@fault("partitioning")
def reference_to_a_model_lost() -> Iterable[Patch]:
    """The second model that an operation refers to is the first one."""

    def make(original: Any) -> Any:
        def set_model(self: Any, index: int, value: Any) -> None:
            first = self.__dict__.setdefault("first_reference", value)
            original(self, index, first)

        return set_model

    return [Patch(Model, "set_operand_value_from_model", make)]


@fault("large_model")
def operations_beyond_255_lost() -> Iterable[Patch]:
    """A model keeps the first 255 of its operations."""

    def make(original: Any) -> Any:
        def add(self: Model, *arguments: Any) -> None:
            if len(self._draft.operations) < 255:
                original(self, *arguments)

        return add

    return [Patch(Model, "add_operation", make)]


@fault("extensions")
def extension_of_every_device() -> Iterable[Patch]:
    """Every device is said to have every extension."""
    from cts.groups import extensions

    return [Patch(extensions, "has_extension", lambda original: lambda device, name: True)]


@fault("extensions")
def prefix_of_extensions_lost() -> Iterable[Patch]:
    """Operand types of extensions have no known size."""
    return [Patch(ExtensionTypes, "operand_type", lambda original: lambda self, code: None)]


@fault("validate_operations")
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
