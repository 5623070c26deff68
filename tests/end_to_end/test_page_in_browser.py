"""The page as a reader meets it: opened from disk in a real Chromium."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mlts.page import page
from tests.mlts import example_runs

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.browser

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LATENCY = "#group-mobilenet-v1-float-latency"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, or another one that is installed; skips where there is none."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        pytest.skip(f"no Chromium found (looked for {', '.join(_NAMES)})")
    with sync_api.sync_playwright() as playwright:
        # Its own sandbox cannot start in a container that runs as root.
        chromium = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page of a full run and that of a hostile one."""
    folder = tmp_path_factory.mktemp("pages")
    for name in ("full", "hostile"):
        html = page(getattr(example_runs, f"{name}_run")())
        (folder / f"{name}.html").write_text(html, encoding="utf-8")
    return folder


class Visit:
    """A page that is open, and everything that it did which it should not."""

    def __init__(self, context: BrowserContext, file: Path) -> None:
        self.page: Page = context.new_page()
        self.url = file.as_uri()
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", self._dialog)
        self.open()

    def open(self, fragment: str = "") -> None:
        """Open the page afresh, at ``fragment``."""
        self.page.goto("about:blank")
        self.requests.clear()
        self.page.goto(self.url + fragment)

    def column(self, table: str, number: int) -> list[str]:
        """The texts of a column, from top to bottom."""
        cells = self.page.locator(f"{table} tbody tr > :nth-child({number})")
        return [text.strip() for text in cells.all_inner_texts()]

    def heading(self, table: str, title: str) -> Any:
        """The button of a heading."""
        return self.page.locator(f"{table} thead button", has_text=re.compile(f"^{title}$"))

    @property
    def fragment(self) -> str:
        return self.page.evaluate("location.hash")  # type: ignore[no-any-return]

    def _dialog(self, dialog: Any) -> None:
        self.complaints.append(f"dialog: {dialog.message}")
        dialog.dismiss()


@pytest.fixture
def visit(browser: Browser, pages: Path) -> Iterator[Visit]:
    """The page of a full run, with scripts; whatever is done to it must not upset it."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    visit = Visit(context, pages / "full.html")
    yield visit
    assert visit.complaints == []
    assert visit.requests == [visit.page.url.partition("#")[0]]
    context.close()


def numbers(texts: list[str]) -> list[float]:
    return [float(re.sub(r"[^\d.].*", "", text)) for text in texts if text[:1].isdigit()]


def test_it_opens_without_an_error_or_a_request(visit: Visit) -> None:
    assert visit.page.title() == "MLTS: reference, acme-npu"
    assert visit.page.locator("h1").is_visible()


def test_verdict_and_picture_need_no_scrolling(visit: Visit) -> None:
    for part in ("h1", ".totals", "#ratios svg"):
        box = visit.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900


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


def test_a_sign_of_the_map_leads_to_its_numbers_even_in_a_folded_group(visit: Visit) -> None:
    visit.page.locator("#group-mobilenet-v1-float > summary").click()
    row = visit.page.locator("#model-mobilenet-v1-1-0-224")
    assert not row.is_visible()
    visit.page.locator("#map a[href='#model-mobilenet-v1-1-0-224']").last.click()
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
    visit.page.locator("summary", has_text="The picture as a table").click()
    assert visit.page.locator("#ratio-table").is_visible()
    context.close()


_CONTRASTS = """
() => {
  const luminance = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!colour.endsWith(', 0)')) return colour;
    }
    return getComputedStyle(document.body).backgroundColor;
  };
  const found = {};
  for (const node of document.querySelectorAll('p, li, dd, dt, th, td, a, h1, h2, h3, code, '
       + 'caption, summary, small, .sign, .unit, .difference, .chart text')) {
    if (!node.textContent.trim() || node.matches('svg a')) continue;
    const style = getComputedStyle(node);
    const colour = node.closest('svg') ? style.fill : style.color;
    const pair = [luminance(colour), luminance(ground(node))].sort((a, b) => b - a);
    found[`${node.tagName}.${node.className.baseVal ?? node.className}`] =
      (pair[0] + 0.05) / (pair[1] + 0.05);
  }
  return found;
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read_by_day_and_by_night(browser: Browser, pages: Path, scheme: Any) -> None:
    context = browser.new_context(color_scheme=scheme)
    visit = Visit(context, pages / "full.html")
    ground = visit.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (ground == "rgb(255, 255, 255)") == (scheme == "light")
    contrasts: dict[str, float] = visit.page.evaluate(_CONTRASTS)
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
