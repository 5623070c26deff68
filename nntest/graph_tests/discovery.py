"""Discovery: a failure becomes a finding, with a small graph that shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from numpy.typing import NDArray

from nnhal.debug.graph_dump import dot
from nnhal.errors import HalError
from nnhal.operand_types import TENSORS
from nnhal.types import OperandType
from nnhal.validation import check_model
from nntest.graph_tests.examination import Unknown, expected_of
from nntest.graph_tests.laws import Law
from nntest.graph_tests.machine import Machine, Refusal
from nntest.graph_tests.opinions import Opinion, opinion_on
from nntest.graph_tests.results import GraphFinding
from nntest.graph_tests.shrinking import Shrinker
from nntest.graph_tests.specimen import Specimen, specimen_of
from nntest.graph_tests.trial import CRASH, HANG, VALUES, Failure, Tally, failure_of
from nntest.random_graph import Claims, RandomGraph
from nntest.spec.dump import Example, NotExpressible, dump
from nntest.wrong_values import number_of

if TYPE_CHECKING:
    from nntest.graph_tests.oracles import Oracle

__all__ = ["Discovery"]

_MAX_TEXT: Final = 1 << 18
"""Characters of a spec; one that is longer says nothing to anybody."""

_MAX_REASON: Final = 500

_UNEXPLAINED: Final = 3
"""Failures of a kind that are shrunk where no operation is wrong by itself."""

_NOTHING_KNOWN: Final = Opinion("", False)


class _Subject(Protocol):
    """Where the driver comes from."""

    def machine(self) -> Machine:
        """The driver, running."""

    def restart(self, failure: Failure) -> tuple[str, ...]:
        """Close one that has died or hangs."""


class Discovery:
    """Looks into failures. Of each cause one graph is shrunk; the others are only counted."""

    def __init__(
        self,
        subject: _Subject,
        claims: Claims,
        oracles: Sequence[Oracle],
        laws: Sequence[Law],
        alive: Callable[[], None],
    ) -> None:
        self._subject = subject
        self._claims = claims
        self._oracles = oracles
        self._laws = {law.name: law for law in laws}
        self._alive = alive
        self._seen: Counter[tuple[str, str, str]] = Counter()

    def finding(self, graph: RandomGraph, seed: int, failure: Failure) -> GraphFinding:
        """Return the finding about a ``graph`` on which the driver fails."""
        culprits = failure.examination.culprits
        names = [graph.kinds[number].operation.name for number in culprits]
        key = failure.how, failure.law, names[0] if names else ""
        self._seen[key] += 1
        if self._seen[key] > (1 if names else _UNEXPLAINED):
            return _told(seed, graph, failure, tuple(names[:1]))
        specimen = specimen_of(graph)
        small = self._shrunk(specimen, graph, seed, failure)
        again = self._failure(small, seed, failure) or failure
        return self._shown(seed, graph, again, small)

    def _shrunk(
        self, specimen: Specimen, graph: RandomGraph, seed: int, failure: Failure
    ) -> Specimen:
        if failure.how == HANG:  # each try would take as long
            return specimen
        shrinker = Shrinker(
            fails=lambda small: self._failure(small, seed, failure) is not None,
            oracle=self._oracles[0] if self._oracles else self._subject.machine(),
            claims=self._claims,
            alive=self._alive,
        )
        found = failure.examination
        return shrinker.shrink(specimen, graph, found.culprits, found.values)

    def _failure(self, small: Specimen, seed: int, failure: Failure) -> Failure | None:
        """How ``small`` fails, if in the same way as before."""
        if failure.how == HANG:
            return None
        laws = [self._laws[failure.law]] if failure.law else []
        try:
            machine = self._subject.machine()
        except HalError:
            return None
        found = failure_of(small, machine, self._oracle, laws, seed, Tally())
        if found is not None and found.how in (CRASH, HANG):
            self._subject.restart(found)
        return found if found is not None and found.is_like(failure) else None

    @property
    def _oracle(self) -> Machine | None:
        return self._oracles[0] if self._oracles else None

    def _shown(
        self, seed: int, graph: RandomGraph, failure: Failure, small: Specimen
    ) -> GraphFinding:
        opinion = self._opinion(small) if failure.how == VALUES else _NOTHING_KNOWN
        told = _told(seed, graph, failure, tuple(each.name for each in small.operations))
        return msgspec.structs.replace(
            told,
            types=_types(small),
            opinion=opinion.text,
            disputed=opinion.disputed,
            spec=self._spec(small),
            drawing=dot(small.model, "model")[:_MAX_TEXT],
        )

    def _opinion(self, small: Specimen) -> Opinion:
        first, *others = self._oracles
        try:
            return opinion_on(small, self._subject.machine(), first, others)
        except HalError:
            return _NOTHING_KNOWN

    def _spec(self, small: Specimen) -> str:
        """The small graph as a spec; empty where the language has no words for it."""
        try:
            outputs = self._expected(small)
            version = check_model(small.model).hal_version.name
            data = [[array.tobytes() for array in side] for side in (small.inputs, outputs)]
            text = dump(small.model, Example(data[0], data[1], version=version))
        except (NotExpressible, Refusal, HalError):
            return ""
        return text if len(text) <= _MAX_TEXT else ""

    def _expected(self, small: Specimen) -> Sequence[NDArray[Any]]:
        """What the first oracle expects; without one that knows, what the driver gives."""
        try:
            if self._oracle is not None:
                return expected_of(small, self._oracle)
        except Unknown:
            pass
        return self._subject.machine().run(small)


def _told(
    seed: int, graph: RandomGraph, failure: Failure, operations: tuple[str, ...]
) -> GraphFinding:
    finding = GraphFinding(
        seed=seed,
        how=failure.how,
        law=failure.law,
        operations=operations,
        drawn=len(graph.kinds),
        reason=" ".join(failure.reason.split())[:_MAX_REASON],
    )
    wrong = failure.deviation
    if wrong is None:
        return finding
    return msgspec.structs.replace(
        finding,
        index=wrong.index,
        actual=number_of(wrong.actual),
        expected=number_of(wrong.expected),
        allowed=number_of(wrong.allowed),
    )


def _types(small: Specimen) -> tuple[str, ...]:
    types = (operand.type for operand in small.model.main.operands if operand.type in TENSORS)
    return tuple(dict.fromkeys(OperandType(type).name for type in types))
