"""NHWC against NCHW."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operations.matching import accepts
from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperandType, Operation, OperationType, Subgraph
from nntest.graph_tests.laws.edit import CONSTANT, Edit
from nntest.graph_tests.laws.rewriting import Rewriting, rewritten
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice

__all__ = ["LAW"]

_T: Final = OperationType

_IMAGE_TO_IMAGE: Final = frozenset(
    {
        *(_T.AVERAGE_POOL_2D, _T.CONV_2D, _T.DEPTHWISE_CONV_2D, _T.DEPTH_TO_SPACE),
        *(_T.GROUPED_CONV_2D, _T.INSTANCE_NORMALIZATION, _T.L2_POOL_2D, _T.MAX_POOL_2D),
        *(_T.RESIZE_BILINEAR, _T.RESIZE_NEAREST_NEIGHBOR, _T.SPACE_TO_DEPTH),
        *(_T.BATCH_TO_SPACE_ND, _T.SPACE_TO_BATCH_ND),
    }
)
"""Operations that have a layout, and of whose operands input 0 and output 0 alone are images."""

_TO_FIRST: Final = (0, 3, 1, 2)
_TO_LAST: Final = (0, 2, 3, 1)


class _ChannelsFirst(Rewriting):
    name: ClassVar[str] = "channels_first"
    title: ClassVar[str] = "NHWC and NCHW"
    why: ClassVar[str] = (
        "The layout says where an element is, not what is computed of it. A driver may sum in the "
        "order of memory: within the tolerance."
    )
    alone: ClassVar[bool] = True

    def twin(self, specimen: Specimen, dice: Dice) -> Specimen | None:
        main = specimen.model.main
        (operation,) = main.operations
        place = _layout(main, operation)
        image, result = operation.inputs[0], operation.outputs[0]
        if place is None or image not in main.input_indexes or len(main.output_indexes) != 1:
            return None
        edit = Edit(specimen.model)
        was_first = bool(edit.data(operation.inputs[place])[0])
        order = _TO_LAST if was_first else _TO_FIRST
        flag = edit.constant(OperandType.BOOL, np.array(not was_first, np.bool_))
        inputs = list(operation.inputs)
        inputs[place] = flag
        edit.operations = [Operation(operation.type, tuple(inputs), operation.outputs)]
        for index in (image, result):
            dimensions = edit.operands[index].dimensions
            edit.change(index, dimensions=tuple(dimensions[axis] for axis in order))
        data = {
            **specimen.given,
            image: np.ascontiguousarray(specimen.given[image].transpose(order)),
        }
        return rewritten(specimen, edit.model(), tuple(data[i] for i in main.input_indexes))

    def translated(
        self, outputs: Sequence[NDArray[Any]], specimen: Specimen
    ) -> Sequence[NDArray[Any]]:
        main = specimen.model.main
        (operation,) = main.operations
        place = _layout(main, operation)
        assert place is not None
        was_first = bool(Edit(specimen.model).data(operation.inputs[place])[0])
        order = _TO_FIRST if was_first else _TO_LAST
        return [np.ascontiguousarray(output.transpose(order)) for output in outputs]


LAW: Final = _ChannelsFirst()


def _layout(main: Subgraph, operation: Operation) -> int | None:
    """The place of the argument that gives the layout, where it is there and constant."""
    if operation.type not in _IMAGE_TO_IMAGE:
        return None
    types = [main.operands[index].type for index in operation.inputs]
    for signature in OPERATIONS[operation.type].signatures:
        names = [argument.name for argument in signature.inputs[: len(types)]]
        if "nchw" in names and accepts(signature.inputs[: len(types)], types):
            place = names.index("nchw")
            operand = main.operands[operation.inputs[place]]
            return place if operand.lifetime in CONSTANT else None
    return None
