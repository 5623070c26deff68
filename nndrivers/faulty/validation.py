"""Models that must be refused are accepted: one rule of the HAL left out in each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
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

_CONTROL_FLOW = (OperationType.IF, OperationType.WHILE)


class _Accepted(DelegatingModel):
    """A prepared model of a model that nobody could run."""

    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type]

    def execute_synchronously_1_3(self, *arguments: Any) -> SynchronousResult:
        return ErrorStatus.GENERAL_FAILURE, (), NO_TIMING


class _Lenient(DelegatingDevice):
    """Accepts a model whose fault, in the words of the HAL's rules, matches ``overlooked``."""

    overlooked: ClassVar[str]

    def _overlooks(self, model: Any) -> bool:
        try:
            check_model(canonical_model(model))
        except Invalid as error:
            found = re.search(self.overlooked, str(error))
            return found is not None and self.is_meant(found)
        return False

    @staticmethod
    def is_meant(found: re.Match[str]) -> bool:
        """Whether a fault that ``overlooked`` finds is one of those."""
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


def _count(found: re.Match[str]) -> tuple[int, list[int]]:
    """The number that there is, and all that there may be."""
    return int(found[1]), [int(number) for number in re.findall(r"\d+", found[2])]


def _is_too_many(found: re.Match[str]) -> bool:
    number, allowed = _count(found)
    return number > max(allowed)


def _is_too_few(found: re.Match[str]) -> bool:
    number, allowed = _count(found)
    return number < min(allowed)


def _lenient(name: str, overlooked: str, summary: str, **facts: Any) -> None:
    """Plant the defect ``name``: a fault that ``overlooked`` describes is accepted."""
    said = {"__module__": __name__, "__doc__": summary, "overlooked": overlooked, **facts}
    defect(type(name, (_Lenient,), said))


_lenient(
    "ExecutionOrderNotChecked",
    "before it is written",
    "An operation may read an operand that is written later.",
)
_lenient(
    "OperandWrittenTwiceAccepted", "a second time", "Two operations may write the same operand."
)
_lenient(
    "OperandNeverWrittenAccepted",
    "is never written",
    "A variable or an output may be left without an operation that writes it.",
)
_lenient(
    "OperandTypeNotChecked", "is no operand type", "Operand types that do not exist are accepted."
)
_lenient("ScalarRankNotChecked", "a scalar", "Scalars may have dimensions.")
_lenient("ScaleNotChecked", "with scale", "Scales of any value are accepted for any type.")
_lenient(
    "ZeroPointNotChecked", "with zero point", "Zero points of any value are accepted for any type."
)
_lenient(
    "LifetimeNotChecked",
    "is listed as|is listed twice|is not listed",
    "Inputs and outputs need not have the lifetime of an input or output.",
)
_lenient(
    "OperationTypeNotChecked",
    "is not a known operation",
    "Operations that do not exist are accepted.",
)
_lenient(
    "InputIndexNotChecked",
    r"input \d+ is operand \d+ of \d+",
    "Operations may read operands that do not exist.",
)
_lenient(
    "OutputIndexNotChecked",
    r"output \d+ is operand \d+ of \d+",
    "Operations may write operands that do not exist.",
)
_lenient(
    "TooManyInputsAccepted",
    r"(\d+) inputs?, expected (.*)",
    "Inputs of operations beyond the last one that they have are ignored.",
    is_meant=staticmethod(_is_too_many),
)
_lenient(
    "TooFewInputsAccepted",
    r"(\d+) inputs?, expected (.*)",
    "The last inputs of operations may be left out.",
    is_meant=staticmethod(_is_too_few),
)
_lenient(
    "TooManyOutputsAccepted",
    r"(\d+) outputs?, expected (.*)",
    "Outputs of operations beyond the last one that they have are ignored.",
    is_meant=staticmethod(_is_too_many),
)
_lenient(
    "TooFewOutputsAccepted",
    r"(\d+) outputs?, expected (.*)",
    "The last outputs of operations may be left out.",
    is_meant=staticmethod(_is_too_few),
)
_lenient(
    "InputsMayBeWritten",
    r"output \d+ \(operand \d+\) is a",
    "Operations may write inputs and constants of the model.",
)
_lenient(
    "EmptyModelAccepted",
    "there must be an operand and an operation",
    "A model without any operation is accepted.",
)
_lenient(
    "ConstantOfUnknownSizeAccepted",
    "a constant with unknown dimensions",
    "A constant may have unknown dimensions.",
)
_lenient(
    "ExtensionNameNotChecked",
    "extension name",
    "Extensions that a model uses may have any name.",
    since=HalVersion.V1_2,
)
_lenient(
    "ExtraParametersNotChecked",
    "with extra parameters",
    "Operands of any type may have scales of channels.",
    since=HalVersion.V1_2,
)
_lenient(
    "BranchesNotChecked",
    "differs in",
    "The models that IF and WHILE refer to need not fit their operands.",
    since=HalVersion.V1_3,
)
_lenient(
    "BranchQuantizationNotChecked",
    "differs in (scale|zero point)",
    "Arguments of IF and WHILE may have another scale or zero point than in the model referred to.",
    operations=_CONTROL_FLOW,
)
_lenient(
    "BranchRanksNotChecked",
    "differs in rank",
    "Arguments of IF and WHILE may have dimensions more than in the model referred to.",
    operations=_CONTROL_FLOW,
)
_lenient(
    "RecursionAccepted",
    "refers to itself",
    "A model that IF or WHILE refers to may refer to itself.",
    since=HalVersion.V1_3,
)
_lenient("ArgumentTypesNotChecked", "is of type", "Operations take operands of any type.")
_lenient(
    "ConsumersNotCounted",
    "number of consumers",
    "The number of consumers of an operand is not checked (HAL 1.2 and before).",
)
_lenient("LocationNotChecked", "bytes .* which has", "Constants may lie outside their pool.")
_lenient(
    "ReferencedLocationsNotChecked",
    r"^subgraph .* with DataLocation.*expected none",
    "An operand of a referenced subgraph may have a location that it has no use for.",
    since=HalVersion.V1_3,
)
_lenient(
    "ChannelScalesNotChecked",
    r"channel dimension|\d+ scales for|without the scales of its channels|of a channel",
    "Per-channel scales need not fit the dimensions.",
    since=HalVersion.V1_2,
)
_lenient(
    "UnknownChannelsAccepted",
    "0 scales for 0 channels",
    "An operand with scales of channels may have an unknown number of channels, and no scale.",
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
class UnreadOperandsNotChecked(_Lenient):
    """An operand that no operation reads or writes may be anything."""

    overlooked = r"operand (\d+)(:| is never written)"

    def _overlooks(self, model: Any) -> bool:
        try:
            canonical = canonical_model(model)
        except Invalid:  # numbers of consumers, which are of operands that are read
            return False
        try:
            check_model(canonical)
        except Invalid as error:
            found = re.search(self.overlooked, str(error))
            operations = canonical.main.operations
            used = {index for o in operations for index in (*o.inputs, *o.outputs)}
            return found is not None and int(found[1]) not in used
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
