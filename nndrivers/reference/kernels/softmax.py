"""SOFTMAX and LOG_SOFTMAX."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.quant8 import Quant8
from nndrivers.reference.arithmetic.quantized_softmax import exponentials, softmax_codes
from nndrivers.reference.binding import unary
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operand_types import is_quantized
from nnhal.operations.node import Node
from nnhal.operations.softmax import parameters
from nnhal.types import OperationType

__all__: list[str] = []


@kernel(OperationType.SOFTMAX)
def prepare(node: Node, resources: Resources) -> Kernel:
    """``exp(beta * x)`` over its sum along an axis; the greatest x is subtracted first."""
    arguments = parameters(node)
    if is_quantized(node.tensor(0).type):
        return unary(partial(_quantized, node, arguments.beta, arguments.axis))
    return unary(partial(_float, arguments.beta, arguments.axis))


@kernel(OperationType.LOG_SOFTMAX)
def prepare_logarithm(node: Node, resources: Resources) -> Kernel:
    """``beta * x`` less the logarithm of the sum of the exponentials along an axis."""
    arguments = parameters(node)
    return unary(partial(_logarithm, arguments.beta, arguments.axis))


def _logarithm(
    beta: float, axis: int, source: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    powers = scratch.array(source.shape, source.dtype)
    extreme = scratch.array(_reduced(source, axis), source.dtype)
    return run_all(
        [
            partial(np.multiply, source, np.array(beta, source.dtype), target),
            partial(np.maximum.reduce, target, axis, None, extreme, True),
            partial(np.subtract, target, extreme, target),
            partial(np.exp, target, powers),
            partial(np.add.reduce, powers, axis, None, extreme, True),
            partial(np.log, extreme, extreme),
            partial(np.subtract, target, extreme, target),
        ]
    )


def _reduced(source: NDArray[Any], axis: int) -> tuple[int, ...]:
    return (*source.shape[:axis], 1, *source.shape[axis + 1 :])


def _float(
    beta: float, axis: int, source: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    extreme = scratch.array(_reduced(source, axis), source.dtype)
    calls: list[Call] = [
        partial(np.maximum.reduce, source, axis, None, extreme, True),
        partial(np.subtract, source, extreme, target),
        partial(np.multiply, target, np.array(beta, source.dtype), target),
        partial(np.exp, target, target),
        partial(np.add.reduce, target, axis, None, extreme, True),
        partial(np.divide, target, extreme, target),
    ]
    if beta == 1:
        del calls[2]
    return run_all(calls)


def _quantized(
    node: Node,
    beta: float,
    axis: int,
    source: NDArray[Any],
    target: NDArray[Any],
    scratch: Scratch,
) -> Step:
    codes, output = Quant8.of(node.tensor(0)), Quant8.of(node.outputs[0])
    return partial(
        softmax_codes,
        np.moveaxis(source, axis, -1),
        np.moveaxis(target, axis, -1),
        exponentials(np.float32(codes.scale), np.float32(beta)),
        output.scale,
        output.zero_point,
        output.low,
        output.high,
    )
