"""Runs the cases of a suite in processes that may crash or hang, and loses nothing."""
