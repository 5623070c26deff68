"""The command ``nnhal dump-spec``, which comes from here because specs are the harness's."""

from __future__ import annotations

from pathlib import Path

import click

from nnhal.debug.options import debug_options
from nnhal.output_file import write_file
from nnhal.terminal import document

__all__ = ["dump_spec"]

_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command("dump-spec")
@click.argument("model", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=_FILE, metavar="FILE", help="Write here, NAME.mod.py.")
@click.option(
    "--case", metavar="NAME", help="Of a spec, the case to write.  [default: its first one]"
)
@click.option(
    "--input",
    "inputs",
    multiple=True,
    type=_FILE,
    metavar="FILE",
    help="Raw data of an input; one option each, in order.  [default: random]",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Of random inputs.")
@click.option(
    "--driver",
    default="reference",
    show_default=True,
    metavar="NAME",
    help="Driver that computes the expected outputs.",
)
@debug_options
def dump_spec(
    model: Path,
    output: Path | None,
    case: str | None,
    inputs: tuple[Path, ...],
    seed: int,
    driver: str,
) -> None:
    """Write MODEL (a .tflite file, a spec) with inputs and outputs as a spec of one case.

    A spec as MODEL brings its data with it; it is Python code, and this runs it. For any other
    model a driver computes the outputs of the given or random inputs; 'vts run' then holds other
    drivers to them.
    """
    from nntest.dump_spec import model_as_spec, spec_as_spec
    from nntest.spec import SPEC_SUFFIX

    if model.name.endswith(SPEC_SUFFIX):
        text = spec_as_spec(model, case)
    else:
        text = model_as_spec(model, inputs, seed, driver)
    if output is None:
        document(text)
    else:
        write_file(output, text.encode(errors="backslashreplace"))
