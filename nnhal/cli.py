"""The command line of the HAL: what is there, and what a model looks like."""

from __future__ import annotations

import click

from nnhal.command_line import PluginGroup
from nnhal.debug.graph_command import graph
from nnhal.debug.options import debug_options
from nnhal.terminal import say

__all__ = ["main"]


@click.group(
    cls=PluginGroup,
    plugins="nnhal.commands",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="nn-driver-suite", prog_name="nnhal")
def main() -> None:
    """Look at drivers and models of the Neural Networks HAL."""


main.add_command(graph)


@main.command()
@click.argument("names", metavar="[NAME]...", nargs=-1)
@debug_options
def drivers(names: tuple[str, ...]) -> None:
    """List drivers with name, version, type, HAL version, capabilities and features.

    NAME is an installed driver, package.module:Class, or unix:PATH.  [default: all installed]

    time/power are the capabilities: ratios to the CPU, smaller is better, by operand types.
    """
    from nnhal.driver_table import show_drivers

    show_drivers(names)


@main.command()
@click.option("--driver", metavar="NAME", required=True, help="Driver, or package.module:Class.")
@click.option("--socket", "path", metavar="PATH", required=True, help="Where clients find it.")
@click.option("--threads", type=click.IntRange(min=1), help="Threads of the driver.")
@debug_options
def serve(driver: str, path: str, threads: int | None) -> None:
    """Serve a driver to other processes, which name it unix:PATH, until Ctrl-C."""
    from nnhal.service.hal.serve import serve

    serve(
        driver,
        path,
        threads=threads,
        ready=lambda device: say(f"{device.name} is served at {path} (Ctrl-C ends it)"),
    )
