"""Questions of a test that puts several: some of them may be more than a driver can be asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nnhal.errors import Inexpressible

__all__ = ["Questions"]


class Questions:
    """The questions of one test. Those that a driver's interface has no words for are left out, as
    long as there are others.
    """

    def __init__(self) -> None:
        self._asked = 0
        self._unsaid: Inexpressible | None = None

    @contextmanager
    def question(self) -> Iterator[None]:
        """Ask within; goes on after Inexpressible."""
        try:
            yield
        except Inexpressible as error:
            self._unsaid = self._unsaid or error
        else:
            self._asked += 1

    def check(self) -> None:
        """Raise the first Inexpressible where nothing at all could be asked."""
        if self._unsaid is not None and not self._asked:
            raise self._unsaid
