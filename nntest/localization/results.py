"""Result of a localization: what each operation of a model does on a driver."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

import msgspec

from nntest.result_types import Multiple, Natural

__all__ = [
    "SCHEMA",
    "Localization",
    "Method",
    "OperationResult",
    "OperationVerdict",
    "culprits_of",
]

SCHEMA: Final = 1


class Method(str, Enum):
    """Method by which the operations were looked at."""

    WHOLE = "whole"
    """The driver ran the whole model with everything that it computes as an output; each operation
    was then computed by the reference from what the driver itself had put into it."""
    PARTS = "parts"
    """The driver ran parts of the model, each with the reference's values as inputs."""

    def __str__(self) -> str:
        return self.value


class OperationVerdict(str, Enum):
    """Verdict on one operation."""

    RIGHT = "right"
    """Its outputs are right for its inputs, and right."""
    PASSES_ON = "passes on"
    """Its outputs are right for its inputs, which are wrong."""
    WRONG = "wrong"
    """Its outputs are wrong for its inputs."""
    SUSPECT = "suspect"
    """Operation in a part that is wrong, and that the driver does not run in smaller parts."""
    UNKNOWN = "unknown"
    """The driver runs no part with it."""

    def __str__(self) -> str:
        return self.value


_BLAMED: Final = (OperationVerdict.WRONG, OperationVerdict.SUSPECT)


class OperationResult(msgspec.Struct, frozen=True, kw_only=True):
    """One operation of the main subgraph, by its number.

    Errors are multiples of what is allowed for one operation; None where nothing was compared.
    ``own`` is that of its outputs for its own inputs, ``before`` and ``after`` are those of its
    inputs and outputs against the reference's, which the method ``parts`` does not know.
    """

    number: Natural
    operation: str
    type: str
    verdict: OperationVerdict
    own: Multiple | None = None
    before: Multiple | None = None
    after: Multiple | None = None
    finding: str = ""
    """The worst element, in words."""


class Localization(msgspec.Struct, frozen=True, kw_only=True):
    """A model on a driver. ``error`` is that of the model's outputs, in what one operation is
    allowed: over a network sound roundings add up to more. None where the driver does not run the
    model as a whole. ``remarks`` are sentences on what could not be done.
    """

    model: str
    driver: str
    reference: str
    schema: int = SCHEMA
    method: Method = Method.WHOLE
    error: Multiple | None = None
    operations: tuple[OperationResult, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def culprits(self) -> list[OperationResult]:
        """Operations that are wrong, or suspect, in the order of execution."""
        return culprits_of(self.operations)

    @property
    def unchecked(self) -> list[OperationResult]:
        """Operations that nothing is known of."""
        return [each for each in self.operations if each.verdict is OperationVerdict.UNKNOWN]


def culprits_of(operations: Iterable[OperationResult]) -> list[OperationResult]:
    """Return the ``operations`` that are wrong, or suspect."""
    return [each for each in operations if each.verdict in _BLAMED]
