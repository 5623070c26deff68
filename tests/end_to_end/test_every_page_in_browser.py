"""Every kind of page in a real Chromium: headings have content, tables fit into the page."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from mlts import compare as mlts_compare
from mlts.page import comparison as mlts_comparison
from mlts.page import localization as mlts_localization
from mlts.page import page as mlts_page
from mlts.stress.page import page as stress_page
from nntest.data_folders import REPORT_TEMPLATES
from nntest.graph_tests.page import page as graphs_page
from nntest.groups import compare as groups_compare
from nntest.groups.page import comparison as groups_comparison
from nntest.groups.page import page as groups_page
from nntest.history.page import page as history_page
from nntest.history.store import opened
from nntest.history.trend import subjects, trend
from nntest.self_test.page import page as self_test_page
from tests.end_to_end.browser import Visit
from tests.unit.mlts import example_runs as benchmarks
from tests.unit.mlts.stress.example import example as stress_run
from tests.unit.nntest.graph_tests.test_page import DISPUTED, FINDING, run_of
from tests.unit.nntest.history import nights
from tests.unit.nntest.self_test import test_page as self_tests
from tests.unit.nntest.test_schemas import fuzz_run, localization
from tests.unit.vts import example_runs
from tests.volume import sampled
from vts.fuzz.page import page as fuzz_page
from vts.survey.page import page as survey_page
from vts.survey.survey import survey_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

pytestmark = pytest.mark.browser

SCREEN: ViewportSize = {"width": 1280, "height": 800}


def survey() -> str:
    """Eight drivers that answer the tests of a run."""
    mixed = example_runs.mixed_run()
    engines = ("tflite", "tflite-builtin", "litert", "openvino", "onnxruntime-precise", "armnn")
    names = ("reference", "acme", *(f"engine:{name}" for name in engines))
    return survey_page(
        survey_of([msgspec.structs.replace(mixed, driver=name, device=name) for name in names])
    )


def self_test() -> str:
    """Defects whose tests and reasons are as long as real ones."""
    long = msgspec.structs.replace(
        self_tests.CAUGHT,
        id="average_pool_2d_counts_its_padding_in_the_divisor",
        summary="AVERAGE_POOL_2D divides by the whole window where a part of it is padding.",
        test="general/average_pool_2d/average_pool_2d_same_padding_stride_2_nchw_quant8_signed",
        test_reason="output 0: 12 of 144 elements differ, worst 0.25 where 0.5 was expected",
    )
    return self_test_page(self_tests.run(long, self_tests.MISSED, parts=self_tests.IDLE))


def mlts_changes() -> str:
    before, after = benchmarks.passed_run(), benchmarks.full_run()
    return mlts_comparison.page(mlts_compare.compare(before, after))


def vts_changes() -> str:
    before, after = example_runs.passed_run(), example_runs.mixed_run()
    return groups_comparison.page(groups_compare.compare(before, after), "vts")


def history() -> str:
    """Nights with a slow-down and a failure, of two drivers."""
    with tempfile.TemporaryDirectory() as folder:
        slow = dict.fromkeys(range(20, 30), 0.05)
        path = nights.history_of(
            Path(folder) / "h.db", nights.benchmarks(7, 40, slow), nights.conformance(40, 38)
        )
        with opened(path) as connection:
            found = {pair: trend(connection, *pair, 100) for pair in subjects(connection)}
    return history_page(found)


PAGES: dict[str, Callable[[], str]] = {
    "mlts": lambda: mlts_page(benchmarks.full_run(*benchmarks.REPETITIVE)),
    "mlts_passed": lambda: mlts_page(benchmarks.passed_run()),
    "compare_mlts": mlts_changes,
    "mlts_localize": lambda: mlts_localization.page(
        localization(), "digraph { a -> b }", "python wrong_part.py"
    ),
    "mlts_stress": lambda: stress_page(stress_run()),
    "groups": lambda: groups_page(example_runs.mixed_run()),
    "groups_passed": lambda: groups_page(example_runs.passed_run()),
    "compare": vts_changes,
    "self_test": self_test,
    "vts_survey": survey,
    "random_graphs": lambda: graphs_page(run_of(FINDING, DISPUTED)),
    "history": history,
    "fuzz": lambda: fuzz_page(fuzz_run()),
}
"""A page of each kind, by the name of its template, and pages of runs without a failure."""

HEADINGS_WITHOUT_CONTENT = """
() => {
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility() && box.width > 1 && box.height > 1;
  };
  const says = (node) => node.nodeType === Node.TEXT_NODE
    ? node.textContent.trim() && !node.parentElement.closest('h1, h2, h3, h4, button')
      && seen(node.parentElement)
    : node.matches('img, svg.chart') && seen(node);
  const everything = document.createTreeWalker(
    document.querySelector('main'), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const open = [];  // headings above the place that is read, none with content so far
  const empty = [];
  while (everything.nextNode()) {
    const node = everything.currentNode;
    if (node.nodeType === Node.ELEMENT_NODE && node.matches('h2, h3, h4')) {
      while (open.length && open.at(-1).tagName >= node.tagName) empty.push(open.pop());
      open.push(node);
      if (!seen(node)) empty.push(node);
    } else if (says(node)) open.length = 0;
  }
  return [...empty, ...open].map((heading) => heading.textContent.trim());
}
"""
"""Script: the text of each heading that is hidden, or has nothing visible before the next one."""

WIDE_TABLES = """
() => [...document.querySelectorAll('table')]
  .filter((table) => table.getBoundingClientRect().right > innerWidth)
  .map((table) => table.id || table.caption?.textContent)
"""


@pytest.fixture(scope="module", params=sampled([*PAGES], 0.34))
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / f"{request.param}.html"
    path.write_text(PAGES[request.param](), encoding="utf-8")
    return path


def test_every_kind_of_page_is_looked_at() -> None:
    kinds = {
        path.name.partition(".")[0]
        for path in REPORT_TEMPLATES.glob("*.j2")
        if re.search(r"{% extends ", path.read_text(encoding="utf-8"))
    }
    assert kinds <= set(PAGES)


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_every_heading_has_content_and_no_table_is_wider_than_the_page(
    browser: Browser, file: Path, scripts: bool
) -> None:
    context = browser.new_context(viewport=SCREEN, java_script_enabled=scripts)
    page = Visit(context, file).page
    page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true })")
    assert page.evaluate(HEADINGS_WITHOUT_CONTENT) == []
    assert page.evaluate(WIDE_TABLES) == []
    context.close()


def test_what_the_filter_hides_comes_back(browser: Browser, file: Path) -> None:
    context = browser.new_context(viewport=SCREEN)
    page = Visit(context, file).page
    page.locator("#filter").fill("no such thing")
    assert page.locator("[data-keys]:visible").count() == 0
    page.locator("#filter").fill("")
    page.locator("#unfold").click()
    assert page.evaluate(HEADINGS_WITHOUT_CONTENT) == []
    context.close()
