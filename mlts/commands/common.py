"""Options that a benchmark and a stress share: drivers, cases, output."""

from __future__ import annotations

import webbrowser
from collections.abc import Iterator, Sized
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mlts import drivers
from nncli.output_file import check_writable
from nncli.terminal import say
from nnhal import registry
from nntest.output_folder import locked
from nntest.report.result_kind import ResultKind
from nntest.results import ExitCode

if TYPE_CHECKING:
    from rich.console import Console

    from mlts.catalogue import Catalogue
    from mlts.commands.options import CommonOptions
    from nntest.runner.options import RunOptions
    from nntest.runner.suite import ChosenSuite

__all__ = ["chosen_drivers", "finish", "left_out", "list_cases", "output_folder"]


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
def output_folder(options: CommonOptions, kind: ResultKind[Any]) -> Iterator[Path | None]:
    """The output folder, locked; None where none is wanted. Raises OutputNotWritable."""
    if options.json_file:
        check_writable(options.json_file)
    with locked(options.output, kind.files):
        yield options.output


def finish(
    kind: ResultKind[Any], run: Any, folder: Path | None, options: CommonOptions, console: Console
) -> None:
    """Write all views, print the end of the run, and open the page where wanted."""
    pages = kind.write(run, folder)[:1] if folder else ()
    if options.json_file:
        kind.write_view(run, "json", options.json_file)
    kind.print(run, console, pages)
    if options.open_page:
        for page in pages:
            webbrowser.open(page.resolve().as_uri())
