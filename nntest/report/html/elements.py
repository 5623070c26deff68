"""Elements of a page: plain values that the macros of ``reports/components.html.j2`` draw.

A suite turns its result into these; it writes no markup. Text in them may come from outside and
is escaped when it is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from markupsafe import Markup

from nntest.report.html.numbers import NO_VALUE, significant, split
from nntest.report.signs import SIGNS, Sign, Tone
from nntest.result_types import MAX_TOLD_SHARE
from nntest.results import Outcome

__all__ = [
    "Cause",
    "Cell",
    "Column",
    "Fact",
    "Figure",
    "Finding",
    "LegendEntry",
    "MapBlock",
    "MapCell",
    "MapRow",
    "Notice",
    "PagePart",
    "Row",
    "State",
    "Subject",
    "Table",
    "Total",
    "Verdict",
    "WrongValue",
    "missing",
    "number",
    "text",
    "totals",
]

State = Literal["passed", "failed", "incomplete"]


@dataclass(frozen=True)
class Fact:
    """A name and what it is; ``code`` for what a reader may copy into a shell or compare."""

    name: str
    value: str
    code: bool = False


@dataclass(frozen=True)
class Notice:
    """A sentence that touches a number or the whole run, and what to do about it."""

    message: str
    advice: str = ""


@dataclass(frozen=True)
class PagePart:
    """A part of the page that the bar leads to."""

    identity: str
    title: str


@dataclass(frozen=True)
class Subject:
    """Subject of the run: a driver and its facts."""

    name: str
    facts: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """The head of a page: passed or not, the one sentence why, of what, when and where.

    ``qualifier`` stands beside the headline; ``caveats`` say in words how the run is reduced,
    incomplete or doubtful.
    """

    state: State
    headline: str
    qualifier: str = ""
    why: str
    subjects: Sequence[Subject]
    facts: Sequence[Fact]
    caveats: Sequence[Notice] = ()

    @property
    def sign(self) -> Sign:
        return _STATES[self.state]


_STATES: dict[State, Sign] = {
    "passed": SIGNS[Outcome.SUCCESS],
    "failed": SIGNS[Outcome.FAILURE],
    "incomplete": SIGNS[Outcome.NOT_RUN],
}


@dataclass(frozen=True)
class Total:
    """Count of the planned cases that ended in one way."""

    sign: Sign
    count: int


def totals(counts: Mapping[Outcome, int]) -> list[Total]:
    """A total for every outcome, in the order of the outcomes, those of zero included."""
    return [Total(sign, counts.get(outcome, 0)) for outcome, sign in SIGNS.items()]


@dataclass(frozen=True)
class WrongValue:
    """A wrong element of an output, as a reader is shown it."""

    place: str
    expected: str
    actual: str
    allowed: str


@dataclass(frozen=True, kw_only=True)
class Finding:
    """One failed case under a cause. ``share`` is the error as a multiple of what is allowed.

    ``calls`` are the operations under test with their arguments, each with its tensors.
    ``wrong`` are the first of ``wrong_total`` wrong elements, and ``inputs`` what they came from.
    ``remark`` is what the driver says of it; ``evidence`` are lines of a log or of stacks.
    """

    case: str
    href: str = ""
    calls: Sequence[Fact] = ()
    where: str = ""
    expected: str = ""
    actual: str = ""
    allowed: str = ""
    rule: str = ""
    share: float | None = None
    wrong: Sequence[WrongValue] = ()
    wrong_total: int = 0
    inputs: Sequence[Fact] = ()
    message: str = ""
    remark: str = ""
    repeat: str = ""
    evidence: Sequence[str] = ()
    keys: str = ""

    @property
    def error(self) -> str:
        """Return how far off it is, in words; empty where expected and actual value say it all."""
        if self.share is None or not self.share < MAX_TOLD_SHARE:
            return ""
        return f"{significant(self.share)} × what is allowed"


@dataclass(frozen=True)
class Cause:
    """Failures with the same cause.

    ``notes`` are sentences on what they have in common. ``cases`` counts them where ``findings``
    are only examples; ``total`` says of how many, 0 where it is not known, and ``among`` which
    these are, in words behind "tests".
    """

    title: str
    findings: Sequence[Finding]
    tone: Tone = "bad"
    notes: Sequence[str] = ()
    cases: int | None = None
    total: int = 0
    among: str = ""
    sign: Sign | None = None

    @property
    def size(self) -> int:
        """Return how many cases failed in this way."""
        return len(self.findings) if self.cases is None else self.cases


@dataclass(frozen=True)
class MapCell:
    """``label`` says in words what the sign means here; ``note`` says it at length."""

    sign: Sign
    label: str
    href: str = ""
    note: str = ""


@dataclass(frozen=True)
class MapRow:
    name: str
    cells: Sequence[MapCell | None]
    keys: str = ""


@dataclass(frozen=True)
class MapBlock:
    """A part of the map: rows of one kind against the same columns."""

    caption: str
    columns: Sequence[str]
    rows: Sequence[MapRow]


@dataclass(frozen=True)
class Column:
    """A column and its unit; ``note`` explains the heading."""

    title: str
    unit: str = ""
    numeric: bool = True
    note: str = ""


@dataclass(frozen=True, kw_only=True)
class Cell:
    """A cell. A number comes cut at its decimal point, and with its value to sort by."""

    text: str = ""
    whole: str = ""
    fraction: str = ""
    value: float | None = None
    difference: str = ""
    """Difference to the baseline, with its sign."""
    tone: Tone = "plain"
    sign: Sign | None = None
    href: str = ""
    code: bool = False
    note: str = ""
    notices: Sequence[Notice] = ()


def text(
    value: str,
    *,
    href: str = "",
    code: bool = False,
    sign: Sign | None = None,
    note: str = "",
    notices: Sequence[Notice] = (),
) -> Cell:
    """A cell of words."""
    return Cell(text=value, href=href, code=code, sign=sign, note=note, notices=notices)


def number(
    shown: str,
    value: float,
    *,
    difference: str = "",
    tone: Tone = "plain",
    href: str = "",
    notices: Sequence[Notice] = (),
) -> Cell:
    """A cell with a number that is ``shown`` so and sorted by ``value``."""
    whole, fraction = split(shown)
    return Cell(
        whole=whole,
        fraction=fraction,
        value=value,
        difference=difference,
        tone=tone,
        href=href,
        notices=notices,
    )


def missing(why: str = NO_VALUE, note: str = "", notices: Sequence[Notice] = ()) -> Cell:
    """A cell without a number, and why it has none."""
    return Cell(text=why, tone="muted", note=note, notices=notices)


@dataclass(frozen=True)
class Row:
    """``keys`` is what the filter searches; ``style`` the class of the series it belongs to."""

    cells: Sequence[Cell]
    keys: str = ""
    style: str = ""
    tone: Tone = "plain"
    identity: str = ""


@dataclass(frozen=True, kw_only=True)
class Table:
    """A table with the heading of each row in its first column."""

    identity: str
    caption: str
    columns: Sequence[Column]
    rows: Sequence[Row]
    folded: bool = False
    """Under a summary that opens it: the text equivalent of a chart. Not sortable, it has neither
    links nor differences.
    """
    sortable: bool = True

    @cached_property
    def widths(self) -> list[int]:
        """Characters from the decimal point on, a column each."""
        return [max((len(c.fraction) for c in cells), default=0) for cells in self._by_column()]

    @cached_property
    def differs(self) -> list[bool]:
        """Whether any number of a column has a difference, so that all leave room for one."""
        return [any(c.difference for c in cells) for cells in self._by_column()]

    def _by_column(self) -> list[list[Cell]]:
        return [[row.cells[i] for row in self.rows] for i in range(len(self.columns))]


@dataclass(frozen=True)
class LegendEntry:
    """A style of the charts and what it stands for."""

    style: str
    name: str


@dataclass(frozen=True, kw_only=True)
class Figure:
    """A chart, its caption and its text equivalent: a table, or the id of one that the page has."""

    identity: str
    chart: Markup
    caption: str
    table: Table | None = None
    equivalent: str = ""
    keys: str = ""
    notices: Sequence[Notice] = ()
