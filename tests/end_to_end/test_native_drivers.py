"""Native drivers by the commands that users type, always in processes of their own."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from nntest.results import Outcome
from tests.end_to_end.command_server import CommandServer
from tests.process.nndrivers.support_library import specs
from tests.process.nndrivers.support_library.native_library import (
    COMPILER,
    NO_COMPILER,
    NativeLibraries,
)
from vts.results import FORMAT

pytestmark = pytest.mark.skipif(COMPILER is None, reason=NO_COMPILER)

Command = Callable[..., "subprocess.CompletedProcess[str]"]

ALL_WRONG = (
    "CRASH_IN_CONV_2D",
    "HANG_IN_MUL",
    "LEAK_OF_DESCRIPTORS",
    "WRONG_RELU",
    "WRONG_CODE_FOR_REQUESTS",
    "WRONG_CODE_FOR_MODELS",
    "CRASH_AT_UNLOAD",
)

OUTCOMES = {
    "general/V1_0/add": (Outcome.SUCCESS, "ADD", ""),
    "general/V1_0/conv": (Outcome.CRASH, "CONV_2D", "killed by SIGSEGV"),
    "general/V1_0/mul": (Outcome.HANG, "MUL", "no sign of life for 10 s"),
    "general/V1_0/relu": (Outcome.FAILURE, "RELU", "expected 0, actual 1"),
    "clean_up/end_of_process": (Outcome.CRASH, "", "driver's process was killed by SIGABRT"),
    "clean_up/bursts": (Outcome.FAILURE, "", "more descriptors"),
    "request_validation/length/V1_0/relu": (
        Outcome.FAILURE,
        "RELU",
        "GENERAL_FAILURE, expected INVALID_ARGUMENT",
    ),
    "model_validation/remove_operation_output/V1_0/relu": (
        Outcome.FAILURE,
        "RELU",
        "GENERAL_FAILURE, expected INVALID_ARGUMENT",
    ),
}


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> NativeLibraries:
    return NativeLibraries(tmp_path_factory.mktemp("native"))


@pytest.fixture
def command(command_server: CommandServer, tmp_path: Path) -> Command:
    def run(program: str, *words: object) -> subprocess.CompletedProcess[str]:
        arguments = [*map(str, words)]
        return command_server.run(f"{program}.cli", arguments, tmp_path, timeout=120)

    return run


def test_each_way_to_misbehave_gets_its_outcome(
    libraries: NativeLibraries, command: Command, tmp_path: Path
) -> None:
    (tmp_path / "libacme.so").symlink_to(libraries.built(*ALL_WRONG))
    corpus = tmp_path / "specs" / "V1_0"
    corpus.mkdir(parents=True)
    for name in ("add", "mul", "relu", "conv_2d"):
        path = corpus / f"{name.removesuffix('_2d')}.mod.py"
        path.write_text(getattr(specs, name.upper()))
    groups = {id.partition("/")[0] for id in OUTCOMES}
    filters = [word for id in OUTCOMES for word in ("--filter", id)]

    ended = command(
        "vts",
        *("run", "--driver", "./libacme.so", "--specs", "specs", "--groups", ",".join(groups)),
        *(*filters, "--quick", "--jobs", 1, "--silence", 10, "--output", "out"),
    )

    assert ended.returncode == 3, ended.stderr
    found = {case.id: case for case in FORMAT.read(tmp_path / "out" / "results.json").cases}
    assert found.keys() == OUTCOMES.keys()
    for id, (outcome, operation, reason) in OUTCOMES.items():
        assert (found[id].outcome, reason in found[id].reason) == (outcome, True), found[id]
        assert operation in ("", *found[id].operations)
    crash = found["general/V1_0/conv"].evidence
    assert any("libacme.so(ANeuralNetworksExecution_compute+" in line for line in crash)


def test_devices_are_listed_and_libraries_that_end_their_process_are_failures(
    libraries: NativeLibraries, command: Command, tmp_path: Path
) -> None:
    for name in ("TWO_DEVICES", "CRASH_AT_LOAD", "EXIT_AT_LOAD"):
        (tmp_path / f"{name[:4]}.so").symlink_to(libraries.built(name))

    ended = command("nnhal", "drivers", "TWO_.so", "./CRAS.so", "nnapi:EXIT.so")

    assert ended.returncode == 3
    rows = [line.split()[:4] for line in ended.stdout.splitlines()]
    assert ["TWO_.so#test-cpu", "test-cpu", "1.2.3-test", "CPU"] in rows
    assert ["TWO_.so#test-float", "test-float", "1.2.3-test", "ACCELERATOR"] in rows
    crashed, exited = ended.stderr.splitlines()
    assert crashed.startswith("Error: driver './CRAS.so' failed to start: ")
    assert "killed by SIGABRT" in crashed
    assert exited.startswith("Error: driver 'nnapi:EXIT.so' failed to start: ")
    assert "exited with status 7" in exited
