"""A vocabulary of options: what each word means, in every command of every suite.

A command takes its options from here by name and adds type and default, which may differ. So a word
has one metavar and one help text everywhere. Imports nothing that is slow to import.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    import click

__all__ = ["AGAIN", "RENAMED", "SECTIONS", "WORDS", "Word", "option"]

_Command = TypeVar("_Command", bound=Callable[..., object])

AGAIN: Final = " May be repeated."
"""Ends the help of an option that may be given several times."""


class Word(NamedTuple):
    """Spelling, placeholder for the value, and meaning of an option; a value to show as an example,
    and the section of the help that the option is in.
    """

    flags: tuple[str, ...]
    metavar: str | None
    help: str
    example: str = ""
    section: str = ""


def option(name: str, **settings: Any) -> Callable[[_Command], _Command]:
    """The option ``name`` of the vocabulary; ``settings`` are click's, without metavar and help."""
    # Not where the vocabulary serves a program without click.
    import click

    from nncli.word_option import WordOption

    word = WORDS[name]
    if word.flags == ("--driver",):
        settings["shell_complete"] = _installed_drivers
        settings.setdefault("callback", _leased)
    meaning = word.help + AGAIN * bool(settings.get("multiple"))
    return click.option(
        *word.flags,
        name,
        cls=WordOption,
        section=word.section,
        example=word.example,
        metavar=word.metavar,
        help=meaning,
        **settings,
    )


def _installed_drivers(context: click.Context, option: click.Parameter, begun: str) -> list[str]:
    from importlib.metadata import entry_points

    names = {point.name for point in entry_points(group="nnhal.drivers")}
    return sorted(name for name in names if name.startswith(begun))


def _leased(context: click.Context, option: click.Parameter, value: Any) -> Any:
    """Have drivers run that a command only rents, as ``adb:``, until it ends."""
    from importlib.metadata import entry_points

    for name in value if isinstance(value, tuple) else (value or "",):
        scheme, colon, _ = name.partition(":")
        for point in entry_points(group="nnhal.leases", name=scheme) if colon else ():
            if not context.resilient_parsing:
                context.call_on_close(point.load()(name))
    return value


