"""Catalogues of planted defects."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nnhal.planted import Catalogue, Marked, marked


def test_a_mark_has_name_area_and_summary_of_what_is_marked() -> None:
    class LastElementDropped:
        """The last element
        is left as zero.
        """

    LastElementDropped.__module__ = "drivers.arithmetic"
    assert marked(LastElementDropped) == Marked(
        "last_element_dropped", "arithmetic", "The last element is left as zero."
    )


def test_no_two_entries_have_one_name() -> None:
    catalogue = Catalogue[str]("tests")
    catalogue.add(Marked("late", "times", ""), "one")
    with pytest.raises(ValueError, match="two planted defects are called late"):
        catalogue.add(Marked("late", "answers", ""), "another")


def test_entries_come_in_the_order_of_modules_and_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "planted_here"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        'from nnhal.planted import Catalogue, Marked\nFOUND = Catalogue("planted_here")\n'
    )
    for area, names in (("times", ["b", "a"]), ("answers", ["c"])):
        marks = [f'FOUND.add(Marked("{name}", "{area}", ""), "{name}")\n' for name in names]
        (folder / f"{area}.py").write_text(
            "from nnhal.planted import Marked\nfrom planted_here import FOUND\n" + "".join(marks)
        )
    monkeypatch.syspath_prepend(str(tmp_path))
    import planted_here  # type: ignore[import-not-found]

    assert [*planted_here.FOUND.entries()] == ["c", "b", "a"]
    for module in [name for name in sys.modules if name.startswith("planted_here")]:
        del sys.modules[module]
