"""Coverage of the corpus in numbers: saturation, zeros, repetition, ranges, sizes, ranks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import numpy as np

from corpus.build import inputs_of
from corpus.language import Array
from corpus.oracle import Call, NoFormula, evaluate
from nnhal.operand_types import dtype_of
from nnhal.types import Operand, OperandType, Operation, OperationType
from nntest.spec import SpecCase

__all__ = ["Counts", "count", "is_saturated"]

_WITH_SUMS = frozenset(
    {
        OperationType.CONV_2D,
        OperationType.DEPTHWISE_CONV_2D,
        OperationType.GROUPED_CONV_2D,
        OperationType.TRANSPOSE_CONV_2D,
        OperationType.FULLY_CONNECTED,
    }
)

_CODES = frozenset({OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED})


@dataclass
class Counts:
    """Counts of what the cases cover. Shares are of expected elements."""

    cases: int = 0
    elements: int = 0
    zeros: int = 0
    equal_neighbors: int = 0
    codes: int = 0
    saturated: int = 0
    saturated_cases: list[str] = field(default_factory=list)
    """Cases whose 8-bit outputs have nothing but the least and the greatest code."""
    largest_tensor: int = 0
    largest_sum: float = 0.0
    """Largest sum of codes in a product of quantized tensors."""
    multipliers: Counter[str] = field(default_factory=Counter)
    """Ratios of scales, in products of quantized tensors: below, at and above 1."""
    readers: Counter[int] = field(default_factory=Counter)
    """Operands by how many operations read them."""
    ranks: dict[str, set[int]] = field(default_factory=dict)
    """Ranks of the first input, by operation."""


def count(cases: Iterable[SpecCase]) -> Counts:
    """Count over all ``cases``."""
    counts = Counts()
    for case in cases:
        counts.cases += 1
        _count_graph(case, counts)
        if case.expect_failure:
            continue
        _count_outputs(case, counts)
        _count_sums(case, counts)
    return counts


def is_saturated(case: SpecCase) -> bool:
    """Whether 8-bit outputs have elements, and all are the least or the greatest code."""
    values = [array for operand, array in _compared(case) if operand.type in _CODES and array.size]
    return bool(values) and all(_at_ends(array).all() for array in values)


def _at_ends(array: Array) -> Array:
    info = np.iinfo(array.dtype)
    ends: Array = (array == info.min) | (array == info.max)
    return ends


def _compared(case: SpecCase) -> Iterator[tuple[Operand, Array]]:
    outputs = zip(case.output_operands(), case.outputs, case.ignored, strict=True)
    for operand, data, ignored in outputs:
        if not ignored:
            yield operand, np.frombuffer(data, dtype_of(operand.type))


def _count_outputs(case: SpecCase, counts: Counts) -> None:
    for operand, array in _compared(case):
        counts.elements += array.size
        counts.zeros += int((array == operand.zero_point).sum())
        counts.equal_neighbors += int((array[1:] == array[:-1]).sum())
        if operand.type in _CODES:
            counts.codes += array.size
            counts.saturated += int(_at_ends(array).sum())
    if is_saturated(case):
        counts.saturated_cases.append(case.name)


def _count_graph(case: SpecCase, counts: Counts) -> None:
    for graph in (case.main, *case.referenced):
        read = Counter(index for o in graph.operations for index in set(o.inputs))
        counts.readers.update(read.values())
        sizes = [int(np.prod(operand.dimensions, dtype=np.int64)) for operand in graph.operands]
        counts.largest_tensor = max([counts.largest_tensor, *sizes])
        for operation in graph.operations:
            rank = len(graph.operands[operation.inputs[0]].dimensions)
            counts.ranks.setdefault(OperationType(operation.type).name, set()).add(rank)


def _count_sums(case: SpecCase, counts: Counts) -> None:
    calls = {OperationType(operation.type) for operation in case.main.operations}
    if not calls & _WITH_SUMS:
        return

    def note(operation: Operation, call: Call) -> Call:
        is_product = call.operation in _WITH_SUMS and call.outputs[0].type in _CODES
        if is_product and call.value(0).array.size:
            scales = call.value(0).scales * call.value(1).scales
            ratio = float(np.max(scales)) / call.outputs[0].scale
            counts.multipliers["below 1" if ratio < 1 else "1" if ratio == 1 else "above 1"] += 1
            taps = call.value(1)
            codes = float(np.abs(taps.centered).reshape(len(taps.array), -1).sum(1).max())
            largest = codes * float(np.abs(call.value(0).centered).max())
            counts.largest_sum = max(counts.largest_sum, largest)
        return call

    try:
        with np.errstate(all="ignore"):
            evaluate(case.model, inputs_of(case), note)
    except NoFormula:
        return
