from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.comparison import OPERATIONS
from nnhal.operations.node import InvalidOperation, Shape, TensorInfo
from nnhal.operations.spec import BOOL8, OperationSpec
from tests.cells import cells


@cells("spec", OPERATIONS, ids=lambda spec: spec.name)
def test_inputs_are_broadcast_to_booleans(shape: Callable[..., Shape], spec: OperationSpec) -> None:
    assert shape(spec.type, (2, 1), (3,), outputs=[TensorInfo(BOOL8)]) == (2, 3)
    with pytest.raises(InvalidOperation, match=r"output 0 .* expected TENSOR_BOOL8"):
        shape(spec.type, (2, 1), (3,))
