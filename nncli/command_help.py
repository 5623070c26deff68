"""Help of a command: its options in the sections of the vocabulary, each with an example.

Made with click's own formatter: rich-click would be one more package, and slow to import.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from typing import Final

import click

from nncli.option_words import RENAMED, SECTIONS
from nncli.word_option import WordOption

__all__ = ["WordCommand", "example_of"]

_HELP: Final = "Help"
_SHOWN: Final = 2
"""Options in an example."""


class WordCommand(click.Command):
    """A command whose help has the sections of :mod:`nncli.option_words`, not one long list."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            raise click.UsageError(self._renamed(error, ctx), ctx) from error

    def _renamed(self, error: click.NoSuchOption, ctx: click.Context) -> str:
        """Name the replacement of an option. Raises the error where there is none."""
        example = RENAMED.get(error.option_name, "")
        name = example.partition(" ")[0]
        said = f"No such option: {error.option_name}."
        for parameter in self.params if name else ():
            if name in parameter.opts:
                return f"{said} It is {name}, as in {example}."
            if isinstance(parameter, click.Argument) and name in (parameter.metavar or ""):
                return f"{said} It is an argument: {ctx.command_path} {parameter.metavar}"
        raise error

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        sections: dict[str, list[click.Parameter]] = {title: [] for title in (*SECTIONS, _HELP)}
        for parameter in self.get_params(ctx):
            if isinstance(parameter, click.Argument):
                continue
            title = parameter.section if isinstance(parameter, WordOption) else _HELP
            sections[title].append(parameter)
        for title, parameters in sections.items():
            records = [record for each in parameters if (record := each.get_help_record(ctx))]
            if not records:
                continue
            with formatter.section(title):
                if example := example_of(parameters):
                    formatter.write_text(f"For example: {example}")
                formatter.write_dl(records)


def example_of(parameters: Iterable[click.Parameter]) -> str:
    """Return what one could type of ``parameters``: the first ones with an example, or else a
    choice, or a switch.
    """
    options = [each for each in parameters if isinstance(each, WordOption)]
    exemplary = [option for option in options if option.example]
    choices = [option for option in options if isinstance(option.type, click.Choice)]
    shown = exemplary[:_SHOWN] or choices[:1] or options[:1]
    return " ".join(word for option in shown for word in _typed(option))


def _typed(option: WordOption) -> Iterator[str]:
    yield max(option.opts, key=len)
    if option.example:
        yield shlex.quote(option.example)
    elif isinstance(option.type, click.Choice):
        yield str(option.type.choices[-1])
