"""The contract as tables: the calls of each object of the HAL, and what holds before and after."""
