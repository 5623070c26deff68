"""The command ``nnhal dump-spec``, which comes from here because specs are the harness's."""

from __future__ import annotations

from pathlib import Path

import click

from nncli.command_help import WordCommand
from nncli.option_words import option
from nncli.output_file import write_file
from nncli.start_timeout import start_timeout_option
from nncli.terminal import document
from nnhal.debug.options import debug_options

__all__ = ["dump_spec"]

_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command("dump-spec", cls=WordCommand)
@click.argument("model", type=click.Path(path_type=Path))
@option("to", type=_FILE, show_default="standard output")
@option("case", show_default="the first")
@option("inputs", multiple=True, type=_FILE, show_default="random")
@option("seed", type=click.IntRange(0), default=0, show_default=True)
@option("driver", default="reference", show_default=True)
@start_timeout_option
@debug_options
def dump_spec(
    model: Path,
    to: Path | None,
    case: str | None,
    inputs: tuple[Path, ...],
    seed: int,
    driver: str,
) -> None:
    """Write MODEL, a .tflite file, a spec or a case file, with data as a spec with one case.

    A case file and a spec contain the data; a spec is Python code, which this command runs. For any
    other model, a driver computes the outputs from the given or random inputs; 'vts run' expects
    them from other drivers.
    """
    from nntest.cases.case_file import CASES_SUFFIX
    from nntest.dump_spec import model_as_spec, spec_as_spec
    from nntest.spec import SPEC_SUFFIX

    if model.name.endswith((SPEC_SUFFIX, CASES_SUFFIX)):
        text = spec_as_spec(model, case)
    else:
        text = model_as_spec(model, inputs, seed, driver)
    if to is None:
        document(text)
    else:
        write_file(to, text.encode(errors="backslashreplace"))
