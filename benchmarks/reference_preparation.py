"""Time that the reference driver takes to prepare a model, and to load it from a compilation cache.

Run ``python benchmarks/reference_preparation.py --help``. Times are processor time: medians of
preparations in a process that has prepared before, by themselves and with the first execution,
to which a driver could put off what it has not prepared. Without models it measures those that the
project has set itself limits for, and ends with exit code 1 where one is exceeded.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click

from nndrivers.reference.device import ReferenceDriver
from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.memory import Memory
from nnhal.operand_types import size_of_data
from nnhal.types import DataLocation, Model, Request, RequestArgument
from nntflite.importer import import_model

_WARM_UP_RUNS = 2
_ALIGNMENT = 64
_TOKEN = bytes(range(32))


@dataclass(frozen=True)
class Limit:
    """Milliseconds that may pass; None where there is no limit."""

    model: str
    fresh_ms: float | None = None
    cached_ms: float | None = None


LIMITS = [Limit("mobilenet_v2_1.0_224_quant", 25.0, 5.0)]
"""Limits on a processor with AVX-512, with native loops."""


@dataclass(frozen=True)
class Result:
    """Medians in milliseconds."""

    model: str
    native: bool
    fresh_ms: float
    cached_ms: float
    fresh_run_ms: float
    cached_run_ms: float
    """Duration with the first execution."""
    limit: Limit

    @property
    def within(self) -> bool:
        pairs = (self.fresh_ms, self.limit.fresh_ms), (self.cached_ms, self.limit.cached_ms)
        return all(limit is None or taken <= limit for taken, limit in pairs)


def measure(path: Path, limit: Limit, native: bool, runs: int) -> Result:
    """``runs`` preparations of either kind, in turns."""
    model = import_model(path).model
    device = Device(ReferenceDriver(native=native))
    with tempfile.TemporaryDirectory() as folder:
        with _files(Path(folder)) as files:
            device.prepare(model, cache=files)

        def from_cache() -> PreparedModel:
            with _files(Path(folder)) as files:
                return device.prepare_from_cache(files)

        ways = (lambda: device.prepare(model)), from_cache
        request = _request(model)
        taken: list[list[int]] = [[] for _ in range(2 * len(ways))]
        for run in range(_WARM_UP_RUNS + runs):
            times = [time_ns for way in ways for time_ns in _times(way, request)]
            if run >= _WARM_UP_RUNS:
                for kept, time_ns in zip(taken, times, strict=True):
                    kept.append(time_ns)
    fresh, fresh_run, cached, cached_run = (statistics.median(kept) / 1e6 for kept in taken)
    return Result(path.stem, native, fresh, cached, fresh_run, cached_run, limit)


def _times(prepare: Callable[[], PreparedModel], request: Request) -> tuple[int, int]:
    """Nanoseconds of a preparation, and of one with the first execution."""
    started = time.process_time_ns()
    prepared = prepare()
    between = time.process_time_ns()
    prepared.execute(request)
    return between - started, time.process_time_ns() - started


def _request(model: Model) -> Request:
    """Zeros for all inputs."""
    main = model.main
    arguments, size = [], 0
    for index in (*main.input_indexes, *main.output_indexes):
        operand = main.operands[index]
        length = size_of_data(operand.type, operand.dimensions)
        arguments.append(RequestArgument(location=DataLocation(0, size, length)))
        size += -(-length // _ALIGNMENT) * _ALIGNMENT
    count = len(main.input_indexes)
    return Request(tuple(arguments[:count]), tuple(arguments[count:]), (Memory.allocate(size),))


@contextmanager
def _files(folder: Path) -> Iterator[CacheFiles]:
    flags = os.O_RDWR | os.O_CREAT
    descriptors = [os.open(folder / name, flags) for name in ("model", "data")]
    try:
        yield CacheFiles((descriptors[0],), (descriptors[1],), _TOKEN)
    finally:
        for descriptor in descriptors:
            os.close(descriptor)


def _default_assets() -> Path:
    beside = Path(__file__).resolve().parent.parent.parent / "shared" / "mlts-assets"
    return Path(os.environ.get("MLTS_ASSETS") or beside)


def _line(result: Result) -> str:
    verdict = "ok" if result.within else "TOO SLOW"
    has_limit = result.limit.fresh_ms is not None or result.limit.cached_ms is not None
    return (
        f"{result.model:32}{'yes' if result.native else 'no':>8}{result.fresh_ms:12.1f}"
        f"{result.cached_ms:12.1f}{result.fresh_run_ms:12.1f}{result.cached_run_ms:12.1f}"
        f"{'  ' + verdict if has_limit else ''}"
    )


@click.command()
@click.argument("models", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--native/--no-native", default=True, show_default=True, help="Native loops.")
@click.option("--runs", default=15, show_default=True, type=click.IntRange(1))
@click.option(
    "--assets",
    type=click.Path(path_type=Path),
    default=_default_assets,
    show_default="$MLTS_ASSETS, or shared/mlts-assets beside the checkout",
    help="Folder with the models that have limits.",
)
@click.option("--json", "json_file", type=click.File("w"), help="Write results here too.")
def main(models: tuple[Path, ...], native: bool, runs: int, assets: Path, json_file: Any) -> None:
    """Measure preparations of MODELS by the reference driver."""
    load, processors = os.getloadavg()[0], os.cpu_count() or 1
    if load >= processors / 2:
        click.echo(f"Warning: load average {load:.1f} on {processors} processors.", err=True)
    columns = "fresh ms", "cached ms", "fresh, run", "cached, run"
    click.echo(f"{'model':32}{'native':>8}{''.join(f'{column:>12}' for column in columns)}")
    chosen = [(path, Limit(path.stem)) for path in models] or [
        (assets / f"{limit.model}.tflite", limit) for limit in LIMITS
    ]
    results = []
    for path, limit in chosen:
        if not path.is_file():
            click.echo(f"{limit.model:32} skipped: {path} is not there")
            continue
        results.append(measure(path, limit, native, runs))
        click.echo(_line(results[-1]))
    if json_file:
        json.dump([asdict(result) for result in results], json_file, indent=2)
    sys.exit(0 if all(result.within for result in results) else 1)


if __name__ == "__main__":
    main()
