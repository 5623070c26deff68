"""Fuzzing: valid cases of a corpus, changed at random, on a driver that must survive."""
