"""Failure of a case, as a value: what kind it is of, and what differs from case to case.

The tests make it, and it travels with the result as it is. Sentences are rendered from it where
somebody reads them; nothing reads them back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from nnhal.types import ErrorStatus
from nntest.result_types import Natural

__all__ = [
    "FALSE_CLAIM",
    "WRONG_VALUES",
    "Clue",
    "Failure",
    "Hypotheses",
    "Refusals",
    "action_of",
    "name_of_status",
]

WRONG_VALUES: Final = "wrong_values"
"""Kind of a failure by outputs that differ from those expected."""

FALSE_CLAIM: Final = "false_claim"
"""Kind of a failure by a driver that claims all operations of a model, and then does not prepare
it, or answers GENERAL_FAILURE to its plain execution.
"""

_EXECUTES: Final = ("execute", "burst", "createreusableexecution")
"""First letters of the calls that execute a model, whichever way."""

_SHOWN: Final = 3
"""Accepted mutations that a sentence lists beside the first."""


class Refusals(msgspec.Struct, frozen=True, kw_only=True):
    """Count of the ``tried`` mutations that the driver ``accepted``; ``others`` are in words the
    first of those that it accepted beside the one that the failure is about.
    """

    accepted: Natural
    tried: Natural
    others: tuple[str, ...] = ()

    @classmethod
    def of(cls, accepted: tuple[str, ...], tried: int) -> Refusals:
        """The counts where the mutations ``accepted`` were, in words."""
        return cls(accepted=len(accepted), tried=tried, others=accepted[1 : _SHOWN + 1])

    @property
    def share(self) -> float:
        """The share of the mutations that was accepted."""
        return self.accepted / self.tried if self.tried else 1.0

    def __str__(self) -> str:
        if self.accepted == 1:
            return f"{self.tried - 1} other mutations of this kind were refused."
        more = ("...",) if self.accepted > len(self.others) + 1 else ()
        also = "; ".join((*self.others, *more))
        total = f"{self.accepted} of {self.tried} mutations of this kind"
        return f"Not refused: {total}; also {also}."


class Clue(msgspec.Struct, frozen=True):
    """Clue about wrong values: what they are instead of those expected, by name and in words."""

    kind: str
    text: str

    def __str__(self) -> str:
        return self.text


class Hypotheses(msgspec.Struct, frozen=True):
    """Names of the hypotheses that give the wrong values exactly, of all that were ``tried``."""

    tried: Natural
    fit: tuple[str, ...] = ()


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Failure of a case.

    ``kind`` is a stable identifier: two failures of the same kind, status, call and fault are the
    same failure, whatever their words. ``text`` says in words what happened, after the call and the
    answer to it, where these are given.
    """

    kind: str
    text: str = ""
    call: str = ""
    """The HAL's or the C API's method that was called."""
    way: str = ""
    """Way in which it was called: ``BURST, measured, outputs of unknown dimensions``."""
    is_plain: bool = False
    """Whether that is how every model is executed first: what fails otherwise passed so."""
    answer: str = ""
    """The answer in words: ``NONE with output shapes [2]``."""
    status: str = ""
    """Name of the status of the answer; of a process that died, the signal."""
    subject: str = ""
    """Subject, where a test tries many things: ``operand 3: scale 0.5 -> -1``."""
    rule: str = ""
    """The rule that is broken, and where it stands."""
    refusals: Refusals | None = None
    clue: Clue | None = None
    """Clue about wrong values: ``the output equals input 1``."""
    hypotheses: Hypotheses | None = None
    """Hypotheses on wrong values (:mod:`nntest.explanations`); None where none was tried."""
    remark: str = ""
    """Remark that the driver itself logged about the call."""
    fault: str = ""
    """Fault for which the driver refused the call, by name: a rule of the HAL, or the class of an
    exception.
    """

    def of(self, findings: Sequence[object]) -> Failure:
        """The same in the words of the first of ``findings``, where it has none of its own."""
        if self.text or not findings:
            return self
        return msgspec.structs.replace(self, text=str(findings[0]))

    @property
    def called(self) -> str:
        """Return what was called, and how where it matters: ``burst (BURST, measured)``."""
        way = "" if self.is_plain else self.way
        return f"{self.call} ({way})" if self.call and way else self.call or way

    @property
    def headline(self) -> str:
        """Describe what happened, without the way, the rule, and what else is known."""
        answered = f"{self.call} answered {self.status or self.answer}; "
        call = answered if self.answer else f"{self.call} " * bool(self.call)
        return f"{self._subject}{call}{self._text.partition('. ')[0].rstrip('.')}"

    @property
    def message(self) -> str:
        """All but what the driver remarked."""
        if self.answer:
            called = f"{self.called} answered {self.answer}; "
        else:
            called = f"{self.called}{':' * bool(self.way)} " * bool(self.called)
        clue = f"; {self.clue}" if self.clue else ""
        rule = f". Rule: {self.rule}." if self.rule else ""
        counts = f" {self.refusals}" if self.refusals else ""
        return f"{self._subject}{called}{self._text}{clue}{rule}{counts}"

    @property
    def _text(self) -> str:
        return " ".join(self.text.split())

    @property
    def _subject(self) -> str:
        return f"{self.subject}: " if self.subject else ""

    def __str__(self) -> str:
        remark = f" (the driver: {self.remark})" if self.remark else ""
        return f"{self.message}{remark}"


def name_of_status(status: object) -> str:
    """A status as users know it, whatever a driver has made of it."""
    try:
        return ErrorStatus(status).name  # type: ignore[arg-type]
    except ValueError:
        return f"{status!r}, which is no ErrorStatus"


def action_of(call: str) -> str:
    """Return the action of a call: all ways to execute are one."""
    name = call.rpartition(".")[2].lower()
    return "execute" if name.startswith(_EXECUTES) else name
