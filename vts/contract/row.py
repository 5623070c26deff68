"""Rows of the contract: a call each, with what must exist, what it may answer, and its source."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nnhal.types import ErrorStatus, HalVersion

if TYPE_CHECKING:
    from vts.contract.world import World

__all__ = ["ABORTED", "ANY_ERROR", "INVALID", "Call", "Kind", "Row", "Table"]

INVALID: Final = frozenset({ErrorStatus.INVALID_ARGUMENT})
ANY_ERROR: Final = frozenset(ErrorStatus) - {ErrorStatus.NONE}
ABORTED: Final = frozenset(
    {ErrorStatus.MISSED_DEADLINE_TRANSIENT, ErrorStatus.MISSED_DEADLINE_PERSISTENT}
)
_SUCCESS: Final = frozenset({ErrorStatus.NONE})


class Kind(str, Enum):
    """Kind of an object that a client holds."""

    MODEL = "model"
    """A prepared model."""
    BURST = "burst"
    EXECUTION = "execution"
    """A reusable execution."""
    MEMORY = "memory"
    """Shared memory with the inputs and outputs of a request."""
    BUFFER = "buffer"
    """A device memory."""
    FENCE = "fence"
    LAUNCH = "launch"
    """A fenced execution under way."""
    CACHE = "cache"


class Call(msgspec.Struct, frozen=True, omit_defaults=True):
    """One call of a sequence: the row ``row``, ``times`` times, in ``thread``.

    ``on`` are the numbers of the objects that it takes, in the order of the row's ``needs``;
    ``gives`` is the number of the object that it makes, 0 for none. ``choice`` is one of the row's
    variants. Consecutive calls with a ``thread`` above 0 run at the same time as those of others.
    """

    row: str
    on: tuple[int, ...] = ()
    gives: int = 0
    choice: int = 0
    times: int = 1
    thread: int = 0


Act = Callable[["World", Call, str], Any]
"""Gets the variant that the call has chosen, too."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A call of the contract.

    ``needs`` are the kinds of objects that it takes, ``gives`` the kind of the one that it makes,
    ``ends`` whether the first of those taken is released. ``allowed`` are the statuses that a
    driver may answer; ``source`` says where. ``variants`` name what a call's ``choice`` stands for.
    ``program`` is the call in Python, with ``{0}`` for the first object and so on. ``act`` makes
    the call, checks all that comes back, and returns the object made.
    """

    name: str
    act: Act
    source: str
    needs: tuple[Kind, ...] = ()
    gives: Kind | None = None
    ends: bool = False
    since: HalVersion = HalVersion.V1_0
    until: HalVersion = HalVersion.AIDL_V4
    allowed: frozenset[ErrorStatus] = _SUCCESS
    variants: tuple[str, ...] = ("",)
    program: str = ""
    is_parallel: bool = False
    """Whether threads may make it at the same time, each with memory of its own."""

    @property
    def is_refusal(self) -> bool:
        """Whether the call must fail: then it changes nothing, however often it is made."""
        return ErrorStatus.NONE not in self.allowed

    def exists_in(self, version: HalVersion) -> bool:
        """Whether a driver of ``version`` has the call."""
        return self.since <= version <= self.until

    def variant(self, call: Call) -> str:
        """The name of the ``choice`` of ``call``."""
        return self.variants[call.choice % len(self.variants)]


class Table:
    """The calls of one object, in the order in which they are declared."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self.rows: list[Row] = []

    def row(
        self,
        source: str,
        needs: Sequence[Kind] = (),
        *,
        gives: Kind | None = None,
        allowed: Collection[ErrorStatus] = _SUCCESS,
        variants: Sequence[str] = ("",),
        **fields: Any,
    ) -> Callable[[Act], Act]:
        """Decorator: the function is a row's ``act``, and the row is called like it."""

        def declared(act: Act) -> Act:
            self.rows.append(
                Row(
                    name=act.__name__,
                    act=act,
                    source=source,
                    needs=tuple(needs),
                    gives=gives,
                    allowed=frozenset(allowed),
                    variants=tuple(variants),
                    **fields,
                )
            )
            return act

        return declared
