"""The operation registry: code, name, versions, signatures and output shapes, a module a family."""
