"""Native drivers behind the C ABI of the Neural Networks API, as devices of the AIDL interface.

What a Support Library (``ANeuralNetworks_getSLDriverImpl``) or a ``libneuralnetworks.so`` exports
is called as an application would call it: one function after the other, with the arguments of the
HAL's call. What the ABI has no words for is :class:`nnhal.errors.Inexpressible`.
"""
