"""Expanded specs kept on disk."""

from __future__ import annotations

import pytest

from nntest.spec import SpecError, load, load_cached

SPEC = """
i = Input("i", ("TENSOR_FLOAT32", [1]))
o = Output("o", ("TENSOR_FLOAT32", [1]))
Model().Operation("ADD", i, [VALUE], 0).To(o)
Example({i: [1.0], o: [2.0]})
"""


@pytest.fixture
def spec(tmp_path):
    path = tmp_path / "V1_2" / "sample.mod.py"
    path.parent.mkdir()
    path.write_text(SPEC.replace("VALUE", "1.0"))
    return path


def test_the_second_load_gives_the_same_cases_without_running_the_spec(spec, tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    first = load_cached(spec, folder)
    monkeypatch.setattr("nntest.spec.cache.load", lambda path: pytest.fail("expanded again"))
    assert load_cached(spec, folder) == first


def test_a_changed_spec_is_expanded_again(spec, tmp_path):
    before = load_cached(spec, tmp_path / "cache")
    spec.write_text(SPEC.replace("VALUE", "5.0"))
    after = load_cached(spec, tmp_path / "cache")
    assert after != before
    assert after == load(spec)


def test_the_version_of_the_folder_is_part_of_the_key(spec, tmp_path):
    assert load_cached(spec, tmp_path / "cache")[0].version == "V1_2"
    moved = spec.rename(tmp_path / "sample.mod.py")
    assert load_cached(moved, tmp_path / "cache")[0].version == "V1_0"


def test_a_damaged_entry_is_made_anew(spec, tmp_path):
    first = load_cached(spec, tmp_path / "cache")
    (entry,) = (tmp_path / "cache").iterdir()
    entry.write_bytes(entry.read_bytes()[:-7])
    assert load_cached(spec, tmp_path / "cache") == first


def test_a_cache_that_cannot_be_written_costs_no_run(spec, tmp_path):
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert load_cached(spec, tmp_path / "cache") == load(spec)


def test_a_missing_spec_is_a_clear_error(tmp_path):
    with pytest.raises(SpecError, match="No such file"):
        load_cached(tmp_path / "absent.mod.py", tmp_path / "cache")
