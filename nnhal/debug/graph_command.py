"""The command ``nnhal graph``."""

from __future__ import annotations

from pathlib import Path

import click

from nncli.command_help import WordCommand
from nncli.option_words import option
from nncli.output_file import write_file
from nncli.terminal import document

__all__ = ["graph"]


@click.command(cls=WordCommand)
@click.argument("model", type=click.Path(path_type=Path))
@option(
    "to",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    show_default="standard output",
)
def graph(model: Path, to: Path | None) -> None:
    """Draw MODEL, a .tflite file, a spec or a model of the catalogue, as a Graphviz graph.

    A spec (*.mod.py) is Python code, which this command runs.

    Turn the graph into a picture with: dot -Tsvg
    """
    from nnhal.debug.graph_dump import dot
    from nnhal.debug.model_readers import read_model

    text = dot(read_model(model), model.name)
    if to is None:
        document(text)
    else:
        write_file(to, text.encode(errors="backslashreplace"))
