"""Internals of the client; its public face is :mod:`nnhal.device`."""
