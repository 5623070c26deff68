"""The failures of a run by cause: same operations, same type, same kind of failure together.

Only wrong values depend on the type: a failure that reads the same for several types is one cause,
and one that reads the same for many operations is one cause, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from nntest.report.standing import unexpected_failures
from nntest.results import Outcome
from vts.analysis.kinds import Kind, clue_to, first_sentence, kind_of, share_accepted
from vts.analysis.patterns import patterns
from vts.analysis.stacks import whereabouts
from vts.analysis.subjects import subjects_of, type_of
from vts.analysis.traits import certain_traits, common_traits
from vts.results import VtsCase, VtsRun

__all__ = ["FailureCause", "causes_of", "in_common"]

_SYSTEMIC: Final = 3
"""A kind of failure that more operations than this have is a cause by itself."""

_TELLING_NOTES: Final = 2
"""By how much a cause counts more whose tests have something in common."""

_MOST_CLUES: Final = 2
_FEWEST_CLUES: Final = 2
_LEAST_CLUES: Final = 0.2
"""Of the cases, that a clue must be found in: shapes and inputs of the others may hide it."""

_GRAVITY: Final = {Outcome.CRASH: 0, Outcome.HANG: 1}


@dataclass(frozen=True, kw_only=True)
class FailureCause:
    """``cases`` failed alike, the one that shows it best first.

    ``operations`` and ``type`` are empty where the failure does not depend on them; ``total``
    counts all tests of these, or else of the only group, that did not skip; 0 where the failure is
    that of many operations.
    ``notes`` are sentences on what the cases have in common. ``follows`` names operations that
    also fail alone, so that these failures may only be theirs.
    """

    kind: Kind
    operations: tuple[str, ...]
    type: str
    cases: Sequence[VtsCase]
    total: int
    notes: Sequence[str]
    follows: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """``CONV_2D, QUANT8_ASYMM: wrong values``, or the test group where it is no operation's."""
        place = " + ".join(self.operations) or _common_place(self.cases)
        subject = ", ".join(filter(None, (place, self.type)))
        return f"{subject}: {self.what}" if subject else self.what

    @property
    def weight(self) -> float:
        """How many cases failed, those less that may only be side effects."""
        return sum(map(share_accepted, self.cases))

    @property
    def what(self) -> str:
        """In which way the cases failed: in their own words, as far as these are the same."""
        said = {first_sentence(case) for case in self.cases}
        is_same = len(said) == 1 and not self.kind.is_wrong_values
        return (said.pop() if is_same else "") or self.kind.text


@dataclass(frozen=True)
class _Key:
    kind: Kind
    operations: tuple[str, ...]
    type: str
    group: str = ""
    """The test group, where it tests no operation."""


