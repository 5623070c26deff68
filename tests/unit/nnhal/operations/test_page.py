from __future__ import annotations

import runpy
from pathlib import Path


def test_the_page_of_operations_is_what_the_registry_says(repository: Path) -> None:
    script = runpy.run_path(str(repository / "scripts" / "write_operations_page.py"))

    current = (repository / "docs" / "operations.md").read_text(encoding="utf-8")

    assert current == script["page"](), "run scripts/write_operations_page.py"
