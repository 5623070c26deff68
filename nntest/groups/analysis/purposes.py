"""What the suite's own corpus says that a case is about: its spec has it as a comment."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

__all__ = ["purpose_of"]

_ENDING: Final = ".mod.py"
_SOURCE: Final = "Expected values: "
_NAMED: Final = re.compile(r"^\}, name='([^']+)'\)", re.MULTILINE)
_COMMENT: Final = re.compile(r"^(?:#.*\n)+", re.MULTILINE)


def purpose_of(folder: str, name: str, root: Path) -> str:
    """What the spec below ``root`` says of the case ``name`` of ``folder``; empty where nothing.

    A case is called ``SPEC_EXAMPLE`` or ``SPEC_EXAMPLE_VARIATION``.
    """
    specs = sorted(_specs(root / folder), key=len, reverse=True)
    for spec in specs:
        if name == spec or name.startswith(f"{spec}_"):
            purposes = _purposes(root / folder / f"{spec}{_ENDING}")
            rest = name[len(spec) + 1 :]
            examples = [each for each in purposes if f"{rest}_".startswith(f"{each}_")]
            return purposes[max(examples, key=len)] if examples else ""
    return ""


@cache
def _specs(folder: Path) -> tuple[str, ...]:
    if not os.path.isdir(folder):  # a result says its name, which may be anything
        return ()
    return tuple(path.name.removesuffix(_ENDING) for path in folder.glob(f"*{_ENDING}"))


@cache
def _purposes(spec: Path) -> Mapping[str, str]:
    """The comment in front of each example, up to where its expected values come from."""
    text = spec.read_text(encoding="utf-8")
    comments = [(found.end(), found[0]) for found in _COMMENT.finditer(text)]
    purposes = {}
    for found in _NAMED.finditer(text):
        before = [comment for end, comment in comments if end <= found.start()]
        words = " ".join(line.removeprefix("#").strip() for line in before[-1].splitlines())
        purposes[found[1]] = words.partition(_SOURCE)[0].strip() if _SOURCE in words else ""
    return purposes
