"""``vts list``: the ids of the cases, to choose from."""

from __future__ import annotations

from pathlib import Path

import click

from nntest.results import ExitCode
from nntest.spec import SpecError
from vts import corpus
from vts.corpus import Choice, case_id

__all__ = ["list_cases"]


def list_cases(root: Path, choice: Choice) -> ExitCode:
    """Print one id a line; USAGE when a spec cannot be loaded. Raises NoCases and SpecError."""
    code = ExitCode.OK
    for spec, cases in corpus.read(corpus.specs_below(root, choice), choice):
        if isinstance(cases, SpecError):
            click.echo(f"Error: {' '.join(str(cases).split())}", err=True)
            code = ExitCode.USAGE
        else:
            click.echo("\n".join(case_id(spec.folder, case.name) for case in cases))
    return code
