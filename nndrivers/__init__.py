"""Drivers of this project: plug-ins like anybody's, found through the entry points ``nnhal.drivers``."""
