"""Failures that are known: which cases, on which driver, why, and until when.

A file of expectations keeps a CI job green while a known failure waits, without hiding a new one,
and says so as soon as an entry is out of date.
"""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from nncli.errors import UserError
from nncli.input_file import Format, parse_toml, read_text, shown
from nntest.results import CaseResult, ExpectationUse, Outcome
from nntest.runner.glob_index import GlobIndex
from nntest.runner.selection import base_id

__all__ = [
    "FORESEEABLE",
    "FORMAT",
    "NO_MATCH",
    "Entry",
    "Expectations",
    "ExpectationsUnreadable",
    "Subject",
    "parse",
    "read",
]

FORESEEABLE: Final[tuple[Outcome, ...]] = (
    Outcome.FAILURE,
    Outcome.CRASH,
    Outcome.HANG,
    Outcome.FLAKY,
    Outcome.SUCCESS,
)

NO_MATCH: Final = "matches no case"
"""Beginning of the problem of such an entry."""

_Glob = Annotated[str, Meta(max_length=8192)]
Globs = _Glob | tuple[_Glob, ...]


class ExpectationsUnreadable(UserError):
    """The file of expectations is missing, no TOML, or has an entry that is wrong."""


FORMAT: Final = Format("a file of expectations", error=ExpectationsUnreadable, max_bytes=1 << 24)
"""Format of such a file: how it is read."""


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    """Subject that conditions look at. Fields are empty where they are not known."""

    driver: str
    """Name of the driver as the user typed it."""
    version: str = ""
    hal: str = ""
    host: str = msgspec.field(default_factory=platform.node)


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One ``[[expect]]``: these cases end with one of these outcomes, where all conditions hold.

    Conditions are globs, or lists of globs of which one must match; without them the entry holds
    for every driver.
    """

    case: Globs
    reason: Annotated[str, Meta(max_length=1 << 16)]
    outcome: Outcome | tuple[Outcome, ...] = Outcome.FAILURE
    driver: Globs = "*"
    version: Globs = "*"
    hal: Globs = "*"
    host: Globs = "*"
    url: Annotated[str, Meta(max_length=8192)] = ""
    expires: date | None = None

    @property
    def globs(self) -> tuple[str, ...]:
        return _several(self.case)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return (self.outcome,) if isinstance(self.outcome, Outcome) else self.outcome

    def holds_for(self, subject: Subject) -> bool:
        """Whether its conditions hold."""
        return all(
            any(fnmatchcase(getattr(subject, name), glob) for glob in _several(getattr(self, name)))
            for name in ("driver", "version", "hal", "host")
        )

    def is_expired(self, today: date) -> bool:
        """The day itself is the last one on which it holds."""
        return self.expires is not None and today > self.expires


class Expectations:
    """The entries that hold for the driver of a run, or for one of its drivers: ``others`` has the
    subjects of the cases (by id) that are about another driver than the run's own.
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        subject: Subject,
        today: date | None = None,
        others: Mapping[str, Subject] | None = None,
    ) -> None:
        self._today = today or date.today()
        self._subject = subject
        self._others = others or {}
        subjects = {subject, *self._others.values()}
        self._entries = [entry for entry in entries if any(map(entry.holds_for, subjects))]
        self._index = GlobIndex(
            (glob, number) for number, entry in enumerate(self._entries) for glob in entry.globs
        )
        self._holding = {
            one: frozenset(
                number for number, entry in enumerate(self._entries) if entry.holds_for(one)
            )
            for one in subjects
        }

    def foresee(self, result: CaseResult) -> CaseResult:
        """``result`` with the reason of the first entry in force that is about it.

        So marked are a bad outcome that is foreseen, and a success that is not foreseen.
        """
        if result.outcome not in FORESEEABLE:
            return result
        entry = self.entry_of(result.id)
        is_foreseen = entry is not None and result.outcome in entry.outcomes
        is_success = result.outcome is Outcome.SUCCESS
        if entry is None or is_foreseen == is_success:
            return result
        return msgspec.structs.replace(result, expected=entry.reason)

    def is_expired(self, entry: Entry) -> bool:
        return entry.is_expired(self._today)

    def uses(
        self, results: Iterable[CaseResult], planned: Iterable[str], *, complete: bool
    ) -> list[ExpectationUse]:
        """Return the use of each entry: ``results`` of the run, and the ids that the suite has
        planned.

        Not ``complete`` is a plan of some groups only: then an entry about another group may match
        nothing.
        """
        if not self._entries:
            return []
        about: list[list[CaseResult]] = [[] for _ in self._entries]
        for result in results:
            if result.outcome in FORESEEABLE:
                for number in self._owners(base_id(result.id)):
                    about[number].append(result)
        scope = _Scope(self._index, planned, complete)
        return [
            self._use(entry, cases, scope.has_case_of(number, entry))
            for number, (entry, cases) in enumerate(zip(self._entries, about, strict=True))
        ]

    def entry_of(self, id: str) -> Entry | None:
        """The first entry in force that is about the case."""
        for number in self._owners(base_id(id)):
            if not self._entries[number].is_expired(self._today):
                return self._entries[number]
        return None

    def _owners(self, case: str) -> Iterator[int]:
        """The entries about ``case`` that hold for its driver, in their order."""
        holding = self._holding[self._others.get(case, self._subject)]
        return (number for number in self._index.owners(case) if number in holding)

    def _use(self, entry: Entry, about: Sequence[CaseResult], has_case: bool) -> ExpectationUse:
        held = [result for result in about if result.outcome in entry.outcomes]
        return ExpectationUse(
            case=", ".join(entry.globs),
            outcomes=entry.outcomes,
            reason=entry.reason,
            url=entry.url,
            expires=entry.expires.isoformat() if entry.expires else "",
            matched=len(about),
            held=len(held),
            problem=self._problem(entry, about, has_case),
        )

    def _problem(self, entry: Entry, about: Sequence[CaseResult], has_case: bool) -> str:
        if entry.is_expired(self._today):
            return f"expired on {entry.expires}: mend the failure, or give it a new date"
        if not has_case:
            return f"{NO_MATCH}: mend the glob, or remove the entry"
        passed = [
            result.id
            for result in about
            if result.outcome is Outcome.SUCCESS and self.entry_of(result.id) is entry
        ]
        if passed and Outcome.SUCCESS not in entry.outcomes:
            more = f" and {len(passed) - 1} more" if len(passed) > 1 else ""
            return f"{passed[0]}{more} succeeded: remove what is mended"
        return ""


