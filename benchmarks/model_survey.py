"""Rates over folders of ``.tflite`` and ``.onnx`` models: imported, run, agreeing with the runtime
that they are for (TF Lite, ONNX Runtime), and why not.

Each model is looked at in a process of its own with limits of time and memory, which says what it
does before it does it, so that a crash or a hang has a place. Inputs are seeded random numbers.

Run ``python benchmarks/model_survey.py FOLDER...``.
"""

from __future__ import annotations

import json
import re
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import click
import numpy as np
from numpy.typing import NDArray

from nncli.errors import UserError
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.operand_types import dtype_of, size_of_data
from nnprocess.limits import Limits
from nnprocess.zygote import Zygote
from nntest.arguments import Arguments
from nntflite.errors import UnsupportedOperator
from nntflite.exporter import export_model
from nntflite.formats import SUFFIXES, TFLITE, format_at
from nntflite.importer import ImportedModel
from nntflite.interpreter import Interpreter, TensorDetails
from nntflite.reader import read

Array = NDArray[Any]

NETWORK_OPERATORS: Final = 8
"""A file with as many operators or more counts as a network, others as tests of an operator."""

ALLOWED_STEPS: Final = 3.0
"""Quantization steps that a network may be off, as Android's rule has it."""

ALLOWED_SHARE: Final = 1e-3
"""Distance of float outputs that agree, as a share of the largest magnitude in the output."""

AGREEING, DISPUTED, DIFFERENT = "agreeing", "disputed", "different"
AS_IMPORTED: Final = "agreeing as imported"
"""Agreement on the model as imported, which approximates the file and differs from it."""
OUTCOMES: Final = (AGREEING, AS_IMPORTED, DISPUTED, DIFFERENT)

_LIMIT_KINDS: Final = ("not within the time limit", "more memory than the limit")


@dataclass(frozen=True)
class Finding:
    """A model: what it has, and what became of it.

    ``import_error`` is empty where it was imported whole; ``refused`` are the operators that would
    stay on the runtime, as pairs of name and reason. ``runtime_error`` is empty where that runs the
    model. ``outcome`` is one of agreeing, disputed and different, or the driver's error, or empty
    where driver or runtime did not run; ``distance`` and ``dispute`` are the distances of the
    driver and of XNNPACK from the runtime (TF Lite's built-in kernels, ONNX Runtime), in multiples
    of what is allowed. ``end`` says where the process crashed or exceeded a limit.
    """

    model: str
    operators: int = 0
    import_error: str = ""
    refused: tuple[tuple[str, str], ...] = ()
    runtime_error: str = ""
    outcome: str = ""
    distance: float = 0.0
    dispute: float = 0.0
    import_s: float = 0.0
    peak_mb: float = 0.0
    end: str = ""
    approximations: int = 0

    @property
    def is_sound(self) -> bool:
        return self.operators > 0

    @property
    def is_network(self) -> bool:
        return self.operators >= NETWORK_OPERATORS and self.runs

    @property
    def runs(self) -> bool:
        """Whether its runtime runs it."""
        return self.is_sound and not self.runtime_error and "runtime" not in self.end

    @property
    def is_whole(self) -> bool:
        return self.is_sound and not self.import_error and "import" not in self.end

    @property
    def is_partly(self) -> bool:
        return self.is_sound and not self.is_whole and 0 < len(self.refused) < self.operators


@dataclass
class _Record:
    """The lines that a process writes: a field and its value, or the step that it begins."""

    file: Any

    def begins(self, step: str) -> None:
        self.put(end=step)

    def put(self, **values: Any) -> None:
        self.file.write(json.dumps(values).encode() + b"\n")
        self.file.flush()


def examine(arguments: bytes, descriptors: list[int]) -> None:
    """Examine the model whose path is in ``arguments``; write what is found to the descriptor."""
    path = Path(arguments.decode())
    with open(descriptors[0], "wb") as file:
        record = _Record(file)
        record.begins("import")
        imported = _import(path, record)
        record.begins("runtime")
        found = _run_runtime(path, record)
        if imported is not None and found is not None:
            record.begins("driver")
            _compare(imported, *found, record)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        record.put(end="", peak_mb=peak)


def _import(path: Path, record: _Record) -> ImportedModel | None:
    began = time.perf_counter()
    try:
        format = format_at(path)
        data = format.load(path)
        graphs = read(data).graphs if format is TFLITE else [format.graph(data, str(path))]
        record.put(operators=sum(len(graph.operators) for graph in graphs))
        imported = format.import_model(data, str(path))
    except UserError as error:
        record.put(import_error=_reason(str(error)))
        if isinstance(error, UnsupportedOperator):
            refused = format.survey(data, str(path), {}).refused.values()
            record.put(refused=[(each.operator, each.reason) for each in refused])
        return None
    finally:
        record.put(import_s=time.perf_counter() - began)
    record.put(approximations=len(imported.approximations))
    return imported


