"""Types of vendor extensions taken for others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from nndrivers.faulty._arithmetic import with_main
from nndrivers.faulty._delegates import DelegatingDevice, Notify, Supported
from nndrivers.faulty.catalogue import defect, overriding
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.planning.control_flow import CALLS
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.errors import HalError
from nnhal.types import (
    ErrorStatus,
    Extension,
    ExtensionOperandTypeInformation,
    HalVersion,
    Model,
    OperandType,
)

_LOW: Final = 0xFFFF
_OWN: Final = "com.example.faulty"


class _Misreading(ReferenceDriver):
    """Runs what it takes for the types of a model."""

    since = HalVersion.V1_2

    def operation_type(self, model: Model, type: int) -> int:
        """What an operation is taken for."""
        return type

    def _misread(self, model: Model) -> Model:
        operations = tuple(
            replace(each, type=self.operation_type(model, each.type))
            for each in model.main.operations
        )
        return replace(with_main(model, operations=operations), extension_name_to_prefix=())

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return super().supported_operations(self._misread(model))

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return super().prepare(self._misread(model), options)


@overriding(_Misreading, "operation_type")
def low_bits_taken_for_the_operation(model: Model, type: int) -> int:
    """Only 16 bits of an operation's type are looked at: an extension's is taken for the
    HAL's own.
    """
    return type & _LOW


@defect
class AllOfTheOwnExtensionClaimed(_Misreading):
    """Every operation of the driver's own extension is taken for its only one, an addition."""

    extensions = (Extension(_OWN, (ExtensionOperandTypeInformation(1, True, 4),)),)

    def operation_type(self, model: Model, type: int) -> int:
        own = {pair.prefix for pair in model.extension_name_to_prefix if pair.name == _OWN}
        return 0 if type >> 16 in own else type


@defect
class OperationsKnownByNumberAlone(ReferenceDriver):
    """A model of nothing but extensions' operations is claimed by their numbers, whose ever they
    are: 1 is its own addition.
    """

    extensions = AllOfTheOwnExtensionClaimed.extensions
    since = HalVersion.V1_2

    def supported_operations(self, model: Model) -> Sequence[bool]:
        types = [each.type for each in model.main.operations]
        if all(type > _LOW for type in types):
            return [type & _LOW == 1 for type in types]
        return super().supported_operations(model)


@defect
class UnusedExtensionNamesRefused(_Misreading):
    """A model is not prepared if it names an extension, whether it uses it or not."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if model.extension_name_to_prefix:
            raise HalError(ErrorStatus.INVALID_ARGUMENT, "an unknown extension")
        return super().prepare(model, options)


class _TypesByTheirLowBits(DelegatingDevice):
    """Sees other types of operands than there are, before anything is checked."""

    since = HalVersion.V1_3

    def taken_for(self, model: Model, type: int) -> int:
        """What an operand of ``type`` is taken for."""
        raise NotImplementedError

    def _misread(self, model: Model) -> Model:
        operands = tuple(
            replace(each, type=self.taken_for(model, each.type)) for each in model.main.operands
        )
        return replace(with_main(model, operands=operands), extension_name_to_prefix=())

    def get_supported_operations_1_3(self, model: Model) -> Supported:
        return super().get_supported_operations_1_3(self._misread(model))

    def prepare_model_1_3(self, model: Model, *arguments: Any) -> ErrorStatus:
        return super().prepare_model_1_3(self._misread(model), *arguments)


@overriding(_TypesByTheirLowBits, "taken_for")
def low_bits_taken_for_the_operand_type(model: Model, type: int) -> int:
    """Only 16 bits of an operand's type are looked at: an extension's is taken for the
    HAL's own.
    """
    return type & _LOW


@defect
class AnyTypeOfTheOwnExtensionClaimed(_TypesByTheirLowBits):
    """Every operand type of the driver's own extension is taken for its only one, of 4 bytes."""

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return ErrorStatus.NONE, AllOfTheOwnExtensionClaimed.extensions

    def taken_for(self, model: Model, type: int) -> int:
        own = {pair.prefix for pair in model.extension_name_to_prefix if pair.name == _OWN}
        return OperandType.TENSOR_FLOAT32 if type >> 16 in own else type


@defect
class SubgraphsNotAskedForSupport(ReferenceDriver):
    """Says that it supports an IF or a WHILE whatever their subgraphs have in them."""

    since = HalVersion.V1_3

    def supported_operations(self, model: Model) -> Sequence[bool]:
        answers = super().supported_operations(model)
        operations = model.main.operations
        return [
            answer or operation.type in CALLS
            for answer, operation in zip(answers, operations, strict=True)
        ]


@defect
class OperationsOfOthersInvalid(ReferenceDriver):
    """Asked what it supports of a model with another vendor's operation, it calls that invalid."""

    since = HalVersion.V1_2

    def supported_operations(self, model: Model) -> Sequence[bool]:
        operations = (
            each for graph in (model.main, *model.referenced) for each in graph.operations
        )
        if any(operation.type > _LOW for operation in operations):
            raise HalError(ErrorStatus.INVALID_ARGUMENT, "an unknown type of operation")
        return super().supported_operations(model)


@defect
class OperandsOfTheOwnExtensionNotChecked(DelegatingDevice):
    """An operand or argument of the driver's own type may have any size, rank and quantization."""

    since = HalVersion.V1_2

    # The driver behind this interface knows of no extension, and cannot check its types.
    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return ErrorStatus.NONE, AllOfTheOwnExtensionClaimed.extensions


@defect
class OperandsOfTheOwnExtensionRefused(OperandsOfTheOwnExtensionNotChecked):
    """A model with an operand of the driver's own type is not prepared, right or wrong."""

    def prepare(
        self, model: Any, notify: Notify, prepare: Callable[[], ErrorStatus]
    ) -> ErrorStatus:
        operands = (model.main if isinstance(model, Model) else model).operands
        if any(operand.type > _LOW for operand in operands):
            notify(ErrorStatus.INVALID_ARGUMENT, None)
            return ErrorStatus.INVALID_ARGUMENT
        return prepare()


@overriding(DelegatingDevice, "supported")
def supported_operations_in_front(model: Any, answer: Supported) -> Supported:
    """Answers for supported operations of a model come first."""
    status, supported = answer
    return status, sorted(supported, reverse=True)
