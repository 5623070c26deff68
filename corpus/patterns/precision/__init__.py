"""Numbers near the limits of types, scales and decisions."""
