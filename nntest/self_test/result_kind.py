"""Results of a self-test, as views show them."""

from __future__ import annotations

from typing import Any

from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from nntest.self_test.page import page
from nntest.self_test.results import SelfTestRun
from nntest.self_test.table import print_self_test

__all__ = ["self_test_kind"]


def self_test_kind(format: ResultFormat[Any]) -> ResultKind[SelfTestRun]:
    """Return the kind of results of one suite's self-test."""
    return ResultKind(
        format=format,
        views=("html", "json", "jsonl", "junit", "text"),
        written=("json", "html"),
        page=page,
        print_all=print_self_test,
    )
