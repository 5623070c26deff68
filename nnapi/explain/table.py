"""The explanation in the terminal: devices, steps, operations, and what would change it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from rich.table import Table

from nnapi.explain.explanation import Explanation, OperationNote, StepNote
from nncli.terminal.console import Terminal, terminal

__all__ = ["show"]

_PLAIN_WIDTH: Final = 200

_MAX_PLACES: Final = 8
"""Operations that are listed by number."""


def show(explanation: Explanation) -> None:
    """Print the explanation."""
    console = terminal(plain_width=_PLAIN_WIDTH)
    _show_summary(console, explanation)
    _show_devices(console, explanation)
    if len(explanation.steps) > 1:
        _show_steps(console, explanation)
    _show_operations(console, explanation)
    _show_remedies(console, explanation)


def _show_summary(console: Terminal, explanation: Explanation) -> None:
    count = len(explanation.operations)
    console.print(f"{explanation.model}: {count} operations, preference {explanation.preference}")
    if explanation.error is not None:
        console.print(f"Cannot be compiled: {explanation.error}")
    elif explanation.fallback is not None:
        console.print(f"The whole model runs on the CPU, because {explanation.fallback}")
    elif explanation.outcome == "SIMPLE":
        console.print(f"One device runs all of it: {explanation.operations[0].place}")
    else:
        console.print(
            f"{explanation.calls} calls of devices, and {_bytes(explanation.crossing_bytes)} "
            f"between them, instead of one call"
        )
        _show_cost(console, explanation)
    console.print()


def _show_cost(console: Terminal, explanation: Explanation) -> None:
    costs, cost_ns = explanation.costs, explanation.cost_ns
    if costs is None or cost_ns is None:
        return
    console.print(
        f"This costs about {_time(cost_ns)} an execution: {_time(costs.call_ns)} a call, copies at "
        f"{costs.copy_bytes_per_s / (1 << 30):.2f} GiB/s"
    )
    unknown = sum(crossing.bytes is None for crossing in explanation.crossings)
    if unknown:
        console.print(f"{unknown} operands between steps are of unknown size, and not counted")


def _show_devices(console: Terminal, explanation: Explanation) -> None:
    table = _table("Device", "HAL", "Takes", "Runs", "Remark")
    for device in explanation.devices:
        remark = device.problem or ("the runtime's own" if device.is_cpu else "")
        table.add_row(
            device.name, device.hal_version, str(device.supported), str(device.chosen), remark
        )
    console.print(table)
    console.print()


def _show_steps(console: Terminal, explanation: Explanation) -> None:
    table = _table("Step", "Device", "Operations", "In from steps", "Out to steps", "Costs")
    for step in explanation.steps:
        table.add_row(str(step.index), step.kind, *_cells_of(step))
    console.print(table)
    console.print()


def _cells_of(step: StepNote) -> Sequence[str]:
    if not step.operations:
        return "", "", "", ""
    cost = "" if step.cost_ns is None else _time(step.cost_ns)
    return str(step.operations), _bytes(step.bytes_in), _bytes(step.bytes_out), cost


def _show_operations(console: Terminal, explanation: Explanation) -> None:
    """A row for neighbors that are alike in all but their numbers."""
    table = _table("Operations", "Name", "First operand", "Runs on", "Step", "Why")
    for group in _alike(explanation.operations):
        first = group[0]
        step = "" if first.step is None or explanation.outcome == "SIMPLE" else str(first.step)
        names = list(dict.fromkeys(note.name for note in group))
        operands = list(dict.fromkeys(note.operand for note in group))
        table.add_row(
            _numbers(group),
            ", ".join(names),
            operands[0] if len(operands) == 1 else f"{operands[0]}, ...",
            first.place,
            step,
            first.why,
        )
    console.print(table)


def _alike(notes: Iterable[OperationNote]) -> Iterable[list[OperationNote]]:
    group: list[OperationNote] = []
    for note in notes:
        if group and _kind(note) != _kind(group[-1]):
            yield group
            group = []
        group.append(note)
    if group:
        yield group


def _kind(note: OperationNote) -> tuple[object, ...]:
    return note.subgraph, note.place, note.step, note.why


def _numbers(group: Sequence[OperationNote]) -> str:
    first, last = group[0], group[-1]
    where = "" if first.subgraph is None else f"subgraph {first.subgraph}: "
    if len(group) == 1:
        return f"{where}{first.index}"
    return f"{where}{first.index}-{last.index} ({len(group)})"


def _show_remedies(console: Terminal, explanation: Explanation) -> None:
    """What each driver would have to do to get the operations that it does not run."""
    drivers = {device.name for device in explanation.devices if not device.is_cpu}
    wanting: dict[tuple[str, str, str], list[OperationNote]] = defaultdict(list)
    for note in explanation.operations:
        if note.place in drivers and len(drivers) == 1:
            continue
        for verdict in note.verdicts:
            is_elsewhere = verdict.device in drivers and verdict.device != note.place
            if is_elsewhere and verdict.remedy is not None:
                wanting[verdict.device, verdict.reason, verdict.remedy].append(note)
    if not wanting:
        return
    table = _table("To bring to", "Operations", "Name", "What is in the way", "What it takes")
    for (device, reason, remedy), notes in wanting.items():
        names = ", ".join(dict.fromkeys(note.name for note in notes))
        table.add_row(device, _places(notes), names, reason, remedy)
    console.print()
    console.print(table)


def _places(notes: Sequence[OperationNote]) -> str:
    shown = [_numbers([note]) for note in notes[:_MAX_PLACES]]
    more = len(notes) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _time(nanoseconds: float) -> str:
    if nanoseconds < 1e6:
        return f"{nanoseconds / 1e3:.0f} µs"
    return f"{nanoseconds / 1e6:.2f} ms"


def _bytes(count: int) -> str:
    if count < 1024:
        return f"{count} bytes"
    if count < 1 << 20:
        return f"{count / 1024:.1f} KiB"
    return f"{count / (1 << 20):.1f} MiB"