def _run_runtime(
    path: Path, record: _Record
) -> tuple[list[Array], list[Array], list[Array]] | None:
    """Inputs, and outputs by the runtime and, of TF Lite, by XNNPACK."""
    try:
        format = format_at(path)
        data, where = format.load(path), str(path)
        shapes = {n: port.shape for n, port in enumerate(format.ports(data, where, "").inputs)}
        plain = format.open(data, source=where, input_shapes=shapes)
        inputs = [_data(number, each) for number, each in enumerate(plain.inputs)]
        wanted = plain.run(*inputs)
        other = format.open(data, source=where, input_shapes=shapes, default_delegates=True)
        others = other.run(*inputs)
    except UserError as error:
        record.put(runtime_error=_reason(str(error)))
        return None
    return inputs, wanted, others


def _data(seed: int, details: TensorDetails) -> Array:
    """Floats within -1 and 1, quantized values of the whole range, other integers 0 or 1."""
    rng, dtype = np.random.default_rng(seed), details.dtype
    if dtype.kind == "f":
        return rng.uniform(-1, 1, details.shape).astype(dtype)
    if dtype.kind not in "iub" or not details.scale:
        return rng.integers(0, 2, details.shape).astype(dtype)
    info = np.iinfo(dtype)
    return rng.integers(info.min, info.max, details.shape, endpoint=True).astype(dtype)


def _compare(
    imported: ImportedModel,
    inputs: Sequence[Array],
    wanted: Sequence[Array],
    others: Sequence[Array],
    record: _Record,
) -> None:
    try:
        outputs = _run_driver(imported, inputs)
    except Exception as error:  # whatever it is, it is the outcome
        record.put(outcome=f"{type(error).__name__}: {_reason(str(error))}")
        return
    distance = _worst(outputs, wanted)
    dispute = _worst(others, wanted)
    outcome = AGREEING if distance <= 1 else DISPUTED if dispute > 1 else DIFFERENT
    if outcome == DIFFERENT and imported.approximations:
        as_imported = Interpreter(export_model(imported.model, exact=True)).run(
            *_inputs(imported, inputs)
        )
        if _worst(outputs, as_imported[: len(outputs)]) <= 1:
            outcome = AS_IMPORTED
    record.put(outcome=outcome, distance=distance, dispute=dispute)


def _worst(actual: Sequence[Array], wanted: Sequence[Array]) -> float:
    return max(map(_distance, actual, wanted), default=0.0)


def _run_driver(imported: ImportedModel, inputs: Sequence[Array]) -> list[Array]:
    main = imported.model.main
    results = [main.operands[index] for index in main.output_indexes]
    sizes = [size_of_data(operand.type, operand.dimensions) for operand in results]
    values = [value.tobytes() for value in _inputs(imported, inputs)]
    arguments = Arguments(values, sizes)
    Device(ReferenceDriver()).prepare(imported.model).execute(arguments.request)
    count = len(imported.outputs)
    return [arguments.output(number, results[number]) for number in range(count)]


def _inputs(imported: ImportedModel, inputs: Sequence[Array]) -> list[Array]:
    """The inputs in HAL dtypes, and states as they are at first."""
    main = imported.model.main
    operands = [main.operands[index] for index in main.input_indexes]
    states = {state.input: state.initial for state in imported.state}
    return [
        np.full(operand.dimensions, states[number], dtype_of(operand.type))
        if number in states
        else np.asarray(inputs[number], dtype_of(operand.type)).reshape(operand.dimensions)
        for number, operand in enumerate(operands)
    ]


def _distance(actual: Array, wanted: Array) -> float:
    """Greatest distance in multiples of what is allowed; NaN where NaN is wanted is right."""
    if actual.size != wanted.size:
        return float("inf")
    one, other = (np.asarray(each, np.float64).reshape(-1) for each in (actual, wanted))
    same = (one == other) | (np.isnan(one) & np.isnan(other))
    if same.all():
        return 0.0
    worst = float(np.abs(one - other)[~same].max())
    if wanted.dtype.kind != "f":
        return worst / ALLOWED_STEPS
    largest = float(np.abs(other[np.isfinite(other)]).max(initial=0.0))
    return worst / (ALLOWED_SHARE * largest) if largest and worst == worst else float("inf")


def _reason(text: str) -> str:
    return " ".join(text.split())[:300]


def survey(
    paths: Sequence[Path],
    timeout_s: float,
    limits: Limits,
    *,
    jobs: int = 1,
    target: str = "model_survey:examine",
) -> Iterator[Finding]:
    """Examine ``paths`` in order, ``jobs`` at a time, each in a process that calls ``target``."""
    with Zygote.start(["model_survey"]) as zygote, ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda path: _examined(zygote, target, path, timeout_s, limits), paths)


