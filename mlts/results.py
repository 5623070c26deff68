"""The result of ``mlts benchmark``: everything that any report shows, and nothing that it derives.

``results.json`` is :class:`BenchmarkRun` as JSON. A *case* is one model on one backend; what all
cases of a model share stands once in ``models``, what all cases of a backend share in
``backends``. Durations are nanoseconds, sizes bytes, ratios driver / baseline (below 1 is faster).
"""

from __future__ import annotations

import math
import sys
import zlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from mlts.localization.results import OperatorResult
from mlts.worst_examples import MAX_IMAGES, ClassName, ImageExample, SequenceExample
from nncli.enums import StrEnum
from nncli.input_file import shown
from nntest.result_file import ResultFormat, duplicates
from nntest.result_types import MAX_INTEGER, Fraction, Multiple, Natural, Positive
from nntest.results import CaseResult, Outcome, RunSettings, SuiteRun

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = [
    "BASELINE",
    "BASELINE_TITLES",
    "ENDLESS",
    "FORMAT",
    "MAX_SAMPLES",
    "NOTHING_GIVEN",
    "ONNX_BASELINE",
    "SCHEMA",
    "SUITE",
    "Agreement",
    "BackendInfo",
    "BackendRole",
    "BenchmarkCase",
    "BenchmarkRun",
    "Compilation",
    "DataKind",
    "Delegation",
    "DriverInfo",
    "Duration",
    "Effect",
    "ElementErrors",
    "Evaluation",
    "GateFinding",
    "GivenData",
    "Histogram",
    "Isolation",
    "Latency",
    "LeftCause",
    "LeftOperator",
    "MeasurementWarning",
    "MemoryUse",
    "Mismatch",
    "ModelInfo",
    "ModelPart",
    "OperatorTime",
    "Overhead",
    "ProcessorTime",
    "Ratio",
    "Rule",
    "Settings",
    "Through",
    "WorstElement",
    "finite",
    "pack_samples",
    "unpack_samples",
]

SUITE: Final = "mlts"
"""Name of this suite in results."""

SCHEMA: Final = 2
"""Version of the format; grows whenever a reader of the older format would misread the newer."""

BASELINE: Final = "TFLite_CPU"
"""Name of the backend that accuracy and latency are compared with (TF Lite, built-in kernels)."""

ONNX_BASELINE: Final = "ONNXRuntime_CPU"
"""Name of that backend for models of ONNX."""

BASELINE_TITLES: Final = {BASELINE: "TF Lite", ONNX_BASELINE: "ONNX Runtime"}
"""Names of the two in reports."""

_KERNELS: Final = {BASELINE: "TF Lite's built-in kernels", ONNX_BASELINE: "ONNX Runtime"}

ENDLESS: Final = sys.float_info.max
"""Stands for a number that is infinite or none at all: JSON knows neither."""

MAX_SAMPLES: Final = 1 << 27
"""Durations that a result may keep: 1 GiB in memory, and at 5 µs each over ten minutes."""

_SAMPLE_BYTES: Final = 8
_ONNX: Final = ".onnx"

Duration: TypeAlias = Annotated[float, Meta(ge=0, le=float(MAX_INTEGER))]
"""Nanoseconds that are a mean or a part of others."""

Quotient: TypeAlias = Annotated[float, Meta(gt=0, le=float(MAX_INTEGER))]
"""Quotient of two durations."""


def finite(value: float) -> float:
    """``value``, or what stands for it in JSON."""
    if math.isnan(value):
        return ENDLESS
    return min(max(value, -ENDLESS), ENDLESS)


class _Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the result."""


class Histogram(_Part, frozen=True, kw_only=True):
    """Android's latency histogram; bucket i starts at ``start_ns + i * step_ns``."""

    start_ns: Duration
    step_ns: Duration
    counts: Annotated[tuple[Natural, ...], Meta(max_length=1024)]


