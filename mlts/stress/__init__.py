"""Stress tests of MLTS: how a driver behaves under load, and with clients that misbehave."""
