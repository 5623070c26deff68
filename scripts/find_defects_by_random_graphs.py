"""Print which numeric planted defects random graphs and laws find, in how much processor time.

    python scripts/find_defects_by_random_graphs.py [--limit 60] [NAME ...]

Exit code 1 when fewer than 95 % are found, or a shrunk graph has more than three operations.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final

import msgspec

from nntest.graph_tests.results import GraphFinding
from nntest.graph_tests.settings import GraphSettings, Stretch
from nntest.graph_tests.suite import GraphSuite
from nntest.runner.driver_under_test import Drivers, InProcess
from nntest.runner.suite import PlannedCase
from nntest.runner.watch import Watch
from vts.random_graph.suite import VtsGraphSuite
from vts.self_test.defects import Defect, known_defects

NUMERIC: Final = ("arithmetic", "models")
"""Areas of defects that make wrong values out of right requests."""

_GRAPHS: Final = 50
"""Of a stretch: it is looked at what was found only in between."""

_WANTED: Final = 0.95
_MAX_OPERATIONS: Final = 3


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Findings of a defect, after how many graphs and how much processor time."""

    graphs: int
    cpu_s: float
    finding: GraphFinding | None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--limit", type=float, default=60.0, help="processor time, in seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("names", nargs="*")
    given = parser.parse_args()
    known = known_defects()
    chosen = [d for d in known.values() if (d.name in given.names or not given.names)]
    numeric = [d for d in chosen if given.names or d.area in NUMERIC]
    found = {each.name: told(each, given.limit, given.seed) for each in numeric}
    caught = [each.finding for each in found.values() if each.finding]
    large = [finding for finding in caught if len(finding.operations) > _MAX_OPERATIONS]
    print(f"{len(caught)} of {len(found)} found; {len(large)} of more than 3 operations")
    return int(len(caught) < _WANTED * len(found) or bool(large))


def told(defect: Defect, limit_s: float, seed: int) -> Found:
    """Return what was found of a defect, after a line on it was printed."""
    suite = VtsGraphSuite(GraphSettings(seed=seed))
    found = find(defect.target, suite, limit_s=limit_s)
    finding = found.finding
    what = "not found"
    if finding is not None:
        operations = " ".join(finding.operations)
        what = f"{finding.how} {finding.law} {operations} of {finding.drawn}: {finding.reason}"
    print(f"{defect.name:45} {found.graphs:6} graphs {found.cpu_s:6.1f} s  {what}", flush=True)
    return found


def find(target: str, suite: GraphSuite, *, limit_s: float) -> Found:
    """The first finding of ``suite`` on the driver ``target``, in this process and so much
    processor time. Raises what is wrong with the driver's name.
    """
    began, graphs, number = time.process_time(), 0, 0
    with Drivers.only(InProcess(target)) as drivers, suite.open(drivers, Watch()) as runner:
        while time.process_time() - began < limit_s:
            stretch = Stretch(number=number, count=_GRAPHS)
            result = runner.run(
                PlannedCase(id=str(number), payload=msgspec.msgpack.encode(stretch))
            )
            accused = [f for f in getattr(result, "findings", ()) if not f.disputed]
            graphs += getattr(result, "graphs", 0)
            if accused:
                break
            number += 1
    spent = time.process_time() - began
    return Found(graphs=graphs, cpu_s=spent, finding=accused[0] if accused else None)


if __name__ == "__main__":
    sys.exit(main())
