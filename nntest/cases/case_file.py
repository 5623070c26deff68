"""Case files: expanded cases of a family as data (``FAMILY.cases``), compressed, with a checksum.

A file begins with :data:`MAGIC` and the SHA-256 of all that follows: the lengths of the table of
contents (compressed, and as it is), the table, and the cases of each section. The table and every
section are MessagePack, compressed one by one (raw LZMA2), so that one section is read without the
others, and planning reads the table alone.
"""

from __future__ import annotations

import hashlib
import lzma
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from nnhal.input_file import Format, read_bytes
from nntest.cases.indexed_case import IndexedCase
from nntest.spec import SpecCase, SpecError
from nntest.spec.loader import check_name

__all__ = ["CASES_SUFFIX", "MAGIC", "CaseFile", "Description", "NewSection", "Section", "encoded"]

CASES_SUFFIX: Final = ".cases"

MAGIC: Final = b"nncases1"

_MAX_BYTES: Final = 1 << 28
"""A file, a table and a section may have, also when they are no longer compressed."""

_FORMAT: Final = Format(
    "a file of cases",
    remedy="get it again, or write it with 'python -m corpus'",
    error=SpecError,
    max_bytes=_MAX_BYTES,
)

_LENGTHS: Final = struct.Struct("<II")

_DICTIONARY_BYTES: Final = 1 << 23
"""How far back a repetition may lie. It bounds the reader's memory, as no file can choose it."""

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

    ``digest`` is that of the expanded cases, ``size`` their bytes; ``offset`` and ``length`` say
    where they lie behind the table, compressed.
    """

    name: str
    about: str
    builder: str
    descriptions: tuple[Description, ...]
    digest: str
    size: int
    offset: int
    length: int

    @property
    def names(self) -> list[str]:
        """Names of the expanded cases."""
        return [case.name for description in self.descriptions for case in description.cases]


@dataclass(frozen=True, kw_only=True)
class NewSection:
    """A section that is to be written: ``cases`` in the order of those in ``descriptions``."""

    name: str
    about: str
    builder: str
    descriptions: Sequence[Description]
    cases: Sequence[SpecCase]


def encoded(sections: Iterable[NewSection]) -> bytes:
    """A file of ``sections``; the same bytes every time, as long as the compressor is the same."""
    table: list[Section] = []
    body = bytearray()
    for section in sections:
        content = msgspec.msgpack.encode(section.cases)
        compressed = _compressed(content)
        table.append(
            Section(
                name=section.name,
                about=section.about,
                builder=section.builder,
                descriptions=tuple(section.descriptions),
                digest=hashlib.blake2b(content, digest_size=16).hexdigest(),
                size=len(content),
                offset=len(body),
                length=len(compressed),
            )
        )
        body += compressed
    content = msgspec.msgpack.encode(table)
    compressed = _compressed(content)
    rest = _LENGTHS.pack(len(compressed), len(content)) + compressed + body
    return MAGIC + hashlib.sha256(rest).digest() + rest


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
        self._body = start + _LENGTHS.size + length
        self.sections = self._decoded(self._body - length, length, size, tuple[Section, ...])
        for name in self._names():
            check_name(path, name)

    @classmethod
    def read(cls, path: Path) -> CaseFile:
        """The file ``path`` as it is now. Raises SpecError."""
        return cls(path, read_bytes(path, _FORMAT))

    def _names(self) -> Iterator[str]:
        for section in self.sections:
            yield section.name
            yield from section.names

    def indexed(self, folder: str) -> Iterator[IndexedCase]:
        """What planning needs to know of all cases, which have ids ``FOLDER/NAME``."""
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
        start = self._body + section.offset
        cases = self._decoded(start, section.length, section.size, list[SpecCase])
        if [case.name for case in cases] != section.names:
            raise _FORMAT.wrong(self.path, f"its table is not that of the cases {section.name}")
        return cases

    def _decoded(self, start: int, length: int, size: int, type: type[_Type]) -> _Type:
        try:
            content = _decompressed(self.content[start : start + length], size)
            return msgspec.msgpack.decode(content, type=type)
        except (lzma.LZMAError, ValueError, RecursionError) as error:
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
    return [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": dictionary_bytes}]
