"""Results of surveys, as views show them."""

from __future__ import annotations

from typing import Any, Final

from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from vts.survey.markdown import markdown
from vts.survey.page import page
from vts.survey.results import SCHEMA, SUITE, Survey

__all__ = ["SURVEY"]

SURVEY: Final[ResultKind[Survey]] = ResultKind(
    format=ResultFormat[Any](SUITE, Survey, SUITE, SCHEMA),
    views=("html", "json", "markdown"),
    written=("json", "markdown", "html"),
    page=page,
    markdown=markdown,
)
