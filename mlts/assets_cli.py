"""The command line of ``mlts assets``: where models and data are, and how to get Android's own."""

from __future__ import annotations

from pathlib import Path

import click

from nnhal.option_words import option

__all__ = ["assets"]

_FOLDER = click.Path(file_okay=False, path_type=Path)


@click.group(invoke_without_command=True, short_help="Say what models there are, or fetch some.")
@click.pass_context
def assets(context: click.Context) -> None:
    """Say where the embedded models and data are, and what they take. The commands lead to
    Android's own.
    """
    if context.invoked_subcommand is None:
        from mlts.commands.assets import show_embedded

        show_embedded()


@assets.command()
@click.argument("folder", metavar="DIR", type=_FOLDER)
def path(folder: Path) -> None:
    """Say what is in DIR, a folder of models in the layout of Android's, as --assets takes it.

    In an Android checkout that is platform/test/mlts/models/assets.
    """
    from mlts.commands.assets import show_folder

    show_folder(folder)


@assets.command()
@click.argument("names", metavar="[MODEL]...", nargs=-1)
@option("fetched", type=_FOLDER)
@option("only_list", is_flag=True)
@option("mirror")
def fetch(
    names: tuple[str, ...], fetched: Path | None, only_list: bool, mirror: str | None
) -> None:
    """Download models of Android's with a few of their inputs and outputs, all without MODEL.

    Every file is compared with a known SHA-256. A download that was cut off goes on when the same
    command is given again.
    """
    from mlts.commands.assets import fetch, list_originals

    if only_list:
        list_originals()
        return
    if fetched is None:
        raise click.UsageError("Missing option '--into': the folder for what is fetched.")
    fetch(names, fetched, mirror)
