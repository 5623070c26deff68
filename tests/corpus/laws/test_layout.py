"""NCHW gives what NHWC gives, transposed."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings

from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperandType, OperationType
from tests.corpus.laws import driver
from tests.corpus.laws.dice import Dice, dice
from tests.corpus.laws.operand_types import F32, U8
from tests.corpus.laws.table import Case, generators
from tests.operands import Array, Tensor
from tests.volume import repeated

EXAMPLES = repeated(3, 10)

WITH_LAYOUT = sorted(
    OperationType(code)
    for code, spec in OPERATIONS.items()
    if any(a.name == "nchw" for s in spec.signatures for a in s.inputs)
)


def _channels_first(array: Array) -> Array:
    return np.ascontiguousarray(array.transpose(0, 3, 1, 2))


def _twin(case: Case) -> Case:
    assert case.layout is not None
    arguments = list(case.arguments)
    arguments[case.layout] = True
    for place in case.images:
        image = arguments[place]
        assert isinstance(image, Tensor)
        arguments[place] = replace(image, value=_channels_first(image.array))
    if case.operation == OperationType.TRANSPOSE_CONV_2D and case.scheme is not None:
        batches, height, width, channels = arguments[3]
        arguments[3] = [batches, channels, height, width]
    return replace(case, arguments=arguments)


@pytest.mark.parametrize("type_", [F32, U8], ids=lambda type_: type_.name)
@pytest.mark.parametrize("operation", WITH_LAYOUT, ids=lambda operation: operation.name)
@settings(max_examples=EXAMPLES)
@given(dice=dice())
def test_channels_first_is_channels_last_transposed(
    operation: OperationType, type_: OperandType, dice: Dice
) -> None:
    generator = generators()[operation]
    case = generator.case(type_ if type_ in generator.types else F32, dice)
    results = zip(driver.run(case), driver.run(_twin(case)), strict=True)
    for number, (last, first) in enumerate(results):
        expected = _channels_first(last) if number in case.output_images else last
        if last.dtype == np.float32:
            # Sums in another order.
            np.testing.assert_allclose(first, expected, rtol=1e-5, atol=1e-5)
        else:
            np.testing.assert_array_equal(first, expected)
