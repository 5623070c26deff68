"""Common models: one model for several cases, whose constants and dimensions are its inputs.

Cases of a spec often have the same operations on the same types, and differ in what is constant
(an axis, paddings, weights) and in dimensions. If each constant that differs becomes an input, and
each dimension that differs is left open, one model serves all of them. Executed with the data of
one case after another, it has to give what each of them expects.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nnhal.types import DataLocation, OperandLifeTime

if TYPE_CHECKING:
    from nnhal.types import Operand, Subgraph
    from nntest.spec import SpecCase

__all__ = ["common_cases", "template_of"]

_COPY: Final = OperandLifeTime.CONSTANT_COPY
_CONSTANT: Final = (_COPY, OperandLifeTime.CONSTANT_REFERENCE)


def template_of(case: SpecCase) -> str:
    """A digest that is the same for cases that have a common model; empty for one that has none.

    A case with an argument that has no data has none: whether it is omitted or has no elements
    would depend on dimensions. Where there are subgraphs, dimensions must be the same: those of a
    loop have to be known.
    """
    constants = [operand for operand in case.main.operands if operand.lifetime in _CONSTANT]
    has_all_data = all(case.inputs) and all(operand.location.length for operand in constants)
    if case.expect_failure or case.multinomial_tolerance or not has_all_data:
        return ""
    graph, has_subgraphs = case.main, bool(case.referenced)
    described = (
        [_described(operand, has_subgraphs) for operand in graph.operands],
        [(operation.type, operation.inputs, operation.outputs) for operation in graph.operations],
        (graph.input_indexes, graph.output_indexes),
        (case.referenced, case.operand_values) if has_subgraphs else (),
        case.relaxed,
    )
    return hashlib.blake2b(msgspec.msgpack.encode(described), digest_size=8).hexdigest()


def _described(operand: Operand, has_subgraphs: bool) -> Any:
    dimensions = operand.dimensions if has_subgraphs else len(operand.dimensions)
    quantization = operand.scale, operand.zero_point, operand.extra_params
    return operand.type, dimensions, *quantization, int(operand.lifetime)


def common_cases(cases: Sequence[SpecCase]) -> list[SpecCase]:
    """``cases`` of one template, each with the inputs that the common model takes.

    They share their model. What they say of operands is what holds for the case: its dimensions
    are known, where the model may leave them open.
    """
    first = cases[0]
    indexes = range(len(first.main.operands))
    changing = [index for index in indexes if len({_constant(case, index) for case in cases}) > 1]
    own = [_with_inputs(case, changing) for case in cases]
    dimensions = [_common(graph.operands[index].dimensions for graph in own) for index in indexes]
    operands = tuple(
        msgspec.structs.replace(operand, dimensions=known)
        for operand, known in zip(own[0].operands, dimensions, strict=True)
    )
    model = msgspec.structs.replace(
        first.model, main=msgspec.structs.replace(own[0], operands=operands)
    )
    common = []
    for case, graph in zip(cases, own, strict=True):
        data = (_constant(case, index)[0] for index in changing)
        common.append(msgspec.structs.replace(case, main=graph, inputs=(*case.inputs, *data)))
        common[-1].use_model(model)
    return common


def _constant(case: SpecCase, index: int) -> tuple[bytes, tuple[int, ...]]:
    """Data and dimensions of a constant; the same for all that are none."""
    operand = case.main.operands[index]
    if operand.lifetime not in _CONSTANT:
        return b"", ()
    values = case.operand_values if operand.lifetime == _COPY else case.pool_values
    start = operand.location.offset
    return values[start : start + operand.location.length], operand.dimensions


def _with_inputs(case: SpecCase, indexes: Sequence[int]) -> Subgraph:
    """The main graph of ``case`` with these constants as further inputs."""
    operands = list(case.main.operands)
    for index in indexes:
        operands[index] = msgspec.structs.replace(
            operands[index], lifetime=OperandLifeTime.SUBGRAPH_INPUT, location=DataLocation()
        )
    inputs = (*case.main.input_indexes, *indexes)
    return msgspec.structs.replace(case.main, operands=tuple(operands), input_indexes=inputs)


def _common(dimensions: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Dimensions of the same rank, 0 for each that differs."""
    return tuple(each[0] if len(set(each)) == 1 else 0 for each in zip(*dimensions, strict=True))
