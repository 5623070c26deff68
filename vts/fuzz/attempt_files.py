"""Files of attempts and findings, which further runs begin with."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from nncli.encoding import indented
from nncli.input_file import Format, read_json
from nncli.output_file import make_folder, write_file
from vts.fuzz.findings import Attempt, Finding

__all__ = ["earlier_attempts", "write_attempts", "write_finding"]

_PREFIX: Final = "attempt-"
_ATTEMPT: Final = Format(
    "an attempt of vts fuzz", remedy="remove it from the folder", max_bytes=1 << 24
)


def write_finding(finding: Finding, path: Path) -> None:
    """Write what repeats ``finding``. OutputNotWritable."""
    write_file(path, indented(finding))


def earlier_attempts(folder: Path) -> tuple[Attempt, ...]:
    """Return the attempts that earlier runs have left in ``folder``. Raises InputFileUnreadable."""
    files = sorted(folder.glob(f"{_PREFIX}*.json")) if folder.is_dir() else []
    return tuple(read_json(path, _ATTEMPT, Attempt) for path in files)


def write_attempts(attempts: Iterable[Attempt], folder: Path) -> None:
    """Add ``attempts`` to those of ``folder``. OutputNotWritable."""
    make_folder(folder)
    for attempt in attempts:
        data = msgspec.json.encode(attempt)
        name = hashlib.sha256(data).hexdigest()[:16]
        write_file(folder / f"{_PREFIX}{name}.json", data)
