"""Shards of a real run, one of them killed and resumed, merged."""

from __future__ import annotations

import re
import shutil
import signal
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from nntest.merge import digest_of
from nntest.result_file import RESULTS
from nntest.runner import journal
from tests.process.forks import forkserver
from vts.cli import main
from vts.results import FORMAT

CHOSEN = ("--filter", "general/activation/relu_r*", "--filter", "basic/*")


def run(*arguments: object) -> None:
    words = ["run", "--quiet", "--jobs", "1", *CHOSEN, *map(str, arguments)]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output


def kill_amid(folder: Path, *arguments: object) -> bool:
    """Run, and kill the command at the second result in its journal; False when it was faster."""
    process = forkserver().Process(target=run, args=("--output", folder, *arguments))
    process.start()
    path = folder / journal.NAME
    while process.is_alive():
        if path.exists() and path.read_bytes().count(b'{"ended"') > 1:
            process.kill()
        time.sleep(0.001)
    process.join()
    return process.exitcode == -signal.SIGKILL and not (folder / RESULTS).exists()


@pytest.mark.slow
def test_four_shards_one_killed_and_resumed_merge_into_what_one_run_gives(tmp_path: Path) -> None:
    whole, out = tmp_path / "whole", tmp_path / "out"
    shards = [tmp_path / f"shard{number}" for number in (1, 2, 3, 4)]
    run("--output", whole)
    for number, folder in enumerate(shards, 1):
        if number == 3:
            while not kill_amid(folder, "--shard", "3/4"):
                shutil.rmtree(folder)
        resume = ("--resume",) if number == 3 else ()
        run("--output", folder, "--shard", f"{number}/4", *resume)

    merged = CliRunner().invoke(main, ["merge", *map(str, shards), "--output", str(out)])

    assert merged.exit_code == 0, merged.output
    one, joined = FORMAT.read(whole / RESULTS), FORMAT.read(out / RESULTS)
    assert [case.id for case in joined.cases] == [case.id for case in one.cases]
    assert digest_of(joined) == digest_of(one)
    assert f"Digest of the results without times: {digest_of(one)}" in merged.output
    assert lines(out) == lines(whole)


def lines(folder: Path) -> list[str]:
    """The page, but for when and where and how it was made."""
    text = (folder / "index.html").read_text()
    text = re.sub(r"<dt>(Load average|Continued after a forced end)</dt>\s*<dd>.*</dd>\n", "", text)
    return [
        line
        for line in text.splitlines()
        if ", took " not in line and "<code>vts " not in line and line.strip()
    ]
