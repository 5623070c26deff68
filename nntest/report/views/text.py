"""Text view: what a terminal shows at the end of a run, without colors."""

from __future__ import annotations

import io
from typing import Any, Final

from nncli.terminal.console import in_memory
from nntest.report.result_kind import ResultKind

__all__ = ["FILE", "parts"]

FILE: Final = "report.txt"


def parts(run: Any, kind: ResultKind[Any]) -> tuple[bytes]:
    """The text, as wide as its tables need."""
    console = in_memory(kind.text_width)
    kind.print(run, console)
    assert isinstance(console.file, io.StringIO)
    return (console.file.getvalue().encode(errors="backslashreplace"),)
