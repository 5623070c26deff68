"""Validation of operations: what addOperation takes, and what it refuses.

Source: Android's ``TestValidateOperations.cpp``. A test is an operation with one row of types, in
all its argument lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cts.argument_lists import ArgumentList, Given, mutations, valid_list, variants
from cts.sketch import Sketch
from cts.test_group import Context, Failed, IndexedCase, PlannedTest, Subject, TestGroup
from nnapi.errors import NnapiError
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.operations.registry import OPERATIONS
from nnhal.operations.spec import OperationSpec, Signature
from nnhal.types import OperandType as Code
from nnhal.types import OperationType, SymmPerChannelQuantParams
from nntest.judge import Judgment

__all__ = ["GROUP"]

_RULE: Final = "NeuralNetworks.h, ANeuralNetworksModel_addOperation"


class _ValidateOperations(TestGroup):
    name = "validate_operations"
    title = "Validation of operations"
    summary = (
        "The runtime takes every argument list that an operation has, and refuses lists with "
        "another type, another rank, or more operands."
    )
    source = "OperationValidationTest"
    subject = Subject.RUNTIME

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for spec in OPERATIONS.values():
            for row in range(len(spec.types)):
                yield PlannedTest(
                    group=self.name,
                    name=f"{spec.name}/{_words(spec, row)}",
                    operations=(spec.name,),
                )

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        spec = _spec_named(test.name)
        row = [_words(spec, each) for each in range(len(spec.types))].index(
            test.name.partition("/")[2]
        )
        for signature in _signatures(spec, row):
            _check_signature(spec, signature, context.runtime)
        return None


GROUP: Final = _ValidateOperations()


def _spec_named(name: str) -> OperationSpec:
    return OPERATIONS[OperationType[name.partition("/")[0]]]


def _words(spec: OperationSpec, row: int) -> str:
    """The types of a row by the names of their variables: ``T=TENSOR_FLOAT32``."""
    types = spec.types[row].of
    words = [f"{variable.name}={type.name}" for variable, type in types.items()]
    return ",".join(words) or "only"


def _signatures(spec: OperationSpec, row: int) -> Iterator[Signature]:
    for form in range(len(spec.forms)):
        signature = spec.signatures[form * len(spec.types) + row]
        if spec.type == OperationType.IF and not signature.inputs[-1].repeated:
            continue  # no model of the C API has no inputs, so there are no such branches
        yield signature


def _check_signature(spec: OperationSpec, signature: Signature, runtime: Runtime) -> None:
    valid = valid_list(spec, signature)
    model = _Operands(spec, valid, runtime)
    for mutation in mutations(spec, valid):
        _check_refused(spec, model, mutation)
    for given in variants(spec, valid):
        refused = model.added(given)
        if refused is not None:
            inputs = ", ".join(each.type.name for each in valid.inputs)
            what = f"{spec.name} ({inputs}) {given.what}".rstrip()
            text = f"addOperation {what}: {refused}; it is valid ({_RULE})"
            raise Failed("valid_operation_refused", text)


def _check_refused(spec: OperationSpec, model: _Operands, wrong: ArgumentList) -> None:
    refused = model.added(wrong)
    said = "NO_ERROR" if refused is None else str(refused)
    if refused is None or refused.code != ResultCode.BAD_DATA:
        text = f"addOperation {spec.name} with {wrong.what}: {said}, expected BAD_DATA ({_RULE})"
        raise Failed("invalid_operation_accepted", text)


class _Operands:
    """A model to which operations are added, with the operands of a ``valid`` list, and those that
    mutations put in their place.

    An operation that is refused leaves the model as it was.
    """

    def __init__(self, spec: OperationSpec, valid: ArgumentList, runtime: Runtime) -> None:
        self._spec = spec
        self._valid = valid
        self._sketch = Sketch(runtime)
        self._branches = _Branches(spec, runtime)
        self._inputs = [self._operand(each, at) for at, each in enumerate(valid.inputs)]
        self._outputs = [self._operand(each, -1) for each in valid.outputs]
        self._others: dict[Given, int] = {}

    def added(self, given: ArgumentList) -> NnapiError | None:
        """How the runtime refuses the operation; None where it takes it."""
        inputs = self._numbers(given.inputs, self._valid.inputs, self._inputs)
        outputs = self._numbers(given.outputs, self._valid.outputs, self._outputs)
        try:
            self._sketch.operation(self._spec.type, inputs, outputs)
        except NnapiError as error:
            return error
        return None

    def _numbers(
        self, given: Sequence[Given], valid: Sequence[Given], numbers: Sequence[int]
    ) -> list[int]:
        found = list(numbers)
        for at, each in enumerate(given):
            if at >= len(valid):
                found.append(self._operand(each, at))
            elif each is not valid[at]:
                if each not in self._others:
                    self._others[each] = self._operand(each, at)
                found[at] = self._others[each]
        return found

    def _operand(self, given: Given, at: int) -> int:
        model = self._sketch.model
        number = model.add_operand(
            OperandType(given.type, given.dimensions, given.scale, given.zero_point)
        )
        if given.channel is not None:
            scales = (0.5,) * given.dimensions[given.channel]
            params = SymmPerChannelQuantParams(scales, given.channel)
            model.set_operand_symm_per_channel_quant_params(number, params)
        if given.type == Code.SUBGRAPH:
            model.set_operand_value_from_model(number, self._branches.model(at))
        return number


class _Branches:
    """The models that IF and WHILE refer to, with the arguments of :func:`valid_list`."""

    def __init__(self, spec: OperationSpec, runtime: Runtime) -> None:
        self._spec = spec
        self._runtime = runtime

    def model(self, index: int) -> Model:
        """The model of input ``index``: the condition of a WHILE gives a truth value."""
        sketch = Sketch(self._runtime)
        argument = sketch.float32(2, 2)
        if self._spec.type == OperationType.WHILE and index == 0:
            result = sketch.operand(Code.TENSOR_BOOL8, 1)
            reduced = sketch.operand(Code.TENSOR_BOOL8, 2, 2)
            sketch.operation(OperationType.EQUAL, [argument, argument], [reduced])
            axes = sketch.constant(Code.TENSOR_INT32, [0, 1])
            keep = sketch.constant(Code.BOOL, False)
            sketch.operation(OperationType.REDUCE_ALL, [reduced, axes, keep], [result])
            return sketch.finished([argument], [result])
        result = sketch.float32(2, 2)
        sketch.operation(OperationType.RELU, [argument], [result])
        return sketch.finished([argument], [result])
