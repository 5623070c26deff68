"""The command ``nnapi explain``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from nncli.command_help import WordCommand
from nncli.errors import UserError
from nncli.option_words import option
from nncli.start_timeout import start_timeout_option
from nnhal.debug.options import debug_options

if TYPE_CHECKING:
    from nnapi.model import Model
    from nnapi.runtime import Runtime

__all__ = ["explain"]

_PREFERENCES = {"low-power": 0, "fast-single-answer": 1, "sustained-speed": 2}


class UnusableModel(UserError):
    """The runtime refuses the model, as it would an application's."""


class UnusableDriver(UserError):
    """The runtime does not register a driver."""


@click.command(cls=WordCommand)
@click.argument("model", type=click.Path(path_type=Path))
@option("drivers", multiple=True, required=True)
@start_timeout_option
@option(
    "preference",
    type=click.Choice(list(_PREFERENCES)),
    default="fast-single-answer",
    show_default=True,
)
@option("call_cost", type=click.FloatRange(min=0), show_default="measured")
@option("copy_speed", type=click.FloatRange(min=0, min_open=True), show_default="measured")
@option("json_file", type=click.Path(dir_okay=False, path_type=Path))
@option("graph_file", type=click.Path(dir_okay=False, path_type=Path))
@debug_options
def explain(
    model: Path,
    drivers: tuple[str, ...],
    preference: str,
    call_cost: float | None,
    copy_speed: float | None,
    json_file: Path | None,
    graph_file: Path | None,
) -> None:
    """Show which device runs which operation of MODEL, a .tflite file or a spec, and why.

    The model is compiled as for an application, for the drivers in the given order and the CPU.
    A spec (*.mod.py) is Python code, which this command runs. The environment variables DEBUG_NN_*
    set Android's debug properties. Drivers run in this process.

    The costs of steps are estimates, both measured on this machine: an additional call of a device
    takes as long as executing one tiny operation on the CPU, and a device copies as fast as memory
    is copied. If you know the costs of your accelerator, pass them instead.

    The exit code is 1 if the model cannot be compiled.
    """
    import msgspec

    from nnapi.explain.drawing import draw
    from nnapi.explain.examination import examine
    from nnapi.explain.table import show
    from nnapi.explain.transition_costs import measured_costs
    from nnapi.priorities import Preference
    from nncli.output_file import write_file

    runtime = _runtime(drivers)
    built = _built(runtime, model)
    costs = measured_costs(
        runtime,
        call_ns=None if call_cost is None else call_cost * 1e3,
        copy_bytes_per_s=None if copy_speed is None else copy_speed * (1 << 30),
    )
    explanation = examine(
        built, model.name, preference=Preference(_PREFERENCES[preference]), costs=costs
    )
    show(explanation)
    if json_file is not None:
        write_file(json_file, msgspec.json.format(msgspec.json.encode(explanation)) + b"\n")
    if graph_file is not None:
        text = draw(explanation, built.hal)
        write_file(graph_file, text.encode(errors="backslashreplace"))
    if explanation.error is not None:
        raise SystemExit(1)


def _runtime(names: tuple[str, ...]) -> Runtime:
    """A runtime with all devices of these drivers, by the names that users know them by."""
    from nnapi.runtime import DriverEntry, Runtime
    from nnhal import registry

    entries = [
        DriverEntry(device, name)
        for given in dict.fromkeys(names)
        for name, device in registry.resolve_all(given).items()
    ]
    runtime = Runtime(entries)
    for refused in runtime.refused:
        raise UnusableDriver(f"driver '{refused.name}' is not registered: {refused.reason}")
    return runtime


def _built(runtime: Runtime, path: Path) -> Model:
    from nnapi.errors import NnapiError
    from nnapi.rebuilding import rebuilt
    from nnhal.debug.model_readers import read_model

    try:
        return rebuilt(runtime, read_model(path))
    except NnapiError as error:
        raise UnusableModel(f"{path}: the runtime refuses the model: {error}") from error
