"""The zygote: one thread that forks on request, reaps, and clears up after who is gone."""

from __future__ import annotations

import gc
import importlib
import os
import selectors
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec

from nnprocess import child_start, confinement, descriptors, linux, messages, namespace
from nnprocess.children import Children, Nursling
from nnprocess.messages import (
    Adopt,
    Done,
    Failed,
    Fork,
    Forked,
    RemoveAtEnd,
    Reply,
    Request,
    Show,
    Signal,
)
from nnprocess.removal import Removal

__all__ = ["main"]

LOOK_S: Final = 0.1
"""Interval between two looks at the logs of the children, while there are any."""

_YOUNG_OBJECTS: Final = 5_000
"""New objects in a child after which its collector looks at them: Python's 700 cost a run 5 %."""


@dataclass(eq=False)
class Controller:
    """Somebody who may ask for children. When its socket ends, they end."""

    connection: socket.socket
    children: dict[int, Nursling] = field(default_factory=dict)
    removals: list[Removal] = field(default_factory=list)
    is_gone: bool = False

    def leave(self) -> None:
        """Kill the children; what was to be removed goes when they are dead."""
        self.is_gone = True
        self.connection.close()
        for child in self.children.values():
            child.signal(signal.SIGKILL)
        self.clear_up()

    def clear_up(self) -> None:
        """Remove what was registered, once nobody is left who could use it."""
        while self.is_gone and not self.children and self.removals:
            self.removals.pop().carry_out()


class Server:
    """Serves the controller on ``root`` and those that it introduces, until ``root`` ends."""

    def __init__(
        self, root: socket.socket, *, namespaced: bool = False, exposures: tuple[str, ...] = ()
    ) -> None:
        self._exposures = exposures
        self._selector = selectors.DefaultSelector()
        self._children = Children(namespaced=namespaced)
        self._controllers: list[Controller] = []
        self._root = self._adopt(root)
        self._ends = _wake_up_at_ends()
        self._selector.register(self._ends, selectors.EVENT_READ)

    def serve(self) -> None:
        while not self._root.is_gone:
            ready = self._selector.select(LOOK_S if self._children else None)
            for key, _ in ready:
                if isinstance(key.data, Controller):
                    self._hear(key.data)
            _drain(self._ends)
            self._reap()
            self._children.look_after()
        self._end()

    def _reap(self) -> None:
        for child in self._children.reap():
            child.tell_end()
            for controller in self._controllers:
                controller.children.pop(child.pid, None)
                controller.clear_up()
        self._controllers = [c for c in self._controllers if not c.is_gone or c.children]

    def _end(self) -> None:
        for controller in self._controllers:
            if not controller.is_gone:
                controller.leave()
        self._children.end_all()
        for controller in self._controllers:
            controller.children.clear()
            controller.clear_up()

    def _hear(self, controller: Controller) -> None:
        """Fulfil one request; a controller that is gone, or speaks nonsense, is dropped."""
        try:
            message = messages.receive(controller.connection)
            if message is None:
                raise EOFError
            body, fds = message
            try:
                request: Request = messages.decode(body, Request)  # type: ignore[arg-type]
                self._answer(controller, request, fds)
            finally:
                descriptors.close_all(fds)
        except (EOFError, OSError, ValueError, msgspec.MsgspecError):
            self._selector.unregister(controller.connection)
            controller.leave()

    def _answer(self, controller: Controller, request: Request, fds: Sequence[int]) -> None:
        if isinstance(request, Fork):
            self._fork(controller, request, fds)
            return
        reply: Reply = Done()
        if isinstance(request, Adopt):
            (fd,) = fds
            self._adopt(socket.socket(fileno=os.dup(fd)))
        elif isinstance(request, RemoveAtEnd):
            reply = _register(controller, request)
        else:
            self._reach(controller, request)
            return
        messages.send(controller.connection, reply)

    def _reach(self, controller: Controller, request: Signal | Show) -> None:
        """A child of the controller, or any child for the one that started the zygote."""
        within = self._controllers if controller is self._root else [controller]
        child = next((c.children[request.pid] for c in within if request.pid in c.children), None)
        if isinstance(request, Signal):
            if child is not None:
                child.signal(request.number)
            messages.send(controller.connection, Done())
        elif child is not None:
            messages.send(controller.connection, Done(), [child.log, child.stacks])
        else:
            messages.send(controller.connection, Failed("no such process"))

    def _fork(self, controller: Controller, request: Fork, fds: Sequence[int]) -> None:
        try:
            child, told = self._children.fork(request, fds)
        except OSError as error:
            messages.send(controller.connection, Failed(f"cannot fork: {error.strerror}"))
            return
        controller.children[child.pid] = child
        try:
            guardian = child.guard.pid if child.guard and child.guard.is_visible else 0
            exposures = self._exposures if request.writable is not None else ()
            reply = Forked(child.pid, guardian, exposures)
            messages.send(controller.connection, reply, [child.log, child.stacks, told])
        finally:
            os.close(told)

    def _adopt(self, connection: socket.socket) -> Controller:
        # A controller that does not read its replies must not stop the others.
        connection.setblocking(False)
        controller = Controller(connection)
        self._controllers.append(controller)
        self._selector.register(connection, selectors.EVENT_READ, controller)
        return controller


def _register(controller: Controller, request: RemoveAtEnd) -> Reply:
    try:
        controller.removals.append(Removal(request.path))
    except (OSError, ValueError) as error:
        return Failed(str(error))
    return Done()


def _wake_up_at_ends() -> socket.socket:
    """Becomes readable when a child has ended."""
    woken, waker = socket.socketpair()
    woken.setblocking(False)
    waker.setblocking(False)
    signal.set_wakeup_fd(waker.detach(), warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    return woken


def _drain(woken: socket.socket) -> None:
    with suppress(BlockingIOError):
        while woken.recv(4096):
            pass


def _preload(modules: Sequence[str]) -> None:
    """Import what children would; one that cannot be imported is for them to complain about."""
    gc.disable()  # imports leave next to no garbage, and it is collected at their end
    for name in modules:
        with suppress(Exception):
            importlib.import_module(name)
    gc.collect()
    # Objects that exist by now are not touched by the children's collector, so their memory
    # stays shared.
    gc.freeze()
    # Most objects of a call are gone by reference count before so many have come together.
    gc.set_threshold(_YOUNG_OBJECTS, 10, 10)
    gc.enable()


def main() -> None:
    """Arguments: the socket's descriptor and the modules to preload, separated by commas."""
    connection = socket.socket(fileno=int(sys.argv[1]))
    connection.set_inheritable(False)
    linux.call_itself("zygote")
    # As long as there is one thread.
    namespaced = namespace.prepare()
    linux.hide_memory()
    exposures = confinement.exposures()
    _preload([name for name in sys.argv[2].split(",") if name])
    # Whatever the thread that started this process had blocked.
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    # Until a child is ready to write its stacks.
    signal.signal(child_start.STACKS_SIGNAL, signal.SIG_IGN)
    Server(connection, namespaced=namespaced, exposures=exposures).serve()
    os._exit(0)
