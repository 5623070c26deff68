"""MLTS: whole models on real data, through drivers and through TF Lite, compared."""
