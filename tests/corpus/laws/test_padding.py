"""A padding scheme gives what the same padding gives, written out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings

from nnhal.types import OperandType, OperationType
from tests.corpus.laws import driver
from tests.corpus.laws.dice import Dice, dice
from tests.corpus.laws.operand_types import F32, U8
from tests.corpus.laws.table import Case, Generator, generators
from tests.operands import Tensor
from tests.volume import repeated

O = OperationType  # noqa: E741

EXAMPLES = repeated(3, 10)
TRIES = 30

SAME = 1
POOLS = (O.AVERAGE_POOL_2D, O.L2_POOL_2D, O.MAX_POOL_2D)
WINDOWED = (*POOLS, O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D, O.TRANSPOSE_CONV_2D)


@dataclass(frozen=True)
class Window:
    """Height first in all pairs; the reach is the filter's size with dilation."""

    image: tuple[int, int]
    reach: tuple[int, int]
    strides: tuple[int, int]


def _window(case: Case) -> Window:
    assert case.scheme is not None
    image, rest = case.arguments[0], case.arguments[case.scheme + 1 :]
    assert isinstance(image, Tensor)
    shape: Sequence[int] = image.array.shape
    across, down, *rest = rest
    width, height = rest[:2] if case.operation in POOLS else _filter_size(case)
    return Window((shape[1], shape[2]), (height, width), (down, across))


def _filter_size(case: Case) -> tuple[Any, Any]:
    """Width and height."""
    _, height, width, _ = case.arguments[1].array.shape
    if case.operation not in (O.CONV_2D, O.DEPTHWISE_CONV_2D):
        return width, height
    across, down = case.arguments[-2:]
    return (width - 1) * across + 1, (height - 1) * down + 1


def _sides(case: Case, window: Window) -> list[int]:
    """Left, right, top and bottom that SAME stands for: the odd one goes to the end."""
    sides = []
    for axis in (1, 0):
        size, reach, stride = (getattr(window, n)[axis] for n in ("image", "reach", "strides"))
        if case.operation == O.TRANSPOSE_CONV_2D:
            total = (size - 1) * stride + reach - size * stride
        else:
            total = max(0, (-(-size // stride) - 1) * stride + reach - size)
        sides += [total // 2, total - total // 2]
    return sides


def _twins(case: Case) -> tuple[Case, Case] | None:
    """The case and the same with explicit padding; None where there is no such pair.

    A transposed convolution whose filter is narrower than the stride leaves gaps, which no padding
    says.
    """
    if case.scheme is None:
        return None
    sides = _sides(case, _window(case)) if case.arguments[case.scheme] == SAME else [0] * 4
    if min(sides) < 0:
        return None
    before = case.arguments[: 3 if case.operation == O.TRANSPOSE_CONV_2D else case.scheme]
    explicit = [*before, *sides, *case.arguments[case.scheme + 1 :]]
    return case, replace(case, arguments=explicit)


def _any_twins(generator: Generator, type_: OperandType, dice: Dice) -> tuple[Case, Case]:
    pairs = (_twins(generator.case(type_, dice)) for _ in range(TRIES))
    found = next((pair for pair in pairs if pair is not None), None)
    assume(found is not None)
    assert found is not None
    return found


@pytest.mark.parametrize("type_", [F32, U8], ids=lambda type_: type_.name)
@pytest.mark.parametrize("operation", WINDOWED, ids=lambda operation: operation.name)
@settings(max_examples=EXAMPLES)
@given(dice=dice())
def test_a_scheme_is_its_padding(operation: OperationType, type_: OperandType, dice: Dice) -> None:
    generator = generators()[operation]
    twins = _any_twins(generator, type_ if type_ in generator.types else F32, dice)
    (implicit,), (explicit,) = (driver.run(case) for case in twins)
    np.testing.assert_array_equal(implicit, explicit)
