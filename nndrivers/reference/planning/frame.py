"""A frame: one set of buffers of a plan, with every step bound to them.

An execution needs a frame to itself; several at the same time take different frames.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from nndrivers.reference.arithmetic.image import Image, ImageForm, ImageKernel, clear_border, widen
from nndrivers.reference.calls import run_all
from nndrivers.reference.kernel import Step
from nndrivers.reference.planning.arena import ALIGNMENT, aligned_block
from nndrivers.reference.planning.plan import KernelStep, Plan, PlanStep, Tensor, WidenStep
from nndrivers.reference.planning.watching import Steps
from nnhal.scheduling import give_way

__all__ = ["Frame"]


class Frame:
    """Buffers for ``plan``; ``steps`` run it, one each of the plan's, and ``all_steps`` runs
    them.

    ``inputs`` are the plan's, as pairs of operand and array; ``outputs`` are arrays by operand.
    ``receipt`` is kept as long as the buffers. They are in ``blocks``, which every execution
    overwrites, and in ``kept`` arrays.
    """

    def __init__(self, plan: Plan, receipt: object = None) -> None:
        self.plan = plan
        self._receipt = receipt
        block = aligned_block(plan.size)
        self._arrays: dict[Tensor, NDArray[Any]] = {}
        for tensor, info in plan.tensors():
            shape, dtype = tensor.shape(info), tensor.dtype(info)
            start = plan.offsets[tensor]
            data = block[start : start + prod(shape) * dtype.itemsize]
            self._arrays[tensor] = data.view(dtype).reshape(shape)
        self.inputs = [(operand, self._array(Tensor(operand))) for operand in plan.inputs]
        self.outputs = {operand: self._array(Tensor(operand)) for operand in plan.outputs}
        scratch = _SharedScratch()
        self.blocks, self.kept = scratch.blocks, scratch.kept_arrays
        self.blocks.append(block)
        self.steps = tuple(self._bind(step, scratch.restart()) for step in plan.steps)
        self.all_steps = Steps(self.steps)

    def _array(self, tensor: Tensor) -> NDArray[Any]:
        array = self._arrays.get(tensor)
        if array is None:
            array = self.plan.info(tensor.operand).value
        assert array is not None
        return array

    def _bind(self, step: PlanStep, scratch: _SharedScratch) -> Step:
        give_way()
        if isinstance(step, WidenStep):
            info = self.plan.info(step.source.operand)
            return run_all(widen(self._array(step.source), self._image(step.image), info))
        borders = [call for t in step.outputs if t.form for call in clear_border(self._image(t))]
        work = self._bind_kernel(step, scratch)
        return run_all([*borders, work]) if borders else work

    def _bind_kernel(self, step: KernelStep, scratch: _SharedScratch) -> Step:
        kernel = step.kernel
        if not isinstance(kernel, ImageKernel):
            inputs = [None if t is None else self._array(t) for t in step.inputs]
            return kernel.bind(inputs, [self._array(t) for t in step.outputs], scratch)
        mixed: list[NDArray[Any] | Image | None] = [
            None if t is None else self._image(t) if i in kernel.image_inputs else self._array(t)
            for i, t in enumerate(step.inputs)
        ]
        outputs = [self._image(t) if t.form else self._array(t) for t in step.outputs]
        return kernel.bind_images(mixed, outputs, scratch)

    def _image(self, tensor: Tensor) -> Image:
        return Image(tensor.form or ImageForm(), self._array(tensor))


class _SharedScratch:
    """Scratch memory of a frame: every step begins again at the start of the same block."""

    def __init__(self) -> None:
        self._block = aligned_block(0)
        self._used = 0
        self.blocks: list[NDArray[np.uint8]] = []
        self.kept_arrays: list[NDArray[Any]] = []

    def restart(self) -> _SharedScratch:
        """For the next step."""
        self._used = 0
        return self

    def array(self, shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
        size = prod(shape) * np.dtype(dtype).itemsize
        if self._used + size > self._block.size:
            # Steps that are bound already keep the old block.
            self._block = aligned_block(2 * (self._used + size))
            self._used = 0
            self.blocks.append(self._block)
        start = self._used
        self._used += -(-size // ALIGNMENT) * ALIGNMENT
        return self._block[start : start + size].view(dtype).reshape(shape)

    def kept(self, shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
        array = np.zeros(shape, dtype)
        self.kept_arrays.append(array)
        return array
