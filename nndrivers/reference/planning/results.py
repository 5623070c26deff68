"""Results of a subgraph, and the frames that they lie in."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from numpy.typing import NDArray

from nndrivers.reference.planning.frame import Frame
from nndrivers.reference.planning.plan import Plan
from nnhal.driver_kit import charge_here

__all__ = ["Frames", "Lease", "Results"]


class Frames:
    """The frames of a plan: as many as have been in use at the same time."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._charge = charge_here()
        self._idle = deque([self._new()])

    def lend(self) -> Lease[Frame]:
        """A frame for one execution."""
        try:
            return Lease(self._idle, self._idle.pop())
        except IndexError:
            return Lease(self._idle, self._new())

    def _new(self) -> Frame:
        """Raises HalError where the client has too much memory already."""
        return Frame(self._plan, self._charge(self._plan.size))


_Frame = TypeVar("_Frame")


@dataclass(slots=True)
class Lease(Generic[_Frame]):
    """A frame, and where it is from. If the execution fails it never goes back."""

    idle: deque[_Frame]
    frame: _Frame


@dataclass(slots=True)
class Results:
    """Outputs of a subgraph; valid until :meth:`release`, which lets others use their memory."""

    arrays: Sequence[NDArray[Any]]
    leases: Sequence[Lease[Any]]

    def release(self) -> None:
        for lease in self.leases:
            lease.idle.append(lease.frame)
