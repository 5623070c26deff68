"""A client of drivers that do not send what they mean to: see test_mutated_messages.py.

``python -m tests.process.nnservice.honest_client SEED COUNT DIARY FOLDER`` ends with status 0
when it has been told COUNT lies and has met nothing but answers and HalErrors.
"""

from __future__ import annotations

import logging
import os
import random
import sys
from pathlib import Path

from nncli.errors import UserError
from nnhal.errors import HalError
from nnprocess.zygote import Zygote
from nnservice import start
from nnservice.hal import driver_service
from tests.process.nnservice.liar import SHARES
from tests.process.nnservice.session import PATIENCE_S, Session

DRIVER = "tests.process.nnservice.lying_driver"
CALLS = 200
VERSIONS = ("1.0", "1.2", "1.3", "1.3", "AIDL4")


def main() -> None:
    seed, count, diary, folder = sys.argv[1:]
    chance = random.Random(int(seed))
    logging.disable(logging.CRITICAL)
    # A process that has closed its connection is alive more often here than anywhere else.
    driver_service.DEATH_TIMEOUT_S = 0.05  # type: ignore[attr-defined]
    Path(diary).touch()
    answers = refusals = connections = 0
    with Zygote.start(preload=[DRIVER]) as zygote:
        while Path(diary).read_bytes().count(b"\n") < int(count):
            os.environ["LIAR"] = f"{chance.randrange(2**32)} {chance.choice(SHARES)} {diary}"
            connections += 1
            driver = f"{DRIVER}:LyingDriver@{chance.choice(VERSIONS)}"
            try:
                service = start(driver, zygote=zygote, callback_timeout_s=PATIENCE_S)
            except (HalError, UserError):
                refusals += 1
                continue
            session = Session(service.device, Path(folder), chance)
            session.go_on(CALLS)
            answers += session.answers
            refusals += session.refusals
            service.stop(grace_s=0)
    print(f"{connections} connections, {answers} answers, {refusals} refusals")


if __name__ == "__main__":
    main()
