"""Signs of outcomes in every report: sign, word and tone, so that color is never alone."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from nntest.results import Outcome

__all__ = ["SIGNS", "Sign", "Tone"]

Tone = Literal["good", "bad", "warn", "muted", "plain"]


class Sign(NamedTuple):
    """``mark`` is one character wide; ``word`` completes "3 cases ..."."""

    mark: str
    word: str
    tone: Tone


SIGNS: Final[dict[Outcome, Sign]] = {
    Outcome.SUCCESS: Sign("✓", "passed", "good"),
    Outcome.FAILURE: Sign("✗", "failed", "bad"),
    Outcome.CRASH: Sign("!", "crashed", "bad"),
    Outcome.HANG: Sign("∞", "hung", "bad"),
    Outcome.FLAKY: Sign("~", "flaky", "warn"),
    Outcome.SKIPPED: Sign("–", "skipped", "muted"),
    Outcome.NOT_RUN: Sign("○", "not run", "warn"),
}
