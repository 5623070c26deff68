from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from nntest.driver_build import DriverBuild, driver_build


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_an_installed_driver_is_named_by_its_distribution() -> None:
    build = driver_build("reference")
    assert build.distribution == f"nn-driver-suite {version('nn-driver-suite')}"
    assert build.target == "nndrivers.reference.device:ReferenceDriver"
    assert len(build.sha256) == 64
    assert driver_build("reference@1.2") == build
    assert driver_build("reference/reference-cpu@1.2") == build


def test_a_class_is_known_by_the_digest_of_its_file(folder: Path) -> None:
    (folder / "acme_build.py").write_text("raise SystemExit('imported')")
    (folder / "notes.txt").write_text("nothing of the driver's")
    first = driver_build("acme_build:Driver")
    assert (first.distribution, first.target) == ("", "acme_build:Driver")
    (folder / "notes.txt").write_text("something else")
    assert driver_build("acme_build:Driver") == first
    (folder / "acme_build.py").write_text("raise SystemExit('changed')")
    assert driver_build("acme_build:Driver").sha256 not in ("", first.sha256)


def test_a_package_is_known_by_all_its_files(folder: Path) -> None:
    kernels = folder / "acme_package" / "kernels"
    kernels.mkdir(parents=True)
    (kernels.parent / "__init__.py").write_text("raise SystemExit('imported')")
    (kernels.parent / "driver.py").write_text("")
    (kernels / "conv.so").write_bytes(b"\x7fELF")
    first = driver_build("acme_package.driver:Driver").sha256
    assert driver_build("acme_package:Driver").sha256 == first
    (kernels / "__pycache__").mkdir()
    (kernels / "__pycache__" / "conv.pyc").write_bytes(b"cached")
    assert driver_build("acme_package.driver:Driver").sha256 == first
    (kernels / "conv.so").write_bytes(b"\x7fELF, the next build")
    assert driver_build("acme_package.driver:Driver").sha256 != first
    assert "acme_package" not in sys.modules


def test_what_a_module_imports_from_its_folder_counts(folder: Path) -> None:
    (folder / "acme_single.py").write_text("import os\nfrom acme_kernels import add\n")
    (folder / "acme_kernels.py").write_text("def f():\n    import acme_tables.small as s\n")
    (folder / "acme_tables").mkdir()
    (folder / "acme_tables" / "__init__.py").touch()
    (folder / "acme_tables" / "small.py").write_text("A = 1")
    (folder / "acme_other.py").write_text("B = 1")
    digests = [driver_build("acme_single:Driver").sha256]

    for name in ("acme_kernels.py", "acme_tables/small.py", "acme_other.py"):
        (folder / name).write_text((folder / name).read_text() + "\n# edited")
        digests.append(driver_build("acme_single:Driver").sha256)

    assert len(set(digests)) == 3
    assert digests[2] == digests[3], "nobody imports the last"


def test_what_is_beside_a_package_inside_a_package_counts(folder: Path) -> None:
    inner = folder / "acme_deep" / "hal"
    inner.mkdir(parents=True)
    (folder / "acme_deep" / "__init__.py").touch()
    (inner / "__init__.py").touch()
    (inner / "driver.py").touch()
    first = driver_build("acme_deep.hal.driver:Driver").sha256

    (folder / "acme_deep" / ".driver.py.swp").touch()
    assert driver_build("acme_deep.hal.driver:Driver").sha256 == first
    (folder / "acme_deep" / "kernels.py").touch()
    assert driver_build("acme_deep.hal.driver:Driver").sha256 != first


def test_packages_may_be_folders_without_init(folder: Path) -> None:
    inner = folder / "acme_vendor" / "npu" / "hal"
    inner.mkdir(parents=True)
    (inner / "driver.py").write_text("raise SystemExit('imported')")
    assert len(driver_build("acme_vendor.npu.hal.driver:Driver").sha256) == 64
    assert driver_build("acme_vendor.npu.hal.nothing:Driver").sha256 == ""
    assert driver_build("acme_vendor.npu.hal:Driver").sha256 == ""


@pytest.mark.parametrize("name", ["unix:/tmp/acme", "nobody", "no_module_of_this_name:X", "sys:X"])
def test_what_cannot_be_found_out_is_empty(name: str) -> None:
    build = driver_build(name)
    assert (build.distribution, build.sha256) == ("", "")
    assert build == DriverBuild(target=build.target)
