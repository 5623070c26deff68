"""Expanded specs kept on disk."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from nncli import sealed_file
from nnhal.operations.registry import FAMILIES
from nntest.spec import SpecError, SpecFile, load, load_cached
from nntest.spec.cache import EXPANSION, content_key
from nntest.spec.dump import dump_case
from tests.own_corpus import own_cases

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
    monkeypatch.setattr("nntest.spec.cache.expanded", lambda *_: pytest.fail("expanded again"))
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


@pytest.mark.parametrize("bit", range(8))
def test_no_bit_of_an_entry_can_flip_unseen(spec, tmp_path, monkeypatch, bit):
    first = load_cached(spec, tmp_path / "cache")
    (entry,) = (tmp_path / "cache").iterdir()
    whole = entry.read_bytes()
    monkeypatch.setattr(
        "nntest.spec.cache.expanded", lambda *_: msgspec.msgpack.encode([first[0], first[0]])
    )
    for place in range(bit, len(whole), 8):
        damaged = bytearray(whole)
        damaged[place] ^= 1 << bit
        entry.write_bytes(damaged)
        assert len(load_cached(spec, tmp_path / "cache")) == 2, place


def test_an_entry_of_another_spec_is_not_taken_for_this_one(spec, tmp_path):
    folder = tmp_path / "cache"
    load_cached(spec, folder)
    (one,) = folder.iterdir()
    spec.write_text(SPEC.replace("VALUE", "5.0"))
    load_cached(spec, folder)
    (other,) = set(folder.iterdir()) - {one}
    one.replace(other)

    assert load_cached(spec, folder) == load(spec)


def test_an_entry_that_others_may_write_is_made_anew(spec, tmp_path, monkeypatch):
    load_cached(spec, tmp_path / "cache")
    (entry,) = (tmp_path / "cache").iterdir()
    entry.chmod(0o666)
    monkeypatch.setattr("nntest.spec.cache.expanded", lambda *_: msgspec.msgpack.encode([]))

    assert load_cached(spec, tmp_path / "cache") == []


def test_a_pipe_in_the_place_of_an_entry_keeps_nobody_waiting(spec, tmp_path):
    first = load_cached(spec, tmp_path / "cache")
    (entry,) = (tmp_path / "cache").iterdir()
    entry.unlink()
    os.mkfifo(entry)

    assert load_cached(spec, tmp_path / "cache") == first


def test_whole_entries_that_cannot_be_decoded_are_made_anew(spec, tmp_path):
    first = load_cached(spec, tmp_path / "cache")
    (entry,) = (tmp_path / "cache").iterdir()
    sealed_file.write(entry, entry.name.encode(), b"no cases")

    assert load_cached(spec, tmp_path / "cache") == first


def test_other_code_makes_other_entries(spec, monkeypatch):
    """The rules of versions, for one, decide what a case's version is."""
    before = content_key(SpecFile.read(spec))
    monkeypatch.setattr("nntest.spec.cache.code_digest", lambda *names: b"another rule")

    assert content_key(SpecFile.read(spec)) != before


LOADED = """
import sys
from pathlib import Path
from nntest.spec.loader import load
for path in sys.argv[1:]:
    assert load(Path(path))
print(*sys.modules)
"""


def test_all_code_that_takes_part_in_an_expansion_is_part_of_the_key(tmp_path):
    """Whatever of this project is loaded when a spec of each family has been expanded."""
    specs = []
    for family in FAMILIES:
        specs.append(tmp_path / f"{family}.mod.py")
        specs[-1].write_text(dump_case(next(own_cases(f"{family}/*"))))
    ran = subprocess.run(
        [sys.executable, "-c", LOADED, *specs], capture_output=True, text=True, check=True
    )
    ours = {
        name for name in ran.stdout.split() if name.split(".")[0] in ("nncli", "nnhal", "nntest")
    }

    missing = {
        name
        for name in ours - {"nncli", "nnhal", "nntest"}  # a docstring each
        if not any(name == part or name.startswith(f"{part}.") for part in EXPANSION)
    }
    assert missing <= {"nntest.code_digest", "nncli.sealed_file"}, "what keeps, not what is kept"
    assert "nnhal.validation" in ours


def test_a_cache_that_cannot_be_written_costs_no_run(spec, tmp_path):
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert load_cached(spec, tmp_path / "cache") == load(spec)


def test_a_missing_spec_is_a_clear_error(tmp_path):
    with pytest.raises(SpecError, match="No such file"):
        load_cached(tmp_path / "absent.mod.py", tmp_path / "cache")