class Latency(_Part, frozen=True, kw_only=True):
    """Statistics of ``count`` durations.

    ``p90_ns`` and ``p99_ns`` are None where the sample is too small to know them (64 and 662
    values, see :mod:`mlts.statistics`). ``samples`` are the durations themselves in the order of
    measurement, packed by :func:`pack_samples`; a random part of them where there were very many
    (:mod:`mlts.sample`), which median and percentiles are of then; empty where none were kept.
    """

    count: Positive
    total_ns: Natural
    mean_ns: Duration
    median_ns: Duration
    min_ns: Natural
    max_ns: Natural
    population_std_ns: Duration
    """Standard deviation as Android computes it: divided by n."""
    sample_std_ns: Duration | None
    """Divided by n - 1; None for a single value."""
    p90_ns: Duration | None
    p99_ns: Duration | None
    histogram: Histogram
    samples: bytes = b""
    sampled: Positive | None = None
    """Number of ``samples`` where they are a part of all; None where they are all or none."""

    def durations_ns(self) -> NDArray[np.int64]:
        """The durations in the order of measurement; empty where they were not kept."""
        return unpack_samples(self.samples, self.sampled or self.count)


class Ratio(_Part, frozen=True, kw_only=True):
    """Mean latency / mean latency of the baseline, with a confidence interval from paired blocks.

    ``low`` and ``high`` are None with fewer than two blocks.
    """

    value: Quotient
    low: Quotient | None
    high: Quotient | None
    confidence: Fraction
    blocks: Natural


class ProcessorTime(_Part, frozen=True, kw_only=True):
    """Processor time of an inference: its share of the processor time of a backend's turns.

    ``stall`` is wall-clock time over processor time: 1 for one thread that never waits. ``ratio``
    is to the baseline's; None for the baseline itself and where either is not known.
    """

    per_inference_ns: Duration
    stall: Quotient
    ratio: Quotient | None = None


class WorstElement(_Part, frozen=True, kw_only=True):
    """Position of the largest error: flat element ``index`` of output ``output`` of item
    ``item``.
    """

    sequence: Natural
    item: Natural
    output: Natural
    index: Natural
    actual: float
    expected: float
    name: str = ""
    """Name of the input (file of the sequence, or image)."""


class Rule(StrEnum):
    """Rule by which a comparison with expected outputs is judged (:mod:`mlts.tolerances`)."""

    ELEMENTS = "elements"
    """Every element must be within the tolerance."""
    DISTRIBUTION = "distribution"
    """Elements may be beyond it, as long as the differences are distributed as roundings are."""


class ElementErrors(_Part, frozen=True, kw_only=True):
    """Errors of every compared element against ``reference`` ("golden" or a backend's name).

    ``max_signed`` and ``sum_of_mean_squares`` are Android's max single error (negative errors
    never count) and sum of MSEs. Units: the output's own; quantization steps for quantized ones.
    ``allowed_*`` is the tolerance |error| <= atol + rtol * |expected|, ``beyond`` the number of
    elements outside it. ``spread`` (root mean square) and ``drift`` (mean, away from zero) are
    relative to the expected values, one step an element of quantized outputs forgiven.
    ``problems`` says in words what is out of limits. ``as_far_as`` is a sound runtime that differs
    as much from the reference, which excuses elements beyond the tolerance; empty for none.
    """

    reference: str
    inferences: Natural
    elements: Natural
    different: Natural
    max_absolute: Multiple
    max_signed: float
    mean_square: Multiple
    sum_of_mean_squares: Multiple
    allowed_atol: Multiple
    allowed_rtol: Multiple
    beyond: Natural
    worst: WorstElement | None = None
    rule: Rule = Rule.ELEMENTS
    problems: tuple[str, ...] = ()
    spread: Multiple = 0.0
    drift: float = 0.0
    as_far_as: str = ""

    @property
    def within(self) -> bool:
        """Whether everything is within limits."""
        if self.problems:
            return False
        return self.rule is Rule.DISTRIBUTION or self.beyond == 0 or bool(self.as_far_as)


