"""A workload: models with their inputs and the answers of the idle driver, for client processes.

It is written once, into a memory file with the constants of all models and one with everything
else, and read by each client in some milliseconds: no client imports a model again.
"""

from __future__ import annotations

import mmap
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from nnhal.memory import MEMFD, Memory
from nnhal.types import ExtensionNameAndPrefix, Model, Request, RequestArgument, Subgraph

__all__ = ["Answered", "Span", "Subject", "Workload", "WorkloadFiles", "written"]

_POISONED: Final = bytes(255 - value for value in range(256))


class _Body(msgspec.Struct, frozen=True):
    """A model without its pools."""

    main: Subgraph
    referenced: tuple[Subgraph, ...]
    operand_values: bytes
    relax: bool
    extensions: tuple[ExtensionNameAndPrefix, ...]

    @classmethod
    def of(cls, model: Model) -> _Body:
        return cls(
            model.main,
            model.referenced,
            model.operand_values,
            model.relax_computation_float32_to_float16,
            model.extension_name_to_prefix,
        )

    def model(self, pools: Sequence[Memory]) -> Model:
        return Model(
            self.main,
            self.referenced,
            self.operand_values,
            tuple(pools),
            self.relax,
            self.extensions,
        )


class Span(msgspec.Struct, frozen=True):
    """An output in the region of outputs: where it begins there, how long it is, of what type."""

    start: int
    length: int
    dtype: str
    atol: float = 0.0
    rtol: float = 0.0


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    """A model, and how it is run: a pool of ``size`` bytes that begins with ``image`` (the inputs
    of all rounds), and for each round the arguments of its request. The outputs of every round lie
    in the ``region`` (start, end) of the pool.
    """

    name: str
    size: int
    image: bytes
    region: tuple[int, int]
    spans: tuple[Span, ...]
    rounds: tuple[tuple[tuple[RequestArgument, ...], tuple[RequestArgument, ...]], ...]

    def memory(self) -> Memory:
        """A new pool with the inputs."""
        memory = Memory.allocate(self.size)
        memory.buffer[: len(self.image)] = self.image
        return memory

    def requests(self, memory: Memory) -> list[Request]:
        """A request for each round."""
        return [Request(inputs, outputs, (memory,)) for inputs, outputs in self.rounds]


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """A subject with the region's content after each round, on the idle driver.

    ``exact``: the idle driver repeats it bit for bit. ``idle_ns`` and ``prepare_ns`` are what a
    round and a preparation took there.
    """

    subject: Subject
    answers: tuple[bytes, ...]
    exact: bool = True
    idle_ns: int = 0
    prepare_ns: int = 0

    @property
    def poisons(self) -> tuple[bytes, ...]:
        """Return for each round the bytes that must not remain in its outputs: every bit inverted.

        Bytes of the region that belong to no output stay as they are: whoever writes there is
        found too.
        """
        return tuple(self._poison(answer) for answer in self.answers)

    def _poison(self, answer: bytes) -> bytes:
        poison = bytearray(answer)
        for span in self.subject.spans:
            part = slice(span.start, span.start + span.length)
            poison[part] = poison[part].translate(_POISONED)
        return bytes(poison)


class _Item(msgspec.Struct, frozen=True):
    answered: Answered
    body: _Body
    pools: tuple[tuple[int, int], ...]
    """Offset and size in the file of constants."""


_Items = tuple[_Item, ...]


@dataclass(frozen=True)
class WorkloadFiles:
    """Descriptors of a workload that :func:`written` has written, and stays the owner of."""

    content: int
    constants: int
    is_mapped: bool


class Workload:
    """Workload of a client: :meth:`model` of each of ``subjects``."""

    def __init__(self, files: WorkloadFiles) -> None:
        size = os.fstat(files.content).st_size
        self._items = msgspec.msgpack.decode(os.pread(files.content, size, 0), type=_Items)
        self._files = files
        self.subjects = tuple(item.answered for item in self._items)

    def model(self, number: int) -> Model:
        """Subject ``number`` as a driver is given it; each call makes new pools."""
        item = self._items[number]
        return item.body.model([self._pool(*place) for place in item.pools])

    def _pool(self, offset: int, size: int) -> Memory:
        pool = Memory.from_file(self._files.constants, offset, size)
        if not self._files.is_mapped:
            pool.name = MEMFD
        return pool

    def owner_of(self, answer: bytes) -> str:
        """Describe whose answer this is, in words; empty where it is nobody's."""
        for each in self.subjects:
            for number, known in enumerate(each.answers):
                if known == answer:
                    return f"input {number} of {each.subject.name}"
        return ""


@contextmanager
def written(
    subjects: Sequence[tuple[Answered, Model]], *, is_mapped: bool = False
) -> Iterator[WorkloadFiles]:
    """Write a workload; its files are gone at the end, and with this process.

    With ``is_mapped`` constants are in a file of the file system, which has no name any more.
    """
    constants = _nameless_file() if is_mapped else _memory_file("constants")
    content = _memory_file("workload")
    try:
        items = [
            _Item(answered, _Body.of(model), tuple(_append(constants, model.pools)))
            for answered, model in subjects
        ]
        _write(content, msgspec.msgpack.encode(items), 0)
        yield WorkloadFiles(content, constants, is_mapped)
    finally:
        os.close(content)
        os.close(constants)


def _append(file: int, pools: Sequence[Memory]) -> Iterator[tuple[int, int]]:
    for pool in pools:
        end = os.fstat(file).st_size
        offset = -(-end // mmap.PAGESIZE) * mmap.PAGESIZE
        _write(file, pool.buffer, offset)
        yield offset, pool.size


def _write(file: int, data: Any, offset: int) -> None:
    view = memoryview(data)
    while len(view):
        done = os.pwrite(file, view, offset)
        view, offset = view[done:], offset + done


def _memory_file(name: str) -> int:
    return os.memfd_create(f"stress {name}", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)


def _nameless_file() -> int:
    with tempfile.TemporaryFile(prefix="stress-") as file:
        return os.dup(file.fileno())
