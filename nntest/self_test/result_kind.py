"""Results of a self-test, as views show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from nntest.self_test.results import SelfTestRun

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["SelfTestKind"]


class SelfTestKind(ResultKind[SelfTestRun]):
    """Results of the self-test of one suite."""

    views: ClassVar[Sequence[str]] = ("html", "json", "jsonl", "junit", "text")
    written: ClassVar[Sequence[str]] = ("json", "html")

    def __init__(self, format: ResultFormat[Any]) -> None:
        self.format = format

    def page(self, run: SelfTestRun) -> str:
        from nntest.self_test.page import page

        return page(run)

    def print(self, run: SelfTestRun, console: Console, pages: Iterable[Path] = ()) -> None:
        from nntest.self_test.table import print_self_test

        print_self_test(run, console, pages)
