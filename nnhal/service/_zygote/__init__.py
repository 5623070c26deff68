"""What happens inside the zygote and its children; :mod:`nnhal.service.zygote` is its face."""
