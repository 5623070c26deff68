"""Layouts that drivers keep images in: channels first, or in blocks."""