_VOCABULARY: Final = """
# What is tested
driver, drivers: --driver NAME, e.g. ./libacme_sl.so
    Driver to use: a name listed by 'nnhal drivers', package.module:Class, PATH.so of a native
    driver, unix:PATH or tcp:HOST:PORT of a served one, adb:[SERIAL]/PATH.so, ssh:HOST/PATH.so,
    engine:NAME, delegate:PATH.so, ep:PATH.so of an ONNX Runtime provider, or litert:FOLDER of a
    compiler plugin.
filter_driver: -f, --filter-driver REGEX
    Use all installed drivers whose full name matches, except the reference driver.
include_nnapi_reference: -r, --include-nnapi-reference
    Use the reference driver, too.
nnapi_reference_only: --nnapi-reference-only
    Use only the reference driver.
hal_version: --hal-version VERSION, e.g. 1.2
    Test drivers through this version of the HAL.
defects: --defect GLOB, e.g. relu*
    Only defects whose name matches.
package: --defects MODULE, e.g. acme.defects
    Use the defects of this module: those that its function defects() returns, by name.
tests: --tests RESULTS, e.g. report
    Only the tests that were run in a run of which this is the result.
matrix: --matrix FILE, e.g. matrix.json
    Write to this file which test catches which defect: each is tried with all tests, which
    takes hours, and with --output can be resumed.
sample: --sample N, e.g. 1000
    Try each defect of a --matrix with about N tests of all groups.
specs: --specs PATH, e.g. acme-specs
    Folder of specs (*.mod.py) in Android's language and of case files (*.cases), or a single
    file. Without --groups, only the group general runs them. Specs are Python code, which this
    command runs.
groups: --groups A,B, e.g. general,basic
    Only these test groups.
thorough: --thorough
    Use every spec in every group, even where specs differ only in values, and try all mutations
    of long networks, and all ways to execute.
quick: --quick
    Execute each case of the group general once instead of in every way.
assets: --assets DIR, e.g. my-assets
    Models and data in the layout of Android's mlts/models assets.

# Which cases
filters: --filter GLOB, e.g. *conv*
    Only cases whose id matches; * also matches /.
excludes: --exclude GLOB, e.g. *float16*
    Skip cases whose id matches.
shard: --shard I/N, e.g. 1/4
    Only part I of N. A case stays in its part when others are added or removed.
shuffle: --shuffle SEED, e.g. 7
    Shuffle the cases with this seed; those that share a spec or model stay together.
order: --order
    power: tests first that catch most planted defects for the time that they take on this
    driver.
budget: --time TIME, e.g. 60s
    How long to run: 60s, 10m, 1.5h. Of 'run', the time of the whole command, and the report
    says what was given up; of a benchmark or a stress, that of each case instead of the
    profile's (complete: limit; 0: one sequence).
caches: --caches DIR, e.g. caches
    Keep compilation caches in DIR, and load what another build of the driver has kept there: it
    must be what was saved, or a miss.
repeat: --repeat N, e.g. 3
    Run each case N times; repetitions have the ids ID#2, ID#3, ...
only_list: --list
    List what would be run or can be chosen, and exit.

# How they are run
jobs: --jobs N, e.g. 4
    Number of worker processes, each running one case at a time.
engine: --engine
    Run cases on this machine, or on a cluster of dask.distributed.
scheduler: --scheduler ADDRESS
    HOST:PORT of the cluster's scheduler.
worker_resources: --worker-resource NAME=N
    What a case takes from its dask worker, such as NPU=1.
in_process: --in-process
    Run drivers in this process for debugging; a crash then ends the run.
service: --service
    Run each driver in its own process, as on a device; latencies then include a message there
    and back.
through: --through
    Form in which drivers get models: hal: a HAL model; file: the model's own file, for drivers
    that read it (engines, delegates).
max_partitions: --max-partitions N, e.g. 3
    Parts of a model that a driver may get, the largest ones; TF Lite runs the rest. 0 means whole
    models only.
retries: --retries N, e.g. 2
    Retry a failed case up to N times; if it then passes, it is FLAKY.
fail_fast: --fail-fast
    End the run at the first failure.
start_timeout: --start-timeout TIME, e.g. 30s
    A driver that has not started by then does not start.
timeout: --timeout TIME, e.g. 2m
    A case that takes longer is a HANG; 0 means no limit.
silence: --silence TIME, e.g. 60s
    A case that gives no sign of life for this long is a HANG; 0 means no limit. With --time the
    default is a quarter of that time, at least 10 s and at most the number below.
limit_memory: --limit-memory MIB, e.g. 2048
    Limit the address space of a driver's process.
limit_cpu: --limit-cpu TIME, e.g. 60s
    Limit the processor time of a driver's process.
limit_files: --limit-files N, e.g. 256
    Limit the open files of a driver's process.
threads: --threads N, e.g. 2
    Number of threads of a driver and of TF Lite; in a stress, of each client.
socket: --socket PATH, e.g. /tmp/acme.sock
    Socket at which clients find the driver.
listen: --listen HOST:PORT, e.g. 0.0.0.0:7100
    Address at which clients find the driver over TCP; port 0 chooses a free one.
secret_file: --secret-file PATH, e.g. secret
    File with the secret that TCP clients must know, instead of the one named by
    NNHAL_SECRET_FILE.
allow_remote: --allow-remote
    Let other machines connect, too.

# For how long
profile: --profile
    Benchmark: quick: 0.5 s at most, and 200 random inputs or as many as decide each limit; scoring:
    0.5 s, and the whole data set; short: 0.3 s warm-up, 1 s run; repeatable: 2 s, 10 s; complete:
    2 s, the whole data set within 300 s. Stress: quick: all modes in less than five minutes; full:
    Android's numbers, takes hours.
seconds: like budget
warmup_seconds: --warmup-time TIME, e.g. 2s
    Time of the warm-up instead of the profile's; 0 means one sequence.
duration: like budget
processes: --processes N, e.g. 8
    Number of client processes instead of the profile's.
kill_rate: --kill-rate PERCENT, e.g. 10
    Share of client processes killed while they work, instead of the profile's.
iterations: --iterations N, e.g. 100
    Inferences per model and backend instead of a duration; sequences are completed.
compilation: --compilation/--no-compilation
    Time compilation without cache, saving to cache, and from cache.
audio: --audio
    Keep the worst sentence of each speech synthesizer as sound for the page: up to 4 s of TF
    Lite and of the driver.
localize: --localize/--no-localize
    Find the first wrong operation of each model whose outputs are wrong, in at most a minute
    for each.

# How a model is compiled
preference: --preference
    Execution preference of the application.
call_cost: --call-cost MICROSECONDS, e.g. 50
    Cost of each additional call of a device.
copy_speed: --copy-speed GIB/S, e.g. 4
    Speed at which a device copies data that it shares with others.

# Random graphs
operations: --operations A,B, e.g. CONV_2D,ADD
    Only these operations, by their HAL names.
types: --types A,B, e.g. FLOAT32
    Only these tensor types; TENSOR_ may be omitted, as in FLOAT32.
size: --size N[-M], e.g. 1-8
    Number of operations in a graph, or its range.
dimensions: --dimensions N, e.g. 16
    Largest dimension of a tensor.
count: --count N, e.g. 100
    Number of graphs or attempts to run.
time: like budget
oracles: --oracle NAME, e.g. engine:tflite
    Driver that decides what is right. The values of the first one are expected; the others are
    consulted before a failure is reported.
laws: --laws/--no-laws
    Check that the driver agrees with itself.

# Fuzzing
attempts: --attempts DIR, e.g. attempts
    Folder of attempts with new answers. The run starts from those that earlier runs left there,
    and adds its own.
reproduce: --reproduce FILE, e.g. finding.json
    Repeat this finding of an earlier run.
replay: --replay FILE, e.g. finding.json
    Make the calls of this finding of an earlier run.
minimize: --minimize FILE, e.g. finding.json
    Repeat this finding of an earlier run, and rewrite it with as few steps as possible.

# Models and data
fetched: --into DIR, e.g. android-assets
    Folder for the downloaded models and data.
mirror: --mirror URL, e.g. https://example.org/mlts
    Server with copies of Android's files.
sentence: --sentence N, e.g. 1
    Number of the model's sequence, counted from 1.
sound: --out FILE, e.g. speech.wav
    WAV file to write.

# What counts
expectations: --expectations FILE, e.g. known.toml
    TOML file of known failures, which do not fail the run; outdated entries do.
check: --check
    Exit with code 1 if the driver should declare other capabilities.
require_full_delegation: --require-full-delegation
    Fail each model of which the driver leaves an operator to TF Lite.
gate: --gate FILE, e.g. limits.toml
    TOML file of limits; a missed limit gives exit code 1.

# Inputs
case: --case NAME, e.g. add
    The case of a spec.
inputs: --raw-input FILE, e.g. input.raw
    File with the raw data of the model's next input.
given: --input NAME=PATH, e.g. image=cat.jpg
    File with values of an input: .npy, .npz with arrays named as the inputs, .png, .jpg, .wav, or
    raw elements; or a folder of these, one a sequence. Without NAME where the model has one input.
golden: --golden NAME=PATH, e.g. scores.npy
    File or folder with the expected values of an output, as for --input.
labels: --labels FILE
    Right classes, by number, one line a file of --input.
evaluator: --evaluator NAME
    Judge outputs with this evaluator of a model list, too.
mean: --mean A,B,C
    What is subtracted from the pixels of an image.
std: --std A,B,C
    What the difference is divided by.
states: --state INPUT=OUTPUT
    Input that gets this output of the inference before.
signature: --signature KEY
    Run this signature of the model's file.
scrub: --scrub
    Write the wrong operator with seeded random weights in the range of its own, if it is wrong
    with these too.
seed: --seed N, e.g. 7
    Seed of all random choices.

# What is written
output: --output DIR, e.g. report
    Folder for results, reports and the journal.
no_output: --no-output
    Write no folder: print the result, and forget it.
resume: --resume
    Continue the run in --output; repeat all its other options.
resume_anyway: --resume-anyway
    Continue even if driver, specs, suite or settings have changed; reports will say so.
history: --history FILE, e.g. history.db
    Also add the result to this history, an SQLite file: see 'nnhal history'.
suite: --suite NAME, e.g. mlts
    Only runs of this suite.
last: --last N, e.g. 30
    Only the newest N runs of each driver.
anyway: --anyway
    Merge even if driver, suite or options differ; the report will say so.
json_file: --json FILE, e.g. result.json
    Also write the result to this file, as JSON.
html_file: --html FILE, e.g. page.html
    Also write the result to this file, as an HTML page.
graph_file: --graph FILE, e.g. model.dot
    Also write the model to this file, as a Graphviz graph.
to: -o, --to FILE, e.g. out.txt
    Write to this file.
view: --format
    Format to write.
dry_run: --dry-run
    Only show what would change.
open_page: --open/--no-open
    Open the page in a browser.
quiet: --quiet
    Print only errors.
vlog: --vlog TAGS, e.g. model,execution
    Log verbosely: all, or a comma-separated list of model, compilation, execution, cpuexe,
    manager and driver. Also set by the environment variable NNHAL_VLOG.
trace: --trace FILE, e.g. trace.json
    Write a trace of HAL calls and operations for Perfetto or chrome://tracing.
"""
"""A section each, of words by the names of their parameters: flags, placeholder, example, and below
them the meaning.
"""

