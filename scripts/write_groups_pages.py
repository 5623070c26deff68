"""Write docs/vts_groups.md and docs/cts_groups.md: run it after changing a test group."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from cts.group_registry import GROUPS as CTS_GROUPS
from vts.group_registry import GROUPS as VTS_GROUPS

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"

_GENERATED: Final = """
`scripts/write_groups_pages.py` generates this page from the groups themselves; do not edit it.
"""

_VTS: Final = """\
# Test groups of VTS

The rule that a driver must keep to pass each group, the tests of Android that the group covers, and
the first HAL version that has the subject. A driver of an older version is `SKIPPED`.
[VTS](vts.md#groups) says which cases a group takes and how it executes them.
"""

_CTS: Final = """\
# Test groups of CTS

Groups about a `driver` run on every driver. Groups about the `runtime` bring their own drivers and
run once, whatever `--driver` names. [CTS](cts.md) explains how they run.
"""


def pages() -> dict[str, str]:
    """The pages by file name."""
    vts = (
        (f"`{group.name}`", group.summary, group.source, str(group.since))
        for group in sorted(VTS_GROUPS.groups.values(), key=lambda group: group.name)
    )
    cts = (
        (f"`{group.name}`", group.subject.value, group.summary, group.source)
        for group in CTS_GROUPS.groups.values()
    )
    return {
        "vts_groups.md": _page(_VTS, ("group", "rule", "Android's tests", "since"), vts),
        "cts_groups.md": _page(_CTS, ("group", "about", "rule", "Android's tests"), cts),
    }


def _page(introduction: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    titles = list(columns)
    lines = [titles, ["---"] * len(titles), *rows]
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
    return f"{introduction}{_GENERATED}\n{table}\n"


if __name__ == "__main__":
    for name, text in pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")
