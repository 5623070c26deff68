"""Shapes as models declare them, against Android's ``validate`` of four operations.

The answers come from Android's own code (``Cast.cpp``, ``MirrorPad.cpp``, ``Pack.cpp``,
``Reverse.cpp``), compiled and asked. An empty shape is an unknown rank, 0 an unknown dimension.
"""

from __future__ import annotations

import pytest

from nnhal.operations.node import InvalidOperation, Node, TensorInfo
from nnhal.operations.registry import operation_spec
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperandType, OperationType
from tests.cells import cells

I32 = OperandType.TENSOR_INT32
Shapes = list[tuple[int, ...]]

CASES: list[tuple[OperationType, Shapes, tuple[int, ...], bool]] = [
    (OperationType.CAST, [(2, 3)], (2, 3), True),
    (OperationType.CAST, [(2, 3)], (2, 4), False),
    (OperationType.CAST, [(2, 3)], (2, 3, 1), False),
    (OperationType.CAST, [(2, 3)], (5, 0), True),
    (OperationType.CAST, [(2, 0)], (2, 3), False),
    (OperationType.CAST, [()], (2, 3), True),
    (OperationType.CAST, [(2, 3)], (), True),
    (OperationType.MIRROR_PAD, [(2, 3), (2, 2)], (4, 5), True),
    (OperationType.MIRROR_PAD, [(2, 3), (3, 2)], (4, 5), False),
    (OperationType.MIRROR_PAD, [(2, 3), (2, 3)], (4, 5), False),
    (OperationType.MIRROR_PAD, [(2, 3), (0, 0)], (4, 5), True),
    (OperationType.MIRROR_PAD, [(2, 3), ()], (4, 5, 6), False),
    (OperationType.MIRROR_PAD, [(), (3, 2)], (4, 5), True),
    (OperationType.REVERSE, [(2, 3), (1,)], (2, 3), True),
    (OperationType.REVERSE, [(2, 3), (2,)], (2, 3), False),
    (OperationType.REVERSE, [(2, 3), (0,)], (2, 3), True),
    (OperationType.REVERSE, [(2, 3), (1,)], (2, 3, 1), False),
    (OperationType.REVERSE, [(), (1,)], (2, 3, 1), True),
    (OperationType.PACK, [(2, 3), (2, 3)], (2, 2, 3), True),
    (OperationType.PACK, [(2, 3), (2, 3)], (2, 3), False),
    (OperationType.PACK, [(2, 3), ()], (2, 2, 3), True),
    (OperationType.PACK, [(2, 3), (2,)], (), False),
    (OperationType.PACK, [(2, 3), (2, 3)], (), True),
]


@cells(("type", "inputs", "output", "is_valid"), CASES)
def test_declared_shapes_agree(
    type: OperationType, inputs: Shapes, output: tuple[int, ...], is_valid: bool
) -> None:
    infos = [TensorInfo(I32, shape) for shape in inputs]
    scalar = TensorInfo(OperandType.INT32)
    if type == OperationType.PACK:
        infos.insert(0, scalar)
    elif type == OperationType.MIRROR_PAD:
        infos.append(scalar)
    node = Node(type, tuple(infos), (TensorInfo(I32, output),))
    if is_valid:
        assert operation_spec(type).check(node) >= FeatureLevel.V1_2
        return
    with pytest.raises(InvalidOperation, match=f"{type.name}: .* where"):
        operation_spec(type).check(node)