class Evaluation(_Part, frozen=True, kw_only=True):
    """One value of an evaluator, under Android's key (top_1, max_phone_error_rate, ...)."""

    key: str
    value: float
    higher_is_better: bool


class Effect(StrEnum):
    """Effect of a changed class on the accuracy."""

    LOST = "lost"
    """The baseline was right, the driver is not."""
    GAINED = "gained"
    """The driver is right, the baseline was not."""
    NEITHER = "neither"
    """Both are wrong, or the true class is not known."""


class Mismatch(_Part, frozen=True, kw_only=True):
    """An input on which the most likely class differs from the baseline's.

    ``margin`` is the difference between the baseline's two best scores: how far it was from
    another class itself.
    """

    input: str
    baseline_class: Natural
    actual_class: Natural
    true_class: Natural | None = None
    margin: Multiple = 0.0
    baseline_name: ClassName = ""
    actual_name: ClassName = ""
    true_name: ClassName = ""

    @property
    def effect(self) -> Effect:
        if self.true_class == self.baseline_class:
            return Effect.LOST
        return Effect.GAINED if self.true_class == self.actual_class else Effect.NEITHER


class Agreement(_Part, frozen=True, kw_only=True):
    """Number of inputs whose most likely class is the same as the baseline's.

    ``among_five`` is the number of those where it is among the baseline's five most likely ones;
    None in results of earlier versions. Of the others, ``lost`` and ``gained`` count those that
    the baseline alone and the driver alone got right, and ``mismatches`` are the ones with the
    largest margins, largest first. ``in_steps``: scores are quantization steps.
    """

    same: Natural
    total: Natural
    mismatches: tuple[Mismatch, ...] = ()
    among_five: Natural | None = None
    lost: Natural = 0
    gained: Natural = 0
    in_steps: bool = False

    @property
    def changed(self) -> int:
        """Number of inputs whose most likely class differs from the baseline's."""
        return max(self.total - self.same, 0)


class Compilation(_Part, frozen=True, kw_only=True):
    """The compilation benchmark; the cached phases are None where there is no cache."""

    without_cache: Latency
    save_to_cache: Latency | None = None
    prepare_from_cache: Latency | None = None
    cache_size_bytes: Natural = 0


class MemoryUse(_Part, frozen=True, kw_only=True):
    """Resident memory of the benchmark's process, in bytes."""

    before_bytes: Natural
    prepared_bytes: Natural
    peak_bytes: Natural
    after_bytes: Natural


class MeasurementWarning(_Part, frozen=True, kw_only=True):
    """Doubt about a number: a stable ``code``, what was seen, what to do about it."""

    code: str
    message: str
    advice: str = ""


class Through(StrEnum):
    """Form in which a driver gets models."""

    HAL = "hal"
    """Imported as a model of the Neural Networks HAL."""
    FILE = "file"
    """The model's own file, from drivers that read it: engines and delegates."""


class LeftCause(StrEnum):
    """Cause for which an operator did not run on the driver."""

    HAL = "the HAL lacks it"
    IMPORT = "not expressible in the HAL"
    DRIVER = "the driver does not take it"
    CUT = "it cannot be cut from the rest"
    LIMIT = "more partitions than allowed"


class LeftOperator(_Part, frozen=True, kw_only=True):
    """An operator of the file, by its ``number`` there, that did not run on the driver.

    ``tensor`` is the name of its first output, ``why`` the cause in detail, if there is any.
    """

    number: Natural
    name: str
    tensor: str
    cause: LeftCause
    why: str = ""


class ModelPart(_Part, frozen=True, kw_only=True):
    """Operators of the file, by their numbers, that ran together."""

    on_driver: bool
    operators: tuple[Natural, ...]
    mean_ns: Duration | None = None
    """Mean time that an inference spent in it."""


