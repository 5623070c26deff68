"""Terminal view of measured capabilities: a table a driver, what is to be declared otherwise, and
Python to paste.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from mlts.capabilities.fields import type_of
from mlts.capabilities.results import (
    CapabilitiesRun,
    Comparison,
    DriverCapabilities,
    Estimate,
    FieldValue,
    Standing,
)
from mlts.results import BASELINE, BenchmarkCase
from nntest.report.signs import SIGNS
from nntest.results import Outcome

__all__ = ["print_capabilities"]

_STYLES: Final = {Standing.WITHIN: "green", Standing.NOT_JUDGED: "yellow"}
_FINDING: Final = "bold red"


def print_capabilities(run: CapabilitiesRun, console: Console) -> None:
    """Everything, driver by driver, and what a reader must know of the measurement."""
    for driver in run.capabilities:
        _print_driver(driver, console)
    for line in _notes(run):
        console.print(line)


def _print_driver(driver: DriverCapabilities, console: Console) -> None:
    console.print(Text(f"{driver.driver}, HAL {driver.hal_version or 'unknown'}", style="bold"))
    if driver.problem:
        console.print(Text(f"{driver.driver}: {driver.problem}.", style=_FINDING))
        return
    console.print(_table(driver.fields))
    console.print(Text(""))
    for line in (*_shared(driver.fields), *_judgment(driver)):
        console.print(line)
    console.print(Text(f"\n{driver.python}"), soft_wrap=True)


def _table(fields: Sequence[FieldValue]) -> Table:
    """Fields with models of their own, each with its models; then those that nothing tells of."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("Field, model", no_wrap=True)
    table.add_column("Time / CPU", justify="right")
    table.add_column("95 % interval")
    table.add_column("Power / CPU", justify="right")
    table.add_column("Declared time/power", justify="right")
    table.add_column("Judgment", overflow="fold")
    for field in fields:
        if not field.taken_from and field.exec_time:
            _add_measured(table, field, field.exec_time)
    for field in fields:
        if field.exec_time is None:
            reason = f"not measured: {field.not_measured}"
            table.add_row(_label(field), "-", "", "-", _declared(field), reason)
    return table


def _add_measured(table: Table, field: FieldValue, time: Estimate) -> None:
    table.add_row(
        Text(_label(field), style="bold"),
        f"{time.value:.2f}",
        Text(_interval(time.low, time.high)),
        f"{field.power_usage.value:.2f}" if field.power_usage else "-",
        _declared(field),
        Text(", ").join(_verdict(comparison) for comparison in field.comparisons),
    )
    for model in time.models:
        interval = Text(_interval(model.low, model.high), style="dim")
        table.add_row(f"  {model.model}", f"{model.value:.2f}", interval, "", "", "")


def _shared(fields: Sequence[FieldValue]) -> Iterator[Text]:
    """Which fields take the value of which other one."""
    groups: dict[str, list[str]] = {}
    for field in fields:
        if field.taken_from:
            groups.setdefault(_short(field.taken_from), []).append(_label(field))
    for source, others in groups.items():
        yield Text(f"As {source}, having no models of their own: {', '.join(others)}.")


def _label(field: FieldValue) -> str:
    return field.name if field.name != field.field else _short(field.field)


def _short(field: str) -> str:
    type = type_of(field)
    return field if type is None else type.name


def _interval(low: float | None, high: float | None) -> str:
    return "n too small" if low is None or high is None else f"{low:.2f} to {high:.2f}"


def _declared(field: FieldValue) -> str:
    numbers = field.declared_exec_time, field.declared_power_usage
    if numbers == (None, None):
        return "nothing"
    return "/".join("-" if number is None else f"{number:.3g}" for number in numbers)


def _verdict(comparison: Comparison) -> Text:
    standing = comparison.standing
    return Text(f"{comparison.measure} {standing}", style=_STYLES.get(standing, _FINDING))


def _judgment(driver: DriverCapabilities) -> Iterator[Text]:
    """What is to be declared otherwise, what could not be judged, and why."""
    if driver.not_declared:
        yield Text(f"Finding: {driver.not_declared}.", style="red")
    reasons = {field.power_not_measured: None for field in driver.fields if field.exec_time}
    yield from (Text(f"Power was not measured: {why}.", style="dim") for why in reasons if why)
    for field, comparison in driver.comparisons(Standing.NOT_JUDGED):
        what = f"{_label(field)} {comparison.measure}"
        yield Text(f"Not judged: {what}: {comparison.reason}.", style="yellow")
    for field, comparison in driver.findings:
        what = f"{_label(field)} {comparison.measure}"
        yield Text(f"Finding: {what}: {comparison.reason}.", style="red")
    judged = len(driver.comparisons(*Standing)) - len(driver.comparisons(Standing.NOT_JUDGED))
    if judged and not driver.findings:
        yield Text(f"All {judged} judged numbers are declared as measured.", style="green")


def _notes(run: CapabilitiesRun) -> Iterator[Text]:
    """What was not measured, and doubts about what was."""
    for text in run.not_measured:
        yield Text(f"Not measured: {text}.", style="yellow")
    yield from _failures(run)
    for warning in run.warnings:
        yield Text(f"Warning: {warning.message}; {warning.advice}.", style="yellow")
    if run.interrupted:
        yield Text("The run was stopped before its end.", style="yellow")


def _failures(run: CapabilitiesRun) -> Iterator[Text]:
    """Models on which a driver was not measured: a line for each driver and outcome."""
    groups: dict[tuple[str, Outcome], list[BenchmarkCase]] = {}
    for case in run.cases:
        if case.outcome is not Outcome.SUCCESS and case.backend != BASELINE:
            groups.setdefault((case.backend, case.outcome), []).append(case)
    for (driver, outcome), cases in groups.items():
        models = ", ".join(case.model for case in cases)
        first = f"{cases[0].model}: " if len(cases) > 1 else ""
        tone = "yellow" if outcome is Outcome.SKIPPED else "red"
        yield Text(
            f"{SIGNS[outcome].mark} {driver} {outcome} on {models}. {first}{cases[0].reason}",
            style=tone,
        )
