"""The command ``cts``: for now it only says that the suite is not here yet."""

from __future__ import annotations

import click

from nnhal.command_line import SoleCommand

__all__ = ["main"]


@click.command(cls=SoleCommand, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="nn-driver-suite", prog_name="cts")
def main() -> None:
    """CTS, conformance tests of the NNAPI runtime. Not part of this version."""
    message = "CTS is not part of this version; to test a driver for conformance, use 'vts run'."
    raise click.UsageError(message)
