"""The header and the tables that nnagent shares with the Python side."""

from __future__ import annotations

import runpy

from tests.schemas import REPOSITORY


def test_what_is_written_is_up_to_date() -> None:
    script = runpy.run_path(str(REPOSITORY / "scripts" / "write_agent_protocol.py"))
    for path, text in (("HEADER", "header"), ("TABLES", "tables")):
        written = script[path].read_text(encoding="utf-8")
        assert written == script[text](), "run scripts/write_agent_protocol.py"
