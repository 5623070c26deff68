"""History of runs in an SQLite file: what was run when, how it ended, and what changed since."""
