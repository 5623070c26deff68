"""The suite that the options of a command line mean."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

from nntest.runner.selection import Selection
from vts.commands.options import ListOptions, RunOptions
from vts.results import UnreadableSpec
from vts.suite import VtsSettings, VtsSuite

__all__ = ["suite_of", "unreadable_in"]


def suite_of(
    options: ListOptions, progress: Callable[[int, int], None] = lambda done, total: None
) -> VtsSuite:
    """From the options of the command line; with specs alone only the group general."""
    specs = options.specs
    names = tuple(name.strip() for name in (options.groups or "").split(",") if name.strip())
    if specs and not names:
        names = ("general",)
    settings = VtsSettings(
        specs=str(specs.absolute()) if specs else "",
        groups=names,
        thorough=options.thorough,
        quick=isinstance(options, RunOptions) and options.quick,
    )
    return VtsSuite(settings, progress)


def unreadable_in(suite: VtsSuite, selection: Selection) -> tuple[UnreadableSpec, ...]:
    """Specs that cannot be loaded, without those that nobody asked for as far as names tell."""
    return tuple(
        UnreadableSpec(file=str(spec.path), message=spec.message)
        for spec in suite.index.unreadable
        if _is_asked_for(selection, spec.prefix)
    )


def _is_asked_for(selection: Selection, prefix: str) -> bool:
    """``prefix`` is what comes after the group in the ids that the spec would give."""
    name = f"general/{prefix}"
    if any(fnmatchcase(name, glob) for glob in selection.excludes):
        return False
    return not selection.filters or any(
        fnmatchcase(name, glob) or _head(glob).partition("/")[2].startswith(prefix)
        for glob in selection.filters
    )


def _head(glob: str) -> str:
    """What comes before the first character that is not literal."""
    for index, character in enumerate(glob):
        if character in "*?[":
            return glob[:index]
    return glob
