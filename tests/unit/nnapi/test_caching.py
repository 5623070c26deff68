"""Compilation caches: CompilationCachingTest of Android, tokens of partitions, many processes."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import pytest

from nnapi.caching import CacheDirectory, file_names, partition_token
from nnapi.compilation import Compilation
from nnapi.model import Model
from nnapi.priorities import Preference, Priority
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.errors import HalError
from nnhal.types import CACHE_TOKEN_SIZE, ErrorStatus, NumberOfCacheFiles
from nnhal.types import Model as HalModel
from tests.cells import cells
from tests.unit.nnapi.executing import (
    ADD,
    MUL,
    PartDriver,
    X,
    Y,
    add_and_multiply,
    addition,
    prepared,
    runtime_with,
)
from tests.unit.nnapi.test_execution import code_of

TOKEN = bytes(CACHE_TOKEN_SIZE)


class CachingDriver(PartDriver):
    """Records how it is asked; ``status`` is that of a preparation from a cache."""

    def __init__(
        self,
        files: NumberOfCacheFiles,
        status: ErrorStatus = ErrorStatus.NONE,
        name: str = "toy-cache",
        types: Sequence[int] = (),
    ) -> None:
        super().__init__(name, types)  # type: ignore[arg-type]
        self.cache_files = files
        self.calls: list[str] = []
        self._status = status

    def prepare(self, model: HalModel, options: PrepareOptions) -> Program:
        self.calls.append("prepare")
        self._last = super().prepare(model, options)
        return self._last

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        self.calls.append(f"save {len(model_files)} {len(data_files)}")
        for file in (*model_files, *data_files):
            file.write(token)

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        self.calls.append("load")
        assert {file.read() for file in (*model_files, *data_files)} == {token}
        if self._status != ErrorStatus.NONE:
            raise HalError(self._status)
        return self._last


def compile_with(runtime: Runtime, model: Model, cache: Path | None, **options: int) -> Compilation:
    compilation = Compilation(model)
    if cache is not None:
        compilation.set_caching(str(cache), TOKEN)
    if "preference" in options:
        compilation.set_preference(options["preference"])
    compilation.finish()
    return compilation


COUNTS = list(itertools.product([0, 1, 32], repeat=2))
FAILURES = (
    ErrorStatus.NONE,
    ErrorStatus.GENERAL_FAILURE,
    ErrorStatus.DEVICE_UNAVAILABLE,
    ErrorStatus.INVALID_ARGUMENT,
)


@pytest.mark.parametrize("status", FAILURES)
@pytest.mark.parametrize("counts", COUNTS)
def test_a_cache_is_read_if_there_is_one_and_written_if_there_is_none(
    counts: tuple[int, int], status: ErrorStatus, tmp_path: Path
) -> None:
    # TokenProvidedAndCacheNotExist, TokenProvidedAndCacheExist
    driver = CachingDriver(NumberOfCacheFiles(*counts), status)
    runtime = runtime_with(driver)
    save = f"save {counts[0]} {counts[1]}"
    compile_with(runtime, addition(runtime), tmp_path)
    assert driver.calls == (["prepare", save] if any(counts) else ["prepare"])
    assert len(list(tmp_path.iterdir())) == sum(counts)
    driver.calls.clear()
    compilation = compile_with(runtime, addition(runtime), tmp_path)
    if not any(counts):
        assert driver.calls == ["prepare"]
    elif status == ErrorStatus.NONE:
        assert driver.calls == ["load"]
    else:
        assert driver.calls == ["load", "prepare", save]
    output = np.zeros(2, np.float32)
    prepared(compilation, X, Y, output=output).compute()
    np.testing.assert_array_equal(output, X + Y)


@cells("counts", COUNTS)
def test_without_a_token_nothing_is_cached(counts: tuple[int, int]) -> None:
    driver = CachingDriver(NumberOfCacheFiles(*counts))
    runtime = runtime_with(driver)
    for _ in range(2):
        compilation = compile_with(runtime, addition(runtime), None)
        assert compilation.compiled.simple.token is None
    assert driver.calls == ["prepare", "prepare"]


def test_a_directory_that_is_not_there_costs_the_cache_and_not_the_compilation(
    tmp_path: Path,
) -> None:
    driver = CachingDriver(NumberOfCacheFiles(1, 1))
    runtime = runtime_with(driver)
    compile_with(runtime, addition(runtime), tmp_path / "absent")
    assert driver.calls == ["prepare"]


def test_the_token_has_32_bytes() -> None:
    runtime = runtime_with(PartDriver())
    compilation = Compilation(addition(runtime))
    assert code_of(lambda: compilation.set_caching(".", bytes(31))) == ResultCode.BAD_DATA
    assert code_of(lambda: compilation.set_caching(".", None)) == ResultCode.UNEXPECTED_NULL
    assert code_of(lambda: compilation.set_caching(None, TOKEN)) == ResultCode.UNEXPECTED_NULL
    compilation.finish()
    assert code_of(lambda: compilation.set_caching(".", TOKEN)) == ResultCode.BAD_STATE


def test_partitions_of_one_model_have_caches_of_their_own(tmp_path: Path) -> None:
    files = NumberOfCacheFiles(1, 0)
    drivers = [
        CachingDriver(files, name="toy-add", types=[ADD]),
        CachingDriver(files, name="toy-mul", types=[MUL]),
    ]
    runtime = runtime_with(*drivers)
    for expected in ("prepare", "load"):
        for driver in drivers:
            driver.calls.clear()
        compilation = compile_with(runtime, add_and_multiply(runtime), tmp_path)
        assert [driver.calls[0] for driver in drivers] == [expected] * 2
        output = np.zeros(2, np.float32)
        prepared(compilation, X, Y, output=output).compute()
        np.testing.assert_array_equal(output, (X + Y) * Y)
    assert len(list(tmp_path.iterdir())) == 2


def test_tokens_of_different_partitions_differ() -> None:
    # CacheTest: names, versions, preferences, priorities, tokens, operations, source models.
    base = {
        "token": TOKEN,
        "operations": [],
        "device_name": "deviceA",
        "device_version": "1.0",
        "preference": Preference.FAST_SINGLE_ANSWER,
        "priority": Priority.MEDIUM,
    }
    others: dict[str, list[Any]] = {
        "token": [bytes([1]) * CACHE_TOKEN_SIZE],
        "operations": [[(0, 0)], [(0, 1)], [(0, 0), (0, 1)], [(1, 0)], [(2, 0)]],
        "device_name": ["deviceB", "deviceA1"],
        "device_version": ["1.1", ".0"],
        "preference": [Preference.LOW_POWER, Preference.SUSTAINED_SPEED],
        "priority": [Priority.LOW, Priority.HIGH],
    }
    kinds = [base, *({**base, key: value} for key, values in others.items() for value in values)]
    # Name and version are told apart: "deviceA1" of ".0" is not "deviceA" of "1.0".
    kinds.append({**base, "device_name": "deviceA1", "device_version": ".0"})
    tokens = [partition_token(**kind) for kind in kinds]  # type: ignore[arg-type]
    assert len(set(tokens)) == len(tokens)
    assert {len(token) for token in tokens} == {CACHE_TOKEN_SIZE}
    assert tokens == [partition_token(**kind) for kind in kinds]  # type: ignore[arg-type]


def test_files_have_the_names_that_android_gives_them() -> None:
    # getCacheHandles: 'A' + low half, 'A' + high half of each byte; '1' models, '2' data.
    token = bytes([0x0F, 0xF1]) + bytes(30)
    models, data = file_names(token, NumberOfCacheFiles(1, 2))
    letters = "PA" + "BP" + "A" * 60
    assert (models, data) == ([letters + "10"], [letters + "20", letters + "21"])


def test_a_preparation_that_fails_leaves_the_cache_as_it_was(tmp_path: Path) -> None:
    directory = CacheDirectory(str(tmp_path), TOKEN, NumberOfCacheFiles(1, 1))
    write(directory, b"old")
    with pytest.raises(RuntimeError):
        write(directory, b"new", error=RuntimeError())
    assert read(directory) == {b"old"}


def write(directory: CacheDirectory, content: bytes, error: Exception | None = None) -> None:
    with directory.new() as files:
        for descriptor in (*files.model, *files.data):
            Path(f"/proc/self/fd/{descriptor}").write_bytes(content)
        if error is not None:
            raise error


def read(directory: CacheDirectory) -> set[bytes]:
    with directory.existing() as files:
        return {Path(f"/proc/self/fd/{d}").read_bytes() for d in (*files.model, *files.data)}


def test_a_reader_never_sees_files_of_two_preparations(tmp_path: Path) -> None:
    # flock belongs to an open file, so threads lock each other out as processes do.
    number = NumberOfCacheFiles(4, 4)
    write(CacheDirectory(str(tmp_path), TOKEN, number), b"first")
    stop = threading.Event()

    def keep_writing(content: bytes) -> None:
        while not stop.is_set():
            write(CacheDirectory(str(tmp_path), TOKEN, number), content)

    writers = [threading.Thread(target=keep_writing, args=(c,)) for c in (b"one", b"other")]
    for writer in writers:
        writer.start()
    try:
        seen = [read(CacheDirectory(str(tmp_path), TOKEN, number)) for _ in range(100)]
    finally:
        stop.set()
        for writer in writers:
            writer.join()
    assert {len(contents) for contents in seen} == {1}
    assert len(list(tmp_path.iterdir())) == 8


def test_a_file_that_is_missing_is_no_cache(tmp_path: Path) -> None:
    directory = CacheDirectory(str(tmp_path), TOKEN, NumberOfCacheFiles(1, 1))
    write(directory, b"content")
    next(iter(tmp_path.iterdir())).unlink()
    with pytest.raises(FileNotFoundError), directory.existing():
        pass