class Delegation(_Part, frozen=True, kw_only=True):
    """Distribution of the file's ``operators`` where a part of them ran on ``runtime``.

    ``parts`` are in the order in which they ran; none where an external delegate has cut the model.
    """

    operators: Positive
    left: tuple[LeftOperator, ...]
    runtime: str = BASELINE_TITLES[BASELINE]
    parts: tuple[ModelPart, ...] = ()
    transfers_ns: Duration | None = None
    """Mean time that an inference spent on copies from part to part."""

    @property
    def taken(self) -> int:
        """Number of operators that ran on the driver."""
        return max(self.operators - len(self.left), 0)


class OperatorTime(_Part, frozen=True, kw_only=True):
    """Mean time of operators that ran by themselves, by their ``numbers`` in the file: one, unless
    they share a state. ``name`` is that of the last one. The time includes that of the call.
    """

    numbers: tuple[Natural, ...]
    name: str
    mean_ns: Duration


class LocalizedFailure(_Part, frozen=True, kw_only=True):
    """Operators of a model that a driver computes otherwise than other runtimes do.

    ``wrong`` counts them, ``first`` is the first one, None where there is none; ``unchecked``
    counts those that the driver does not run. Without any ``operators``, ``remark`` says why
    nothing was found out. ``spread`` is the largest distance between two other runtimes' outputs of
    the model, in what is allowed, if all operators are right; else None.
    """

    operators: Natural = 0
    wrong: Natural = 0
    unchecked: Natural = 0
    first: OperatorResult | None = None
    spread: Multiple | None = None
    remark: str = ""


class BenchmarkCase(CaseResult, frozen=True, kw_only=True):
    """One model on one backend; ``id`` is ``MODEL/BACKEND``.

    A SKIPPED case has no measurements; a FAILURE has those made before it failed, a NOT_RUN one
    those made before the run was stopped.
    """

    model: str
    backend: str
    latency: Latency | None = None
    ratio: Ratio | None = None
    """Ratio to the baseline; None for the baseline itself and where either was not measured."""
    ratio_to_shipped: Ratio | None = None
    """Ratio like ``ratio``, to TF Lite as it ships; that is the baseline where default delegates
    take nothing of the model.
    """
    processor: ProcessorTime | None = None
    energy: Ratio | None = None
    """Ratio like ``ratio``, of the energy that the host's processors used; None where not measured.
    """
    through: Through | None = None
    """Form in which the driver got the model; None for a baseline."""
    delegation: Delegation | None = None
    """Distribution of the operators; None where all ran on the backend."""
    latency_not_judged: str = ""
    """Reason why neither a gate nor a comparison judges the latency; empty where they may."""
    test_set_size: Natural = 0
    """Items in the whole data set."""
    evaluated_items: Natural = 0
    """Different items whose outputs were compared and evaluated."""
    shipped_items: Natural = 0
    """Evaluated items whose outputs the run did not compute: they ship with the embedded models,
    for TF Lite alone.
    """
    golden: ElementErrors | None = None
    against_baseline: ElementErrors | None = None
    top1_agreement: Agreement | None = None
    worst_images: Annotated[tuple[ImageExample, ...], Meta(max_length=MAX_IMAGES)] = ()
    """Worst labeled images of a driver: those with another class than the baseline's, those with
    the largest margin first; without any, the one whose scores differ most.
    """
    worst_sequence: SequenceExample | None = None
    evaluator: str | None = None
    evaluations: tuple[Evaluation, ...] = ()
    validation_errors: tuple[str, ...] = ()
    """Texts of what failed, evaluators' as Android words them."""
    localization: LocalizedFailure | None = None
    """Localization for a driver whose outputs are wrong; None where nobody has looked."""
    golden_disputed: bool = False
    """The golden output disagrees with the baseline too: the file is the culprit, no driver."""
    compilation: Compilation | None = None
    memory: MemoryUse | None = None
    operator_times: tuple[OperatorTime, ...] = ()
    """Times of the model's operators that the backend runs, each by itself; none where that was
    not measured.
    """
    warnings: tuple[MeasurementWarning, ...] = ()
    overhead: Overhead | None = None
    """Overhead of the harness, in the process that measured this case."""
    repeat: str = ""
    """Command that repeats this case."""

    @property
    def is_compared(self) -> bool:
        """Whether its outputs were compared with anything."""
        return bool(self.against_baseline or self.golden or self.evaluations)


