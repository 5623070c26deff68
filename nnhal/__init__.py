"""The Neural Networks HAL: the contract between a driver and its clients, and its tools."""
