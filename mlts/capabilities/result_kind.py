"""Results of measured capabilities, as views show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mlts.capabilities.results import FORMAT, CapabilitiesRun
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["CAPABILITIES"]


class _Capabilities(ResultKind[CapabilitiesRun]):
    format: ResultFormat[Any] = FORMAT
    views: ClassVar[Sequence[str]] = ("json", "python", "text")

    def print(self, run: CapabilitiesRun, console: Console, pages: Iterable[Path] = ()) -> None:
        from mlts.capabilities.terminal import print_capabilities

        print_capabilities(run, console)

    def python(self, run: CapabilitiesRun) -> str:
        """The code of all drivers."""
        return "\n\n".join(driver.python for driver in run.capabilities if driver.python)


CAPABILITIES: Final = _Capabilities()
