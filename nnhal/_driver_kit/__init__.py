"""How the driver kit works inside; its public face is :mod:`nnhal.driver_kit`."""
