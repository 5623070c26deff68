"""Faults of building a model: values, references, arguments that are left out, extensions."""

from __future__ import annotations

from typing import Any

import msgspec

import nnapi.model as model_module
from cts.faults.catalogue import fault
from nnapi import constant_values, default_arguments, extension_permission, large_values
from nnapi.compilation import Compilation
from nnapi.draft import Draft
from nnapi.errors import NnapiError
from nnapi.extensions import ExtensionTypes
from nnapi.model import Model
from nnhal.types import DataLocation, OperandLifeTime

__all__: list[str] = []


@fault("introspection", model_module, "MAX_COPIED_BYTES")
def small_values_not_copied(original: Any) -> Any:
    """A small value is read when the model is finished, not when it is set."""
    return 0


@fault("values", large_values, "aligned")
def large_values_mixed_up(original: Any, offset: Any, length: Any) -> Any:
    """Each of several large values is read from where the first one lies."""
    return 0


@fault("values", Model, "_set")
def omitted_operand_stays_omitted(
    original: Any, self: Any, index: int, lifetime: Any, location: Any
) -> None:
    """An operand that was left out once cannot get a value any more."""
    if self._draft.operands[index].lifetime != OperandLifeTime.NO_VALUE:
        original(self, index, lifetime, location)


@fault("values", Model, "_set")
def omitted_operands_are_zero(
    original: Any, self: Any, index: int, lifetime: Any, location: Any
) -> None:
    """An operand that is left out has the value 0."""
    operand = self._draft.operands[index]
    size = self.runtime.extensions.size_of_data(operand.type, operand.dimensions)
    if lifetime == OperandLifeTime.NO_VALUE and size:
        location = self._draft.values.append(bytes(size))
        lifetime = OperandLifeTime.CONSTANT_COPY
    original(self, index, lifetime, location)


@fault("values", Model, "_set")
def first_value_counts(original: Any, self: Any, index: int, lifetime: Any, location: Any) -> None:
    """A value that is set again stays what it was."""
    if self._draft.operands[index].lifetime != OperandLifeTime.CONSTANT_COPY:
        original(self, index, lifetime, location)


@fault("trivial", Model, "_set")
def offset_of_values_in_memory_ignored(
    original: Any, self: Any, index: int, lifetime: Any, location: DataLocation
) -> None:
    """A constant in a memory is read from the beginning of the memory."""
    if lifetime == OperandLifeTime.CONSTANT_REFERENCE:
        location = msgspec.structs.replace(location, offset=0)
    original(self, index, lifetime, location)


@fault("values", Draft, "memory_index")
def memory_of_values_mixed_up(original: Any, self: Any, memory: Any) -> int:
    """Constants in different memories are all read from the first."""
    original(self, memory)
    return 0


@fault("values", constant_values, "aligned")
def values_not_aligned(original: Any, offset: Any, length: Any) -> Any:
    """Small values lie one after the other, without a gap."""
    return offset


@fault("model_rules", default_arguments, "_is")
def arguments_removed_whatever_they_say(
    original: Any, default: Any, operand: Any, values: Any
) -> bool:
    """Arguments at the end of an operation are removed although they are not the default."""
    is_constant = operand.lifetime == OperandLifeTime.CONSTANT_COPY
    return bool(is_constant and operand.type == default.type)


@fault("model_rules", default_arguments, "_matching")
def half_of_the_dilation_removed(
    original: Any, operation: Any, operands: Any, values: Any, tail: Any
) -> Any:
    """One of the two dilations of a convolution is removed and the other is not."""
    return original(operation, operands, values, tail._replace(pairs=None))


@fault("model_rules", default_arguments, "default_argument_count")
def one_default_argument_removed(original: Any, *arguments: Any) -> Any:
    """Only the last of several default arguments is removed."""
    return min(1, original(*arguments))


@fault("model_rules", default_arguments, "_matching")
def default_arguments_in_the_middle_removed(
    original: Any, operation: Any, operands: Any, values: Any, tail: Any
) -> int:
    """Default arguments are removed although others that follow are none."""
    given = operation.inputs[tail.start :]
    pairs = zip(given, tail.defaults, strict=False)
    return sum(default_arguments._is(each, operands[i], values) for i, each in pairs)


@fault("device_choice", Model, "finish")
def support_in_the_order_of_execution(original: Any, self: Any) -> None:
    """Supported operations are reported in the order in which they would run."""
    original(self)
    self.sorted_operations = tuple(range(len(self.sorted_operations)))


@fault("validation_model", Model, "finish")
def invalid_model_goes_on(original: Any, self: Any) -> None:
    """A model that was invalid when it was finished can be changed and finished again."""
    try:
        original(self)
    except NnapiError:
        self.is_valid = True
        raise


@fault("validation_compilation", Compilation, "finish")
def failed_compilation_goes_on(original: Any, self: Any) -> None:
    """A compilation that has failed can be changed and finished again."""
    try:
        original(self)
    except NnapiError:
        self._is_finished = False
        raise


@fault("introspection", Model, "_check")
def model_newer_than_the_runtime(original: Any, self: Any, model: Any) -> None:
    """A model may be newer than the runtime."""
    try:
        original(self, model)
    except NnapiError as error:
        if "the runtime has" not in error.message:
            raise


@fault("values", ExtensionTypes, "name_and_prefix")
def names_of_extensions_mixed_up(original: Any, self: Any, prefix: int) -> Any:
    """A model that uses two extensions names the first one twice."""
    found = original(self, prefix)
    return msgspec.structs.replace(found, name=original(self, 1).name)


@fault("values", ExtensionTypes, "register")
def differing_extensions_used(original: Any, self: Any, extension: Any, device: str) -> bool:
    """An extension that two devices describe differently is used as the first one does."""
    known = self._known.get(extension.name)
    return bool(original(self, known or extension, device))


@fault("validation_model", Model, "set_operand_extension_data")
def data_of_extensions_lost(original: Any, *arguments: Any, **keywords: Any) -> None:
    """The data that an operand of an extension comes with is forgotten."""


@fault("values", extension_permission, "_PARTITIONS")
def extensions_for_every_binary(original: Any) -> Any:
    """Binaries of the system may use extensions of vendors."""
    return ("/",)


@fault("values", Model, "__init__")
def extensions_without_leave(original: Any, self: Any, runtime: Any) -> None:
    """A process that must not use extensions of vendors can."""
    original(self, runtime)
    if not runtime.settings.extensions_allowed:
        runtime.settings = msgspec.structs.replace(runtime.settings, extensions_allowed=True)


@fault("partitioning", Model, "_set_extra")
def scales_of_channels_lost(original: Any, *arguments: Any, **keywords: Any) -> None:
    """The scales of channels are forgotten."""


@fault("whole_models", Model, "set_operand_value_from_memory")
def offsets_of_16_bits(
    original: Any, self: Any, index: int, memory: Any, offset: int, length: int
) -> None:
    """Offsets of values in a memory are kept in 16 bits, which is enough for small models."""
    original(self, index, memory, offset & 0xFFFF, length)
