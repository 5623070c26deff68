from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from nnhal import driver_names
from nnhal.cli import main
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.types import (
    Capabilities,
    ErrorStatus,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)
from tests.unit.nnhal import toys
from tests.unit.nnhal.toys import ToyDriver

SAME = PerformanceInfo(1.0, 1.0)


class Quick(ToyDriver):
    """Is twice as fast in one type."""

    def capabilities(self) -> Capabilities:
        quick = OperandPerformance(OperandType.FLOAT32, PerformanceInfo(0.5, 0.6))
        others = [OperandPerformance(type, SAME) for type in list(OperandType)[1:14]]
        return Capabilities(SAME, SAME, (quick, *others), SAME, SAME)


class Varied(ToyDriver):
    """Has another speed for each type, and says nothing of loops."""

    def capabilities(self) -> Capabilities:
        each = [
            OperandPerformance(type, PerformanceInfo(10.0 ** (number - 3), 1.0))
            for number, type in enumerate(list(OperandType)[:15])
        ]
        return Capabilities(operand_performance=tuple(each))


def test_a_file_of_an_unknown_kind_is_one_line_without_traceback(tmp_path: Path) -> None:
    file = tmp_path / "net.pb"
    file.touch()

    result = CliRunner().invoke(main, ["graph", str(file)])

    assert result.exit_code == 2
    (line,) = result.output.splitlines()
    assert line.startswith(f"Error: {file}: unknown kind of model file; known suffixes: ")


def test_a_missing_file_is_one_line_too(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["graph", str(tmp_path / "net.tflite")])

    assert result.exit_code == 2
    assert result.output == (
        f"Error: cannot read {tmp_path / 'net.tflite'}: No such file or directory\n"
    )


def test_a_real_model_is_drawn(mlts_assets: Path) -> None:
    model = next(mlts_assets.rglob("mobilenet_v1_0.25_128_quant.tflite"))

    result = CliRunner().invoke(main, ["graph", str(model)])

    assert result.exit_code == 0
    assert result.output.startswith('digraph "mobilenet_v1_0.25_128_quant.tflite" {')
    assert "CONV_2D" in result.output


