"""Models that must be refused are accepted: one rule of the HAL left out in each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from nndrivers.faulty._delegates import (
    DelegatingDevice,
    DelegatingModel,
    Notify,
    Outcome,
    Supported,
)
from nndrivers.faulty.catalogue import defect, overriding
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

_CONTROL_FLOW = (OperationType.IF, OperationType.WHILE)


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


def _lenient(name: str, summary: str, *overlooked: str, **facts: Any) -> None:
    """Plant the defect ``name``: models that break one of the rules ``overlooked`` are accepted."""
    said = {"__module__": __name__, "__doc__": summary, "overlooked": overlooked, **facts}
    defect(type(name, (_Lenient,), said))


_lenient(
    "ExecutionOrderNotChecked", "An operation may read an operand that is written later.", "order"
)
_lenient(
    "OperandWrittenTwiceAccepted", "Two operations may write the same operand.", "written_twice"
)
_lenient(
    "OperandNeverWrittenAccepted",
    "A variable or an output may be left without an operation that writes it.",
    "never_written",
)
_lenient("OperandTypeNotChecked", "Operand types that do not exist are accepted.", "operand_type")
_lenient("ScalarRankNotChecked", "Scalars may have dimensions.", "scalar")
_lenient("ScaleNotChecked", "Scales of any value are accepted for any type.", "scale")
_lenient("ZeroPointNotChecked", "Zero points of any value are accepted for any type.", "zero_point")
_lenient(
    "LifetimeNotChecked",
    "Inputs and outputs need not have the lifetime of an input or output.",
    "boundary",
)
_lenient(
    "OperationTypeNotChecked", "Operations that do not exist are accepted.", "unknown_operation"
)
_lenient("InputIndexNotChecked", "Operations may read operands that do not exist.", "input_index")
_lenient(
    "OutputIndexNotChecked", "Operations may write operands that do not exist.", "output_index"
)
_lenient(
    "TooManyInputsAccepted",
    "Inputs of operations beyond the last one that they have are ignored.",
    "too_many_inputs",
)
_lenient("TooFewInputsAccepted", "The last inputs of operations may be left out.", "too_few_inputs")
_lenient(
    "TooManyOutputsAccepted",
    "Outputs of operations beyond the last one that they have are ignored.",
    "too_many_outputs",
)
_lenient(
    "TooFewOutputsAccepted", "The last outputs of operations may be left out.", "too_few_outputs"
)
_lenient("InputsMayBeWritten", "Operations may write inputs and constants of the model.", "written")
_lenient("EmptyModelAccepted", "A model without any operation is accepted.", "empty")
_lenient(
    "ConstantOfUnknownSizeAccepted", "A constant may have unknown dimensions.", "constant_size"
)
_lenient(
    "ExtensionNameNotChecked",
    "Extensions that a model uses may have any name.",
    "extension_name",
    since=HalVersion.V1_2,
)
_lenient(
    "ExtraParametersNotChecked",
    "Operands of any type may have scales of channels.",
    "extra_parameters",
    since=HalVersion.V1_2,
)
_lenient(
    "BranchesNotChecked",
    "The models that IF and WHILE refer to need not fit their operands.",
    "differs_in_type",
    "differs_in_scale",
    "differs_in_zero_point",
    "differs_in_extra_parameters",
    "differs_in_rank",
    "differs_in_dimensions",
    since=HalVersion.V1_3,
)
_lenient(
    "BranchQuantizationNotChecked",
    "Arguments of IF and WHILE may have another scale or zero point than in the model referred to.",
    "differs_in_scale",
    "differs_in_zero_point",
    operations=_CONTROL_FLOW,
)
_lenient(
    "BranchRanksNotChecked",
    "Arguments of IF and WHILE may have dimensions more than in the model referred to.",
    "differs_in_rank",
    operations=_CONTROL_FLOW,
)
_lenient(
    "RecursionAccepted",
    "A model that IF or WHILE refers to may refer to itself.",
    "recursion",
    since=HalVersion.V1_3,
)
_lenient("ArgumentTypesNotChecked", "Operations take operands of any type.", "argument_type")
_lenient(
    "ConsumersNotCounted",
    "The number of consumers of an operand is not checked (HAL 1.2 and before).",
    "consumers",
)
_lenient("LocationNotChecked", "Constants may lie outside their pool.", "range")
_lenient(
    "ChannelScalesNotChecked",
    "Per-channel scales need not fit the dimensions.",
    "channel_scales",
    "no_channels",
    since=HalVersion.V1_2,
)
_lenient(
    "UnknownChannelsAccepted",
    "An operand with scales of channels may have an unknown number of channels, and no scale.",
    "no_channels",
    since=HalVersion.V1_2,
)


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
class ReferencedLocationsNotChecked(_Lenient):
    """An operand of a referenced subgraph may have a location that it has no use for."""

    since = HalVersion.V1_3
    overlooked = ("unused_location",)

    @staticmethod
    def is_meant(error: Invalid) -> bool:
        return error.is_in_referenced


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

    def answer(self, end: Outcome) -> SynchronousResult:
        signature = self.inner.executor.signature  # type: ignore[attr-defined]
        if end.status and len(end.request.inputs) != len(signature.inputs):
            return ErrorStatus.NONE, (), NO_TIMING
        return end.result


@defect
class MissingOutputAccepted(DelegatingModel):
    """An execution with an output too few succeeds."""

    def answer(self, end: Outcome) -> SynchronousResult:
        signature = self.inner.executor.signature  # type: ignore[attr-defined]
        if end.status and len(end.request.outputs) != len(signature.outputs):
            return ErrorStatus.NONE, (), NO_TIMING
        return end.result


@overriding(DelegatingModel, "answer")
def invalid_request_is_general_failure(end: Outcome) -> SynchronousResult:
    """Executions of invalid requests end with GENERAL_FAILURE."""
    status, shapes, timing = end.result
    if status == ErrorStatus.INVALID_ARGUMENT:
        status = ErrorStatus.GENERAL_FAILURE
    return status, shapes, timing


@defect
class ConstantsUnprotected(DelegatingModel):
    """An execution whose output lies over a constant of the model succeeds."""

    def answer(self, end: Outcome) -> SynchronousResult:
        signature = self.inner.executor.signature  # type: ignore[attr-defined]
        has_tokens = any(isinstance(pool, BufferToken) for pool in end.request.pools)
        if end.status != ErrorStatus.INVALID_ARGUMENT or has_tokens:
            return end.result
        try:
            check_request(
                end.request, signature.inputs, signature.outputs, allow_unspecified_output=True
            )
        except Invalid:
            return end.result
        return ErrorStatus.NONE, (), NO_TIMING
