"""Indexing: the entry of a case in the index of its corpus."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from nnhal.errors import Invalid
from nnhal.operations.node import code_name
from nnhal.types import HalVersion, OperationType
from nnhal.versions import required_version
from nntest.cases.common_models import template_of
from nntest.cases.constants import with_constants
from nntest.cases.indexed_case import IndexedCase
from nntest.cases.labels import (
    feeders_by_name,
    operation_names,
    tested_operations,
    type_names,
)

if TYPE_CHECKING:
    from nnhal.types import Subgraph
    from nntest.spec import SpecCase

__all__ = ["indexed_case"]


def indexed_case(
    case: SpecCase,
    *,
    spec: str,
    folder: str,
    tested: tuple[str, ...] = (),
    variations: tuple[str, ...] = (),
) -> IndexedCase:
    """The index entry of ``case``, from the file ``spec`` in ``folder``.

    Without the operations ``tested`` by it, those are what the names of Android's cases say.
    """
    operations, names = case.main.operations, operation_names(case)
    tested = tested or tested_operations(names, feeders_by_name(case.name))
    return IndexedCase(
        spec=spec,
        folder=folder,
        name=case.name,
        version=case.version or _version(case),
        operations=names,
        tested=tested,
        variations=variations,
        types=type_names(case, tested),
        first_operation=code_name(OperationType, operations[0].type) if operations else "",
        operation_count=len(operations),
        output_bytes=len(case.outputs[0]) if case.outputs else 0,
        structure=_digest([_subgraph(subgraph) for subgraph in (case.main, *case.referenced)]),
        signature=_digest([_signature(subgraph) for subgraph in (case.main, *case.referenced)]),
        operation_signatures=_operation_signatures((case.main, *case.referenced)),
        template=template_of(case),
        expect_failure=case.expect_failure,
        can_have_constants=with_constants(case) is not None,
        has_inputs=all(graph.input_indexes for graph in (case.main, *case.referenced)),
        has_zero_sized_output=any(
            not data and not ignored
            for data, ignored in zip(case.outputs, case.ignored, strict=True)
        ),
    )


def _version(case: SpecCase) -> str:
    """As the folders of Android's specs say it: ``V1_2``. Invalid models are the newest's."""
    try:
        return required_version(case.model).name
    except Invalid:
        return max(HalVersion).name


def _digest(described: Any) -> str:
    return hashlib.blake2b(msgspec.msgpack.encode(described), digest_size=8).hexdigest()


def _operation_signatures(subgraphs: Sequence[Subgraph]) -> tuple[int, ...]:
    described = {
        msgspec.msgpack.encode(operation)
        for subgraph in subgraphs
        for operation in _signature(subgraph)
    }
    digests = (hashlib.blake2b(each, digest_size=7).digest() for each in described)
    return tuple(sorted(int.from_bytes(digest, "big") for digest in digests))


def _subgraph(subgraph: Subgraph) -> Any:
    operands = [(op.type, len(op.dimensions), int(op.lifetime)) for op in subgraph.operands]
    operations = [(op.type, op.inputs, op.outputs) for op in subgraph.operations]
    return operands, operations, subgraph.input_indexes, subgraph.output_indexes


def _signature(subgraph: Subgraph) -> list[Any]:
    def types(indexes: Sequence[int]) -> list[int]:
        return [subgraph.operands[index].type for index in indexes]

    return [(op.type, types(op.inputs), types(op.outputs)) for op in subgraph.operations]
