"""The result of ``mlts benchmark``: everything that any report shows, and nothing that it derives.

``results.json`` is :class:`BenchmarkRun` as JSON. A *case* is one model on one backend; what all
cases of a model share stands once in ``models``, what all cases of a backend share in
``backends``. Durations are nanoseconds, sizes bytes, ratios driver / baseline (below 1 is faster).
"""

from __future__ import annotations

import math
import sys
import zlib
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from nnhal.errors import UserError
from nntest.results import CaseResult, RunSettings, SuiteRun

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = [
    "BASELINE",
    "ENDLESS",
    "SCHEMA",
    "SUITE",
    "Agreement",
    "BackendInfo",
    "BackendRole",
    "BenchmarkCase",
    "BenchmarkRun",
    "Compilation",
    "DataKind",
    "DriverInfo",
    "ElementErrors",
    "Evaluation",
    "GateFinding",
    "Histogram",
    "Isolation",
    "Latency",
    "MeasurementWarning",
    "MemoryUse",
    "Mismatch",
    "ModelInfo",
    "Overhead",
    "Ratio",
    "ResultsUnreadable",
    "Settings",
    "WorstElement",
    "dump",
    "finite",
    "load",
    "pack_samples",
    "unpack_samples",
]

SUITE: Final = "mlts"
"""How results call this suite."""

SCHEMA: Final = 1
"""Version of the format; grows whenever a reader of the older format would misread the newer."""

BASELINE: Final = "TFLite_CPU"
"""Name of the backend that accuracy and latency are compared with (TF Lite, built-in kernels)."""


ENDLESS: Final = sys.float_info.max
"""Stands for a number that is infinite or none at all: JSON knows neither."""


def finite(value: float) -> float:
    """``value``, or what stands for it in JSON."""
    if math.isnan(value):
        return ENDLESS
    return min(max(value, -ENDLESS), ENDLESS)


class _Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the result."""


class Histogram(_Part, frozen=True, kw_only=True):
    """Android's latency histogram; bucket i starts at ``start_ns + i * step_ns``."""

    start_ns: float
    step_ns: float
    counts: tuple[int, ...]


class Latency(_Part, frozen=True, kw_only=True):
    """Statistics of ``count`` durations.

    ``p90_ns`` and ``p99_ns`` are None where the sample is too small to know them (64 and 662
    values, see :mod:`mlts.statistics`). ``samples`` are the durations themselves in the order of
    measurement, packed by :func:`pack_samples`; empty where they were not kept.
    """

    count: int
    total_ns: int
    mean_ns: float
    median_ns: float
    min_ns: int
    max_ns: int
    population_std_ns: float
    """As Android computes it: divided by n."""
    sample_std_ns: float | None
    """Divided by n - 1; None for a single value."""
    p90_ns: float | None
    p99_ns: float | None
    histogram: Histogram
    samples: bytes = b""

    def durations_ns(self) -> NDArray[np.int64]:
        """The durations in the order of measurement; empty where they were not kept."""
        return unpack_samples(self.samples)


class Ratio(_Part, frozen=True, kw_only=True):
    """Mean latency / mean latency of the baseline, with a confidence interval from paired blocks.

    ``low`` and ``high`` are None with fewer than two blocks.
    """

    value: float
    low: float | None
    high: float | None
    confidence: float
    blocks: int


class WorstElement(_Part, frozen=True, kw_only=True):
    """Where the largest error is: flat element ``index`` of output ``output`` of item ``item``."""

    sequence: int
    item: int
    output: int
    index: int
    actual: float
    expected: float
    name: str = ""
    """Name of the input (file of the sequence, or image)."""


class ElementErrors(_Part, frozen=True, kw_only=True):
    """Errors of every compared element against ``reference`` ("golden" or a backend's name).

    ``max_signed`` and ``sum_of_mean_squares`` are Android's max single error (negative errors
    never count) and sum of MSEs. Units: the output's own; quantisation steps for quantised ones.
    ``allowed_*`` is the tolerance |error| <= atol + rtol * |expected|, ``beyond`` the number of
    elements outside it.
    """

    reference: str
    inferences: int
    elements: int
    different: int
    max_absolute: float
    max_signed: float
    mean_square: float
    sum_of_mean_squares: float
    allowed_atol: float
    allowed_rtol: float
    beyond: int
    worst: WorstElement | None = None

    @property
    def within(self) -> bool:
        return self.beyond == 0


