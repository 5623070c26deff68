"""``mlts localize``: the operator of a model that a driver gets wrong first."""

from __future__ import annotations

import shlex
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from mlts.backends.base import as_type
from mlts.commands.common import given_data
from mlts.commands.options import InputOptions
from mlts.localization.comparison import shortened
from mlts.localization.failures import searched
from mlts.localization.overlay import drawing, node_data
from mlts.localization.reproduction import DATA, MODEL, SCRIPT, reproduction
from mlts.localization.results import Localization, OperatorResult, Verdict
from mlts.localization.search import Evidence, Subject
from mlts.localization.subjects import subject_of
from mlts.localization.trials import PRELOAD, Interrupted
from mlts.model_choice import only_model
from mlts.page.localization import conclusion, page
from mlts.terminal import terminal, view_on
from nncli.encoding import indented
from nncli.output_file import write_file
from nncli.terminal import say
from nncli.terminal.console import Terminal
from nnhal.operand_types import dtype_of
from nnprocess.zygote import Zygote
from nntest.interruption import interruptible
from nntest.output_folder import locked
from nntest.report.html.text import printable
from nntest.results import ExitCode
from nntest.spec.dump import Example, NotExpressible, dump
from nntflite.errors import UnsupportedModel
from nntflite.formats import SUFFIXES, format_of

__all__ = ["Options", "localize"]

_PAGE: Final = "index.html"
_JSON: Final = "localization.json"
_OVERLAY: Final = "model_explorer.json"
_DRAWING: Final = "model.dot"
_SPEC: Final = "first_wrong.mod.py"
_MODELS: Final = tuple(f"{MODEL}{suffix}" for suffix in SUFFIXES)
_WRITTEN: Final = (_PAGE, _JSON, _OVERLAY, _DRAWING, _SPEC, *_MODELS, DATA, SCRIPT)
_ERRORS: Final = ("Own error", "Before", "After")
_MAX_ROWS: Final = 60
_EXPLAINED: Final = (Verdict.WRONG, Verdict.DISPUTED, Verdict.NOT_RUN)
_STYLES: Final = {
    Verdict.WRONG: "red",
    Verdict.SUSPECT: "red",
    Verdict.PASSES_ON: "yellow",
    Verdict.DISPUTED: "magenta",
    Verdict.NOT_RUN: "dim",
}


@dataclass(frozen=True, kw_only=True)
class Options(InputOptions):
    """The options of ``mlts localize``, as given."""

    model: str
    driver: str
    assets: Path | None
    scrub: bool
    output: Path | None


def localize(options: Options) -> ExitCode:
    """Search, print, write. Raises a UserError."""
    subject = subject_of(only_model(options.model, options.assets, given_data(options)))
    console = terminal()

    def expect(operators: int, duration_s: float) -> None:
        console.print(f"{operators} operators, about {max(1, round(duration_s))} s")

    with (
        suppress(Interrupted),
        locked(options.output, _WRITTEN),
        interruptible() as interruption,
        Zygote.start(PRELOAD) as zygote,
    ):
        with view_on(console) as view:
            found, evidence = searched(
                subject,
                options.driver,
                zygote=zygote,
                stopped=interruption.is_requested,
                progress=view.stage,
                expect=expect,
                scrub=options.scrub,
            )
        _print(found, console)
        if options.output:
            _write(found, subject, evidence, options, options.output)
        if found.culprits:
            return ExitCode.FAILED
        return ExitCode.INCOMPLETE if found.unchecked else ExitCode.OK
    return ExitCode.INTERRUPTED


def _print(found: Localization, console: Terminal) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("No.", "Operator", "Tensor", *_ERRORS, "Verdict", "Finding"):
        table.add_column(title, justify="right" if title in ("No.", *_ERRORS) else "left")
    telling = [o for o in found.operators if o.verdict is not Verdict.RIGHT]
    for operator in telling[:_MAX_ROWS]:
        table.add_row(*_cells(operator))
    if telling:
        console.print(table)
    if len(telling) > _MAX_ROWS:
        console.print(f"and {len(telling) - _MAX_ROWS} more; {_JSON} has all")
    for remark in found.remarks:
        console.print(Text(f"Note: {printable(remark)}", "yellow"))
    say(conclusion(found))


def _cells(operator: OperatorResult) -> list[Text]:
    shares = (operator.own, operator.before, operator.after)
    texts = [str(operator.number), operator.operator, shortened(printable(operator.tensor))]
    finding = printable(operator.finding) if operator.verdict in _EXPLAINED else ""
    return [
        *map(Text, texts),
        *(Text("" if share is None else f"{share:.3g} ×") for share in shares),
        Text(str(operator.verdict), _STYLES.get(operator.verdict, "")),
        Text(finding),
    ]


def _write(
    found: Localization,
    subject: Subject,
    evidence: Evidence | None,
    options: Options,
    folder: Path,
) -> None:
    graph = format_of(subject.data).graph(subject.data, subject.name)
    dot = drawing(found, graph)
    files = {
        _JSON: indented(found),
        _OVERLAY: indented(node_data(found, graph)),
        _DRAWING: dot.encode(errors="backslashreplace"),
    }
    repeat = ""
    if evidence:
        files |= reproduction(evidence)
        repeat = f"python {shlex.quote(str(folder / SCRIPT))}"
        say(f"The first wrong operator alone: {repeat}")
        if not found.reads_files and (spec := _spec(evidence, subject.relaxed)):
            files[_SPEC] = spec
            words = ["vts", "run", "--specs", str(folder), "--driver", options.driver]
            say(f"The same as a test of the driver: {shlex.join(words)}")
    elif found.culprits and options.scrub:
        say("With other weights the defect does not show, so no part of the model was written.")
    files[_PAGE] = page(found, dot, repeat).encode(errors="backslashreplace")
    for name in _WRITTEN:
        if name in files:
            write_file(folder / name, files[name])
        else:
            (folder / name).unlink(missing_ok=True)  # of an earlier run
    say(f"Report: {folder / _PAGE}")


def _spec(evidence: Evidence, relaxed: bool) -> bytes:
    """The wrong part as a spec; empty where the HAL or the spec language cannot say it."""
    shapes = {number: value.shape[1:] for number, value in enumerate(evidence.inputs)}
    try:
        data = evidence.part.data
        imported = format_of(data).import_model(data, input_shapes=shapes, relaxed=relaxed)
        if imported.state:
            return b""
        ports = (*imported.inputs, *imported.outputs)
        pairs = zip(ports, (*evidence.inputs, *evidence.expected), strict=True)
        arrays = [as_type(v[:1], dtype_of(port.operand.type)).tobytes() for port, v in pairs]
        count = len(imported.inputs)
        return dump(imported.model, Example(arrays[:count], arrays[count:])).encode()
    except (UnsupportedModel, NotExpressible, ValueError):
        return b""
