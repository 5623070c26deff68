"""The NNAPI runtime: what applications see of the drivers, in the words of the NNAPI C API."""
