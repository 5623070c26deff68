"""Models that must be refused are accepted: one rule of the HAL left out in each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel, Notify, Supported
from nndrivers.faulty.catalogue import defect
from nnhal.errors import Invalid
from nnhal.interfaces import SynchronousResult
from nnhal.types import (
    NO_TIMING,
    BufferToken,
    ErrorStatus,
    HalVersion,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    OperationType,
)
from nnhal.validation import check_model, check_request
from nnhal.versions import canonical_model


class _Accepted(DelegatingModel):
    """A prepared model of a model that nobody could run."""

    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type]

    def execute_synchronously_1_3(self, *arguments: Any) -> SynchronousResult:
        return ErrorStatus.GENERAL_FAILURE, (), NO_TIMING


class _Lenient(DelegatingDevice):
    """Accepts a model that breaks one of the rules ``overlooked``."""

    overlooked: ClassVar[Sequence[str]]

    def _overlooks(self, model: Any) -> bool:
        try:
            check_model(canonical_model(model))
        except Invalid as error:
            return error.rule in self.overlooked and self.is_meant(error)
        return False

    @staticmethod
    def is_meant(error: Invalid) -> bool:
        """Whether a fault of a rule that is ``overlooked`` is one of those."""
        return True

    def supported(self, model: Any, answer: Supported) -> Supported:
        if not self._overlooks(model):
            return answer
        main = model.main if isinstance(model, Model) else model
        return ErrorStatus.NONE, [True] * len(main.operations)

    def prepare(
        self, model: Any, notify: Notify, prepare: Callable[[], ErrorStatus]
    ) -> ErrorStatus:
        if not self._overlooks(model):
            return prepare()
        notify(ErrorStatus.NONE, _Accepted())
        return ErrorStatus.NONE


@defect
class ExecutionOrderNotChecked(_Lenient):
    """An operation may read an operand that is written later."""

    overlooked = ("order",)


@defect
class OperandWrittenTwiceAccepted(_Lenient):
    """Two operations may write the same operand."""

    overlooked = ("written_twice",)


@defect
class OperandNeverWrittenAccepted(_Lenient):
    """A variable or an output may be left without an operation that writes it."""

    overlooked = ("never_written",)


@defect
class OperandTypeNotChecked(_Lenient):
    """Operand types that do not exist are accepted."""

    overlooked = ("operand_type",)


@defect
class ScalarRankNotChecked(_Lenient):
    """Scalars may have dimensions."""

    overlooked = ("scalar",)


@defect
class ScaleNotChecked(_Lenient):
    """Scales of any value are accepted for any type."""

    overlooked = ("scale",)


@defect
class ZeroPointNotChecked(_Lenient):
    """Zero points of any value are accepted for any type."""

    overlooked = ("zero_point",)


@defect
class LifetimeNotChecked(_Lenient):
    """Inputs and outputs need not have the lifetime of an input or output."""

    overlooked = ("boundary",)


@defect
class OperationTypeNotChecked(_Lenient):
    """Operations that do not exist are accepted."""

    overlooked = ("unknown_operation",)


@defect
class InputIndexNotChecked(_Lenient):
    """Operations may read operands that do not exist."""

    overlooked = ("input_index",)


@defect
class OutputIndexNotChecked(_Lenient):
    """Operations may write operands that do not exist."""

    overlooked = ("output_index",)


@defect
class TooManyInputsAccepted(_Lenient):
    """Inputs of operations beyond the last one that they have are ignored."""

    overlooked = ("too_many_inputs",)


@defect
class TooFewInputsAccepted(_Lenient):
    """The last inputs of operations may be left out."""

    overlooked = ("too_few_inputs",)


@defect
class TooManyOutputsAccepted(_Lenient):
    """Outputs of operations beyond the last one that they have are ignored."""

    overlooked = ("too_many_outputs",)


@defect
class TooFewOutputsAccepted(_Lenient):
    """The last outputs of operations may be left out."""

    overlooked = ("too_few_outputs",)


@defect
class InputsMayBeWritten(_Lenient):
    """Operations may write inputs and constants of the model."""

    overlooked = ("written",)


@defect
class EmptyModelAccepted(_Lenient):
    """A model without any operation is accepted."""

    overlooked = ("empty",)


@defect
class ConstantOfUnknownSizeAccepted(_Lenient):
    """A constant may have unknown dimensions."""

    overlooked = ("constant_size",)


@defect
class ExtensionNameNotChecked(_Lenient):
    """Extensions that a model uses may have any name."""

    since = HalVersion.V1_2
    overlooked = ("extension_name",)


@defect
class ExtraParametersNotChecked(_Lenient):
    """Operands of any type may have scales of channels."""

    since = HalVersion.V1_2
    overlooked = ("extra_parameters",)


@defect
class BranchesNotChecked(_Lenient):
    """The models that IF and WHILE refer to need not fit their operands."""

    since = HalVersion.V1_3
    overlooked = (
        "differs_in_type",
        "differs_in_scale",
        "differs_in_zero_point",
        "differs_in_extra_parameters",
        "differs_in_rank",
        "differs_in_dimensions",
    )


@defect
class BranchQuantizationNotChecked(_Lenient):
    """Arguments of IF and WHILE may have another scale or zero point than in the model
    referred to.
    """

    operations = (OperationType.IF, OperationType.WHILE)
    overlooked = ("differs_in_scale", "differs_in_zero_point")


@defect
class BranchRanksNotChecked(_Lenient):
    """Arguments of IF and WHILE may have dimensions more than in the model referred to."""

    operations = (OperationType.IF, OperationType.WHILE)
    overlooked = ("differs_in_rank",)


@defect
class RecursionAccepted(_Lenient):
    """A model that IF or WHILE refers to may refer to itself."""

    since = HalVersion.V1_3
    overlooked = ("recursion",)


@defect
class ArgumentTypesNotChecked(_Lenient):
    """Operations take operands of any type."""

    overlooked = ("argument_type",)


@defect
class ConsumersNotCounted(_Lenient):
    """The number of consumers of an operand is not checked (HAL 1.2 and before)."""

    overlooked = ("consumers",)


@defect
class LaterVersionsAccepted(_Lenient):
    """Calls of HAL 1.0 to 1.2 take operations and types that came later."""

    newest: ClassVar[Mapping[type, HalVersion]] = {
        ModelV1_0: HalVersion.V1_0,
        ModelV1_1: HalVersion.V1_1,
        ModelV1_2: HalVersion.V1_2,
    }

    def _overlooks(self, model: Any) -> bool:
        known = self.newest.get(type(model), HalVersion.V1_3)
        try:
            return check_model(canonical_model(model)) > known.level
        except Invalid:
            return False


@defect
class LocationNotChecked(_Lenient):
    """Constants may lie outside their pool."""

    overlooked = ("range",)


@defect
class ReferencedLocationsNotChecked(_Lenient):
    """An operand of a referenced subgraph may have a location that it has no use for."""

    since = HalVersion.V1_3
    overlooked = ("unused_location",)

    @staticmethod
    def is_meant(error: Invalid) -> bool:
        return error.is_in_referenced


@defect
class ChannelScalesNotChecked(_Lenient):
    """Per-channel scales need not fit the dimensions."""

    since = HalVersion.V1_2
    overlooked = ("channel_scales", "no_channels")


@defect
class UnknownChannelsAccepted(_Lenient):
    """An operand with scales of channels may have an unknown number of channels, and no scale."""

    since = HalVersion.V1_2
    overlooked = ("no_channels",)


@defect
class UnreadOperandsNotChecked(_Lenient):
    """An operand that no operation reads or writes may be anything."""

    def _overlooks(self, model: Any) -> bool:
        try:
            canonical = canonical_model(model)
        except Invalid:  # numbers of consumers, which are of operands that are read
            return False
        try:
            check_model(canonical)
        except Invalid as error:
            operations = canonical.main.operations
            used = {index for o in operations for index in (*o.inputs, *o.outputs)}
            return error.operand is not None and error.operand not in used
        return False


@defect
class MissingInputAccepted(DelegatingModel):
    """An execution with an input too few succeeds."""

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        signature = self.inner.executor.signature  # type: ignore[attr-defined]
        if result[0] and len(request.inputs) != len(signature.inputs):
            return ErrorStatus.NONE, (), NO_TIMING
        return result


@defect
class MissingOutputAccepted(DelegatingModel):
    """An execution with an output too few succeeds."""

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        signature = self.inner.executor.signature  # type: ignore[attr-defined]
        if result[0] and len(request.outputs) != len(signature.outputs):
            return ErrorStatus.NONE, (), NO_TIMING
        return result


@defect
class InvalidRequestIsGeneralFailure(DelegatingModel):
    """Executions of invalid requests end with GENERAL_FAILURE."""

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        if status == ErrorStatus.INVALID_ARGUMENT:
            status = ErrorStatus.GENERAL_FAILURE
        return status, shapes, timing


@defect
class ConstantsUnprotected(DelegatingModel):
    """An execution whose output lies over a constant of the model succeeds."""

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        signature = self.inner.executor.signature  # type: ignore[attr-defined]
        has_tokens = any(isinstance(pool, BufferToken) for pool in request.pools)
        if result[0] != ErrorStatus.INVALID_ARGUMENT or has_tokens:
            return result
        try:
            check_request(
                request, signature.inputs, signature.outputs, allow_unspecified_output=True
            )
        except Invalid:
            return result
        return ErrorStatus.NONE, (), NO_TIMING
