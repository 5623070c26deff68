"""Causes of a run's failures: the failures that one fault of the driver is likely to have made.

Failures of the same operations that read alike are one cause, whatever their type, unless the wrong
values of one type show something that those of another do not. A way to fail that many operations
share evenly is one cause by itself, and so are wrong values that many operations give in one test
group or by one call only, while the same models give right ones elsewhere.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final, TypeVar

from nnhal.operation_call import OperationCall
from nntest.failure import Clue
from nntest.groups.analysis.explained import explanation_of
from nntest.groups.analysis.features import FeatureBook
from nntest.groups.analysis.kinds import Kind, described, kind_of, share_accepted
from nntest.groups.analysis.patterns import patterns
from nntest.groups.analysis.stacks import whereabouts
from nntest.groups.analysis.subjects import TYPE_ORDER, type_of
from nntest.groups.analysis.traits import certain_traits, common_traits
from nntest.groups.results import GroupedCase, GroupedRun
from nntest.report.verdict import unexpected_failures
from nntest.results import Outcome

__all__ = ["COMPARED", "FailureCause", "causes_of", "in_common"]

_SYSTEMIC: Final = 3
"""A kind of failure that more operations than this share may be a cause by itself."""

_FEW_HAVE_MOST: Final = 0.8
"""It is not, where so many of the failures are those of no more operations than that."""

_LEAST_OF_FEW: Final = 0.1
"""Of the failures, that an operation must have to be one of these."""

_TELLING_NOTES: Final = 2
"""By how much a cause counts more whose tests have something in common."""

_MAX_CLUES: Final = 2
_MIN_CLUES: Final = 2
_MIN_CLUE_SHARE: Final = 0.2
"""Of the cases, that a clue must be found in: shapes and inputs of the others may hide it."""

_MAX_TYPES: Final = 3
"""Types that a title names."""

_MAX_NAMED: Final = 3
"""Operations that a note names."""

_GRAVITY: Final = {Outcome.CRASH: 0, Outcome.HANG: 1}
_FAILURE: Final = 2

_FEW_HANGS: Final = 0.02
"""Of the heaviest failure: a few hangs among many failures may be of tests that are only slow."""

COMPARED: Final = "comparing values"
"""Tests that could fail by wrong values, in words behind "tests"."""

_Item = TypeVar("_Item", bound=Hashable)


@dataclass(frozen=True, kw_only=True)
class FailureCause:
    """``cases`` failed alike, the one that shows it best first.

    ``operations`` and ``types`` are empty where the failure does not depend on them. ``total``
    counts all tests of these, or else of the only group, that had an outcome and could have failed
    so; ``among`` says which these are, in words behind "tests". It is 0 where the failure is that
    of many operations.
    ``notes`` are sentences on what the cases have in common. ``follows`` names operations that
    also fail alone, so that these failures may only be theirs. ``followers`` failed in models that
    have the operation beside others, and so probably for the same reason.
    """

    kind: Kind
    operations: tuple[str, ...]
    types: tuple[str, ...]
    cases: Sequence[GroupedCase]
    total: int
    notes: Sequence[str]
    follows: tuple[str, ...] = ()
    followers: Sequence[GroupedCase] = ()

    @property
    def all_cases(self) -> Sequence[GroupedCase]:
        """Return all failures that the cause stands for."""
        return [*self.cases, *self.followers]

    @property
    def type(self) -> str:
        """The data type, where it is only one."""
        return self.types[0] if len(self.types) == 1 else ""

    @property
    def among(self) -> str:
        return COMPARED if self.kind.is_wrong_values and self.total else ""

    @property
    def title(self) -> str:
        """``CONV_2D, QUANT8_ASYMM: wrong values``, or the test group where it is no operation's."""
        place = " + ".join(self.operations) or _common_place(self.cases)
        named = self.types if len(self.types) <= _MAX_TYPES else (f"{len(self.types)} types",)
        subject = ", ".join(filter(None, (place, *named)))
        return f"{subject}: {self.what}" if subject else self.what

    @property
    def weight(self) -> float:
        """Return how many cases failed, those less that may only be side effects."""
        return sum(map(share_accepted, self.cases))

    @property
    def what(self) -> str:
        """Describe in which way the cases failed, as far as it is the same in all."""
        explanation = explanation_of(self.cases)
        if explanation is None:
            return described(self.cases)
        return f"{described(self.cases)}, as of a driver that {explanation.words}"


