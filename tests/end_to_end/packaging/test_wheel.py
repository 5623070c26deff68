"""The wheel, installed where the checkout cannot be seen."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.cells import cells
from tests.packages import SHIPPED
from tests.volume import COMPLETE


def _run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def _succeed(*command: str | Path, cwd: Path) -> str:
    done = _run(*command, cwd=cwd)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    _succeed(
        sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=repository
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and this one's packages without its editable checkout.

    Python does not follow the path files of folders that a path file has added.
    """
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment, symlinks=True)
    _succeed(*_pip(environment), "--no-deps", "--no-index", wheel, cwd=environment)
    (site_packages,) = environment.glob("lib/python*/site-packages")
    (site_packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return environment / "bin"


def _pip(environment: Path) -> tuple[str | Path, ...]:
    python = environment / "bin" / "python"
    return (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile")


def test_the_wheel_holds_the_packages_and_nothing_else_at_its_top(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        top = {name.partition("/")[0] for name in archive.namelist()}
    assert {name for name in top if not name.endswith(".dist-info")} == set(SHIPPED)


def test_the_license_and_the_notice_travel_with_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {Path(name).name for name in archive.namelist() if "/licenses/" in name}
    assert names == {"LICENSE", "NOTICE"}


@pytest.mark.parametrize(
    ("folder", "owner"),
    [
        ("models", "nntest/_assets/models"),
        ("datasets", "nntest/_assets/datasets"),
        ("reports", "nntest/_reports"),
        ("specs", "nntest/_specs"),
    ],
)
def test_every_data_file_of_the_checkout_is_in_the_wheel(
    wheel: Path, repository: Path, folder: str, owner: str
) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packaged = {name for name in archive.namelist() if name.startswith(f"{owner}/")}
    listed = subprocess.check_output(["git", "ls-files", "-z", folder], cwd=repository, text=True)
    files = [name for name in listed.split("\0") if name and name != "specs/index.tsv"]
    assert files
    assert packaged >= {name.replace(folder, owner, 1) for name in files}


@cells("package", sorted(set(SHIPPED)))
def test_every_package_is_typed(wheel: Path, package: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert f"{package}/py.typed" in archive.namelist()


def test_assets_are_found_in_the_installed_package(bin_folder: Path, tmp_path: Path) -> None:
    code = "import nntest.assets; print(*nntest.assets.embedded_assets().model_lists(), sep='\\n')"
    lists = _succeed(bin_folder / "python", "-c", code, cwd=tmp_path).splitlines()
    assert lists
    assert all(str(bin_folder.parent) in path for path in lists)


def test_cts_tests_a_driver_from_any_folder(bin_folder: Path, tmp_path: Path) -> None:
    done = _run(
        bin_folder / "cts", "run", "--groups", "trivial", "--filter", "trivial/add_*", cwd=tmp_path
    )
    assert done.returncode == 0
    assert "All 2 tests passed." in done.stdout


@pytest.mark.parametrize("command", ["mlts", "vts", "cts", "nnhal", "nnapi"])
def test_every_command_is_installed(bin_folder: Path, tmp_path: Path, command: str) -> None:
    assert "Usage:" in _succeed(bin_folder / command, "--help", cwd=tmp_path)


def test_the_embedded_models_are_all_there(bin_folder: Path, tmp_path: Path) -> None:
    listed = _succeed(bin_folder / "mlts", "models", cwd=tmp_path)
    assert "mobilenet" in listed
    assert "is not in" not in listed


def test_a_benchmark_runs_from_any_folder_and_leaves_a_page(
    bin_folder: Path, tmp_path: Path
) -> None:
    _succeed(*_benchmark(bin_folder), cwd=tmp_path)
    assert "<html" in (tmp_path / "out" / "index.html").read_text()


@pytest.mark.slow
@pytest.mark.skipif(not COMPLETE, reason="it installs all that the wheel needs; run --complete")
def test_a_clean_environment_gets_everything_else_from_the_registry(
    wheel: Path, tmp_path: Path
) -> None:
    environment = tmp_path / "environment"
    venv.create(environment, symlinks=True)
    if _run(*_pip(environment), "--no-deps", "click", cwd=tmp_path).returncode:
        pytest.skip("no package registry can be reached")
    _succeed(*_pip(environment), wheel, cwd=tmp_path)
    _succeed(*_benchmark(environment / "bin"), cwd=tmp_path)
    assert (tmp_path / "out" / "benchmark.csv").read_text()


def _benchmark(bin_folder: Path) -> tuple[str | Path, ...]:
    quick = ("--iterations", "5", "--warmup-time", "0", "--no-compilation", "--no-open")
    chosen = ("mobilenet_v1*quant*", "--output", "out")
    return (bin_folder / "mlts", "benchmark", *quick, *chosen)
