"""MLTS: whole models on real data, a driver beside TF Lite, in speed and accuracy."""
