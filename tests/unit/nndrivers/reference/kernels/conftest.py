"""One operation on the reference driver's kernel, and the same one on TF Lite."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest

from corpus.tflite_oracle import run
from nndrivers.reference.kernel import Resources
from nndrivers.reference.planning.evaluate import SERIAL, evaluate
from nnhal.operations.node import Node
from nnhal.types import OperationType
from tests.operands import Argument, Array, Draw, Tensor, inferred, one_operation, tensors_of
from tests.volume import sampled

Runner: TypeAlias = Callable[..., list[Array]]


def _run_kernel(
    operation: OperationType,
    arguments: Sequence[Argument],
    outputs: Sequence[Tensor],
    resources: Resources = SERIAL,
) -> list[Array]:
    tensors = tensors_of(arguments)
    inputs = tuple(None if tensor is None else tensor.info_at_preparation() for tensor in tensors)
    node = Node(operation, inputs, inferred(operation, tensors, outputs))
    arrays = [None if tensor is None else tensor.array for tensor in tensors]
    return evaluate(node, arrays, resources)


def _run_tflite(
    operation: OperationType, arguments: Sequence[Argument], outputs: Sequence[Tensor]
) -> list[Array]:
    model, inputs = one_operation(operation, arguments, outputs)
    return run(model, inputs)


@pytest.fixture(scope="session")
def kernel() -> Runner:
    """``kernel(operation, arguments, outputs, resources)``: what the reference driver computes."""
    return _run_kernel


@pytest.fixture(scope="session")
def tflite() -> Runner:
    """``tflite(operation, arguments, outputs)``: what TF Lite's built-in kernels compute."""
    return _run_tflite


@pytest.fixture(scope="session")
def tensor() -> type[Tensor]:
    """``tensor(type, value, scale, zero_point, extra, constant)``."""
    return Tensor


@pytest.fixture(params=sampled(range(3), 0.3))
def draw(request: pytest.FixtureRequest) -> Draw:
    """Random operands; a test that takes this runs with several seeds, or one of them."""
    return Draw(request.param)
