"""What an execution wrote, if it is of the shape that the case expects."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from nnhal.operand_types import SCALARS, byte_size

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nnhal.types import Operand, OutputShape
    from nntest.arguments import Arguments
    from nntest.spec import SpecCase

__all__ = ["WrongAnswer", "outputs_of"]


class WrongAnswer(Exception):
    """The driver answered what it must not; the text says what."""


def outputs_of(
    case: SpecCase, arguments: Arguments, shapes: Sequence[OutputShape]
) -> list[NDArray[Any]]:
    """One array an output, over the memory of ``arguments``.

    ``shapes`` is what the driver reported: one an output, or none where the model says them all.
    Raises WrongAnswer.
    """
    operands = case.output_operands()
    if shapes and len(shapes) != len(operands):
        raise WrongAnswer(f"{len(shapes)} output shapes for {len(operands)} outputs")
    outputs = []
    for index, operand in enumerate(operands):
        shape = shapes[index] if shapes else None
        _check_shape(index, shape, operand, case.outputs[index])
        _check_size(index, shape.dimensions if shape else operand.dimensions, operand, case)
        outputs.append(arguments.output(index, operand, shape))
    return outputs


def _check_size(index: int, shape: Sequence[int], operand: Operand, case: SpecCase) -> None:
    actual = math.prod(shape)
    expected = len(case.outputs[index]) // byte_size(operand.type)
    if actual != expected:
        raise WrongAnswer(f"output {index} has {actual} elements, expected {expected}")


def _check_shape(index: int, shape: OutputShape | None, operand: Operand, expected: bytes) -> None:
    declared = operand.dimensions
    # Without expected data a dimension of 0 means just that, otherwise it means unknown.
    is_exact = operand.type in SCALARS or not expected or (bool(declared) and 0 not in declared)
    if shape is None:
        if not is_exact:
            raise WrongAnswer(
                f"the driver reports no shape of output {index}, declared as {list(declared)}"
            )
        return
    if not shape.is_sufficient:
        raise WrongAnswer(f"output {index} is reported as insufficient with status NONE")
    actual = tuple(shape.dimensions)
    if actual != declared and (is_exact or not _agrees(actual, declared)):
        raise WrongAnswer(f"output {index} has the shape {list(actual)}, expected {list(declared)}")


def _agrees(actual: tuple[int, ...], declared: tuple[int, ...]) -> bool:
    """Whether a shape is one of those that are declared, with 0 (or nothing) for unknown."""
    if not declared:
        return True
    return len(actual) == len(declared) and all(
        known in (0, dimension) for known, dimension in zip(declared, actual, strict=True)
    )
