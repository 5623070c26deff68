"""Signed twins: cases of unsigned quantization as they are in signed quantization.

Source: ``convertQuant8AsymmOperandsToSigned`` of Android's ``TestHarness.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from nnhal.types import OperandLifeTime, OperandType

if TYPE_CHECKING:
    from nnhal.types import Operand, Subgraph
    from nntest.cases.indexed_case import IndexedCase
    from nntest.spec import SpecCase

__all__ = ["is_coupled", "signed_twin"]

_UNSIGNED: Final = OperandType.TENSOR_QUANT8_ASYMM
_OFFSET: Final = 128

_NOT_COUPLED: Final = frozenset(
    {"HASHTABLE_LOOKUP", "LSH_PROJECTION", "PAD_V2", "CAST", "QUANTIZED_16BIT_LSTM"}
)
"""Operations that look at the bytes of a tensor instead of the numbers they stand for, or that
have no signed variant."""


def is_coupled(case: IndexedCase) -> bool:
    """Whether ``case`` has a signed twin."""
    return (
        not case.expect_failure
        and case.operation_count == 1
        and _UNSIGNED.name in case.types
        and _NOT_COUPLED.isdisjoint(case.operations)
    )


def signed_twin(case: SpecCase) -> SpecCase:
    """``case`` with every TENSOR_QUANT8_ASYMM turned into TENSOR_QUANT8_ASYMM_SIGNED: zero points
    and data are less by 128.
    """
    graphs = case.main, *case.referenced
    return msgspec.structs.replace(
        case,
        main=_signed_graph(case.main),
        referenced=tuple(map(_signed_graph, case.referenced)),
        operand_values=_shifted(
            case.operand_values, _constants(graphs, OperandLifeTime.CONSTANT_COPY)
        ),
        pool_values=_shifted(
            case.pool_values, _constants(graphs, OperandLifeTime.CONSTANT_REFERENCE)
        ),
        inputs=_shifted_each(case.inputs, case.input_operands()),
        outputs=_shifted_each(case.outputs, case.output_operands()),
    )


def _signed_graph(graph: Subgraph) -> Subgraph:
    return msgspec.structs.replace(graph, operands=tuple(map(_signed_operand, graph.operands)))


def _signed_operand(operand: Operand) -> Operand:
    if operand.type != _UNSIGNED:
        return operand
    signed, zero_point = OperandType.TENSOR_QUANT8_ASYMM_SIGNED, operand.zero_point - _OFFSET
    return msgspec.structs.replace(operand, type=signed, zero_point=zero_point)


def _constants(graphs: Iterable[Subgraph], lifetime: OperandLifeTime) -> Iterator[slice]:
    """Where the constants of the type lie; each once, though operands may share one."""
    found = {
        (operand.location.offset, operand.location.length)
        for graph in graphs
        for operand in graph.operands
        if operand.type == _UNSIGNED and operand.lifetime == lifetime
    }
    return (slice(offset, offset + length) for offset, length in sorted(found))


def _shifted(data: bytes, ranges: Iterable[slice]) -> bytes:
    content = np.frombuffer(data, np.uint8).copy()
    for place in ranges:
        content[place] -= np.uint8(_OFFSET)  # wraps: the same bits as of the signed number
    return content.tobytes()


def _shifted_each(data: Sequence[bytes], operands: Sequence[Operand]) -> tuple[bytes, ...]:
    return tuple(
        _shifted(content, [slice(None)]) if operand.type == _UNSIGNED else content
        for content, operand in zip(data, operands, strict=True)
    )
