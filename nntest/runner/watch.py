"""A watch over a unit of work: what a runner of cases tells while it is at them."""

from __future__ import annotations

__all__ = ["Watch"]


class Watch:
    """Watch that ignores reports. Workers have one whose reports their pool receives."""

    @property
    def is_stopped(self) -> bool:
        """Whether the run is to end soon: long cases come to their end as they are."""
        return False

    def alive(self) -> None:
        """A sign of life; costs less than a microsecond."""

    def at(self, case: str, pid: int = 0) -> None:
        """The driver of ``case`` is at work from now on: a crash or a hang is its case alone.

        An empty id is nobody's turn. ``pid``: the process of that driver, 0 for this one.
        """

    def stage(self, text: str, done: int, total: int) -> None:
        """Note the stage of the unit, and how far of how much it has come."""
