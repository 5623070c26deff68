"""Context of a run, when and where it was made, as facts that any suite's page shows alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from nntest.environment import Environment
from nntest.report.html.elements import Column, Fact, Row, Table, number, text
from nntest.report.html.numbers import count, size
from nntest.results import SuiteRun

__all__ = [
    "context_of",
    "counts_table",
    "known",
    "machines",
    "package_table",
    "sentence",
    "when",
    "where",
]


def when(started: str) -> str:
    """An ISO 8601 time as a person reads it; as it stands where it is none."""
    try:
        return datetime.fromisoformat(started).strftime("%Y-%m-%d %H:%M %z").strip()
    except ValueError:
        return started


def where(environment: Environment) -> str:
    """Host, processor and how much of it, as far as they are known."""
    cpus = f"{environment.usable_cpus} CPUs usable" if environment.usable_cpus else ""
    return " · ".join(filter(None, (environment.host, environment.cpu, cpus)))


def machines(environment: Environment) -> dict[str, Sequence[Fact]]:
    """Facts by heading about the machine of the run, and about each that a driver is on."""
    devices = {
        f"Device of {name}": [Fact(title, value) for title, value in facts.items()]
        for name, facts in environment.devices.items()
    }
    return {"Machine": known(_machine(environment)), **devices}


def package_table(environment: Environment) -> Table:
    """Versions of the software that took part."""
    return Table(
        identity="packages",
        caption="Versions of packages",
        columns=[Column("Package", numeric=False), Column("Version", numeric=False)],
        rows=[Row([text(name), text(v)]) for name, v in sorted(environment.packages.items())],
        folded=True,
    )


def counts_table(counts: Mapping[str, int]) -> Table:
    """Return the table of what was done, and how often."""
    return Table(
        identity="counts",
        caption="What was done",
        columns=[Column("What", numeric=False), Column("Number")],
        rows=[Row([text(title), number(count(n), n)]) for title, n in counts.items()],
        sortable=False,
    )


def context_of(run: SuiteRun, settings: Sequence[Fact]) -> Mapping[str, Any]:
    """Return the context of a run: its ``settings``, the machine, the packages and the command."""
    return {
        "facts": {"Settings": settings, **machines(run.environment)},
        "context_tables": [package_table(run.environment)],
        "command": run.command,
    }


def known(items: Iterable[Fact]) -> Sequence[Fact]:
    """The facts that have a value."""
    return [fact for fact in items if fact.value]


def sentence(text: str, *, capital: bool = True) -> str:
    """``text`` with a capital, unless it starts with the name of a driver, and one full stop."""
    if not text:
        return ""
    is_name = ":" in text.partition(" ")[0][:-1]
    start = text[0].upper() if capital and not is_name else text[0]
    return f"{start}{text[1:].rstrip('.')}."


def _machine(of: Environment) -> list[Fact]:
    """The machine and its state."""
    memory = size(of.memory_bytes) if of.memory_bytes else ""
    cpus = f"{of.usable_cpus} usable of {of.logical_cpus}" if of.logical_cpus else ""
    return [
        Fact("Host", of.host),
        Fact("System", of.system),
        Fact("Processor", " · ".join(filter(None, (of.cpu, of.architecture)))),
        Fact("Logical processors", cpus),
        Fact("Memory", memory),
        Fact("Frequency governor", of.governor or "not known"),
        Fact("Load average", _load(of)),
        Fact("Python", of.python),
    ]


def _load(of: Environment) -> str:
    ends = {"before": of.load_before, "after": of.load_after}
    shown = {name: load for name, load in ends.items() if load}
    return "; ".join(f"{n} {' '.join(f'{x:.2f}' for x in load)}" for n, load in shown.items())