class DataKind(StrEnum):
    SEQUENCES = "sequences"
    IMAGES = "images"


class ModelInfo(_Part, frozen=True, kw_only=True):
    """A model of the catalogue; without its file, ``sha256`` and ``size_bytes`` are empty."""

    name: str
    group: str
    file: str
    sha256: str = ""
    size_bytes: Natural = 0
    input_shape: tuple[Natural, ...] = ()
    element_bytes: Natural = 0
    """4 float32, 1 quantized."""
    data: DataKind | None = None
    sequences: Natural = 0
    items: Natural = 0
    has_golden: bool = False
    seeded: str = ""
    """The inputs that have seeded values, and which values, in words."""
    evaluator: str | None = None
    expected_top1: float | None = None
    baseline_ns: Natural = 0
    """The latency that the models list expects."""
    source: str = ""
    """The list that names the model."""

    @property
    def baseline(self) -> str:
        """Name of the backend that drivers are compared with on this model."""
        return ONNX_BASELINE if self.file.lower().endswith(_ONNX) else BASELINE

    @property
    def baseline_title(self) -> str:
        """Name of that backend in reports."""
        return BASELINE_TITLES[self.baseline]


class BackendRole(StrEnum):
    BASELINE = "baseline"
    """The yardstick of accuracy and latency: TF Lite with built-in kernels, or ONNX Runtime for
    models of ONNX."""
    LATENCY_BASELINE = "latency baseline"
    """TF Lite with its default delegates: as fast as TF Lite gets."""
    DRIVER = "driver"


class DriverInfo(_Part, frozen=True, kw_only=True):
    """A driver as it describes itself."""

    device_name: str
    version: str
    type: str
    hal_version: str
    implementation: str = ""
    """``module:Class`` that was loaded."""
    extensions: tuple[str, ...] = ()
    model_cache_files: Natural = 0
    data_cache_files: Natural = 0


class BackendInfo(_Part, frozen=True, kw_only=True):
    """A backend: TF Lite or ONNX Runtime (``runtime`` with ``delegates``), or a driver.

    ``threads`` is what is in force; None when the backend has no such setting.
    """

    name: str
    role: BackendRole
    threads: Natural | None = None
    runtime: str = ""
    runtime_version: str = ""
    delegates: tuple[str, ...] = ()
    driver: DriverInfo | None = None


class Overhead(_Part, frozen=True, kw_only=True):
    """The harness's own cost per inference, measured with a driver that does nothing."""

    inferences: Natural
    per_inference_ns: Duration
    """Duration of a whole turn of the loop: input set, execution, clock, bookkeeping."""
    in_latency_ns: Duration
    """The part that is inside every latency of a driver (median)."""


class Isolation(StrEnum):
    """Process in which the drivers ran."""

    NONE = "in process"
    """The process of the command itself."""
    WORKER = "worker process"
    """A process beside the command's, together with TF Lite: no message is part of a latency."""
    SERVICE = "driver service"
    """Each in one of its own, as on a device: a message there and back is part of a latency."""


class GivenData(_Part, frozen=True, kw_only=True):
    """Data and the like that the user gives for models, in place of their lists'.

    ``inputs`` and ``golden`` are ``NAME=PATH`` or ``PATH``, ``states`` are ``INPUT=OUTPUT``;
    see :mod:`mlts.inputs.given`.
    """

    inputs: tuple[str, ...] = ()
    golden: tuple[str, ...] = ()
    labels: str = ""
    evaluator: str = ""
    mean: tuple[float, ...] = ()
    std: tuple[float, ...] = ()
    states: tuple[str, ...] = ()
    signature: str = ""
    seed: Natural = 0


