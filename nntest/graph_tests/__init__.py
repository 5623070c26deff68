"""Tests on random graphs: drawn, run, judged, shrunk and reported."""