class _Scope:
    """What a plan says about entries that match nothing."""

    def __init__(self, index: GlobIndex, planned: Iterable[str], complete: bool) -> None:
        self._matched: set[int] = set()
        self._groups: set[str] = set()
        for id in planned:
            self._matched.update(index.owners(id))
            self._groups.add(id.partition("/")[0])
        self._complete = complete

    def has_case_of(self, number: int, entry: Entry) -> bool:
        """Whether the entry matches a case of the plan, or may match one that is not in it."""
        if number in self._matched:
            return True
        return not self._complete and not all(
            glob.partition("/")[0] in self._groups for glob in entry.globs
        )


def read(path: Path) -> list[Entry]:
    """The entries of a file of expectations, in order. Raises ExpectationsUnreadable."""
    return parse(read_text(path, FORMAT), path)


def parse(text: str, path: Path) -> list[Entry]:
    """The entries in the text of the file ``path``. Raises ExpectationsUnreadable."""
    content = parse_toml(text, path, FORMAT)
    unknown = sorted(content.keys() - {"expect"})
    entries = content.get("expect", [])
    if unknown or not isinstance(entries, list):
        found = f"'{shown(unknown[0])}'" if unknown else "'expect', which is no list"
        raise ExpectationsUnreadable(f"{path}: expected [[expect]] entries, found {found}")
    return [_entry(path, number, table) for number, table in enumerate(entries, 1)]


def _entry(path: Path, number: int, table: Mapping[str, Any]) -> Entry:
    where = f"{path}: entry {number}"
    if isinstance(table, dict) and table.get("case"):
        where = f"{where} ({shown(table['case'])})"
    try:
        entry = msgspec.convert(table, Entry)
    except msgspec.ValidationError as error:
        raise ExpectationsUnreadable(f"{where}: {shown(error)}") from error
    if not entry.reason.strip():
        raise ExpectationsUnreadable(f"{where}: the reason is empty; say why the failure is known")
    if not entry.globs or not entry.outcomes:
        raise ExpectationsUnreadable(f"{where}: names no case, or no outcome")
    strange = [outcome for outcome in entry.outcomes if outcome not in FORESEEABLE]
    if strange:
        allowed = ", ".join(map(str, FORESEEABLE))
        raise ExpectationsUnreadable(f"{where}: {strange[0]} cannot be expected; use {allowed}")
    return entry


def _several(globs: Globs) -> tuple[str, ...]:
    return (globs,) if isinstance(globs, str) else globs
