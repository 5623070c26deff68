"""A kind of result: how results of one command are read, shown and written.

Every view of :mod:`nntest.report.views` asks a kind for what it needs to know.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from nncli.errors import UserError
from nncli.output_file import write_file
from nncli.terminal.console import PLAIN_WIDTH
from nntest.report.views import view
from nntest.result_file import RESULTS, ResultFormat, suite_of
from nntest.results import CaseResult, RunResult
from nntest.runner import journal

if TYPE_CHECKING:
    from rich.console import Console

    from nntest.report.html.elements import Cause, Verdict

__all__ = ["NoSuchView", "ResultKind", "kind_of", "write_view"]

_Run = TypeVar("_Run", bound=RunResult)


class NoSuchView(UserError):
    """A result of this kind has no such view."""


class ResultKind(ABC, Generic[_Run]):
    """A kind of result. Methods that a view needs may be missing where the view is not listed."""

    format: ResultFormat[Any]
    views: ClassVar[Sequence[str]] = ("html", "json", "jsonl", "junit", "markdown", "text")
    """Views that a result has."""
    written: ClassVar[Sequence[str]] = ("json", "junit", "html")
    """Those that a run leaves in its output folder. The result comes first: from it the others can
    be made. The page comes last."""
    text_width: ClassVar[int] = PLAIN_WIDTH
    """Columns of text that goes to a file."""

    @property
    def files(self) -> Sequence[str]:
        """Names of the files in the output folder."""
        return (*(view(name).FILE for name in self.written), journal.NAME)

    def load(self, path: Path) -> _Run:
        """Read a result: its file, its folder, or the journal of a run that was killed.

        Raises ResultsUnreadable and JournalUnusable.
        """
        path = _result_in(path)
        run: _Run = self.replayed(path) if path.name == journal.NAME else self.format.read(path)
        return run

    def replayed(self, path: Path) -> _Run:
        """The run as far as its journal goes. Raises JournalUnusable."""
        raise journal.JournalUnusable(
            f"{path} is the journal of a run that has not ended: continue it by --resume"
        )

    def page(self, run: _Run) -> str:
        """The result as one self-contained HTML document."""
        raise NotImplementedError

    def judged(self, run: _Run) -> tuple[Verdict, Sequence[Cause]]:
        """What the run means, and the failures by their causes, worst first."""
        raise NotImplementedError

    def print(self, run: _Run, console: Console, pages: Iterable[Path] = ()) -> None:
        """Print what a terminal shows at the end of a run; ``pages`` are what was written."""
        from nntest.report.terminal import print_report

        verdict, causes = self.judged(run)
        print_report(console, verdict, run.totals, causes, pages)

    def markdown(self, run: _Run) -> str:
        """The summary in Markdown."""
        from nntest.report.github import summary_of

        verdict, causes = self.judged(run)
        return summary_of(verdict, run.totals, causes)

    def publish(
        self, run: _Run, environment: Mapping[str, str], command: Callable[[str], None]
    ) -> None:
        """Annotations and a summary where a job of GitHub runs this, otherwise nothing."""
        if environment.get("GITHUB_ACTIONS") == "true":
            from nntest.report import github

            verdict, causes = self.judged(run)
            github.publish(verdict, run.totals, causes, environment, command)

    def properties(self, run: Any) -> Mapping[str, str]:
        """Properties of the run in JUnit XML."""
        return {"version": run.version, "command": run.command}

    def details(self, case: CaseResult) -> Iterable[str]:
        """Lines of JUnit XML that explain a failed case, beyond its reason."""
        return case.evidence

    def remarks(self, case: CaseResult) -> Iterable[str]:
        """Lines of JUnit XML about a case, however it ended."""
        return ()

    def attachments(self, run: _Run) -> Iterator[tuple[str, bytes]]:
        """Further files of the output folder: their names and contents."""
        yield from ()

    def write(self, run: _Run, folder: Path) -> Sequence[Path]:
        """Write all files of the output folder; the paths of the views, the page first.

        Raises OutputNotWritable.
        """
        paths = [write_view(self, run, name, folder / view(name).FILE) for name in self.written]
        for name, content in self.attachments(run):
            write_file(folder / name, content)
        return paths[-1:] + paths[:-1]

    def check_has(self, name: str) -> None:
        """Raise NoSuchView unless there is a view ``name`` of results of this kind."""
        if name not in self.views:
            raise NoSuchView(
                f"a result of {self.format.command} has no view '{name}'; "
                f"it has {', '.join(self.views)}"
            )


def write_view(kind: ResultKind[_Run], run: _Run, name: str, path: Path) -> Path:
    """Write the view ``name`` to the file ``path``. Raises OutputNotWritable."""
    write_file(path, view(name).parts(run, kind))
    return path


def kind_of(kinds: Sequence[ResultKind[Any]], path: Path) -> ResultKind[Any]:
    """The kind of the result at ``path``: the first one where that is not known, whose
    :meth:`ResultKind.load` says what is wrong.
    """
    suite = suite_of(_result_in(path))
    return next((kind for kind in kinds if kind.format.suite == suite), kinds[0])


def _result_in(path: Path) -> Path:
    """The file of a result; in a folder without one, the journal."""
    if not path.is_dir():
        return path
    finished, begun = path / RESULTS, path / journal.NAME
    return begun if begun.exists() and not finished.exists() else finished
