"""The interfaces of the HAL over remote calls, and the two processes that speak them."""
