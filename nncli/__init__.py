"""Command lines: options, terminal, settings and guarded files. Knows nothing of the HAL."""
