"""Drivers of this project: plug-ins like anybody's, found by the entry points ``nnhal.drivers``."""
