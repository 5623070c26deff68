"""How long the reference driver takes to prepare a model, and to load it from a compilation cache.

Run ``python benchmarks/reference_preparation.py --help``. Times are processor time: medians of
preparations in a process that has prepared before. Without models it measures those that the
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
from nnhal.device import CacheFiles, Device
from nntflite.importer import import_model

_WARM_UP_RUNS = 2
_TOKEN = bytes(range(32))


@dataclass(frozen=True)
class Limit:
    """Milliseconds that may pass; None where there is no limit."""

    model: str
    fresh_ms: float | None = None
    cached_ms: float | None = None


LIMITS = [Limit("mobilenet_v2_1.0_224_quant", 25.0, None)]
"""On the machine of docs/reference_driver.md. It wants 5 ms from the cache, which are not met."""


@dataclass(frozen=True)
class Result:
    """Medians in milliseconds."""

    model: str
    native: bool
    fresh_ms: float
    cached_ms: float
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

        def from_cache() -> None:
            with _files(Path(folder)) as files:
                device.prepare_from_cache(files)

        ways: tuple[Callable[[], object], ...] = (lambda: device.prepare(model), from_cache)
        taken: tuple[list[int], ...] = ([], [])
        for run in range(_WARM_UP_RUNS + runs):
            for way, kept in zip(ways, taken, strict=True):
                started = time.process_time_ns()
                way()
                if run >= _WARM_UP_RUNS:
                    kept.append(time.process_time_ns() - started)
    fresh, cached = (statistics.median(kept) / 1e6 for kept in taken)
    return Result(path.stem, native, fresh, cached, limit)


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
        f"{result.cached_ms:12.1f}{'  ' + verdict if has_limit else ''}"
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
    click.echo(f"{'model':32}{'native':>8}{'fresh ms':>12}{'cached ms':>12}")
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
