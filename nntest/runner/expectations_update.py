"""Rewrites a file of expectations after a run, so that the next run of the same driver is as
expected. Comments stay, and so do entries that are not about this driver.
"""

from __future__ import annotations

import glob
import json
import re
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Final

import msgspec

from nntest.results import CaseResult, Outcome
from nntest.runner.expectations import (
    Entry,
    Expectations,
    ExpectationsUnreadable,
    Subject,
    parse,
    read,
)
from nntest.runner.selection import base_id

__all__ = ["Change", "Evidence", "updated"]

_ENTRY: Final = re.compile(r"^\s*\[\[\s*expect\s*\]\]")


class Change(msgspec.Struct, kw_only=True):
    """What an update has done: ids or globs of entries."""

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
    of entries that match no case of it.
    """

    results: Sequence[CaseResult]
    subject: Subject
    is_whole: bool = True
    unmatched: frozenset[str] = frozenset()


def updated(path: Path, run: Evidence, today: date | None = None) -> Change:
    """The text of the file ``path`` (which need not exist) that the results ask for.

    An entry of which no case fails any more goes; one of which some do not is narrowed to those
    that do; failures that no entry foresees are added, with their own words as the reason.
    Raises ExpectationsUnreadable.
    """
    head, blocks = _blocks(path) if path.exists() else ([], [])
    known = Expectations([block.entry for block in blocks], run.subject, today)
    change = Change(text="")
    kept = [part for block in blocks for part in _kept(block, run, known, change)]
    new = [case for case in run.results if case.outcome.is_bad and not _is_foreseen(case, known)]
    change.added = sorted({base_id(case.id) for case in new})
    parts = [*kept, *(_added(case, run.subject) for case in _first_of_each(new))]
    change.text = "\n".join(["\n".join(head), *parts] if head else parts).strip("\n") + "\n"
    parse(change.text, path)  # what is written must be readable
    return change


def _blocks(path: Path) -> tuple[list[str], list[_Block]]:
    """The lines before the first entry, and the entries with their lines."""
    entries = read(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if _ENTRY.match(line)]
    if len(starts) != len(entries):
        raise ExpectationsUnreadable(
            f"{path}: not every [[expect]] stands on a line of its own; it cannot be rewritten"
        )
    begins = [_with_comments(lines, start) for start in starts]
    ends = [*begins[1:], len(lines)]
    blocks = [
        _Block(lines[begin:start], _stripped(lines[start:end]), entry)
        for begin, start, end, entry in zip(begins, starts, ends, entries, strict=True)
    ]
    return _stripped(lines[: begins[0]] if begins else lines), blocks


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


def _is_foreseen(case: CaseResult, known: Expectations) -> bool:
    entry = known.entry_of(case.id)
    return entry is not None and case.outcome in entry.outcomes


def _kept(block: _Block, run: Evidence, known: Expectations, change: Change) -> list[str]:
    """What of an entry stays: a text, or none."""
    entry, name = block.entry, ", ".join(block.entry.globs)
    whole = "\n".join(["", *block.comments, *block.lines])
    if not entry.holds_for(run.subject):
        return [whole]
    if known.is_expired(entry):
        change.expired.append(name)
        return [whole]
    about = [case for case in run.results if known.entry_of(case.id) is entry]
    failing = sorted({base_id(case.id) for case in about if case.outcome in entry.outcomes})
    passing = {base_id(case.id) for case in about if case.outcome is Outcome.SUCCESS}
    is_mended = bool(passing - set(failing)) and Outcome.SUCCESS not in entry.outcomes
    if not is_mended and name not in run.unmatched:
        return [whole]
    if not run.is_whole and any(map(glob.has_magic, entry.globs)):
        change.undecided.append(name)
        return [whole]
    if not failing:
        change.removed.append(name)
        return []
    change.narrowed.append(name)
    narrowed = msgspec.structs.replace(entry, case=tuple(map(glob.escape, failing)))
    return ["\n".join(["", *block.comments, *_lines(narrowed)])]


def _first_of_each(cases: Iterable[CaseResult]) -> list[CaseResult]:
    """One result a case, by id: repetitions may have failed in the same way."""
    first: dict[str, CaseResult] = {}
    for case in cases:
        first.setdefault(base_id(case.id), case)
    return [first[id] for id in sorted(first)]


def _added(case: CaseResult, subject: Subject) -> str:
    entry = Entry(
        case=glob.escape(base_id(case.id)),
        outcome=case.outcome,
        driver=glob.escape(subject.driver),
        reason=case.reason or str(case.outcome),
    )
    return "\n".join(["", *_lines(entry)])


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
        return f"[{', '.join(map(_toml, value))}]" if len(value) != 1 else _toml(value[0])
    if isinstance(value, date):
        return value.isoformat()
    # A basic string of TOML is one of JSON, but for the character DEL.
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
