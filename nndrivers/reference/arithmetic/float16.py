"""float16 operations, computed in float32 and rounded at their outputs as Android's CPU does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.kernel import Arrays, Compute, Kernel, OptionalArrays, Scratch, Step
from nnhal.operand_types import dtype_of
from nnhal.operations.node import Node, TensorInfo
from nnhal.types import OperandType

__all__ = ["WideKernel", "occurs_in", "widened", "widening"]

_WIDE_TYPE: Final[dict[int, int]] = {
    OperandType.FLOAT16: OperandType.FLOAT32,
    OperandType.TENSOR_FLOAT16: OperandType.TENSOR_FLOAT32,
}


def occurs_in(node: Node) -> bool:
    """Whether an operand of ``node`` is float16."""
    return any(
        info is not None and info.type in _WIDE_TYPE for info in (*node.inputs, *node.outputs)
    )


def widened(node: Node) -> Node:
    """The same operation with float32 wherever ``node`` has float16, constants included."""
    inputs = tuple(None if info is None else _widened(info) for info in node.inputs)
    return replace(node, inputs=inputs, outputs=tuple(_widened(info) for info in node.outputs))


def _widened(info: TensorInfo) -> TensorInfo:
    if info.type not in _WIDE_TYPE:
        return info
    value = None if info.value is None else info.value.astype(np.float32)
    return replace(info, type=_WIDE_TYPE[info.type], value=value)


class WideKernel:
    """A float32 kernel between float16 buffers: ``inner`` was prepared for ``widened(node)``."""

    def __init__(self, node: Node, inner: Kernel) -> None:
        self._constant = [info is not None and info.value is not None for info in node.inputs]
        self._inner = inner

    def bind(self, inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        """Copies in and out around the inner step; constants are widened here, once."""
        wide_inputs: list[NDArray[Any] | None] = []
        widen: list[tuple[NDArray[Any], NDArray[Any]]] = []
        for array, constant in zip(inputs, self._constant, strict=True):
            if array is None or array.dtype != np.float16:
                wide_inputs.append(array)
            elif constant:
                wide_inputs.append(array.astype(np.float32))
            else:
                wide = scratch.array(array.shape, np.float32)
                wide_inputs.append(wide)
                widen.append((wide, array))
        wide_outputs = [_wide(array, scratch) for array in outputs]
        narrow = [(n, w) for n, w in zip(outputs, wide_outputs, strict=True) if n is not w]
        return _around(widen, self._inner.bind(wide_inputs, wide_outputs, scratch), narrow)


def _wide(array: NDArray[Any], scratch: Scratch) -> NDArray[Any]:
    return scratch.array(array.shape, np.float32) if array.dtype == np.float16 else array


def _around(
    widen: list[tuple[NDArray[Any], NDArray[Any]]],
    inner: Step,
    narrow: list[tuple[NDArray[Any], NDArray[Any]]],
) -> Step:
    def step() -> None:
        for wide, source in widen:
            np.copyto(wide, source)
        inner()
        for target, wide in narrow:
            np.copyto(target, wide, casting="same_kind")

    return step


def widening(compute: Compute) -> Compute:
    """``compute`` for any node, called for none but float32 ones."""

    def compute_wide(node: Node, inputs: OptionalArrays) -> list[NDArray[Any]]:
        if not occurs_in(node):
            return compute(node, inputs)
        results = compute(widened(node), [None if a is None else _widened_array(a) for a in inputs])
        pairs = zip(results, node.outputs, strict=True)
        return [result.astype(dtype_of(info.type)) for result, info in pairs]

    return compute_wide


def _widened_array(array: NDArray[Any]) -> NDArray[Any]:
    return array.astype(np.float32) if array.dtype == np.float16 else array
