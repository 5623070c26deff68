"""Ranges of values that an input of a model can have, by what the graph does with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from nntflite.graph import OMITTED, Graph, Operator
from nntflite.schema import TensorType

__all__ = ["NeedsData", "ValueRange", "range_of_use"]


class NeedsData(Exception):
    """Random values would be no such input; the message says what the graph takes it for."""


@dataclass(frozen=True)
class ValueRange:
    """Values from ``low`` to ``high``, both included; ``why`` says where the bounds are from."""

    low: float
    high: float
    why: str


_PASSING: Final = frozenset(
    {
        "BROADCAST_TO",
        "CAST",
        "CONCATENATION",
        "EXPAND_DIMS",
        "GATHER",
        "PACK",
        "PAD",
        "RESHAPE",
        "REVERSE_V2",
        "SLICE",
        "SPLIT",
        "SPLIT_V",
        "SQUEEZE",
        "STRIDED_SLICE",
        "TILE",
        "TRANSPOSE",
        "UNPACK",
        *("Cast", "Concat", "Expand", "Flatten", "Gather", "Identity", "Pad", "Reshape", "Slice"),
        *("Split", "Squeeze", "Tile", "Transpose", "Unsqueeze"),
    }
)
"""Operators of which the output has values of the data input."""

_DATA_INPUT: Final[Mapping[str, int]] = {"SPLIT": 1}
"""Number of the data input where that is not 0; of CONCATENATION and PACK, every input is one."""

_ALL_DATA: Final = frozenset({"CONCATENATION", "PACK", "Concat"})

_SHAPING: Final[Mapping[str, tuple[int, ...]]] = {
    "ARG_MAX": (1,),
    "ARG_MIN": (1,),
    "BATCH_TO_SPACE_ND": (1, 2),
    "BROADCAST_TO": (1,),
    "CUMSUM": (1,),
    "DYNAMIC_UPDATE_SLICE": (2,),
    "EXPAND_DIMS": (1,),
    "FILL": (0,),
    "MEAN": (1,),
    "MIRROR_PAD": (1,),
    "ONE_HOT": (1,),
    "PAD": (1,),
    "PADV2": (1,),
    "RANGE": (0, 1, 2),
    "REDUCE_ALL": (1,),
    "REDUCE_ANY": (1,),
    "REDUCE_MAX": (1,),
    "REDUCE_MIN": (1,),
    "REDUCE_PROD": (1,),
    "RESHAPE": (1,),
    "RESIZE_BILINEAR": (1,),
    "RESIZE_NEAREST_NEIGHBOR": (1,),
    "REVERSE_SEQUENCE": (1,),
    "REVERSE_V2": (1,),
    "SCATTER_ND": (0, 2),
    "SEGMENT_SUM": (1,),
    "SLICE": (1, 2),
    "SPACE_TO_BATCH_ND": (1, 2),
    "SPARSE_TO_DENSE": (0, 1),
    "SPLIT": (0,),
    "SPLIT_V": (1, 2),
    "STRIDED_SLICE": (1, 2, 3),
    "SUM": (1,),
    "TILE": (1,),
    "TOPK_V2": (1,),
    "TRANSPOSE": (1,),
    "TRANSPOSE_CONV": (0,),
    "ConstantOfShape": (0,),
    "Expand": (1,),
    "GatherND": (1,),
    "OneHot": (0, 1),
    "Pad": (1,),
    "Range": (0, 1, 2),
    "Reshape": (1,),
    "Resize": (1, 2, 3),
    "ScatterND": (1,),
    "Slice": (1, 2, 3, 4),
    "Split": (1,),
    "Squeeze": (1,),
    "Tile": (1,),
    "TopK": (1,),
    "Unsqueeze": (1,),
}
"""Inputs that say a shape, an axis or a place, by their number."""


def range_of_use(graph: Graph, tensor: int) -> ValueRange | None:
    """The range that the operators reading ``tensor`` leave to it; None where they take any number.

    Raises NeedsData.
    """
    ranges = list(_ranges(graph, tensor))
    return min(ranges, key=lambda each: each.high - each.low) if ranges else None


def _ranges(graph: Graph, tensor: int) -> Iterator[ValueRange]:
    followed, waiting = {OMITTED}, [tensor]
    while waiting:
        current = waiting.pop()
        followed.add(current)
        for operator in graph.operators:
            for number, read in enumerate(operator.inputs):
                if read != current:
                    continue
                if number in _SHAPING.get(operator.name, ()):
                    raise NeedsData(f"input {number} of a {operator.name}")
                found = _range_of(graph, operator, number)
                if found:
                    yield found
                elif _passes(operator, number):
                    waiting += set(operator.outputs) - followed


def _passes(operator: Operator, number: int) -> bool:
    if operator.name not in _PASSING:
        return False
    return operator.name in _ALL_DATA or number == _DATA_INPUT.get(operator.name, 0)


def _range_of(graph: Graph, operator: Operator, number: int) -> ValueRange | None:
    """The range that one operator wants. Raises NeedsData."""
    if operator.name in ("QUANTIZE", "QuantizeLinear"):
        return _quantizable(graph, operator)
    if (operator.name, number) not in _INDEXES:
        return None
    rows = _rows(graph, operator)
    if rows < 1:
        raise NeedsData(f"an index of a {operator.name} into a table of unknown size")
    return ValueRange(0, rows - 1, f"indexes of a {operator.name}")


_INDEXES: Final = frozenset(
    {("EMBEDDING_LOOKUP", 0), ("GATHER", 1), ("GATHER_ND", 1), ("ONE_HOT", 0), ("Gather", 1)}
)


def _rows(graph: Graph, operator: Operator) -> int:
    """Entries of the table that an index is for; 0 where the file does not say."""
    if operator.name == "ONE_HOT":
        depth = graph.tensors[operator.inputs[1]].data
        return int(np.frombuffer(depth, np.int32)[0]) if depth is not None else 0
    if operator.name == "EMBEDDING_LOOKUP":
        return (*graph.tensors[operator.inputs[1]].shape, 0)[0]
    shape = graph.tensors[operator.inputs[0]].shape
    if operator.name == "GATHER_ND":
        indexes = graph.tensors[operator.inputs[1]].shape
        return min(shape[: indexes[-1]], default=0) if indexes else 0
    axis = operator.options.get("axis", 0)
    return shape[axis] if -len(shape) <= axis < len(shape) else 0


def _quantizable(graph: Graph, operator: Operator) -> ValueRange | None:
    """The real values that the output of a QUANTIZE can hold."""
    output = graph.tensors[operator.outputs[0]]
    if output.quantization is None or graph.tensors[operator.inputs[0]].type != TensorType.FLOAT32:
        return None
    limits = np.iinfo(np.dtype(output.type.name.lower()))
    scale, zero_point = output.quantization.scales[0], output.quantization.zero_points[0]
    low, high = ((float(limit) - zero_point) * scale for limit in (limits.min, limits.max))
    return ValueRange(low, high, "what a QUANTIZE can hold")
