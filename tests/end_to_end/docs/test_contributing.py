"""CONTRIBUTING.md names files that exist, and the documentation lists what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cts.group_registry import GROUPS as CTS_GROUPS
from mlts.evaluators import evaluators
from tests.cells import cells
from vts.group_registry import GROUPS

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")

PLACEHOLDERS = ("FAMILY", "NAME", "AREA")
"""Stand for any module of a folder; a name in front of them is part of the module's."""

OF_A_NEW_SUITE = {"NAME/suite.py", "NAME/plugin.py", "NAME/cli.py"}

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


@cells("name", GROUPS.groups)
def test_every_test_group_is_documented(name: str) -> None:
    assert f"| `{name}` |" in (ROOT / "docs" / "vts.md").read_text(encoding="utf-8")


@cells("name", CTS_GROUPS.groups)
def test_every_test_group_of_cts_is_documented(name: str) -> None:
    assert f"| `{name}` |" in (ROOT / "docs" / "cts.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", evaluators())
def test_every_evaluator_is_documented(name: str) -> None:
    assert f"| `{name}` |" in (ROOT / "docs" / "mlts.md").read_text(encoding="utf-8")
