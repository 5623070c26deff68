"""Drivers on a device that adb reaches: the real client, the real agent, a device of our own."""

from __future__ import annotations

import os
import platform
import shutil
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nncli.errors import UserError
from nnhal.driver_names import DriverFailedToStart, DriverRaised
from nnhal.errors import DeadObject
from nnhal.registry import resolve
from nnservice.remote import DeviceLog, facts_of, lease
from tests.process.agent.nnagent import build
from tests.process.nndrivers.support_library.native_library import NativeLibraries
from tests.process.nnservice.remote.adb_device import AdbDevice, install
from tests.process.nnservice.remote.plugged_devices import wait_for_state
from tests.process.nnservice.session import computes

Plug = Callable[..., AdbDevice]

PROPERTIES = """#!/bin/sh
case "$1" in
  ro.product.model) echo Testphone 7 ;;
  ro.product.manufacturer) echo Acme ;;
  ro.soc.model) echo T1000 ;;
  ro.build.version.release) echo 14 ;;
esac
"""
LOGCAT = """#!/bin/sh
echo "$*" > "$TMPDIR/logcat.arguments"
echo '--------- beginning of main'
echo '11-29 10:00:00.000  500  501 E acme_npu: the firmware has stopped'
"""


@contextmanager
def leased(name: str) -> Iterator[None]:
    end = lease(name)
    try:
        yield
    finally:
        end()


def forwards() -> str:
    return subprocess.run(
        ["adb", "forward", "--list"], capture_output=True, text=True, check=True
    ).stdout.strip()


