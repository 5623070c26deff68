"""Recurrent cells, and their way through a sequence."""
