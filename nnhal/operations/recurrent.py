"""Rules shared by the recurrent families: activation codes and checks of dimensions."""

from __future__ import annotations

from enum import IntEnum

from nnhal.operations.matching import count_rule
from nnhal.operations.node import Node, Shape

__all__ = [
    "Linking",
    "RecurrentActivation",
    "activation",
    "bidirectional_outputs",
    "linking",
    "require_shape",
    "sequence",
    "sequence_shape",
]


class RecurrentActivation(IntEnum):
    """Activation of LSTM and RNN: the fused ones, and two that only these have.

    Source: ActivationFn of Android's ActivationFunctor.h.
    """

    NONE = 0
    RELU = 1
    RELU1 = 2
    RELU6 = 3
    TANH = 4
    SIGMOID = 6


class Linking(IntEnum):
    """Use of the auxiliary input of a bidirectional operation.

    PARALLEL: it is the input of the backward cell. CROSS: both cells take it beside the input,
    through weights of their own.
    """

    NONE = 0
    PARALLEL = 1
    CROSS = 2


def activation(node: Node, index: int) -> RecurrentActivation:
    """The activation at input ``index``."""
    code = node.scalar(index)
    try:
        return RecurrentActivation(code)
    except ValueError:
        raise node.invalid(f"input {index}: {code} is no activation (0 to 4, or 6)") from None


def require_shape(node: Node, index: int, *shape: int) -> None:
    """Check the shape of input ``index`` unless it is omitted."""
    if node.has(index):
        actual: Shape = node.tensor(index).shape
        node.require(actual == shape, f"input {index} has shape {actual}, expected {shape}")


def linking(node: Node, auxiliary: int, forward: int, backward: int) -> Linking:
    """The linking mode, from which of these inputs are there: auxiliary input, its weights."""
    present = node.has(auxiliary), node.has(forward), node.has(backward)
    modes = {
        (False, False, False): Linking.NONE,
        (True, False, False): Linking.PARALLEL,
        (True, True, True): Linking.CROSS,
    }
    if present not in modes:
        raise node.invalid(
            f"inputs {auxiliary} (auxiliary input), {forward} and {backward} (its weights): "
            "expected none, the first alone, or all"
        )
    return modes[present]


def sequence(node: Node, index: int, time_major: bool) -> tuple[int, int, int]:
    """Steps, batches and width of the sequence at input ``index``, in either order."""
    first, second, width = node.require_rank(index, 3).shape
    return (first, second, width) if time_major else (second, first, width)


def sequence_shape(steps: int, batches: int, width: int, time_major: bool) -> Shape:
    """The shape of a sequence in either order."""
    return (steps, batches, width) if time_major else (batches, steps, width)


def bidirectional_outputs(
    node: Node, outputs: tuple[Shape, ...], states: tuple[Shape, ...]
) -> tuple[Shape, ...]:
    """Output shapes with or without those of the states, as many as the operation has."""
    count = len(node.outputs)
    for shapes in (outputs, outputs + states):
        if count == len(shapes):
            return shapes
    kind = "merged" if len(outputs) == 1 else "separate"
    expected = f"{len(outputs)} or {len(outputs) + len(states)} for {kind} outputs"
    rule = count_rule("output", count, (len(outputs), len(outputs) + len(states)))
    raise node.invalid(f"{count} outputs, expected {expected}", rule)
