"""The first wrong operation of a failed comparison, in words for page and terminal."""

from __future__ import annotations

from mlts.results import BenchmarkCase
from nntest.localization.results import OperationVerdict
from nntest.report.html.run_context import sentence

__all__ = ["first_wrong"]


def first_wrong(case: BenchmarkCase) -> str:
    """A sentence or two; empty for a case that nobody has looked into."""
    found = case.localization
    if found is None:
        return ""
    first = found.first
    if first is None:
        if not found.operations:
            return sentence(f"the wrong operation was not localized: {found.remark}")
        return (
            f"None of its {found.operations} operations is wrong by itself: their roundings add up."
        )
    what = "wrong" if first.verdict is OperationVerdict.WRONG else "in the smallest wrong part"
    more = f", the first of {found.wrong}" if found.wrong > 1 else ""
    type = first.type.removeprefix("TENSOR_")
    return sentence(
        f"operation {first.number} of {found.operations}, {first.operation} ({type}), is {what}"
        f"{more}: {first.finding}"
    )
