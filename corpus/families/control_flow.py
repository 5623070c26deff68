"""IF and WHILE."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.families._branches import if_file
from corpus.families._loops import while_file
from corpus.language import SpecFile

__all__ = ["files"]


def files() -> Iterator[SpecFile]:
    """One file an operation."""
    yield if_file()
    yield while_file()
