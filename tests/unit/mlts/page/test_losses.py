"""What a person sees of a driver's losses: the table, the head, pictures, maps and sound."""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Any
from xml.etree.ElementTree import Element

import msgspec
import numpy as np
import pytest
from PIL import Image

from mlts.heat_maps import heat_maps
from mlts.page import page, pictures
from mlts.page.cards import MAX_PICTURES, MAX_SOUNDS
from mlts.page.examples import MAX_ROWS
from mlts.results import BASELINE, Agreement, BenchmarkCase, BenchmarkRun
from nntest.results import Outcome, totals_of
from tests.unit.mlts import example_losses, example_runs
from tests.unit.mlts.conftest import BROKEN, DRIVER, XNNPACK, sample
from tests.unit.mlts.page.test_page import parse, table, words

QUANT = "mobilenet_v1_0.25_128_quant_topk_aosp"


@cache
def sample_tree() -> Element:
    return parse(page(sample()))


def run_of(*cases: BenchmarkCase) -> BenchmarkRun:
    return msgspec.structs.replace(sample(), cases=cases, totals=totals_of(cases), gate=())


def with_(case: BenchmarkCase, **changes: Any) -> BenchmarkCase:
    return msgspec.structs.replace(case, **changes)


def case_of(model: str, backend: str) -> BenchmarkCase:
    found = sample().case(model, backend)
    assert found is not None
    return found


def losses(tree: Element) -> dict[tuple[str, str], dict[str, str]]:
    heading, *rows = table(tree, "losses")
    named = [dict(zip(heading, row, strict=True)) for row in rows]
    return {(row["Model"], row["Backend"]): row for row in named}


def red(tree: Element) -> set[tuple[str, str]]:
    (found,) = [t for t in tree.iter("table") if t.get("id") == "losses"]
    rows = [row for row in found.iter("tr") if "bad" in (row.get("class") or "").split()]
    return {(words(row[0]), words(row[1])) for row in rows}


def example(tree: Element, model: str, backend: str) -> Element:
    title = f"{model} on {backend}"
    found = [d for d in tree.iter("details") if (d.get("class") or "") == "example"]
    (wanted,) = [d for d in found if words(d.find(".//h4")) == title]
    return wanted


def sources(tree: Element, tag: str) -> list[str]:
    return [str(node.get("src")) for node in tree.iter(tag)]


# The table ---------------------------------------------------------------------------------------


def test_a_changed_class_is_red_counted_and_linked_to_the_list() -> None:
    tree = sample_tree()
    row = losses(tree)[QUANT, BROKEN]
    assert row["Same top 1 as TF Lite"] == "✗ 310 of 500"
    assert row["Changed images"] == "190"
    assert (row["Lost images"], row["Gained images"]) == ("110", "14")
    assert row["Widest margin"] == "40 steps"
    assert red(tree) == {(QUANT, BROKEN)}
    links = [a.get("href", "")[1:] for a in tree.iter("a") if words(a) == "190"]
    assert links == [table_id(example(tree, QUANT, BROKEN))]


def table_id(of: Element) -> str:
    return str(list(of.iter("table"))[-1].get("id"))


def test_a_driver_with_tf_lites_classes_is_not_red() -> None:
    row = losses(sample_tree())[QUANT, DRIVER]
    assert (row["Same top 1 as TF Lite"], row["Changed images"]) == ("✓ 500 of 500", "0")


def test_other_kernels_of_tf_lite_are_shown_and_not_red() -> None:
    other = with_(
        case_of(QUANT, DRIVER), backend=XNNPACK, top1_agreement=Agreement(same=480, total=500)
    )
    tree = parse(page(run_of(other)))
    assert losses(tree)[QUANT, XNNPACK]["Same top 1 as TF Lite"] == "○ 480 of 500"
    assert red(tree) == set()


def test_one_changed_image_of_a_case_that_passed_is_red_and_in_the_head() -> None:
    agreement = Agreement(same=499, total=500, mismatches=example_losses.mismatches(1))
    case = with_(case_of(QUANT, DRIVER), top1_agreement=agreement)
    tree = parse(page(run_of(case)))
    assert words(tree.find(".//h1")).startswith("✓ Passed")
    assert red(tree) == {(QUANT, DRIVER)}
    head = words(tree.find(".//header"))
    assert f"Images of another class than TF Lite's: {DRIVER} 1 of 500." in head