_HEAD: Final = re.compile(
    r"(?P<names>\w+(?:, \w+)*): (?:like (?P<like>\w+)|(?P<flags>-\S+?(?:, -\S+?)*)"
    r"(?: (?P<metavar>[^-\s]\S*?))?(?:, e\.g\. (?P<example>.+))?)"
)


def _words(text: str) -> Iterator[tuple[str, Word]]:
    """The words of a vocabulary, each by the names of its parameters."""
    known: dict[str, Word] = {}
    for section in text.strip().removeprefix("# ").split("\n\n# "):
        title, *blocks = re.split(r"\n(?=\S)", section)
        for block in blocks:
            head, _, meaning = block.partition("\n")
            found = _HEAD.fullmatch(head)
            assert found, f"no word of the vocabulary: {head}"
            names, like, flags, metavar, example = found.groups()
            if like:
                word = known[like]._replace(section=title)
            else:
                meaning = " ".join(meaning.split())
                word = Word(tuple(flags.split(", ")), metavar, meaning, example or "", title)
            known |= dict.fromkeys(names.split(", "), word)
    yield from known.items()


WORDS: Final[Mapping[str, Word]] = MappingProxyType(dict(_words(_VOCABULARY)))
"""Words by the name of the parameter."""

SECTIONS: Final = tuple(dict.fromkeys(word.section for word in WORDS.values()))
"""Titles of the sections of a help, in their order."""

RENAMED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "--budget": "--time 60s",
        "--duration": "--time 60s",
        "--model": "MODEL",
        "--seconds": "--time 60s",
        "--warmup-seconds": "--warmup-time 60s",
    }
)
"""Options that are refused with an example of what stands for them now: another option, or an
argument.
"""
