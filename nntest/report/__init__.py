"""Reports: each a view of a run's result."""
