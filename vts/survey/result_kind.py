"""Results of surveys, as views show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from nntest.report.result_kind import ResultKind
from vts.survey.results import Survey

__all__ = ["SURVEY"]


class _Survey(ResultKind[Any]):
    views: ClassVar[Sequence[str]] = ("html", "json", "markdown")
    written: ClassVar[Sequence[str]] = ("json", "markdown", "html")

    def page(self, run: Survey) -> str:
        from vts.survey.page import page

        return page(run)

    def markdown(self, run: Survey) -> str:
        from vts.survey.markdown import markdown

        return markdown(run)


SURVEY: Final = _Survey()
