"""The files of the project that tools and people read first say what is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import yaml
from packaging.requirements import Requirement
from packaging.version import Version

from tests.cells import cells

ROOT = Path(__file__).resolve().parents[3]
PROJECT: dict[str, Any] = msgspec.toml.decode((ROOT / "pyproject.toml").read_text("utf-8"))[
    "project"
]
PYTHONS = [
    version
    for classifier in PROJECT["classifiers"]
    for version in re.findall(r"Python :: (3\.\d+)", classifier)
]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
EXTRAS = PROJECT["optional-dependencies"]
NOT_PINNED = ("models",)
"""Whoever builds the models chooses the PyTorch."""


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_first_python_that_is_supported_is_the_one_that_is_required() -> None:
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"


def test_every_python_that_is_supported_is_tested() -> None:
    workflow = yaml.safe_load(read(".github/workflows/tests.yml"))
    assert workflow["jobs"]["unit"]["strategy"]["matrix"]["python"] == PYTHONS


@cells("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_scripts_that_exist(workflow: Path) -> None:
    scripts = re.findall(r"bash (\S+)", workflow.read_text("utf-8"))
    assert [script for script in scripts if not (ROOT / script).is_file()] == []


PINNED = [Requirement(line) for line in read("constraints.txt").splitlines() if "==" in line[1:]]
REQUIRED = [
    *map(Requirement, PROJECT["dependencies"]),
    *(Requirement(one) for name in EXTRAS if name not in NOT_PINNED for one in EXTRAS[name]),
]


@cells("required", [one for one in REQUIRED if one.name != PROJECT["name"]], ids=str)
def test_the_constraints_pin_a_version_that_will_do(required: Requirement) -> None:
    versions = [
        Version(next(iter(pin.specifier)).version) for pin in PINNED if pin.name == required.name
    ]
    assert any(version in required.specifier for version in versions)


def test_the_notice_names_all_data_that_are_embedded() -> None:
    notice = read("NOTICE")
    folders = [*(f.name for f in (ROOT / "datasets").iterdir() if f.is_dir()), "models", "specs"]
    assert [name for name in folders if name not in notice] == []


KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_changelog_has_the_form_of_keep_a_changelog() -> None:
    title, *headings = re.findall(r"^#.*", read("CHANGELOG.md"), re.MULTILINE)
    assert title == "# Changelog"
    versions = [heading for heading in headings if heading.startswith("## ")]
    assert versions[0] in ("## [Unreleased]", "## Unreleased")
    assert all(re.fullmatch(r"## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", one) for one in versions[1:])
    assert {heading for heading in headings if not heading.startswith("## ")} <= {
        f"### {kind}" for kind in KINDS
    }
