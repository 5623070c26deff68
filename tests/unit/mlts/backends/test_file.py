"""Drivers that read files: they get the model's own, whatever the HAL can express."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mlts.assignments import MltsSettings
from mlts.backends.base import Backend, LoadedModel, NotDelegated, Session
from mlts.backends.file import FileBackend
from mlts.backends.tflite import TfliteBackend
from mlts.catalogue import CatalogueModel, ModelEntry
from mlts.model_runner import RunnerTools
from mlts.results import LeftCause, Through
from nndrivers.engines.engine import Engine, Refused
from nndrivers.engines.engine import Session as EngineSession
from nnhal.device import Device
from nntest.assets import Assets
from nntest.runner.driver_under_test import Drivers, DriverUnderTest, InProcess
from nntest.runner.watch import Watch
from nntflite.graph import File, GraphBuilder, Quantization
from nntflite.schema import TensorType
from nntflite.writer import write
from tests.unit.mlts.fakes import settings

GIVEN = np.array([[-1.5, 2.25]], "f4")


def loaded(folder: Path, build: GraphBuilder, x: int, y: int) -> LoadedModel:
    path = folder / "model.tflite"
    path.write_bytes(write(File((build.finish([x], [y]),))))
    entry = ModelEntry(name="model", baseline_sec=1, data_size=4, input_size=(1, 2))
    return LoadedModel(CatalogueModel(entry, path, Assets((folder,))), path)


@pytest.fixture
def gelu(tmp_path: Path) -> LoadedModel:
    """A model that the HAL cannot express: RELU, then GELU."""
    build = GraphBuilder()
    x, y, z = (build.tensor(name, TensorType.FLOAT32, (1, 2)) for name in "xyz")
    build.operator("RELU", [x], [y])
    build.operator("GELU", [y], [z], approximate=False)
    return loaded(tmp_path, build, x, z)


def made(name: str, **changes: Any) -> Backend:
    chosen = MltsSettings(drivers=(name,), settings=settings(**changes))
    with Drivers(lambda name: InProcess(name, threads=chosen.settings.threads)) as drivers:
        return RunnerTools(chosen, drivers, Watch()).backend(name, ".tflite")


def ran(session: Session, value: NDArray[Any] = GIVEN) -> list[float]:
    session.set_inputs([value])
    session.run()
    (output,) = session.outputs()
    numbers: list[float] = output.ravel().tolist()
    return numbers


def test_an_engine_runs_what_the_hal_cannot_express(gelu: LoadedModel) -> None:
    engine = made("engine:tflite-builtin")
    assert engine.through is Through.FILE
    engine.load(gelu)
    session = engine.prepare(gelu)
    session.reset()
    assert ran(session) == ran(TfliteBackend(1).prepare(gelu))
    assert session.delegation is None


def test_through_the_hal_it_gets_what_the_hal_can_express(gelu: LoadedModel) -> None:
    engine = made("engine:tflite-builtin", through=Through.HAL)
    assert engine.through is Through.HAL
    engine.load(gelu)
    session = engine.prepare(gelu)
    assert ran(session) == ran(TfliteBackend(1).prepare(gelu))
    assert session.delegation is not None
    (left,) = session.delegation.left
    assert (left.number, left.name, left.cause) == (1, "GELU", LeftCause.HAL)


@pytest.mark.parametrize("name", ["reference", "engine:onnxruntime"])
def test_a_driver_that_reads_no_such_files_gets_hal_models(name: str, gelu: LoadedModel) -> None:
    if name != "reference":
        pytest.importorskip("onnxruntime")
    assert made(name).through is Through.HAL
    with pytest.raises(NotDelegated, match=r"reads no \.tflite files: leave out --through file"):
        made(name, through=Through.FILE).load(gelu)


@pytest.mark.parametrize(
    ("name", "threads"), [("engine:tflite", 3), ("engine:tflite?threads=2", 2)]
)
def test_an_engine_has_the_threads_of_the_benchmark_unless_it_is_given_its_own(
    name: str, threads: int
) -> None:
    assert made(name, threads=3).info.threads == threads


def test_the_state_of_a_file_begins_anew_with_each_sequence(tmp_path: Path) -> None:
    build = GraphBuilder()
    x, y = (build.tensor(name, TensorType.FLOAT32, (1, 2)) for name in "xy")
    state = build.tensor("state", TensorType.FLOAT32, (1, 2), is_variable=True)
    one = np.eye(2, dtype="f4").tobytes()
    w, r = (build.tensor(name, TensorType.FLOAT32, (2, 2), None, one) for name in "wr")
    b = build.tensor("b", TensorType.FLOAT32, (2,), None, bytes(8))
    build.operator("RNN", [x, w, r, b, state], [y], fused_activation_function=0)
    session = made("engine:tflite").prepare(loaded(tmp_path, build, x, y))
    for _ in range(2):
        session.reset()
        assert ran(session) == [-1.5, 2.25]
        assert ran(session) == [-3.0, 4.5]


def test_a_file_with_8_bit_weights_hides_steps(tmp_path: Path, gelu: LoadedModel) -> None:
    engine = made("engine:tflite")
    assert not engine.prepare(gelu).hides_steps
    build = GraphBuilder()
    x, y = (build.tensor(name, TensorType.FLOAT32, (1, 2)) for name in "xy")
    codes = Quantization((0.013,), (0,))
    w = build.tensor("w", TensorType.INT8, (2, 2), codes, bytes([100, 3, 7, 55]))
    build.operator("FULLY_CONNECTED", [x, w, -1], [y])
    assert engine.prepare(loaded(tmp_path, build, x, y)).hides_steps


def test_data_of_another_shape_reach_an_engine(tmp_path: Path) -> None:
    build = GraphBuilder()
    x, y = (build.tensor(name, TensorType.FLOAT32, (1, 2)) for name in "xy")
    build.operator("GELU", [x], [y], approximate=False)
    model = loaded(tmp_path, build, x, y)
    model.input_shapes = {0: (3, 2)}
    given = np.linspace(-2, 3, 6, dtype="f4").reshape(3, 2)
    found = ran(made("engine:tflite-builtin").prepare(model), given)
    assert found == ran(TfliteBackend(1).prepare(model), given)
    assert len(found) == 6


class Plain(EngineSession):
    """A session of an engine that has only the one method that it must have, and its own names."""

    def __init__(self) -> None:
        self._inputs = self._outputs = "its own"

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        assert self._inputs == self._outputs == "its own"
        return [inputs[0] * 2]


class Acme(Engine):
    name = "acme-graphs"

    def __init__(self, refusal: str = "") -> None:
        super().__init__()
        self._refusal = refusal

    def open(self, file: bytes) -> EngineSession:
        if self._refusal:
            raise Refused(self._refusal)
        return Plain()


class Known(InProcess):
    """A driver that is there already."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine.name)
        self._engine = engine

    def _start(self) -> Device:
        return Device(self._engine)


def backend(engine: Engine) -> FileBackend:
    driver: DriverUnderTest = Known(engine)
    return FileBackend(driver)


def test_a_session_with_nothing_but_run_is_enough(gelu: LoadedModel) -> None:
    assert ran(backend(Acme()).prepare(gelu)) == [-3.0, 4.5]


def test_a_file_that_the_engine_refuses_is_no_failure(gelu: LoadedModel) -> None:
    with pytest.raises(NotDelegated, match=r"does not take the model's file .*: it has no GELU"):
        backend(Acme("it has no GELU")).load(gelu)
