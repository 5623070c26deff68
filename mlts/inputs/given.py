"""Files that the user gives for the inputs and outputs of a model: ``NAME=FILE``, ``FILE`` where
the model has one input or the file has names, and folders of such files, one a sequence.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from mlts.inputs.errors import DatasetError
from mlts.inputs.sources import ARCHIVE, SUFFIXES, Source, archive_names
from mlts.inputs.values import port_name
from nncli.input_file import Format, shown
from nntflite.model_ports import ModelPort

__all__ = ["absolute_source", "given_files", "number_of"]

_FOLDER = Format("a folder of data", error=DatasetError)


def given_files(
    words: Sequence[str], ports: Sequence[ModelPort], where: str, *, side: str = "input"
) -> list[dict[int, Source]]:
    """The files of each sequence by the number of the tensor; none without ``words``.

    ``side`` is what the tensors are, for messages. A single file goes with every file of a folder.
    Raises DatasetError.
    """
    found: list[list[dict[int, Source]]] = [_files_of(word, ports, where, side) for word in words]
    length = max(map(len, found), default=0)
    for word, files in zip(words, found, strict=True):
        if len(files) not in (1, length):
            raise DatasetError(
                f"{word}: has {len(files)} files, where another has {length}; expected as many."
            )
    sequences: list[dict[int, Source]] = [{} for _ in range(length)]
    for files in found:
        for number, sequence in enumerate(sequences):
            given = files[number if len(files) > 1 else 0]
            twice = sequence.keys() & given.keys()
            if twice:
                name = port_name(ports[min(twice)])
                raise DatasetError(f"{where}: {side} '{name}' is given twice.")
            sequence |= given
    return sequences


def number_of(name: str, ports: Sequence[ModelPort], where: str, side: str = "input") -> int:
    """The number of the tensor of that name in the signature or the file. Raises DatasetError."""
    for names in ([p.alias for p in ports], [p.name for p in ports]):
        if name in names:
            return names.index(name)
    known = ", ".join(f"'{port_name(port)}'" for port in ports) or "none"
    raise DatasetError(f"{where}: no {side} is called '{shown(name)}'; it has {known}.")


def absolute_source(word: str) -> str:
    """``NAME=PATH`` or ``PATH`` with an absolute path."""
    name, path = _split(word)
    return f"{name}={path.absolute()}" if name else str(path.absolute())


def _files_of(
    word: str, ports: Sequence[ModelPort], where: str, side: str
) -> list[dict[int, Source]]:
    name, path = _split(word)
    files = _in_folder(path) if path.is_dir() else [path]
    return [dict(_sources(file, name, ports, where, side)) for file in files]


def _split(word: str) -> tuple[str, Path]:
    """Name, empty where there is none, and path: of a word that is a path itself, the path."""
    name, separator, path = word.partition("=")
    if os.path.exists(word) or not separator:
        return "", Path(word)
    return name, Path(path)


def _in_folder(folder: Path) -> list[Path]:
    try:
        found = [each for each in folder.iterdir() if each.suffix.lower() in SUFFIXES]
    except OSError as error:
        raise _FOLDER.unreadable(folder, str(error.strerror)) from error
    if not found:
        raise DatasetError(f"{folder}: no file in it ends with {', '.join(SUFFIXES)}.")
    return sorted(found, key=_natural)


def _natural(path: Path) -> list[tuple[str, int]]:
    """Order in which image-10 comes after image-9."""
    return [(text, int(part or 0)) for text, part in re.findall(r"(\D*)(\d*)", path.name)]


def _sources(
    path: Path, name: str, ports: Sequence[ModelPort], where: str, side: str
) -> Iterator[tuple[int, Source]]:
    if path.suffix.lower() == ARCHIVE:
        yield from _members(path, name, ports, where, side)
    elif name:
        yield number_of(name, ports, where, side), Source(path)
    elif len(ports) == 1:
        yield 0, Source(path)
    else:
        names = ", ".join(f"'{port_name(port)}'" for port in ports) or "none"
        raise DatasetError(
            f"{shown(path)}: for which {side} of {where}? It has {names}; give NAME=FILE."
        )


def _members(
    path: Path, name: str, ports: Sequence[ModelPort], where: str, side: str
) -> Iterator[tuple[int, Source]]:
    keys = archive_names(path)
    if name:
        key = name if name in keys else keys[0] if len(keys) == 1 else ""
        if not key:
            raise DatasetError(f"{path}: has no array '{name}'; it has {', '.join(keys)}.")
        yield number_of(name, ports, where, side), Source(path, key)
        return
    numbers = {number_of(key, ports, where, side): key for key in keys}
    missing = [port_name(ports[n]) for n in range(len(ports)) if n not in numbers]
    if missing:
        raise DatasetError(f"{path}: has no array for {side} '{missing[0]}' of {where}.")
    yield from ((number, Source(path, key)) for number, key in numbers.items())
