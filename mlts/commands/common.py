"""Options that a benchmark and a stress share: drivers, cases, output."""

from __future__ import annotations

import webbrowser
from collections.abc import Iterator, Sized
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mlts import drivers
from nncli.errors import UserError
from nncli.output_file import check_writable
from nncli.terminal import say
from nnhal import registry
from nntest.output_folder import locked
from nntest.report.result_kind import ResultKind
from nntest.results import ExitCode
from nntest.runner import journal
from nntest.runner.session import NothingToResume

if TYPE_CHECKING:
    from rich.console import Console

    from mlts.catalogue import Catalogue
    from mlts.commands.options import CommonOptions
    from nntest.runner.options import RunOptions
    from nntest.runner.suite import ChosenSuite

__all__ = ["chosen_drivers", "finish", "left_out", "list_cases", "output_folder"]

_DEFAULT_FOLDER: Final = "mlts-results"


def chosen_drivers(options: CommonOptions) -> tuple[str, ...]:
    """Return the names of the drivers to run. Raises DriverFilterError."""
    return drivers.select(
        options.drivers,
        options.filter_driver,
        registry.drivers(),
        include_reference=options.include_nnapi_reference,
        only_reference=options.nnapi_reference_only,
    )


def left_out(found: Catalogue, chosen: Sized) -> Iterator[str]:
    """Describe what the user has left out of the models ``found``."""
    if len(chosen) < len(found.models):
        yield f"--model chose {len(chosen)} of {len(found.models)} models"


def list_cases(suite: ChosenSuite[Any], how: RunOptions) -> ExitCode:
    """Print the ids of the chosen cases, one a line."""
    say(*(case.id for case in how.selection.of(suite.plan())))
    return ExitCode.OK


@contextmanager
def output_folder(options: CommonOptions, kind: ResultKind[Any]) -> Iterator[Path]:
    """The output folder, locked; named by the time where none is wanted, and then removed with a
    run that could not begin.

    Raises OutputNotWritable, and NothingToResume for a run to continue without its folder.
    """
    if (options.resume or options.resume_anyway) and options.output is None:
        raise NothingToResume("--resume needs --output DIR, the folder of the run to continue")
    if options.json_file:
        check_writable(options.json_file)
    now = datetime.now().strftime("%Y%m%d-%H%M%S")
    folder = options.output or Path(_DEFAULT_FOLDER, now)
    try:
        with locked(folder, kind.files):
            yield folder
    except UserError:
        if options.output is None:
            _remove(folder)
        raise


def _remove(folder: Path) -> None:
    """Remove a folder of a run that could not begin, with the journal in it."""
    (folder / journal.NAME).unlink(missing_ok=True)
    with suppress(OSError):  # not empty: it is somebody's
        folder.rmdir()
        folder.parent.rmdir()


def finish(
    kind: ResultKind[Any], run: Any, folder: Path, options: CommonOptions, console: Console
) -> None:
    """Write all views, print the end of the run, and open the page where wanted."""
    page, *_ = kind.write(run, folder)
    if options.json_file:
        kind.write_view(run, "json", options.json_file)
    kind.print(run, console, [page])
    if options.open_page:
        webbrowser.open(page.resolve().as_uri())