class Evaluation(_Part, frozen=True, kw_only=True):
    """One value of an evaluator, under Android's key (top_1, max_phone_error_rate, ...)."""

    key: str
    value: float
    higher_is_better: bool


class Mismatch(_Part, frozen=True, kw_only=True):
    """An input on which the most likely class differs from the baseline's."""

    input: str
    baseline_class: int
    actual_class: int


class Agreement(_Part, frozen=True, kw_only=True):
    """Number of inputs whose most likely class is the same as the baseline's.

    ``mismatches`` holds the first few.
    """

    same: int
    total: int
    mismatches: tuple[Mismatch, ...] = ()


class Compilation(_Part, frozen=True, kw_only=True):
    """The compilation benchmark; the cached phases are None where there is no cache."""

    without_cache: Latency
    save_to_cache: Latency | None = None
    prepare_from_cache: Latency | None = None
    cache_size_bytes: int = 0


class MemoryUse(_Part, frozen=True, kw_only=True):
    """Resident memory of the benchmark's process, in bytes."""

    before_bytes: int
    prepared_bytes: int
    peak_bytes: int
    after_bytes: int


class MeasurementWarning(_Part, frozen=True, kw_only=True):
    """Doubt about a number: a stable ``code``, what was seen, what to do about it."""

    code: str
    message: str
    advice: str = ""


class BenchmarkCase(CaseResult, frozen=True, kw_only=True):
    """One model on one backend; ``id`` is ``MODEL/BACKEND``.

    A SKIPPED case has no measurements; a FAILURE has those made before it failed, a NOT_RUN one
    those made before the run was stopped.
    """

    model: str
    backend: str
    latency: Latency | None = None
    ratio: Ratio | None = None
    """To the baseline; None for the baseline itself and where either was not measured."""
    test_set_size: int = 0
    """Items in the whole data set."""
    evaluated_items: int = 0
    """Different items whose outputs were compared and evaluated."""
    golden: ElementErrors | None = None
    against_baseline: ElementErrors | None = None
    top1_agreement: Agreement | None = None
    evaluator: str | None = None
    evaluations: tuple[Evaluation, ...] = ()
    validation_errors: tuple[str, ...] = ()
    """Texts of what failed, evaluators' as Android words them."""
    golden_disputed: bool = False
    """The golden output disagrees with TF Lite too: the file is the culprit, not the driver."""
    compilation: Compilation | None = None
    memory: MemoryUse | None = None
    warnings: tuple[MeasurementWarning, ...] = ()
    overhead: Overhead | None = None
    """Of the harness, in the process that measured this case."""
    repeat: str = ""
    """Command that repeats this case."""


class DataKind(str, Enum):
    SEQUENCES = "sequences"
    IMAGES = "images"

    def __str__(self) -> str:
        return self.value


class ModelInfo(_Part, frozen=True, kw_only=True):
    """A model of the catalogue; without its file, ``sha256`` and ``size_bytes`` are empty."""

    name: str
    group: str
    file: str
    sha256: str = ""
    size_bytes: int = 0
    input_shape: tuple[int, ...] = ()
    element_bytes: int = 0
    """4 float32, 1 quantised."""
    data: DataKind | None = None
    sequences: int = 0
    items: int = 0
    has_golden: bool = False
    evaluator: str | None = None
    expected_top1: float | None = None
    baseline_ns: int = 0
    """The latency that the models list expects."""
    source: str = ""
    """The list that names the model."""


class BackendRole(str, Enum):
    BASELINE = "baseline"
    """TF Lite with built-in kernels: what accuracy and latency are compared with."""
    LATENCY_BASELINE = "latency baseline"
    """TF Lite with its default delegates: as fast as TF Lite gets."""
    DRIVER = "driver"

    def __str__(self) -> str:
        return self.value


class DriverInfo(_Part, frozen=True, kw_only=True):
    """A driver as it describes itself."""

    device_name: str
    version: str
    type: str
    hal_version: str
    implementation: str = ""
    """``module:Class`` that was loaded."""
    extensions: tuple[str, ...] = ()
    model_cache_files: int = 0
    data_cache_files: int = 0


class BackendInfo(_Part, frozen=True, kw_only=True):
    """A backend: TF Lite (``runtime`` with ``delegates``) or a driver.

    ``threads`` is what is in force; None when the backend has no such setting.
    """

    name: str
    role: BackendRole
    threads: int | None = None
    runtime: str = ""
    runtime_version: str = ""
    delegates: tuple[str, ...] = ()
    driver: DriverInfo | None = None


