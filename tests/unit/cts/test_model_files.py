"""Networks of the assets, as tests of a run."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cts.model_files import ModelFiles
from cts.settings import CtsSettings
from cts.suite import CtsSuite
from nntest.assets import embedded_assets
from nntest.spec import SpecError
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD


def assets(root: Path, **files: bytes) -> Path:
    (root / "models_list").mkdir(parents=True)
    (root / "models_list" / "list.json").write_text("{}")
    for name, content in files.items():
        (root / f"{name}.tflite").write_bytes(content)
    return root


def test_each_network_is_a_test_on_drivers_and_one_of_splitting(
    corpus: Corpus, tmp_path: Path
) -> None:
    folder = assets(tmp_path / "assets", beta=b"b", alpha=b"a")
    groups = ("whole_models", "split_models")

    def plan() -> dict[str, str]:
        root = str(corpus(V1_0__add=ADD))
        settings = CtsSettings(specs=root, assets=str(folder), groups=groups, drivers=("a", "b"))
        return {case.id: case.content for case in CtsSuite(settings).plan()}

    before = plan()
    assert [id for id in before if "alpha" in id or "beta" in id] == [
        "split_models/file/alpha",
        "split_models/file/beta",
        *(f"whole_models/alpha@{end}" for end in ("a", "b", "together")),
        *(f"whole_models/beta@{end}" for end in ("a", "b", "together")),
    ]
    (folder / "beta.tflite").write_bytes(b"other")
    after = plan()
    # A run is continued only with the same files.
    changed = {id for id in before if before[id] != after[id]}
    assert changed == {id for id in before if "beta" in id}


def test_a_file_that_is_no_model_is_named(tmp_path: Path) -> None:
    files = ModelFiles(str(assets(tmp_path / "assets", broken=b"rubbish" * 99)))
    with pytest.raises(SpecError, match=r"broken\.tflite"):
        files.model("broken")


def test_inputs_fill_the_range_of_their_type_and_are_the_same_each_time() -> None:
    (folder, _) = embedded_assets().roots
    name = "mobilenet_v1_0.25_128_mini_quant"
    (image,) = ModelFiles(str(folder)).model(name).inputs
    (again,) = ModelFiles().model(name).inputs
    assert (image.dtype, image.shape) == (np.dtype(np.uint8), (1, 128, 128, 3))
    assert set(image.reshape(-1)) == set(range(256))
    assert np.array_equal(image, again)
