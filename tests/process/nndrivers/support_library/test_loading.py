"""Libraries that are no drivers: one message each, and who is to blame decides the exit code."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from nnhal.driver_family import DeviceNameError
from nnhal.registry import DriverFailedToStart, DriverRaised, resolve
from tests.process.nndrivers.support_library.native_library import COMPILER, NativeLibraries

MACHINE, CLASS = 18, 4
"""Places in the header of an ELF file."""
ARM64, BITS_32 = 183, 1


@pytest.mark.parametrize(
    ("defect", "text"),
    [
        ("NO_IMPLEMENTATION", "ANeuralNetworks_getSLDriverImpl returned no struct of functions"),
        ("OLD_LEVEL", "gives feature level 30, the first of a Support Library is 31"),
        ("NULL_FUNCTION", "its struct of functions has none for ANeuralNetworksExecution_compute"),
        ("NO_DEVICES", "it has no devices"),
    ],
)
def test_a_library_at_fault_is_a_driver_that_raises(
    libraries: NativeLibraries, defect: str, text: str
) -> None:
    path = libraries.built(defect)

    with pytest.raises(DriverRaised) as raised:
        resolve(str(path))

    assert str(raised.value).startswith(f"driver '{path}' failed to start: ")
    assert text in str(raised.value)
    assert raised.value.exit_code == 3


@pytest.mark.parametrize(
    ("code", "options", "kind", "text"),
    [
        ("int f(void) { return 1; }", [], DriverFailedToStart, "it exports neither"),
        (
            "int nowhere(void); int f(void) { return nowhere(); }",
            [],
            DriverRaised,
            "undefined symbol: nowhere",
        ),
        (
            "int f(void) { return 1; }",
            ["-Wl,--no-as-needed", "-lgone"],
            DriverRaised,
            "libgone.so: cannot open shared object file",
        ),
    ],
)
def test_what_the_linker_finds_is_told(
    libraries: NativeLibraries,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    options: list[str],
    kind: type[DriverFailedToStart],
    text: str,
) -> None:
    if options:
        compiled("int g(void) { return 0; }", tmp_path / "libgone.so", [])
    path = compiled(code, tmp_path / "libacme.so", [f"-L{tmp_path}", *options])
    (tmp_path / "libgone.so").unlink(missing_ok=True)
    monkeypatch.chdir(tmp_path)

    with pytest.raises(kind, match=f"driver './{path.name}' failed to start: ") as raised:
        resolve(f"./{path.name}")

    assert type(raised.value) is kind
    assert text in str(raised.value)


def compiled(code: str, path: Path, options: list[str]) -> Path:
    assert COMPILER is not None
    command = [COMPILER, "-shared", "-fPIC", "-xc", "-", *options, "-o", str(path)]
    subprocess.run(command, input=code, text=True, check=True)
    return path


@pytest.mark.parametrize(
    ("place", "value", "text"),
    [
        (MACHINE, ARM64, "the library is for aarch64, 64 bits"),
        (CLASS, BITS_32, ", 32 bits; this process runs on"),
        (0, 0, "the file is no shared library (ELF)"),
    ],
)
def test_a_library_of_another_machine_is_told_apart(
    libraries: NativeLibraries, tmp_path: Path, place: int, value: int, text: str
) -> None:
    content = bytearray(libraries.built().read_bytes())
    content[place] = value
    path = tmp_path / "libother.so"
    path.write_bytes(content)

    with pytest.raises(DriverFailedToStart) as raised:
        resolve(str(path))

    assert text in str(raised.value)
    assert raised.value.exit_code == 2


def test_a_device_must_be_named_among_several(libraries: NativeLibraries) -> None:
    path = libraries.built("TWO_DEVICES")

    with pytest.raises(DeviceNameError) as several:
        resolve(str(path))
    assert str(several.value) == (
        f"driver '{path}' has 2 devices; choose one of {path}#test-cpu, {path}#test-float."
    )
    with pytest.raises(DeviceNameError) as unknown:
        resolve(f"{path}#npu")
    assert str(unknown.value) == (
        f"driver '{path}' has no device 'npu'. Devices: test-cpu, test-float."
    )