def agents_of(device: AdbDevice) -> list[int]:
    """Processes that were started from the device's folder."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdecimal():
            try:
                words = (process / "cmdline").read_bytes()
            except OSError:
                continue
            if words.startswith(os.fsencode(device.folder)):
                found.append(int(process.name))
    return found


def wait_until_clean(device: AdbDevice) -> None:
    while agents_of(device) or forwards():
        time.sleep(0.05)
    assert not [*device.folder.glob("nnagent*")]


def refusal(name: str) -> str:
    with pytest.raises(UserError) as caught:
        resolve(name)
    return str(caught.value).partition(" failed to start: ")[2]


def test_a_device_computes_tells_what_it_is_and_is_left_as_it_was(
    device: AdbDevice, agents: Path, libraries: NativeLibraries
) -> None:
    install(device, getprop=PROPERTIES)
    name = f"adb:{device.serial}{libraries.built()}"
    with leased(name):
        assert computes(resolve(name))
        assert device.serial in forwards()
        assert agents_of(device)
        assert not [*device.folder.glob("nnagent*")]  # also while it runs
        facts = facts_of(name)
    assert facts["Model"] == "Acme Testphone 7"
    assert facts["SoC"] == "T1000"
    assert facts["Android"] == "14"
    assert facts["ABI"] == platform.machine()
    assert not facts_of(name)
    wait_until_clean(device)


def test_the_only_device_serves_its_own_nnapi(
    device: AdbDevice, agents: Path, libraries: NativeLibraries, tmp_path: Path
) -> None:
    folder = tmp_path / "system"
    folder.mkdir()
    (folder / "libneuralnetworks.so").symlink_to(libraries.built(form="PLAIN"))
    device.environment["LD_LIBRARY_PATH"] = str(folder)
    with leased("adb:"):
        assert computes(resolve("adb:"))


def test_one_of_several_devices_of_a_library_is_chosen(
    device: AdbDevice, agents: Path, libraries: NativeLibraries
) -> None:
    library = libraries.built("TWO_DEVICES")
    assert "it has several devices" in refusal(f"adb:{library}")
    with leased(f"adb:{library}#test-cpu"):
        assert resolve(f"adb:{library}#test-cpu").name == "test-cpu"


KEEPS = """
import sys, time
from nnservice.remote import lease
lease(sys.argv[1])
print("leased", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_of_a_command_that_is_ended(
    number: signal.Signals, device: AdbDevice, agents: Path, libraries: NativeLibraries
) -> None:
    name = f"adb:{device.serial}{libraries.built()}"
    command = [sys.executable, "-c", textwrap.dedent(KEEPS), name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"leased\n"
        assert agents_of(device)
        process.send_signal(number)
    wait_until_clean(device)


def test_an_agent_ends_with_its_keeper(
    device: AdbDevice, agents: Path, libraries: NativeLibraries
) -> None:
    name = f"adb:{device.serial}{libraries.built()}"
    with leased(name):
        own = os.getpid()
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        keepers = [c for c in children if b"keeper" in Path(f"/proc/{c}/cmdline").read_bytes()]
        for keeper in keepers:
            os.kill(int(keeper), signal.SIGKILL)
        while agents_of(device):
            time.sleep(0.05)
        assert not [*device.folder.glob("nnagent*")]


def test_a_pulled_cable_is_told_and_a_device_that_comes_back_serves_again(
    device: AdbDevice, agents: Path, libraries: NativeLibraries
) -> None:
    name = f"adb:{device.serial}{libraries.built()}"
    with leased(name):
        connected = resolve(name)
        assert computes(connected)
        device.pull()
        with pytest.raises(DeadObject):
            computes(connected)
        wait_for_state(device.serial, "offline")
        while agents_of(device):
            time.sleep(0.05)
        while "is offline; plug it in again" not in refusal(name):
            time.sleep(0.05)
        subprocess.run(["adb", "disconnect", device.serial], check=True, capture_output=True)
        while "is not connected; no device is connected" not in refusal(name):
            time.sleep(0.05)
        device.plug_in()
        subprocess.run(["adb", "connect", device.serial], check=True, capture_output=True)
        while True:
            try:
                again = resolve(name)
                break
            except DriverFailedToStart:
                time.sleep(0.05)
        assert computes(again)
    wait_until_clean(device)


def test_without_a_choice_several_devices_are_listed(
    plugged: Plug, agents: Path, libraries: NativeLibraries, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = plugged(model="Phone 1"), plugged(model="Phone 2")
    library = libraries.built()
    said = refusal(f"adb:{library}")
    assert said.startswith("choose one by adb:SERIAL/PATH or ANDROID_SERIAL; connected: ")
    assert f"{one.serial} (Phone 1)" in said
    assert f"{other.serial} (Phone 2)" in said
    monkeypatch.setenv("ANDROID_SERIAL", other.serial)
    with leased(f"adb:{library}"):
        assert computes(resolve(f"adb:{library}"))
        assert agents_of(other)
        assert not agents_of(one)


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ("unauthorized", "does not trust this machine yet; unlock it"),
        ("offline", "is offline; plug it in again"),
    ],
)
def test_a_device_that_cannot_be_used_is_told_with_its_state(
    state: str, sentence: str, plugged: Plug
) -> None:
    broken = plugged(state=state)
    said = refusal("adb:/libacme.so")
    while "is being connected" in said:  # the client tries its other keys
        said = refusal("adb:/libacme.so")
    assert said == f"device '{broken.serial}' {said.partition(' ')[2].partition(' ')[2]}"
    assert sentence in said


def test_an_unknown_device_is_told_with_those_that_are_connected(plugged: Plug) -> None:
    assert refusal("adb:/libacme.so") == "no device is connected: `adb devices` lists none"
    known = plugged(model="Phone 1")
    said = refusal("adb:R2D2/libacme.so")
    assert said == f"device 'R2D2' is not connected; connected: {known.serial} (Phone 1)"


def test_full_storage_is_told_and_nothing_is_left(device: AdbDevice, agents: Path) -> None:
    device.free_bytes = 1000
    assert "No space left on device" in refusal("adb:/libacme.so")
    wait_until_clean(device)


def test_what_does_not_fit_the_device_is_told(
    device: AdbDevice, agents: Path, libraries: NativeLibraries, tmp_path: Path
) -> None:
    install(device, uname="#!/bin/sh\necho mips64\n")
    said = refusal("adb:/libacme.so")
    assert "there is no agent for 'mips64' at " in said
    assert "make -C agent CC=COMPILER BUILD=" in said

    foreign = tmp_path / "foreign"
    (foreign / "mips64").mkdir(parents=True)
    (foreign / "mips64" / "nnagent").write_bytes(b"\x7fELF\x02\x02\x01" + bytes(57))
    assert "Exec format error" in refusal(f"adb:/libacme.so?agents={foreign}")

    install(device, uname=f"#!/bin/sh\necho {platform.machine()}\n")
    (tmp_path / "libforeign.so").write_bytes(b"\x7fELF\x01\x01\x01" + bytes(57))
    said = refusal(f"adb:{tmp_path}/libforeign.so")
    assert said.startswith("the system cannot load it: ")
    assert "the system cannot load it: " in refusal("adb:/nowhere/libacme.so")
    wait_until_clean(device)


def test_a_driver_that_cannot_be_loaded_is_to_blame(
    device: AdbDevice, agents: Path, libraries: NativeLibraries
) -> None:
    with pytest.raises(DriverRaised):
        resolve(f"adb:{libraries.built('NO_DEVICES')}")


def test_a_slow_shell_is_waited_for_within_the_limit(
    device: AdbDevice,
    agents: Path,
    libraries: NativeLibraries,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = f"adb:{device.serial}{libraries.built()}"
    device.delay_s = 1.0
    with leased(name):
        assert computes(resolve(name))
    device.delay_s = 60.0
    monkeypatch.setenv("NNHAL_START_TIMEOUT", "0.5")
    assert "gave no answer within 0.5 s; --start-timeout sets the limit" in refusal(name)


def test_the_log_has_what_the_agent_and_the_device_say_of_a_crash(
    device: AdbDevice, agents: Path, libraries: NativeLibraries
) -> None:
    install(device, logcat=LOGCAT)
    library = libraries.built()
    name = f"adb:{device.serial}{library}"
    with leased(name):
        connected = resolve(name)
        log = DeviceLog(name)
        assert computes(connected)
        log.skip()
        before_s = time.time()
        for process in agents_of(device):
            if str(library) in Path(f"/proc/{process}/maps").read_text():
                os.kill(process, signal.SIGKILL)
        lines = log.take(has_died=True)
    assert lines[-1] == "11-29 10:00:00.000 500 501 E acme_npu: the firmware has stopped"
    assert any("was killed by signal 9 (Killed)" in line for line in lines)
    words = (device.folder / "logcat.arguments").read_text().split()
    assert abs(float(words[words.index("-T") + 1]) - before_s) < 60


@pytest.mark.slow
def test_a_device_of_another_processor_gets_the_agent_for_it(
    device: AdbDevice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Emulated by qemu-user, in the place of what a kernel for that processor does."""
    compiler, machine = "aarch64-linux-gnu-gcc", "aarch64"
    emulator = shutil.which("qemu-aarch64-static") or shutil.which("qemu-aarch64")
    if emulator is None or not all(map(shutil.which, (compiler, "make"))):
        pytest.skip("there are no make, gcc-aarch64-linux-gnu and qemu-user here")
    build(tmp_path / "agents" / machine, "-O0", CC=compiler)
    library = NativeLibraries(tmp_path, compiler=compiler).built()
    install(device, uname=f"#!/bin/sh\necho {machine}\n")

    def emulate(program: Path) -> None:
        shutil.move(program, tmp_path / "program")
        words = f"-L /usr/{machine}-linux-gnu -0 {program} {tmp_path}/program"
        program.write_text(f'#!/bin/sh\nexec {emulator} {words} "$@"\n')

    device.pushed = emulate
    name = f"adb:{device.serial}{library}?agents={tmp_path / 'agents'}"
    with leased(name):
        assert facts_of(name)["ABI"] == machine
        assert computes(resolve(name, callback_timeout_s=250))
    wait_until_clean(device)
