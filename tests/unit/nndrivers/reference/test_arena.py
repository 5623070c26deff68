"""Layout of temporaries: never two live ones in one place, and less memory than all together."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from nndrivers.reference.planning.arena import ALIGNMENT, Span, aligned_block, lay_out


@st.composite
def spans(draw: st.DrawFn) -> list[Span]:
    pairs = st.tuples(st.integers(0, 20), st.integers(0, 20)).map(sorted)
    sizes = st.integers(0, 1000)
    return [Span(size, *steps) for size, steps in draw(st.lists(st.tuples(sizes, pairs)))]


@given(spans())
def test_spans_that_live_at_the_same_time_do_not_overlap(given_spans: list[Span]) -> None:
    layout = lay_out(given_spans)
    placed = list(zip(given_spans, layout.offsets, strict=True))
    for (one, start), (other, beginning) in combinations(placed, 2):
        if one.first <= other.last and other.first <= one.last:
            assert start + one.size <= beginning or beginning + other.size <= start


@given(spans())
def test_everything_is_aligned_and_inside_the_block(given_spans: list[Span]) -> None:
    layout = lay_out(given_spans)
    for span, offset in zip(given_spans, layout.offsets, strict=True):
        assert offset % ALIGNMENT == 0
        assert 0 <= offset <= offset + span.size <= layout.size


@given(spans())
def test_the_block_is_never_larger_than_all_spans_side_by_side(given_spans: list[Span]) -> None:
    rounded = (-(-span.size // ALIGNMENT) * ALIGNMENT for span in given_spans)
    assert lay_out(given_spans).size <= sum(rounded)


def test_a_chain_needs_room_for_two_neighbors_only() -> None:
    chain = [Span(1000 * ALIGNMENT, step, step + 1) for step in range(10)]
    assert lay_out(chain).size == 2 * 1000 * ALIGNMENT


def test_nothing_needs_no_memory() -> None:
    assert lay_out([]).size == 0


def test_a_block_begins_at_an_aligned_address() -> None:
    for size in (1, 64, 1000):
        block = aligned_block(size)
        assert block.nbytes == size
        assert block.ctypes.data % ALIGNMENT == 0
