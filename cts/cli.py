"""The command ``cts``: for now it only says that the suite is not here yet."""

from __future__ import annotations

import click


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="nn-driver-suite", message="%(prog)s %(version)s")
def main() -> None:
    """CTS, conformance tests of the NNAPI runtime. Not part of this version."""
    message = "the suite arrives with a later version; 'mlts benchmark' works today."
    raise click.UsageError(message)
