"""The commands of docs/porting_a_provider.md, as they stand there, with the tests' provider."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click import Command
from click.testing import CliRunner

from mlts.cli import main as mlts
from nnhal.cli import main as nnhal
from nntest.results import ExitCode
from tests.end_to_end.docs.examples import commands
from vts.cli import main as vts

PROGRAMS: dict[str, Command] = {"mlts": mlts, "nnhal": nnhal, "vts": vts}
SHORTER = {
    "run": ("--filter", "general/elementwise_binary/add_rank_*"),
    "survey": ("--filter", "general/elementwise_binary/add_rank_*"),
    "benchmark": ("mobilenet_v1_0.25_128_mini", "--profile", "short"),
}
"""Options that keep the commands of the page short."""


def test_the_commands_of_the_page_lead_from_nothing_to_reports(
    repository: Path, provider: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = repository / "docs" / "porting_a_provider.md"
    first, *ours = [command.words for command in commands(page)][:5]
    assert first == ("pip", "install", "nn-driver-suite[onnxruntime]")
    shutil.copy(provider, tmp_path / "libacme_ep.so")
    monkeypatch.chdir(tmp_path)
    said = {}
    for program, *words in ours:
        done = CliRunner().invoke(PROGRAMS[program], [*words, *SHORTER.get(words[0], ())])
        said[words[0]] = done.output
        assert done.exit_code in (ExitCode.OK, ExitCode.INCOMPLETE), done.output
    assert "acmeinc-planted" in said["drivers"]
    assert "Passed" in said["run"]
    assert "2 drivers" in said["survey"]
    assert "not supported by the driver" in said["benchmark"]
    assert (tmp_path / "survey" / "index.html").is_file()
    assert [*tmp_path.glob("vts-results/*/index.html")]
