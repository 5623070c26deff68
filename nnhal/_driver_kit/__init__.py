"""Internals of the driver kit; its public face is :mod:`nnhal.driver_kit`."""
