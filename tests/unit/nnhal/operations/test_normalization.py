from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import InvalidOperation, Node, Shape
from nnhal.operations.normalization import l2_axis, local_response_axis
from nnhal.types import OperationType

Build = Callable[..., Node]
Shapes = Callable[..., Shape]

L2 = OperationType.L2_NORMALIZATION
LOCAL = OperationType.LOCAL_RESPONSE_NORMALIZATION


def test_shapes_stay(shape: Shapes) -> None:
    assert shape(L2, (2, 3)) == shape(L2, (2, 3), 0) == (2, 3)
    assert shape(LOCAL, (2, 3), 1, 1.0, 1.0, 1.0) == (2, 3)
    instance = (1.0, 0.0, 1e-3, False)
    assert shape(OperationType.INSTANCE_NORMALIZATION, (1, 2, 3, 4), *instance) == (1, 2, 3, 4)


def test_the_axis_is_the_last_one_unless_given(node: Build) -> None:
    assert (l2_axis(node(L2, (2, 3, 4))), l2_axis(node(L2, (2, 3, 4), -2))) == (2, 1)
    assert local_response_axis(node(LOCAL, (2, 3), 1, 1.0, 1.0, 1.0)) == 1
    assert local_response_axis(node(LOCAL, (2, 3), 1, 1.0, 1.0, 1.0, 0)) == 0


def test_a_negative_radius_is_rejected(shape: Shapes) -> None:
    with pytest.raises(InvalidOperation, match=r"radius\) is -1"):
        shape(LOCAL, (2, 3), -1, 1.0, 1.0, 1.0)
