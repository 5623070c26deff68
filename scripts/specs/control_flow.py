"""IF and WHILE."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.corpus.language import SpecFile
from scripts.specs._branches import if_file
from scripts.specs._loops import while_file

__all__ = ["files"]


def files() -> Iterator[SpecFile]:
    """One file an operation."""
    yield if_file()
    yield while_file()
