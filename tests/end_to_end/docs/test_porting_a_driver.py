"""Runs the code of the pages about drivers exactly as it is printed there."""

from __future__ import annotations

import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from nncli.errors import UserError
from nnhal import registry
from nnhal.device import CacheFiles
from nnhal.errors import HalError
from nnhal.extensions import code_in
from nnhal.memory import Memory
from nnhal.types import (
    DataLocation,
    ErrorStatus,
    ExtensionNameAndPrefix,
    Model,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Request,
    RequestArgument,
    Subgraph,
)
from tests.unit.nnhal.toys import add_model, arguments, operand
from tests.volume import sampled

FILE = re.compile(r'^```python\n("""(\w+)\.py: .*?)^```$', re.DOTALL | re.MULTILINE)
"""A block that begins with the name to save it under; tests/end_to_end/docs checks the others."""


@pytest.fixture
def page(repository: Path) -> str:
    names = ("porting_a_driver", "driver_reference", "driver_troubleshooting")
    pages = [repository / "docs" / f"{name}.md" for name in names]
    return "".join(page.read_text(encoding="utf-8") for page in pages)


@pytest.fixture
def modules(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every Python block of the page, saved under the name that it begins with."""
    names = []
    for block, name in FILE.findall(page):
        (tmp_path / f"{name}.py").write_text(block, encoding="utf-8")
        names.append(name)
    monkeypatch.syspath_prepend(tmp_path)
    yield names
    for name in names:
        sys.modules.pop(name, None)


def chain() -> tuple[Model, Request, np.ndarray]:
    """tanh(relu(a + b) * a), of which only the output is visible."""
    f32, temporary = OperandType.TENSOR_FLOAT32, OperandLifeTime.TEMPORARY_VARIABLE
    no_activation = operand(
        OperandType.INT32, (), OperandLifeTime.CONSTANT_COPY, location=DataLocation(0, 0, 4)
    )
    operands = (
        operand(f32, (4,), OperandLifeTime.SUBGRAPH_INPUT),
        operand(f32, (4,), OperandLifeTime.SUBGRAPH_INPUT),
        no_activation,
        operand(f32, (4,), temporary),
        operand(f32, (4,), temporary),
        operand(f32, (4,), temporary),
        operand(f32, (4,), OperandLifeTime.SUBGRAPH_OUTPUT),
    )
    operations = (
        Operation(OperationType.ADD, (0, 1, 2), (3,)),
        Operation(OperationType.RELU, (3,), (4,)),
        Operation(OperationType.MUL, (4, 0, 2), (5,)),
        Operation(OperationType.TANH, (5,), (6,)),
    )
    model = Model(Subgraph(operands, operations, (0, 1), (6,)), operand_values=bytes(4))
    given = arguments([0.1, -0.2, 0.3, 0.4], [0.5, -0.6, -0.7, 0.8])
    a, b = np.array([[0.1, -0.2, 0.3, 0.4], [0.5, -0.6, -0.7, 0.8]])
    return model, given.request, np.tanh(np.maximum(a + b, 0) * a)


def test_the_driver_has_about_fifty_lines(page: str) -> None:
    files = {name: block for block, name in FILE.findall(page)}
    lines = [line for line in files["acme_npu"].splitlines() if line.strip()]
    assert len(lines) <= 60


def test_the_page_has_the_files_it_speaks_of(modules: list[str]) -> None:
    assert modules == [
        "acme_engine",
        "acme_npu",
        "try_acme",
        "acme_pool",
        "acme_fast",
        "acme_cached",
        "acme_vendor",
    ]


@pytest.mark.parametrize(
    ("name", "service"),
    [
        ("acme_engine:EngineDriver", "acme-engine"),
        ("acme_npu:AcmeDriver", "acme-npu"),
        ("acme_fast:FastDriver", "acme-npu"),
        ("acme_cached:CachedDriver", "acme-npu"),
    ],
)
def test_each_driver_of_the_page_starts_by_its_class_and_computes(
    modules: list[str], name: str, service: str
) -> None:
    device = registry.resolve(name)
    assert device.name == service
    model, request, expected = chain()
    assert device.supported_operations(model) == [True] * 4
    prepared = device.prepare(model)
    for _ in range(2):
        prepared.execute(request)
        output = request.pools[1]
        assert isinstance(output, Memory)
        np.testing.assert_allclose(output.view(np.float32, (4,)), expected, rtol=1e-6)
    single = device.prepare(add_model())
    given = arguments()
    for _ in range(2):
        single.execute(given.request)
        assert given.output.tolist() == [11, 22, 33, 44]


def test_it_refuses_what_its_device_does_not_do(modules: list[str]) -> None:
    device = registry.resolve("acme_npu:AcmeDriver")
    relu6 = Model(add_model().main, operand_values=(3).to_bytes(4, "little"))
    assert device.supported_operations(relu6) == [False]
    with pytest.raises(HalError) as caught:
        device.prepare(relu6)
    assert caught.value.status == ErrorStatus.INVALID_ARGUMENT


def test_its_cache_notices_any_change(modules: list[str], tmp_path: Path) -> None:
    device = registry.resolve("acme_cached:CachedDriver")
    given = operand(lifetime=OperandLifeTime.SUBGRAPH_INPUT)
    computed = operand(lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
    tanh = Operation(OperationType.TANH, (0,), (1,))
    model = Model(Subgraph((given, computed), (tanh,), (0,), (1,)))
    number, token = device.number_of_cache_files, bytes(32)
    with CacheFiles.open(tmp_path, number, token) as cache:
        device.prepare(model, cache=cache)
        pool = Memory.from_bytes(np.array([1, 2, 3, 4, 0, 0, 0, 0], np.float32).tobytes())
        request = Request(
            (RequestArgument(location=DataLocation(0, 0, 16)),),
            (RequestArgument(location=DataLocation(0, 16, 16)),),
            (pool,),
        )
        device.prepare_from_cache(cache).execute(request)
        expected = np.tanh([1, 2, 3, 4])
        np.testing.assert_allclose(pool.view(np.float32, (4,), 16), expected, rtol=1e-6)
        saved = (tmp_path / "model0").read_bytes()
        flipped = bytes([saved[0] ^ 1]) + saved[1:]
        for changed in (flipped, saved + b"x", saved[:-1], b""):
            (tmp_path / "model0").write_bytes(changed)
            with pytest.raises(HalError) as caught:
                device.prepare_from_cache(cache)
            assert caught.value.status == ErrorStatus.GENERAL_FAILURE


def test_its_extension_computes_on_a_type_of_its_own(modules: list[str]) -> None:
    device = registry.resolve("acme_vendor:VendorDriver")
    operands = (
        operand(code_in(3, 0), (2,), OperandLifeTime.SUBGRAPH_INPUT),
        operand(OperandType.TENSOR_FLOAT32, (2,), OperandLifeTime.SUBGRAPH_OUTPUT),
    )
    widen = Operation(code_in(3, 0), (0,), (1,))
    names = (ExtensionNameAndPrefix("com.acme.bfloat16", 3),)
    main = Subgraph(operands, (widen,), (0,), (1,))
    pool = Memory.from_bytes(np.array([0x3F80, 0xC040], np.uint16).tobytes() + bytes(8))
    request = Request(
        (RequestArgument(location=DataLocation(0, 0, 4)),),
        (RequestArgument(location=DataLocation(0, 4, 8)),),
        (pool,),
    )
    device.prepare(Model(main, extension_name_to_prefix=names)).execute(request)
    assert pool.view(np.float32, (2,), 4).tolist() == [1.0, -3.0]


def test_the_client_by_hand_prints_its_result(
    modules: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    runpy.run_module("try_acme")
    assert capsys.readouterr().out.startswith("acme-npu [0.0, 2.0, 0.0, 4.0] ")


def test_nnhal_drivers_lists_it_from_the_folder_where_it_is(
    modules: list[str], tmp_path: Path
) -> None:
    nnhal = Path(sys.executable).with_name("nnhal")
    done = subprocess.run(
        [nnhal, "drivers", "acme_npu:AcmeDriver"],
        cwd=tmp_path,
        env={**os.environ, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "acme-npu" in done.stdout
    assert "ACCELERATOR" in done.stdout


def test_the_engine_refuses_inputs_of_unknown_shape(modules: list[str]) -> None:
    given = operand(dimensions=(0,), lifetime=OperandLifeTime.SUBGRAPH_INPUT)
    computed = operand(dimensions=(0,), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
    tanh = Operation(OperationType.TANH, (0,), (1,))
    model = Model(Subgraph((given, computed), (tanh,), (0,), (1,)))
    device = registry.resolve("acme_engine:EngineDriver")
    assert device.supported_operations(model) == [False]


def test_the_pooling_reads_arguments_that_are_inputs(modules: list[str]) -> None:
    given, i32 = OperandLifeTime.SUBGRAPH_INPUT, OperandType.INT32
    operands = (
        operand(dimensions=(1, 4, 4, 1), lifetime=given),
        *[operand(i32, (), given) for _ in range(6)],
        operand(dimensions=(), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
    )
    pooling = Operation(OperationType.MAX_POOL_2D, tuple(range(7)), (7,))
    model = Model(Subgraph(operands, (pooling,), tuple(range(7)), (7,)))
    scalars = [1, 3, 3, 2, 2, 3]  # SAME, strides, filter, RELU6
    image = np.arange(-8, 8, dtype=np.float32)
    pool = Memory.from_bytes(image.tobytes() + np.array(scalars, np.int32).tobytes() + bytes(16))
    places = [DataLocation(0, 0, 64), *[DataLocation(0, 64 + 4 * i, 4) for i in range(6)]]
    request = Request(
        tuple(RequestArgument(location=place) for place in places),
        (RequestArgument(location=DataLocation(0, 88, 16)),),
        (pool,),
    )
    registry.resolve("acme_pool:PoolDriver").prepare(model).execute(request)
    # Rows and columns 0 to 1, and 3 with nothing after it.
    assert pool.view(np.float32, (4,), 88).tolist() == [0.0, 0.0, 5.0, 6.0]


@pytest.mark.slow
@pytest.mark.parametrize(
    "driver", sampled(["acme_pool:PoolDriver", "acme_engine:EngineDriver"], 0.5)
)
def test_drivers_that_read_arguments_pass_the_cases_of_the_corpus(
    modules: list[str], tmp_path: Path, driver: str
) -> None:
    vts = Path(sys.executable).with_name("vts")
    cases = ("--filter", "general/pooling/max_pool_2d_*")
    options = ("--quick", "--groups", "general", *cases, "--output", "out")
    done = subprocess.run(
        [vts, "run", "--driver", driver, *options],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    totals = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))["totals"]
    assert totals["SUCCESS"] > 0


@pytest.mark.parametrize(
    ("name", "symptom"),
    [
        ("acme_missing:AcmeDriver", "failed to start: ModuleNotFoundError"),
        ("acme_unnamed:Unnamed", "driver name 'acme' is not of the form VENDOR-DEVICE"),
    ],
)
def test_a_symptom_of_a_driver_that_does_not_start_is_worded_as_the_page_has_it(
    page: str, modules: list[str], tmp_path: Path, name: str, symptom: str
) -> None:
    unnamed = 'from acme_npu import AcmeDriver\n\nclass Unnamed(AcmeDriver):\n    name = "acme"\n'
    (tmp_path / "acme_unnamed.py").write_text(unnamed, encoding="utf-8")
    modules.append("acme_unnamed")
    assert f"| `{symptom}` |" in page
    with pytest.raises(UserError, match=re.escape(symptom)):
        registry.resolve(name)
