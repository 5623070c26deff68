"""Short ways to write an operation's arguments.

A tuple is a tensor of that shape, a list the data of an int32 tensor, None an omitted input; an
int, float or bool is a scalar, and a TensorInfo is itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from nnhal.operations.node import Node, Shape, TensorInfo
from nnhal.operations.registry import operation_spec
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperandType, OperationType

_SCALARS = {
    bool: (OperandType.BOOL, np.bool_),
    int: (OperandType.INT32, np.int32),
    float: (OperandType.FLOAT32, np.float32),
}


def _info(argument: Any, tensor_type: OperandType) -> TensorInfo | None:
    if argument is None or isinstance(argument, TensorInfo):
        return argument
    if isinstance(argument, tuple):
        return TensorInfo(tensor_type, argument)
    if isinstance(argument, list):
        data = np.array(argument, np.int32)
        return TensorInfo(OperandType.TENSOR_INT32, data.shape, value=data)
    type, dtype = _SCALARS[builtins_type(argument)]
    if type == OperandType.FLOAT32 and tensor_type == OperandType.TENSOR_FLOAT16:
        type, dtype = OperandType.FLOAT16, np.float16
    return TensorInfo(type, value=np.array(argument, dtype))


builtins_type = type


@pytest.fixture(scope="session")
def node() -> Callable[..., Node]:
    """Build a node: ``node(operation, *arguments, type=..., outputs=...)``."""

    def build(
        operation: OperationType,
        *arguments: Any,
        type: OperandType = OperandType.TENSOR_FLOAT32,
        outputs: int | Sequence[TensorInfo] = 1,
    ) -> Node:
        if isinstance(outputs, int):
            outputs = [TensorInfo(type)] * outputs
        inputs = tuple(_info(argument, type) for argument in arguments)
        return Node(operation, inputs, tuple(outputs))

    return build


@pytest.fixture(scope="session")
def shapes(node: Callable[..., Node]) -> Callable[..., tuple[Shape, ...]]:
    """Inferred shapes of all outputs, of arguments as ``node`` takes them."""

    def infer(operation: OperationType, *arguments: Any, **options: Any) -> tuple[Shape, ...]:
        built = node(operation, *arguments, **options)
        inferred = operation_spec(operation).infer(built.inputs, built.outputs)
        return tuple(output.shape for output in inferred)

    return infer


@pytest.fixture(scope="session")
def shape(shapes: Callable[..., tuple[Shape, ...]]) -> Callable[..., Shape]:
    """Inferred shape of the only output, of arguments as ``node`` takes them."""

    def infer(operation: OperationType, *arguments: Any, **options: Any) -> Shape:
        (only,) = shapes(operation, *arguments, **options)
        return only

    return infer


@pytest.fixture(scope="session")
def level(node: Callable[..., Node]) -> Callable[..., FeatureLevel]:
    """The least level that accepts an operation, of arguments as ``node`` takes them."""

    def check(operation: OperationType, *arguments: Any, **options: Any) -> FeatureLevel:
        return operation_spec(operation).check(node(operation, *arguments, **options))

    return check
