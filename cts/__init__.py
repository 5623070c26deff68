"""CTS: conformance tests of drivers through the NNAPI runtime, and of the runtime itself."""
