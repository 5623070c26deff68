"""Mutation testing: how many small, random errors in a driver's source the tests of VTS catch."""
