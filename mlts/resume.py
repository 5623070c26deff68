"""Going on with a run that was killed: only with the same settings, on the same cases."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mlts import journal
from mlts.results import BenchmarkRun
from nnhal.errors import UserError

__all__ = ["OtherRun", "check_same", "read"]


class OtherRun(UserError):
    """The journal is that of a run with other settings, drivers or models."""


def read(path: Path) -> BenchmarkRun:
    """What is known of the run; raises ResultsUnreadable."""
    return journal.to_resume(path)


def check_same(path: Path, before: BenchmarkRun, now: BenchmarkRun) -> None:
    """Raises OtherRun unless ``now`` is the plan of the same run."""
    for what, old, new in (
        ("settings", before.settings, now.settings),
        ("backends", before.backends, now.backends),
        ("models", before.models, now.models),
        ("cases", {case.id for case in before.cases}, {case.id for case in now.cases}),
    ):
        if old != new:
            raise OtherRun(
                f"{path} is the journal of another run: its {what} differ{_where(old, new)}. "
                f"It was made by: {before.command}"
            )


def _where(old: object, new: object) -> str:
    """The first field that differs, for a struct."""
    if not isinstance(old, msgspec.Struct) or type(old) is not type(new):
        return ""
    for name in old.__struct_fields__:
        if getattr(old, name) != getattr(new, name):
            return f" ({name}: {getattr(old, name)} then, {getattr(new, name)} now)"
    return ""
