"""Reports of runs in a terminal of 80 columns: at most one line a row, and no number is cut."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from mlts.commands.compare import _table as changes_table
from mlts.compare import Change, Verdict
from mlts.result_kind import BENCHMARK
from mlts.stress.result_kind import STRESS
from nncli.terminal.console import in_memory
from nntest.groups.terminal import print_run
from nntest.report.terminal_table import Heading, table_for
from nntest.self_test.table import print_self_test
from tests.unit.mlts import example_runs as benchmarks
from tests.unit.mlts.stress.example import example as stress_run
from tests.unit.nntest.self_test.test_page import CAUGHT, MISSED, run
from tests.unit.vts import example_runs

CHANGES = tuple(
    Change(
        case=f"{model}/reference",
        measure="same class as TF Lite",
        before="0.998667",
        after="1.118",
        verdict=Verdict.LESS_ACCURATE,
        beyond_noise=True,
        by="+12% (noise ±3%)",
    )
    for model in ("mobilenet_v3-small-minimalistic_224_1.0_float", "asr_float")
)

PRINTED: dict[str, Callable[[Console], Any]] = {
    "benchmark": lambda console: BENCHMARK.print(benchmarks.full_run(), console),
    "stress": lambda console: STRESS.print(stress_run(), console),
    "self-test": lambda console: print_self_test(run(CAUGHT, MISSED), console),
    "groups": lambda console: print_run(example_runs.mixed_run(), console),
    "changes": lambda console: console.print(changes_table(CHANGES, console)),
}

FIRST_COLUMNS = {
    "benchmark": r"  (acme-npu|reference|TFLite_CPU) ",
    "stress": r"\S+-stress/",
    "self-test": r"(wrong_add|hides) ",
    "groups": r"(general|basic|CONV_2D|TANH) ",
    "changes": r"(mobilenet|tts|asr)",
}


def lines_of(name: str) -> list[str]:
    console = in_memory(80)
    PRINTED[name](console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("name", list(PRINTED))
def test_a_row_is_one_line_of_at_most_80_columns(name: str) -> None:
    rows = [line for line in lines_of(name) if re.match(FIRST_COLUMNS[name], line)]
    assert rows
    assert [row for row in rows if len(row) > 80 and not row.startswith("Warning")] == []
    assert [row for row in rows if re.search(r"\d…\s|^\s*[\d.,]+$", row)] == []


def test_a_number_is_whole_and_a_long_name_gives_way() -> None:
    console = in_memory(40)
    headings = [Heading("Name"), Heading("Number", is_number=True), Heading("More", from_width=60)]
    console.print(table_for(console, headings, [("a" * 60, "123456789.125", "hidden")]))
    assert isinstance(console.file, io.StringIO)
    title, row = console.file.getvalue().splitlines()
    assert title.split() == ["Name", "Number"]
    assert re.fullmatch(r"a+…a+ +123456789\.125", row)
    assert len(row) == 40
