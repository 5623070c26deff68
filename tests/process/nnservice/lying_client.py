"""A client whose process does not send what it means to: see test_mutated_messages.py.

``python -m tests.process.nnservice.lying_client DRIVER SEED DIARY FOLDER``: lives one
connection after each line that it reads, and then writes a line with what it has met.
"""

from __future__ import annotations

import logging
import random
import sys
from pathlib import Path

from nncli.errors import UserError
from nnhal.errors import HalError
from nnhal.registry import resolve
from tests.process.nnservice.liar import SHARES, lie
from tests.process.nnservice.session import PATIENCE_S, Session

CALLS = 100


def main() -> None:
    driver, seed, diary, folder = sys.argv[1:]
    chance = random.Random(int(seed))
    liar = lie(int(seed), 0.0, diary)
    logging.disable(logging.CRITICAL)
    for _ in sys.stdin:
        liar.share = chance.choice(SHARES)
        try:
            device = resolve(driver, callback_timeout_s=PATIENCE_S)
            session = Session(device, Path(folder), chance)
            session.go_on(CALLS)
            print(session.answers, session.refusals, flush=True)
            del device, session
        except (HalError, UserError) as error:
            print(error, flush=True)


if __name__ == "__main__":
    main()
