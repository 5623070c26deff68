"""Terminal: the one writer of all text that goes to standard output and standard error.

Nothing else prints. :mod:`nnhal.terminal.console`, which takes longer to import, draws tables.
"""

from nnhal.terminal.streams import attached
from nnhal.terminal.writer import complain, document, say, workflow_command

__all__ = ["attached", "complain", "document", "say", "workflow_command"]
