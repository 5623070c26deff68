"""Optional inputs of a model: which ones a request may leave out, and the model without them.

A request leaves out an input by ``RequestArgument.hasNoValue``, "for operations that take optional
arguments" (``types.hal``); the input "need not have fully specified dimensions" then. For Android's
CPU, an input that is left out is an operand with the lifetime NO_VALUE (``CpuExecutor.cpp``), and
so it is here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import msgspec

from nnhal.driver_kit import constant
from nnhal.errors import Invalid
from nnhal.operand_types import is_tensor
from nnhal.operations.node import NeedsValue, TensorInfo
from nnhal.operations.registry import OPERATIONS, check_operation, infer
from nnhal.types import Model, Operand, OperandLifeTime, Operation, OperationType, Subgraph

__all__ = ["given_as", "is_known", "optional_inputs", "variants", "without"]

_NO_VALUE = OperandLifeTime.NO_VALUE
_CONTROL_FLOW = (OperationType.IF, OperationType.WHILE)


def is_known(operand: Operand) -> bool:
    """Whether the model says all dimensions of ``operand``."""
    if not is_tensor(operand.type):
        return True
    return bool(operand.dimensions) and 0 not in operand.dimensions


def optional_inputs(model: Model) -> frozenset[int]:
    """The operands of the main subgraph that a request may leave out.

    Not those that IF or WHILE hand on: no engine's file format has an argument without a value.
    """
    main = model.main
    return frozenset(index for index in main.input_indexes if _is_optional(main, index))


def _is_optional(main: Subgraph, index: int) -> bool:
    readers = [operation for operation in main.operations if index in operation.inputs]
    if not readers or index in main.output_indexes:
        return False
    operands = _left_out(main, {index}).operands
    return all(_takes(operation, operands) for operation in readers)


def _takes(operation: Operation, operands: tuple[Operand, ...]) -> bool:
    if operation.type not in OPERATIONS or operation.type in _CONTROL_FLOW:
        return False
    try:
        check_operation(operation, operands)
    except Invalid:
        return False
    return True


def without(model: Model, left_out: Collection[int]) -> Model:
    """``model`` without the inputs ``left_out``, by their operands."""
    if not left_out:
        return model
    return msgspec.structs.replace(model, main=_left_out(model.main, left_out))


def _left_out(main: Subgraph, left_out: Collection[int]) -> Subgraph:
    return msgspec.structs.replace(
        main,
        operands=tuple(
            msgspec.structs.replace(operand, lifetime=_NO_VALUE) if index in left_out else operand
            for index, operand in enumerate(main.operands)
        ),
        input_indexes=tuple(index for index in main.input_indexes if index not in left_out),
    )


def given_as(model: Model, shapes: Mapping[int, tuple[int, ...]]) -> Model:
    """``model`` with the ``shapes`` of inputs, by their operands, where it does not say them."""
    main = model.main
    unknown = {index for index in shapes if not is_known(main.operands[index])}
    if not unknown:
        return model
    operands = tuple(
        msgspec.structs.replace(operand, dimensions=shapes[index]) if index in unknown else operand
        for index, operand in enumerate(main.operands)
    )
    return msgspec.structs.replace(model, main=msgspec.structs.replace(main, operands=operands))


def variants(model: Model, optional: Collection[int]) -> Iterator[Model]:
    """``model`` without each of the ``optional`` inputs, and without all of them.

    Some go together, as the weights of a gate: what the HAL does not have is left out here.
    """
    given = [index for index in model.main.input_indexes if index in optional]
    choices = [{index} for index in given]
    if len(given) > 1:
        choices.append({*given})
    for choice in choices:
        variant = without(model, choice)
        if all(
            _is_possible(variant, operation)
            for operation in model.main.operations
            if choice.intersection(operation.inputs)
        ):
            yield variant


def _is_possible(model: Model, operation: Operation) -> bool:
    operands = model.main.operands
    try:
        infer(
            operation.type,
            [_info(model, operands[index]) for index in operation.inputs],
            [TensorInfo.from_operand(operands[index]) for index in operation.outputs],
            relaxed=model.relax_computation_float32_to_float16,
        )
    except (Invalid, NeedsValue):
        return False
    return True


def _info(model: Model, operand: Operand) -> TensorInfo | None:
    if operand.lifetime == _NO_VALUE:
        return None
    return TensorInfo.from_operand(operand, constant(model, operand))
