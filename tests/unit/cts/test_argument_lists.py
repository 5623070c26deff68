"""Argument lists of operations against what the HAL says of them."""

from __future__ import annotations

from cts.argument_lists import CODES, mutations, valid_list, variants
from nnhal.operations.node import InvalidOperation
from nnhal.operations.registry import OPERATIONS, check_operation
from nnhal.types import Operand, Operation, OperationType, SymmPerChannelQuantParams
from nnhal.types import OperandType as Code
from tests.cells import cells


@cells("type", OPERATIONS)
def test_the_valid_lists_are_valid_by_all_rules_of_the_hal(type: OperationType) -> None:
    spec = OPERATIONS[type]
    for signature in spec.signatures:
        for given in variants(spec, valid_list(spec, signature)):
            operands = [
                Operand(
                    each.type,
                    each.dimensions,
                    each.scale,
                    each.zero_point,
                    extra_params=None
                    if each.channel is None
                    else SymmPerChannelQuantParams(
                        (0.5,) * each.dimensions[each.channel], each.channel
                    ),
                )
                for each in (*given.inputs, *given.outputs)
            ]
            count = len(given.inputs)
            inputs, outputs = tuple(range(count)), tuple(range(count, len(operands)))
            try:
                check_operation(Operation(type, inputs, outputs), operands)
            except InvalidOperation:
                # The HAL asks for more ranks than addOperation looks at.
                assert given.what


def test_every_type_of_androids_list_is_tried() -> None:
    assert len(set(CODES)) == 16  # Android's 14, and two that came later
    spec = OPERATIONS[OperationType.RELU]
    valid = valid_list(spec, spec.signatures[0])
    words = {mutation.what for mutation in mutations(spec, valid)}
    assert len([each for each in words if each.startswith("input 0 of type")]) == 15
    assert len([each for each in words if each.startswith("output 0 of type")]) == 15
    assert {f"{count} inputs" for count in range(2, 7)} <= words
    assert {f"{count} outputs" for count in range(2, 8)} <= words
    assert "input 0 of rank 5" in words


def mutated(type: OperationType, what: str) -> bool:
    """Whether a mutation of the first argument list of float32 is demanded to be refused."""
    spec = OPERATIONS[type]
    for signature in spec.signatures:
        valid = valid_list(spec, signature)
        if valid.inputs[0].type == Code.TENSOR_FLOAT32:
            return any(each.what == what for each in mutations(spec, valid))
    raise AssertionError(type)


@cells(
    ("type", "what"),
    [
        # The exemptions of Android's OperationTestBase.
        (
            OperationType.CAST,
            "input 0 of type TENSOR_INT32 instead of TENSOR_FLOAT32",
        ),
        (
            OperationType.ARGMAX,
            "input 0 of type TENSOR_QUANT8_ASYMM instead of TENSOR_FLOAT32",
        ),
        (
            OperationType.QUANTIZE,
            "input 0 of type TENSOR_FLOAT16 instead of TENSOR_FLOAT32",
        ),
        (OperationType.RANK, "input 0 of type TENSOR_BOOL8 instead of TENSOR_FLOAT32"),
        (OperationType.SPLIT, "2 outputs"),
    ],
)
def test_what_android_exempts_is_not_demanded(type: OperationType, what: str) -> None:
    assert not mutated(type, what)


@cells(
    ("type", "what"),
    [
        (OperationType.ADD, "input 0 of type TENSOR_FLOAT16 instead of TENSOR_FLOAT32"),
        (OperationType.ADD, "input 2 of type BOOL instead of INT32"),
        (OperationType.ARGMAX, "output 0 of type TENSOR_FLOAT32 instead of TENSOR_INT32"),
        (OperationType.CONV_2D, "input 1 of rank 3"),
        (OperationType.FULLY_CONNECTED, "input 0 of rank 1"),
    ],
)
def test_what_android_refuses_is_demanded(type: OperationType, what: str) -> None:
    assert mutated(type, what)
