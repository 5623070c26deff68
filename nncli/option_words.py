"""A vocabulary of options: what each word means, in every command of every suite.

A command takes its options from here by name and adds type and default, which may differ. So a word
has one metavar and one help text everywhere. Imports nothing that is slow to import.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


def _value(flag: str, metavar: str, meaning: str, *, example: str = "") -> Word:
    return Word((flag,), metavar, meaning, example)


def _choice(flag: str, meaning: str) -> Word:
    """Click itself shows what there is to choose from."""
    return Word((flag,), None, meaning)


def _switch(flag: str, meaning: str) -> Word:
    return Word((flag,), None, meaning)


_DRIVER: Final = (
    "Driver to use: a name listed by 'nnhal drivers', package.module:Class, PATH.so of a native "
    "driver, unix:PATH or tcp:HOST:PORT of a served one, engine:NAME, or delegate:PATH.so."
)

_TIME: Final = _value(
    "--time",
    "TIME",
    "How long to run: 60s, 10m, 1.5h. Of 'run', the time of the whole command, and the report says "
    "what was given up; of a benchmark or a stress, that of each case instead of the profile's "
    "(complete: limit; 0: one sequence).",
    example="60s",
)

_SECTIONS: Final[Mapping[str, Mapping[str, Word]]] = {
    "What is tested": {
        "driver": _value("--driver", "NAME", _DRIVER, example="./libacme_sl.so"),
        "drivers": _value("--driver", "NAME", _DRIVER, example="./libacme_sl.so"),
        "filter_driver": Word(
            ("-f", "--filter-driver"),
            "REGEX",
            "Use all installed drivers whose full name matches, except the reference driver.",
        ),
        "include_nnapi_reference": Word(
            ("-r", "--include-nnapi-reference"), None, "Use the reference driver, too."
        ),
        "nnapi_reference_only": _switch("--nnapi-reference-only", "Use only the reference driver."),
        "hal_version": _value(
            "--hal-version",
            "VERSION",
            "Test drivers through this version of the HAL.",
            example="1.2",
        ),
        "defects": _value("--defect", "GLOB", "Only defects whose name matches.", example="relu*"),
        "package": _value(
            "--defects",
            "MODULE",
            "Use the defects of this module: those that its function defects() returns, by name.",
            example="acme.defects",
        ),
        "tests": _value(
            "--tests",
            "RESULTS",
            "Only the tests that were run in a run of which this is the result.",
            example="report",
        ),
        "matrix": _value(
            "--matrix",
            "FILE",
            "Write to this file which test catches which defect: each is tried with all tests, "
            "which takes hours, and with --output can be resumed.",
            example="matrix.json",
        ),
        "sample": _value(
            "--sample",
            "N",
            "Try each defect of a --matrix with about N tests of all groups.",
            example="1000",
        ),
        "specs": _value(
            "--specs",
            "PATH",
            "Folder of specs (*.mod.py) in Android's language and of case files (*.cases), or a "
            "single file. Without --groups, only the group general runs them. Specs are Python "
            "code, which this command runs.",
            example="acme-specs",
        ),
        "groups": _value("--groups", "A,B", "Only these test groups.", example="general,basic"),
        "thorough": _switch(
            "--thorough",
            "Use every spec in every group, even where specs differ only in values, "
            "and try all mutations of long networks.",
        ),
        "quick": _switch(
            "--quick", "Execute each case of the group general once instead of in every way."
        ),
        "assets": _value(
            "--assets",
            "DIR",
            "Models and data in the layout of Android's mlts/models assets.",
            example="my-assets",
        ),
    },
    "Which cases": {
        "filters": _value(
            "--filter",
            "GLOB",
            "Only cases whose id matches; * also matches /.",
            example="*conv*",
        ),
        "excludes": _value(
            "--exclude", "GLOB", "Skip cases whose id matches.", example="*float16*"
        ),
        "shard": _value(
            "--shard",
            "I/N",
            "Only part I of N. A case stays in its part when others are added or removed.",
            example="1/4",
        ),
        "shuffle": _value(
            "--shuffle",
            "SEED",
            "Shuffle the cases with this seed; those that share a spec or model stay together.",
            example="7",
        ),
        "order": _choice(
            "--order",
            "power: tests first that catch most planted defects for the time that they take on "
            "this driver.",
        ),
        "budget": _TIME,
        "caches": _value(
            "--caches",
            "DIR",
            "Keep compilation caches in DIR, and load what another build of the driver has kept "
            "there: it must be what was saved, or a miss.",
            example="caches",
        ),
        "repeat": _value(
            "--repeat",
            "N",
            "Run each case N times; repetitions have the ids ID#2, ID#3, ...",
            example="3",
        ),
        "only_list": _switch("--list", "List what would be run or can be chosen, and exit."),
    },
    "How they are run": {
        "jobs": _value(
            "--jobs",
            "N",
            "Number of worker processes, each running one case at a time.",
            example="4",
        ),
        "engine": _choice(
            "--engine", "Run cases on this machine, or on a cluster of dask.distributed."
        ),
        "scheduler": _value("--scheduler", "ADDRESS", "HOST:PORT of the cluster's scheduler."),
        "worker_resources": _value(
            "--worker-resource", "NAME=N", "What a case takes from its dask worker, such as NPU=1."
        ),
        "in_process": _switch(
            "--in-process", "Run drivers in this process for debugging; a crash then ends the run."
        ),
        "service": _switch(
            "--service",
            "Run each driver in its own process, as on a device; latencies then include a message "
            "there and back.",
        ),
        "through": _choice(
            "--through",
            "Form in which drivers get models: hal: a HAL model; file: the model's own file, for "
            "drivers that read it (engines, delegates).",
        ),
        "max_partitions": _value(
            "--max-partitions",
            "N",
            "Parts of a model that a driver may get, the largest ones; TF Lite runs the rest. 0 "
            "means whole models only.",
            example="3",
        ),
        "retries": _value(
            "--retries",
            "N",
            "Retry a failed case up to N times; if it then passes, it is FLAKY.",
            example="2",
        ),
        "fail_fast": _switch("--fail-fast", "End the run at the first failure."),
        "start_timeout": _value(
            "--start-timeout",
            "TIME",
            "A driver that has not started by then does not start.",
            example="30s",
        ),
        "timeout": _value(
            "--timeout",
            "TIME",
            "A case that takes longer is a HANG; 0 means no limit.",
            example="2m",
        ),
        "silence": _value(
            "--silence",
            "TIME",
            "A case that gives no sign of life for this long is a HANG; 0 means no limit.",
            example="60s",
        ),
        "limit_memory": _value(
            "--limit-memory",
            "MIB",
            "Limit the address space of a driver's process.",
            example="2048",
        ),
        "limit_cpu": _value(
            "--limit-cpu",
            "SECONDS",
            "Limit the processor time of a driver's process.",
            example="60",
        ),
        "limit_files": _value(
            "--limit-files", "N", "Limit the open files of a driver's process.", example="256"
        ),
        "threads": _value(
            "--threads",
            "N",
            "Number of threads of a driver and of TF Lite; in a stress, of each client.",
            example="2",
        ),
        "socket": _value(
            "--socket", "PATH", "Socket at which clients find the driver.", example="/tmp/acme.sock"
        ),
        "listen": _value(
            "--listen",
            "HOST:PORT",
            "Address at which clients find the driver over TCP; port 0 chooses a free one.",
            example="0.0.0.0:7100",
        ),
        "secret_file": _value(
            "--secret-file",
            "PATH",
            "File with the secret that TCP clients must know, instead of the one named by "
            "NNHAL_SECRET_FILE.",
            example="secret",
        ),
        "allow_remote": _switch("--allow-remote", "Let other machines connect, too."),
    },
    "For how long": {
        "profile": _choice(
            "--profile",
            "Benchmark: quick: 0.5 s, and 300 random inputs or as many as decide each limit; "
            "scoring: 0.5 s, and the whole data set; short: 0.3 s warm-up, 1 s run; "
            "repeatable: 2 s, 10 s; complete: 2 s, the whole data set within 300 s. Stress: quick: "
            "all modes in less than five minutes; full: Android's numbers, takes hours.",
        ),
        "seconds": _TIME,
        "warmup_seconds": _value(
            "--warmup-time",
            "TIME",
            "Time of the warm-up instead of the profile's; 0 means one sequence.",
            example="2s",
        ),
        "duration": _TIME,
        "processes": _value(
            "--processes", "N", "Number of client processes instead of the profile's.", example="8"
        ),
        "kill_rate": _value(
            "--kill-rate",
            "PERCENT",
            "Share of client processes killed while they work, instead of the profile's.",
            example="10",
        ),
        "iterations": _value(
            "--iterations",
            "N",
            "Inferences per model and backend instead of a duration; sequences are completed.",
            example="100",
        ),
        "compilation": Word(
            ("--compilation/--no-compilation",),
            None,
            "Time compilation without cache, saving to cache, and from cache.",
        ),
        "audio": _switch(
            "--audio",
            "Keep the worst sentence of each speech synthesizer as sound for the page: up to 4 s "
            "of TF Lite and of the driver.",
        ),
        "localize": Word(
            ("--localize/--no-localize",),
            None,
            "Find the first wrong operation of each model whose outputs are wrong, in at most a "
            "minute for each.",
        ),
    },
    "How a model is compiled": {
        "preference": _choice("--preference", "Execution preference of the application."),
        "call_cost": _value(
            "--call-cost", "MICROSECONDS", "Cost of each additional call of a device.", example="50"
        ),
        "copy_speed": _value(
            "--copy-speed",
            "GIB/S",
            "Speed at which a device copies data that it shares with others.",
            example="4",
        ),
    },
    "Random graphs": {
        "operations": _value(
            "--operations",
            "A,B",
            "Only these operations, by their HAL names.",
            example="CONV_2D,ADD",
        ),
        "types": _value(
            "--types",
            "A,B",
            "Only these tensor types; TENSOR_ may be omitted, as in FLOAT32.",
            example="FLOAT32",
        ),
        "size": _value(
            "--size", "N[-M]", "Number of operations in a graph, or its range.", example="1-8"
        ),
        "dimensions": _value("--dimensions", "N", "Largest dimension of a tensor.", example="16"),
        "count": _value("--count", "N", "Number of graphs or attempts to run.", example="100"),
        "time": _TIME,
        "oracles": _value(
            "--oracle",
            "NAME",
            "Driver that decides what is right. The values of the first one are expected; the "
            "others are consulted before a failure is reported.",
            example="engine:tflite",
        ),
        "laws": Word(("--laws/--no-laws",), None, "Check that the driver agrees with itself."),
    },
    "Fuzzing": {
        "attempts": _value(
            "--attempts",
            "DIR",
            "Folder of attempts with new answers. The run starts from those that earlier runs left "
            "there, and adds its own.",
            example="attempts",
        ),
        "reproduce": _value(
            "--reproduce", "FILE", "Repeat this finding of an earlier run.", example="finding.json"
        ),
        "minimize": _value(
            "--minimize",
            "FILE",
            "Repeat this finding of an earlier run, and rewrite it with as few steps as possible.",
            example="finding.json",
        ),
    },
    "Models and data": {
        "fetched": _value(
            "--into", "DIR", "Folder for the downloaded models and data.", example="android-assets"
        ),
        "mirror": _value(
            "--mirror",
            "URL",
            "Server with copies of Android's files.",
            example="https://example.org/mlts",
        ),
        "sentence": _value(
            "--sentence", "N", "Number of the model's sequence, counted from 1.", example="1"
        ),
        "sound": _value("--out", "FILE", "WAV file to write.", example="speech.wav"),
    },
    "What counts": {
        "expectations": _value(
            "--expectations",
            "FILE",
            "TOML file of known failures, which do not fail the run; outdated entries do.",
            example="known.toml",
        ),
        "check": _switch(
            "--check", "Exit with code 1 if the driver should declare other capabilities."
        ),
        "require_full_delegation": _switch(
            "--require-full-delegation",
            "Fail each model of which the driver leaves an operator to TF Lite.",
        ),
        "gate": _value(
            "--gate",
            "FILE",
            "TOML file of limits; a missed limit gives exit code 1.",
            example="limits.toml",
        ),
    },
    "Inputs": {
        "case": _value("--case", "NAME", "The case of a spec.", example="add"),
        "inputs": _value(
            "--raw-input",
            "FILE",
            "File with the raw data of the model's next input.",
            example="input.raw",
        ),
        "given": _value(
            "--input",
            "NAME=PATH",
            "File with values of an input: .npy, .npz with arrays named as the inputs, .png, .jpg, "
            ".wav, or raw elements; or a folder of these, one a sequence. Without NAME where the "
            "model has one input.",
            example="image=cat.jpg",
        ),
        "golden": _value(
            "--golden",
            "NAME=PATH",
            "File or folder with the expected values of an output, as for --input.",
            example="scores.npy",
        ),
        "labels": _value(
            "--labels", "FILE", "Right classes, by number, one line a file of --input."
        ),
        "evaluator": _value(
            "--evaluator", "NAME", "Judge outputs with this evaluator of a model list, too."
        ),
        "mean": _value("--mean", "A,B,C", "What is subtracted from the pixels of an image."),
        "std": _value("--std", "A,B,C", "What the difference is divided by."),
        "states": _value(
            "--state", "INPUT=OUTPUT", "Input that gets this output of the inference before."
        ),
        "signature": _value("--signature", "KEY", "Run this signature of the model's file."),
        "seed": _value("--seed", "N", "Seed of all random choices.", example="7"),
        "scrub": _switch(
            "--scrub",
            "Write the wrong operator with seeded random weights in the range of its own, if it is "
            "wrong with these too.",
        ),
    },
    "What is written": {
        "output": _value(
            "--output", "DIR", "Folder for results, reports and the journal.", example="report"
        ),
        "no_output": _switch("--no-output", "Write no folder: print the result, and forget it."),
        "resume": _switch(
            "--resume", "Continue the run in --output; repeat all its other options."
        ),
        "resume_anyway": _switch(
            "--resume-anyway",
            "Continue even if driver, specs, suite or settings have changed; reports will say so.",
        ),
        "json_file": _value(
            "--json", "FILE", "Also write the result to this file, as JSON.", example="result.json"
        ),
        "html_file": _value(
            "--html",
            "FILE",
            "Also write the result to this file, as an HTML page.",
            example="page.html",
        ),
        "graph_file": _value(
            "--graph",
            "FILE",
            "Also write the model to this file, as a Graphviz graph.",
            example="model.dot",
        ),
        "to": Word(("-o", "--to"), "FILE", "Write to this file.", example="out.txt"),
        "view": _choice("--format", "Format to write."),
        "dry_run": _switch("--dry-run", "Only show what would change."),
        "open_page": Word(("--open/--no-open",), None, "Open the page in a browser."),
        "quiet": _switch("--quiet", "Print only errors."),
        "vlog": _value(
            "--vlog",
            "TAGS",
            "Log verbosely: all, or a comma-separated list of model, compilation, execution, "
            "cpuexe, manager and driver. Also set by the environment variable NNHAL_VLOG.",
            example="model,execution",
        ),
        "trace": _value(
            "--trace",
            "FILE",
            "Write a trace of HAL calls and operations for Perfetto or chrome://tracing.",
            example="trace.json",
        ),
    },
}

SECTIONS: Final = tuple(_SECTIONS)
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

WORDS: Final[Mapping[str, Word]] = MappingProxyType(
    {
        name: word._replace(section=title)
        for title, words in _SECTIONS.items()
        for name, word in words.items()
    }
)
"""Words by the name of the parameter."""
