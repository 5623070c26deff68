"""``python -m nnservice``: ``nnhal serve`` for a board.

It needs the standard library, NumPy and msgspec, and what the driver needs; ``nnhal`` needs click.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from nncli.errors import UserError
from nncli.option_words import WORDS
from nncli.terminal import attached, complain
from nncli.text import one_line
from nnservice.serving import serve_driver

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve a driver as ``arguments`` say; the exit code."""
    with attached():
        given = vars(_parser().parse_args(arguments))
        try:
            serve_driver(given.pop("driver"), **given)
        except UserError as error:
            complain(f"Error: {one_line(str(error))}")
            return error.exit_code
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m nnservice",
        description="Serve a driver to other processes (unix:PATH) or other machines "
        "(tcp:HOST:PORT), until Ctrl-C.",
    )
    _add(parser, "driver", required=True)
    for name in ("socket", "listen", "secret_file"):
        _add(parser, name)
    parser.add_argument(
        *WORDS["allow_remote"].flags, action="store_true", help=_help("allow_remote")
    )
    _add(parser, "threads", type=_positive)
    return parser


def _add(parser: argparse.ArgumentParser, name: str, **settings: Any) -> None:
    word = WORDS[name]
    parser.add_argument(*word.flags, metavar=word.metavar, help=_help(name), **settings)


def _help(name: str) -> str:
    return WORDS[name].help.replace("%", "%%")


def _positive(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