class TestDrivers:
    def test_installed_drivers_are_listed_with_their_features(self) -> None:
        result = CliRunner().invoke(main, ["drivers"], env={"COLUMNS": "250"})

        assert result.exit_code == 0
        header, row = (
            line.split()
            for line in result.output.splitlines()
            if " HAL " in line or "reference" in line
        )
        assert header == ["Driver", "Device", "name", "Version", "Type", "HAL", "Features"]
        assert row[:5] == ["reference", "reference-cpu", "1.0", "CPU", "AIDL4"]
        for feature in ("bursts", "fences", "time/power 1/1 all", "cache 1+1 files", "threads 1"):
            assert feature in result.output

    def test_in_a_narrow_terminal_only_the_features_are_in_several_lines(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "acme_npu_drivers", toys)
        environment = {"COLUMNS": "80", "FORCE_COLOR": "1", "NO_COLOR": "1"}

        name = "acme_npu_drivers:ToyDriver"
        result = CliRunner().invoke(main, ["drivers", name], env=environment)

        assert name in result.output
        assert "bursts, fences" not in result.output

    def test_a_file_has_a_line_for_each_driver(self) -> None:
        result = CliRunner().invoke(main, ["drivers", "reference"])

        assert "bursts, fences" in result.output
        assert len(result.output.splitlines()) == 2

    def test_drivers_can_be_given_by_class(self) -> None:
        names = [
            "tests.unit.nnhal.toys:ToyDriver",
            "tests.unit.nnhal.test_misbehaving_drivers:RawDevice",
        ]

        result = CliRunner().invoke(main, ["drivers", *names], env={"COLUMNS": "200"})

        assert result.exit_code == 0
        assert "toy-adder" in result.output
        assert "UNKNOWN" in result.output, "type and version of a driver of HAL 1.0"
        assert "reference" not in result.output

    def test_a_driver_that_fails_to_start_is_one_line_and_others_are_listed(self) -> None:
        result = CliRunner().invoke(main, ["drivers", "json:loads", "reference"])

        assert result.exit_code == 2
        assert "reference-cpu" in result.stdout
        (line,) = result.stderr.splitlines()
        assert line.startswith("Error: driver 'json:loads' failed to start: TypeError: ")

    def test_one_that_never_answers_is_waited_for_as_long_as_help_says(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            place = f"tcp:127.0.0.1:{silent.getsockname()[1]}"
            names = ["tests.process.nnservice.hanging:HangingAtStart", place]
            words = ["drivers", "--start-timeout", "0.5", *names]
            result = CliRunner().invoke(main, words, env={"NNHAL_SECRET": "s" * 32})
        text = CliRunner().invoke(main, ["drivers", "--help"]).output

        assert result.exit_code == 3
        hanging, served = result.stderr.splitlines()
        assert hanging.endswith("has not started within 0.5 s")
        assert served.endswith("what listens there is no driver, or does not answer")
        assert "--start-timeout TIME" in text
        assert "default: 10" in text

    def test_capabilities_are_asked_for_and_shown_by_groups_of_types(self) -> None:
        result = CliRunner().invoke(main, ["drivers", f"{__name__}:Quick", f"{__name__}:Varied"])

        assert result.exit_code == 0
        quick, varied = result.output.splitlines()[1:]
        assert "0.5/0.6 FLOAT32; 1/1 others" in quick
        assert "0.001/1 to unspecified in 16 groups of types" in varied

    @pytest.mark.parametrize(
        ("question", "method"),
        [
            ("capabilities", "getCapabilities"),
            ("number_of_cache_files", "getNumberOfCacheFilesNeeded"),
            ("supported_extensions", "getSupportedExtensions"),
            ("version_string", "getVersionString"),
            ("type", "getType"),
        ],
    )
    def test_a_question_without_answer_is_one_line_and_the_others_are_shown(
        self, question: str, method: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(device: Device) -> object:
            raise HalError(ErrorStatus.DEVICE_UNAVAILABLE, method)

        monkeypatch.setattr(Device, question, property(fail))

        result = CliRunner().invoke(main, ["drivers", "reference"])

        assert result.exit_code == 3
        (line,) = result.stderr.splitlines()
        assert line == (
            "Error: driver 'reference' does not answer a start-up question: "
            f"DEVICE_UNAVAILABLE: {method}"
        )
        assert "reference-cpu" in result.stdout
        assert "bursts, fences" in result.stdout
        assert (" ? " in result.stdout) or ("?, " in result.stdout) or (", ?" in result.stdout)

    def test_a_driver_that_raises_is_told_with_the_line_and_exit_code_3(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "acme_torn.py").write_text("import os\nraise OSError('no device')\n")
        monkeypatch.syspath_prepend(tmp_path)

        result = CliRunner().invoke(main, ["drivers", "acme_torn:Driver", "reference"])

        assert result.exit_code == 3
        assert result.stderr == (
            "Error: driver 'acme_torn:Driver' failed to start: "
            f"{tmp_path / 'acme_torn.py'}:2: OSError: no device\n"
        )
        assert "reference-cpu" in result.stdout

    def test_an_unknown_driver_is_one_line(self) -> None:
        result = CliRunner().invoke(main, ["drivers", "referense"])

        assert result.exit_code == 2
        (line,) = result.output.splitlines()
        assert "Did you mean 'reference'?" in line

    def test_what_is_installed_is_read_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        read: list[str] = []
        monkeypatch.setattr(driver_names, "entry_points", lambda group: read.append(group) or [])
        driver_names._installed.cache_clear()
        try:
            assert driver_names.drivers() == driver_names.drivers() == {}
        finally:
            driver_names._installed.cache_clear()
        assert read == [driver_names.ENTRY_POINTS]

    def test_without_any_driver_it_says_how_they_are_found(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(driver_names, "_installed", driver_names._installed.__wrapped__)
        monkeypatch.setattr(driver_names, "entry_points", lambda group: [])

        result = CliRunner().invoke(main, ["drivers"])

        assert result.exit_code == 2
        assert "entry point of 'nnhal.drivers'" in result.output
