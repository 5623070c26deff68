"""Options that a benchmark and a stress share: drivers, cases, output."""

from __future__ import annotations

import os
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mlts import drivers
from mlts.inputs import absolute_source
from mlts.model_choice import is_path, with_files
from mlts.results import GivenData
from nncli.output_file import check_writable
from nncli.terminal import say, workflow_command
from nnhal import registry
from nntest.output_folder import locked
from nntest.report.result_kind import ResultKind
from nntest.results import ExitCode

if TYPE_CHECKING:
    from rich.console import Console

    from mlts.catalogue import Catalogue
    from mlts.commands.options import CommonOptions, InputOptions
    from nntest.runner.options import RunOptions
    from nntest.runner.suite import ChosenSuite

__all__ = [
    "GIVEN",
    "absolute_models",
    "chosen_drivers",
    "finish",
    "given_data",
    "left_out",
    "list_cases",
    "output_folder",
]


GIVEN: Final = ("given", "mean", "std", "states", "signature")
"""Options that give values of inputs, by the names of their parameters."""


def chosen_drivers(options: CommonOptions) -> tuple[str, ...]:
    """Return the names of the drivers to run. Raises DriverFilterError."""
    return drivers.select(
        options.drivers,
        options.filter_driver,
        registry.drivers(),
        include_reference=options.include_nnapi_reference,
        only_reference=options.nnapi_reference_only,
    )


def left_out(found: Catalogue, words: Sequence[str]) -> Iterator[str]:
    """Describe what the user, who named models with ``words``, has left out of those ``found``."""
    patterns = [word for word in with_files(words) if not is_path(word)]
    chosen = found.select(patterns) if patterns else ()
    if patterns and len(chosen) < len(found.models):
        yield f"the command chose {len(chosen)} of {len(found.models)} models of the catalogue"


def absolute_models(words: Sequence[str]) -> tuple[str, ...]:
    """Names, patterns and paths of models, the paths as any process can follow them.

    Raises NoSuchModel for a folder without models.
    """
    return tuple(os.path.abspath(w) if is_path(w) else w for w in with_files(words))


def given_data(options: InputOptions) -> GivenData:
    """The values that the user gives for inputs, with paths as any process can follow them."""
    return GivenData(
        inputs=tuple(map(absolute_source, options.given)),
        mean=_numbers(options.mean),
        std=_numbers(options.std),
        states=options.states,
        signature=options.signature or "",
        seed=options.seed,
    )


def _numbers(text: str | None) -> tuple[float, ...]:
    return tuple(map(float, text.split(","))) if text else ()


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
    kind.keep(run, options.history)
    kind.print(run, console, pages)
    kind.publish(run, os.environ, workflow_command)
    if options.open_page:
        for page in pages:
            webbrowser.open(page.resolve().as_uri())
