"""The command line of the HAL: what is there, and what a model looks like."""

from __future__ import annotations

import click

from nncli.command_line import PluginGroup
from nnhal.debug.graph_command import graph

__all__ = ["main"]


@click.group(
    cls=PluginGroup,
    plugins="nnhal.commands",
    program="nnhal",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="nn-driver-suite", prog_name="nnhal")
def main() -> None:
    """Inspect and serve drivers and models of the Neural Networks HAL."""


main.add_command(graph)
