"""Text from outside."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nntest.report.html.text import anchors, breakable, printable, shortened


def test_escape_sequences_and_turned_text_are_spelled_out() -> None:
    assert printable("a\x1b[31mb\u202ec\x00") == "a\\x1b[31mb\\u202ec\\x00"


def test_lines_tabs_and_all_scripts_of_the_world_stay() -> None:
    text = "naïve\tмодель\n模型 عربي 🚀"
    assert printable(text) == text


@given(st.text(st.characters()))
def test_any_text_can_be_written_afterwards(text: str) -> None:
    printable(text).encode("utf-8")


@given(st.lists(st.text(), max_size=20))
def test_every_name_has_an_anchor_of_its_own(names: list[str]) -> None:
    ids = anchors(names, "model")
    assert set(ids) == set(names)
    assert len(set(ids.values())) == len(ids)
    assert all(identity.replace("-", "").isalnum() for identity in ids.values())


def test_names_that_differ_in_punctuation_only_do_not_share_an_anchor() -> None:
    assert anchors(["a.b", "a b", "a-b-2"], "m") == {
        "a.b": "m-a-b",
        "a b": "m-a-b-2",
        "a-b-2": "m-a-b-2-2",
    }


def test_a_long_name_keeps_both_ends() -> None:
    assert shortened("mobilenet_v3-large-minimalistic_224", 20) == "mobilenet…listic_224"
    assert shortened("short", 20) == "short"


def test_a_name_may_break_behind_what_joins_it_and_is_escaped() -> None:
    assert breakable("a_b/<c>..d__e") == "a_<wbr>b/<wbr>&lt;c&gt;..<wbr>d__<wbr>e"
    assert breakable(f"a_{'x' * 32}") == f"a_<wbr>{'x' * 30}<wbr>x<wbr>x"


def test_an_anchor_has_a_bounded_length() -> None:
    ids = anchors(["x" * 5000, "x" * 5000 + "y"], "model")
    assert len(set(ids.values())) == 2
    assert all(len(identity) < 110 for identity in ids.values())
