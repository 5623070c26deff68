"""Scores and their margins in words."""

from __future__ import annotations

from nntest.report.html.numbers import significant

__all__ = ["margin", "score"]


def score(value: float, in_steps: bool) -> str:
    """A score, or a difference of two, without its unit; steps are whole."""
    return significant(value, 1 if in_steps else 4)


def margin(value: float, in_steps: bool) -> str:
    """A difference of two scores, with its unit where it has one."""
    if not in_steps:
        return significant(value)
    return f"{score(value, in_steps)} step{'' if value == 1 else 's'}"
