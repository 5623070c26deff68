"""Caches that one build of a driver has saved, and another one loads."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, ClassVar

import numpy as np
import pytest

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, Program
from nnhal.types import NumberOfCacheFiles, OperandType
from tests.unit.vts.groups.harness import Ran, run_group
from vts.driving.kept_caches import KeptCaches
from vts.driving.small_models import sum_case
from vts.groups.compilation_caching import GROUP

_Files = Sequence[BinaryIO]


class Misreading(Program):
    """A program that takes everything in memory for zeros."""

    def __init__(self, inner: Program) -> None:
        self._inner = inner
        self.signature = inner.signature

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        zeros = [None if array is None else np.zeros_like(array) for array in inputs]
        self._inner.execute(zeros, outputs, context)


class Build(ReferenceDriver):
    """A build that has addresses in its files in a way of its own: each by itself is right."""

    layout: ClassVar[bytes] = b"0"

    def save_to_cache(
        self, program: Program, token: bytes, model_files: _Files, data_files: _Files
    ) -> None:
        super().save_to_cache(program, token, model_files, data_files)
        data_files[0].write(self.layout)

    def load_from_cache(self, token: bytes, model_files: _Files, data_files: _Files) -> Program:
        file = data_files[0].read()
        data, layout = file[:-1], file[-1:]
        program = super().load_from_cache(token, model_files, [io.BytesIO(data)])
        return program if layout == self.layout else Misreading(program)


class NextBuild(Build):
    layout = b"1"


class NextVersion(NextBuild):
    version = "1.1"


class MoreFiles(ReferenceDriver):
    cache_files = NumberOfCacheFiles(1, 2)


def ran(driver: type[ReferenceDriver], folder: Path, test: str = "saving_and_retrieval/") -> Ran:
    return run_group(
        GROUP,
        driver,
        choose=lambda planned: planned.name.startswith(test),
        kept_caches=KeptCaches(folder),
    )


def test_each_build_by_itself_is_right(tmp_path: Path) -> None:
    for number, build in enumerate((Build, NextBuild)):
        for _ in range(2):
            assert ran(build, tmp_path / str(number)).failures == {}


def test_a_build_that_takes_the_files_of_another_for_its_own_is_caught(tmp_path: Path) -> None:
    assert ran(Build, tmp_path).failures == {}
    failures = ran(NextBuild, tmp_path).failures
    assert set(failures) == {"saving_and_retrieval/float32", "saving_and_retrieval/quant8"}
    for failure in failures.values():
        assert failure.startswith("a model that another build has saved is loaded, and then: ")
        assert "Both builds have the version string '1.0'" in failure


def test_files_of_another_version_are_never_offered(tmp_path: Path) -> None:
    assert ran(Build, tmp_path).failures == {}
    assert ran(NextVersion, tmp_path).failures == {}


def test_a_build_may_have_its_own_number_of_files(tmp_path: Path) -> None:
    assert ran(Build, tmp_path).failures == {}
    assert ran(MoreFiles, tmp_path).failures == {}


def test_what_was_kept_for_another_model_is_not_taken(tmp_path: Path) -> None:
    kept, file = KeptCaches(tmp_path / "kept"), tmp_path / "model0"
    file.write_bytes(b"saved")
    model, other = (sum_case(OperandType.TENSOR_FLOAT32, count).model for count in (8, 9))
    kept.keep("test", model, "1.0", [file])
    file.write_bytes(b"")
    assert not kept.take("test", other, "1.0", [file])
    assert not kept.take("other test", model, "1.0", [file])
    assert not kept.take("test", model, "1.1", [file])
    assert file.read_bytes() == b""
    assert kept.take("test", model, "1.0", [file])
    assert file.read_bytes() == b"saved"


def test_who_keeps_at_the_same_time_as_another_leaves_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, file = KeptCaches(tmp_path / "kept"), tmp_path / "model0"
    model = sum_case(OperandType.TENSOR_FLOAT32, 8).model
    file.write_bytes(b"first")
    kept.keep("test", model, "1.0", [file])
    file.write_bytes(b"second")
    # As if the other had kept its own between the removal and the renaming.
    monkeypatch.setattr("vts.driving.kept_caches.remove_folder", lambda path: None)
    kept.keep("test", model, "1.0", [file])
    assert kept.take("test", model, "1.0", [file])
    assert file.read_bytes() == b"first"
