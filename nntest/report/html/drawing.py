"""Drawings of models, where Graphviz is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import lru_cache
from typing import Final

from markupsafe import Markup

__all__ = ["svg_of"]

_LIMIT_S: Final = 10
_MAX_BYTES: Final = 1 << 20
_PROLOGUE: Final = re.compile(r"\A.*?(?=<svg)", re.DOTALL)


@lru_cache(maxsize=256)
def svg_of(drawing: str) -> Markup:
    """The SVG of a dot file; empty without Graphviz, or where it takes too long.

    Graphviz escapes all texts of the file.
    """
    program = shutil.which("dot")
    if program is None or not drawing:
        return Markup("")
    try:
        done = subprocess.run(
            [program, "-Tsvg"], input=drawing.encode(), capture_output=True, timeout=_LIMIT_S
        )
    except (OSError, subprocess.TimeoutExpired):
        return Markup("")
    if done.returncode or len(done.stdout) > _MAX_BYTES:
        return Markup("")
    return Markup(_PROLOGUE.sub("", done.stdout.decode(errors="replace")))
