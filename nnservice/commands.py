"""Commands of ``nnhal`` about drivers in other processes: ``doctor``, ``drivers`` and ``serve``."""

from __future__ import annotations

import click

from nncli.command_help import WordCommand
from nncli.option_words import option
from nncli.start_timeout import start_timeout_option
from nnhal.debug.options import debug_options

__all__ = ["doctor", "drivers", "serve"]


@click.command(cls=WordCommand)
@click.argument("names", metavar="[NAME]...", nargs=-1)
@start_timeout_option
@debug_options
def drivers(names: tuple[str, ...]) -> None:
    """List drivers with name, version, type, HAL version, capabilities and features.

    NAME is an installed driver, package.module:Class, the PATH.so of a native driver, unix:PATH,
    tcp:HOST:PORT, adb:, ssh:, engine:NAME, delegate:PATH.so, ep:PATH.so or litert:FOLDER.
    [default: all installed, and then the engines and schemes that are, or what installs them]

    time/power are the capabilities by operand types: ratios to the CPU, lower is better.
    """
    from nnservice.driver_table import show_drivers

    show_drivers(names)


@click.command(cls=WordCommand)
@option("drivers", multiple=True)
@start_timeout_option
@debug_options
def doctor(drivers: tuple[str, ...]) -> None:
    """Tell what is installed, what fits what, and the command that mends what does not.

    Engines, compiler plugins and dispatch libraries with their versions, the libraries that they
    miss, and whether they work. With --driver, of these alone, and each is started.

    Exit code: 1 if a driver that is named is not ready.
    """
    from nnservice.doctor import examine

    examine(drivers)


@click.command(cls=WordCommand)
@option("driver", required=True)
@option("socket")
@option("listen")
@option("secret_file")
@option("allow_remote", is_flag=True)
@option("threads", type=click.IntRange(min=1))
@debug_options
def serve(
    driver: str,
    socket: str | None,
    listen: str | None,
    secret_file: str | None,
    allow_remote: bool,
    threads: int | None,
) -> None:
    """Serve a driver to other processes, as unix:PATH, until Ctrl-C.

    With --listen, also serve it to other machines, as tcp:HOST:PORT. Both sides need the same
    secret, in the file named by --secret-file or NNHAL_SECRET_FILE.
    """
    from nnservice.serving import serve_driver

    serve_driver(
        driver,
        socket=socket,
        listen=listen,
        secret_file=secret_file,
        allow_remote=allow_remote,
        threads=threads,
    )
