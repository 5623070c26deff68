"""A delegate in a benchmark: it gets the model's own file, as from an application."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mlts import warnings
from mlts.backends.base import LoadedModel, ModelUnsupported
from mlts.backends.delegate import DelegateBackend
from mlts.catalogue import CatalogueModel, ModelEntry
from nntest.assets import Assets
from nntest.runner.driver_under_test import InProcess
from nntflite.exporter import export_model
from tests.unit.nndrivers.engines.models import chain


def loaded(folder: Path, *names: str) -> LoadedModel:
    path = folder / "model.tflite"
    path.write_bytes(export_model(chain(*names)))
    entry = ModelEntry(name="chain", baseline_sec=1, data_size=4, input_size=(2,))
    return LoadedModel(CatalogueModel(entry, path, Assets((folder,))), path)


def backend(delegate: Path, mode: str = "") -> DelegateBackend:
    return DelegateBackend(InProcess(f"delegate:{delegate}{mode and f'?mode={mode}'}"), threads=1)


def test_the_delegate_and_tf_lite_run_the_file_together(delegate: Path, tmp_path: Path) -> None:
    model, tested = loaded(tmp_path, "ADD", "SUB", "MUL"), backend(delegate, "wrong")
    tested.load(model)
    session = tested.prepare(model)
    session.set_inputs([np.array([1.5, -2.0], np.float32)])
    session.run()
    (output,) = session.outputs()
    # SUB is TF Lite's, and right; the wrong delegate's ADD adds one too many.
    np.testing.assert_array_equal(output, [2.5, -1.0])
    assert list(session.left) == ["SUB"]
    (warning,) = warnings.of_left(session.left)
    assert warning.message == "TF Lite's own kernels ran what the delegate left: 1 SUB"


def test_a_model_of_which_it_takes_nothing_is_no_measurement(
    delegate: Path, tmp_path: Path
) -> None:
    with pytest.raises(ModelUnsupported, match="takes none of the model's 1 operators"):
        backend(delegate).load(loaded(tmp_path, "SUB"))


def test_one_that_takes_everything_leaves_nothing(delegate: Path, tmp_path: Path) -> None:
    model, tested = loaded(tmp_path, "ADD", "MUL"), backend(delegate)
    tested.load(model)
    assert list(tested.prepare(model).left) == []
    assert warnings.of_left(()) == ()
