"""Looking inside: verbose logging (vlog), execution traces, and drawings of models."""
