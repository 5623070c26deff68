"""Plans: from a model to steps with a place in memory, and their execution."""
