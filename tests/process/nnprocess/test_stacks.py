"""How long a process is waited for that writes its stacks slowly."""

from __future__ import annotations

import subprocess
import sys
import tempfile

from nnprocess import stacks

SLOW_WRITER = """
import os, sys, time

fd = int(sys.argv[1])
sys.stdin.readline()
for line in (b"first\\n", b"second\\n"):
    end = time.monotonic() + 10 * float(sys.argv[2])
    while time.monotonic() < end:
        pass
    os.write(fd, line)
sys.stdin.readline()
"""


def test_one_that_waits_for_a_processor_amid_its_lines_is_heard_to_the_end() -> None:
    with tempfile.TemporaryFile() as file:
        words = [sys.executable, "-c", SLOW_WRITER, str(file.fileno()), str(stacks.QUIET_S)]
        with subprocess.Popen(
            words, stdin=subprocess.PIPE, text=True, bufsize=1, pass_fds=[file.fileno()]
        ) as writer:
            assert writer.stdin is not None
            stdin = writer.stdin
            found = stacks.dump(writer.pid, file.fileno(), lambda *_: stdin.write("go\n") and None)
            stdin.write("done\n")

    assert found == ("first", "second")
