"""Faults of building a model: values, references, arguments that are left out, extensions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import nnapi.model as model_module
from cts.faults.catalogue import fault
from cts.faults.patching import Patch, nothing
from nnapi import default_arguments, extension_permission
from nnapi.compilation import Compilation
from nnapi.draft import Draft
from nnapi.errors import NnapiError
from nnapi.extensions import ExtensionTypes
from nnapi.model import Model
from nnhal.types import DataLocation, OperandLifeTime

__all__: list[str] = []


@fault("introspection")
def small_values_not_copied() -> Iterable[Patch]:
    """A small value is read when the model is finished, not when it is set."""
    return [Patch(model_module, "MAX_COPIED_BYTES", lambda original: 0)]


@fault("values")
def large_values_mixed_up() -> Iterable[Patch]:
    """Each of several large values is read from where the first one lies."""
    from nnapi import large_values

    def make(original: Any) -> Any:
        return lambda offset, length: 0

    return [Patch(large_values, "aligned", make)]


@fault("values")
def omitted_operand_stays_omitted() -> Iterable[Patch]:
    """An operand that was left out once cannot get a value any more."""

    def make(original: Any) -> Any:
        def set_(self: Any, index: int, lifetime: Any, location: Any) -> None:
            if self._draft.operands[index].lifetime != OperandLifeTime.NO_VALUE:
                original(self, index, lifetime, location)

        return set_

    return [Patch(Model, "_set", make)]


@fault("values")
def omitted_operands_are_zero() -> Iterable[Patch]:
    """An operand that is left out has the value 0."""

    def make(original: Any) -> Any:
        def set_(self: Any, index: int, lifetime: Any, location: Any) -> None:
            operand = self._draft.operands[index]
            size = self.runtime.extensions.size_of_data(operand.type, operand.dimensions)
            if lifetime == OperandLifeTime.NO_VALUE and size:
                location = self._draft.values.append(bytes(size))
                lifetime = OperandLifeTime.CONSTANT_COPY
            original(self, index, lifetime, location)

        return set_

    return [Patch(Model, "_set", make)]


@fault("values")
def first_value_counts() -> Iterable[Patch]:
    """A value that is set again stays what it was."""

    def make(original: Any) -> Any:
        def set_(self: Any, index: int, lifetime: Any, location: Any) -> None:
            if self._draft.operands[index].lifetime != OperandLifeTime.CONSTANT_COPY:
                original(self, index, lifetime, location)

        return set_

    return [Patch(Model, "_set", make)]


@fault("trivial")
def offset_of_values_in_memory_ignored() -> Iterable[Patch]:
    """A constant in a memory is read from the beginning of the memory."""

    def make(original: Any) -> Any:
        def set_(self: Any, index: int, lifetime: Any, location: DataLocation) -> None:
            if lifetime == OperandLifeTime.CONSTANT_REFERENCE:
                location = msgspec.structs.replace(location, offset=0)
            original(self, index, lifetime, location)

        return set_

    return [Patch(Model, "_set", make)]


@fault("values")
def memory_of_values_mixed_up() -> Iterable[Patch]:
    """Constants in different memories are all read from the first."""

    def make(original: Any) -> Any:
        def memory_index(self: Any, memory: Any) -> int:
            original(self, memory)
            return 0

        return memory_index

    return [Patch(Draft, "memory_index", make)]


@fault("values")
def values_not_aligned() -> Iterable[Patch]:
    """Small values lie one after the other, without a gap."""
    from nnapi import constant_values

    return [Patch(constant_values, "aligned", lambda original: lambda offset, length: offset)]


@fault("model_rules")
def arguments_removed_whatever_they_say() -> Iterable[Patch]:
    """Arguments at the end of an operation are removed although they are not the default."""

    def make(original: Any) -> Any:
        def is_(default: Any, operand: Any, values: Any) -> bool:
            is_constant = operand.lifetime == OperandLifeTime.CONSTANT_COPY
            return bool(is_constant and operand.type == default.type)

        return is_

    return [Patch(default_arguments, "_is", make)]


@fault("model_rules")
def half_of_the_dilation_removed() -> Iterable[Patch]:
    """One of the two dilations of a convolution is removed and the other is not."""

    def make(original: Any) -> Any:
        return lambda operation, operands, values, tail: original(
            operation, operands, values, tail._replace(pairs=None)
        )

    return [Patch(default_arguments, "_matching", make)]


@fault("model_rules")
def one_default_argument_removed() -> Iterable[Patch]:
    """Only the last of several default arguments is removed."""

    def make(original: Any) -> Any:
        return lambda *arguments: min(1, original(*arguments))

    return [Patch(default_arguments, "default_argument_count", make)]


@fault("model_rules")
def default_arguments_in_the_middle_removed() -> Iterable[Patch]:
    """Default arguments are removed although others that follow are none."""

    def make(original: Any) -> Any:
        def matching(operation: Any, operands: Any, values: Any, tail: Any) -> int:
            given = operation.inputs[tail.start :]
            pairs = zip(given, tail.defaults, strict=False)
            return sum(default_arguments._is(each, operands[i], values) for i, each in pairs)

        return matching

    return [Patch(default_arguments, "_matching", make)]


@fault("device_choice")
def support_in_the_order_of_execution() -> Iterable[Patch]:
    """Supported operations are reported in the order in which they would run."""

    def make(original: Any) -> Any:
        def finish(self: Any) -> None:
            original(self)
            self.sorted_operations = tuple(range(len(self.sorted_operations)))

        return finish

    return [Patch(Model, "finish", make)]


@fault("validation_model")
def invalid_model_goes_on() -> Iterable[Patch]:
    """A model that was invalid when it was finished can be changed and finished again."""

    def make(original: Any) -> Any:
        def finish(self: Any) -> None:
            try:
                original(self)
            except NnapiError:
                self.is_valid = True
                raise

        return finish

    return [Patch(Model, "finish", make)]


@fault("validation_compilation")
def failed_compilation_goes_on() -> Iterable[Patch]:
    """A compilation that has failed can be changed and finished again."""

    def make(original: Any) -> Any:
        def finish(self: Any) -> None:
            try:
                original(self)
            except NnapiError:
                self._is_finished = False
                raise

        return finish

    return [Patch(Compilation, "finish", make)]


@fault("introspection")
def model_newer_than_the_runtime() -> Iterable[Patch]:
    """A model may be newer than the runtime."""

    def make(original: Any) -> Any:
        def check(self: Any, model: Any) -> None:
            try:
                original(self, model)
            except NnapiError as error:
                if "the runtime has" not in error.message:
                    raise

        return check

    return [Patch(Model, "_check", make)]


@fault("values")
def names_of_extensions_mixed_up() -> Iterable[Patch]:
    """A model that uses two extensions names the first one twice."""

    def make(original: Any) -> Any:
        def name_and_prefix(self: Any, prefix: int) -> Any:
            found = original(self, prefix)
            return msgspec.structs.replace(found, name=original(self, 1).name)

        return name_and_prefix

    return [Patch(ExtensionTypes, "name_and_prefix", make)]


@fault("values")
def differing_extensions_used() -> Iterable[Patch]:
    """An extension that two devices describe differently is used as the first one does."""

    def make(original: Any) -> Any:
        def register(self: Any, extension: Any, device: str) -> bool:
            known = self._known.get(extension.name)
            return bool(original(self, known or extension, device))

        return register

    return [Patch(ExtensionTypes, "register", make)]


@fault("validation_model")
def data_of_extensions_lost() -> Iterable[Patch]:
    """The data that an operand of an extension comes with is forgotten."""
    return [Patch(Model, "set_operand_extension_data", nothing)]


@fault("values")
def extensions_for_every_binary() -> Iterable[Patch]:
    """Binaries of the system may use extensions of vendors."""
    return [Patch(extension_permission, "_PARTITIONS", lambda original: ("/",))]


@fault("values")
def extensions_without_leave() -> Iterable[Patch]:
    """A process that must not use extensions of vendors can."""

    def make(original: Any) -> Any:
        def init(self: Any, runtime: Any) -> None:
            original(self, runtime)
            if not runtime.settings.extensions_allowed:
                runtime.settings = msgspec.structs.replace(
                    runtime.settings, extensions_allowed=True
                )

        return init

    return [Patch(Model, "__init__", make)]


@fault("partitioning")
def scales_of_channels_lost() -> Iterable[Patch]:
    """The scales of channels are forgotten."""
    return [Patch(Model, "_set_extra", nothing)]


@fault("whole_models")
def offsets_of_16_bits() -> Iterable[Patch]:
    """Offsets of values in a memory are kept in 16 bits, which is enough for small models."""

    def make(original: Any) -> Any:
        def set_value(self: Any, index: int, memory: Any, offset: int, length: int) -> None:
            original(self, index, memory, offset & 0xFFFF, length)

        return set_value

    return [Patch(Model, "set_operand_value_from_memory", make)]
