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

__all__ = ["AGAIN", "WORDS", "Word", "option"]

_Command = TypeVar("_Command", bound=Callable[..., object])

AGAIN: Final = " May be repeated."
"""Ends the help of an option that may be given several times."""


class Word(NamedTuple):
    """How an option is spelled, what stands for its value, and what it means."""

    flags: tuple[str, ...]
    metavar: str | None
    help: str


def option(name: str, **settings: Any) -> Callable[[_Command], _Command]:
    """The option ``name`` of the vocabulary; ``settings`` are click's, without metavar and help."""
    import click  # not where the vocabulary serves a program without it

    word = WORDS[name]
    if word.flags == ("--driver",):
        settings["shell_complete"] = _installed_drivers
    meaning = word.help + AGAIN * bool(settings.get("multiple"))
    return click.option(*word.flags, name, metavar=word.metavar, help=meaning, **settings)


def _installed_drivers(context: click.Context, option: click.Parameter, begun: str) -> list[str]:
    from nnhal import registry

    return [name for name in registry.drivers() if name.startswith(begun)]


def _value(flag: str, metavar: str, meaning: str) -> Word:
    return Word((flag,), metavar, meaning)


def _choice(flag: str, meaning: str) -> Word:
    """Click itself shows what there is to choose from."""
    return Word((flag,), None, meaning)


def _switch(flag: str, meaning: str) -> Word:
    return Word((flag,), None, meaning)


_DRIVER: Final = (
    "Driver: a name that 'nnhal drivers' lists, package.module:Class, PATH.so of a native driver, "
    "or unix:PATH."
)

