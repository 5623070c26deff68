"""Steps run one by one, with a deadline, log and trace where somebody wants them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from nndrivers.reference.kernel import Step
from nnhal.debug import trace, vlog
from nnhal.driver_kit import ExecutionContext

__all__ = ["is_watched", "run_steps", "watching"]

_operations = vlog.channel("cpuexe")


def run_steps(steps: Sequence[Step], names: Sequence[str], context: ExecutionContext) -> None:
    """Run ``steps`` in order; ``names`` are those of their operations."""
    if not is_watched(context):
        for step in steps:
            step()
        return
    for name, step in zip(names, steps, strict=True):
        with watching(name, context):
            step()


def is_watched(context: ExecutionContext) -> bool:
    """Whether each operation is to be run in :func:`watching`."""
    return _operations.on or trace.enabled() or context.deadline_ns is not None


@contextmanager
def watching(name: str, context: ExecutionContext) -> Iterator[None]:
    """Around an operation: its deadline, log and trace."""
    context.check_deadline()
    _operations("%s", name)
    with trace.span(name, "operation"):
        yield