def test_the_head_says_nothing_where_no_class_changed() -> None:
    tree = parse(page(run_of(case_of(QUANT, BASELINE), case_of(QUANT, DRIVER))))
    assert "Images of another class" not in words(tree)


def test_a_changed_phone_is_red_and_counted() -> None:
    model = "tts_float"
    case = with_(case_of(model, DRIVER), worst_sequence=example_losses.utterance())
    tree = parse(page(run_of(case)))
    assert red(tree) == {(model, DRIVER)}
    assert losses(tree)[model, DRIVER]["Worst example"] == "✗ utterance_2.input: 7 of 123 steps"


def test_drivers_that_change_most_stand_first() -> None:
    tree = parse(page(example_runs.full_run(*example_runs.REPETITIVE)))
    _, *rows = table(tree, "losses")
    is_changed = [row[3] not in ("0", "–") for row in rows]
    assert is_changed == sorted(is_changed, reverse=True)
    assert any(is_changed)
    assert not all(is_changed)


def test_without_a_comparison_there_is_no_section() -> None:
    tree = parse(page(run_of(case_of(QUANT, BASELINE))))
    assert [s for s in tree.iter("section") if s.get("id") == "accuracy"] == []
    assert "#accuracy" not in [a.get("href") for a in tree.iter("a")]


# Images ------------------------------------------------------------------------------------------


def test_an_image_comes_with_both_lists_and_the_true_class_is_marked() -> None:
    found = example(sample_tree(), QUANT, BROKEN)
    figure = next(found.iter("figure"))
    assert words(figure.find("figcaption")) == (
        "image-3.jpeg. True class: background. TF Lite's margin: 30 steps; largest difference of "
        "a score: 71 steps."
    )
    heading, first, second, *_ = table(figure, str(next(figure.iter("table")).get("id")))
    assert heading == ["TF Lite", "Score steps", "Driver", "Score steps"]
    assert first == ["✓ background (the true class)", "200", "golden retriever", "140"]
    assert second == ["keeshond", "170", "✓ background (the true class)", "200"]


def test_a_picture_is_a_small_jpeg_with_words_in_its_place() -> None:
    found = example(sample_tree(), QUANT, BROKEN)
    (first, *_) = found.iter("img")
    assert first.get("alt") == "image-3.jpeg, as the model is given it"
    kind, _, data = str(first.get("src")).partition(";base64,")
    assert kind == "data:image/jpeg"
    with Image.open(BytesIO(base64.b64decode(data))) as picture:
        assert picture.size == (96, 96)


def test_the_list_says_what_was_lost_and_what_was_gained() -> None:
    heading, *rows = table(sample_tree(), table_id(example(sample_tree(), QUANT, BROKEN)))
    assert heading == [
        "Image", "TF Lite's class", "Driver's class", "True class", "Margin steps", "Accuracy",
    ]  # fmt: skip
    assert len(rows) == MAX_ROWS
    assert [row[:3] for row in rows[:3]] == [
        [f"image-{number}.jpeg", "keeshond", "golden retriever"] for number in range(3)
    ]
    assert [row[3:] for row in rows[:3]] == [
        ["keeshond", "40", "✗ lost: the baseline was right"],
        ["golden retriever", "39", "✓ gained: the baseline was wrong"],
        ["rottweiler", "38", "○ wrong either way"],
    ]


def test_a_list_that_is_cut_says_so() -> None:
    text = words(example(sample_tree(), QUANT, BROKEN))
    assert (
        "Images that changed class: 190 (110 lost, 14 gained); the 12 with the largest margins"
        in text
    )


def test_an_example_is_open_where_there_is_something_to_see() -> None:
    tree = parse(page(example_runs.full_run(*example_runs.REPETITIVE)))
    model = "mobilenet_v1_0.25_128"
    assert example(tree, model, BROKEN).get("open") is not None
    assert example(tree, model, DRIVER).get("open") is None
    assert "no image changed class" in words(example(tree, model, DRIVER).find("summary"))


