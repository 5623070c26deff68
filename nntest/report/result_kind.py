"""A kind of result: how results of one command are read, shown and written.

Every view of :mod:`nntest.report.views` asks a kind for what it needs to know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from rich.console import Console

from nncli.errors import UserError
from nncli.output_file import write_file
from nncli.terminal.console import PLAIN_WIDTH
from nntest.merge import Merging
from nntest.report import github
from nntest.report.html.elements import Cause, Verdict
from nntest.report.terminal import print_report
from nntest.report.views import view
from nntest.result_file import RESULTS, ResultFormat, suite_of
from nntest.results import ExitCode, Outcome
from nntest.runner import journal
from nntest.runner.exit_codes import exit_code

__all__ = ["ALL_RUNS", "NoSuchView", "ResultKind", "kind_of"]

_Run = TypeVar("_Run")

ALL_RUNS: Final = ("html", "json", "jsonl", "junit", "markdown", "text")
"""Views of every run that has cases, and a verdict with causes."""


class NoSuchView(UserError):
    """A result of this kind has no such view."""


def _absent(run: Any) -> Any:
    raise NotImplementedError


def _counted(run: Any) -> tuple[Mapping[Outcome, int], str]:
    return run.totals, "test"


def _unfinished(path: Path) -> Any:
    raise journal.JournalUnusable(
        f"{path} is the journal of a run that has not ended: continue it by --resume"
    )


@dataclass(frozen=True, kw_only=True)
class ResultKind(Generic[_Run]):
    """A kind of result; what is left out, a view that is not listed does not need.

    ``judged`` is what a run means, and its failures by their causes. ``counted`` are outcomes, and
    the noun of what is counted. ``print_all`` prints
    everything that a terminal shows at the end of a run, given the paths of reports; by default
    that is the verdict. ``details`` are lines of JUnit XML about a failed case, beyond its reason,
    ``remarks`` those about any case. ``attachments`` are further files, by name.
    """

    format: ResultFormat[Any]
    views: Sequence[str] = ALL_RUNS
    written: Sequence[str] = ("json", "junit", "html")
    """Views that a run leaves in its output folder. The result comes first: from it the others can
    be made. The page comes last."""
    page: Callable[[_Run], str] = _absent
    judged: Callable[[_Run], tuple[Verdict, Sequence[Cause]]] = _absent
    counted: Callable[[_Run], tuple[Mapping[Outcome, int], str]] = _counted
    print_all: Callable[[_Run, Console, Sequence[Path]], None] | None = None
    text_width: int = PLAIN_WIDTH
    markdown: Callable[[_Run], str] | None = None
    csv: Callable[[_Run], str] = _absent
    python: Callable[[_Run], str] = _absent
    properties: Callable[[_Run], Mapping[str, str]] = lambda run: {}
    details: Callable[[Any], Iterable[str]] = lambda case: ()
    remarks: Callable[[Any], Iterable[str]] = lambda case: ()
    attachments: Callable[[_Run], Iterable[tuple[str, bytes]]] = lambda run: ()
    replayed: Callable[[Path], _Run] = _unfinished
    merging: Merging[Any] | None = None
    """Merging of parts of a run; None where they cannot be merged."""
    exit_code: Callable[[Any], ExitCode] = exit_code
    replaces_journal: bool = False
    """Whether the result has all that the journal says of its cases, which then leaves that out."""

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

    def print(self, run: Any, console: Console, reports: Sequence[Path] = ()) -> None:
        """Print what a terminal shows at the end of a run that has written ``reports``."""
        if self.print_all is not None:
            self.print_all(run, console, reports)
            return
        print_report(console, *self.judged(run), *self.counted(run), reports)

    def publish(
        self, run: Any, environment: Mapping[str, str], command: Callable[[str], None]
    ) -> None:
        """Give annotations and a summary to a job of GitHub that runs this, otherwise nothing."""
        if environment.get("GITHUB_ACTIONS") == "true":
            github.publish(*self.judged(run), run.totals, environment, command)

    def keep(self, run: Any, history: Path | None) -> None:
        """Add ``run`` to the ``history``, if there is one. Raises HistoryUnusable."""
        if history is not None:
            from nntest.history.records import records_of
            from nntest.history.store import add, opened

            data = b"".join(view("json").parts(run, self))
            with opened(history, new=True) as connection:
                add(connection, records_of(data, history))

    def write(self, run: _Run, folder: Path) -> Sequence[Path]:
        """Write all files of the output folder; the paths of the views, the page first.

        Raises OutputNotWritable.
        """
        paths = [self.write_view(run, name, folder / view(name).FILE) for name in self.written]
        for name, content in self.attachments(run):
            write_file(folder / name, content)
        if self.replaces_journal:
            journal.Journal.conclude(folder / journal.NAME, RESULTS)
        return paths[-1:] + paths[:-1]

    def write_view(self, run: _Run, name: str, path: Path) -> Path:
        """Write the view ``name`` to the file ``path``. Raises OutputNotWritable."""
        write_file(path, view(name).parts(run, self))
        return path

    def check_has(self, name: str) -> None:
        """Raise NoSuchView unless there is a view ``name`` of results of this kind."""
        if name not in self.views:
            raise NoSuchView(
                f"a result of {self.format.command} has no view '{name}'; "
                f"it has {', '.join(self.views)}"
            )


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
