from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.operations.broadcasting import broadcast
from nnhal.operations.node import InvalidOperation, Node, Shape
from nnhal.types import OperationType

shapes = st.lists(st.integers(0, 3), min_size=1, max_size=4).map(tuple)


@given(shapes, shapes)
def test_shapes_broadcast_as_in_numpy(node: Callable[..., Node], a: Shape, b: Shape) -> None:
    built = node(OperationType.ADD, a, b)

    try:
        expected = np.broadcast_shapes(a, b)
    except ValueError:
        with pytest.raises(InvalidOperation, match="cannot be broadcast"):
            broadcast(built, 0, 1)
    else:
        assert broadcast(built, 0, 1) == expected
