"""Context of the numbers: machine, software, settings, hashes, the harness's own cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlts.page.head import ISOLATION, threads
from mlts.results import BackendInfo, BenchmarkRun, ModelInfo, Overhead, Settings
from nntest.report.html.elements import Cell, Column, Fact, Row, Table, missing, number, text
from nntest.report.html.numbers import count, decimal, significant
from nntest.report.html.run_context import known, machines

__all__ = ["backend_table", "facts", "model_table"]

_HASH_SHOWN: Final = 16
"""Hexadecimal digits: enough to compare by eye; results.json has them all."""


def facts(run: BenchmarkRun) -> dict[str, Sequence[Fact]]:
    """Lists of facts by heading."""
    return {
        **machines(run.environment),
        "Settings": known(_settings(run.settings)),
        "Harness": known(_harness(run)),
    }


def backend_table(run: BenchmarkRun) -> Table:
    """Return the table of what ran, in which version, with how many threads."""
    return Table(
        identity="backends",
        caption="Backends",
        columns=[
            Column(title, numeric=False)
            for title in ("Backend", "Role", "Runtime", "Delegates", "Threads", "Loaded from")
        ],
        rows=[Row(_backend(backend), backend.name) for backend in run.backends],
    )


def model_table(run: BenchmarkRun) -> Table:
    """Return the table of the files that were measured, over which data."""
    return Table(
        identity="models",
        caption="Models",
        columns=[
            Column("Model", numeric=False),
            Column("File", numeric=False),
            Column("Size", "KiB"),
            Column("SHA-256", "first digits", numeric=False),
            Column("Input", numeric=False),
            Column("Test set", "items"),
            Column("Values", numeric=False),
            Column("Listed in", numeric=False),
        ],
        rows=[Row(_model(model), model.name) for model in run.models],
        folded=True,
    )


def _settings(of: Settings) -> list[Fact]:
    return [
        Fact("Profile", of.profile),
        Fact("Warm-up", _seconds(of.warmup_ns)),
        Fact("Timed run", _run(of)),
        Fact("Compilation", _compilation(of)),
        Fact("Threads", str(of.threads)),
        Fact("Drivers ran", ISOLATION[of.isolation]),
        Fact("Models through", str(of.through or "")),
        Fact("Parts of a model", _partitions(of)),
        Fact("Seed", str(of.seed)),
        Fact("Models asked for", ", ".join(of.models)),
        Fact("Assets", of.assets, code=True),
        Fact("Gate", of.gate, code=True),
    ]


def _partitions(of: Settings) -> str:
    limit = "" if of.max_partitions is None else f"at most {of.max_partitions} on a driver"
    required = "a model fails that is not all on the driver" if of.require_full_delegation else ""
    return "; ".join(filter(None, (limit, required)))


def _run(of: Settings) -> str:
    if of.iterations is not None:
        return f"{of.iterations} inferences a model and backend"
    if of.complete_set:
        limit = _seconds(of.complete_set_limit_ns)
        if of.run_ns:
            timed = _seconds(of.run_ns)
            if of.precision:
                timed += f" at most, less once means and ratios are within {of.precision:.1%}"
            part = f"at least {of.sample} random inputs" if of.sample else "the rest"
            rest = f"{part} of the test set untimed, at most {limit} in all"
            return f"{timed}, {rest}"
        return f"the complete test set, at most {limit}"
    return _seconds(of.run_ns)


def _compilation(of: Settings) -> str:
    if not of.compilation:
        return "not measured"
    warmup, run = _seconds(of.compilation_warmup_ns), _seconds(of.compilation_run_ns)
    return f"warm-up {warmup}, run {run}, at most {of.compilation_iterations} times"


def _seconds(nanoseconds: int) -> str:
    return f"{significant(nanoseconds / 1e9)} s"


def _harness(run: BenchmarkRun) -> list[Fact]:
    return [Fact("Version", run.version), Fact("Own cost", _cost(run.overhead))]


def _cost(of: Overhead | None) -> str:
    if of is None:
        return "not measured"
    return (
        f"{decimal(of.per_inference_ns / 1000, 1)} µs an inference, of which "
        f"{decimal(of.in_latency_ns / 1000, 1)} µs inside a driver's latency "
        f"(a driver that does nothing, {count(of.inferences)} inferences)"
    )


def _backend(of: BackendInfo) -> list[Cell]:
    driver = of.driver
    runtime = f"{of.runtime} {of.runtime_version}".strip()
    return [
        text(of.name),
        text(str(of.role)),
        text(runtime) if runtime else missing(),
        text(", ".join(of.delegates) or "none") if runtime else missing(),
        text(threads(of)),
        text(driver.implementation, code=True) if driver else missing(),
    ]


def _model(of: ModelInfo) -> list[Cell]:
    present = bool(of.sha256)
    digits = of.sha256[:_HASH_SHOWN]
    kibibytes = of.size_bytes / 1024
    return [
        text(of.name),
        text(of.file, code=True),
        number(decimal(kibibytes, 0), kibibytes) if present else missing("absent"),
        text(digits, code=True, note=of.sha256) if present else missing(),
        text("×".join(map(str, of.input_shape))) if of.input_shape else missing(),
        number(count(of.items), of.items) if of.items else missing(),
        text("seeded", note=of.seeded) if of.seeded else missing(),
        text(of.source, code=True) if of.source else missing(),
    ]
