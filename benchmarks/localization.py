"""Rate of planted defects that ``mlts localize`` finds, and of right engines that it blames.

Forty drivers each compute one operator of one of eight networks wrong: by halves engines that read
files, and drivers of the HAL. The networks have 30 to 600 operators, three of them operators that
the HAL lacks, two of them two inputs, one a state. Each search must name the operator, write a part
that shows the defect on TF Lite alone, and end within a minute. Engines that are installed must not
be blamed for anything.

    python benchmarks/localization.py [DEFECTS [SEED]]
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from mlts.localization.failures import searched
from mlts.localization.reproduction import SCRIPT, reproduction
from mlts.localization.search import Subject
from mlts.localization.subjects import MAX_STEPS
from mlts.localization.trials import PRELOAD
from nncli.errors import UserError
from nndrivers.engines.tflite import TfLiteBuiltin
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.operand_types import dtype_of
from nnhal.types import DataLocation, Model, Operand, OperandLifeTime
from nnprocess.zygote import Zygote
from nntflite.cutting import CannotCut, TfliteCutter
from nntflite.file_drivers import Session
from nntflite.graph import File, GraphBuilder
from nntflite.interpreter import Interpreter
from nntflite.reader import load
from nntflite.schema import TensorType
from nntflite.writer import write

MODULE = "benchmarks.localization"
DEFECTS = 40
MAX_S = 60
MIN_EXACT = 0.95
MIN_BYTES = 64
"""Size of the constants that a planted driver takes for weights."""
TARGET, KIND = "PLANTED_TARGET", "PLANTED_KIND"
"""Environment variables by which a planted driver knows its operator and what it does with it."""

ENGINES = (
    "reference",
    "engine:tflite",
    "engine:tflite-builtin",
    "engine:litert",
    "engine:litert-builtin",
    "engine:onnxruntime-precise",
    "engine:onnxruntime",
    "engine:openvino",
)
MODELS = Path(__file__).resolve().parent.parent / "models"
EMBEDDED = (
    "mobilenet_v1_0.25_128_mini_quant",
    "mobilenet_v2_0.35_128_mini",
    "mobilenet_v2_0.35_128_mini_quant",
    "mobilenet_v3-small_128_0.75_mini_uint8",
)


# --- networks -----------------------------------------------------------------------------------

IN_HAL = ("CONV_2D", "DEPTHWISE_CONV_2D", "ADD", "MUL", "TANH", "LOGISTIC", "HARD_SWISH", "ABS")
OUTSIDE = ("GELU", "SIGN", "CUMSUM")


def network(count: int, seed: int, *, inputs: int = 1, outside: bool, state: bool = False) -> bytes:
    """A float network of ``count`` operators on images of 8 by 8 and 16 channels."""
    random, build = np.random.default_rng(seed), GraphBuilder()
    shape = (1, 8, 8, 16)

    def constant(name: str, value: NDArray[Any]) -> int:
        kind = TensorType.FLOAT32 if value.dtype.kind == "f" else TensorType.INT32
        return build.tensor(name, kind, value.shape, None, value.tobytes())

    def weights(name: str, *size: int) -> int:
        scale = np.sqrt(np.prod(size[1:])) if len(size) > 1 else 4
        return constant(name, (random.normal(size=size) / scale).astype("f4"))

    given = [build.tensor(f"input{n}", TensorType.FLOAT32, shape) for n in range(inputs)]
    values = list(given)
    names = IN_HAL + OUTSIDE if outside else IN_HAL
    padded: dict[str, Any] = {"padding": 0, "stride_w": 1, "stride_h": 1}
    for number in range(count - 3 * state):
        name = "ADD" if number < inputs - 1 else str(random.choice(names))
        x, y = values[-1], build.tensor(f"{name.lower()}{number}", TensorType.FLOAT32, shape)
        if name == "CONV_2D":
            w, b = weights(f"w{number}", 16, 3, 3, 16), weights(f"b{number}", 16)
            build.operator(name, [x, w, b], [y], **padded)
        elif name == "DEPTHWISE_CONV_2D":
            w, b = weights(f"w{number}", 1, 3, 3, 16), weights(f"b{number}", 16)
            build.operator(name, [x, w, b], [y], **padded, depth_multiplier=1)
        elif name == "ADD":
            build.operator(name, [x, values[-min(len(values), 1 + number % 4)]], [y])
        elif name == "MUL":
            build.operator(name, [x, weights(f"m{number}", 16)], [y])
        elif name == "CUMSUM":
            build.operator(name, [x, constant(f"axis{number}", np.array(2, "i4"))], [y])
        else:
            build.operator(name, [x], [y])
        # Values stay in a range in which no operator is flat.
        values.append(y)
    if state:
        x, sizes = values[-1], [(16, 1024), (16, 16), (16,)]
        flat = build.tensor("flat", TensorType.FLOAT32, (1, 1024))
        hidden = build.tensor("hidden", TensorType.FLOAT32, (1, 16), is_variable=True)
        rnn, out = (build.tensor(n, TensorType.FLOAT32, (1, 16)) for n in ("rnn", "out"))
        target = constant("shape", np.array([1, 1024], "i4"))
        build.operator("RESHAPE", [x, target], [flat], new_shape=[1, 1024])
        recurrent = [weights(f"rnn{n}", *size) for n, size in enumerate(sizes)]
        build.operator("RNN", [flat, *recurrent, hidden], [rnn], fused_activation_function=4)
        build.operator("TANH", [rnn], [out])
        values.append(out)
    return write(File((build.finish(given, [values[-1]]),)))


def networks() -> dict[str, bytes]:
    return {
        **{name: load(MODELS / f"{name}.tflite") for name in EMBEDDED},
        "state, outside the HAL": network(60, 1, outside=True, state=True),
        "two inputs, outside the HAL": network(150, 2, inputs=2, outside=True),
        "two inputs": network(300, 3, inputs=2, outside=False),
        "600 operators, outside the HAL": network(600, 4, outside=True),
    }


def subject(name: str, data: bytes) -> Subject:
    random = np.random.default_rng(len(data))
    steps = MAX_STEPS if any(each.is_variable for each in TfliteCutter(data).graph.tensors) else 1
    inputs = [
        random.normal(size=(steps, *each.shape)).astype("f4")
        if each.dtype.kind == "f"
        else random.integers(0, 256, (steps, *each.shape)).astype(each.dtype)
        for each in Interpreter(data).inputs
    ]
    return Subject(name, data, inputs)


# --- planted drivers ----------------------------------------------------------------------------


def scaled(value: NDArray[Any]) -> NDArray[Any]:
    """All values 3 % too large, or three steps."""
    return value * np.float32(1.03) if value.dtype.kind == "f" else _shifted(value, 3)


def one_channel(value: NDArray[Any]) -> NDArray[Any]:
    """The last channel is that of another position."""
    wrong = value.copy()
    wrong[..., -1] = np.roll(value[..., -1], 1) if value.size > value.shape[-1] else -value[..., -1]
    return wrong


def clipped(value: NDArray[Any]) -> NDArray[Any]:
    """Values saturate at nine tenths of the largest."""
    low, high = float(value.min()), float(value.max())
    return np.minimum(value, low + 0.9 * (high - low)).astype(value.dtype)


def _shifted(value: NDArray[Any], steps: int) -> NDArray[Any]:
    limits = np.iinfo(value.dtype)
    return np.clip(value.astype(int) + steps, limits.min, limits.max).astype(value.dtype)


KINDS: Mapping[str, Callable[[NDArray[Any]], NDArray[Any]]] = {
    "scaled": scaled,
    "one_channel": one_channel,
    "clipped": clipped,
}


class _PlantedSession(Session):
    def __init__(self, cutter: TfliteCutter, number: int) -> None:
        self._cutter = cutter
        count = len(cutter.graph.operators)
        self._spoiled = cutter.graph.operators[number].outputs[0]
        self._parts = [cutter.part(range(number + 1))]
        if number + 1 < count:
            self._parts.append(cutter.part(range(number + 1, count)))

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        values = dict(zip(self._cutter.graph.inputs, inputs, strict=True))
        for part in self._parts:
            given = [values[tensor] for tensor in part.inputs]
            values |= zip(part.outputs, Interpreter(part.data).run(*given), strict=True)
            if part is self._parts[0]:
                spoil = KINDS[os.environ[KIND]]
                values[self._spoiled] = spoil(values[self._spoiled])
        return [values[tensor] for tensor in self._cutter.graph.outputs]


class PlantedEngine(TfLiteBuiltin):
    """TF Lite that spoils the output of the name in :data:`TARGET`."""

    def open(self, file: bytes) -> Session:
        cutter = TfliteCutter(file)
        names = [tensor.name for tensor in cutter.graph.tensors]
        for number, operator in enumerate(cutter.graph.operators):
            if operator.outputs and names[operator.outputs[0]] == os.environ[TARGET]:
                return _PlantedSession(cutter, number)
        return super().open(file)


class PlantedDriver(ReferenceDriver):
    """The reference driver with other weights for the operation whose weights have the checksum in
    :data:`TARGET`.
    """

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        for index, operand in enumerate(model.main.operands):
            content = _weights(model, operand)
            if content and str(crc32(content)) == os.environ[TARGET]:
                return super().prepare(
                    _with_weights(model, index, _spoiled(operand, content)), options
                )
        return super().prepare(model, options)


def _weights(model: Model, operand: Operand) -> bytes:
    """The content of a constant of at least :data:`MIN_BYTES` that is no vector."""
    place = operand.location
    at = slice(place.offset, place.offset + place.length)
    if len(operand.dimensions) < 2 or place.length < MIN_BYTES:
        return b""
    if operand.lifetime is OperandLifeTime.CONSTANT_COPY:
        return model.operand_values[at]
    if operand.lifetime is OperandLifeTime.CONSTANT_REFERENCE:
        return bytes(model.pools[place.pool_index].buffer[at])
    return b""


def _spoiled(operand: Operand, content: bytes) -> bytes:
    values = np.frombuffer(content, dtype_of(operand.type))
    wrong = values * np.float32(1.05) if values.dtype.kind == "f" else np.roll(values, 1)
    return wrong.tobytes()


def _with_weights(model: Model, index: int, content: bytes) -> Model:
    operand = msgspec.structs.replace(
        model.main.operands[index],
        lifetime=OperandLifeTime.CONSTANT_COPY,
        location=DataLocation(0, len(model.operand_values), len(content)),
    )
    operands = (*model.main.operands[:index], operand, *model.main.operands[index + 1 :])
    return msgspec.structs.replace(
        model,
        main=msgspec.structs.replace(model.main, operands=operands),
        operand_values=model.operand_values + content,
    )


# --- trials -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Defect:
    network: str
    driver: str
    operator: int
    target: str
    kind: str


def defects(files: Mapping[str, bytes], count: int, random: np.random.Generator) -> list[Defect]:
    """Defects of which each changes what its operator computes, by turns in all networks."""
    names = sorted(files)
    makers = (on_engine, on_driver)
    return [
        makers[n // len(names) % 2](names[n % len(names)], files[names[n % len(names)]], random)
        for n in range(count)
    ]


def on_engine(name: str, data: bytes, random: np.random.Generator) -> Defect:
    cutter, values = TfliteCutter(data), values_of(name, data)
    while True:
        number = int(random.integers(len(cutter.graph.operators)))
        tensor, kind = cutter.graph.operators[number].outputs[0], str(random.choice(list(KINDS)))
        value = values[tensor]
        try:
            cutter.part(range(number + 1))
        except CannotCut:
            continue
        # Where the operator gives nothing but zeros, or the next one undoes it, nothing is wrong.
        if np.abs(np.subtract(KINDS[kind](value), value, dtype="f8")).max() > _visible(value):
            return Defect(
                name, f"{MODULE}:PlantedEngine", number, cutter.graph.tensors[tensor].name, kind
            )


def on_driver(name: str, data: bytes, random: np.random.Generator) -> Defect:
    graph = TfliteCutter(data).graph
    weights = [
        (number, crc32(tensor.data))
        for number, operator in enumerate(graph.operators)
        for tensor in (graph.tensors[index] for index in operator.inputs[1:])
        if tensor.data and len(tensor.data) >= MIN_BYTES and len(tensor.shape) > 1
    ]
    number, checksum = weights[int(random.integers(len(weights)))]
    return Defect(name, f"{MODULE}:PlantedDriver", number, str(checksum), "weights")


def values_of(name: str, data: bytes) -> dict[int, NDArray[Any]]:
    cutter = TfliteCutter(data)
    shown = cutter.with_outputs(cutter.computed())
    outputs = Interpreter(shown.data).run(*(value[0] for value in subject(name, data).inputs))
    return dict(zip(shown.outputs, outputs, strict=True))


def _visible(value: NDArray[Any]) -> float:
    return 0.01 * float(np.abs(value).max()) if value.dtype.kind == "f" else 2.5


def look(zygote: Zygote, of: Subject, driver: str) -> tuple[int | None, bool, float, str]:
    """The first culprit, whether its part shows the error on TF Lite, the seconds, and why."""
    began = time.monotonic()
    found, evidence = searched(of, driver, zygote=zygote)
    duration_s = time.monotonic() - began
    if not found.culprits:
        return None, False, duration_s, "; ".join(found.remarks)
    assert evidence is not None
    first = found.culprits[0]
    return first.number, shows(reproduction(evidence)), duration_s, first.finding


def shows(files: Mapping[str, bytes]) -> bool:
    """Whether the script finds the driver wrong and TF Lite right."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            (Path(folder) / name).write_bytes(content)
        done = subprocess.run(
            [sys.executable, SCRIPT], cwd=folder, capture_output=True, text=True, check=True
        )
    found = re.findall(r"largest error of (this run|the driver): (\S+)", done.stdout)
    here, theirs = ([e for w, e in found if w == who] for who in ("this run", "the driver"))
    return "none" in theirs or 10 * max(map(float, here)) < max(map(float, theirs))


