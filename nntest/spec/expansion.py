"""The expansion of a spec in a process of its own.

A spec is Python: it may end its process, crash it or never come to an end. That must cost the
spec, not the run.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from nncli import sealed_file
from nntest.spec.loader import SpecError, SpecFile, expand

if TYPE_CHECKING:
    from nnprocess.child import Child
    from nnprocess.zygote import Zygote

__all__ = ["LIMIT_S", "expanded", "main", "processes"]

LIMIT_S: Final = 60.0
"""Time limit for the expansion of a spec. The largest of the suite's own take half a second."""

_TARGET: Final = "nntest.spec.expansion:main"

_INTERVAL_S: Final = 0.1
"""Between two looks at whether the user wants to stop."""

_KEY: Final = b"expansion"


class _Answer(msgspec.Struct, frozen=True):
    """``cases`` are encoded SpecCases; ``fault`` is what is wrong with the spec, else empty."""

    fault: str = ""
    cases: bytes = b""


def expanded(
    spec: SpecFile, waiting: Callable[[], object] = lambda: None, *, limit_s: float = LIMIT_S
) -> bytes:
    """The cases of ``spec``, as MessagePack of a list of SpecCases.

    ``waiting`` is called several times a second meanwhile. Raises what it raises, and SpecError
    for a spec that raises something itself, ends its process, or takes longer than ``limit_s``.
    """
    with processes():
        answer = _answered(spec, waiting, limit_s)
    decoded = msgspec.msgpack.decode(answer, type=_Answer)
    if decoded.fault:
        raise SpecError(decoded.fault)
    return decoded.cases


def _answered(spec: SpecFile, waiting: Callable[[], object], limit_s: float) -> bytes:
    file = os.memfd_create("spec")
    try:
        _fill(file, spec.content)
        child = _fork(spec, file)
        try:
            _wait(child, spec, waiting, limit_s)
        except BaseException:
            child.kill()
            raise
        answer = sealed_file.unsealed(_KEY, _content(file))
    finally:
        os.close(file)
    if answer is None:
        raise SpecError(f"{spec.path}: the process that was reading it {_told(child)}")
    return answer


def main(arguments: bytes, fds: list[int]) -> None:
    """Target of the zygote: the file has the spec's text, and then what became of it."""
    (file,) = fds
    spec = SpecFile(Path(os.fsdecode(arguments)), _content(file))
    answer = _answer(spec)
    _fill(file, sealed_file.sealed(_KEY, msgspec.msgpack.encode(answer)))


def _answer(spec: SpecFile) -> _Answer:
    try:
        return _Answer(cases=msgspec.msgpack.encode(expand(spec)))
    except SpecError as error:
        # A spec may put anything into an error's text, half a character too.
        return _Answer(fault=str(error).encode("utf-8", "backslashreplace").decode())


def _fork(spec: SpecFile, file: int) -> Child:
    from nnprocess.zygote import ZygoteGone

    try:
        return _zygote().fork(_TARGET, os.fsencode(spec.path), [file])
    except ZygoteGone:  # a spec may have killed even that
        _end_zygote()
        return _zygote().fork(_TARGET, os.fsencode(spec.path), [file])


@contextmanager
def processes() -> Iterator[None]:
    """Specs that are expanded inside share what starts their processes; it ends with the outermost
    of these blocks, so that nothing of it is left.
    """
    _blocks.append(None)
    try:
        yield
    finally:
        _blocks.pop()
        if not _blocks:
            _end_zygote()


_blocks: Final[list[None]] = []
_zygotes: Final[list[Zygote]] = []


def _zygote() -> Zygote:
    """Forks a process for each spec; loaded when the first spec is expanded."""
    if not _zygotes:
        from nnprocess.zygote import Zygote

        _zygotes.append(Zygote.start([__name__]))
    return _zygotes[0]


def _end_zygote() -> None:
    while _zygotes:
        _zygotes.pop().close()


def _wait(child: Child, spec: SpecFile, waiting: Callable[[], object], limit_s: float) -> None:
    """Until the process has ended. Raises SpecError for one that does not."""
    deadline = time.monotonic() + limit_s
    while child.end(_INTERVAL_S) is None:
        waiting()
        if time.monotonic() > deadline:
            line = _line_in(child.dump_stacks(), spec.path)
            raise SpecError(f"{spec.path}{line}: still running after {limit_s:g} s, and given up")


def _line_in(stacks: tuple[str, ...], path: Path) -> str:
    """``:LINE`` of the spec that is being run, empty where none is."""
    place = re.compile(rf'File "{re.escape(str(path))}", line (\d+)')
    for frame in stacks:
        if found := place.search(frame):
            return f":{found[1]}"
    return ""


def _told(child: Child) -> str:
    """How the process ended, and its last words."""
    end = child.end()
    last = next((line for line in reversed(end.log if end else ()) if line.strip()), "")
    return f"{end}{f' ({last.strip()})' if last else ''}"


def _fill(file: int, content: bytes) -> None:
    os.ftruncate(file, 0)
    offset = 0
    while offset < len(content):
        offset += os.pwrite(file, content[offset : offset + (1 << 30)], offset)


def _content(file: int) -> bytes:
    size, parts, offset = os.fstat(file).st_size, [], 0
    while offset < size and (part := os.pread(file, size - offset, offset)):
        parts.append(part)
        offset += len(part)
    return b"".join(parts)
