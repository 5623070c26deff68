"""Rewrites a file of expectations after a run, so that the next run of the same driver is as
expected. Comments stay, and so do entries that are not about this driver.
"""

from __future__ import annotations

import glob
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Final

import msgspec

from nncli.input_file import read_text
from nntest.report.html.text import shortened
from nntest.results import CaseResult, Outcome
from nntest.runner.expectations import (
    FORESEEABLE,
    FORMAT,
    Entry,
    Expectations,
    ExpectationsUnreadable,
    Subject,
    parse,
)
from nntest.runner.glob_cover import cover
from nntest.runner.selection import base_id

__all__ = ["Change", "Evidence", "updated"]

_INLINE: Final = re.compile(r"^\s*[\"']?expect[\"']?\s*=")

_ENTRY: Final = re.compile(r"^\s*\[\[\s*expect\s*\]\]")


_MAX_LINE: Final = 80
"""Characters of a list that stands on one line."""

_MAX_REASON: Final = 1000
"""Characters; a reason may repeat what a driver printed."""


class Change(msgspec.Struct, kw_only=True):
    """Change made by an update: ids or globs of entries."""

    text: str
    added: list[str] = []
    removed: list[str] = []
    narrowed: list[str] = []
    expired: list[str] = []
    """Left as they are: whether to give them more time is for people to decide."""
    undecided: list[str] = []
    """Left as they are: a case of theirs succeeded, but not all their cases were run."""


class _Block(msgspec.Struct):
    """An entry as it stands in the file, with the comments above it."""

    comments: list[str]
    lines: list[str]
    entry: Entry


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """A run: its results, of which driver, whether it had all cases of the suite, and the globs
    of entries that match no case of it. ``causes`` says by id why a case failed, in words that are
    the same for cases that failed alike; without it, that is what their reasons are.
    """

    results: Sequence[CaseResult]
    subject: Subject
    is_whole: bool = True
    unmatched: frozenset[str] = frozenset()
    causes: Mapping[str, str] = {}


def updated(path: Path, run: Evidence, today: date | None = None) -> Change:
    """The text of the file ``path`` (which need not exist) that the results ask for.

    An entry of which no case fails any more goes; one of which some do not is narrowed to those
    that do. Failures that no entry foresees are added, an entry a cause. Raises
    ExpectationsUnreadable.
    """
    head, blocks = _blocks(path) if os.path.lexists(path) else ([], [])
    known = Expectations([block.entry for block in blocks], run.subject, today)
    past = _Results(run, known)
    change = Change(text="")
    kept = [part for block in blocks for part in _kept(block, past, change)]
    added = list(_added(past))
    change.added = [_name(entry) for entry in added]
    parts = [*kept, *("\n".join(["", *_lines(entry)]) for entry in added)]
    change.text = "\n".join(["\n".join(head), *parts] if head else parts).strip("\n") + "\n"
    parse(change.text, path)  # what is written must be readable
    return change