class Overhead(_Part, frozen=True, kw_only=True):
    """The harness's own cost per inference, measured with a driver that does nothing."""

    inferences: int
    per_inference_ns: float
    """Of a whole turn of the loop: input set, execution, clock, bookkeeping."""
    in_latency_ns: float
    """The part that is inside every latency of a driver (median)."""


class Isolation(str, Enum):
    """In which process the drivers ran."""

    NONE = "in process"
    """In that of the command itself."""
    WORKER = "worker process"
    """In one beside it, together with TF Lite: no message is part of a latency."""
    SERVICE = "driver service"
    """Each in one of its own, as on a device: a message there and back is part of a latency."""

    def __str__(self) -> str:
        return self.value


class Settings(RunSettings, frozen=True, kw_only=True):
    """How the run was made: which cases, in which processes, and for how long."""

    profile: str
    warmup_ns: int
    run_ns: int
    complete_set: bool
    complete_set_limit_ns: int
    iterations: int | None = None
    threads: int = 1
    compilation: bool = True
    compilation_warmup_ns: int = 0
    compilation_run_ns: int = 0
    compilation_iterations: int = 0
    seed: int = 0
    """Of the resampling that gives the intervals."""
    models: tuple[str, ...] = ()
    assets: str = ""
    gate: str = ""
    isolation: Isolation = Isolation.NONE


class GateFinding(_Part, frozen=True, kw_only=True):
    """A limit of the gate file and how the run stands to it."""

    case: str
    limit: str
    """Key of the gate file, e.g. ``max_latency_ratio``."""
    allowed: float
    actual: float | None
    """None when the case has no such number, which misses the limit."""
    passed: bool


class BenchmarkRun(SuiteRun, frozen=True, kw_only=True):
    """The whole of ``results.json``. ``reductions``: every way in which the run did less than the
    whole catalogue. ``overhead`` is that of the first process that measured.
    """

    settings: Settings
    backends: tuple[BackendInfo, ...]
    models: tuple[ModelInfo, ...]
    cases: tuple[BenchmarkCase, ...]
    overhead: Overhead | None = None
    gate: tuple[GateFinding, ...] = ()
    warnings: tuple[MeasurementWarning, ...] = ()
    """Doubts that touch the whole run."""

    def case(self, model: str, backend: str) -> BenchmarkCase | None:
        """The case of ``model`` on ``backend``, or None."""
        return next((c for c in self.cases if c.model == model and c.backend == backend), None)

    def drivers(self) -> tuple[BackendInfo, ...]:
        """The backends that are under test."""
        return tuple(b for b in self.backends if b.role is BackendRole.DRIVER)


class ResultsUnreadable(UserError):
    """A results file is missing, damaged, or of another schema."""


def pack_samples(durations_ns: Iterable[int]) -> bytes:
    """Durations as compressed little-endian 64-bit integers (msgspec writes them as base64)."""
    import numpy as np

    return zlib.compress(np.fromiter(durations_ns, dtype="<i8").tobytes(), 6)


def unpack_samples(samples: bytes) -> NDArray[np.int64]:
    """The inverse of :func:`pack_samples`; no samples give an empty array."""
    import numpy as np

    data = zlib.decompress(samples) if samples else b""
    return np.frombuffer(data, dtype="<i8").astype(np.int64, copy=False)


def dump(run: BenchmarkRun) -> bytes:
    """``run`` as indented JSON, keys in the order of the structs."""
    return msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n"


def load(path: Path) -> BenchmarkRun:
    """Read ``results.json``.

    :raises ResultsUnreadable: no such file, not JSON, or a schema that this version cannot read
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ResultsUnreadable(f"cannot read {path}: {error.strerror}") from error
    _check_schema(path, data)
    try:
        return msgspec.json.decode(data, type=BenchmarkRun)
    except msgspec.ValidationError as error:
        raise ResultsUnreadable(f"{path} is not a result of mlts benchmark: {error}") from error


class _Head(msgspec.Struct):
    schema: int
    suite: str


def _check_schema(path: Path, data: bytes) -> None:
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.DecodeError as error:
        raise ResultsUnreadable(
            f"{path} is not a result of mlts benchmark: {error}; "
            "give the results.json that it wrote"
        ) from error
    if (head.suite, head.schema) != ("mlts", SCHEMA):
        raise ResultsUnreadable(
            f"{path} is schema {head.schema} of suite {head.suite!r}; "
            f"this version reads schema {SCHEMA} of 'mlts'"
        )