def _examined(zygote: Zygote, target: str, path: Path, timeout_s: float, limits: Limits) -> Finding:
    with tempfile.TemporaryFile() as file:
        argument = str(path.resolve()).encode()
        child = zygote.fork(target, argument, [file.fileno()], limits, guarded=True)
        end = child.end(timeout_s)
        if end is None:
            child.kill()
            child.end()
        file.seek(0)
        values: dict[str, Any] = {"end": "start"}
        for line in file.read().splitlines():
            values.update(json.loads(line))
    values["refused"] = tuple(map(tuple, values.get("refused", ())))
    if step := values.get("end"):
        how = _LIMIT_KINDS[0] if end is None else str(end)
        if end is not None and any("MemoryError" in line for line in end.log):
            how = _LIMIT_KINDS[1]
        values["end"] = f"{step}: {how}"
    return Finding(path.name, **values)


def report(findings: Sequence[Finding]) -> Iterator[str]:
    """Rates of all models and of networks, then reasons, the most frequent first."""
    networks = [each for each in findings if each.is_network]
    for title, group in (("all models", findings), ("networks that their runtime runs", networks)):
        yield f"{title}: {len(group)}"
        for name, count in _rates(group):
            yield f"  {name:34}{count:5}{_percent(count, len(group))}"
    yield from _table("blocks whole import (networks)", _blockers(networks))
    yield from _table(
        "blocks whole import (all that run)", _blockers(f for f in findings if f.runs)
    )
    yield from _table(
        "the runtime refuses", (_after_name(f.runtime_error) for f in findings if f.runtime_error)
    )
    yield from _table("crash or limit", (f.end for f in findings if f.end))
    yield from _named("different", [f for f in findings if f.outcome == DIFFERENT])
    yield from _named("driver error", [f for f in findings if f.outcome not in (*OUTCOMES, "")])


def _rates(group: Sequence[Finding]) -> Iterator[tuple[str, int]]:
    yield "sound files", sum(f.is_sound for f in group)
    yield "the runtime runs", sum(f.runs for f in group)
    yield "imported whole", sum(f.is_whole for f in group)
    yield "imported partly", sum(f.is_partly for f in group)
    yield "refused", sum(f.is_sound and not f.is_whole and not f.is_partly for f in group)
    for outcome in OUTCOMES:
        yield outcome, sum(f.outcome == outcome for f in group)
    yield "with approximations noted", sum(bool(f.approximations) for f in group)
    yield "crashed or beyond a limit", sum(bool(f.end) for f in group)


def _blockers(group: Iterable[Finding]) -> Iterator[str]:
    """Each distinct reason of a model once."""
    for each in group:
        if each.is_whole:
            continue
        if not each.refused:
            yield _general(each.import_error.partition("cannot be imported: ")[2] or each.end)
        yield from {f"{name}: {_general(reason)}" for name, reason in each.refused}


def _after_name(error: str) -> str:
    return re.split(r"\.(?:tflite|onnx): ", error, maxsplit=1)[-1]


def _general(reason: str) -> str:
    """A reason without its names and numbers, which differ from model to model."""
    return re.sub(r"\d[\d.e+-]*", "N", re.sub(r"'[^']*'", "'...'", reason))[:100]


def _table(title: str, reasons: Iterable[str]) -> Iterator[str]:
    counted = Counter(map(_general, reasons)).most_common()
    if counted:
        yield f"\n{title}:"
    for reason, count in counted:
        yield f"  {count:5}  {reason}"


def _named(title: str, findings: Sequence[Finding]) -> Iterator[str]:
    if findings:
        yield f"\n{title}:"
    for each in findings:
        yield f"  {each.model[-70:]}: {each.outcome}, {each.distance:.3g} of what is allowed"


def _percent(count: int, total: int) -> str:
    return f"{count / total:7.1%}" if total else ""


@click.command()
@click.argument(
    "folders",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
)
@click.option("--timeout", default=120.0, show_default=True, help="Seconds for one model.")
@click.option("--memory", default=8.0, show_default=True, help="Address space of one, in GiB.")
@click.option("--jobs", default=1, show_default=True, help="Models at a time.")
@click.option("--json", "json_file", type=click.File("w"), help="Write findings here too.")
def main(
    folders: tuple[Path, ...], timeout: float, memory: float, jobs: int, json_file: Any
) -> None:
    """Import all .tflite and .onnx files below FOLDERS, run them, and print rates."""
    files = (path for folder in folders for path in folder.rglob("*"))
    paths = sorted({path for path in files if path.suffix in SUFFIXES})
    findings = []
    limits = Limits(address_space_bytes=int(memory * 2**30))
    for finding in survey(paths, timeout, limits, jobs=jobs):
        findings.append(finding)
        click.echo(f"\r{len(findings)} of {len(paths)}", nl=False, err=True)
    click.echo("", err=True)
    click.echo("\n".join(report(findings)))
    if json_file:
        json.dump([asdict(finding) for finding in findings], json_file, indent=1)


if __name__ == "__main__":
    main()
