"""Findings: what made a driver fail, in as few steps as it takes, as a file that repeats it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from nncli.errors import UserError
from nncli.input_file import Format, read_json
from nntest.result_types import Natural
from vts.contract.row import Call
from vts.fuzz.steps import Step

__all__ = [
    "Attempt",
    "CallSequence",
    "Finding",
    "UnreadableFinding",
    "digest_of",
    "place_of",
    "read_attempt",
]

_Kind = TypeVar("_Kind")

CRASH: Final = "crash"
HANG: Final = "timeout"
OUT_OF_MEMORY: Final = "oom"
CONTRACT: Final = "contract"

_FRAMES: Final = 3
"""Innermost frames that tell one crash from another."""

_FRAME: Final = re.compile(r'File "([^"]+)", line (\d+)|\bin (\w+) \(|#\d+ +(?:0x\w+ in )?(\w+)')
_CURRENT: Final = "Current thread"
"""Begins the stack of the thread that had a signal, among those of all threads."""

_PARTICULARS: Final = re.compile(r"0x[0-9a-f]+|[A-Z][A-Z0-9_]{2,}|-?\d+(\.\d+)?(e[+-]?\d+)?")
"""Numbers, types and operations in a sentence: a rule that is not kept is one finding."""

_MEMORY: Final = re.compile(r"MemoryError|bad_alloc|out of memory|RESOURCE_EXHAUSTED", re.I)


class Attempt(msgspec.Struct, frozen=True, kw_only=True, tag="attempt"):
    """``steps`` from the case ``name`` of the file ``spec`` of a corpus. It is executed by the call
    ``way``; empty for a synchronous one.
    """

    spec: str
    name: str
    steps: tuple[Step, ...] = ()
    way: str = ""

    @property
    def label(self) -> str:
        """Return what it begins with."""
        return f"{self.name} of {self.spec}"

    def __len__(self) -> int:
        return len(self.steps)


class CallSequence(msgspec.Struct, frozen=True, kw_only=True, tag="calls"):
    """``calls`` of the contract, of what was drawn as sequence ``number`` of ``seed``."""

    calls: tuple[Call, ...]
    seed: Natural = 0
    number: Natural = 0

    @property
    def label(self) -> str:
        """Return where it comes from."""
        return f"sequence {self.number} of seed {self.seed}"

    def __len__(self) -> int:
        return len(self.calls)


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """An attempt on which a driver fails. ``how`` is ``crash``, ``timeout``, ``oom``, ``accepted``,
    ``differs``, ``answers`` or ``contract``; ``digest`` is the same for findings that are likely
    the same. ``said`` are the steps in words, or calls as a program; ``evidence`` is what became of
    the driver's process.
    """

    how: str
    digest: str
    reason: str
    attempt: Attempt | CallSequence
    said: tuple[str, ...] = ()
    evidence: tuple[str, ...] = ()
    seen: int = 1
    """Attempts of the stretch with this digest."""

    @property
    def name(self) -> str:
        """Return the name of its file, without a suffix."""
        return f"{self.how}-{self.digest}"


def place_of(reason: str, evidence: Sequence[str]) -> str:
    """Return where a driver fails: the innermost frames of its stack, else the reason, whatever
    numbers and names are in it.
    """
    began = [number for number, line in enumerate(evidence) if line.startswith(_CURRENT)]
    stack = evidence[began[0] :] if began else evidence
    frames = [match.group(0) for line in stack for match in _FRAME.finditer(line)]
    return "\n".join(frames[:_FRAMES]) or _PARTICULARS.sub("N", reason)


def digest_of(how: str, place: str) -> str:
    return hashlib.sha256(f"{how}\n{place}".encode("utf-8", "backslashreplace")).hexdigest()[:12]


def kind_of_death(evidence: Sequence[str]) -> str:
    """``crash``, or ``oom`` where the last words are about memory."""
    return OUT_OF_MEMORY if any(_MEMORY.search(line) for line in evidence) else CRASH


class UnreadableFinding(UserError):
    """A file that is no finding."""


_FORMAT: Final = Format(
    "a finding of vts fuzz or vts random-calls",
    remedy="give one of the files in DIR/findings of a run with --output DIR",
    error=UnreadableFinding,
    max_bytes=1 << 24,
)


def read_attempt(path: Path, kind: type[_Kind]) -> _Kind:
    """The attempt of the finding in a file, of one ``kind``. Raises UnreadableFinding."""
    attempt = read_json(path, _FORMAT, Finding).attempt
    if not isinstance(attempt, kind):
        other = "random-calls" if isinstance(attempt, CallSequence) else "fuzz"
        raise UnreadableFinding(f"{path} is a finding of vts {other}: give it to that command")
    return attempt
