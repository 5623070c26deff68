"""Sensitivity: whether some case of the corpus notices each smallest step of each argument.

What a driver would compute that misreads an argument is computed by the formulas, and judged as VTS
judges a driver. An argument is identified by operation, type and name, and each of its steps by
itself.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Final

import numpy as np

from corpus.audit.steps import steps
from corpus.build import inputs_of
from corpus.language import Array
from corpus.oracle import Call, NoFormula, evaluate
from nnhal.types import OperandType, Operation, OperationType
from nntest.judge import judge
from nntest.spec import SpecCase

__all__ = ["Gap", "Key", "Tried", "audit", "gaps"]

_TRIES: Final = 300
"""Cases that are asked for one step before it counts as unnoticed."""


@dataclass(frozen=True, order=True)
class Key:
    """One step of one argument of an operation on a type."""

    operation: str
    type: str
    argument: str
    aspect: str

    def __str__(self) -> str:
        return f"{self.operation} {self.type}: {self.argument}: {self.aspect}"


@dataclass
class Tried:
    """The cases that were asked, and the first that noticed; empty for none."""

    cases: list[str] = field(default_factory=list)
    noticed: str = ""


@dataclass(frozen=True)
class Gap:
    """A step that no case notices, and one of the cases that could."""

    key: Key
    cases: int
    example: str


def audit(cases: Iterable[SpecCase], operations: Container[int]) -> dict[Key, Tried]:
    """Every step of every argument of ``operations`` in ``cases``, and what noticed it."""
    found: dict[Key, Tried] = {}
    for case in cases:
        if case.expect_failure or case.multinomial_tolerance:
            continue
        for key, wrong in _misreadings(case, operations, found):
            tried = found.setdefault(key, Tried())
            noticed = wrong()
            if noticed is not None:
                tried.cases.append(case.name)
                tried.noticed = case.name if noticed else ""
    return {key: tried for key, tried in found.items() if tried.cases}


def gaps(found: dict[Key, Tried]) -> list[Gap]:
    """Return the steps that nothing has noticed."""
    return [
        Gap(key, len(tried.cases), tried.cases[0])
        for key, tried in sorted(found.items())
        if not tried.noticed
    ]


Asked = Callable[[], "bool | None"]


def _misreadings(
    case: SpecCase, operations: Container[int], found: dict[Key, Tried]
) -> Iterator[tuple[Key, Asked]]:
    """Steps of ``case`` that still have to be noticed, and whether it does: None for invalid."""
    inputs = inputs_of(case)
    for operation, call in _calls(case, inputs):
        if operation.type not in operations or _is_empty(call):
            continue
        for number, step in enumerate(steps(call)):
            key = Key(call.operation.name, _type(call), step.argument, step.aspect)
            tried = found.get(key)
            if not step.changes:
                if tried is None:
                    yield key, _unnoticed
            elif tried is None or (not tried.noticed and len(tried.cases) < _TRIES):
                yield key, partial(_notices, case, inputs, operation, number)


def _calls(case: SpecCase, inputs: list[Array | None]) -> list[tuple[Operation, Call]]:
    """All operations with what they are given, in the main graph and those that it refers to."""
    calls: dict[int, tuple[Operation, Call]] = {}

    def note(operation: Operation, call: Call) -> Call:
        calls.setdefault(id(operation), (operation, call))
        return call

    try:
        with np.errstate(all="ignore"):
            evaluate(case.model, inputs, note)
    except NoFormula:
        return []
    return list(calls.values())


def _is_empty(call: Call) -> bool:
    """Whether a tensor has no elements, so that there is nothing to be noticed."""
    return any(value is not None and not value.array.size for value in call.inputs)


def _type(call: Call) -> str:
    """Of the first tensor that is given, and of the output where that is another."""
    first = next(
        (v.operand.type for v in call.inputs if v is not None and v.operand.dimensions),
        OperandType.TENSOR_FLOAT32,
    )
    last = call.outputs[0].type if call.outputs else first
    names = [OperandType(first).name]
    if call.operation in _BY_FILTER:
        names.append(call.type(1).name)
    if last != first:
        names.append(OperandType(last).name)
    return " ".join(dict.fromkeys(names)).replace("TENSOR_", "")


_BY_FILTER: Final = frozenset(
    {
        OperationType.CONV_2D,
        OperationType.DEPTHWISE_CONV_2D,
        OperationType.GROUPED_CONV_2D,
        OperationType.TRANSPOSE_CONV_2D,
    }
)


def _unnoticed() -> bool:
    return False


def _notices(
    case: SpecCase, inputs: list[Array | None], operation: Operation, number: int
) -> bool | None:
    """Whether outputs are wrong by the tolerance when ``operation`` is misread by a step."""

    def misread(each: Operation, call: Call) -> Call:
        # In a loop the operation gets other data each time.
        return _step(call, number) if each is operation else call

    try:
        with np.errstate(all="ignore"):
            known = evaluate(case.model, inputs, misread)
    except Exception:  # the formula has no use for such an argument: it is invalid
        return None
    outputs = [known[index] for index in case.main.output_indexes]
    shapes = zip(outputs, case.expected(), strict=True)
    if any(ours.shape != theirs.shape for ours, theirs in shapes):
        return True
    return bool(judge(case, outputs).findings)


def _step(call: Call, number: int) -> Call:
    return next(islice(steps(call), number, None)).call
