"""How the client face works inside; its public face is :mod:`nnhal.device`."""
