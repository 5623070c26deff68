"""Writes models in any format that an installed package knows.

A package offers a writer through the entry point group ``nnhal.model_writers``: the key is the
name of the format, which is its file suffix (``tflite``), the value ``module:function`` of a
:data:`Writer`. It raises a :class:`nnhal.errors.UserError` for a model that the format cannot
express.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import Any, Final, TypeAlias, cast

from numpy.typing import NDArray

from nncli.errors import UserError
from nnhal.types import Model

__all__ = ["GROUP", "NoWriter", "Writer", "writer_of"]

GROUP: Final = "nnhal.model_writers"
"""The entry point group."""

Writer: TypeAlias = Callable[[Model, Mapping[int, NDArray[Any]]], bytes]
"""A function that gives the bytes of a model file. The arrays are data of inputs by their number,
for a format that has no inputs for some arguments."""


class NoWriter(UserError):
    """No writer can be had for a format."""


def writer_of(format: str) -> Writer:
    """The writer of ``format``. Raises NoWriter."""
    for point in entry_points(group=GROUP, name=format):
        try:
            return cast(Writer, point.load())
        except (ImportError, AttributeError) as error:
            raise NoWriter(f"the writer {point.value} cannot be loaded: {error}") from error
    raise NoWriter(f"no installed package writes {format} files")
