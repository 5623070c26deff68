from __future__ import annotations

import platform
import subprocess
import time

from nnservice.remote.facts import FACTS, facts_in


def test_a_shell_of_this_machine_answers_every_question_that_it_can() -> None:
    before_s = time.time()
    done = subprocess.run(["sh", "-c", FACTS], capture_output=True, text=True, check=True)
    facts, found = facts_in(done.stdout)
    assert found["machine"] == facts["ABI"] == platform.machine()
    assert found["abi"] == ""
    assert before_s - 1 <= float(found["clock"]) <= time.time() + 1
    assert facts["System"] == f"{platform.system()} {platform.release()}"


def test_what_is_unknown_is_no_fact_and_what_is_strange_is_harmless() -> None:
    facts, found = facts_in(
        "abi=arm64-v8a\nclock=1700000000.%N\nModel= \nSoC=T1000\x1b[31m\nTemperature=41500\n"
        "Lies=1\nfolder=/data/local/tmp/nnagent-1\n"
    )
    assert found == {
        "abi": "arm64-v8a",
        "machine": "",
        "clock": "1700000000",
        "folder": "/data/local/tmp/nnagent-1",
    }
    assert facts == {
        "SoC": r"T1000\x1b[31m",
        "Temperature": "41.5 °C at the start",
        "ABI": "arm64-v8a",
    }
