"""One vocabulary of options: the same word means the same in every command of every suite."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

import click
from click.testing import CliRunner

import cts.cli
import mlts.cli
import nnapi.cli
import nnhal.cli
import vts.cli
from nncli.option_types import LARGEST
from nncli.option_words import AGAIN, WORDS
from nncli.word_option import WordOption, range_in_words
from tests.cells import cells

SUITES: dict[str, click.Command] = {
    "vts": vts.cli.main,
    "mlts": mlts.cli.main,
    "nnhal": nnhal.cli.main,
    "nnapi": nnapi.cli.main,
    "cts": cts.cli.main,
}

CLICKS_OWN = {"--version", "-h"}


def commands() -> Iterator[tuple[str, click.Command]]:
    for name, suite in SUITES.items():
        yield from below(name, suite)


def below(name: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
    yield name, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for sub in command.list_commands(context):
            found = command.get_command(context, sub)
            assert found is not None
            yield from below(f"{name} {sub}", found)


def options() -> Iterator[tuple[str, click.Option]]:
    for name, command in commands():
        for parameter in command.params:
            if isinstance(parameter, click.Option) and not CLICKS_OWN & {*parameter.opts}:
                yield name, parameter


OPTIONS = list(options())


@cells(("command", "found"), OPTIONS, ids=[f"{name} {option.opts[-1]}" for name, option in OPTIONS])
def test_every_option_of_every_command_is_a_word_of_the_vocabulary(
    command: str, found: click.Option
) -> None:
    flags = {*found.opts, *found.secondary_opts}
    words = [word for word in WORDS.values() if flags == {*"/".join(word.flags).split("/")}]
    assert words, f"{command} {found.opts[0]} is not in nncli.option_words"
    assert {(word.metavar, word.help) for word in words} == {
        (found.metavar, (found.help or "").removesuffix(AGAIN))
    }


def test_no_word_has_two_meanings() -> None:
    meanings: dict[str, set[tuple[str | None, str]]] = {}
    for word in WORDS.values():
        for flag in word.flags:
            meanings.setdefault(flag, set()).add((word.metavar, word.help))
    assert {flag for flag, found in meanings.items() if len(found) > 1} == set()


def test_no_meaning_has_two_words() -> None:
    flags: dict[str, set[tuple[str, ...]]] = {}
    for word in WORDS.values():
        flags.setdefault(word.help, set()).add(word.flags)
    assert {help for help, found in flags.items() if len(found) > 1} == set()


def test_every_word_is_used() -> None:
    used = {flag for _, option in OPTIONS for flag in option.opts}
    assert {word.flags[0].partition("/")[0] for word in WORDS.values()} <= used


def test_a_word_takes_one_kind_of_value() -> None:
    kinds: dict[str, set[str]] = {}
    for _, option in OPTIONS:
        kinds.setdefault(option.opts[-1], set()).add(option.type.name)
    kinds.pop("--specs")  # a folder or a file
    assert {word: found for word, found in kinds.items() if len(found) > 1} == {}


def test_whatever_runs_tests_can_be_told_how() -> None:
    """A benchmark has all that a test run has, but for what only says something about tests."""
    runs = {
        name: {option.opts[-1] for command, option in OPTIONS if command == name}
        for name in ("vts run", "mlts benchmark")
    }
    about_tests = {"--specs", "--groups", "--thorough", "--quick", "--repeat"}
    assert runs["vts run"] - runs["mlts benchmark"] == about_tests | {
        "--hal-version",
        "--order",
        "--caches",
    }


@cells("command", ["vts self-test", "cts self-test", "mlts self-test"])
def test_whatever_is_a_run_of_a_suite_can_be_continued_with_another_build(command: str) -> None:
    options = {option.opts[-1] for name, option in OPTIONS if name == command}
    assert {"--resume", "--resume-anyway"} <= options


def test_every_option_stands_in_a_section_of_the_help_with_an_example_that_can_be_typed() -> None:
    for name, command in commands():
        if isinstance(command, click.Group):
            continue
        shown = CliRunner().invoke(command, ["--help"]).stdout
        assert "\nOptions:" not in shown, name
        for section in re.findall(r"\n\w[\w ]+:\n((?:  .*\n)+)", shown)[:-1]:
            example, *rest = section.splitlines()
            assert example.startswith("  For example: --"), (name, section)
            assert rest, (name, section)
            typed = shlex.split(example.partition(": ")[2])
            assert {word for word in typed if word.startswith("--")} <= {
                word.rstrip(",") for word in section.split()
            }


@cells(("command", "found"), OPTIONS, ids=[f"{name} {option.opts[-1]}" for name, option in OPTIONS])
def test_the_example_of_an_option_is_a_value_that_it_takes(
    command: str, found: click.Option
) -> None:
    assert isinstance(found, WordOption)
    if found.example and not isinstance(found.type, click.Path):
        context = click.Context(click.Command(command))
        found.type.convert(found.example, found, context)


@cells(
    ("least", "most", "words"),
    [
        (None, None, ""),
        (0, None, ""),
        (1, LARGEST, "at least 1"),
        (1, 1000, "1 to 1000"),
        (None, 5, "at most 5"),
        (-LARGEST, LARGEST, ""),
    ],
)
def test_a_range_is_written_as_a_person_would(
    least: int | None, most: int | None, words: str
) -> None:
    assert range_in_words(least, most) == words


@cells(
    ("command", "old", "new"),
    [
        ("vts run", "--budget", "--time"),
        ("mlts benchmark", "--seconds", "--time"),
        ("mlts benchmark", "--warmup-seconds", "--warmup-time"),
        ("mlts stress", "--duration", "--time"),
    ],
)
def test_a_renamed_option_is_refused_with_its_new_name(command: str, old: str, new: str) -> None:
    program, *words = command.split()
    for option in ([old, "60"], [f"{old}=60"]):
        result = CliRunner().invoke(SUITES[program], [*words, *option])
        assert result.exit_code == 2
        assert f"No such option: {old}. It is {new}, as in {new} 60s." in result.stderr
    other = CliRunner().invoke(SUITES["vts"], ["list", old, "60"])
    assert other.exit_code == 2
    assert "It is" not in other.stderr


def test_an_option_that_never_was_is_not_called_an_argument() -> None:
    result = CliRunner().invoke(SUITES["vts"], ["report", "--view", "html", "results.json"])
    assert result.exit_code == 2
    assert "No such option" in result.stderr
    assert "argument" not in result.stderr
