"""Speed of the reference driver beside TF Lite: medians of interleaved runs, as a ratio.

tflite-runtime is what it has the bits of. LiteRT, where it is installed, is what a user would pick
for speed: its built-in kernels for quantized models, XNNPACK for those of floats. It is compared by
processor time, on one thread, so that a busy machine counts less.

Run ``python benchmarks/reference_vs_tflite.py --help``. Without models it measures those that the
project has set itself limits for, and ends with exit code 1 where one is exceeded.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np

from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.memory import Memory
from nnhal.operand_types import dtype_of, is_quantized, size_of_data
from nnhal.types import DataLocation, Model, Operand, Request, RequestArgument
from nntflite.errors import NoRuntime
from nntflite.importer import import_model
from nntflite.interpreter import LITERT, Interpreter, runtime

_WARM_UP_RUNS = 10
"""So many that the driver has joined its calls."""

_EMBEDDED = Path(__file__).resolve().parent.parent / "models"
_MIN_RUNS = 5
_ALIGNMENT = 64


@dataclass(frozen=True)
class Comparison:
    """A model, what it is compared with, and how slow the driver may be beside it."""

    model: str
    threads: int
    default_delegates: bool
    limit: float | None = None
    package: str = ""
    """The distribution of TF Lite; empty for the first that is there."""

    @property
    def by_processor_time(self) -> bool:
        return self.package == LITERT


LIMITS = [
    Comparison("mobilenet_v1_0.25_128_quant", 1, False, 1.0),
    Comparison("mobilenet_v1_0.25_128_quant", 2, False, 1.3),
    Comparison("mobilenet_v1_0.5_160_quant", 1, False, 1.0),
    Comparison("mobilenet_v1_0.5_160_quant", 2, False, 1.3),
    Comparison("mobilenet_v2_1.0_224_quant", 1, False, 1.0),
    Comparison("mobilenet_v2_1.0_224_quant", 2, False, 1.3),
    Comparison("mobilenet_v1_0.25_128", 1, True, 2.0),
    Comparison("mobilenet_v1_0.25_128", 2, True, 12.0),
    Comparison("tts_float", 1, True, 1.0),
    Comparison("tts_mini", 1, True, 1.0),
    Comparison("asr_mini", 1, True, 2.0),
    Comparison("mobilenet_v1_0.25_128_quant", 1, False, 1.0, LITERT),
    Comparison("mobilenet_v1_0.5_160_quant", 1, False, 1.0, LITERT),
    Comparison("mobilenet_v2_1.0_224_quant", 1, False, 1.0, LITERT),
    Comparison("mobilenet_v1_0.25_128", 1, True, 2.0, LITERT),
]
"""Limits on a processor with AVX-512, with native loops."""


@dataclass(frozen=True)
class Result:
    """Medians in milliseconds over ``runs`` pairs of runs."""

    model: str
    threads: int
    compared_with: str
    runs: int
    tflite_ms: float
    reference_ms: float
    ratio: float
    limit: float | None

    @property
    def within(self) -> bool:
        return self.limit is None or self.ratio <= self.limit


def compare(path: Path, comparison: Comparison, seconds: float, native: bool = True) -> Result:
    """Run both in turn for ``seconds`` of wall time."""
    tflite = _tflite(path, comparison)
    reference = _reference(path, comparison.threads, native)
    for run in [tflite, reference] * _WARM_UP_RUNS:
        run()
    durations: tuple[list[int], list[int]] = [], []
    clock = time.process_time_ns if comparison.by_processor_time else time.perf_counter_ns
    end = time.monotonic() + seconds
    while time.monotonic() < end or len(durations[0]) < _MIN_RUNS:
        for run, kept in zip((tflite, reference), durations, strict=True):
            started = clock()
            run()
            kept.append(clock() - started)
    theirs, ours = (statistics.median(kept) / 1e6 for kept in durations)
    name, threads, limit = comparison.model, comparison.threads, comparison.limit
    with_ = _compared_with(comparison)
    return Result(name, threads, with_, len(durations[0]), theirs, ours, ours / theirs, limit)


def _compared_with(comparison: Comparison) -> str:
    name = runtime(comparison.package).name.removeprefix("ai-edge-")
    return name + (" + delegates" if comparison.default_delegates else "")


def _tflite(path: Path, comparison: Comparison) -> Callable[[], object]:
    interpreter = Interpreter(
        path,
        threads=comparison.threads,
        default_delegates=comparison.default_delegates,
        package=comparison.package,
    )
    for number, details in enumerate(interpreter.inputs):
        interpreter.set_input(number, _data(details.dtype, details.shape))
    return interpreter.invoke


def _data(dtype: np.dtype[Any], shape: tuple[int, ...]) -> Any:
    rng = np.random.default_rng(0)
    if dtype.kind == "f":
        return rng.uniform(-1, 1, shape).astype(dtype)
    info = np.iinfo(dtype)
    return rng.integers(info.min, info.max, shape, endpoint=True).astype(dtype)


def _reference(path: Path, threads: int, native: bool) -> Callable[[], object]:
    model = import_model(path).model
    prepared = Device(ReferenceDriver(threads=threads, native=native)).prepare(model)
    request = _request(model)
    return lambda: prepared.execute(request)


def _request(model: Model) -> Request:
    """Random data for what is quantized or of floats, as TF Lite gets it; zeros for states."""
    main = model.main
    operands = [main.operands[index] for index in (*main.input_indexes, *main.output_indexes)]
    arguments, size = [], 0
    for operand in operands:
        length = size_of_data(operand.type, operand.dimensions)
        arguments.append(RequestArgument(location=DataLocation(0, size, length)))
        size += -(-length // _ALIGNMENT) * _ALIGNMENT
    pool = Memory.allocate(size)
    _fill(pool, operands[0], arguments[0])
    count = len(main.input_indexes)
    return Request(tuple(arguments[:count]), tuple(arguments[count:]), (pool,))


def _fill(pool: Memory, operand: Operand, argument: RequestArgument) -> None:
    dtype = dtype_of(operand.type)
    assert is_quantized(operand.type) or dtype.kind == "f"
    view = pool.view(dtype, operand.dimensions, argument.location.offset)
    view[...] = _data(dtype, operand.dimensions)


def _default_assets() -> Path:
    beside = Path(__file__).resolve().parent.parent.parent / "shared" / "mlts-assets"
    return Path(os.environ.get("MLTS_ASSETS") or beside)


def _comparisons(
    models: tuple[Path, ...],
    threads: tuple[int, ...],
    delegates: bool,
    package: str,
    assets: Path,
) -> Iterator[tuple[Path, Comparison]]:
    for path in models:
        for count in threads or (1, 2):
            yield path, Comparison(path.stem, count, delegates, package=package)
    if not models:
        for comparison in LIMITS:
            if not threads or comparison.threads in threads:
                path = assets / f"{comparison.model}.tflite"
                yield path if path.is_file() else _EMBEDDED / path.name, comparison


def _is_installed(package: str) -> bool:
    try:
        runtime(package)
    except NoRuntime:
        return False
    return True


def _load_warning() -> str | None:
    load, processors = os.getloadavg()[0], os.cpu_count() or 1
    if load < processors / 2:
        return None
    return (
        f"Warning: load average {load:.1f} on {processors} processors. With two threads TF Lite "
        "waits for its other thread, and what is measured is the machine."
    )


def _line(result: Result) -> str:
    limit = "" if result.limit is None else f"{result.limit:8.2f}"
    verdict = "" if result.limit is None else "  ok" if result.within else "  TOO SLOW"
    return (
        f"{result.model:32}{result.threads:8}{result.compared_with:>27}{result.runs:7}"
        f"{result.tflite_ms:11.3f}{result.reference_ms:14.3f}{result.ratio:8.3f}{limit}{verdict}"
    )


@click.command()
@click.argument("models", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--threads", multiple=True, type=click.IntRange(1), help="Default: 1 and 2.")
@click.option("--delegates/--no-delegates", help="Compare with TF Lite's default delegates.")
@click.option("--litert", "package", flag_value=LITERT, help="Compare with LiteRT.")
@click.option("--native/--no-native", default=True, show_default=True, help="Native loops.")
@click.option("--seconds", default=3.0, show_default=True, help="Per comparison.")
@click.option(
    "--assets",
    type=click.Path(path_type=Path),
    default=_default_assets,
    show_default="$MLTS_ASSETS, or shared/mlts-assets beside the checkout",
    help="Folder with the models that have limits.",
)
@click.option("--json", "json_file", type=click.File("w"), help="Write results here too.")
def main(
    models: tuple[Path, ...],
    threads: tuple[int, ...],
    delegates: bool,
    package: str | None,
    native: bool,
    seconds: float,
    assets: Path,
    json_file: Any,
) -> None:
    """Compare the reference driver with TF Lite on MODELS."""
    results = []
    if warning := _load_warning():
        click.echo(warning, err=True)
    click.echo(
        f"{'model':32}{'threads':>8}{'compared with':>27}{'runs':>7}{'TF Lite ms':>11}"
        f"{'reference ms':>14}{'ratio':>8}{'limit':>8}"
    )
    for path, comparison in _comparisons(models, threads, delegates, package or "", assets):
        if not path.is_file():
            click.echo(f"{comparison.model:32} skipped: {path} is not there")
            continue
        if not _is_installed(comparison.package):
            click.echo(f"{comparison.model:32} skipped: {comparison.package} is not installed")
            continue
        result = compare(path, comparison, seconds, native)
        results.append(result)
        click.echo(_line(result))
    if json_file:
        json.dump([asdict(result) for result in results], json_file, indent=2)
    sys.exit(0 if all(result.within for result in results) else 1)


if __name__ == "__main__":
    main()
