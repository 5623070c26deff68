"""Executions under test: ways to execute, what they are given, and the rules for their answers."""
