"""A batch, and its parts one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.types import Model, OperationType
from nntest.graph_tests.laws.law import Law, supports
from nntest.graph_tests.machine import Machine
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice

__all__ = ["LAW"]

_T: Final = OperationType

_BY_IMAGE: Final = frozenset(
    {
        *(_T.AVERAGE_POOL_2D, _T.CONV_2D, _T.DEPTHWISE_CONV_2D),
        *(_T.DEPTH_TO_SPACE, _T.GROUPED_CONV_2D, _T.INSTANCE_NORMALIZATION, _T.L2_POOL_2D),
        *(_T.MAX_POOL_2D, _T.RESIZE_BILINEAR, _T.RESIZE_NEAREST_NEIGHBOR, _T.SPACE_TO_DEPTH),
        *(_T.ABS, _T.ELU, _T.EXP, _T.FLOOR, _T.HARD_SWISH, _T.LOG),
        *(_T.LOGISTIC, _T.NEG, _T.RELU, _T.RELU1, _T.RELU6, _T.RSQRT, _T.SIN, _T.SQRT, _T.TANH),
        *(_T.DEQUANTIZE, _T.QUANTIZE, _T.LOGICAL_NOT, _T.CAST),
    }
)
"""Operations that compute each image of a batch from that image and constants alone; of rank 1,
each element."""


class _BatchSplit(Law):
    name: ClassVar[str] = "batch_split"
    title: ClassVar[str] = "A batch split and joined"
    why: ClassVar[str] = (
        "An image of a batch depends on no other one. A driver may block a larger batch, and sum "
        "in another order: within the tolerance."
    )
    alone: ClassVar[bool] = True

    def outputs(
        self, machine: Machine, specimen: Specimen, dice: Dice
    ) -> Sequence[NDArray[Any]] | None:
        batch = _batch(specimen)
        if batch < 2:
            return None
        cut = dice.number(1, batch - 1)
        parts = [_part(specimen, slice(0, cut)), _part(specimen, slice(cut, batch))]
        if not all(supports(machine, part.model) for part in parts):
            return None
        first, second = (machine.run(part) for part in parts)
        pairs = zip(first, second, strict=True)
        return [np.concatenate(pair) for pair in pairs]


LAW: Final = _BatchSplit()


def _batch(specimen: Specimen) -> int:
    """How many images there are to split; 0 where the law says nothing."""
    main = specimen.model.main
    (operation,) = main.operations
    if operation.type not in _BY_IMAGE or len(main.input_indexes) != 1:
        return 0
    first, output = main.operands[operation.inputs[0]], main.operands[operation.outputs[0]]
    if main.input_indexes[0] != operation.inputs[0] or not first.dimensions:
        return 0
    batch = first.dimensions[0]
    return batch if output.dimensions[:1] == (batch,) else 0


def _part(specimen: Specimen, images: slice) -> Specimen:
    (data,) = specimen.inputs
    part = np.ascontiguousarray(data[images])
    return Specimen(_with_batch(specimen.model, len(part)), (part,))


def _with_batch(model: Model, batch: int) -> Model:
    main = model.main
    operands = list(main.operands)
    for index in (*main.input_indexes, *main.output_indexes):
        operand = operands[index]
        dimensions = (batch, *operand.dimensions[1:])
        operands[index] = msgspec.structs.replace(operand, dimensions=dimensions)
    return msgspec.structs.replace(
        model, main=msgspec.structs.replace(main, operands=tuple(operands))
    )
