"""The command line of ``mlts assets``: where models and data are, and how to get Android's own."""

from __future__ import annotations

from pathlib import Path

import click

from nncli.command_help import WordCommand
from nncli.option_words import option

__all__ = ["assets"]

_FOLDER = click.Path(file_okay=False, path_type=Path)


@click.group(invoke_without_command=True, short_help="List models, or download some.")
@click.pass_context
def assets(context: click.Context) -> None:
    """Show where the embedded models and data are, and their size. The commands deal with Android's
    own models.
    """
    if context.invoked_subcommand is None:
        from mlts.commands.assets import show_embedded

        show_embedded()


@assets.command(cls=WordCommand)
@click.argument("folder", metavar="DIR", type=_FOLDER)
def path(folder: Path) -> None:
    """Show the models in DIR, a folder with the layout of Android's assets, as for --assets.

    In an Android checkout it is platform/test/mlts/models/assets.
    """
    from mlts.commands.assets import show_folder

    show_folder(folder)


@assets.command(cls=WordCommand)
@click.argument("names", metavar="[MODEL]...", nargs=-1)
@option("fetched", type=_FOLDER)
@option("only_list", is_flag=True)
@option("mirror")
def fetch(
    names: tuple[str, ...], fetched: Path | None, only_list: bool, mirror: str | None
) -> None:
    """Download Android's models, each with a few inputs and outputs; without MODEL, all of them.

    Every file must have a known SHA-256. Repeat the command to continue an interrupted download.
    """
    from mlts.commands.assets import fetch, list_originals

    if only_list:
        list_originals()
        return
    if fetched is None:
        raise click.UsageError("Missing option '--into', the folder for the downloaded files.")
    fetch(names, fetched, mirror)
