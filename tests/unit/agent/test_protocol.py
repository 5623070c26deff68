"""The header that nnagent shares with the Python side."""

from __future__ import annotations

import runpy

from tests.schemas import REPOSITORY


def test_the_header_is_up_to_date() -> None:
    script = runpy.run_path(str(REPOSITORY / "scripts" / "write_agent_protocol.py"))
    written = script["HEADER"].read_text(encoding="utf-8")
    assert written == script["header"](), "run scripts/write_agent_protocol.py"
