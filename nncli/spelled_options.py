"""Options as a user would type them again."""

from __future__ import annotations

from typing import Any

from nncli.option_words import WORDS

__all__ = ["spelled"]


def spelled(options: object, *names: str, **defaults: object) -> list[str]:
    """The words of a command line for what ``options`` have under ``names``, which are of the
    vocabulary; nothing for what is off, empty, or the default.
    """
    words: list[str] = []
    for name in names:
        value: Any = getattr(options, name)
        flag = WORDS[name].flags[-1]
        if value is True:
            words.append(flag)
        elif isinstance(value, tuple):
            words += [word for each in value for word in (flag, str(each))]
        elif value not in (None, "", defaults.get(name)) and value is not False:
            words += [flag, f"{value:g}" if isinstance(value, float) else str(value)]
    return words
