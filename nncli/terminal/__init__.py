"""Terminal: the one writer of all text that goes to standard output and standard error.

Nothing else prints. :mod:`nncli.terminal.console`, which takes longer to import, draws tables.
"""

from nncli.terminal.streams import attached
from nncli.terminal.writer import complain, document, say, workflow_command

__all__ = ["attached", "complain", "document", "say", "workflow_command"]
