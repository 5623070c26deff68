"""Commands on a device that the real adb client reaches, with the agent that they bring there."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mlts.results import FORMAT as BENCHMARK
from nnservice.remote import agent_binary
from nntest.results import Outcome
from nntflite.exporter import export_model
from tests.end_to_end.command_server import CommandServer
from tests.process.agent.nnagent import build
from tests.process.nndrivers.support_library.native_library import (
    COMPILER,
    NO_COMPILER,
    NativeLibraries,
)
from tests.process.nnservice.remote.adb_device import AdbDevice, install
from tests.process.nnservice.remote.plugged_devices import adb_server, device, plugged
from tests.unit.nndrivers.engines.models import chain
from vts.results import FORMAT

__all__ = ["adb_server", "device", "plugged"]

pytestmark = pytest.mark.skipif(COMPILER is None, reason=NO_COMPILER)

LOGCAT = "#!/bin/sh\necho '11-29 10:00:00.000  500  501 E acme_npu: the firmware has stopped'\n"
PROPERTIES = "#!/bin/sh\n[ $1 != ro.product.model ] || echo Testphone 7\n"


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> NativeLibraries:
    return NativeLibraries(tmp_path_factory.mktemp("native"))


@pytest.fixture(scope="module")
def agents(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("make") is None:
        pytest.skip("no make to build nnagent with")
    folder = tmp_path_factory.mktemp("agents")
    build(folder / platform.machine(), "-O0")
    return folder


@pytest.fixture
def phone(device: AdbDevice, agents: Path, monkeypatch: pytest.MonkeyPatch) -> AdbDevice:
    """A device with a log and a name."""
    monkeypatch.setenv(agent_binary.AGENTS, str(agents))
    monkeypatch.setenv("ANDROID_SERIAL", device.serial)
    install(device, logcat=LOGCAT, getprop=PROPERTIES)
    return device


def test_a_suite_on_a_device_reports_what_it_is_and_what_it_logs(
    phone: AdbDevice, command_server: CommandServer, tmp_path: Path, libraries: NativeLibraries
) -> None:
    driver = f"adb:{libraries.built('CRASH_IN_CONV_2D')}"
    cases = ["general/activation/relu_bends", "general/convolution/conv_2d_valid_nhwc"]
    filters = [word for case in cases for word in ("--filter", case)]
    words = ["run", "--driver", driver, *filters, "--quick", "--jobs", "1", "--output", "out"]
    words += ["--start-timeout", "60s"]
    ended = command_server.run("vts.cli", words, tmp_path, timeout=200)

    assert ended.returncode == 3, ended.stderr
    result = FORMAT.read(tmp_path / "out" / "results.json")
    outcomes = {case.id: case.outcome for case in result.cases}
    assert outcomes == dict(zip(cases, (Outcome.SUCCESS, Outcome.CRASH), strict=True))
    evidence = next(case.evidence for case in result.cases if case.outcome is Outcome.CRASH)
    assert evidence[0] == "the device's log during the case:"
    assert any("killed by signal 11 (Segmentation fault)" in line for line in evidence)
    assert evidence[-1].endswith("E acme_npu: the firmware has stopped")
    assert result.environment.devices[driver]["Model"] == "Testphone 7"
    page = (tmp_path / "out" / "index.html").read_text()
    assert f"Device of {driver}" in page
    assert "Testphone 7" in page
    assert not [*phone.folder.glob("nnagent*")]


def test_the_script_of_androids_benchmark_takes_the_connected_device(
    phone: AdbDevice, repository: Path, tmp_path: Path, libraries: NativeLibraries
) -> None:
    system = tmp_path / "system"
    system.mkdir()
    (system / "libneuralnetworks.so").symlink_to(libraries.built(form="PLAIN"))
    phone.environment["LD_LIBRARY_PATH"] = str(system)
    checkout = tmp_path / "checkout"
    shutil.copytree(repository / "scripts", checkout / "scripts")
    program = checkout / ".venv" / "bin" / "mlts"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m mlts "$@"\n')
    program.chmod(0o755)

    script = str(checkout / "scripts" / "build_and_run_benchmark.sh")
    (tmp_path / "chain.tflite").write_bytes(export_model(chain("ADD", "MUL")))
    options = ["--profile", "quick", "--output", "out", "--no-compilation", "chain.tflite"]
    options += ["--time", "0.1s", "--warmup-time", "0s"]
    done = subprocess.run(
        ["bash", script, "-b", *options], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    result = BENCHMARK.read(tmp_path / "out" / "results.json")
    outcomes = {case.backend: case.outcome for case in result.cases}
    assert outcomes["adb:"] is Outcome.SUCCESS
    assert result.environment.devices["adb:"]["Model"] == "Testphone 7"
    assert "Testphone 7" in (tmp_path / "out" / "index.html").read_text()
