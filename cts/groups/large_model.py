"""A large model: a network with as many operations as a Mask R-CNN, built, compiled and computed.

Source: Android's ``TestValidateModel.cpp``, whose network is a Mask R-CNN. This is a detector of
the same make: a backbone of residual blocks, a pyramid of features, and heads on each level.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from cts.checks import Checks
from cts.expect import NO_ERROR, expect, require
from cts.sketch import Sketch
from cts.test_group import Context, Directed
from cts.ways import ALL
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.runtime import Runtime
from nnhal.types import OperandType as Code
from nnhal.types import OperationType

__all__ = ["GROUP"]

_CHECKS: Final = Checks()

_LEVELS: Final = 4
_BLOCKS: Final = 12
"""Residual blocks of each level of the backbone."""
_HEADS: Final = 3
_HEAD_LAYERS: Final = 16
_CHANNELS: Final = 4
_SIZE: Final = 16
_MIN_OPERATIONS: Final = 250


class _LargeModel(Directed):
    name = "large_model"
    title = "A large model"
    summary = (
        "A network of some 300 operations can be built, compiled and computed in every way, also "
        "where it does not say the dimensions between its operations."
    )
    source = "ValidateModelTest (MaskRCNN)"
    checks = _CHECKS


GROUP: Final = _LargeModel()


class _Network:
    """Builds the network. ``known`` tells whether it says the dimensions of what it computes."""

    def __init__(self, runtime: Runtime, *, known: bool) -> None:
        self._sketch = Sketch(runtime)
        self._known = known
        self._numbers = np.random.default_rng(0)
        self._same, self._valid = self._sketch.int32(1), self._sketch.int32(2)
        self._none, self._relu = self._sketch.int32(0), self._sketch.int32(1)

    def built(self) -> Model:
        image = self._sketch.float32(1, _SIZE, _SIZE, _CHANNELS)
        levels, value, size = [], image, _SIZE
        for _ in range(_LEVELS):
            for _ in range(_BLOCKS):
                value = self._residual(value, size)
            levels.append((value, size))
            size //= 2
            value = self._convolution(value, size, stride=2)
        pyramid = self._pyramid(levels)
        outputs = [self._head(value, size) for value, size in pyramid for _ in range(_HEADS)]
        return self._sketch.finished([image], outputs)

    def _tensor(self, size: int) -> int:
        known = (1, size, size, _CHANNELS)
        return self._sketch.float32(*(known if self._known else (0, 0, 0, 0)))

    def _constant(self, *shape: int) -> int:
        values: Any = self._numbers.uniform(-0.2, 0.2, shape)
        return self._sketch.constant(Code.TENSOR_FLOAT32, values)

    def _convolution(self, value: int, size: int, *, stride: int = 1) -> int:
        output, step = self._tensor(size), self._sketch.int32(stride)
        weights = self._constant(_CHANNELS, 3, 3, _CHANNELS), self._constant(_CHANNELS)
        inputs = [value, *weights, self._same, step, step, self._relu]
        self._sketch.operation(OperationType.CONV_2D, inputs, [output])
        return output

    def _residual(self, value: int, size: int) -> int:
        output, inner = self._tensor(size), self._convolution(value, size)
        self._sketch.operation(OperationType.ADD, [value, inner, self._none], [output])
        return output

    def _pyramid(self, levels: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """Each level with what is below it, from the smallest one up."""
        value, _ = levels[-1]
        found = [levels[-1]]
        for other, size in reversed(levels[:-1]):
            large, total = self._tensor(size), self._tensor(size)
            extent = self._sketch.int32(size)
            self._sketch.operation(OperationType.RESIZE_BILINEAR, [value, extent, extent], [large])
            self._sketch.operation(OperationType.ADD, [large, other, self._none], [total])
            value = total
            found.append((value, size))
        return found

    def _head(self, value: int, size: int) -> int:
        for _ in range(_HEAD_LAYERS):
            value = self._convolution(value, size)
        output = self._sketch.float32(1, size, size, _CHANNELS)
        self._sketch.operation(OperationType.LOGISTIC, [value], [output])
        return output


def _outputs(compilation: Compilation, compute: Callable[[Execution], None]) -> list[Any]:
    execution = Execution(compilation)
    image = np.linspace(-1, 1, _SIZE * _SIZE * _CHANNELS, dtype=np.float32)
    shape = (1, _SIZE, _SIZE, _CHANNELS)
    execution.set_input(0, image, OperandType(Code.TENSOR_FLOAT32, shape))
    main = compilation.model.hal.main
    rooms = [
        np.full(main.operands[index].dimensions, -1, np.float32) for index in main.output_indexes
    ]
    for index, room in enumerate(rooms):
        execution.set_output(index, room)
    expect(NO_ERROR, compute, execution)
    return rooms


def _check(context: Context, *, known: bool) -> None:
    model = _Network(context.runtime, known=known).built()
    count = len(model.hal.main.operations)
    require(count >= _MIN_OPERATIONS, True, f"whether {count} operations are many")
    compilation = context.compiled(model)
    for way in ALL:
        context.alive()
        rooms = _outputs(compilation, way.compute)
        is_right = all(np.all((room > 0) & (room < 1)) for room in rooms)
        require(is_right, True, f"whether all outputs of LOGISTIC are between 0 and 1, {way}")


@_CHECKS.add
def known_dimensions(context: Context) -> None:
    _check(context, known=True)


@_CHECKS.add
def unknown_dimensions(context: Context) -> None:
    _check(context, known=False)
