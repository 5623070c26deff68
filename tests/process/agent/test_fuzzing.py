"""libFuzzer on the frames that nnagent reads, beginning with those of an honest client."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from nnhal.registry import resolve
from nnservice.rpc.messages import FIRST_METHOD
from nnservice.rpc.stream import StreamLane
from tests.process.agent.nnagent import SECRET, SOURCES, serving
from tests.process.nndrivers.support_library.native_library import NativeLibraries
from tests.process.nnservice.session import Session
from tests.volume import repeated

RUNS = repeated(300, 30_000)
FLAGS = (
    *("-std=c11", "-D_GNU_SOURCE", "-g", "-O1", "-fsanitize=fuzzer,address,undefined"),
    *("-fno-sanitize-recover=undefined", "-Wl,--wrap=call_client", "-lpthread", "-ldl"),
)


def record(agent: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the calls of honest clients to files in ``folder``, each as if on one lane."""
    calls: list[bytes] = []
    honest = StreamLane._send_all

    def note(self: StreamLane, head: bytes, contents: Sequence[memoryview]) -> None:
        if int.from_bytes(head[:2], "little") >= FIRST_METHOD:
            calls.append(b"".join((head, *contents)))
        honest(self, head, contents)

    monkeypatch.setattr(StreamLane, "_send_all", note)
    for seed in range(8):
        calls.clear()
        session = Session(resolve(agent, callback_timeout_s=30), folder, random.Random(seed))
        session.go_on(15)
        (folder / str(seed)).write_bytes(b"".join(calls))


@pytest.mark.slow
def test_fuzzed_frames_do_not_harm_it(
    nnagent: Path, libraries: NativeLibraries, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("clang") is None:
        pytest.skip("there is no clang here, which libFuzzer is a part of")
    target, corpus = tmp_path / "fuzz", tmp_path / "corpus"
    sources = [path for path in SOURCES.glob("*.c") if path.name not in ("main.c", "door.c")]
    own = Path(__file__).parent / "fuzz_frames.c"
    command = ["clang", *FLAGS, f"-I{SOURCES}", *sources, own, "-o", target]
    built = subprocess.run(command, capture_output=True, text=True)
    if "libclang_rt" in built.stderr:
        pytest.skip("clang has no libFuzzer here")
    assert built.returncode == 0, built.stderr
    corpus.mkdir()
    monkeypatch.delenv("NNHAL_SECRET_FILE", raising=False)
    monkeypatch.setenv("NNHAL_SECRET", SECRET)
    with serving([nnagent], libraries.built(), tmp_path) as agent:
        record(agent.name, corpus, monkeypatch)

    ended = subprocess.run(
        [target, f"-runs={RUNS}", "-seed=1", "-timeout=60", "-rss_limit_mb=0", corpus],
        capture_output=True,
        text=True,
        env={**os.environ, "LIBRARY": str(libraries.built())},
    )

    assert ended.returncode == 0, ended.stderr[-5000:]
