"""Test groups and planned tests, as far as every suite of test groups has them.

A group is one module: a subject, with the tests that are planned for it (cheap: from the index of
the corpus, no model is loaded). What a test does with what it is given is the suite's own affair.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from nntest.cases.covering import Covers, covering
from nntest.cases.indexed_case import IndexedCase
from nntest.failure import Failure, name_of_status
from nntest.judge import Finding

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nntest.spec import SpecCase

__all__ = [
    "AnyTestGroup",
    "Failed",
    "PlannedTest",
    "Skipped",
    "may_begin",
    "planned",
    "planned_variant",
]


class Failed(Exception):
    """The driver is wrong. Raised with a :class:`Failure`, or with its first fields.

    ``findings`` are outputs with wrong values; ``outputs`` are all that the driver gave for
    ``case``, where they are to be explained. ``status`` is the error that the driver answered to
    ``call``, where that is the failure.
    """

    def __init__(
        self,
        failure: Failure | str,
        text: str = "",
        *,
        call: str = "",
        status: object = None,
        rule: str = "",
        findings: Sequence[Finding] = (),
        case: SpecCase | None = None,
        outputs: Sequence[NDArray[Any]] = (),
    ) -> None:
        if isinstance(failure, str):
            name = "" if status is None else name_of_status(status)
            failure = Failure(failure, text, call=call, status=name, rule=rule)
        super().__init__(failure)
        self.failure = failure
        self.findings = tuple(findings)
        self.case = case
        self.outputs = outputs

    def __str__(self) -> str:
        return str(self.failure.of(self.findings))

    def about(self, subject: str, rule: str = "", kind: str = "") -> Failed:
        """The same, as that of ``subject``, one of several things that a test tries."""
        inner = self.failure
        about = replace(
            inner,
            kind=f"{kind}/{inner.kind}" if kind else inner.kind,
            subject=f"{subject}: {inner.subject}" if inner.subject else subject,
            rule=rule or inner.rule,
        )
        return Failed(about, findings=self.findings, case=self.case, outputs=self.outputs)


class Skipped(Exception):
    """The test says nothing about this driver; the text says why."""


class PlannedTest(msgspec.Struct, frozen=True, kw_only=True):
    """One test of a group. Its id in results is ``GROUP/NAME``.

    ``spec`` and ``case`` say which case of the corpus it uses, empty for none; ``others`` are
    further cases of the same spec. ``tested`` are those of the ``operations`` that the case is
    about, ``purpose`` is what the corpus says of it.
    """

    group: str
    name: str
    spec: str = ""
    case: str = ""
    others: tuple[str, ...] = ()
    operations: tuple[str, ...] = ()
    tested: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    purpose: str = ""

    @property
    def id(self) -> str:
        return f"{self.group}/{self.name}"

    @property
    def folder(self) -> str:
        """The folder of the case that the test uses, below the corpus; empty for none."""
        return self.name.rpartition("/")[0] if self.case else ""


class AnyTestGroup(ABC):
    """A subject, whatever the suite."""

    __test__ = False  # no class of pytest's

    name: str
    """First part of its tests' ids: lower case, words joined by ``_``."""
    title: str
    """Title in reports."""
    summary: str
    """One sentence: what must hold to pass."""
    source: str
    """Android's test suite that it covers."""

    @abstractmethod
    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        """The tests, in a stable order. ``thorough`` takes every case of the corpus, otherwise
        cases that differ in values only may be represented by the first of them.
        """

    def of_cases(
        self, cases: Iterable[IndexedCase], covers: Covers, *, thorough: bool
    ) -> list[PlannedTest]:
        """A test of each of ``cases`` that covers what no earlier one does, or of all if
        ``thorough``; none of those that must fail.
        """
        good = [case for case in cases if not case.expect_failure]
        return [planned(self.name, case) for case in covering(good, covers, thorough=thorough)]

    def tests_under(
        self, starts: Sequence[str], corpus: Sequence[IndexedCase], *, thorough: bool
    ) -> Iterable[PlannedTest]:
        """Tests of :meth:`tests` whose names begin with one of ``starts``, and perhaps others: for
        groups that can leave out the others before they are planned.
        """
        return self.tests(corpus, thorough=thorough)


def may_begin(starts: Iterable[str], folder: str) -> bool:
    """Whether a name below ``folder/`` may begin with one of ``starts``."""
    below = f"{folder}/"
    return any(start.startswith(below) or below.startswith(start) for start in starts)


def planned(group: str, case: IndexedCase, *, others: Sequence[IndexedCase] = ()) -> PlannedTest:
    """The test of ``group`` on ``case``, and on ``others`` of the same spec."""
    return PlannedTest(
        group=group,
        name=case.id,
        spec=case.spec,
        case=case.name,
        others=tuple(other.name for other in others),
        operations=case.operations,
        tested=case.tested,
        types=case.types,
        purpose=case.purpose,
    )


def planned_variant(group: str, kind: str, case: IndexedCase) -> PlannedTest:
    """The test of ``group`` on what ``kind`` makes of ``case``: the corpus has another purpose."""
    test = planned(group, case)
    return msgspec.structs.replace(test, name=f"{kind}/{case.id}", purpose="")
