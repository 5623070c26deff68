"""The page of VTS as a reader meets it: opened from disk in a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nntest.groups.page import page
from tests.end_to_end.browser import CONTRASTS, VIEWPORT, Visit
from tests.unit.vts import example_runs

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.sampled(0.5)]

CONV = "#op-conv-2d-1"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page of a run that has everything, and that of a hostile one."""
    folder = tmp_path_factory.mktemp("pages")
    for name in ("mixed", "hostile"):
        html = page(example_runs.RUNS[name]())
        (folder / f"{name}.html").write_text(html, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def window(browser: Browser, pages: Path) -> Iterator[Visit]:
    context = browser.new_context(viewport=VIEWPORT)
    yield Visit(context, pages / "mixed.html")
    context.close()


@pytest.fixture
def visit(window: Visit) -> Iterator[Visit]:
    """The page, with scripts; whatever is done to it must not upset it."""
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


def test_verdict_totals_and_the_first_cause_need_no_scrolling(reading: Visit) -> None:
    assert reading.page.title() == "VTS: acme"
    for part in ("h1", ".totals", "#cause-1 h3", "#cause-1 .command"):
        box = reading.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900


def test_the_number_of_matches_is_announced(visit: Visit) -> None:
    matches = visit.page.locator("#matches")
    assert (matches.get_attribute("role"), matches.get_attribute("aria-live")) == (
        "status",
        "polite",
    )
    visit.page.locator("#filter").fill("tanh")
    assert "lines" in matches.inner_text()


def test_a_cell_of_the_map_opens_its_tests(visit: Visit) -> None:
    block = visit.page.locator(CONV)
    assert not block.is_visible()
    visit.page.locator("#map a", has_text="24/40").last.click()
    block.wait_for(state="visible")
    visit.page.wait_for_function(
        f"() => {{ const box = document.querySelector('{CONV}').getBoundingClientRect();"
        "return box.top >= 0 && box.bottom <= innerHeight }"
    )


def test_a_failing_test_leads_to_its_cause(visit: Visit) -> None:
    visit.page.locator("#unfold").click()
    visit.page.locator("#tests li a", has_text="V1_0/tanh").first.click()
    assert visit.fragment == "#cause-1"


def test_the_filter_leaves_what_has_all_its_words(visit: Visit) -> None:
    box = visit.page.locator("#filter")
    box.fill("tanh")
    assert visit.page.locator(".cause:visible").count() == 2
    assert visit.page.locator("details.operation:visible").count() == 1
    assert visit.page.locator("#map tr[data-keys]:visible").count() == 1
    box.fill("no such thing")
    assert visit.page.locator("[data-keys]:visible").count() == 0
    assert visit.page.locator("#matches").inner_text() == "nothing matches"


def test_every_command_can_be_copied(visit: Visit) -> None:
    visit.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.page.locator("#unfold").click()
    rows = visit.page.locator(".repeats tbody tr")
    assert rows.count() == 16
    row = rows.nth(3)
    row.locator("button").click()
    row.locator("button", has_text="Copied").wait_for()
    copied = visit.page.evaluate("navigator.clipboard.readText()")
    name = row.locator("th .name").inner_text().replace("\n", "")
    assert copied == f"vts run --driver acme --filter {name}"


def test_the_keyboard_opens_a_fold(visit: Visit) -> None:
    summary = visit.page.locator("details.operation > summary").first
    summary.focus()
    visit.page.keyboard.press("Enter")
    assert visit.page.locator("details.operation").first.get_attribute("open") is not None


def test_print_shows_the_causes_and_hides_the_tools(visit: Visit) -> None:
    visit.page.emulate_media(media="print")
    assert not visit.page.locator(".bar").is_visible()
    assert visit.page.locator(".command button:visible, .repeats button:visible").count() == 0
    assert len(visit.page.pdf()) > 30_000


def test_without_scripts_everything_is_there_and_links_open_folds(
    browser: Browser, pages: Path
) -> None:
    context = browser.new_context(java_script_enabled=False)
    visit = Visit(context, pages / "mixed.html")
    assert not visit.page.locator("#tools").is_visible()
    assert visit.page.locator("button:visible").count() == 0
    visit.page.locator("#map a", has_text="24/40").last.click()
    visit.page.locator(CONV).wait_for(state="visible")
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read_by_day_and_by_night(browser: Browser, pages: Path, scheme: Any) -> None:
    context = browser.new_context(color_scheme=scheme)
    visit = Visit(context, pages / "mixed.html")
    contrasts: dict[str, float] = visit.page.evaluate(CONTRASTS)
    assert len(contrasts) > 20
    assert {what: found for what, found in contrasts.items() if found < 4.5} == {}
    context.close()


@pytest.mark.parametrize("name", ["mixed", "hostile"])
def test_the_page_itself_never_scrolls_sideways(browser: Browser, pages: Path, name: str) -> None:
    context = browser.new_context()
    visit = Visit(context, pages / f"{name}.html")
    visit.page.locator("#unfold").click()
    for width in (360, 800, 1280, 1920):
        visit.page.set_viewport_size({"width": width, "height": 800})
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
    assert visit.complaints == []
    context.close()
