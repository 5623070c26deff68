"""Specs that the options of a command line ask for and that cannot be loaded; settings."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from nntest.groups.commands.options import ListOptions, RunOptions
from nntest.groups.results import UnreadableSpec
from nntest.groups.suite import GENERAL, GroupedSuite
from nntest.runner.selection import Selection, literal_start

__all__ = ["corpus_settings", "unreadable_in"]


def corpus_settings(options: ListOptions) -> dict[str, Any]:
    """The settings that every suite of test groups has; with specs alone only the general
    group.
    """
    specs = options.specs
    names = tuple(name.strip() for name in (options.groups or "").split(",") if name.strip())
    if specs and not names:
        names = (GENERAL,)
    return {
        "specs": str(specs.absolute()) if specs else "",
        "groups": names,
        "thorough": options.thorough,
        "quick": isinstance(options, RunOptions) and options.quick,
    }


def unreadable_in(suite: GroupedSuite[Any], selection: Selection) -> tuple[UnreadableSpec, ...]:
    """Specs that cannot be loaded, without those that nobody asked for as far as names tell."""
    return tuple(
        UnreadableSpec(file=str(spec.path), message=spec.message)
        for spec in suite.index.unreadable
        if _is_asked_for(selection, f"{GENERAL}/{spec.prefix}")
    )


def _is_asked_for(selection: Selection, name: str) -> bool:
    """``name`` is what the ids begin with that the spec would give in the general group."""
    prefix = name.partition("/")[2]
    if any(fnmatchcase(name, glob) for glob in selection.excludes):
        return False
    return not selection.filters or any(
        fnmatchcase(name, glob) or literal_start(glob).partition("/")[2].startswith(prefix)
        for glob in selection.filters
    )
