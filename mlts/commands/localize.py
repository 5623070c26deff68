"""``mlts localize``: the operation of a model that a driver gets wrong first."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from mlts.commands.common import given_data
from mlts.commands.options import InputOptions
from mlts.localization import inputs_of_model, model_of_catalogue
from mlts.model_choice import only_model
from mlts.page.localization import conclusion, page
from mlts.terminal import terminal
from nncli.encoding import indented
from nncli.output_file import write_file
from nncli.terminal import say
from nnhal import registry
from nnhal.debug.graph_dump import Mark, dot
from nnhal.model_parts import exposed, part_of
from nnhal.types import Model
from nnservice.hal.driver_service import start
from nntest.localization.machine import Machine, Values
from nntest.localization.results import Localization, OperationResult, OperationVerdict
from nntest.localization.search import localize as search
from nntest.output_folder import locked
from nntest.report.html.text import printable
from nntest.results import ExitCode
from nntest.spec.dump import Example, dump

__all__ = ["Options", "localize"]

REFERENCE: Final = "reference"
_PAGE: Final = "index.html"
_SPEC: Final = "first_wrong.mod.py"
_WRITTEN: Final = (_PAGE, "localization.json", "model.dot", _SPEC)
_ERRORS: Final = ("Own error", "Before", "After")
_MAX_ROWS: Final = 60
_COLORS: Final = {
    OperationVerdict.WRONG: "#ff8a80",
    OperationVerdict.SUSPECT: "#ffab91",
    OperationVerdict.PASSES_ON: "#ffe082",
    OperationVerdict.UNKNOWN: "#cfd8dc",
}
_STYLES: Final = {
    OperationVerdict.WRONG: "red",
    OperationVerdict.SUSPECT: "red",
    OperationVerdict.PASSES_ON: "yellow",
    OperationVerdict.UNKNOWN: "dim",
}


@dataclass(frozen=True, kw_only=True)
class Options(InputOptions):
    """The options of ``mlts localize``, as given."""

    model: str
    driver: str
    assets: Path | None
    output: Path | None


def localize(options: Options) -> ExitCode:
    """Search, print, write. Raises a UserError."""
    chosen = only_model(options.model, options.assets, given_data(options))
    model, inputs = inputs_of_model(*model_of_catalogue(chosen))
    reference = Machine(registry.resolve(REFERENCE))
    with locked(options.output, _WRITTEN):
        with start(options.driver) as service:
            found = search(model, inputs, Machine(service.device), reference, options.model)
        _print(found)
        if options.output:
            _write(found, model, inputs, reference, options)
    if found.culprits:
        return ExitCode.FAILED
    return ExitCode.INCOMPLETE if found.unchecked else ExitCode.OK


def _print(found: Localization) -> None:
    console = terminal()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("No.", "Operation", "Type", "Own error", "Before", "After", "Verdict"):
        table.add_column(title, justify="right" if title in ("No.", *_ERRORS) else "left")
    telling = [o for o in found.operations if o.verdict is not OperationVerdict.RIGHT]
    for operation in telling[:_MAX_ROWS]:
        table.add_row(*_cells(operation))
    if telling:
        console.print(table)
    if len(telling) > _MAX_ROWS:
        console.print(f"and {len(telling) - _MAX_ROWS} more; localization.json has all")
    for remark in found.remarks:
        console.print(Text(f"Note: {printable(remark)}", "yellow"))
    say(conclusion(found))


def _cells(operation: OperationResult) -> list[Text]:
    shares = (operation.own, operation.before, operation.after)
    texts = [str(operation.number), operation.operation, operation.type.removeprefix("TENSOR_")]
    style = _STYLES.get(operation.verdict, "")
    return [
        *map(Text, texts),
        *(Text("" if share is None else f"{share:.3g} ×") for share in shares),
        Text(str(operation.verdict), style),
    ]


def _write(
    found: Localization, model: Model, inputs: Values, reference: Machine, options: Options
) -> None:
    assert options.output is not None
    folder = options.output
    write_file(folder / "localization.json", indented(found))
    marks: dict[tuple[int | None, int], Mark] = {
        (None, each.number): Mark(_COLORS[each.verdict], _label(each))
        for each in found.operations
        if each.verdict in _COLORS
    }
    drawing = dot(model, found.model, marks)
    write_file(folder / "model.dot", drawing.encode(errors="backslashreplace"))
    repeat = ""
    if found.culprits:
        spec = _spec(model, inputs, found.culprits[0].number, reference)
        write_file(folder / _SPEC, spec.encode())
        repeat = shlex.join(["vts", "run", "--specs", str(folder), "--driver", options.driver])
        say(f"The first wrong operation alone: {repeat}")
    html = page(found, drawing, repeat, _SPEC)
    write_file(folder / _PAGE, html.encode(errors="backslashreplace"))
    say(f"Report: {folder / _PAGE}")


def _label(operation: OperationResult) -> str:
    own = "" if operation.own is None else f", {operation.own:.3g} × what is allowed"
    return f"{operation.verdict}{own}"


def _spec(model: Model, inputs: Values, number: int, reference: Machine) -> str:
    """The operation ``number`` with the values that it has in ``model``, as a spec."""
    values = {**inputs, **reference.run(exposed(model), inputs)}
    part = part_of(model, [number])
    example = Example(
        [values[index] for index in part.inputs], [values[index] for index in part.outputs]
    )
    return dump(part.model, example)
