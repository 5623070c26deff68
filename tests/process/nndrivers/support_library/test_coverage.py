"""Libraries built with -fsanitize-coverage: they load, and mark the places that they reach.

Clang's callbacks are called by hand, as its documentation has them, so that GCC can build it all.
"""

from __future__ import annotations

import mmap
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nnservice as service
from nndrivers import c_library
from nndrivers.support_library import c_helpers
from nnhal.code_coverage import CoverageMap
from tests.process.nndrivers.support_library.native_library import COMPILER, NativeLibraries

PLACES_AT = 8
"""Offset of the marks in the map, after their count."""

ADDED = {
    "guards": """
        #include <stdint.h>
        void __sanitizer_cov_trace_pc_guard_init(uint32_t *, uint32_t *);
        void __sanitizer_cov_trace_pc_guard(uint32_t *);
        static uint32_t guards[5];
        __attribute__((constructor)) static void begin(void) {
            __sanitizer_cov_trace_pc_guard_init(guards, guards + 5);
            for (int round = 0; round < 3; round++)
                for (int i = 0; i < 4; i++) __sanitizer_cov_trace_pc_guard(guards + i);
        }
    """,
    "counters": """
        void __sanitizer_cov_8bit_counters_init(char *, char *);
        static char counters[5] = {1, 2, 0, (char)255, 9};
        __attribute__((constructor)) static void begin(void) {
            __sanitizer_cov_8bit_counters_init(counters, counters + 5);
        }
    """,
}


@pytest.fixture
def map() -> Iterator[CoverageMap]:
    made = CoverageMap()
    yield made
    made.close()


@pytest.fixture(scope="session")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if COMPILER is None:
        pytest.skip("no C compiler")
    return NativeLibraries(
        tmp_path_factory.mktemp("measured"), "-fsanitize-coverage=trace-pc,trace-cmp"
    ).built()


def run(path: Path, map: CoverageMap, *, further: bool = False) -> int:
    with service.start(str(path), coverage=map) as started:
        if further:
            assert started.device.capabilities
        return map.reached


def test_places_are_the_same_in_every_process(measured: Path, map: CoverageMap) -> None:
    first = run(measured, map)
    assert first > 10
    assert run(measured, map) == first


def test_marks_are_as_many_as_their_count(measured: Path, map: CoverageMap) -> None:
    reached = run(measured, map)
    with mmap.mmap(map.descriptor, 0, prot=mmap.PROT_READ) as memory:
        marks = memory[PLACES_AT:]
    assert (marks.count(b"\1"), len(marks) - marks.count(b"\0")) == (reached, reached)


def test_another_call_reaches_other_places(measured: Path, map: CoverageMap) -> None:
    assert run(measured, map, further=True) > run(measured, CoverageMap())


def test_a_library_without_instrumentation_marks_nothing(
    libraries: NativeLibraries, map: CoverageMap
) -> None:
    assert run(libraries.built(), map) == 0


@pytest.mark.parametrize(("kind", "places"), [("guards", 4), ("counters", 4)])
def test_callbacks_of_clang_mark_each_place_once(
    kind: str, places: int, tmp_path: Path, map: CoverageMap
) -> None:
    if COMPILER is None:
        pytest.skip("no C compiler")
    (tmp_path / "added.c").write_text(ADDED[kind])
    libraries = NativeLibraries(tmp_path)
    libraries.add(tmp_path / "added.c")
    assert run(libraries.built(), map) == places


def test_a_library_loads_where_nobody_measures(measured: Path) -> None:
    code = f"from nnhal.registry import resolve; print(resolve({str(measured)!r}).name)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "test-cpu\n"


def test_without_a_compiler_the_message_says_what_is_needed(measured: Path) -> None:
    code = f"from nnhal.registry import resolve; resolve({str(measured)!r})"
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PATH": "/nowhere"}
    )
    assert said.returncode == 1
    assert "built with -fsanitize-coverage, whose functions can be built here" in said.stderr


def test_helpers_are_built_once_for_all_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if COMPILER is None:
        pytest.skip("no C compiler")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    c_helpers.helper.cache_clear()
    assert c_helpers.helper("coverage") is not None
    (entry,) = (tmp_path / "nn-driver-suite" / "helpers").iterdir()
    monkeypatch.setattr(c_library, "_built", lambda *_: pytest.fail("it was built again"))
    c_helpers.helper.cache_clear()
    assert c_helpers.helper("coverage") is not None
    monkeypatch.undo()

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    whole = entry.read_bytes()
    entry.write_bytes(whole[:-1] + b"?")
    c_helpers.helper.cache_clear()
    assert c_helpers.helper("coverage") is not None
    assert entry.read_bytes() != whole[:-1] + b"?"
    c_helpers.helper.cache_clear()
