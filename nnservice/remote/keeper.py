"""Keeper: the process that brings the agent to another machine and keeps it running there, until
its own standard input is closed. That is when the command that has started it has ended, in
whatever way.
"""

from __future__ import annotations

import os
import re
import secrets
import select
import shlex
import shutil
import signal
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NoReturn

import msgspec
from msgspec.structs import replace

from nncli.start_timeout import start_timeout_s
from nncli.text import one_line
from nnhal.driver_schemes import BrokenDriver, NotADriver
from nnservice.remote.agent_binary import agent_for
from nnservice.remote.facts import FACTS, facts_in
from nnservice.remote.processes import ended, line_of
from nnservice.remote.session import Session, Trouble, log_in, secret_in
from nnservice.remote.target import Target
from nnservice.remote.transport import Transport

__all__ = ["main"]

LEASE_S: Final = 30
"""Time that the agent waits for a sign of life, as when the network is unplugged."""

_BEAT_INTERVAL_S: Final = 5.0
_RETRY_INTERVAL_S: Final = 1.0

_BROKEN_DRIVER: Final = 3
"""Exit code of the agent, as of the commands of this project."""

_SERVED: Final = re.compile(r" is served at tcp:.*:(\d+) \(")

_MAKE_FOLDER: Final = """
cd /data/local/tmp 2>/dev/null || cd "${TMPDIR:-/tmp}" || exit
find . -maxdepth 1 -name 'nnagent-*' -mmin +60 -exec rm -r {} + 2>/dev/null
mkdir -m 700 %s && echo "folder=$PWD/%s"
"""
"""A folder whose keeper was killed before the agent had started is removed after an hour."""


def main() -> None:
    """``python -m nnservice.remote.keeper FOLDER NAME``: begin the session in FOLDER, print null or
    the Trouble with that, and keep it. FOLDER is removed at the end.
    """
    folder, name = Path(sys.argv[1]), sys.argv[2]
    signal.signal(signal.SIGTERM, _end)
    try:
        target = Target.of(name)
        with closing(_Keeper(folder, target, target.transport())) as keeper:
            keeper.start()
            _report(None)
            keeper.keep()
    except (NotADriver, BrokenDriver) as error:
        _report(Trouble.of(error))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _report(trouble: Trouble | None) -> None:
    with suppress(OSError):  # the command may have ended
        os.write(1, msgspec.json.encode(trouble) + b"\n")


def _end(number: int, frame: object) -> NoReturn:
    raise SystemExit(0)


class _Keeper:
    def __init__(self, folder: Path, target: Target, transport: Transport) -> None:
        self._folder = folder
        self._target = target
        self._transport = transport
        self._session = Session(address=transport.address)
        self._agent: subprocess.Popen[bytes] | None = None
        self._secret = secrets.token_hex(32)
        secret_in(folder).write_text(self._secret)

    def keep(self) -> None:
        """Return when the command has ended. An agent that is lost is started again, as soon as its
        machine can be reached.
        """
        while not self._is_over():
            if self._agent is not None:
                self._beat()
                continue
            try:
                self.start()
            except (NotADriver, BrokenDriver) as error:
                self._write(trouble=Trouble.of(error))

    def close(self) -> None:
        if self._agent is not None:
            ended(self._agent)
        self._transport.close()

    def _is_over(self) -> bool:
        """Whether the command has ended; waits until the next thing is to be done."""
        agent = self._agent
        if agent is None or agent.stdout is None:
            return bool(select.select([0], [], [], _RETRY_INTERVAL_S)[0])
        output = agent.stdout.fileno()
        ready, _, _ = select.select([0, output], [], [], _BEAT_INTERVAL_S)
        if output in ready and not line_of(agent, _BEAT_INTERVAL_S):
            self._lose()
        return 0 in ready

    def _beat(self) -> None:
        assert self._agent is not None
        assert self._agent.stdin is not None
        with suppress(OSError):  # then it has ended, which its output tells
            self._agent.stdin.write(b"\n")
            self._agent.stdin.flush()

    def _lose(self) -> None:
        code = self._end_agent()
        try:
            self._transport.check()
            said = self._last_words() or f"exit code {code}"
            trouble = Trouble(f"its agent on {self._transport.what} has ended: {said}")
        except NotADriver as error:
            trouble = Trouble.of(error)
        self._write(trouble=trouble)

    def _end_agent(self) -> int:
        assert self._agent is not None
        agent, self._agent = self._agent, None
        return ended(agent)

    def start(self) -> None:
        """Start the agent. Raises NotADriver, BrokenDriver."""
        self._transport.check()
        name, asked_s = f"nnagent-{secrets.token_hex(8)}", time.time()
        said = self._transport.run(FACTS + _MAKE_FOLDER % (name, name))
        facts, found = facts_in(said)
        folder = found["folder"]
        if not folder:
            raise NotADriver(f"the shell of {self._transport.what} does not do what it is to do")
        try:
            abi = found["abi"] or found["machine"]
            file = agent_for(abi, self._target.agents, is_android=bool(found["abi"]))
            self._transport.push(file, f"{folder}/nnagent")
            port = self._transport.forward(self._served(folder))
        except BaseException:
            if self._agent is not None:
                self._end_agent()
            with suppress(NotADriver):
                self._transport.run(f"rm -rf {shlex.quote(folder)}")
            raise
        ahead_s = float(found["clock"]) - asked_s if found["clock"] else 0.0
        self._write(port=port, facts=facts, clock_ahead_s=ahead_s, trouble=None)

    def _served(self, folder: str) -> int:
        """Start the agent in ``folder``, and return the port that it listens at."""
        program, target = f"{shlex.quote(folder)}/nnagent", self._target
        device = ["--device", target.device] if target.device else []
        words = ["--driver", target.library, *device, "--listen", "127.0.0.1:0"]
        with log_in(self._folder).open("ab") as log:
            self._agent = self._transport.start(
                f"chmod 700 {program} && exec {program} {shlex.join(words)} --lease {LEASE_S}", log
            )
        assert self._agent.stdin is not None
        with suppress(OSError):
            self._agent.stdin.write(f"{self._secret}\n".encode())
            self._agent.stdin.flush()
        limit_s = start_timeout_s()
        deadline_s = time.monotonic() + limit_s
        while line := line_of(self._agent, deadline_s - time.monotonic()):
            if served := _SERVED.search(line):
                return int(served[1])
        if time.monotonic() >= deadline_s:
            raise NotADriver(f"it did not start within {limit_s:g} s; --start-timeout allows more")
        code = self._end_agent()
        self._transport.check()
        said = self._last_words() or f"the agent ended with exit code {code}"
        raise (BrokenDriver if code == _BROKEN_DRIVER else NotADriver)(said)

    def _last_words(self) -> str:
        """The last line that the agent, or a shell in its place, has written."""
        lines = log_in(self._folder).read_text(errors="replace").strip().splitlines()
        said = one_line(lines[-1]) if lines else ""
        return re.sub(r"^Error: (driver '.*?': )?", "", said)

    def _write(self, **changes: object) -> None:
        self._session = replace(self._session, **changes)
        self._session.write(self._folder)


if __name__ == "__main__":
    main()
