"""Result of a localization: what each operator of a model does on a driver."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

import msgspec

from nntest.result_types import Multiple, Natural

__all__ = ["SCHEMA", "Localization", "OperatorResult", "Verdict", "culprits_of"]

SCHEMA: Final = 2


class Verdict(str, Enum):
    """Verdict on one operator."""

    RIGHT = "right"
    """Its outputs are right for its inputs."""
    PASSES_ON = "passes on"
    """Its outputs are right for its inputs, which are wrong."""
    WRONG = "wrong"
    """Its outputs are wrong for its inputs, or the driver crashes, hangs or fails with it."""
    SUSPECT = "suspect"
    """The smallest part that is wrong has it, and is right in smaller parts."""
    DISPUTED = "disputed"
    """The runtimes that judge disagree, and the driver agrees with some of them."""
    NOT_RUN = "not run"
    """The driver does not run it, so nothing is known."""

    def __str__(self) -> str:
        return self.value


_BLAMED: Final = (Verdict.WRONG, Verdict.SUSPECT)


class OperatorResult(msgspec.Struct, frozen=True, kw_only=True):
    """One operator of the file's first graph, by its number there; ``tensor`` is the name of its
    first output, ``type`` that tensor's type.

    Errors are multiples of what is allowed for one operator; None where nothing was compared.
    ``own`` is that of its outputs for its own inputs; ``before`` and ``after`` are those of its
    inputs and outputs against TF Lite's, where the driver runs the operators before it as well.
    """

    number: Natural
    operator: str
    tensor: str
    type: str
    verdict: Verdict
    own: Multiple | None = None
    before: Multiple | None = None
    after: Multiple | None = None
    finding: str = ""
    """The worst element, how the runtimes disagree, or why it did not run, in words."""


class Localization(msgspec.Struct, frozen=True, kw_only=True):
    """A model on a driver. ``error`` is that of the model's outputs, in what one operator is
    allowed, and ``spread`` the largest between two runtimes of the jury, None where they were not
    asked. ``remarks`` are sentences on what could not be done.
    """

    model: str
    driver: str
    baseline: str
    schema: int = SCHEMA
    reads_files: bool = False
    """Whether the driver gets the file as it is, and not as a model of the HAL."""
    jury: tuple[str, ...] = ()
    """Runtimes that are asked where the driver and the baseline differ."""
    error: Multiple | None = None
    spread: Multiple | None = None
    operators: tuple[OperatorResult, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def culprits(self) -> list[OperatorResult]:
        """Operators that are wrong, or suspect, in the order of execution."""
        return culprits_of(self.operators)

    @property
    def is_right(self) -> bool:
        """Whether every operator was judged, and is right for its inputs."""
        return all(each.verdict in (Verdict.RIGHT, Verdict.PASSES_ON) for each in self.operators)

    @property
    def unchecked(self) -> list[OperatorResult]:
        """Operators that did not run."""
        return [each for each in self.operators if each.verdict is Verdict.NOT_RUN]


def culprits_of(operators: Iterable[OperatorResult]) -> list[OperatorResult]:
    """Return the ``operators`` that are wrong, or suspect."""
    return [each for each in operators if each.verdict in _BLAMED]
