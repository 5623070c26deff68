"""A repository of somebody else's driver, made from docs/porting_a_driver.md, tests itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "acme-npu"
version = "1.0"

[project.entry-points."nnhal.drivers"]
acme = "acme_npu:AcmeDriver"

[tool.hatch.build]
include = ["acme_npu.py"]
"""

TESTS = """
from nntest.pytest_plugin import conformance_tests

test_conformance = conformance_tests(
    "acme", groups=["basic", "general"], filters=["basic/*", "general/elementwise_binary/add_*"]
)
"""


@pytest.fixture(scope="module")
def theirs(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("theirs")
    page = (repository / "docs" / "porting_a_driver.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    (driver,) = [block for block in blocks if block.startswith('"""acme_npu.py: ')]
    (folder / "acme_npu.py").write_text(driver, encoding="utf-8")
    (folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (folder / "test_acme.py").write_text(TESTS, encoding="utf-8")
    options = ["--no-deps", "--no-build-isolation", "--quiet", "--no-index"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", "site", "."]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=120)
    (folder / "acme_npu.py").unlink()  # what is tested is what was installed
    return folder


def run_tests(theirs: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run pytest where the driver's package is installed."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options],
        cwd=theirs,
        env={**os.environ, "PYTHONPATH": str(theirs / "site")},
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_a_drivers_own_repository_tests_itself(theirs: Path) -> None:
    ended = run_tests(theirs, "--junitxml", "junit.xml", "--conformance-report", "report")

    assert ended.returncode == 0, ended.stdout
    (suite,) = ET.parse(theirs / "junit.xml").getroot()
    assert int(suite.attrib["tests"]) > 50
    assert suite.attrib["failures"] == suite.attrib["errors"] == "0"
    names = [case.attrib["name"] for case in suite]
    assert "test_conformance[basic/get_capabilities_1_3]" in names
    page = (theirs / "report" / "index.html").read_text(encoding="utf-8")
    assert "acme-npu" in page
    assert f"Conformance of acme: {Path('report', 'index.html')}" in ended.stdout


def test_a_wrong_driver_fails_test_by_test(theirs: Path) -> None:
    driver = theirs / "site" / "acme_npu.py"
    text = driver.read_text(encoding="utf-8")
    assert "OperationType.ADD: (np.add, 2)" in text
    wrong = text.replace("OperationType.ADD: (np.add, 2)", "OperationType.ADD: (np.subtract, 2)")
    driver.write_text(wrong, encoding="utf-8")

    ended = run_tests(theirs, "-x")

    assert ended.returncode == 1, ended.stdout
    assert "FAILURE: " in ended.stdout
    assert "elements wrong" in ended.stdout
