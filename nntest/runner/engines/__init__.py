"""Engines that run cases: one module a way, behind one small interface."""
