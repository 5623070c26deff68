"""Claims: which operations, on operands of which types, a driver of which HAL version runs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import NamedTuple, TypeAlias

from nnhal.operand_types import TENSORS
from nnhal.operations.registry import OPERATIONS
from nnhal.operations.spec import FeatureLevel, Signature
from nnhal.types import HalVersion, OperandType, OperationType
from nnhal.validation.operands import type_level

__all__ = ["Claims", "OperationKind", "Repertoire", "RepertoireRow", "kind_of", "kinds"]


class OperationKind(NamedTuple):
    """An operation with the types of its tensors, each once: inputs first, in their order."""

    operation: OperationType
    types: tuple[OperandType, ...]

    def __str__(self) -> str:
        return " ".join([self.operation.name, *(type.name for type in self.types)])


RepertoireRow: TypeAlias = tuple[OperationKind, tuple[Signature, ...]]
"""A kind, and its signatures in one version of the HAL."""

Repertoire: TypeAlias = Mapping[OperationType, tuple[RepertoireRow, ...]]
"""Repertoire: the kinds of every operation."""


def kind_of(operation: OperationType, signature: Signature) -> OperationKind:
    """The kind that a signature belongs to."""
    arguments = (*signature.inputs, *signature.outputs)
    types = [a.type for a in arguments if isinstance(a.type, OperandType) and a.type in TENSORS]
    return OperationKind(operation, tuple(dict.fromkeys(types)))


@cache
def _repertoire(level: FeatureLevel) -> Repertoire:
    found = {OperationType(code): _by_kind(OperationType(code), level) for code in OPERATIONS}
    return {
        operation: tuple((kind, tuple(signatures)) for kind, signatures in rows.items())
        for operation, rows in found.items()
        if rows
    }


def _by_kind(
    operation: OperationType, level: FeatureLevel
) -> Mapping[OperationKind, list[Signature]]:
    found: dict[OperationKind, list[Signature]] = {}
    for signature in OPERATIONS[operation].signatures:
        kind = kind_of(operation, signature)
        needed = max([signature.since, *(type_level(type) for type in kind.types)])
        if needed <= level:
            found.setdefault(kind, []).append(signature)
    return found


def kinds(version: HalVersion = HalVersion.AIDL_V4) -> tuple[OperationKind, ...]:
    """All that a version of the HAL has, by operation."""
    repertoire = _repertoire(FeatureLevel[version.name])
    return tuple(kind for rows in repertoire.values() for kind, _ in rows)


@dataclass(frozen=True)
class Claims:
    """Claims that graphs may be made of.

    ``complete`` is False where a driver could not be asked about everything in time.
    """

    version: HalVersion
    kinds: frozenset[OperationKind]
    complete: bool = True

    @staticmethod
    def all(version: HalVersion = HalVersion.AIDL_V4) -> Claims:
        """All that ``version`` has."""
        return _all(version)

    @property
    def level(self) -> FeatureLevel:
        return FeatureLevel[self.version.name]

    @property
    def operations(self) -> frozenset[OperationType]:
        return frozenset(kind.operation for kind in self.kinds)

    def only(
        self,
        *,
        operations: Collection[OperationType] | None = None,
        types: Collection[OperandType] | None = None,
        version: HalVersion | None = None,
    ) -> Claims:
        """The part with these operations, with tensors of these types only, up to a version."""
        version = self.version if version is None else min(version, self.version)
        left = self.kinds & frozenset(kinds(version))
        if operations is not None:
            left = frozenset(kind for kind in left if kind.operation in operations)
        if types is not None:
            left = frozenset(kind for kind in left if set(kind.types) <= set(types))
        return replace(self, version=version, kinds=left)

    def without(self, operations: Iterable[OperationType]) -> Claims:
        """All but these operations."""
        return self.only(operations=self.operations - set(operations))

    @cached_property
    def repertoire(self) -> Repertoire:
        """The signatures that may be drawn, in an order that does not depend on sets."""
        rows = {
            operation: tuple(row for row in all_rows if row[0] in self.kinds)
            for operation, all_rows in _repertoire(self.level).items()
        }
        return {operation: row for operation, row in rows.items() if row}

    @cached_property
    def choice(self) -> tuple[OperationType, ...]:
        """The operations of the repertoire, ascending."""
        return tuple(self.repertoire)


@cache
def _all(version: HalVersion) -> Claims:
    return Claims(version, frozenset(kinds(version)))
