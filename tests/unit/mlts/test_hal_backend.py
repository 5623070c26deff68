from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import pytest

from mlts import overhead
from mlts.backends.base import LoadedModel, ModelUnsupported, NotDelegated, as_type
from mlts.backends.hal import HalBackend, HalSession
from mlts.backends.pool import ALIGNMENT, SessionPool, UnknownSize
from mlts.backends.tflite import TfliteBackend
from mlts.catalogue import CatalogueModel, ModelEntry
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.driver_kit import (
    CacheMiss,
    Driver,
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
)
from nnhal.errors import HalError
from nnhal.types import (
    Capabilities,
    ErrorStatus,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntest.assets import Assets
from nntflite.exporter import export_model
from nntflite.graph import File, GraphBuilder, Quantization
from nntflite.importer import ImportedModel, Port, StatePair
from nntflite.schema import TensorType
from nntflite.writer import write

Compute = Callable[[Inputs, Outputs], None]


class Computing(Program):
    def __init__(self, compute: Compute) -> None:
        self._compute = compute

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._compute(inputs, outputs)


class ComputingDriver(Driver):
    """Computes whatever it is told, and can be told to refuse operations and to cache."""

    name = "test-computing"
    version = "7"

    def __init__(self, compute: Compute, refuses: Sequence[int] = ()) -> None:
        self._compute = compute
        self._refuses = refuses

    def capabilities(self) -> Capabilities:
        return Capabilities()

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [operation.type not in self._refuses for operation in model.main.operations]

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return Computing(self._compute)


class CachingDriver(ComputingDriver):
    cache_files = NumberOfCacheFiles(model_cache=1, data_cache=1)

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        self.saved = program.signature
        model_files[0].write(token)

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        if model_files[0].read() != token:
            raise CacheMiss
        program = Computing(self._compute)
        program.signature = self.saved
        return program


def double(inputs: Inputs, outputs: Outputs) -> None:
    assert inputs[0] is not None
    outputs[0].write(inputs[0] * 2)


def accumulate(inputs: Inputs, outputs: Outputs) -> None:
    """Output 0 and the state are the sum of all inputs since the reset."""
    value, state = inputs
    assert value is not None
    assert state is not None
    outputs[0].write(value + state)
    outputs[1].write(value + state)


def operand(lifetime: OperandLifeTime, shape: tuple[int, ...] = (1, 2)) -> Operand:
    return Operand(OperandType.TENSOR_FLOAT32, shape, lifetime=lifetime)


INPUT = OperandLifeTime.SUBGRAPH_INPUT
OUTPUT = OperandLifeTime.SUBGRAPH_OUTPUT


def plain(shape: tuple[int, ...] = (1, 2)) -> ImportedModel:
    given, computed = operand(INPUT, shape), operand(OUTPUT, shape)
    relu = Operation(OperationType.RELU, (0,), (1,))
    model = Model(Subgraph((given, computed), (relu,), (0,), (1,)))
    return ImportedModel(model, (Port("in", given),), (Port("out", computed),), ())


def recurrent(initial: int = 0) -> ImportedModel:
    """Two RELUs stand for a cell; the driver computes what it likes."""
    operands = (operand(INPUT), operand(INPUT), operand(OUTPUT), operand(OUTPUT))
    operations = (
        Operation(OperationType.RELU, (0,), (2,)),
        Operation(OperationType.RELU, (1,), (3,)),
    )
    model = Model(Subgraph(operands, operations, (0, 1), (2, 3)))
    return ImportedModel(
        model,
        (Port("in", operands[0]),),
        (Port("out", operands[2]),),
        (StatePair("state", input=1, output=1, initial=initial),),
    )


def session(imported: ImportedModel, compute: Compute) -> HalSession:
    return HalSession(imported, Device(ComputingDriver(compute)).prepare(imported.model))


def infer(prepared: HalSession, *value: float) -> list[float]:
    prepared.set_inputs([np.array([value], np.float32)])
    prepared.run()
    (output,) = prepared.outputs()
    numbers: list[float] = output.ravel().tolist()
    return numbers


def loaded(tmp_path: Path, imported: ImportedModel) -> LoadedModel:
    path = tmp_path / "model.tflite"
    path.write_bytes(export_model(imported.model))
    shape = imported.inputs[0].operand.dimensions
    entry = ModelEntry(name="model", baseline_sec=1, data_size=4, input_size=shape)
    return LoadedModel(CatalogueModel(entry, path, Assets((tmp_path,))), path)


def test_inputs_and_outputs_go_through_the_pool() -> None:
    prepared = session(plain(), double)
    assert infer(prepared, 1, 2) == [2, 4]
    assert infer(prepared, 3, 4) == [6, 8]


def test_a_state_is_carried_within_a_sequence_and_reset_between_sequences() -> None:
    prepared = session(recurrent(), accumulate)
    for _ in range(2):
        prepared.reset()
        assert infer(prepared, 1, 10) == [1, 10]
        assert infer(prepared, 2, 20) == [3, 30]
        assert infer(prepared, 3, 30) == [6, 60]


def test_a_state_begins_where_the_model_says() -> None:
    prepared = session(recurrent(initial=100), accumulate)
    prepared.reset()
    assert infer(prepared, 1, 2) == [101, 102]


def test_operands_do_not_share_cache_lines() -> None:
    pool = SessionPool(recurrent())
    places = [*pool.inputs, *pool.outputs, *pool.states[0], *pool.states[1]]
    offsets = [place.location.offset for place in places]
    assert offsets == [n * ALIGNMENT for n in range(4)]


def test_an_operand_of_unknown_size_is_refused() -> None:
    with pytest.raises(UnknownSize, match=r"\(0, 2\)"):
        SessionPool(plain((0, 2)))


def test_a_driver_describes_itself() -> None:
    info = HalBackend("mine", Device(ComputingDriver(double))).info
    assert info.name == "mine"
    assert info.driver is not None
    assert (info.driver.device_name, info.driver.version) == ("test-computing", "7")
    assert (info.driver.type, info.driver.hal_version) == ("OTHER", "1.3")
    assert info.threads is None


def test_a_refused_operation_is_named_with_its_number(tmp_path: Path) -> None:
    driver = ComputingDriver(double, refuses=[OperationType.RELU])
    backend = HalBackend("mine", Device(driver))
    with pytest.raises(ModelUnsupported, match=r"by the driver: RELU \(operation 0\)"):
        backend.load(loaded(tmp_path, plain()))


def test_a_driver_of_an_older_version_is_not_given_newer_operations(tmp_path: Path) -> None:
    class Old(ComputingDriver):
        hal_version = HalVersion.V1_0

    abs_model = plain()
    main = abs_model.model.main
    newer = Model(Subgraph(main.operands, (Operation(OperationType.ABS, (0,), (1,)),), (0,), (1,)))
    imported = ImportedModel(newer, abs_model.inputs, abs_model.outputs, ())
    backend = HalBackend("old", Device(Old(double)))
    with pytest.raises(ModelUnsupported, match=r"ABS \(operation 0\)"):
        backend.load(loaded(tmp_path, imported))


def test_a_cache_is_saved_and_prepared_from(tmp_path: Path) -> None:
    backend = HalBackend("caching", Device(CachingDriver(double)))
    model = loaded(tmp_path, plain())
    cache = tmp_path / "cache"
    cache.mkdir()
    assert backend.has_cache
    backend.save_to_cache(model, cache)
    backend.prepare_from_cache(model, cache)
    (cache / "0" / "model0").write_bytes(b"other")
    with pytest.raises(HalError) as caught:
        backend.prepare_from_cache(model, cache)
    assert caught.value.status is ErrorStatus.GENERAL_FAILURE


def test_a_driver_without_cache_files_has_no_cache() -> None:
    assert not HalBackend("plain", Device(ComputingDriver(double))).has_cache


def test_tf_lite_and_a_right_driver_agree_through_the_same_interface(tmp_path: Path) -> None:
    def relu(inputs: Inputs, outputs: Outputs) -> None:
        assert inputs[0] is not None
        outputs[0].write(np.maximum(inputs[0], 0))

    model = loaded(tmp_path, plain())
    value = np.array([[-1.5, 2.5]], np.float32)
    results: list[Any] = []
    for backend in (TfliteBackend(1), HalBackend("right", Device(ComputingDriver(relu)))):
        backend.load(model)
        prepared = backend.prepare(model)
        prepared.reset()
        prepared.set_inputs([value])
        prepared.run()
        results.append([output.tolist() for output in prepared.outputs()])
    assert results[0] == results[1] == [[[0.0, 2.5]]]


def test_each_input_of_a_model_gets_its_own_data_on_every_backend(tmp_path: Path) -> None:
    build = GraphBuilder()
    x, y, z = (build.tensor(name, TensorType.FLOAT32, (1, 2)) for name in "xyz")
    build.operator("SUB", [x, y], [z])
    path = tmp_path / "model.tflite"
    path.write_bytes(write(File((build.finish([x, y], [z]),))))
    entry = ModelEntry(name="model", baseline_sec=1, data_size=4, input_size=(1, 2))
    model = LoadedModel(CatalogueModel(entry, path, Assets((tmp_path,))), path)

    def subtract(inputs: Inputs, outputs: Outputs) -> None:
        first, second = inputs[:2]
        assert first is not None
        assert second is not None
        outputs[0].write(first - second)

    for backend in (TfliteBackend(1), HalBackend("right", Device(ComputingDriver(subtract)))):
        prepared = backend.prepare(model)
        prepared.reset()
        prepared.set_inputs([np.float32([[5, 7]]), np.float32([[1, 2]])])
        prepared.run()
        assert prepared.outputs()[0].tolist() == [[4, 5]]


def test_a_value_that_an_input_cannot_hold_is_an_error() -> None:
    assert as_type(np.int64([7, -1]), np.dtype("i4")).tolist() == [7, -1]
    assert as_type(np.uint8([255]), np.dtype("i1")).tolist() == [-1]
    with pytest.raises(ValueError, match="int64 holds values that int32 does not"):
        as_type(np.int64([1 << 40]), np.dtype("i4"))


def test_the_harness_measures_itself() -> None:
    measured = overhead.measure_overhead()
    assert measured.inferences == overhead.INFERENCES
    assert 0 < measured.in_latency_ns < measured.per_inference_ns


def hybrid(path: Path) -> LoadedModel:
    """A float operator with 8-bit weights, which TF Lite computes otherwise than any driver can."""
    build = GraphBuilder()
    x, y = (build.tensor(name, TensorType.FLOAT32, (1, 2)) for name in "xy")
    weights = np.array([[100, 3], [7, 55]], "i1").tobytes()
    w = build.tensor("w", TensorType.INT8, (2, 2), Quantization((0.013,), (0,)), weights)
    build.operator("FULLY_CONNECTED", [x, w, -1], [y])
    path.write_bytes(write(File((build.finish([x], [y]),))))
    entry = ModelEntry(name="hybrid", baseline_sec=1, data_size=4, input_size=(1, 2))
    return LoadedModel(CatalogueModel(entry, path, Assets((path.parent,))), path)


def test_where_the_import_rounds_otherwise_a_driver_is_compared_with_what_it_gets(
    tmp_path: Path,
) -> None:
    model = hybrid(tmp_path / "hybrid.tflite")
    prepared = HalBackend("driver", Device(ComputingDriver(double))).prepare(model)
    (said,) = prepared.approximations
    assert "has 8-bit weights" in said
    assert prepared.reference is not None
    expected = prepared.reference()
    assert expected is not None
    given = np.array([[0.913, -0.377]], "f4")
    by_hand = given @ (np.array([[100, 3], [7, 55]]) * 0.013).T
    outputs = []
    for session in (expected, TfliteBackend(1).prepare(model)):
        session.set_inputs([given])
        session.run()
        outputs.append(session.outputs()[0].copy())
    np.testing.assert_allclose(outputs[0], by_hand, rtol=1e-6)
    assert np.abs(outputs[1] - by_hand).max() > 1e-4  # the file itself, whose latency it is


def test_a_driver_that_is_more_exact_than_tf_lite_is_compared_with_what_is_exact(
    tmp_path: Path,
) -> None:
    build = GraphBuilder()
    codes = Quantization((0.05,), (-3,))
    x = build.tensor("x", TensorType.INT8, (1, 4, 4, 2), codes)
    y = build.tensor("y", TensorType.INT8, (1, 7, 7, 2), codes)
    size = build.tensor("size", TensorType.INT32, (2,), None, np.full(2, 7, "i4").tobytes())
    build.operator("RESIZE_BILINEAR", [x, size], [y])
    path = tmp_path / "resize.tflite"
    path.write_bytes(write(File((build.finish([x], [y]),))))
    entry = ModelEntry(name="resize", baseline_sec=1, data_size=1, input_size=(1, 4, 4, 2))
    model = LoadedModel(CatalogueModel(entry, path, Assets((tmp_path,))), path)
    driver = HalBackend("reference", Device(ReferenceDriver())).prepare(model)
    assert driver.reference is not None
    exact = driver.reference()
    assert exact is not None
    given = np.random.default_rng(0).integers(-128, 128, (1, 4, 4, 2)).astype("i1")
    outputs = []
    for session in (driver, exact, TfliteBackend(1).prepare(model)):
        session.set_inputs([given])
        session.run()
        outputs.append(session.outputs()[0].tolist())
    assert outputs[0] == outputs[1] != outputs[2]


def test_where_the_import_rounds_as_the_file_does_tf_lite_is_what_to_compare_with(
    tmp_path: Path,
) -> None:
    prepared = HalBackend("driver", Device(ComputingDriver(double))).prepare(
        loaded(tmp_path, plain())
    )
    assert prepared.reference is not None
    assert prepared.reference() is None


def test_an_import_that_nothing_can_be_compared_with_is_not_judged(tmp_path: Path) -> None:
    build = GraphBuilder()
    x, y = (build.tensor(name, TensorType.FLOAT32, (1, 2)) for name in "xy")
    state = build.tensor("state", TensorType.FLOAT32, (1, 2), is_variable=True)
    data = np.array([[100, 3], [7, 55]], "i1").tobytes()
    w, r = (
        build.tensor(name, TensorType.INT8, (2, 2), Quantization((0.013,), (0,)), data)
        for name in ("w", "r")
    )
    bias = build.tensor("bias", TensorType.FLOAT32, (2,), None, np.zeros(2, "f4").tobytes())
    build.operator("RNN", [x, w, r, bias, state], [y], fused_activation_function=4)
    path = tmp_path / "rnn.tflite"
    path.write_bytes(write(File((build.finish([x], [y]),))))
    entry = ModelEntry(name="rnn", baseline_sec=1, data_size=4, input_size=(1, 2))
    model = LoadedModel(CatalogueModel(entry, path, Assets((tmp_path,))), path)
    with pytest.raises(NotDelegated, match=r"has 8-bit weights.* nothing is there to compare"):
        HalBackend("driver", Device(ComputingDriver(double))).load(model)
