"""Values that are read long after they were made, in models of more than a hundred operations.

Large models are cut into parts, for memory or for several processors; what one part makes may be
read by any later one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from corpus.language import SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import Net, Term

__all__ = ["files"]

_LENGTH: Final = 130
_STEPS: Final = (1.0, -0.5, -1.0, 0.5, 0.5, -1.0, 0.5)
"""What each operation adds. They add up to 0, so that no code gets out of range."""

_WAYS: Final = (17, 33, 65, 97, 129)
"""How many operations before the last one a value was made that is read behind it."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of("long_ways", "values that are read much later", _NETS, float16=False)


def _across(net: Net) -> list[Term]:
    x = net.data(2, 3)
    way = [x]
    for number in range(_LENGTH):
        term = net.constant([_STEPS[number % len(_STEPS)]])
        is_bound = number % 10 == 9
        way.append(way[-1].max(term) if is_bound else way[-1] + term)
    last = way[-1]
    return [last, *(last.min(way[-1 - back]) for back in _WAYS)]


_NETS: Final[dict[str, Nets]] = {
    "ADD": {"across": ("Parts of a model hand on what later ones read.", _across)},
}
