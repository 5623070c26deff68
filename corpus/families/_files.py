"""Registers of spec files, each of which a function fills with cases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, TypeVar

from corpus.language import SpecFile

__all__ = ["Files"]

_Fill = TypeVar("_Fill", bound=Callable[..., None])


class Files:
    """The spec files of a family: those of ``parts``, and those that decorated functions fill."""

    def __init__(self, *parts: Files) -> None:
        self._parts: Final = parts
        self._rows: Final = list[tuple[str, str, Callable[[SpecFile], None]]]()

    def __call__(self, name: str, tests: str) -> Callable[[_Fill], _Fill]:
        """Register the decorated function for a file, which it receives."""

        def register(fill: _Fill) -> _Fill:
            self._rows.append((name, tests, fill))
            return fill

        return register

    def each(
        self, operations: Iterable[str], tests: str, suffix: str = ""
    ) -> Callable[[_Fill], _Fill]:
        """Register the decorated function for a file of each operation, for which ``{}`` stands in
        ``tests``. The function receives both.
        """

        def register(fill: _Fill) -> _Fill:
            for name in operations:
                self(f"{name.lower()}{suffix}", tests.format(name))(partial(fill, operation=name))
            return fill

        return register

    def __iter__(self) -> Iterator[SpecFile]:
        for part in self._parts:
            yield from part
        for name, tests, fill in self._rows:
            file = SpecFile(name, tests)
            fill(file)
            yield file
