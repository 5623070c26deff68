"""Rewrites that graph compilers make, where each is right and where it is not."""
