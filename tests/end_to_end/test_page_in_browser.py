"""The page as a reader meets it: opened from disk in a real Chromium."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mlts.page import page
from tests.end_to_end.browser import CONTRASTS, VIEWPORT, Visit
from tests.unit.mlts import example_runs

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.sampled(0.5)]

LATENCY = "#group-mobilenet-v1-float-latency"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page of a full run and that of a hostile one."""
    folder = tmp_path_factory.mktemp("pages")
    full = example_runs.full_run(*example_runs.REPETITIVE)  # it is opened thirty times
    runs = {"full": full, "hostile": example_runs.hostile_run()}
    for name, run in runs.items():
        (folder / f"{name}.html").write_text(page(run), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def window(browser: Browser, pages: Path) -> Iterator[Visit]:
    context = browser.new_context(viewport=VIEWPORT)
    yield Visit(context, pages / "full.html")
    context.close()


@pytest.fixture
def visit(window: Visit) -> Iterator[Visit]:
    """The page of a full run, with scripts; whatever is done to it must not upset it."""
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


def numbers(texts: list[str]) -> list[float]:
    return [float(re.sub(r"[^\d.].*", "", text)) for text in texts if text[:1].isdigit()]


def test_it_opens_without_an_error_or_a_request(reading: Visit) -> None:
    assert reading.page.title() == "MLTS: reference, acme-npu"
    assert reading.page.locator("h1").is_visible()


def test_verdict_totals_and_the_first_scores_need_no_scrolling(reading: Visit) -> None:
    for part in ("h1", ".totals", "#scores .means", "#scores tr[data-keys]:nth-child(5)"):
        box = reading.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900


def test_a_chart_with_links_is_no_image(reading: Visit) -> None:
    """An image has no parts that a keyboard or a screen reader could reach."""
    roles = reading.page.evaluate(
        "[...document.querySelectorAll('svg.chart')].map("
        "(chart) => [chart.getAttribute('role'), chart.querySelector('a') !== null])"
    )
    assert roles
    assert all((role == "group") == linked for role, linked in roles)


def test_a_narrow_window_shows_the_first_driver(visit: Visit) -> None:
    visit.page.set_viewport_size({"width": 390, "height": 900})
    cell = visit.page.locator("#scores .means td").first.bounding_box()
    assert cell is not None
    assert cell["x"] + cell["width"] <= 390


def test_all_pictures_take_two_screens_at_most(reading: Visit) -> None:
    box = reading.page.locator("#overview").bounding_box()
    assert box is not None
    assert box["height"] <= 2 * VIEWPORT["height"]


def test_what_scrolls_sideways_can_be_reached_by_the_keyboard(visit: Visit) -> None:
    visit.page.set_viewport_size({"width": 390, "height": 900})
    visit.page.locator("#unfold").click()
    visit.page.wait_for_function(
        "() => [...document.querySelectorAll('.scroll, .map > div')].every("
        "(box) => box.scrollWidth <= box.clientWidth || box.tabIndex === 0)"
    )


def test_names_from_outside_do_not_run(browser: Browser, pages: Path) -> None:
    context = browser.new_context()
    visit = Visit(context, pages / "hostile.html")
    visit.page.locator("#unfold").click()
    visit.page.locator("#filter").fill("<script>")
    assert visit.complaints == []
    assert example_runs.EVIL in visit.page.locator("body").inner_text()
    context.close()


def test_a_column_sorts_up_and_down_with_the_missing_last(visit: Visit) -> None:
    before = visit.column(LATENCY, 4)
    heading = visit.heading(LATENCY, "Mean")
    heading.click()
    upwards = visit.column(LATENCY, 4)
    heading.click()
    downwards = visit.column(LATENCY, 4)
    assert sorted(before) == sorted(upwards) == sorted(downwards) != upwards
    assert numbers(upwards) == sorted(numbers(before))
    assert numbers(downwards) == sorted(numbers(before), reverse=True)
    assert upwards[-1] == downwards[-1] == "–"
    assert visit.page.locator(f"{LATENCY} th[aria-sort]").get_attribute("aria-sort") == "descending"


def test_names_sort_as_words_and_keep_equal_rows_in_order(visit: Visit) -> None:
    visit.heading(LATENCY, "Backend").click()
    backends = visit.column(LATENCY, 2)
    assert backends == sorted(backends, key=lambda text: text.split()[1].lower())
    models = visit.column(LATENCY, 1)
    assert models[:4] == sorted(models[:4])


def test_the_filter_leaves_what_has_all_its_words(visit: Visit) -> None:
    visit.page.locator("#filter").fill("acme crash")
    shown = visit.page.locator("[data-keys]:visible")
    assert shown.count() > 0
    assert all("acme-npu" in (each.get_attribute("data-keys") or "") for each in shown.all())
    assert visit.page.locator(".cause:visible").count() == 1
    assert re.match(r"\d+ of \d+ lines", visit.page.locator("#matches").inner_text())
    visit.page.locator("#filter").fill("no such thing")
    assert shown.count() == 0
    assert visit.page.locator("#matches").inner_text() == "nothing matches"
    visit.page.locator("#filter").fill("")
    assert visit.page.locator(".cause:visible").count() == 5


def test_the_address_keeps_the_view(visit: Visit) -> None:
    visit.heading(LATENCY, "Mean").click()
    visit.page.locator("#filter").fill("reference")
    visit.page.locator("#unfold").click()
    fragment = visit.fragment
    visit.open(fragment)
    assert visit.page.locator("#filter").input_value() == "reference"
    assert visit.page.locator("details:not([open])").count() == 0
    shown = numbers(visit.column(LATENCY, 4))
    assert shown == sorted(shown)
    assert visit.fragment == fragment


def test_an_address_made_up_by_somebody_else_does_no_harm(visit: Visit) -> None:
    visit.open("#sort.nothing=1.up&sort.group-mobilenet-v1-float-latency=99.x&filter=%3Cb%3E")
    assert visit.page.locator("#filter").input_value() == "<b>"


def test_everything_unfolds_and_folds(visit: Visit) -> None:
    button = visit.page.locator("#unfold")
    closed = visit.page.locator("details:not([open])")
    assert closed.count() > 10
    button.click()
    assert closed.count() == 0
    assert button.inner_text() == "Collapse all"
    button.click()
    assert closed.count() > 10


def test_a_command_is_copied_by_its_button(visit: Visit) -> None:
    visit.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    command = visit.page.locator(".command").first
    command.locator("button").click()
    command.locator("button", has_text="Copied").wait_for()
    copied = visit.page.evaluate("navigator.clipboard.readText()")
    assert copied == command.locator("code").inner_text()
    assert copied.startswith("mlts benchmark --driver")


def test_a_command_is_copied_where_the_clipboard_is_closed(visit: Visit) -> None:
    visit.page.evaluate(
        "navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));"
        "document.addEventListener('copy', () => { window.copied = getSelection().toString() "
        "|| document.activeElement.value })"
    )
    command = visit.page.locator(".command").first
    command.locator("button").click()
    command.locator("button", has_text="Copied").wait_for()
    assert visit.page.evaluate("window.copied") == command.locator("code").inner_text()


def test_a_score_leads_to_its_numbers_even_in_a_folded_group(visit: Visit) -> None:
    visit.page.locator("#group-mobilenet-v1-float > summary").click()
    row = visit.page.locator("#model-mobilenet-v1-1-0-224")
    assert not row.is_visible()
    visit.page.locator("#scores a[href='#model-mobilenet-v1-1-0-224']").last.click()
    row.wait_for(state="visible")
    visit.page.wait_for_function(
        "() => { const box = document.getElementById('model-mobilenet-v1-1-0-224')"
        ".getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight }"
    )


def test_the_keyboard_reaches_and_sorts(visit: Visit) -> None:
    for _ in range(40):
        visit.page.keyboard.press("Tab")
        if visit.page.evaluate("document.activeElement.id") == "filter":
            break
    else:
        pytest.fail("the filter was not reached by Tab")
    heading = visit.heading(LATENCY, "Mean")
    heading.focus()
    visit.page.keyboard.press("Enter")
    shown = numbers(visit.column(LATENCY, 4))
    assert shown == sorted(shown)


def test_without_scripts_everything_is_there(browser: Browser, pages: Path) -> None:
    def lines(*, scripts: bool) -> list[str]:
        context = browser.new_context(java_script_enabled=scripts)
        visit = Visit(context, pages / "full.html")
        assert visit.page.locator("#tools").is_visible() == scripts
        assert visit.page.locator("button:visible").count() > 0 or not scripts
        found = visit.page.locator(
            "main tr, main p, main dd, main h3, main figure"
        ).all_text_contents()
        context.close()
        return [re.sub(r"\s+|Copy$", " ", line).strip() for line in found]

    without = lines(scripts=False)
    assert without == lines(scripts=True)
    assert len(without) > 300


def test_without_scripts_a_fold_opens_by_a_click(browser: Browser, pages: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    visit = Visit(context, pages / "full.html")
    assert not visit.page.locator("#ratio-table").is_visible()
    visit.page.locator("summary", has_text="The picture as a table").first.click()
    assert visit.page.locator("#ratio-table").is_visible()
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read_by_day_and_by_night(browser: Browser, pages: Path, scheme: Any) -> None:
    context = browser.new_context(color_scheme=scheme)
    visit = Visit(context, pages / "full.html")
    ground = visit.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (ground == "rgb(255, 255, 255)") == (scheme == "light")
    contrasts: dict[str, float] = visit.page.evaluate(CONTRASTS)
    assert len(contrasts) > 20
    assert {what: found for what, found in contrasts.items() if found < 4.5} == {}
    context.close()


@pytest.mark.parametrize("name", ["full.html", "hostile.html"])
def test_the_page_itself_never_scrolls_sideways(browser: Browser, pages: Path, name: str) -> None:
    context = browser.new_context()
    page = Visit(context, pages / name).page
    for width in (360, 800, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()


def test_print_shows_what_is_folded_and_hides_the_tools(visit: Visit) -> None:
    page = visit.page
    page.emulate_media(media="print")
    assert not page.locator(".bar").is_visible()
    assert page.locator("button.copy:visible").count() == 0
    assert page.locator(f"{LATENCY} thead th").all_inner_texts()[3].split() == ["Mean", "ms"]
    assert len(page.pdf()) > 50_000
