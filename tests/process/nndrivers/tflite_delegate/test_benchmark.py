"""A delegate in a benchmark: it gets the model's own file, as from an application."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mlts import warnings
from mlts.backends.base import LoadedModel, ModelUnsupported
from mlts.backends.file import FileBackend
from mlts.catalogue import CatalogueModel, ModelEntry
from mlts.results import LeftCause, Through
from nntest.assets import Assets
from nntest.runner.driver_under_test import InProcess
from nntflite.exporter import export_model
from tests.unit.nndrivers.engines.models import chain


def loaded(folder: Path, *names: str) -> LoadedModel:
    path = folder / "model.tflite"
    path.write_bytes(export_model(chain(*names)))
    entry = ModelEntry(name="chain", baseline_sec=1, data_size=4, input_size=(2,))
    return LoadedModel(CatalogueModel(entry, path, Assets((folder,))), path)


def backend(delegate: Path, mode: str = "", threads: int | None = None) -> FileBackend:
    name = f"delegate:{delegate}{mode and f'?mode={mode}'}"
    return FileBackend(InProcess(name, threads=threads))


def test_the_delegate_and_tf_lite_run_the_file_together(delegate: Path, tmp_path: Path) -> None:
    model, tested = loaded(tmp_path, "ADD", "SUB", "MUL"), backend(delegate, "wrong")
    tested.load(model)
    session = tested.prepare(model)
    session.reset()
    session.set_inputs([np.array([1.5, -2.0], np.float32)])
    session.run()
    (output,) = session.outputs()
    # SUB is TF Lite's, and right; the wrong delegate's ADD adds one too many.
    np.testing.assert_array_equal(output, [2.5, -1.0])
    assert tested.through is Through.FILE
    assert session.delegation is not None
    (left,) = session.delegation.left
    assert (left.number, left.name, left.cause) == (1, "SUB", LeftCause.DRIVER)
    (warning,) = warnings.of_delegation(session.delegation)
    assert warning.message == (
        "1 of 3 operators ran on TF Lite: 1 SUB (the driver does not take it)"
    )


def test_a_model_of_which_it_takes_nothing_is_no_measurement(
    delegate: Path, tmp_path: Path
) -> None:
    with pytest.raises(ModelUnsupported, match="takes none of the model's 1 operators"):
        backend(delegate).load(loaded(tmp_path, "SUB"))


def test_one_that_takes_everything_leaves_nothing(delegate: Path, tmp_path: Path) -> None:
    model, tested = loaded(tmp_path, "ADD", "MUL"), backend(delegate)
    tested.load(model)
    assert tested.prepare(model).delegation is None
    assert warnings.of_delegation(None) == ()


def test_tf_lite_runs_what_it_leaves_in_the_threads_of_the_benchmark(delegate: Path) -> None:
    assert backend(delegate, threads=2).info.threads == 2
    assert backend(delegate).info.threads == 1