NOTHING_GIVEN: Final = GivenData()


class Settings(RunSettings, frozen=True, kw_only=True):
    """Settings of the run: which cases, in which processes, and for how long."""

    profile: str
    warmup_ns: Natural
    run_ns: Natural
    complete_set: bool
    complete_set_limit_ns: Natural
    sample: Natural = 0
    """Fewest inputs that are scored of a data set of single inferences, drawn at random; the others
    are only where these leave a limit undecided. 0 for all.
    """
    precision: Multiple = 0.0
    """Half the width of 95 % intervals, as a share of the mean or ratio, from which a timed run
    ends before its time. 0 for never.
    """
    iterations: Natural | None = None
    threads: Natural = 1
    compilation: bool = True
    compilation_warmup_ns: Natural = 0
    compilation_run_ns: Natural = 0
    compilation_iterations: Natural = 0
    seed: int = 0
    """Seed of the resampling that gives the intervals, and of the order of a sample's inputs."""
    models: tuple[str, ...] = ()
    """Names or patterns of models of the catalogue, and paths of files."""
    data: GivenData = NOTHING_GIVEN
    assets: str = ""
    gate: str = ""
    isolation: Isolation = Isolation.NONE
    through: Through | None = None
    """Form in which drivers get models; None for the file where a driver reads it, else the HAL."""
    max_partitions: Natural | None = None
    """Parts of a model that a driver may get; None for any number, 0 for whole models only."""
    require_full_delegation: bool = False
    """Whether a model fails of which a part ran on TF Lite."""
    audio: bool = False
    """Whether the worst sentence of a speech synthesizer is kept as sound."""


class GateFinding(_Part, frozen=True, kw_only=True):
    """A limit of the gate file and how the run stands to it."""

    case: str
    limit: str
    """Key of the gate file, e.g. ``max_latency_ratio``."""
    allowed: float
    actual: float | None
    """None when the case has no such number, which misses the limit."""
    passed: bool
    not_judged: str = ""
    """Reason why the limit is neither kept nor missed; ``passed`` is false then."""


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

    @property
    def baseline_title(self) -> str:
        """The runtimes that models are compared with: TF Lite, ONNX Runtime, or one of the two."""
        found = {model.baseline for model in self.models} or {BASELINE}
        return " or ".join(title for name, title in BASELINE_TITLES.items() if name in found)

    @property
    def baseline_kernels(self) -> str:
        """The same, with the kernels of TF Lite that are meant."""
        found = {model.baseline for model in self.models} or {BASELINE}
        return " or ".join(title for name, title in _KERNELS.items() if name in found)

    @property
    def has_shipped(self) -> bool:
        """Whether TF Lite ran as it ships, beside its built-in kernels."""
        return any(each.role is BackendRole.LATENCY_BASELINE for each in self.backends)

    def drivers(self) -> tuple[BackendInfo, ...]:
        """The backends that are under test."""
        return tuple(b for b in self.backends if b.role is BackendRole.DRIVER)

    def under_test(self) -> list[BenchmarkCase]:
        """The cases of the drivers, or of the baseline where it is all that was to run."""
        drivers = {backend.name for backend in self.drivers()}
        return [case for case in self.cases if case.backend in drivers] or list(self.cases)

    def measured(self) -> list[BenchmarkCase]:
        """Those of :meth:`under_test` that passed."""
        passed = (Outcome.SUCCESS, Outcome.FLAKY)
        return [case for case in self.under_test() if case.outcome in passed]

    def is_inconclusive(self) -> bool:
        """Whether nothing was measured, or no output of a driver was compared with anything."""
        measured = self.measured()
        return not measured or (bool(self.drivers()) and not any(c.is_compared for c in measured))


