"""Native drivers by the commands that users type, always in processes of their own."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from nntest.results import Outcome
from tests.end_to_end.command_server import CommandServer
from tests.process.agent.nnagent import SECRET, build, serving
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
    "call_sequences/end_of_process": (Outcome.CRASH, "", "driver's process was killed by SIGABRT"),
    "call_sequences/again_and_again/burst": (Outcome.FAILURE, "", "more descriptors"),
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


@pytest.fixture(scope="module")
def nnagent(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("make") is None:
        pytest.skip("no make to build nnagent with")
    return build(tmp_path_factory.mktemp("nnagent"), "-O0")


@pytest.fixture
def command(command_server: CommandServer, tmp_path: Path) -> Command:
    def run(program: str, *words: object) -> subprocess.CompletedProcess[str]:
        arguments = [*map(str, words)]
        return command_server.run(f"{program}.cli", arguments, tmp_path, timeout=120)

    return run


def write_specs(folder: Path) -> None:
    corpus = folder / "specs" / "V1_0"
    corpus.mkdir(parents=True)
    for name in ("add", "mul", "relu", "conv_2d"):
        path = corpus / f"{name.removesuffix('_2d')}.mod.py"
        path.write_text(getattr(specs, name.upper()))


def test_each_way_to_misbehave_gets_its_outcome(
    libraries: NativeLibraries, command: Command, tmp_path: Path
) -> None:
    (tmp_path / "libacme.so").symlink_to(libraries.built(*ALL_WRONG))
    write_specs(tmp_path)
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


def test_a_driver_behind_nnagent_gets_the_same_outcomes(
    libraries: NativeLibraries, nnagent: Path, command: Command, tmp_path: Path
) -> None:
    """A crash is that of its case: the agent serves the driver again for the next one."""
    write_specs(tmp_path)
    chosen = {
        id: outcome
        for id, outcome in OUTCOMES.items()
        if not id.startswith("call_sequences") and outcome[0] is not Outcome.HANG
    }
    filters = [word for id in chosen for word in ("--filter", id)]
    secret = tmp_path / "secret"
    secret.write_text(SECRET)

    wrong = libraries.built(*(each for each in ALL_WRONG if "HANG" not in each))
    with serving([nnagent], wrong, tmp_path, was_killed=True) as agent:
        driver = f"{agent.name}?secret_file={secret}"
        groups = ",".join({id.partition("/")[0] for id in chosen})
        words = ("run", "--driver", driver, "--specs", "specs", "--groups", groups, *filters)
        ended = command("vts", *words, "--quick", "--jobs", 1, "--output", "out")

    assert ended.returncode == 3, ended.stderr
    found = {case.id: case for case in FORMAT.read(tmp_path / "out" / "results.json").cases}
    assert {id: case.outcome for id, case in found.items()} == {
        id: outcome for id, (outcome, _, _) in chosen.items()
    }
    assert "the connection to the driver is lost" in found["general/V1_0/conv"].reason
    assert "killed by signal 11 (Segmentation fault)" in agent.errors.read_text()


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