class _Results:
    """What a run says, by case: repetitions of a case are one.

    ``unforeseen`` are the ids of cases that failed in a way that no entry foresees.
    """

    def __init__(self, run: Evidence, known: Expectations) -> None:
        self.run = run
        self.known = known
        self.first: dict[str, CaseResult] = {}
        self.unforeseen: set[str] = set()
        self._outcomes: dict[str, set[Outcome]] = {}
        self._ids: dict[int, list[str]] = {}
        for case in run.results:
            id = base_id(case.id)
            if id not in self._outcomes:
                entry = known.entry_of(id)
                self._outcomes[id] = set()
                self._ids.setdefault(_identity(entry), []).append(id)
            self._outcomes[id].add(case.outcome)
            if case.outcome.is_bad:
                self.first.setdefault(id, case)
                entry = known.entry_of(id)
                if entry is None or case.outcome not in entry.outcomes:
                    self.unforeseen.add(id)

    def about(self, entry: Entry) -> list[str]:
        """The ids of the cases that ``entry`` is the first to be about."""
        return self._ids.get(_identity(entry), [])

    def outcomes(self, id: str) -> set[Outcome]:
        return self._outcomes[id]

    def globs(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Globs that match these cases and no other; after a part of the suite, each by its id."""
        if not self.run.is_whole:
            return tuple(sorted(map(glob.escape, ids)))
        return tuple(cover(set(ids), self._outcomes))


def _identity(entry: Entry | None) -> int:
    """Of the object: two entries of a file may say the same."""
    return id(entry)


def _name(entry: Entry) -> str:
    return ", ".join(entry.globs)


def _blocks(path: Path) -> tuple[list[str], list[_Block]]:
    """The lines before the first entry, and the entries with their lines."""
    text = read_text(path, FORMAT)
    entries = parse(text, path)
    lines = text.split("\n")
    starts = [number for number, line in enumerate(lines) if _ENTRY.match(line)]
    if len(starts) != len(entries) or (not entries and any(map(_INLINE.match, lines))):
        raise ExpectationsUnreadable(
            f"{path}: not every [[expect]] stands on a line of its own; it cannot be rewritten"
        )
    if not starts:
        return _stripped(lines), []
    begins = [_with_comments(lines, start) for start in starts]
    ends = [*begins[1:], len(lines)]
    blocks = [
        _Block(lines[begin:start], _stripped(lines[start:end]), entry)
        for begin, start, end, entry in zip(begins, starts, ends, entries, strict=True)
    ]
    return _stripped(lines[: begins[0]]), blocks


def _with_comments(lines: Sequence[str], start: int) -> int:
    """Where the comment directly above line ``start`` begins."""
    while start > 0 and lines[start - 1].lstrip().startswith("#"):
        start -= 1
    return start


def _stripped(lines: Sequence[str]) -> list[str]:
    """Without empty lines at the end."""
    kept = list(lines)
    while kept and not kept[-1].strip():
        kept.pop()
    return kept


def _kept(block: _Block, past: _Results, change: Change) -> list[str]:
    """What of an entry stays: a text, or none."""
    entry, name = block.entry, _name(block.entry)
    whole = "\n".join(["", *block.comments, *block.lines])
    if not entry.holds_for(past.run.subject):
        return [whole]
    if past.known.is_expired(entry):
        change.expired.append(name)
        return [whole]
    about = past.about(entry)
    otherwise = past.unforeseen.intersection(about)
    failing = {id for id in about if not past.outcomes(id).isdisjoint(entry.outcomes)} - otherwise
    passing = {id for id in about if Outcome.SUCCESS in past.outcomes(id)} - failing
    is_mended = bool(passing) and Outcome.SUCCESS not in entry.outcomes
    if not (is_mended or otherwise or name in past.run.unmatched):
        return [whole]
    if not past.run.is_whole and any(map(glob.has_magic, entry.globs)):
        change.undecided.append(name)
        past.unforeseen -= otherwise  # an entry behind this one would foresee nothing
        return [whole]
    if not failing:
        change.removed.append(name)
        return []
    change.narrowed.append(name)
    narrowed = msgspec.structs.replace(entry, case=past.globs(failing))
    return ["\n".join(["", *block.comments, *_lines(narrowed)])]


def _added(past: _Results) -> Iterator[Entry]:
    """An entry for all cases that failed by the same cause, with the same outcomes."""
    groups: dict[tuple[str, tuple[Outcome, ...]], list[str]] = {}
    for id in sorted(past.unforeseen):
        seen = past.outcomes(id)
        outcomes = tuple(outcome for outcome in FORESEEABLE if outcome in seen)
        case = past.first[id]
        cause = past.run.causes.get(case.id) or case.reason or str(case.outcome)
        groups.setdefault((cause, outcomes), []).append(id)
    for (cause, outcomes), ids in groups.items():
        yield Entry(
            case=past.globs(ids),
            outcome=outcomes,
            driver=glob.escape(past.run.subject.driver),
            reason=_reason(cause, [past.first[id] for id in ids]),
        )


def _reason(cause: str, cases: Sequence[CaseResult]) -> str:
    """The cases' own words, if all have the same; else the cause, and the words of the first."""
    said = {case.reason for case in cases} - {""}
    reason = cause if not said else cases[0].reason if len(said) == 1 else ""
    return shortened(reason or f"{cause}; {cases[0].id}: {cases[0].reason}", _MAX_REASON)


def _lines(entry: Entry) -> list[str]:
    """The entry in TOML; what is as by default is left out."""
    default = Entry(case="", reason="")
    lines = ["[[expect]]", f"case = {_toml(entry.case)}"]
    for name in ("outcome", "driver", "version", "hal", "host", "reason", "url", "expires"):
        value = getattr(entry, name)
        if name == "outcome" or value != getattr(default, name):
            lines.append(f"{name} = {_toml(value)}")
    return lines


def _toml(value: object) -> str:
    if isinstance(value, tuple):
        return _list(value) if len(value) != 1 else _toml(value[0])
    if isinstance(value, date):
        return value.isoformat()
    # A basic string of TOML is one of JSON, but for the character DEL.
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def _list(values: tuple[object, ...]) -> str:
    """On one line, or on as many as there are values."""
    texts = list(map(_toml, values))
    line = f"[{', '.join(texts)}]"
    return line if len(line) <= _MAX_LINE else "\n".join(["[", *(f"    {t}," for t in texts), "]"])
