"""Backends, data and time that do as they are told, so that tests of timing are exact."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import repeat
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mlts.backends.base import Backend, LoadedModel, ModelUnsupported, Session
from mlts.catalogue import CatalogueModel, DatasetEntry, EvaluatorEntry, ModelEntry
from mlts.datasets import DataSequence, Dataset, open_dataset
from mlts.probe import Probe
from mlts.results import BackendInfo, BackendRole, Settings
from mlts.tolerances import PLAIN
from nntest.assets import Assets
from nntflite.model_ports import ModelPort, ModelPorts
from nntflite.schema import TensorType

MS = 1_000_000
"""Nanoseconds."""


class FakeLoaded:
    """Stands for a model's file; the fakes do not look at it."""

    sha256 = "0" * 64
    data = b"model"
    arithmetic = PLAIN
    is_random = False
    ports = ModelPorts(0, (), (), is_stateful=False)
    input_shapes: Mapping[int, tuple[int, ...]] = MappingProxyType({})
    probe = Probe()


class FakeClock:
    """Stands still unless something takes time."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


class FakeSession(Session):
    """Takes the latencies it is given, one after the other, and computes ``function``.

    It counts the inferences since its last reset, and adds them to the output, as a state would.
    """

    delegation = None  # a test may set it

    def __init__(
        self,
        clock: FakeClock,
        latencies: Iterator[int],
        function: Callable[[NDArray[Any]], NDArray[Any]],
        raises: Exception | None,
    ) -> None:
        self._clock = clock
        self._latencies = latencies
        self._function = function
        self._raises = raises
        self._steps = 0
        self._output = np.zeros(1, np.float32)
        self.resets = 0

    def reset(self) -> None:
        self.resets += 1
        self._steps = 0

    def set_inputs(self, values: Sequence[NDArray[Any]]) -> None:
        (self._value,) = values

    def run(self) -> None:  # type: ignore[override]
        if self._raises:
            raise self._raises
        self._clock.now += next(self._latencies)
        self._output = self._function(self._value) + np.float32(self._steps)
        self._steps += 1

    def outputs(self) -> tuple[NDArray[Any], ...]:
        return (self._output,)


class FakeBackend(Backend):
    """A backend with scripted latencies; ``raises`` at the stage named by ``at``."""

    def __init__(
        self,
        name: str,
        clock: FakeClock,
        latencies: int | Sequence[int] = MS,
        *,
        role: BackendRole = BackendRole.DRIVER,
        function: Callable[[NDArray[Any]], NDArray[Any]] = lambda value: value * 2,
        raises: Exception | None = None,
        at: str = "",
        unsupported: str = "",
        compile_ns: int = 10 * MS,
        cache: bytes = b"",
        is_for: bool = True,
    ) -> None:
        self.info = BackendInfo(name=name, role=role, threads=1)
        self._clock = clock
        self._latencies = latencies
        self._function = function
        self._raises = raises
        self._at = at
        self._unsupported = unsupported
        self._compile_ns = compile_ns
        self._cache = cache
        self._is_for = is_for
        self.calls: list[str] = []

    def is_for(self, model: LoadedModel) -> bool:
        return self._is_for

    @property
    def has_cache(self) -> bool:
        return bool(self._cache)

    def prepare(self, model: LoadedModel) -> Session:
        if self._unsupported:
            raise ModelUnsupported(self._unsupported)
        self._work("prepare", self._compile_ns)
        scripted = self._latencies
        latencies = repeat(scripted) if isinstance(scripted, int) else iter(scripted)
        raises = self._raises if self._at == "run" else None
        return FakeSession(self._clock, latencies, self._function, raises)

    def compile(self, model: LoadedModel) -> None:
        self._work("compile", self._compile_ns)

    def save_to_cache(self, model: LoadedModel, directory: Path) -> None:
        assert not list(directory.iterdir())
        self._work("save", self._compile_ns * 2)
        (directory / "model").write_bytes(self._cache)

    def prepare_from_cache(self, model: LoadedModel, directory: Path) -> None:
        assert (directory / "model").read_bytes() == self._cache
        self._work("restore", self._compile_ns // 10)

    def _work(self, call: str, duration_ns: int) -> None:
        if self._raises and self._at == call:
            raise self._raises
        self.calls.append(call)
        self._clock.now += duration_ns


class FakeDataset(Dataset):
    """Sequences of one float each; sequence i starts with i * 100. Golden output: twice that."""

    def __init__(
        self,
        lengths: Sequence[int],
        *,
        golden: Callable[[NDArray[Any]], NDArray[Any]] | None = None,
        labels: Sequence[int] | None = None,
    ) -> None:
        self.lengths = tuple(lengths)
        self._golden = golden
        self._labels = labels
        self.read: list[int] = []

    @property
    def has_golden(self) -> bool:
        return self._golden is not None

    def sequence(self, index: int) -> DataSequence:
        self.read.append(index)
        length = self.lengths[index]
        inputs = np.arange(length, dtype=np.float32).reshape(length, 1) + 100 * index
        golden = None
        if self._golden:
            expected = self._golden(inputs) + np.arange(length, dtype=np.float32).reshape(-1, 1)
            golden = (expected.astype(np.float32).view(np.uint8).reshape(length, -1),)
        label = self._labels[index] if self._labels else None
        return DataSequence(index, f"sequence-{index}", length, (inputs,), {}, golden, label)

    def check_outputs(self, sizes: Sequence[int]) -> None:
        assert tuple(sizes) == (4,)


def opened(model: CatalogueModel, outputs: int | None = None) -> Dataset:
    """The data of a list's entry, for a file that has the inputs and outputs that it says."""
    entry = model.entry
    if outputs is None:
        outputs = len(entry.input_outputs[0].output_files) if entry.input_outputs else 1
    type = TensorType.FLOAT32 if entry.data_size == 4 else TensorType.UINT8
    given = ModelPort("x", "", type, entry.input_size)
    computed = tuple(ModelPort(f"y{n}", "", TensorType.FLOAT32, (1,)) for n in range(outputs))
    return open_dataset(model, ModelPorts(0, (given,), computed, is_stateful=False))


def catalogue_model(
    name: str = "fake", evaluator: EvaluatorEntry | None = None, *, labeled: bool = False
) -> CatalogueModel:
    """``labeled``: its data set is a folder of images with classes."""
    entry = ModelEntry(
        name=name,
        baseline_sec=0.01,
        data_size=4,
        input_size=(1,),
        evaluator=evaluator,
        dataset=DatasetEntry("images", "truth", "labels", "Inception") if labeled else None,
    )
    return CatalogueModel(entry, Path("models_list/fake.json"), Assets(()))


def settings(**changes: Any) -> Settings:
    values: dict[str, Any] = {
        "profile": "short",
        "warmup_ns": 3 * MS,
        "run_ns": 100 * MS,
        "complete_set": False,
        "complete_set_limit_ns": 300_000 * MS,
        "compilation": False,
        "compilation_warmup_ns": 20 * MS,
        "compilation_run_ns": 50 * MS,
        "compilation_iterations": 100,
    }
    return Settings(**(values | changes))
