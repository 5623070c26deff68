"""Imported last by processes that fork: what is there by then is no garbage.

Their children collect several times each, by themselves and for what they check, and would look
through everything that was imported.
"""

import gc

gc.collect()
gc.freeze()
