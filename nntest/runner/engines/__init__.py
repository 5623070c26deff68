"""Where cases are run: one module a way, behind one small interface."""
