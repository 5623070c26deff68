"""Capabilities of a driver, measured: how its time compares with the CPU's, by operand types."""
