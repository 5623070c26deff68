"""The command line of the runtime."""

from __future__ import annotations

import click

from nnapi.explain.command import explain
from nncli.command_line import CommandGroup

__all__ = ["main"]


@click.group(
    cls=CommandGroup,
    program="nnapi",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="nn-driver-suite", prog_name="nnapi")
def main() -> None:
    """Inspect how the NNAPI runtime uses drivers for a model."""


main.add_command(explain)