def pack_samples(durations_ns: Iterable[int]) -> bytes:
    """Durations as compressed little-endian 64-bit integers (msgspec writes them as base64)."""
    import numpy as np

    return zlib.compress(np.fromiter(durations_ns, dtype="<i8").tobytes(), 6)


def unpack_samples(samples: bytes, count: int) -> NDArray[np.int64]:
    """The inverse of :func:`pack_samples`; no samples give an empty array.

    No more is unpacked than ``count`` values take: a few kilobytes may stand for gigabytes.

    :raises ValueError: damaged, or not ``count`` values that are durations
    """
    import numpy as np

    if samples and not 0 < count <= MAX_SAMPLES:
        raise ValueError(f"there cannot be {count}, at most {MAX_SAMPLES}")
    data = _inflated(samples, count * _SAMPLE_BYTES) if samples else b""
    durations = np.frombuffer(data, dtype="<i8").astype(np.int64, copy=False)
    if durations.size and durations.min() < 0:
        raise ValueError("a duration is negative")
    return durations


def _inflated(packed: bytes, size: int) -> bytes:
    inflate = zlib.decompressobj()
    try:
        data = inflate.decompress(packed, size)
        # The checksum comes after the last byte, and what comes before it may be more data.
        rest = inflate.decompress(inflate.unconsumed_tail, 1)
    except zlib.error as error:
        raise ValueError(f"damaged: {error}") from error
    if len(data) != size or rest or not inflate.eof or inflate.unused_data:
        more = "more" if rest else "fewer" if len(data) < size else "other"
        raise ValueError(f"there are {more} than the {size // _SAMPLE_BYTES} that 'count' says")
    return data


def _problems(run: BenchmarkRun) -> Iterator[str]:
    """What the types do not say: names that stand for nothing, statistics that contradict."""
    yield from duplicates("models", (model.name for model in run.models))
    yield from duplicates("backends", (backend.name for backend in run.backends))
    models = {model.name for model in run.models}
    backends = {backend.name for backend in run.backends}
    for index, case in enumerate(run.cases):
        place = f"$.cases[{index}]"
        if case.model not in models:
            yield f"model {shown(repr(case.model))} is not among the models - at `{place}.model`"
        if case.backend not in backends:
            name = shown(repr(case.backend))
            yield f"backend {name} is not among the backends - at `{place}.backend`"
        yield from (f"{problem} - at `{place}.worst_sequence`" for problem in _torn(case))
        for name, latency in _latencies(case):
            yield from (f"{problem} - at `{place}.{name}`" for problem in _contradictions(latency))


def _torn(case: BenchmarkCase) -> Iterator[str]:
    """Heat maps that have too many levels, or too few."""
    if case.worst_sequence is None:
        return
    for name in ("baseline", "actual", "difference"):
        found = getattr(case.worst_sequence, name)
        if not found.is_whole:
            yield (
                f"{name} has {len(found.levels)} levels for {found.rows} x {found.columns} cells"
            )


def _latencies(case: BenchmarkCase) -> Iterator[tuple[str, Latency]]:
    if case.latency:
        yield "latency", case.latency
    for name in ("without_cache", "save_to_cache", "prepare_from_cache"):
        phase = getattr(case.compilation, name, None)
        if phase is not None:
            yield f"compilation.{name}", phase


def _contradictions(latency: Latency) -> Iterator[str]:
    if not latency.min_ns <= latency.max_ns:
        yield f"min_ns {latency.min_ns} is above max_ns {latency.max_ns}"
    try:
        latency.durations_ns()
    except ValueError as error:
        yield f"samples: {error}"


FORMAT: Final = ResultFormat("mlts benchmark", BenchmarkRun, SUITE, SCHEMA, _problems)
"""Format of such a file: how it is read and checked."""
