from __future__ import annotations

import logging
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

import click
import pytest
from click.testing import CliRunner, Result

from nncli.command_line import CommandGroup, Mistake
from nncli.terminal import attached, complain, document, say, workflow_command
from nncli.terminal.log_handler import LogHandler
from nncli.terminal.streams import Descriptor

HOSTILE = "a\x1b[2Jb\x9b31mc\rd\x07e\u202ef\u2069g\ud800h"
SHOWN = "a\\x1b[2Jb\\x9b31mc\\x0dd\\x07e\\u202ef\\u2069g\\ud800h"


def run(body: Callable[[], object], charset: str = "utf-8") -> Result:
    command = CommandGroup("main", invoke_without_command=True, callback=body)
    return CliRunner(charset=charset).invoke(command, [], catch_exceptions=False)


def test_lines_on_both_streams_have_no_control_characters() -> None:
    result = run(lambda: (say(HOSTILE), complain(HOSTILE)))
    assert (result.stdout, result.stderr) == (f"{SHOWN}\n", f"{SHOWN}\n")


def test_whoever_prints_goes_through_the_same_stream() -> None:
    result = run(lambda: (print("\x9b2J"), print("\x07", file=sys.stderr)))
    assert (result.stdout, result.stderr) == ("\\x9b2J\n", "\\x07\n")


def test_tracebacks_are_safe_to_show() -> None:
    assert run(lambda: traceback.print_exception(ValueError("\x9b2J"))).stderr == (
        "ValueError: \\x9b2J\n"
    )


def test_logs_are_safe_to_show_wherever_the_handler_was_made() -> None:
    handler = LogHandler()
    record = logging.LogRecord("driver", logging.WARNING, "", 1, HOSTILE, None, None)
    assert run(lambda: handler.handle(record)).stderr == f"{SHOWN}\n"


def test_mistakes_are_safe_to_show() -> None:
    def body() -> None:
        raise Mistake("in \x9b2J\nfile \ud800", exit_code=3)

    result = run(body)
    assert result.stderr == "Error: in \\x9b2J file \\ud800\n"
    assert result.exit_code == 3


def test_wrong_usage_is_safe_to_show() -> None:
    def body() -> None:
        raise click.UsageError("no such option: \x9b2J")

    result = run(body)
    assert "Error: no such option: \\x9b2J" in result.stderr
    assert result.exit_code == 2


@pytest.mark.parametrize(
    ("charset", "shown"),
    [
        ("ascii", "ok x +/-1 -> ... \\xe9 \\u4e2d"),
        ("latin-1", "ok × ±1 -> ... é \\u4e2d"),
        ("utf-8", "✓ × ±1 → … é 中"),
    ],
)
def test_what_the_encoding_lacks_is_written_as_a_sign_or_an_escape(
    charset: str, shown: str
) -> None:
    result = run(lambda: (say("✓ × ±1 → … é 中"), print("é", file=sys.stderr)), charset)
    assert result.exit_code == 0
    assert result.stdout_bytes.decode(charset) == f"{shown}\n"


@pytest.mark.parametrize("charset", ["ascii", "latin-1", "utf-8"])
def test_a_document_for_a_program_is_utf_8_as_it_is(charset: str) -> None:
    text = '{"é": "\x1b"}\n'
    assert run(lambda: (say("first"), document(text)), charset).stdout_bytes == (
        b"first\n" + text.encode()
    )


def test_on_github_only_commands_of_ours_are_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_ACTIONS", "true")

    def body() -> None:
        say("a driver says:", "  ::error::no", "x\n::stop-commands::x", "a ##[error]b ::c")
        workflow_command("::error::yes")
        sys.stdout.write("::error")
        sys.stdout.write("::no")

    assert run(body).stdout.splitlines() == [
        "a driver says:",
        "  \\x3a:error::no",
        "x",
        "\\x3a:stop-commands::x",
        "a ##\\x5berror]b ::c",
        "::error::yes",
        "\\x3a:error::no",
    ]


def test_elsewhere_colons_are_colons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    assert run(lambda: say("::a")).stdout == "::a\n"


def test_the_streams_are_given_back() -> None:
    before = sys.stdout, sys.stderr
    with attached() as streams:
        assert sys.stdout is streams.output
        with attached() as same:
            assert same.output is streams.output
    assert (sys.stdout, sys.stderr) == before


def test_a_closed_stream_takes_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with attached() as streams:
        say("nobody hears this")
        assert streams.exit_code(0) == 0


def test_without_streams_nothing_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    say("nobody hears this")


@pytest.fixture
def unread() -> Iterator[TextIO]:
    """The end of a pipe that nobody reads any more."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as file:
        yield file


@pytest.mark.parametrize("code", [0, 1, 3])
def test_a_reader_that_is_gone_changes_no_exit_code(
    unread: TextIO, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", unread)
    with attached() as streams:
        for _ in range(3):
            say("x" * 100_000)
        assert streams.exit_code(code) == code


@pytest.mark.parametrize(("code", "becomes"), [(0, 2), (None, 2), (1, 1), (130, 130)])
def test_a_full_disk_is_told_once_and_no_success(
    code: int | None,
    becomes: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with Path("/dev/full").open("w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        with attached() as streams:
            say("one")
            say("two")
            assert streams.exit_code(code) == becomes
    message = "Error: cannot write to standard output: No space left on device\n"
    assert capsys.readouterr().err == message


def test_a_pipe_that_does_not_block_is_waited_for() -> None:
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    content = b"x" * 300_000  # more than a pipe holds
    child = os.fork()
    if child == 0:
        os.close(reader)
        left = memoryview(content)
        descriptor = Descriptor(writer)
        while left:
            left = left[descriptor.write(left) :]
        os._exit(0 if descriptor.error is None else 1)
    os.close(writer)
    with os.fdopen(reader, "rb") as file:
        assert file.read() == content
    assert os.waitpid(child, 0)[1] == 0
