"""The zygote, started before anything else: it loads what workers need while the main process loads
what it needs itself, so that the first case does not wait for one after the other.

Imports nothing that is slow to import.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote

__all__ = ["PRELOAD", "early_zygote"]

PRELOAD: Final = ("nntest.runner.worker", "nntest.runner.case_worker")
"""Modules that workers need, beyond what driver services need and what their suite does."""


@contextmanager
def early_zygote(preload: Sequence[str], *, wanted: bool = True) -> Iterator[Zygote | None]:
    """A zygote that has the modules ``preload`` of the suite, too; none where none is wanted."""
    if not wanted:
        yield None
        return
    from nnprocess.zygote import Zygote

    with Zygote.start([*PRELOAD, *preload]) as zygote:
        yield zygote
