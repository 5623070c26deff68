"""Android's published figures: whose they are, and what is said where a measurement differs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from mlts.originals import originals
from mlts.page import page
from mlts.page.published import reason
from mlts.published import IMAGES, TOP_1, Identified, published, sampling_error
from mlts.results import BASELINE, BenchmarkCase, Evaluation
from nntest.results import totals_of
from tests.unit.mlts.conftest import BROKEN, DRIVER, sample
from tests.unit.mlts.page.test_page import parse, table

QUANT = "mobilenet_v1_0.25_128_quant"


def checksum(file: str) -> str:
    files = [each for original in originals().originals for each in original.files]
    return next(each.sha256 for each in files if each.path == file)


def test_a_file_with_androids_checksum_is_androids() -> None:
    file = f"{QUANT}.tflite"
    assert published(file, checksum(file)) == (0.402, Identified.CHECKSUM)


def test_a_file_with_androids_name_and_another_checksum_is_not() -> None:
    assert published(f"{QUANT}.tflite", "0" * 64) is None


def test_a_name_is_enough_where_no_checksum_is_known() -> None:
    assert published("mobilenet_v1_1.0_224.tflite", "0" * 64) == (0.617, Identified.NAME)


def test_our_own_models_have_no_published_figure() -> None:
    assert published("mobilenet_v1_0.25_128_mini.tflite", "") is None


def test_the_figures_are_those_of_androids_list(mlts_assets: Path) -> None:
    text = (mlts_assets / "models_list" / "mobilenet_topk_aosp.json").read_text()
    listed = {
        f"{entry['modelFile']}.tflite": entry["evaluator"]["expectedTop1"]
        for entry in json.loads(text)["models"]
    }
    assert listed == TOP_1


@pytest.mark.parametrize("images", [60, 500, 1200])
def test_the_interval_holds_19_of_20_random_parts(images: int) -> None:
    random = np.random.default_rng(images)
    right = np.zeros(IMAGES)
    right[: round(0.444 * IMAGES)] = 1
    shares = [random.permutation(right)[:images].mean() for _ in range(2000)]
    inside = np.abs(np.array(shares) - right.mean()) <= sampling_error(right.mean(), images)
    assert inside.mean() == pytest.approx(0.95, abs=0.02)


def test_all_images_have_no_sampling_error() -> None:
    assert sampling_error(0.5, IMAGES) == sampling_error(0.5, 0) == 0


def test_within_a_point_nothing_needs_a_reason() -> None:
    assert reason(0.434, 0.444, 500, 500, 0.434) == ""


def test_a_part_of_the_images_is_a_reason_as_far_as_chance_goes() -> None:
    near = reason(0.414, 0.444, 500, 500, None)
    assert near == (
        "500 of 1\u202f490 images: within the ±3.6 points that a random part of so many may "
        "differ by (95 %)."
    )
    assert "images: more than the ±3.6 points" in reason(0.36, 0.444, 500, 500, None)


def test_the_same_images_leave_it_unexplained() -> None:
    text = reason(0.414, 0.444, IMAGES, IMAGES, None)
    assert text == "not explained: as many images as Android's."


def test_another_data_set_is_called_so() -> None:
    assert reason(0.414, 0.444, 1600, 1600, None).startswith("not Android's images")


def test_what_the_driver_itself_loses_is_told_apart() -> None:
    assert reason(0.414, 0.444, 500, 500, 0.414).endswith("TF Lite's is the same on these images.")
    assert reason(0.35, 0.444, 500, 500, 0.414).endswith(
        "−6.4 points of it are the driver's: TF Lite has 41.40 % on these images."
    )


def shown(file: str, sha256: str, items_of_baseline: int = 500) -> list[list[str]] | None:
    """The table of the page for the sample's quantized model in such a file."""
    run = sample()
    models = tuple(
        msgspec.structs.replace(m, file=file, sha256=sha256, items=500) for m in run.models[:1]
    )
    cases = tuple(
        measured(
            case,
            {BASELINE: 0.41, DRIVER: 0.41, BROKEN: 0.21}[case.backend],
            items_of_baseline if case.backend == BASELINE else 500,
        )
        for case in run.cases
        if case.model == models[0].name and case.evaluations
    )
    changes: dict[str, Any] = {"models": models, "cases": cases, "totals": totals_of(cases)}
    tree = parse(page(msgspec.structs.replace(run, **changes)))
    if not any(t.get("id") == "published" for t in tree.iter("table")):
        return None
    return table(tree, "published")


def measured(case: BenchmarkCase, top_1: float, items: int) -> BenchmarkCase:
    value = Evaluation(key="top_1", value=top_1, higher_is_better=True)
    return msgspec.structs.replace(case, evaluations=(value,), evaluated_items=items)


def test_a_baseline_that_came_less_far_says_nothing_of_the_driver() -> None:
    found = shown(f"{QUANT}.tflite", checksum(f"{QUANT}.tflite"), items_of_baseline=221)
    assert found is not None
    assert not any("TF Lite" in row[-1] for row in found[1:])


def test_the_page_shows_both_figures_and_the_difference() -> None:
    found = shown(f"{QUANT}.tflite", checksum(f"{QUANT}.tflite"))
    assert found is not None
    heading, *rows = found
    assert heading[3:7] == [
        "Images of 1\u202f490".replace("\u202f", " "), "Published %", "Measured %",
        "Difference points",
    ]  # fmt: skip
    by_backend = {row[1]: row for row in rows}
    assert by_backend[BASELINE][2:7] == ["checksum", "500", "40.20", "41.00", "+0.8"]
    assert by_backend[BASELINE][7] == ""
    assert by_backend[BROKEN][4:7] == ["40.20", "21.00", "−19.2"]
    assert "−20.0 points of it are the driver's" in by_backend[BROKEN][7]


def test_the_page_has_no_such_table_for_other_models() -> None:
    assert shown("my_net.tflite", "") is None
    assert shown(f"{QUANT}.tflite", "0" * 64) is None
