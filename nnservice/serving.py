"""Serving a driver, whichever command line asks for it."""

from __future__ import annotations

from nncli.errors import UserError
from nncli.terminal import say
from nnservice.hal.serve import serve, serve_tcp
from nnservice.hal.tcp_address import address_of, secret_of

__all__ = ["NoAddress", "serve_driver"]


class NoAddress(UserError):
    """The address to serve at is missing, or given in two ways."""

    def __init__(self) -> None:
        super().__init__("Give either --socket PATH or --listen HOST:PORT.")


def serve_driver(
    driver: str,
    *,
    socket: str | None = None,
    listen: str | None = None,
    secret_file: str | None = None,
    allow_remote: bool = False,
    threads: int | None = None,
) -> None:
    """Serve ``driver`` at the path ``socket``, or at the address ``listen``, until Ctrl-C.

    Raises UserError.
    """
    if socket is not None and listen is None:
        serve(
            driver,
            socket,
            threads=threads,
            ready=lambda device: say(f"{device.name} is served at {socket} (Ctrl-C ends it)"),
        )
    elif listen is not None and socket is None:
        serve_tcp(
            driver,
            address_of(listen),
            secret_of(secret_file),
            allow_remote=allow_remote,
            threads=threads,
            ready=lambda device, address: say(
                f"{device.name} is served at tcp:{address} (Ctrl-C ends it)"
            ),
        )
    else:
        raise NoAddress
