"""The command that audits the corpus: which arguments could be misread without a test noticing.

python -m corpus.audit                # all families
python -m corpus.audit pooling rnn    # some
"""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Sequence

from corpus.audit.coverage import Counts, count
from corpus.audit.exceptions import OutOfDate, read, unexplained
from corpus.audit.sensitivity import audit, gaps
from corpus.build import families
from nnhal.operations.registry import FAMILIES
from nntest.cases.case_file import CASES_SUFFIX
from nntest.cases.reader import cases_in
from nntest.data_folders import OWN_SPECS
from nntest.spec import SpecCase


def main() -> int:
    """The command: 0 where every step is noticed or explained, else 1."""
    parser = argparse.ArgumentParser(
        prog="python -m corpus.audit", description=__doc__.splitlines()[0]
    )
    parser.add_argument("families", nargs="*", help="default: all")
    chosen = parser.parse_args().families or families()
    unknown = set(chosen) - set(families())
    if unknown:
        parser.error(f"no family {min(unknown)}; there are {', '.join(families())}")
    warnings.simplefilter("ignore")
    try:
        found = sum(_audited(family) for family in chosen)
    except OutOfDate as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    _say(count(case for family in chosen for case in _cases(family)))
    return 1 if found else 0


def _cases(family: str) -> list[SpecCase]:
    return cases_in(OWN_SPECS / f"{family}{CASES_SUFFIX}")


def _audited(family: str) -> int:
    """Print what a family does not notice; how much that is."""
    operations = FAMILIES[family]
    found = audit(_cases(family), {int(spec.type) for spec in operations})
    missed = gaps(found)
    left = unexplained(missed, read(), [spec.name for spec in operations])
    explained = len(missed) - len(left)
    print(f"{family:20} {len(found):5} steps, {explained:4} explained, {len(left):4} not noticed")
    for gap in left:
        print(f"    {gap.key} ({gap.cases} cases, such as {gap.example})")
    return len(left)


def _say(counts: Counts) -> None:
    print(f"\n{counts.cases} cases, {counts.elements} expected elements")
    for name, part, whole in (
        ("zero", counts.zeros, counts.elements),
        ("equal to the one before", counts.equal_neighbors, counts.elements),
        ("of 8 bits and at an end of the codes", counts.saturated, counts.codes),
    ):
        print(f"{part / max(whole, 1):6.1%} of elements are {name}")
    saturated = counts.saturated_cases
    print(f"{len(saturated)} cases have nothing but the ends of the codes{_such(saturated)}")
    print(f"largest tensor: {counts.largest_tensor} elements")
    print(f"largest sum of products of codes: 2^{_bits(counts.largest_sum)}")
    ratios = ", ".join(f"{name}: {n}" for name, n in sorted(counts.multipliers.items()))
    print(f"ratios of scales in quantized products: {ratios or 'none'}")
    print(f"an operand is read by up to {max(counts.readers, default=0)} operations")


def _such(names: Sequence[str]) -> str:
    return f", such as {names[0]}" if names else ""


def _bits(number: float) -> int:
    return int(number).bit_length() - 1 if number >= 1 else 0


if __name__ == "__main__":
    sys.exit(main())