def test_an_image_whose_file_is_gone_has_its_lists_alone() -> None:
    (image, *_) = example_losses.images()
    case = with_(case_of(QUANT, BROKEN), worst_images=(with_image(image, jpeg=b""),))
    found = example(parse(page(run_of(case))), QUANT, BROKEN)
    assert sources(found, "img") == []
    assert "golden retriever" in words(found)


def with_image(image: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(image, **changes)


def test_scores_that_are_no_steps_keep_their_digits() -> None:
    agreement = Agreement(same=1, total=2, mismatches=example_losses.mismatches(1))
    case = with_(case_of(QUANT, BROKEN), top1_agreement=agreement)
    tree = parse(page(run_of(case)))
    assert losses(tree)[QUANT, BROKEN]["Widest margin"] == "1.00"


# Sequences ---------------------------------------------------------------------------------------


def test_a_sequence_comes_with_three_maps_and_its_numbers() -> None:
    found = example(sample_tree(), "tts_float", DRIVER)
    alternatives = [img.get("alt") for img in found.iter("img")]
    assert alternatives == [
        f"Heat map of sentence_1.input: {label}" for label in ("TF Lite", DRIVER, "Difference")
    ]
    numbers = dict(table(found, str(next(found.iter("table")).get("id")))[1:])
    assert numbers["Inferences"] == "400"
    assert numbers["Elements of an output"] == "49"
    assert numbers["Scale of the difference, in a parameter's range"].startswith("0 to 0.")


def test_a_map_is_a_picture_of_its_levels_with_the_first_row_below() -> None:
    values = np.array([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
    uri = pictures.heat_map(heat_maps(values, values).expected)
    with Image.open(BytesIO(base64.b64decode(uri.partition(",")[2]))) as image:
        assert image.size == (2, 3)
        pixels = np.asarray(image.convert("RGB")).astype(int)
    assert pixels[-1, 0].tolist() == [0, 32, 77]
    assert pixels[0, 1].tolist() == [255, 234, 70]
    lightness = pixels @ (299, 587, 114)
    order = np.argsort(lightness.reshape(-1)).tolist()
    assert order == np.argsort(values.T[::-1].reshape(-1)).tolist()


def policy(html: str) -> str:
    (found,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', html)
    return str(found)


def test_sound_is_embedded_where_it_was_kept_and_allowed_there_alone() -> None:
    silent = page(sample())
    assert sources(parse(silent), "audio") == []
    assert "media-src" not in policy(silent)
    case = with_(
        case_of("tts_float", DRIVER), worst_sequence=example_losses.sentence(with_sound=True)
    )
    heard = page(run_of(case))
    found = list(parse(heard).iter("audio"))
    assert [audio.get("aria-label") for audio in found] == [
        "Sound of TF Lite", f"Sound of {DRIVER}",
    ]  # fmt: skip
    assert all(str(audio.get("src")).startswith("data:audio/wav;base64,") for audio in found)
    assert "media-src data:" in policy(heard)


# Bounds ------------------------------------------------------------------------------------------


def many(count: int, changed: Sequence[BenchmarkCase]) -> BenchmarkRun:
    """A run of ``count`` models with the same cases."""
    (info,) = [model for model in sample().models if model.name == QUANT]
    names = [f"model_{n}" for n in range(count)]
    cases = [with_(case, model=name) for name in names for case in changed]
    models = tuple(msgspec.structs.replace(info, name=name) for name in names)
    return msgspec.structs.replace(run_of(*cases), models=models)


def test_a_page_of_many_losses_is_bounded() -> None:
    image = case_of(QUANT, BROKEN)
    sound = with_(image, worst_sequence=example_losses.sentence(with_sound=True))
    run = many(60, [with_(sound, outcome=Outcome.SUCCESS, why="", latency=None)])
    tree = parse(page(run))
    assert len(sources(tree, "img")) == MAX_PICTURES
    assert len(sources(tree, "audio")) == MAX_SOUNDS
    assert len([d for d in tree.iter("details") if d.get("class") == "example"]) == 60


@pytest.mark.parametrize("seed", range(3))
def test_the_worst_pictures_that_results_may_hold_stay_small(seed: int) -> None:
    noise = np.random.default_rng(seed).uniform(size=(240, 64))
    assert len(pictures.heat_map(heat_maps(noise, noise).expected)) < 20_000
