"""Android's own models: which of them can be fetched, from where, and what each file is to be."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from mlts.download import Download, Pinned
from nncli.errors import UserError
from nncli.input_file import Format, read_json, shown
from nncli.output_file import make_folder, write_file
from nntest.assets import MODELS_LIST, embedded_assets

__all__ = ["NoSuchOriginal", "Original", "OriginalFile", "Originals", "originals", "write_list"]

_TABLE: Final = "originals.json"
_LIST: Final = "fetched.json"
_FORMAT: Final = Format("the table of Android's models", remedy="install this project again")


class NoSuchOriginal(UserError):
    """A name that is none of Android's models that can be fetched."""


class OriginalFile(msgspec.Struct, frozen=True):
    """``path`` is relative to the assets."""

    path: str
    size: int
    sha256: str


class Original(msgspec.Struct, frozen=True):
    """``entry`` is in the keys of Android's lists."""

    entry: dict[str, Any]
    license: str
    files: tuple[OriginalFile, ...]

    @property
    def name(self) -> str:
        return str(self.entry["name"])

    @property
    def size(self) -> int:
        """Bytes of all files."""
        return sum(file.size for file in self.files)


class Originals(msgspec.Struct, frozen=True):
    """All that are known. The server at ``source`` sends files as base64."""

    source: str
    originals: tuple[Original, ...]

    def named(self, names: Sequence[str]) -> list[Original]:
        """Return the originals with these names, or all of them without any. Raises
        NoSuchOriginal.
        """
        known: Mapping[str, Original] = {original.name: original for original in self.originals}
        for name in names:
            if name not in known:
                raise NoSuchOriginal(
                    f"'{shown(name)}' is no model that can be fetched; expected one of "
                    f"{', '.join(known)}."
                )
        return [known[name] for name in names] if names else list(self.originals)

    def downloads(self, original: Original, folder: Path, mirror: str | None) -> Iterator[Download]:
        """A download a file; ``mirror`` is a server that has the same files, as they are."""
        for file in original.files:
            pinned = Pinned(file.size, file.sha256)
            if mirror:
                yield Download(f"{mirror.rstrip('/')}/{file.path}", folder / file.path, pinned)
            else:
                url = f"{self.source}{file.path}?format=TEXT"
                yield Download(url, folder / file.path, pinned, is_base64=True)

    def is_complete(self, original: Original, folder: Path) -> bool:
        """Whether every file of it is in ``folder``."""
        return all(each.is_there for each in self.downloads(original, folder, None))


def originals() -> Originals:
    """The table that comes with this project."""
    path = embedded_assets().find(_TABLE)
    assert path is not None
    return read_json(path, _FORMAT, Originals)


def write_list(found: Sequence[Original], folder: Path) -> None:
    """Write the list of those whose files are in ``folder``, so that it can be given as assets."""
    entries = [original.entry for original in found]
    path = folder / MODELS_LIST / _LIST
    make_folder(path.parent)
    write_file(path, (json.dumps({"models": entries}, indent=2) + "\n").encode())
