"""An option of the vocabulary, as click has it."""

from __future__ import annotations

from typing import Any, Final

import click

__all__ = ["WordOption", "range_in_words"]

_ENDLESS: Final = 1_000_000
"""Nobody comes near a larger bound."""


class WordOption(click.Option):
    """An option that knows the ``section`` of a help that it is in and an ``example`` of a value,
    and says its range in words.
    """

    def __init__(self, *args: Any, section: str, example: str, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.section = section
        self.example = example

    def get_help_extra(self, ctx: click.Context) -> Any:
        extra = super().get_help_extra(ctx)
        if isinstance(self.type, (click.IntRange, click.FloatRange)):
            extra.pop("range", None)
            if words := range_in_words(self.type.min, self.type.max):
                extra["range"] = words
        return extra


def range_in_words(least: float | None, most: float | None) -> str:
    """``1 to 100``, ``at least 1``; empty where bounds say nothing that a user would not know."""
    if most is not None and most < _ENDLESS:
        return f"at most {most}" if least is None else f"{least} to {most}"
    return f"at least {least}" if least is not None and least > 0 else ""