@dataclass(frozen=True)
class _Key:
    kind: Kind
    operations: tuple[str, ...] = ()
    group: str = ""
    """The test group, where the failure is no operation's."""
    way: str = ""
    """How it was executed, where the values are right in other ways."""
    shows: tuple[str, ...] = ()
    """What the wrong values have in common."""


def _common_place(cases: Sequence[GroupedCase]) -> str:
    """What the ids of all cases begin with: ``model_validation/operand_scale``."""
    places = [case.id.split("/")[:-1] for case in cases]
    first, last = min(places), max(places)
    pairs = zip(first, last, strict=False)
    return "/".join(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def causes_of(run: GroupedRun) -> list[FailureCause]:
    """Every unforeseen failure in exactly one cause, or folded into the one that it follows from.

    Crashes first, then hangs unless they are few, then the operations that fail in most cases, each
    with all its types, those first whose tests have something in common; what may only follow from
    another cause comes last, and mutations of which few were accepted weigh less than those that
    all were.
    """
    failing = unexpected_failures(run.cases)
    found = _grouped(run, failing)
    alone = {
        (case.operations[0], type_of(case))
        for case in failing
        if len(case.operations) == 1 and case.tested
    }
    peers = _Peers(run)
    causes = [_cause(key, cases, alone, peers) for key, cases in found.items()]
    weights: dict[tuple[str, ...], float] = {}
    for cause in causes:
        subject = cause.operations or (cause.title,)
        weights[subject] = weights.get(subject, 0) + cause.weight
    heaviest = max((cause.weight for cause in causes if not _is_grave(cause)), default=0.0)
    return _folded(sorted(causes, key=lambda cause: _order(cause, weights, heaviest)))


def in_common(run: GroupedRun) -> list[str]:
    """Describe, in sentences, what all failures of the run have in common and passing cases have
    not.

    Nothing where few cases fail, or the same operations in all: then the causes say it.
    """
    failing = unexpected_failures(run.cases)
    if len(failing) <= _SYSTEMIC or len({case.tested for case in failing}) == 1:
        return []
    compared = all(map(_is_compared, failing))
    passing = [case for case in _passing(run.cases) if _is_compared(case) or not compared]
    among = COMPARED if compared else ""
    features = FeatureBook(run).of([*failing, *passing])
    return [str(trait) for trait in common_traits(failing, passing, features, among)] + [
        str(pattern) for pattern in patterns(failing)
    ]


def _passing(cases: Iterable[GroupedCase]) -> list[GroupedCase]:
    """A flaky test passed, too, when it was tried again."""
    return [case for case in cases if case.outcome in (Outcome.SUCCESS, Outcome.FLAKY)]


# What belongs together ---------------------------------------------------------------------------


def _grouped(run: GroupedRun, failing: Sequence[GroupedCase]) -> dict[_Key, list[GroupedCase]]:
    """The cases of each cause. What only one way of execution does comes first, then what many
    operations do, then what each does.
    """
    found: dict[_Key, list[GroupedCase]] = {}
    rest: list[GroupedCase] = []
    elsewhere = _Elsewhere(run)
    for key, cases in _by(failing, elsewhere.key).items():
        few = _few(map(_subject, cases))
        if key is not None and len(set(map(_subject, cases))) > _SYSTEMIC and not few:
            found[key] = cases
        else:
            rest += cases
    for kind, cases in _by(rest, kind_of).items():
        few = _few(map(_subject, cases))
        is_systemic = len(set(map(_subject, cases))) > _SYSTEMIC and not kind.is_wrong_values
        for case in cases:
            subject = _subject(case)
            if is_systemic and subject not in few:
                key = _Key(kind)
            else:
                operations = case.tested
                key = _Key(kind, operations, "" if operations else case.group)
            found.setdefault(key, []).append(case)
    return dict(_by_appearance(found))


def _by(
    cases: Iterable[GroupedCase], key: Callable[[GroupedCase], _Item]
) -> dict[_Item, list[GroupedCase]]:
    found: dict[_Item, list[GroupedCase]] = {}
    for case in cases:
        found.setdefault(key(case), []).append(case)
    return found


def _subject(case: GroupedCase) -> tuple[str, ...]:
    return case.tested or (case.group,)


def _few(subjects: Iterable[tuple[str, ...]]) -> set[tuple[str, ...]]:
    """The few subjects that have most of the failures; none where these are spread evenly."""
    counts = Counter(subjects)
    total = sum(counts.values())
    most = counts.most_common(_SYSTEMIC)
    if sum(number for _, number in most) < _FEW_HAVE_MOST * total:
        return set()
    return {subject for subject, number in most if number >= _LEAST_OF_FEW * total}


class _Elsewhere:
    """Which wrong values are no matter of the operation, since it is right in other ways."""

    def __init__(self, run: GroupedRun) -> None:
        self._right = {
            (case.folder, _name(case))
            for case in run.cases
            if case.group == "general" and case.outcome is Outcome.SUCCESS
        }

    def key(self, case: GroupedCase) -> _Key | None:
        """The test group or the way in which alone ``case`` fails; None where there is none."""
        kind = kind_of(case)
        if not kind.is_wrong_values:
            return None
        if case.group == "general":
            failure = case.failure
            is_other = bool(failure.way) and not failure.is_plain
            return _Key(kind, way=failure.called) if is_other else None
        is_right = (case.folder.rpartition("/")[2], _name(case)) in self._right
        return _Key(kind, group=case.group) if is_right else None


def _name(case: GroupedCase) -> str:
    return case.id.rpartition("/")[2].partition("#")[0]


def _by_appearance(
    found: Mapping[_Key, Sequence[GroupedCase]],
) -> Iterator[tuple[_Key, list[GroupedCase]]]:
    """Wrong values of one operation once more by type, where types show different things."""
    for key, cases in found.items():
        if not key.operations or not key.kind.is_wrong_values:
            yield key, [*cases]
            continue
        shown: dict[tuple[str, ...], list[GroupedCase]] = {}
        for of_type in _by(cases, type_of).values():
            shown.setdefault(_appearance(of_type), []).extend(of_type)
        for shows, some in shown.items():
            yield _Key(key.kind, key.operations, shows=shows), some


def _appearance(cases: Sequence[GroupedCase]) -> tuple[str, ...]:
    """What wrong values show; where in the output they are depends on shapes."""
    explanation = explanation_of(cases)
    if explanation is not None:
        return (explanation.words,)
    shown = [pattern.kind for pattern in patterns(cases) if not pattern.is_place]
    return (*shown, *(clue.kind for clue, _ in _frequent_clues(cases)))


# What is said of it ------------------------------------------------------------------------------


class _Peers:
    """All tests of a run by what they test, for comparison with those that fail."""

    def __init__(self, run: GroupedRun) -> None:
        self.features = FeatureBook(run)
        self._cases: dict[tuple[tuple[str, ...], str], list[GroupedCase]] = {}
        for case in run.cases:
            if case.outcome not in (Outcome.SKIPPED, Outcome.NOT_RUN):
                operations = case.tested
                group = "" if operations else case.group
                self._cases.setdefault((operations, group), []).append(case)

    def of(self, key: _Key, types: Sequence[str]) -> list[GroupedCase]:
        """Tests of the same operations, or of the same group where it tests none, and of ``types``,
        that could have failed so: values are wrong only where they are compared.
        """
        cases = self._cases.get((key.operations, "" if key.operations else key.group), [])
        alike = [case for case in cases if not types or type_of(case) in types]
        return [case for case in alike if _is_compared(case)] if key.kind.is_wrong_values else alike

    def types(self, key: _Key) -> set[str]:
        """The types that are tested."""
        return {type_of(case) for case in self.of(key, ())}


def _is_compared(case: GroupedCase) -> bool:
    return bool(case.findings) or case.largest_share is not None


def _cause(
    key: _Key, cases: Sequence[GroupedCase], alone: set[tuple[str, str]], peers: _Peers
) -> FailureCause:
    types = _types(key, cases, peers)
    tests = peers.of(key, types)
    also = {name for name, type in alone if not types or type in types}
    if len(key.operations) == 1:
        also -= set(key.operations)
    follows = _follows(cases, also) if key.operations else ()
    return FailureCause(
        kind=key.kind,
        operations=key.operations,
        types=types,
        cases=sorted(cases, key=_telling),
        total=len(tests),
        notes=[*_notes(key, cases, tests, peers.features), *_reminder(follows)],
        follows=follows,
    )


def _types(key: _Key, cases: Sequence[GroupedCase], peers: _Peers) -> tuple[str, ...]:
    """The types of ``cases``; none where all types that are tested, and several, are among them, or
    where the failure is that of many operations.
    """
    if not key.operations and not (key.kind.is_wrong_values and _is_of_one_group(key, cases)):
        return ()
    types = {type_of(case) for case in cases} - {""}
    is_any = len(types) > 1 and types == peers.types(key) - {""}
    return () if is_any else tuple(sorted(types, key=_type_rank))


def _is_of_one_group(key: _Key, cases: Sequence[GroupedCase]) -> bool:
    return bool(key.group) and not any(case.tested for case in cases)


def _type_rank(type: str) -> tuple[int, str]:
    return (-TYPE_ORDER.index(type) if type in TYPE_ORDER else 0, type)


def _notes(
    key: _Key, cases: Sequence[GroupedCase], tests: Sequence[GroupedCase], book: FeatureBook
) -> Iterator[str]:
    yield from whereabouts(cases)
    yield from map(str, filter(None, [explanation_of(cases)]))
    yield from _right_elsewhere(key)
    yield from map(str, patterns(cases))
    yield from _clues(cases)
    passing = _passing(tests)
    among = COMPARED if key.kind.is_wrong_values else ""
    features = book.of([*cases, *passing])
    yield from [str(trait) for trait in common_traits(cases, passing, features, among)] or (
        certain_traits(cases, passing, features, among)
    )
    yield from _spread(cases)


def _right_elsewhere(key: _Key) -> Iterator[str]:
    if key.way:
        yield f"They fail by {key.way}; the first execution of the same models gives right values."
    elif key.group and key.kind.is_wrong_values:
        yield "The same models give right values in the test group “general”."


def _spread(cases: Sequence[GroupedCase]) -> Iterator[str]:
    counts = Counter(operations for case in cases if (operations := case.tested))
    if len(counts) > _SYSTEMIC:
        named = ", ".join(
            f"{' + '.join(operations)} ({number})"
            for operations, number in counts.most_common(_MAX_NAMED)
        )
        yield f"Models of {len(counts)} kinds fail this way, most often {named}."


def _clues(cases: Sequence[GroupedCase]) -> Iterator[str]:
    for clue, number in _frequent_clues(cases):
        yield f"In {number} of {len(cases)} tests {clue}."


def _frequent_clues(cases: Sequence[GroupedCase]) -> list[tuple[Clue, int]]:
    """What was found of many of the wrong outputs; what few of them are may be chance."""
    clues = Counter(clue for case in cases if (clue := case.failure.clue))
    least = max(_MIN_CLUES, _MIN_CLUE_SHARE * len(cases))
    return [found for found in clues.most_common(_MAX_CLUES) if found[1] >= least]


def _follows(cases: Iterable[GroupedCase], alone: set[str]) -> tuple[str, ...]:
    """Operations that every one of ``cases`` has beside others, and that also fail alone."""
    shared = set.intersection(*(set(case.operations) for case in cases)) & alone
    return tuple(sorted(shared)) if all(len(case.operations) > 1 for case in cases) else ()


def _folded(causes: Sequence[FailureCause]) -> list[FailureCause]:
    """The causes without those by wrong values of models that have an operation which gives wrong
    values alone, too: these are in that operation's.
    """
    hosts = {
        cause.operations[0]: cause
        for cause in reversed(causes)
        if cause.kind.is_wrong_values and len(cause.operations) == 1 and not cause.follows
    }
    following: dict[str, list[GroupedCase]] = {}
    rest = []
    for cause in causes:
        host = next((name for name in cause.follows if name in hosts), None)
        if host is None or not cause.kind.is_wrong_values:
            rest.append(cause)
        else:
            following.setdefault(host, []).extend(cause.cases)
    return [
        _with_followers(cause, following[cause.operations[0]])
        if cause.operations
        and hosts.get(cause.operations[0]) is cause
        and cause.operations[0] in following
        else cause
        for cause in rest
    ]


def _with_followers(cause: FailureCause, followers: Sequence[GroupedCase]) -> FailureCause:
    number = len(followers)
    tests = f"{number} tests of models" if number > 1 else "One test of a model"
    fail = "fail" if number > 1 else "fails"
    note = f"{tests} with {cause.operations[0]} among other operations {fail}, too"
    found = [*cause.notes, f"{note}, probably for the same reason."]
    return replace(cause, notes=found, followers=sorted(followers, key=_telling))


def _reminder(follows: Sequence[str]) -> Iterator[str]:
    if follows:
        fail = "fail" if len(follows) > 1 else "fails"
        yield f"May follow from {' and '.join(follows)}, which {fail} alone, too."


def _telling(case: GroupedCase) -> tuple[int, float, int, bool, int, str]:
    """The simplest first: few operations, mutations of which most were accepted, few elements, the
    plain test group, a short name.
    """
    return (
        _involved(case),
        -share_accepted(case),
        sum(map(_elements, case.calls)),
        case.group != "general",
        len(case.id),
        case.id,
    )


def _involved(case: GroupedCase) -> int:
    """How many operations ``case`` needs, those that only serve the one under test included."""
    return max(len(case.operations), len(case.calls)) if case.tested else 1


def _elements(call: OperationCall) -> int:
    return sum(math.prod(each.dimensions) for each in (*call.inputs, *call.outputs))


def _is_grave(cause: FailureCause) -> bool:
    return cause.kind.outcome in _GRAVITY


def _order(
    cause: FailureCause, weights: Mapping[tuple[str, ...], float], heaviest: float
) -> tuple[int, bool, float, tuple[str, ...], float, str]:
    subject = cause.operations or (cause.title,)
    gravity = _GRAVITY.get(cause.kind.outcome, _FAILURE)
    if cause.kind.outcome is Outcome.HANG and cause.weight < _FEW_HANGS * heaviest:
        gravity = _FAILURE
    # Of several types, that of which something can be said shows best what is wrong.
    rank = cause.weight * (_TELLING_NOTES if cause.notes else 1)
    # The more operations a test needs, the less it says about any of them.
    is_involved = len(cause.follows) > 0 or _involved(cause.cases[0]) > 1
    return (gravity, is_involved, -weights[subject], subject, -rank, cause.title)
