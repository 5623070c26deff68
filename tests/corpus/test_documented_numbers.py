"""Numbers of tests that the documentation states: those of our own corpus."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from cts.settings import CtsSettings
from cts.suite import CtsSuite


def test_cts_has_about_as_many_tests_in_each_group_as_the_page_says(repository: Path) -> None:
    page = (repository / "docs" / "cts.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (?:driver|runtime) \| (\d+) \|", page, re.MULTILINE)
    planned = Counter(case.id.partition("/")[0] for case in CtsSuite(CtsSettings()).plan())

    stated = {group: int(number) for group, number in rows}
    assert stated.keys() == planned.keys()
    behind = {name for name in stated if abs(stated[name] - planned[name]) > 0.05 * planned[name]}
    assert behind == set()
