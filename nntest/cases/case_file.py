"""Case files: expanded cases of a family as data (``FAMILY.cases``), compressed, with a checksum.

A file begins with :data:`MAGIC` and the SHA-256 of all that follows: the lengths of the table of
contents (compressed, and as it is), the table, and blocks with the cases of a few sections each.
The table and every block are compressed by themselves (raw LZMA2), so that a section is read
without most others, and planning reads the table alone. What they contain is MessagePack.
"""

from __future__ import annotations

import hashlib
import itertools
import lzma
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from nncli.input_file import Format, read_bytes
from nntest.cases.indexed_case import IndexedCase
from nntest.spec import SpecCase, SpecError
from nntest.spec.loader import check_name

__all__ = [
    "CASES_SUFFIX",
    "MAGIC",
    "CaseFile",
    "Description",
    "NewSection",
    "Section",
    "arranged",
    "content_of",
    "encoded",
]

CASES_SUFFIX: Final = ".cases"

MAGIC: Final = b"nncases1"

_MAX_BYTES: Final = 1 << 28
"""Maximum size of a file, and of a table and a block when decompressed."""

_FORMAT: Final = Format(
    "a file of cases",
    remedy="get it again, or write it with 'python -m corpus'",
    error=SpecError,
    max_bytes=_MAX_BYTES,
)

_BLOCK_BYTES: Final = 1 << 20
"""Sections share a block up to this size. The larger it is, the less the file takes, and the longer
it takes to read one section."""

_LENGTHS: Final = struct.Struct("<II")

_DICTIONARY_BYTES: Final = 1 << 23
"""Size of LZMA's dictionary. It bounds the reader's memory, as no file can choose it."""

_MIN_DICTIONARY_BYTES: Final = 1 << 12
"""The least that LZMA takes."""

_Type = TypeVar("_Type")


class Description(msgspec.Struct, frozen=True, kw_only=True):
    """A case as its builder describes it: what it is for, and where its expected values come from.

    ``remark`` says what is special about the expected values. ``cases`` are what its variations
    make of it, as an index has them but for what depends on where the file is.
    """

    name: str
    purpose: str
    oracle: str
    remark: str = ""
    cases: tuple[IndexedCase, ...]


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """Cases that were written together, by the module ``builder``; ``about`` says what they share.

    ``digest`` is that of the expanded cases; they are ``size`` bytes at ``offset`` in the block of
    the number ``block``.
    """

    name: str
    about: str
    builder: str
    descriptions: tuple[Description, ...]
    digest: str
    block: int
    offset: int
    size: int

    @property
    def names(self) -> list[str]:
        """Names of the expanded cases."""
        return [case.name for description in self.descriptions for case in description.cases]


class _Table(msgspec.Struct, frozen=True):
    """Contents of a file. ``blocks`` are the lengths of the blocks, compressed and as they are."""

    sections: tuple[Section, ...]
    blocks: tuple[tuple[int, int], ...]


@dataclass(frozen=True, kw_only=True)
class NewSection:
    """A section that is to be written: ``cases`` in the order of those in ``descriptions``."""

    name: str
    about: str
    builder: str
    descriptions: Sequence[Description]
    cases: Sequence[SpecCase]


def arranged(sections: Iterable[NewSection]) -> tuple[tuple[Section, ...], list[bytes]]:
    """The sections of a file as its table has them, and its blocks, not yet compressed."""
    table: list[Section] = []
    blocks: list[bytes] = []
    for section in sections:
        content = msgspec.msgpack.encode(section.cases)
        if not blocks or len(blocks[-1]) + len(content) > _BLOCK_BYTES:
            blocks.append(b"")
        table.append(
            Section(
                name=section.name,
                about=section.about,
                builder=section.builder,
                descriptions=tuple(section.descriptions),
                digest=hashlib.blake2b(content, digest_size=16).hexdigest(),
                block=len(blocks) - 1,
                offset=len(blocks[-1]),
                size=len(content),
            )
        )
        blocks[-1] += content
    return tuple(table), blocks


def encoded(sections: Iterable[NewSection]) -> bytes:
    """A file of ``sections``; the same bytes every time, as long as the compressor is the same."""
    table, blocks = arranged(sections)
    compressed = [_compressed(block) for block in blocks]
    lengths = [(len(c), len(block)) for c, block in zip(compressed, blocks, strict=True)]
    contents = msgspec.msgpack.encode(_Table(table, tuple(lengths)))
    packed = _compressed(contents)
    rest = b"".join([_LENGTHS.pack(len(packed), len(contents)), packed, *compressed])
    return MAGIC + hashlib.sha256(rest).digest() + rest


