"""JSON view: the whole result, from which every other view can be made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from nncli.encoding import encoded, indented
from nntest.report.result_kind import ResultKind
from nntest.result_file import RESULTS

__all__ = ["FILE", "parts"]

FILE: Final = RESULTS

_NO_CASES: Final = b'"cases": []'
_CASES: Final = b'"cases": ['


def parts(run: Any, kind: ResultKind[Any]) -> Iterator[bytes]:
    """``run`` as indented JSON, keys in the order of the structs, case by case: a run may have a
    hundred thousand. Those of a kind that folds them have a line each.
    """
    if not getattr(run, "cases", ()):
        yield indented(run)
        return
    # Strings have no bare quotes, and nothing else is called so.
    before, after = indented(replace(run, cases=())).split(_NO_CASES)
    yield before + _CASES
    folded = kind.format.folded
    for number, case in enumerate(run.cases if folded is None else folded(run.cases)):
        text = encoded(case) if folded else indented(case).rstrip().replace(b"\n", b"\n  ")
        yield b"," * (number > 0) + b"\n  " + text
    yield b"\n ]" + after
