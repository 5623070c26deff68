"""Results of stresses, as views show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mlts.result_kind import PLAIN_WIDTH
from mlts.stress.results import FORMAT, StressCase, StressRun
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from nntest.results import CaseResult

if TYPE_CHECKING:
    from rich.console import Console

    from nntest.report.html.elements import Cause, Verdict

__all__ = ["STRESS"]


class _Stress(ResultKind[StressRun]):
    format: ResultFormat[Any] = FORMAT
    text_width: ClassVar[int] = PLAIN_WIDTH

    def replayed(self, path: Path) -> StressRun:
        from mlts.stress.run import replayed

        return replayed(path)

    def page(self, run: StressRun) -> str:
        from mlts.stress.page import page

        return page(run)

    def judged(self, run: StressRun) -> tuple[Verdict, Sequence[Cause]]:
        from mlts.stress.page.findings import causes
        from mlts.stress.page.head import verdict

        return verdict(run), causes(run)

    def print(self, run: StressRun, console: Console, pages: Iterable[Path] = ()) -> None:
        from mlts.stress.terminal import print_table

        print_table(run, console)
        super().print(run, console, pages)

    def properties(self, run: StressRun) -> Mapping[str, str]:
        return {**super().properties(run), "profile": run.settings.profile}

    def details(self, case: CaseResult) -> Iterator[str]:
        if isinstance(case, StressCase):
            yield f"seed: {case.parameters.seed}"
            if case.repeat:
                yield f"repeat: {case.repeat}"
        yield from case.evidence


STRESS: Final = _Stress()
