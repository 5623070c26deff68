"""The command ``nnhal graph``."""

from __future__ import annotations

from pathlib import Path

import click

from nnhal.output_file import write_file
from nnhal.terminal import document

__all__ = ["graph"]


@click.command()
@click.argument("model", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Write here instead of to standard output.",
)
def graph(model: Path, output: Path | None) -> None:
    """Draw MODEL (a .tflite file, a spec) as a Graphviz graph.

    A spec (*.mod.py) is Python code, and this runs it.

    Turn it into a picture with: dot -Tsvg
    """
    from nnhal.debug.graph_dump import dot
    from nnhal.debug.model_readers import read_model

    text = dot(read_model(model), model.name)
    if output is None:
        document(text)
    else:
        write_file(output, text.encode(errors="backslashreplace"))
