"""Values of options that every suite refuses, before anything is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from nncli.errors import UserError
from nncli.option_types import Duration
from nncli.option_words import option
from nntest.runner.command_line import repeat_option, run_options, run_options_of
from nntest.runner.option_values import RunValues
from nntest.runner.options import RunOptions
from tests.cells import cells


def options_of(*words: str) -> RunOptions:
    @click.command()
    @run_options(timeout_s=120, silence_s=60)
    @option("budget", type=Duration())
    @repeat_option
    def command(**values: Any) -> None:
        found.append(run_options_of(RunValues(**values), driver="acme"))

    found: list[RunOptions] = []
    CliRunner().invoke(command, words, standalone_mode=False, catch_exceptions=False)
    return found[0]


@cells("shard", ["", "0/3", "4/3", "1/0", "-1/3", "a/b", "1", "1/2/3"])
def test_a_wrong_shard_is_never_the_whole(shard: str) -> None:
    with pytest.raises(UserError, match="is no shard: expected I/N with I from 1 to N"):
        options_of(f"--shard={shard}")


@cells(
    "word",
    [
        "--timeout=nan",
        "--silence=inf",
        "--jobs=0",
        "--repeat=0",
        f"--shuffle={10**30}",
        f"--retries={10**30}",
        f"--limit-memory={10**15}",
        f"--limit-cpu={10**20}",
        "--limit-cpu=0",
        "--limit-files=15",
    ],
)
def test_a_number_that_nothing_can_be_done_with_is_refused(word: str) -> None:
    with pytest.raises(click.BadParameter) as caught:
        options_of(word)

    assert f"'{word.partition('=')[0]}'" in caught.value.format_message()


@cells(
    ("words", "limit"),
    [
        ("", 60),
        ("--time=60s", 15),
        ("--time=20s", 10),
        ("--time=10m", 60),
        ("--time=60s --silence=40s", 40),
        ("--time=60s --silence=60s", 60),
        ("--time=60s --silence=0", 0),
    ],
)
def test_a_hang_is_noticed_within_a_quarter_of_the_time_unless_the_user_says_otherwise(
    words: str, limit: float
) -> None:
    assert options_of(*words.split()).silence_limit_s == limit


def test_the_largest_limits_can_be_sent_to_workers() -> None:
    largest = (1 << 63) - 1
    limits = options_of(f"--limit-memory={largest >> 20}").limits

    assert limits.address_space_bytes is not None
    assert limits.address_space_bytes <= largest


@cells(("word", "seconds"), [("60", 60), ("1.5m", 90), ("2h", 7200), ("0.1s", 1)])
def test_a_limit_of_processor_time_is_a_time_with_its_unit(word: str, seconds: int) -> None:
    assert options_of(f"--limit-cpu={word}").limits.cpu_s == seconds


def test_a_run_writes_to_a_new_folder_unless_told_not_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    first = options_of().output
    assert first is not None
    assert re.fullmatch(r"command-results/\d{8}-\d{6}", str(first))
    for _ in range(2):
        first.mkdir(parents=True, exist_ok=True)
        again = options_of().output
        assert again is not None
        assert not again.exists()

    assert options_of("--no-output").output is None
    assert options_of("--output", "here").output == Path("here")
    assert options_of("--resume").output is None  # which the run refuses
    with pytest.raises(click.UsageError, match="--no-output wants none"):
        options_of("--no-output", "--output", "here")
