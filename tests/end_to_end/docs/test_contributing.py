"""CONTRIBUTING.md names files that exist, and the documentation lists what is there."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from mlts.evaluators import evaluators
from tests.cells import cells

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")

PLACEHOLDERS = ("FAMILY", "NAME", "AREA", "SUITE")
"""Stand for any module of a folder; a name in front of them is part of the module's."""

OF_A_NEW_SUITE = {"NAME/suite.py", "NAME/program.py", "NAME/cli.py", "NAME/__main__.py"}

OF_OTHERS = {"runtime/test/specs"}
"""In Android's repository."""

PATHS = sorted(set(re.findall(r"`([\w.]+/[\w./]*)`", PAGE)) - OF_A_NEW_SUITE - OF_OTHERS)


@cells("path", PATHS)
def test_a_file_that_the_page_names_exists(path: str) -> None:
    for placeholder in PLACEHOLDERS:
        path = path.replace(placeholder, "*")
    assert any(ROOT.glob(path.rstrip("/")))


def test_a_new_suite_has_the_files_that_vts_has() -> None:
    assert all((ROOT / path.replace("NAME", "vts")).is_file() for path in OF_A_NEW_SUITE)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The files that each row of the table below a title names."""
    section = PAGE.partition(f"\n### {title}\n")[2].partition("\n### ")[0]
    table = [line for line in section.splitlines() if line.startswith("| `")]
    return [re.findall(r"`([^`]+)`", line.split("|")[1]) for line in table]


def test_the_files_of_a_report_view_are_those_of_the_views_that_there_are() -> None:
    (view,), (kind,), *_ = rows("A report view")
    named = {path.stem for path in (ROOT / view).parent.glob("[a-z]*.py")}
    assert {"html", "junit"} <= named
    assert all(f'"{name}"' in read(ROOT / kind) for name in named - {"csv", "python"})


def test_the_files_of_a_suite_name_cts() -> None:
    """Whatever a further suite needs, the last one that was added has needed."""
    named = [path for row in rows("A suite")[3:] for path in row if not path.startswith("docs/")]
    assert len(named) >= 7
    for path in named:
        assert re.search(r"\bcts\b", (ROOT / path).read_text(encoding="utf-8")), path


def test_tests_that_list_the_suites_are_named() -> None:
    """A file outside of the suites that names all three is one that a further suite changes."""
    packages = ("cts", "vts", "mlts")
    found = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("*.py")
        if all(re.search(rf"[\"']{name}[\"']|\b{name}\.cli\b", read(path)) for name in packages)
    }
    named = {path for row in rows("A suite") for path in row}
    assert found - named == {Path(__file__).relative_to(ROOT).as_posix()}


def test_the_pages_of_test_groups_are_what_the_groups_say() -> None:
    pages = runpy.run_path(str(ROOT / "scripts" / "write_groups_pages.py"))["pages"]()

    current = {name: read(ROOT / "docs" / name) for name in pages}

    assert current == pages, "run scripts/write_groups_pages.py"


@pytest.mark.parametrize("name", evaluators())
def test_every_evaluator_is_documented(name: str) -> None:
    assert f"| `{name}` |" in read(ROOT / "docs" / "accuracy.md")
