"""IF and WHILE: their arguments against the subgraphs they refer to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from nnhal.errors import Invalid
from nnhal.operand_types import is_extension, size_of_data
from nnhal.operations.matching import count_rule
from nnhal.types import Model, Operand, OperandType, Operation, Subgraph

__all__ = ["check_if", "check_while"]

_IF_ARGUMENTS: Final = 3
"""First input of IF that goes to the branches, after condition, then-model and else-model."""

_WHILE_ARGUMENTS: Final = 2
"""First input of WHILE that goes to its models, after condition model and body model."""


def check_if(operation: Operation, subgraph: Subgraph, model: Model) -> None:
    """Raises Invalid. Indexes have been checked."""
    inputs, outputs = _operands(operation, subgraph, _IF_ARGUMENTS)
    _check_condition(inputs[0], "the condition")
    for what, operand in (("then-model", inputs[1]), ("else-model", inputs[2])):
        branch = _referred(operand, what, model)
        _check_compatible(_inputs(branch), inputs[_IF_ARGUMENTS:], f"inputs of the {what}")
        _check_compatible(_outputs(branch), outputs, f"outputs of the {what}")


def check_while(
    operation: Operation, subgraph: Subgraph, model: Model, *, runtime_only: bool
) -> None:
    """Raises Invalid. Indexes have been checked.

    Operands of unknown size are for Android's runtime and its own CPU implementation alone, no
    HAL has them: they are valid only with ``runtime_only``.
    """
    inputs, outputs = _operands(operation, subgraph, _WHILE_ARGUMENTS + 1)
    arguments = inputs[_WHILE_ARGUMENTS:]
    condition = _referred(inputs[0], "condition model", model)
    body = _referred(inputs[1], "body model", model)
    _check_compatible(_inputs(condition), arguments, "inputs of the condition model")
    _check_compatible(_inputs(body), arguments, "inputs of the body model")
    results = _outputs(condition)
    if len(results) != 1:
        text = f"the condition model has {len(results)} outputs, expected 1"
        raise Invalid(text, count_rule("output", len(results), (1,)))
    _check_condition(results[0], "the output of the condition model")
    _check_loop(_inputs(body), _outputs(body), outputs)
    if not runtime_only:
        for operands in (arguments, outputs, _inputs(condition), _inputs(body), _outputs(body)):
            _check_known_sizes(operands)


def _check_loop(inputs: list[Operand], results: list[Operand], outputs: list[Operand]) -> None:
    """The body's results go to the operation's outputs and to the inputs of the next round."""
    if not len(outputs) <= len(results) <= len(inputs):
        text = f"the body model has {len(inputs)} inputs and {len(results)} outputs, "
        raise Invalid(text, f"the operation has {len(outputs)} outputs")
    _check_compatible(results[: len(outputs)], outputs, "outputs of the body model")
    _check_compatible(results, inputs[: len(results)], "the body model's outputs and inputs")


def _operands(
    operation: Operation, subgraph: Subgraph, least: int
) -> tuple[list[Operand], list[Operand]]:
    if len(operation.inputs) < least or not operation.outputs:
        counts = f"{len(operation.inputs)} inputs and {len(operation.outputs)} outputs"
        rule = count_rule("output", len(operation.outputs), (least, 1))
        raise Invalid(f"{counts}, expected at least {least} and 1", rule)
    operands = subgraph.operands
    return (
        [operands[index] for index in operation.inputs],
        [operands[index] for index in operation.outputs],
    )


def _referred(operand: Operand, what: str, model: Model) -> Subgraph:
    if operand.type != OperandType.SUBGRAPH:
        raise Invalid(f"the {what} is no SUBGRAPH")
    return model.referenced[operand.location.offset]


def _inputs(subgraph: Subgraph) -> list[Operand]:
    return [subgraph.operands[index] for index in subgraph.input_indexes]


def _outputs(subgraph: Subgraph) -> list[Operand]:
    return [subgraph.operands[index] for index in subgraph.output_indexes]


def _check_condition(operand: Operand, what: str) -> None:
    if operand.type != OperandType.TENSOR_BOOL8 or operand.dimensions != (1,):
        raise Invalid(f"{what} must be a TENSOR_BOOL8 of shape [1]")


def _check_compatible(inner: list[Operand], outer: list[Operand], what: str) -> None:
    if len(inner) != len(outer):
        raise Invalid(f"{what}: {len(inner)}, expected {len(outer)}")
    for index, (one, other) in enumerate(zip(inner, outer, strict=True)):
        difference = _difference(one, other)
        if difference:
            rule = f"differs_in_{difference.replace(' ', '_')}"
            raise Invalid(f"{what}: number {index} differs in {difference}", rule)


def _difference(one: Operand, other: Operand) -> str:
    """In what two operands differ that must be compatible; empty for nothing.

    Source: ``compatible`` of Android's ``Validation.cpp``.
    """
    if one.type != other.type:
        return "type"
    if one.scale != other.scale:
        return "scale"
    if one.zero_point != other.zero_point:
        return "zero point"
    if one.extra_params != other.extra_params:
        return "extra parameters"
    if not one.dimensions or not other.dimensions:
        return ""
    if len(one.dimensions) != len(other.dimensions):
        return "rank"
    pairs = zip(one.dimensions, other.dimensions, strict=True)
    return "" if all(a == b or 0 in (a, b) for a, b in pairs) else "dimensions"


def _check_known_sizes(operands: Iterable[Operand]) -> None:
    for operand in operands:
        if not is_extension(operand.type) and not size_of_data(operand.type, operand.dimensions):
            raise Invalid(f"a loop over an operand of unknown dimensions {operand.dimensions}")
