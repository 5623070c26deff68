from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.operations.node import InvalidOperation, Shape
from nnhal.types import OperationType

MATMUL = OperationType.BATCH_MATMUL
Shapes = Callable[..., Shape]

sizes = st.integers(1, 4)


@given(
    batches=st.lists(sizes, max_size=2).map(tuple),
    sizes=st.tuples(sizes, sizes, sizes),
    adjoint=st.tuples(st.booleans(), st.booleans()),
)
def test_shapes_are_those_of_a_matrix_product(
    shape: Shapes, batches: Shape, sizes: tuple[int, int, int], adjoint: tuple[bool, bool]
) -> None:
    rows, inner, columns = sizes
    left = np.zeros((*batches, rows, inner))
    right = np.zeros((*batches, inner, columns))
    given_left = left.swapaxes(-1, -2) if adjoint[0] else left
    given_right = right.swapaxes(-1, -2) if adjoint[1] else right

    assert shape(MATMUL, given_left.shape, given_right.shape, *adjoint) == (left @ right).shape


@pytest.mark.parametrize(
    ("left", "right", "message"),
    [
        ((2, 3), (1, 3, 4), "differ in rank"),
        ((2, 2, 3), (1, 3, 4), "differ in batches"),
        ((2, 3), (2, 3), "inner dimensions 3 and 2 differ"),
    ],
)
def test_wrong_shapes_are_named(shape: Shapes, left: Shape, right: Shape, message: str) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shape(MATMUL, left, right, False, False)
