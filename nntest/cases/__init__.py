"""Cases of a corpus: read from data or from specs, indexed for planning, loaded for tests."""
