"""What docs/cts.md says of the suite."""

from __future__ import annotations

import re
from pathlib import Path

from cts.faults.catalogue import faults
from cts.group_registry import GROUPS


def test_the_page_has_all_groups_and_the_number_of_faults(repository: Path) -> None:
    text = (repository / "docs" / "cts.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| \d+ \| (.*?) \|", text, re.MULTILINE)
    groups = GROUPS.groups.values()
    assert rows == [(group.name, group.subject.value, group.source) for group in groups]
    assert f"{len(faults())} faults are planted" in text
