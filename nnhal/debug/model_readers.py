"""Reads models from files of any format that an installed package knows.

A package offers a reader through the entry point group ``nnhal.model_readers``: the key is the
file suffix without its first dot (``tflite``, ``mod.py``), the value ``module:function`` of a
function that takes the path and returns a :class:`nnhal.types.Model`. A package with a catalogue of
models offers it through ``nnhal.model_catalogues``: a function that takes a name.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, cast

from nncli.errors import UserError
from nncli.input_file import Format, shown, size_of
from nnhal.types import Model

__all__ = ["GROUP", "UnreadableModel", "read_model"]

GROUP: Final = "nnhal.model_readers"
"""The entry point group of readers."""

CATALOGUES: Final = "nnhal.model_catalogues"
"""The entry point group of catalogues."""


class UnreadableModel(UserError):
    """A model file is not there, or no reader can be had for its format."""


_FORMAT: Final = Format("a model", error=UnreadableModel, max_bytes=1 << 32)


def read_model(path: Path) -> Model:
    """The model in the file ``path``, by the reader for its suffix, or of that name in a catalogue.

    Raises UnreadableModel, and whatever UserError the reader raises for a file that is not right,
    or the catalogue for a name that it does not have.
    """
    known = {f".{point.name}": point for point in entry_points(group=GROUP)}
    fitting = [suffix for suffix in known if path.name.lower().endswith(suffix)]
    if not fitting and path.name == str(path) and not os.path.exists(path):
        for point in entry_points(group=CATALOGUES):
            return _loaded(point, path)(path.name)
    size_of(path, _FORMAT)
    if not fitting:
        suffixes = ", ".join(sorted(known)) or "none, as no package offers a reader"
        raise UnreadableModel(
            f"{shown(path)}: unknown kind of model file; known suffixes: {suffixes}"
        )
    return _loaded(known[max(fitting, key=len)], path)(path)


def _loaded(point: EntryPoint, path: Path) -> Callable[..., Model]:
    try:
        return cast(Callable[..., Model], point.load())
    except (ImportError, AttributeError) as error:
        raise UnreadableModel(
            f"{path}: the reader {point.value} cannot be loaded: {error}"
        ) from error
