"""The command that measures the tests of VTS by random changes of a driver's source.

    python -m corpus.mutation --count 400 --seed 1 --output out    # the reference driver
    python -m corpus.mutation --modules corpus.formulas --driver corpus.formula_driver:FormulaDriver
    python -m corpus.mutation --again out/journal.jsonl --output out2   # only what survived there
    python -m corpus.mutation --driver reference@1.3 --groups all --tests-per-group 60 \\
        --modules nnhal._driver_kit,nnhal.versions,nnhal.validation     # the driver kit
    python -m corpus.mutation --specs DIR --groups general --against out/journal.jsonl --output out3

The last command tries the same mutants on another corpus, and names those that only it catches.

Each mutant is loaded in a process of its own; sources on disk stay as they are. The same seed makes
the same mutants of the same code. A run that was interrupted continues where it was.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from corpus.mutation import coverage
from corpus.mutation.coverage import Coverage
from corpus.mutation.equivalents import Equivalents, OutOfDate
from corpus.mutation.equivalents import read as read_equivalents
from corpus.mutation.judging import GROUPS_THAT_COMPUTE, Plan
from corpus.mutation.mutants import Mutant, Source
from corpus.mutation.results import (
    Header,
    Journal,
    OtherRun,
    Record,
    missed_there,
    read_records,
    scores,
)
from corpus.mutation.separation import forget_kit, is_separable
from corpus.mutation.trial import Ending, try_mutant
from nncli.cache_folder import cache_folder

_DEFAULT_MODULES: Final = (
    "nndrivers.reference.kernels,nndrivers.reference.arithmetic,"
    "nndrivers.reference.recurrent,nndrivers.reference.planning"
)

_ALL_GROUPS: Final = "all"

_ROOT: Final = Path(__file__).resolve().parents[2]


class Misuse(Exception):
    """A wrong option; the message says which."""


def main() -> int:
    """The command."""
    arguments = _parser().parse_args()
    try:
        return _run(arguments)
    except (Misuse, OutOfDate, OtherRun) as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m corpus.mutation", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--driver", default="reference", help="default: %(default)s")
    parser.add_argument(
        "--modules",
        default=_DEFAULT_MODULES,
        help="modules and packages to mutate, comma-separated (default: %(default)s)",
    )
    parser.add_argument(
        "--groups",
        default=",".join(GROUPS_THAT_COMPUTE),
        help=f"test groups, or {_ALL_GROUPS!r} (default: %(default)s)",
    )
    parser.add_argument("--specs", default="", help="another corpus than our own")
    parser.add_argument(
        "--tests-per-group", type=int, help="of a group with more tests, take so many"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=400, help="mutants to draw; 0: all of them")
    parser.add_argument(
        "--patience", type=float, default=60.0, help="seconds of processor time for one mutant"
    )
    parser.add_argument("--again", type=Path, help="only survivors of this journal")
    parser.add_argument(
        "--against",
        type=Path,
        help="mutants of this journal, and which of those caught here survive there",
    )
    parser.add_argument("--output", type=Path, default=Path("mutation"), help="folder")
    parser.add_argument(
        "--try-listed", action="store_true", help="try mutants of equivalent.toml too"
    )
    parser.add_argument("--check-list", action="store_true", help="only check equivalent.toml")
    return parser


def _run(arguments: argparse.Namespace) -> int:
    sources = list(_sources(arguments.modules.split(",")))
    by_module = {source.module: source for source in sources}
    equivalents = Equivalents(read_equivalents(), by_module)
    if arguments.check_list:
        return 0
    plan = Plan(_groups(arguments.groups), arguments.specs, arguments.tests_per_group)
    loaded = [
        source.module
        for source in sources
        if source.module in sys.modules and not is_separable(source.module)
    ]
    if loaded:
        raise Misuse(f"{loaded[0]} is used by the tests themselves: it cannot be mutated apart")
    key = coverage.coverage_key(arguments.driver, sources)
    covered = Coverage(_kept(arguments, sources, plan, key), sources)
    for name in covered.failing:
        print(f"{name} does not pass as it is, and proves nothing", file=sys.stderr)
    chosen = _chosen(arguments, sources)
    header = Header(
        driver=arguments.driver,
        modules=tuple(source.module for source in sources),
        groups=_groups(arguments.groups),
        specs=arguments.specs,
        tests_per_group=arguments.tests_per_group,
        seed=arguments.seed,
        count=len(chosen),
        version=version("nn-driver-suite"),
        digest=_digest(key, plan),
    )
    journal = Journal(arguments.output / "journal.jsonl", header)
    runner = _Runner(arguments, by_module, plan, covered, equivalents)
    started = time.monotonic()
    for number, mutant in enumerate(chosen, 1):
        if mutant.id not in journal.records:
            record = runner.record(mutant)
            journal.add(record)
            _tell(number, len(chosen), record, time.monotonic() - started)
    _summarize(journal.records.values())
    if arguments.against is not None:
        _compare(journal.records.values(), arguments.against)
    return 0


def _sources(names: Sequence[str]) -> Iterator[Source]:
    for name in names:
        path = _ROOT.joinpath(*name.split("."))
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
        for file in files:
            if not file.is_file():
                raise Misuse(f"--modules: {name} has no source below {_ROOT}")
            parts = file.relative_to(_ROOT).with_suffix("").parts
            yield Source(".".join(parts[:-1] if parts[-1] == "__init__" else parts), file)


def _groups(names: str) -> tuple[str, ...]:
    return () if names == _ALL_GROUPS else tuple(names.split(","))


def _kept(
    arguments: argparse.Namespace, sources: Sequence[Source], plan: Plan, key: bytes
) -> coverage.Kept:
    """Coverage, measured in a process of its own unless it is known: here no driver is imported."""
    driver = arguments.driver
    run = f"{driver} {arguments.specs} {[source.module for source in sources]}"
    name = hashlib.sha256(run.encode()).hexdigest()[:16]
    path = cache_folder("mutation") / name
    known = coverage.read(path, key) or coverage.Kept((), (), ())
    child = os.fork()
    if child == 0:
        status = 1
        try:
            forget_kit(source.module for source in sources)
            found = coverage.Measurement(driver, sources, plan).result(known, _progress)
            coverage.write(path, key, found)
            status = 0
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    kept = coverage.read(path, key)
    if kept is None or status:
        raise Misuse(f"{driver} did not live through the tests as it is (status {status})")
    return kept


def _digest(key: bytes, plan: Plan) -> str:
    """Of the code of driver and suite, and of the corpus."""
    content = "".join(f"{name}{digest}" for name, digest in sorted(plan.contents.items()))
    return hashlib.sha256(key + content.encode()).hexdigest()


def _progress(done: int, total: int) -> None:
    if done % 1000 == 0:
        print(f"coverage: {done} of {total} tests", file=sys.stderr, flush=True)


def _chosen(arguments: argparse.Namespace, sources: Sequence[Source]) -> list[Mutant]:
    mutants = [mutant for source in sources for mutant in source.mutants]
    journal: Path | None = arguments.again or arguments.against
    if journal is not None:
        records = [r for r in read_records(journal) if arguments.against or not r.is_caught]
        wanted = {record.key for record in records}
        return [m for m in mutants if (m.module, m.place, m.change) in wanted]
    if not arguments.count or arguments.count >= len(mutants):
        return mutants
    return random.Random(arguments.seed).sample(mutants, arguments.count)


@dataclass(frozen=True)
class _Runner:
    arguments: argparse.Namespace
    sources: Mapping[str, Source]
    plan: Plan
    covered: Coverage
    equivalents: Equivalents

    def record(self, mutant: Mutant) -> Record:
        """Try ``mutant``, unless it is in the list of those that nothing can tell."""
        tests = self.covered.tests_of(mutant)
        ending, reason = Ending(), self.equivalents.reason(mutant)
        if tests and (not reason or self.arguments.try_listed):
            ending = try_mutant(
                self.sources[mutant.module],
                mutant,
                self.arguments.driver,
                self.plan,
                tests,
                self.arguments.patience,
            )
        return Record(
            id=mutant.id,
            module=mutant.module,
            text=str(mutant),
            code=mutant.code,
            place=mutant.place,
            change=mutant.change,
            tests=len(tests),
            ending=ending,
            equivalent=reason,
        )


def _tell(number: int, total: int, record: Record, elapsed_s: float) -> None:
    if record.is_caught:
        said = f"caught by {record.ending.test}"
        if record.equivalent:
            said += ", although it is in equivalent.toml"
    else:
        said = "equivalent" if record.equivalent else "SURVIVED"
    print(f"{number}/{total} {elapsed_s:.0f} s {record.text}: {said}", flush=True)


def _summarize(records: Iterable[Record]) -> None:
    every = list(records)
    print(f"\n{'module':56} caught  survived  equivalent  score  without crude ones")
    for name, score in scores(every).items():
        print(
            f"{name:56} {score.caught:6} {score.survived:9} {score.equivalent:11} "
            f"{score.share:6.1%} {score.share_of_subtle:6.1%}"
        )
    print()
    for record in every:
        if record.is_caught or record.equivalent:
            continue
        ran = (
            f"{record.ending.tried} of {record.tests} tests" if record.tests else "no test runs it"
        )
        print(f"SURVIVED {record.text}\n    {record.code}\n    {ran}")


def _compare(records: Iterable[Record], against: Path) -> None:
    caught, missed = missed_there(records, read_records(against))
    print(f"\n{caught} caught here, of which {caught - len(missed)} are caught in {against}")
    for record in missed:
        print(f"MISSED THERE {record.text}\n    {record.code}\n    {record.ending.test}")


if __name__ == "__main__":
    sys.exit(main())