def content_of(path: Path) -> bytes:
    """The bytes of a case file, unread. Raises SpecError."""
    return read_bytes(path, _FORMAT)


class CaseFile:
    """A file as it was read once. Raises SpecError for one that is damaged, or something else."""

    def __init__(self, path: Path, content: bytes) -> None:
        self.path = path
        self.content = content
        start = len(MAGIC) + hashlib.sha256().digest_size
        if not content.startswith(MAGIC):
            raise _FORMAT.wrong(path, "it begins otherwise")
        if content[len(MAGIC) : start] != hashlib.sha256(content[start:]).digest():
            raise _FORMAT.wrong(path, "its checksum is wrong, so it is damaged or cut off")
        try:
            length, size = _LENGTHS.unpack_from(content, start)
        except struct.error as error:
            raise _FORMAT.wrong(path, "it has no table of contents") from error
        table = self._decoded(self._part(start + _LENGTHS.size, length, size), _Table)
        ends = itertools.accumulate((length for length, _ in table.blocks), initial=0)
        self._starts = [start + _LENGTHS.size + length + end for end in ends]
        self._blocks = table.blocks
        self._last: tuple[int, bytes] = (-1, b"")
        self.sections = table.sections
        for name in self._names():
            check_name(path, name)

    @classmethod
    def read(cls, path: Path) -> CaseFile:
        """The file ``path`` as it is now. Raises SpecError."""
        return cls(path, content_of(path))

    def _names(self) -> Iterator[str]:
        for section in self.sections:
            yield section.name
            yield from section.names

    def indexed(self, folder: str) -> Iterator[IndexedCase]:
        """The index entries of all cases, which have ids ``FOLDER/NAME``."""
        for section in self.sections:
            spec = f"{folder}/{section.name}"
            for description in section.descriptions:
                for case in description.cases:
                    yield msgspec.structs.replace(
                        case, spec=spec, folder=folder, purpose=description.purpose
                    )

    def section(self, name: str) -> Section:
        """Raises SpecError where there is no section ``name``."""
        if name not in self._by_name:
            raise SpecError(f"{self.path} has no cases {name!r}")
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Section]:
        return {section.name: section for section in self.sections}

    def cases(self, section: Section) -> list[SpecCase]:
        """The expanded cases of one of :attr:`sections`. Raises SpecError."""
        block = self._block(section.block)
        content = block[section.offset : section.offset + section.size]
        cases = self._decoded(content, list[SpecCase])
        if [case.name for case in cases] != section.names:
            raise _FORMAT.wrong(self.path, f"its table is not that of the cases {section.name}")
        return cases

    def _block(self, number: int) -> bytes:
        """A block as it is; the last one is kept, as sections are mostly read in order."""
        if not 0 <= number < len(self._blocks):
            raise _FORMAT.wrong(self.path, f"it has no block {number}")
        if self._last[0] != number:
            self._last = number, self._part(self._starts[number], *self._blocks[number])
        return self._last[1]

    def _part(self, start: int, length: int, size: int) -> bytes:
        try:
            return _decompressed(self.content[start : start + length], size)
        except (lzma.LZMAError, ValueError) as error:
            raise _FORMAT.wrong(self.path, str(error)) from error

    def _decoded(self, content: bytes, type: type[_Type]) -> _Type:
        try:
            return msgspec.msgpack.decode(content, type=type)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise _FORMAT.wrong(self.path, str(error)) from error


def _compressed(content: bytes) -> bytes:
    # A dictionary larger than the content would only cost time.
    size = min(max(len(content), _MIN_DICTIONARY_BYTES), _DICTIONARY_BYTES)
    return lzma.compress(content, lzma.FORMAT_RAW, filters=_filters(size))


def _decompressed(data: bytes, size: int) -> bytes:
    """Raises LZMAError and ValueError for ``data`` that are not ``size`` bytes."""
    if not 0 <= size <= _MAX_BYTES:
        raise ValueError(f"a part of {size} bytes")
    decompressor = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=_filters(_DICTIONARY_BYTES))
    content = decompressor.decompress(data, size + 1)
    if len(content) != size or not decompressor.eof:
        raise ValueError(f"a part is not of {size} bytes")
    return content


def _filters(dictionary_bytes: int) -> list[dict[str, Any]]:
    return [
        {
            "id": lzma.FILTER_LZMA2,
            "preset": 6,
            "nice_len": 128,
            "pb": 0,  # nothing in MessagePack is aligned
            "dict_size": dictionary_bytes,
        }
    ]
