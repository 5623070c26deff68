"""Drivers with a rounding defect, swapped channels and a wrong zero point: each shows its loss on
the page of a real run, where a person sees it at once.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from mlts import results
from mlts.results import BASELINE, BenchmarkRun
from tests.end_to_end.browser import CONTRASTS, VIEWPORT, Visit
from tests.end_to_end.command_server import CommandServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.sampled(0.5)]

MODEL: Final = "mobilenet_v1_0.25_128_mini_quant"
SPEECH: Final = "tts_mini"
IMAGES: Final = 120
DEFECTS: Final = ("RoundsDown", "Bgr", "ZeroPointOff")
DRIVERS: Final = tuple(f"tests.corpus.defective_drivers:{name}" for name in DEFECTS)
QUIETER: Final = "tests.unit.mlts.quieter_driver:Quieter"

Completed = subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, command_server: CommandServer) -> Path:
    """What a real run of the three, of the reference driver and of a bad synthesizer leaves."""
    output = tmp_path_factory.mktemp("losses") / "run"
    chosen = [f"--driver={name}" for name in (*DRIVERS, QUIETER, "reference")]
    models = [MODEL, SPEECH]
    limits = [f"--iterations={IMAGES}", "--warmup-time=0", "--no-compilation", "--audio"]
    arguments = ["benchmark", *chosen, *models, *limits, f"--output={output}"]
    command_server.run("mlts.cli", arguments, output.parent, 240)
    return output


@pytest.fixture(scope="module")
def found(folder: Path) -> BenchmarkRun:
    return results.FORMAT.read(folder / "results.json")


@pytest.fixture(scope="module")
def window(browser: Browser, folder: Path) -> Iterator[Visit]:
    context = browser.new_context(viewport=VIEWPORT)
    yield Visit(context, folder / "index.html")
    context.close()


@pytest.fixture
def visit(window: Visit) -> Iterator[Visit]:
    window.open_as_new()
    window.is_as_opened = False
    yield window
    window.check()


@pytest.fixture
def reading(window: Visit) -> Iterator[Visit]:
    """The page as it was opened, for who only looks at it."""
    if not window.is_as_opened:
        window.open_as_new()
    yield window
    window.check()


def row(visit: Visit, driver: str, model: str = MODEL) -> Any:
    rows = visit.page.locator("#losses tbody tr", has_text=model)
    return rows.filter(has_text=driver)


def color(of: Any) -> str:
    return str(of.locator("th").evaluate("(cell) => getComputedStyle(cell).backgroundColor"))


@pytest.mark.parametrize("defect", DEFECTS)
def test_the_head_names_it_before_anything_is_scrolled(reading: Visit, defect: str) -> None:
    notice = reading.page.locator(".notices li", has_text=defect)
    assert notice.inner_text().startswith("!Images of another class than TF Lite's:")
    box = notice.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 900


def test_the_reference_driver_has_no_loss_and_no_example(
    reading: Visit, found: BenchmarkRun
) -> None:
    pytest.importorskip("tflite_runtime")  # its kernels are what the reference driver equals
    case = found.case(MODEL, "reference")
    assert case is not None
    assert case.worst_images == ()
    assert row(reading, "reference").locator("td").nth(1).inner_text() == f"✓ {IMAGES} of {IMAGES}"


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_is_red_at_once_with_its_count(
    visit: Visit, found: BenchmarkRun, defect: str
) -> None:
    case = found.case(MODEL, f"tests.corpus.defective_drivers:{defect}")
    assert case is not None
    agreement = case.top1_agreement
    assert agreement is not None
    assert 0 < agreement.changed == IMAGES - agreement.same
    visit.page.locator(".bar a", has_text="Accuracy").click()
    line = row(visit, defect)
    assert line.locator("td").nth(1).inner_text() == f"✗ {agreement.same} of {IMAGES}"
    assert line.locator("td").nth(2).inner_text() == str(agreement.changed)
    assert color(line) != color(row(visit, "reference"))
    visit.page.wait_for_function(
        "(row) => { const box = row.getBoundingClientRect(); "
        "return box.top >= 0 && box.bottom <= innerHeight }",
        arg=line.element_handle(),
    )


@pytest.mark.parametrize("defect", DEFECTS)
def test_the_count_leads_to_the_list_even_from_a_closed_example(
    visit: Visit, found: BenchmarkRun, defect: str
) -> None:
    example = visit.page.locator("details.example", has_text=f"{MODEL} on").filter(has_text=defect)
    example.locator("summary").click()
    listed = example.locator("table[id$='-changed']")
    assert not listed.is_visible()
    link = row(visit, defect).locator("td").nth(2).locator("a")
    link.focus()
    visit.page.keyboard.press("Enter")
    listed.wait_for(state="visible")
    case = found.case(MODEL, f"tests.corpus.defective_drivers:{defect}")
    assert case is not None
    assert case.top1_agreement is not None
    changed = case.top1_agreement.changed
    assert f"Images that changed class: {changed} " in listed.inner_text()
    assert 0 < listed.locator("tbody tr").count() <= changed


def test_swapped_channels_cost_what_the_results_say(found: BenchmarkRun) -> None:
    """Top 1 of TF Lite and of the driver, from the evaluator, against lost and gained."""
    for driver in DRIVERS:
        case, base = found.case(MODEL, driver), found.case(MODEL, BASELINE)
        assert case is not None
        assert base is not None
        assert case.top1_agreement is not None
        top_1 = (base.evaluations[0].value - case.evaluations[0].value) * IMAGES
        assert case.top1_agreement.lost - case.top1_agreement.gained == round(top_1)


def test_the_command_that_repeats_a_case_keeps_its_sound_too(found: BenchmarkRun) -> None:
    case = found.case(SPEECH, QUIETER)
    assert found.settings.audio
    assert case is not None
    assert "--audio" in case.repeat.split()


def test_pictures_are_there(visit: Visit, found: BenchmarkRun) -> None:
    """Up to three of each driver, of the images that changed class."""
    cases = [found.case(MODEL, driver) for driver in DRIVERS]
    changed = [case.top1_agreement.changed for case in cases if case and case.top1_agreement]
    assert len(changed) == len(DEFECTS)
    visit.page.locator("#unfold").click()
    sizes = visit.page.evaluate(
        "Promise.all([...document.querySelectorAll('.card:not(.wide) img')].map("
        "(image) => image.decode().then(() => [image.naturalWidth, image.naturalHeight])))"
    )
    assert len(sizes) == sum(min(3, number) for number in changed)
    assert all(size == [96, 96] for size in sizes)


def test_a_synthesizer_that_is_off_is_seen_and_heard(visit: Visit) -> None:
    example = visit.page.locator("details.example", has_text=f"{SPEECH} on {QUIETER}")
    example.locator("summary").click()
    colors = example.locator("img").last.evaluate(
        "(image) => { const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);"
        "const paint = canvas.getContext('2d'); paint.drawImage(image, 0, 0);"
        "const data = paint.getImageData(0, 0, canvas.width, canvas.height).data;"
        "return new Set(data).size }"
    )
    assert colors > 10
    sounds = example.locator("audio")
    assert sounds.count() == 2
    lengths = sounds.evaluate_all(
        "(all) => Promise.all(all.map((audio) => new Promise((done, failed) => {"
        "audio.onloadedmetadata = () => done(audio.duration); audio.onerror = failed;"
        "audio.preload = 'metadata'; audio.load() })))"
    )
    assert all(1 < length < 5 for length in lengths)


def test_a_narrow_window_shows_the_counts(visit: Visit) -> None:
    visit.page.set_viewport_size({"width": 390, "height": 900})
    for defect in DEFECTS:
        box = row(visit, defect).locator("td").nth(1).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_can_be_read_by_day_and_by_night(browser: Browser, folder: Path, scheme: Any) -> None:
    context = browser.new_context(color_scheme=scheme)
    visit = Visit(context, folder / "index.html")
    contrasts: dict[str, float] = visit.page.evaluate(CONTRASTS)
    assert {what: found for what, found in contrasts.items() if found < 4.5} == {}
    context.close()


def test_print_shows_every_example(visit: Visit) -> None:
    visit.page.emulate_media(media="print")
    for each in visit.page.locator(".card img").all():
        assert each.is_visible()
    assert visit.page.locator("audio:visible").count() == 0


def test_the_page_and_the_results_stay_small(folder: Path) -> None:
    assert (folder / "index.html").stat().st_size < 2_000_000
    assert (folder / "results.json").stat().st_size < 3_000_000
