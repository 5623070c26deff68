"""Views of a result, a module each: its name is what ``--format`` takes, ``FILE`` the name of the
file in the output folder, and ``parts`` makes the content of a result and its kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, Protocol, cast

__all__ = ["VIEWS", "View", "view"]


class View(Protocol):
    """A module of this package."""

    FILE: str

    def parts(self, run: Any, kind: Any, /) -> Iterable[bytes]:
        """The content of the file; ``kind`` is a :class:`nntest.report.result_kind.ResultKind`."""


VIEWS: Final = tuple(sorted(module.name for module in iter_modules(__path__)))
"""Names of all views. A result of some kind may have fewer."""


def view(name: str) -> View:
    """The view ``name``, imported now: what views need is slow to import."""
    return cast("View", import_module(f"{__name__}.{name}"))
