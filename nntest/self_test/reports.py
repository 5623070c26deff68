"""Reports of a self-test: its results and its page, in the output folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from nncli.encoding import indented
from nncli.output_file import write_file
from nntest.runner import journal
from nntest.self_test.results import SelfTestRun

__all__ = ["PAGE", "RESULTS", "WRITTEN", "write_all"]

RESULTS: Final = "self-test.json"
PAGE: Final = "index.html"

WRITTEN: Final = (RESULTS, PAGE, journal.NAME)
"""Every file of the output folder."""


def write_all(run: SelfTestRun, folder: Path) -> Path:
    """Write results and page; returns the page. Raises OutputNotWritable."""
    from nntest.self_test.page import page

    write_file(folder / RESULTS, indented(run))
    write_file(folder / PAGE, page(run).encode())
    return folder / PAGE