def main(count: int = DEFECTS, seed: int = 1) -> int:
    files = networks()
    exact = near = late = shown = 0
    with Zygote.start(PRELOAD) as zygote:
        for defect in defects(files, count, np.random.default_rng(seed)):
            os.environ |= {TARGET: defect.target, KIND: defect.kind}
            of = subject(defect.network, files[defect.network])
            number, does_show, duration_s, why = look(zygote, of, defect.driver)
            off = None if number is None else abs(number - defect.operator)
            exact, near = exact + (off == 0), near + (off == 1)
            late, shown = late + (duration_s > MAX_S), shown + does_show
            result = "missed" if off is None else "exact" if off == 0 else f"{number} instead"
            print(
                f"{defect.network}, operator {defect.operator}, {defect.kind}, "
                f"{defect.driver.rpartition(':')[2]}: {result}, {duration_s:.1f} s"
                + ("" if off == 0 else f" ({why})"),
                flush=True,
            )
        blamed = sum(clean(zygote, files))
    print(
        f"{exact} of {count} exact, {near} within one, {count - exact - near} missed; "
        f"{late} took more than {MAX_S} s; {shown} parts show the error on TF Lite; "
        f"{blamed} right engines blamed"
    )
    return int(exact < MIN_EXACT * count or late > 0 or shown < exact or blamed > 0)


def clean(zygote: Zygote, files: Mapping[str, bytes]) -> Iterator[bool]:
    """Whether each engine that is installed is blamed for an operator."""
    for engine in ENGINES:
        for name, data in files.items():
            try:
                number, _, duration_s, why = look(zygote, subject(name, data), engine)
            except UserError:
                break  # not installed
            if number is not None:
                print(f"{engine} is blamed for operator {number} of {name}: {why}", flush=True)
                yield True
                break
        else:
            print(f"{engine}: no blame, {duration_s:.1f} s for the last network", flush=True)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    sys.exit(main(*map(int, sys.argv[1:])))