WORDS: Final[Mapping[str, Word]] = MappingProxyType(
    {
        # What is tested.
        "driver": _value("--driver", "NAME", _DRIVER),
        "drivers": _value("--driver", "NAME", _DRIVER),
        "filter_driver": Word(
            ("-f", "--filter-driver"),
            "REGEX",
            "All installed drivers whose whole name matches, except the reference driver.",
        ),
        "include_nnapi_reference": Word(
            ("-r", "--include-nnapi-reference"), None, "The reference driver as well."
        ),
        "nnapi_reference_only": _switch("--nnapi-reference-only", "The reference driver alone."),
        "hal_version": _value(
            "--hal-version", "VERSION", "Test drivers through this version of the HAL."
        ),
        "defects": _value("--defect", "GLOB", "Only defects whose name matches."),
        "package": _value(
            "--defects",
            "MODULE",
            "The defects of this module: what its function defects() returns by name.",
        ),
        "tests": _value(
            "--tests",
            "RESULTS",
            "Only the tests that were run in a run of which this is the result.",
        ),
        "matrix": _value(
            "--matrix",
            "FILE",
            "Write to this file which test catches which defect: each is tried with all tests, "
            "which takes hours, and with --output can be resumed.",
        ),
        "sample": _value(
            "--sample", "N", "Try each defect of a --matrix with about N tests of all groups."
        ),
        "specs": _value(
            "--specs",
            "DIR",
            "Folder of specs (*.mod.py) in Android's language, or one spec; without --groups for "
            "the group general only. Specs are Python code, and this runs it.",
        ),
        "groups": _value("--groups", "A,B", "Only these test groups."),
        "thorough": _switch(
            "--thorough", "Use every spec in every group, also where they differ in values only."
        ),
        "quick": _switch(
            "--quick", "Execute each case of the group general once, instead of in every way."
        ),
        "assets": _value(
            "--assets", "DIR", "Models and data in the layout of Android's mlts/models assets."
        ),
        "models": _value("--model", "GLOB", "Only models whose name matches."),
        # Which cases.
        "filters": _value("--filter", "GLOB", "Only cases whose id matches; * also matches /."),
        "excludes": _value("--exclude", "GLOB", "No cases whose id matches."),
        "shard": _value(
            "--shard",
            "I/N",
            "Only part I of N. A case stays in its part when others come and go.",
        ),
        "shuffle": _value(
            "--shuffle", "SEED", "Another order; cases that share a spec or a model stay together."
        ),
        "order": _choice(
            "--order",
            "power: tests first that catch most planted defects for the time that they take on "
            "this driver.",
        ),
        "budget": _value(
            "--budget",
            "TIME",
            "No test begins after this time: 90s, 10m, 1.5h. The report says what was given up.",
        ),
        "repeat": _value(
            "--repeat", "N", "Run everything N times; the ids of repetitions are ID#2, ID#3, ..."
        ),
        "only_list": _switch("--list", "Only list what there is to choose from."),
        # How they are run.
        "jobs": _value("--jobs", "N", "Worker processes that run cases at the same time."),
        "engine": _choice(
            "--engine", "Run cases on this machine, or on a cluster of dask.distributed."
        ),
        "scheduler": _value("--scheduler", "ADDRESS", "HOST:PORT of the cluster's scheduler."),
        "worker_resources": _value(
            "--worker-resource", "NAME=N", "What a case needs of its dask worker, as NPU=1."
        ),
        "in_process": _switch(
            "--in-process", "Run drivers in this process, to debug them: a crash ends the run."
        ),
        "service": _switch(
            "--service",
            "Run each driver in its own process, as on a device: latencies then include a message "
            "there and back.",
        ),
        "retries": _value(
            "--retries", "N", "Try a failed case up to N more times; if it then passes it is FLAKY."
        ),
        "fail_fast": _switch("--fail-fast", "End the run at the first failure."),
        "timeout": _value(
            "--timeout", "SECONDS", "A case that takes longer is HANG; 0 is no limit."
        ),
        "silence": _value(
            "--silence",
            "SECONDS",
            "A case that gives no sign of life for this long is HANG; 0 is no limit.",
        ),
        "limit_memory": _value("--limit-memory", "MIB", "Address space of a driver's process."),
        "limit_cpu": _value("--limit-cpu", "SECONDS", "Processor time of a driver's process."),
        "limit_files": _value("--limit-files", "N", "Open files of a driver's process."),
        "threads": _value(
            "--threads",
            "N",
            "Threads of a driver, and of TF Lite beside it; in a stress, of each client.",
        ),
        "socket": _value("--socket", "PATH", "Socket at which clients find the driver."),
        "listen": _value(
            "--listen",
            "HOST:PORT",
            "Address at which clients find the driver over TCP; port 0 chooses a free one.",
        ),
        "secret_file": _value(
            "--secret-file",
            "PATH",
            "File with the secret that clients over TCP must know, instead of the one that "
            "NNHAL_SECRET_FILE names.",
        ),
        "allow_remote": _switch("--allow-remote", "Let other machines connect, not only this one."),
        # For how long.
        "profile": _choice(
            "--profile",
            "Benchmark: scoring: the whole data set and at least 0.5 s; short: 0.3 s warm-up, 1 s "
            "run; repeatable: 2 s, 10 s; complete: 2 s, the whole data set within 300 s. Stress: "
            "quick: all modes in under five minutes; full: Android's times and numbers, hours.",
        ),
        "seconds": _value(
            "--seconds",
            "SECONDS",
            "Time of a run instead of the profile's (complete: its limit); 0 is one sequence.",
        ),
        "warmup_seconds": _value(
            "--warmup-seconds",
            "SECONDS",
            "Time of the warm-up instead of the profile's; 0 is one sequence.",
        ),
        "duration": _value(
            "--duration", "SECONDS", "Time of each stress, instead of the profile's."
        ),
        "processes": _value(
            "--processes", "N", "Client processes of a stress, instead of the profile's."
        ),
        "kill_rate": _value(
            "--kill-rate",
            "PERCENT",
            "Client processes that are killed amid their work, instead of the profile's share.",
        ),
        "iterations": _value(
            "--iterations",
            "N",
            "Inferences per model and backend, instead of a time; sequences are run to their end.",
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
        # How a model is compiled.
        "preference": _choice("--preference", "What the application prefers."),
        "call_cost": _value(
            "--call-cost", "MICROSECONDS", "What a further call of a device costs."
        ),
        "copy_speed": _value(
            "--copy-speed", "GIB/S", "How fast a device copies what it shares with others."
        ),
        # Random graphs.
        "operations": _value("--operations", "A,B", "Only these operations, by their HAL names."),
        "types": _value(
            "--types", "A,B", "Only these types of tensors; TENSOR_ may be left out: FLOAT32."
        ),
        "size": _value("--size", "N[-M]", "Operations of a graph: as many, or from N to M."),
        "dimensions": _value("--dimensions", "N", "Largest dimension that is drawn."),
        "count": _value("--count", "N", "Graphs or attempts to run."),
        "time": _value("--time", "SECONDS", "Time to run graphs or attempts for."),
        "oracles": _value(
            "--oracle",
            "NAME",
            "Driver that says what is right. The first one's values are expected; the others are "
            "asked before a driver is accused.",
        ),
        "laws": Word(("--laws/--no-laws",), None, "Check that the driver agrees with itself."),
        # Fuzzing.
        "attempts": _value(
            "--attempts",
            "DIR",
            "Folder of attempts with new answers: where earlier runs have left some, this one goes "
            "on from them, and it adds its own.",
        ),
        "reproduce": _value("--reproduce", "FILE", "Repeat this finding of an earlier run."),
        "minimize": _value(
            "--minimize",
            "FILE",
            "Repeat this finding of an earlier run, and write it back with as few steps as it "
            "takes.",
        ),
        # Models and data.
        "fetched": _value("--into", "DIR", "Folder for the models and data that are fetched."),
        "mirror": _value("--mirror", "URL", "Server with the same files as Android's own."),
        "sentence": _value("--sentence", "N", "Which of the model's sequences, from 1."),
        "sound": _value("--out", "FILE", "WAV file to write."),
        # What counts.
        "expectations": _value(
            "--expectations",
            "FILE",
            "TOML file of known failures: they do not fail a run, but entries out of date do.",
        ),
        "check": _switch(
            "--check", "Exit code 1 where the driver should declare other capabilities."
        ),
        "gate": _value("--gate", "FILE", "TOML file of limits; exit code 1 beyond them."),
        # A spec.
        "case": _value("--case", "NAME", "The case of a spec."),
        "inputs": _value("--input", "FILE", "Raw data of the model's next input."),
        "seed": _value("--seed", "N", "Seed of whatever is random."),
        # What is written.
        "output": _value("--output", "DIR", "Folder for results, reports and the journal."),
        "resume": _switch(
            "--resume", "Continue the run in --output; give all its other options again."
        ),
        "resume_anyway": _switch(
            "--resume-anyway",
            "Continue it also when driver, specs, suite or settings have changed; reports say so.",
        ),
        "json_file": _value("--json", "FILE", "Write the result as JSON to this file, too."),
        "html_file": _value("--html", "FILE", "Write the result as a page to this file, too."),
        "graph_file": _value(
            "--graph", "FILE", "Write the model as a Graphviz graph to this file, too."
        ),
        "to": Word(("-o", "--to"), "FILE", "Write to this file."),
        "view": _choice("--format", "Which report to write."),
        "dry_run": _switch("--dry-run", "Only say what would change."),
        "open_page": Word(("--open/--no-open",), None, "Open the page in a browser."),
        "quiet": _switch("--quiet", "Print errors only."),
        "vlog": _value(
            "--vlog",
            "TAGS",
            "Log verbosely: model, compilation, execution, cpuexe, manager, driver (several "
            "separated by commas), or all. Also by the environment variable NNHAL_VLOG.",
        ),
        "trace": _value(
            "--trace",
            "FILE",
            "Write a trace of HAL calls and operations for Perfetto or chrome://tracing.",
        ),
    }
)
"""By the name of the parameter."""
