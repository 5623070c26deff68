"""Links between pages, and the documentation site."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cells import cells
from tests.end_to_end.docs.examples import pages

ROOT = Path(__file__).resolve().parents[3]
PAGES = [*pages(ROOT), ROOT / "CHANGELOG.md"]


@cells("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_link_leads_to_a_file_and_a_heading_that_exist(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)", page.read_text(encoding="utf-8"))
    for path, heading in links:
        target = page.parent / path if path else page
        assert target.exists(), path
        assert not heading or heading in headings(target), f"{path}#{heading}"


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles}


@pytest.mark.skipif(
    importlib.util.find_spec("mkdocs") is None,
    reason="MkDocs is not installed; scripts/build_docs.sh makes an environment that has it",
)
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "CONV_2D" in (tmp_path / "operations.html").read_text(encoding="utf-8")
    assert "--time" in (tmp_path / "reference/commands/vts.html").read_text(encoding="utf-8")
    assert "PrepareOptions" in (tmp_path / "reference/driver_kit.html").read_text(encoding="utf-8")
