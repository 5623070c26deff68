from __future__ import annotations

from collections.abc import Callable

from nnhal.operations.elementwise_unary import OPERATIONS
from nnhal.operations.node import Shape
from nnhal.operations.spec import OperationSpec
from tests.cells import cells


@cells("spec", OPERATIONS, ids=lambda spec: spec.name)
def test_the_shape_stays(shape: Callable[..., Shape], spec: OperationSpec) -> None:
    assert shape(spec.type, (2, 3, 4)) == (2, 3, 4)
