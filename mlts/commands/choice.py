"""Choice of drivers, models and cases by the options of a benchmark or a stress."""

from __future__ import annotations

from collections.abc import Iterator, Sized
from typing import TYPE_CHECKING, Any

from mlts import drivers
from nncli.terminal import say
from nnhal import registry
from nntest.results import ExitCode

if TYPE_CHECKING:
    from mlts.catalogue import Catalogue
    from mlts.commands.options import CommonOptions
    from nntest.runner.options import RunOptions
    from nntest.runner.suite import ChosenSuite

__all__ = ["chosen_drivers", "left_out", "list_cases"]


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
    """In words, what the user has left out of the models ``found``."""
    if len(chosen) < len(found.models):
        yield f"--model chose {len(chosen)} of {len(found.models)} models"


def list_cases(suite: ChosenSuite[Any], how: RunOptions) -> ExitCode:
    """Print the ids of the chosen cases, one a line."""
    say(*(case.id for case in how.selection.of(suite.plan())))
    return ExitCode.OK
