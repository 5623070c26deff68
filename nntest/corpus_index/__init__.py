"""Index of a corpus of specs: what planning needs to know of its cases, and their loader."""