def _common_place(cases: Sequence[VtsCase]) -> str:
    """What the ids of all cases begin with: ``model_validation/operand_scale``."""
    places = [case.id.split("/")[:-1] for case in cases]
    first, last = min(places), max(places)
    pairs = zip(first, last, strict=False)
    return "/".join(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def causes_of(run: VtsRun) -> list[FailureCause]:
    """Every unforeseen failure in exactly one cause.

    Crashes first, then hangs, then the operations that fail in most cases, each with all its
    types, those first whose tests have something in common; what may only follow from another cause
    comes last, and mutations of which few were accepted weigh less than those that all were.
    """
    failing = unexpected_failures(run.cases)
    found = _grouped(failing)
    alone = {
        (case.operations[0], type_of(case))
        for case in failing
        if len(case.operations) == 1 and subjects_of(case)
    }
    peers = _Peers(run)
    causes = [_cause(key, cases, alone, peers) for key, cases in found.items()]
    weights: dict[tuple[str, ...], float] = {}
    for cause in causes:
        subject = cause.operations or (cause.title,)
        weights[subject] = weights.get(subject, 0) + cause.weight
    return sorted(causes, key=lambda cause: _order(cause, weights))


def in_common(run: VtsRun) -> list[str]:
    """What all failures of the run have in common and passing cases have not, in sentences.

    Nothing where few cases fail, or the same operations in all: then the causes say it.
    """
    failing = unexpected_failures(run.cases)
    if len(failing) <= _SYSTEMIC or len({subjects_of(case) for case in failing}) == 1:
        return []
    compared = all(map(_is_compared, failing))
    passing = [
        case
        for case in run.cases
        if case.outcome is Outcome.SUCCESS and (_is_compared(case) or not compared)
    ]
    traits = [str(trait) for trait in common_traits(failing, passing)]
    findings = [case.findings[0] for case in failing if case.findings]
    return traits + (patterns(findings) if len(findings) == len(failing) else [])


def _grouped(failing: Sequence[VtsCase]) -> dict[_Key, list[VtsCase]]:
    systemic = _systemic(failing)
    found: dict[_Key, list[VtsCase]] = {}
    for case in failing:
        found.setdefault(_key(case, systemic), []).append(case)
    return {_with_type(key, cases): cases for key, cases in found.items()}


def _systemic(cases: Iterable[VtsCase]) -> set[Kind]:
    """Kinds of failures that many operations have. Wrong values are each operation's own."""
    subjects: dict[Kind, set[tuple[str, ...]]] = {}
    for case in cases:
        kind = kind_of(case)
        if not kind.is_wrong_values:
            subjects.setdefault(kind, set()).add(subjects_of(case) or (case.group,))
    return {kind for kind, names in subjects.items() if len(names) > _SYSTEMIC}


def _key(case: VtsCase, systemic: set[Kind]) -> _Key:
    kind = kind_of(case)
    if kind in systemic:
        return _Key(kind, (), "")
    operations = subjects_of(case)
    group = "" if operations else case.group
    return _Key(kind, operations, type_of(case) if kind.is_wrong_values else "", group)


def _with_type(key: _Key, cases: Sequence[VtsCase]) -> _Key:
    """``key`` with the type of its cases, where that is the only one."""
    types = {type_of(case) for case in cases}
    return replace(key, type=types.pop()) if key.operations and len(types) == 1 else key


class _Peers:
    """All tests of a run by what they test, for comparison with those that fail."""

    def __init__(self, run: VtsRun) -> None:
        self._cases: dict[tuple[tuple[str, ...], str], list[VtsCase]] = {}
        for case in run.cases:
            if case.outcome not in (Outcome.SKIPPED, Outcome.NOT_RUN):
                operations = subjects_of(case)
                group = "" if operations else case.group
                self._cases.setdefault((operations, group), []).append(case)

    def of(self, key: _Key) -> list[VtsCase]:
        """Tests of the same operations, or of the same group where it tests none, and, where it
        matters, the same type, that could have failed so: values are wrong only where they are
        compared.
        """
        cases = self._cases.get((key.operations, key.group), [])
        alike = [case for case in cases if key.type in ("", type_of(case))]
        return [case for case in alike if _is_compared(case)] if key.kind.is_wrong_values else alike


def _is_compared(case: VtsCase) -> bool:
    return bool(case.findings) or case.largest_share is not None


def _cause(
    key: _Key, cases: Sequence[VtsCase], alone: set[tuple[str, str]], peers: _Peers
) -> FailureCause:
    tests = peers.of(key)
    also = {name for name, type in alone if key.type in ("", type)}
    if len(key.operations) == 1:
        also -= set(key.operations)
    follows = _follows(cases, also) if key.operations else ()
    return FailureCause(
        kind=key.kind,
        operations=key.operations,
        type=key.type,
        cases=sorted(cases, key=_telling),
        total=len(tests),
        notes=[*_notes(cases, tests), *_reminder(follows)],
        follows=follows,
    )


def _notes(cases: Sequence[VtsCase], tests: Sequence[VtsCase]) -> Iterator[str]:
    yield from whereabouts(cases)
    yield from patterns([case.findings[0] for case in cases if case.findings])
    yield from _clues(cases)
    passing = [case for case in tests if case.outcome is Outcome.SUCCESS]
    yield from [str(trait) for trait in common_traits(cases, passing)] or (
        certain_traits(cases, passing)
    )
    operations = {operations for case in cases if (operations := subjects_of(case))}
    if len(operations) > _SYSTEMIC:
        yield f"Not a matter of one operation: models of {len(operations)} kinds fail so."


def _clues(cases: Sequence[VtsCase]) -> Iterator[str]:
    """What was found of many of the wrong outputs; what few of them are may be chance."""
    clues = Counter(clue for case in cases if (clue := clue_to(case)))
    for clue, number in clues.most_common(_MOST_CLUES):
        if number >= max(_FEWEST_CLUES, _LEAST_CLUES * len(cases)):
            yield f"In {number} of {len(cases)} tests {clue}."


def _follows(cases: Iterable[VtsCase], alone: set[str]) -> tuple[str, ...]:
    """Operations that every one of ``cases`` has beside others, and that also fail alone."""
    shared = set.intersection(*(set(case.operations) for case in cases)) & alone
    return tuple(sorted(shared)) if all(len(case.operations) > 1 for case in cases) else ()


def _reminder(follows: Sequence[str]) -> Iterator[str]:
    if follows:
        fail = "fail" if len(follows) > 1 else "fails"
        yield f"May follow from {' and '.join(follows)}, which {fail} alone, too."


def _telling(case: VtsCase) -> tuple[int, float, int, int, int, str]:
    """The simplest first: few operations, mutations of which most were accepted, the plain test
    group, few elements, a short name.
    """
    elements = case.findings[0].elements if case.findings else 0
    return (
        _involved(case),
        -share_accepted(case),
        case.group != "general",
        elements,
        len(case.id),
        case.id,
    )


def _involved(case: VtsCase) -> int:
    """How many operations ``case`` needs, those that only feed the one under test included."""
    return len(case.operations) if subjects_of(case) else 1


def _order(
    cause: FailureCause, weights: Mapping[tuple[str, ...], float]
) -> tuple[int, bool, float, tuple[str, ...], float, str]:
    subject = cause.operations or (cause.title,)
    gravity = _GRAVITY.get(cause.kind.outcome, 2)
    # Of several types, that of which something can be said shows best what is wrong.
    rank = cause.weight * (_TELLING_NOTES if cause.notes else 1)
    # The more operations a test needs, the less it says about any of them.
    is_involved = len(cause.follows) > 0 or _involved(cause.cases[0]) > 1
    return (gravity, is_involved, -weights[subject], subject, -rank, cause.title)
