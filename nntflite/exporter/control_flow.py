"""Exports IF and WHILE, whose bodies become graphs of their own in the file."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.IF)
def _if(op: HalOperation) -> None:
    op.emit(
        "IF",
        [op.tensor(0), *_arguments(op, 3)],
        op.outputs(),
        then_subgraph_index=op.body(1),
        else_subgraph_index=op.body(2),
    )


@exports(OperationType.WHILE)
def _while(op: HalOperation) -> None:
    """TF Lite's body gives back all that it was given; the HAL's not what only goes in.

    Outputs of TF Lite's operator that the HAL does not have lead nowhere.
    """
    inputs = _arguments(op, 2)
    changed = op.body_output_count(1)
    unchanged = tuple(range(changed, len(inputs)))
    outputs = op.outputs()
    op.emit(
        "WHILE",
        inputs,
        outputs + [op.temporary(tensor) for tensor in inputs[len(outputs) :]],
        cond_subgraph_index=op.body(0),
        body_subgraph_index=op.body(1, pass_through=unchanged),
    )


def _arguments(op: HalOperation, first: int) -> list[int]:
    """What a body gets: tensors, one and all. TF Lite does not check that they are there."""
    positions = range(first, len(op))
    for position in positions:
        if not op.has(position):
            raise op.refuse(f"input {position}, an argument of a body, has no value")
    return op.tensors(*positions)
